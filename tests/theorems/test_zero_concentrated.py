"""The zCDP conversion against Arb: some order gives the answer, and none gives the next better one."""

import pickle
import random
from fractions import Fraction

import pytest

from dpcert import InvalidInput, OutsideTheorem, gaussian_profile, zero_concentrated

from .. import independent as arb
from .. import orders
from . import inputs

RHOS = ("1e-300", "1e-20", 0.1, "1/2", "log(2)", "2.56", "exp(5)", "1e6", "1e40")
DELTAS = ("1e-400", 5e-324, "exp(-31)", "1e-10", 1e-6, "1/3", "0.99", "0.999999999999999", "exp(-1e-25)")
EPSILONS = ("0", "1e-300", "1e-9", "1/2", "log(3)", "17.16", "exp(7)", 1e6)


def test_the_total_epsilon_is_the_nearest_safe_value():
    """Some order gives the rendering, none the next smaller one; 0 where some order gives 0."""
    cases = [(rho, delta) for rho in RHOS for delta in DELTAS]
    wrong = []
    for (rho, delta), digits in zip(cases, inputs.digits(len(cases), seed=11), strict=True):
        bound = zero_concentrated.epsilon_prime(rho=rho, delta=delta)
        wrong += wrong_epsilon(bound, orders.concentrated(rho), delta, digits)
    assert wrong == []


@pytest.mark.parametrize("delta", ["1e-400", "0.999999999999999"])
def test_the_largest_rho_of_a_float_is_no_obstacle(delta):
    """1e300: the best order is 1e-149 above 1, and the answer that far above rho."""
    bound = zero_concentrated.epsilon_prime(rho="1e300", delta=delta)
    assert wrong_epsilon(bound, orders.concentrated("1e300"), delta, 17) == []
    excess = Fraction(bound.decimal(200)) - Fraction("1e300")
    assert Fraction("1e141") < excess < Fraction("1e152")


def wrong_epsilon(bound, curve, delta, digits):
    """The renderings of a total epsilon that are not the nearest safe one."""
    text, value = bound.decimal(digits), float(bound)

    def works(epsilon):
        return orders.converts(curve, epsilon, delta)

    if text == "0":
        return [] if value == 0 and works(0) else [bound]
    right = orders.is_nearest(text, digits, works, up=True) and orders.is_nearest_float(value, works, up=True)
    return [] if right else [(bound, text, value)]


def test_random_mechanisms_of_every_kind_are_the_nearest_safe_value():
    """rho, pure and Gaussian mechanisms, up to 10^30 of them."""
    rng, wrong = random.Random(1605), []
    for _ in range(40):
        k, delta = rng.randrange(1, 10 ** rng.randint(1, 30)), inputs.probability(rng)
        each, sensitivity = inputs.positive(rng, -15, 2), inputs.positive(rng, -3, 3)
        for curve, given in (
            (orders.concentrated(each, k), {"rho": each}),
            (orders.pure_concentrated(each, k), {"epsilon": each}),
            (orders.gaussian(each, sensitivity, k), {"sigma": each, "sensitivity": sensitivity}),
        ):
            bound = zero_concentrated.epsilon_prime(k=k, delta=delta, **given)
            wrong += wrong_epsilon(bound, curve, delta, rng.choice((3, 17, 40)))
    assert wrong == []


def test_delta_is_the_nearest_safe_value():
    """Some order gives the delta, none the next smaller one."""
    wrong = []
    for rho in ("1e-9", 0.1, "1/2", "2.56", "exp(3)"):
        for epsilon in ("0", "1e-300", "1/2", "log(3)", "17.16"):
            bound = zero_concentrated.delta(rho=rho, epsilon_prime=epsilon)

            def works(delta, case=(rho, epsilon)):
                return orders.converts(orders.concentrated(case[0]), case[1], delta)

            wrong += [
                bound
                for digits in (3, 17, 50)
                if bound >= "1e-100000" and not orders.is_nearest(bound.decimal(digits), digits, works, up=True)
            ]
    assert wrong == []


@pytest.mark.parametrize("rho", ["1e5", "1e6", "1e7", "1e300"])
def test_a_delta_just_below_one_is_rounded_to_one_and_not_beyond(rho):
    """Where rho is far above epsilon the best order is nearer to 1 than can be written down."""
    bound = zero_concentrated.delta(rho=rho, epsilon_prime=1)
    assert float(bound) == 1.0
    assert Fraction(bound.decimal(50)) == 1
    assert bound.rendered().tight


def test_a_delta_too_small_to_be_scaled_is_a_limit():
    """Below 10^-1000000 the answer is that limit, on the safe side."""
    rendered = zero_concentrated.delta(rho="1e-300", epsilon_prime=1).rendered()
    assert (rendered.text, rendered.tight) == ("1e-1000000", False)


TARGETS = [(epsilon, delta) for epsilon in EPSILONS for delta in DELTAS]


def test_the_largest_rho_works_and_the_next_one_does_not():
    """Some order supports it, none supports one unit more; for one mechanism and for many."""
    wrong = []
    for (epsilon, delta), digits in zip(TARGETS, inputs.digits(len(TARGETS), seed=12), strict=True):
        k = 1 if digits % 2 else 10**20

        def works(rho, case=(k, epsilon, delta)):
            return orders.converts(orders.concentrated(rho, case[0]), *case[1:])

        bound = zero_concentrated.largest_rho(k=k, epsilon_prime=epsilon, delta=delta)
        if not orders.is_nearest(bound.decimal(digits), digits, works, up=False):
            wrong.append(bound)
    assert wrong == []


def test_the_largest_epsilon_and_the_smallest_sigma_work_and_the_next_ones_do_not():
    """The same rho, spent by pure mechanisms or by Gaussian noise."""
    wrong = []
    for (epsilon, delta), digits in zip(TARGETS[::3], inputs.digits(len(TARGETS[::3]), seed=13), strict=True):
        pure = zero_concentrated.largest_epsilon(k=365, epsilon_prime=epsilon, delta=delta)
        noise = zero_concentrated.smallest_sigma(k=365, epsilon_prime=epsilon, delta=delta, sensitivity="1/7")

        def allowed(each, case=(epsilon, delta)):
            return orders.converts(orders.pure_concentrated(each, 365), *case)

        def enough(sigma, case=(epsilon, delta)):
            return orders.converts(orders.gaussian(sigma, "1/7", 365), *case)

        if not orders.is_nearest(pure.decimal(digits), digits, allowed, up=False):
            wrong.append(pure)
        if not orders.is_nearest(noise.decimal(digits), digits, enough, up=True):
            wrong.append(noise)
    assert wrong == []


@pytest.mark.parametrize(
    ("curve", "given"),
    [
        (lambda k: orders.concentrated("1e-3", k), {"rho": "1e-3"}),
        (lambda k: orders.pure_concentrated("1/801", k), {"epsilon": "1/801"}),
        (lambda k: orders.pure_concentrated("1e-30", k), {"epsilon": "1e-30"}),
        (lambda k: orders.gaussian(20, 1, k), {"sigma": 20}),
        (lambda k: orders.gaussian("1e20", "1/3", k), {"sigma": "1e20", "sensitivity": "1/3"}),
    ],
)
def test_the_largest_k_works_and_the_next_one_does_not(curve, given):
    """Arb accepts k and refuses k + 1, for answers of up to 60 digits."""
    k = int(zero_concentrated.largest_k(epsilon_prime="1.5", delta="1e-6", **given))
    assert orders.converts(curve(k), "1.5", "1e-6")
    assert not orders.converts(curve(k + 1), "1.5", "1e-6")


def test_no_k_works_where_one_mechanism_is_too_much_and_every_k_where_it_is_free():
    """Both are refused, with the reason."""
    with pytest.raises(OutsideTheorem, match=r"supports no k >= 1 here: already one mechanism exceeds epsilon_prime"):
        zero_concentrated.largest_k(sigma=1, epsilon_prime=1, delta="1e-6")
    for way in ("rho", "epsilon"):
        with pytest.raises(OutsideTheorem, match="no limit on k where one mechanism costs nothing"):
            zero_concentrated.largest_k(**{way: 0}, epsilon_prime=1, delta="1e-6")


# Bun and Steinke.


def test_the_closed_form_and_its_inverse_are_the_nearest_safe_values():
    """rho + 2 sqrt(rho ln(1/delta)), and the square of the difference of two roots."""
    wrong = []
    for rho in RHOS:
        for delta in DELTAS:

            def total(case=(rho, delta)):
                each = arb.lift(case[0])
                return each + 2 * (-each * arb.lift(case[1]).log()).sqrt()

            bound = zero_concentrated.epsilon_prime_bun_steinke(rho=rho, delta=delta)
            wrong += arb.wrongly_rounded(bound, total, 17)
    for epsilon, delta in TARGETS[9:]:

        def supported(case=(epsilon, delta)):
            loss = -arb.lift(case[1]).log()
            return ((loss + arb.lift(case[0])).sqrt() - loss.sqrt()) ** 2 / 3

        bound = zero_concentrated.largest_rho_bun_steinke(k=3, epsilon_prime=epsilon, delta=delta)
        wrong += arb.wrongly_rounded(bound, supported, 17)
    assert wrong == []


# Edges.


def test_a_mechanism_that_costs_nothing_costs_nothing():
    """rho = 0 and epsilon = 0 give 0 exactly, whichever way one asks."""
    for given in ({"rho": 0}, {"epsilon": 0}):
        for bound in (
            zero_concentrated.epsilon_prime(delta="1e-6", **given),
            zero_concentrated.epsilon_prime_bun_steinke(delta="1e-6", **given),
            zero_concentrated.delta(epsilon_prime=0, **given),
            zero_concentrated.rho(**given),
        ):
            assert (bound.decimal(), float(bound), bound.rendered().tight) == ("0", 0.0, True)


def test_rho_adds_up():
    """k rho, k epsilon^2 / 2 and k (sensitivity / sigma)^2 / 2, exactly."""
    assert zero_concentrated.rho(k=10**20, rho="1/3").compare(Fraction(10**20, 3)) == 0
    assert zero_concentrated.rho(k=3, epsilon="1/7").compare(Fraction(3, 98)) == 0
    assert zero_concentrated.rho(k=9, sigma=3, sensitivity="1/2").compare(Fraction(1, 8)) == 0


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"rho": 1, "delta": 0}, r"The zCDP conversion needs 0 < delta < 1, got delta = 0; at 0 zCDP gives no epsilon"),
        ({"rho": 1, "delta": 1}, r"needs 0 < delta < 1, got delta = 1"),
        ({"rho": "-1e-300", "delta": "0.1"}, r"needs rho >= 0, got rho = -1e-300"),
        ({"epsilon": -1, "delta": "0.1"}, r"needs epsilon >= 0, got epsilon = -1"),
        ({"sigma": 0, "delta": "0.1"}, r"needs sigma > 0, got sigma = 0"),
        ({"sigma": 1, "sensitivity": 0, "delta": "0.1"}, r"needs sensitivity > 0, got sensitivity = 0"),
        ({"rho": 1, "k": 0, "delta": "0.1"}, r"needs k >= 1, got k = 0"),
    ],
)
def test_outside_the_hypotheses_every_function_refuses(given, message):
    """The message names hypothesis and value."""
    with pytest.raises(OutsideTheorem, match=message):
        zero_concentrated.epsilon_prime(**given)
    with pytest.raises(OutsideTheorem, match=message):
        zero_concentrated.epsilon_prime_bun_steinke(**given)


def test_a_negative_target_is_refused():
    """epsilon_prime >= 0."""
    for ask in (zero_concentrated.largest_rho, zero_concentrated.largest_epsilon, zero_concentrated.smallest_sigma):
        with pytest.raises(OutsideTheorem, match=r"needs epsilon_prime >= 0, got epsilon_prime = -1"):
            ask(epsilon_prime=-1, delta="1e-6")
    with pytest.raises(OutsideTheorem, match=r"needs epsilon_prime >= 0, got epsilon_prime = -1"):
        zero_concentrated.delta(rho=1, epsilon_prime=-1)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, r"give exactly one of rho and epsilon and sigma, got none"),
        ({"rho": 1, "epsilon": 1}, r"give exactly one of .*, got rho and epsilon"),
        ({"rho": 1, "sensitivity": 2}, r"sensitivity goes with sigma, not with rho"),
        ({"rho": 1, "k": "1/2"}, r"k must be an integer, got 1/2"),
        ({"rho": "nan"}, r"rho"),
    ],
)
def test_a_question_that_cannot_be_read_is_another_error(given, message):
    """InvalidInput, which is no verdict about the theorem."""
    with pytest.raises(InvalidInput, match=message):
        zero_concentrated.epsilon_prime(delta="1e-6", **given)


def test_the_answer_names_its_order_and_its_pair_and_can_be_pickled():
    """The best alpha is a note; the guarantee is (value, delta)."""
    bound = zero_concentrated.epsilon_prime(rho="2.56", delta="1e-10")
    assert bound.facts.notes == ("attained near alpha = 3.908943",)
    assert bound.guarantee(10) == {"epsilon": "17.15830872", "delta": "1e-10"}
    assert pickle.loads(pickle.dumps(bound)).decimal(60) == bound.decimal(60)  # noqa: S301
    near_one = zero_concentrated.epsilon_prime(rho="1e300", delta="1e-6")
    assert near_one.facts.notes[0].startswith("attained near alpha = 1 + 3.71692")


# What holds between answers.


def test_inverses_and_forward_answers_agree_on_the_safe_side():
    """What is allowed stays within the target; what is needed is enough."""
    for epsilon, delta in (("1/2", "1e-6"), ("17.16", "1e-10"), (0, "1/3"), ("1e-9", "0.999")):
        rho = zero_concentrated.largest_rho(k=7, epsilon_prime=epsilon, delta=delta).decimal(20)
        sigma = zero_concentrated.smallest_sigma(k=7, epsilon_prime=epsilon, delta=delta).decimal(20)
        for given in ({"rho": rho}, {"sigma": sigma}):
            assert zero_concentrated.epsilon_prime(k=7, delta=delta, **given) <= epsilon
            assert zero_concentrated.delta(k=7, epsilon_prime=epsilon, **given) <= delta
        more = arb.neighbour(rho, 20, up=True)
        assert zero_concentrated.delta(k=7, epsilon_prime=epsilon, rho=more) > delta


def test_the_best_order_is_never_worse_than_the_closed_form():
    """And the exact Gaussian profile is never worse than either."""
    for rho, delta in (("1e-6", "1e-9"), ("1/2", "1e-6"), ("2.56", "1e-10"), ("1e4", "0.1"), ("1/50", "0.5")):
        best = zero_concentrated.epsilon_prime(rho=rho, delta=delta)
        assert best < zero_concentrated.epsilon_prime_bun_steinke(rho=rho, delta=delta)
        assert gaussian_profile.delta(epsilon=best.decimal(30), sigma="1", sensitivity=root(rho)) <= delta
    assert zero_concentrated.largest_rho(epsilon_prime=1, delta="1e-6") > zero_concentrated.largest_rho_bun_steinke(
        epsilon_prime=1, delta="1e-6"
    )


def root(rho):
    """A sensitivity whose rho at sigma = 1 is a little below."""
    scaled = 2 * Fraction(rho) * 10**60
    low, high = 0, int(scaled) + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle * middle <= scaled else (low, middle)
    return Fraction(low, 10**30)


def test_the_total_grows_with_rho_and_k_and_falls_with_delta():
    """Strictly, decided by certified comparison."""
    ask = zero_concentrated.epsilon_prime
    middle = ask(k=10, rho="1e-2", delta="1e-6")
    assert ask(k=9, rho="1e-2", delta="1e-6") < middle < ask(k=11, rho="1e-2", delta="1e-6")
    assert ask(k=10, rho="0.0099999999", delta="1e-6") < middle < ask(k=10, rho="1e-2", delta="9.99999e-7")
    delta = zero_concentrated.delta
    assert delta(rho="1/2", epsilon_prime=3) < delta(rho="1/2", epsilon_prime="2.9999999")
    assert delta(rho="1/2", epsilon_prime=3) < delta(rho="0.50000001", epsilon_prime=3)
