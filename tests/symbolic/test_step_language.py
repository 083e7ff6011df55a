"""The step language refuses what could not fail, and forgets nothing that a claim rests on."""

import pytest
import sympy
from sympy import Rational, exp, log

from dpcert.readings.expression import variable
from dpcert.readings.symbolic import symbol
from symbolic.checks import Cited, Combination, Given, Identical, Identity, Induction, Substitution, Summed
from symbolic.ground import CheckFailed, Claim, Derivation, Step, StepFailed, Vacuous, run
from symbolic.inequalities import Concave, Enclosed, Falling, Glued, Ladder, Manifest
from symbolic.notation import eq, ge, gt, le, lt, n, s

x, y = symbol("x"), symbol("y")
real_x = sympy.Symbol("z", real=True)
w = sympy.Symbol("w", nonnegative=True)
P, Q = (sympy.Symbol(name, nonnegative=True) for name in ("P", "Q"))
#: A step that holds, so that a derivation has something to derive.
SOUND = Step("sound", "a square", eq((x + 1) ** 2, x**2 + 2 * x + 1), Identity())


def derivation(*steps, after=()):
    """A derivation of these steps."""
    return Derivation("test", "Test", "none", "words", steps, after)


def step(name, claim, check, *because):
    """A step."""
    return Step(name, "words", claim, check, because)


def refused(*steps, kind=CheckFailed, match=None):
    """The derivation breaks at its last step for a reason of this kind."""
    with pytest.raises(StepFailed, match=match) as error:
        run(derivation(*steps))
    assert steps[-1].name == error.value.step
    assert isinstance(error.value.reason, kind)


VACUOUS = {
    "no sample points": (eq((x + 1) ** 2, x**2 + 2 * x + 1), Identity(points=0)),
    "few sample points": (eq((x + 1) ** 2, x**2 + 2 * x + 1), Identity(points=3)),
    "an empty range": (eq((x + 1) ** 2, x**2 + 2 * x + 1), Identity(where={x: ("2", "1")})),
    "a range of one point": (eq((x + 1) ** 2, x**2 + 2 * x + 1), Identity(where={x: ("1", "1")})),
    "two sides that are one": (eq(2 * x + x, 3 * x), Identity()),
    "an empty box": (gt(x + 1, 0), Enclosed(((x, "2", "1"),))),
    "a box of one point": (gt(x + 1, 0), Enclosed(((x, "1", "1"),))),
    "no box for a symbol": (gt(x + 1, 0), Enclosed()),
    "a box for another symbol": (gt(x + 1, 0), Enclosed(((x, "0", "1"), (y, "0", "1")))),
    "a symbol boxed twice": (gt(x + 1, 0), Enclosed(((x, "0", "1"), (x, "0", "2")))),
    "an inequality of a thing with itself": (ge(x, x), Enclosed(((x, "0", "1"),))),
    "no parts": (gt(x, 0), Combination(())),
    "nothing substituted": (SOUND.claim, Substitution("sound", {})),
    "a substitution for another symbol": (SOUND.claim, Substitution("sound", {y: x})),
    "no derivative": (gt(exp(x), 1), Ladder(x, order=0)),
    "a ladder in another variable": (gt(exp(x), 1), Ladder(y)),
    "concavity on no interval": (ge(x * (1 - x), 0), Concave(x, 1, 0)),
    "concavity in another variable": (ge(x, 0), Concave(y, 0, 1)),
    "a fall in another variable": (gt(exp(-x), 0), Falling(y)),
    "no weights": (ge(P, 0), Summed("sound", {}, ())),
    "a weight that does not vary": (ge(P, 0), Summed("sound", {w: P}, (y,))),
}


@pytest.mark.parametrize("name", VACUOUS)
def test_a_check_that_could_not_fail_is_refused(name):
    """Vacuous checks establish nothing."""
    claim, check = VACUOUS[name]
    refused(SOUND, step("last", claim, check, "sound"), kind=Vacuous)


def test_a_derivation_without_a_checked_step_is_refused():
    """Hypotheses and citations alone derive nothing."""
    for steps in ((), (step("a", gt(x, 0), Given()),)):
        with pytest.raises(StepFailed, match="derives nothing"):
            run(derivation(*steps))


@pytest.mark.parametrize("check", [Given(), Cited("a book")])
def test_a_hypothesis_that_nothing_uses_is_refused(check):
    """What is not proved has to be used."""
    refused(SOUND, step("idle", gt(x, 0), check), kind=Vacuous, match="not used by any step")


def test_a_citation_names_its_source():
    """A lemma from nowhere is no lemma."""
    with pytest.raises(StepFailed, match="names its source") as error:
        run(
            derivation(
                step("lemma", gt(x, 0), Cited("")), step("use", gt(2 * x, 0), Combination(((2, "lemma"),)), "lemma")
            )
        )
    assert error.value.step == "lemma"


def test_a_hypothesis_and_a_checked_step_state_a_relation():
    """Only what is cited may be words alone."""
    refused(SOUND, step("words", None, Identity()), match="claims a relation")
    use = step("use", gt(2 * x, 0), Manifest(), "words")
    with pytest.raises(StepFailed, match="claims a relation"):
        run(derivation(step("words", None, Given()), use))


def test_a_step_rests_on_earlier_steps_only():
    """Neither on itself, nor on a later one, nor on one that does not exist."""
    for name in ("last", "later", "nothing"):
        with pytest.raises(StepFailed, match="not an earlier step"):
            run(derivation(SOUND, step("last", gt(x, 0), Manifest(), name), step("later", gt(x, 0), Manifest())))


def test_two_steps_do_not_share_a_name():
    """A name means one claim."""
    refused(SOUND, step("sound", gt(x, 0), Manifest()), match="two steps")


def test_a_step_has_words():
    """A claim without words is not read by anybody."""
    refused(SOUND, Step("mute", "", gt(x, 0), Manifest()), match="in words")


def test_a_check_uses_no_step_that_it_does_not_name():
    """`because` is what was used."""
    positive = step("positive", gt(x, 0), Manifest())
    refused(positive, step("twice", gt(2 * x, 0), Combination(((2, "positive"),))), match="not named")
    refused(positive, step("at 2", gt(2 * y, 0), Substitution("positive", {x: 2 * y})), match="not named")


def test_an_identity_needs_both_halves(monkeypatch):
    """sympy alone, or certified values alone, are not believed."""
    tiny = Rational(1, 10**100)
    refused(SOUND, step("tiny", eq(x, x + tiny), Identity()), match="sympy does not reduce")
    monkeypatch.setattr("symbolic.algebra.vanishes", lambda _: True)
    refused(SOUND, step("false", eq(x, x + Rational(1, 10**20)), Identity()), match="the two sides differ")


def test_a_wrong_derivative_is_noticed(monkeypatch):
    """sympy's derivative is held against difference quotients."""
    monkeypatch.setattr("symbolic.algebra.sympy.diff", lambda expression, variable: 2 * expression)
    refused(SOUND, step("slope", gt(exp(x), 1), Ladder(x)), match="differ")


def test_sympy_s_decision_about_numbers_is_not_asked(monkeypatch):
    """20 + log(1 + 10^-10) > 20, which sympy's comparison and its evalf get wrong."""

    def never(*_, **__):
        raise AssertionError("evalf was asked")

    number = 20 + log(1 + Rational(1, 10**10))
    right, wrong = gt(number, 20), le(number, 20)
    monkeypatch.setattr("sympy.core.evalf.EvalfMixin.evalf", never)
    run(derivation(SOUND, step("decided", right, Enclosed())))
    refused(SOUND, step("wrong", wrong, Enclosed()), match="decide the opposite")


def test_a_close_call_is_decided_by_more_bits():
    """Numbers that agree to 200 digits are told apart."""
    near = exp(Rational(1, 10**200))
    run(derivation(SOUND, step("near", gt(near, 1), Enclosed())))
    refused(SOUND, step("far", lt(near, 1), Enclosed()), match="opposite")


def test_equal_numbers_are_no_strict_inequality():
    """Whether the enclosures see that they are equal or stay undecided."""
    root = sympy.sqrt(5 + 2 * sympy.sqrt(6))
    refused(SOUND, step("undecided", ge(root, sympy.sqrt(2) + sympy.sqrt(3)), Enclosed()), match="not decided")
    refused(SOUND, step("equal", gt(log(6), log(2) + log(3)), Enclosed()), match="opposite")
    run(derivation(SOUND, step("weak", ge(log(6), log(2) + log(3)), Enclosed())))


def test_a_box_is_covered_to_its_border():
    """A claim that is false at one end is refused, and one that holds up to it is not decided there."""
    run(derivation(SOUND, step("inside", gt(2 - x, 0), Enclosed(((x, "0", "1.999"),)))))
    refused(SOUND, step("outside", gt(2 - x, 0), Enclosed(((x, "0", "3"),))), match="false on")
    refused(SOUND, step("at", gt(2 - x, 0), Enclosed(((x, "0", "2"),), most=200)), match="not decided")


def test_a_function_that_leaves_its_domain_is_refused():
    """A logarithm below 0 is no value."""
    refused(SOUND, step("log", gt(log(x) + 10, 0), Enclosed(((x, "-2", "-1"),))), match="not defined")
    refused(SOUND, step("id", eq(log((x - 9) ** 2), 2 * log(x - 9)), Identity()), match="not defined")


def test_a_claim_on_a_box_is_not_used_beyond_it():
    """x^2 <= x holds up to 1."""
    box = step("box", le(x**2, x), Concave(x, 0, 1))
    refused(box, step("at 2", le(sympy.Integer(4), 2), Substitution("box", {x: 2}), "box"), match="place of the new x")
    refused(box, step("anywhere", le(y**2, y), Substitution("box", {x: y}), "box"), match="place of the new x")
    half = step("half", le(Rational(1, 4), Rational(1, 2)), Substitution("box", {x: Rational(1, 2)}), "box")
    run(derivation(box, half))


def test_a_claim_on_a_box_is_not_varied_beyond_it():
    """A derivative argument over all x may not use it."""
    box = step("box", ge(1 - x, 0), Enclosed(((x, "0", "1/2"),)))
    refused(box, step("ladder", ge(x - x**2 / 2, 0), Ladder(x), "box"), match="not known for every x")
    falling = step("falling", gt(exp(-x), 0), Falling(x), "box")
    refused(box, falling, match="not known for every x")


def test_a_hypothesis_is_carried_to_the_new_values():
    """What was shown for x < 1 is not known at 2."""
    given = step("below 1", gt(1 - x, 0), Given())
    shown = step("shown", gt(2 - 2 * x, 0), Combination(((2, "below 1"),)), "below 1")
    refused(given, shown, step("at 2", gt(2 - 2 * y, 0), Substitution("shown", {x: y}), "shown"), match="a hypothesis")
    refused(given, shown, step("late", gt(y - x * y, 0), Ladder(x), "shown"), match="not known for every x")
    half = step("half", gt(sympy.Integer(1), 0), Substitution("shown", {x: Rational(1, 2)}), "shown")
    run(derivation(given, shown, half))


def test_a_substitution_by_itself_settles_no_hypothesis():
    """Putting x in for x leaves the hypothesis where it was."""
    given = step("below 1", gt(1 - x, 0), Given())
    shown = step("shown", gt(2 - 2 * x, 0), Combination(((2, "below 1"),)), "below 1")
    same = step("same", gt(2 - 2 * x, 0), Substitution("shown", {x: x}), "shown")
    refused(given, shown, same, step("late", gt(y - x * y, 0), Ladder(x), "same"), match="not known for every x")


def test_a_value_outside_the_domain_of_its_symbol_is_refused():
    """A positive symbol takes positive values."""
    grows = step("grows", gt(exp(x), 1), Ladder(x))
    for value in (-y, sympy.S.Zero, real_x, y - 1):
        last = step("at", gt(exp(value), 1), Substitution("grows", {x: value}), "grows")
        refused(grows, last, match="the value of x")


def test_a_substitution_gives_what_it_gives():
    """Neither another claim nor a stronger sign."""
    weak = step("weak", ge(exp(s), 1), Ladder(s))
    refused(weak, step("other", ge(exp(y), 2), Substitution("weak", {s: y}), "weak"), match="differ")
    refused(weak, step("strict", gt(exp(y), 1), Substitution("weak", {s: y}), "weak"), match="says >=")


def test_a_strict_claim_needs_a_strict_reason():
    """At the border of a closed domain a weak inequality is all there is."""
    refused(SOUND, step("ladder", gt(exp(s), 1), Ladder(s)), match="not strict")
    refused(SOUND, step("concave", gt(x * (1 - x), 0), Concave(x, 0, 1)), match="weak inequality")
    weak = step("weak", ge(exp(s), 1), Ladder(s))
    refused(weak, step("sum", gt(2 * exp(s), 2), Combination(((2, "weak"),)), "weak"), match="no part is strict")
    refused(SOUND, step("square", gt(real_x**2, 0), Manifest()), match="not visibly positive")


def test_a_combination_takes_nonnegative_factors_only():
    """A negative factor turns an inequality round."""
    bound = step("bound", lt(x, 1 + x), Manifest())
    refused(bound, step("turned", lt(-1 - x, -x), Combination(((-1, "bound"),)), "bound"), match="factor of 'bound'")
    refused(bound, step("unknown", gt(y - 1, 0), Combination(((y - 1, "bound"),)), "bound"), match="factor of 'bound'")


def test_a_sum_is_linear_in_its_weights():
    """What is not a constant times a weight cannot be summed."""
    square = step("square", ge(w**2, 0), Manifest())
    refused(square, step("sum", ge(P, 0), Summed("square", {w: P}, (w,)), "square"), match="not a constant times")
    line = step("line", ge(x * w, 0), Manifest())
    refused(line, step("sum", ge(w * P, 0), Summed("line", {w: P * w}, (w,)), "line"), match="depends on the outcome")
    run(derivation(line, step("sum", ge(x * P, 0), Summed("line", {w: P}, (w,)), "line")))


def induction(claim=None, start=0, count=n, transition=2):
    """P <= 2 n, from a quantity that grows by `transition`."""
    hypothesis = step("hypothesis", le(P, 2 * count), Given())
    grows = step("grows", le(Q, P + transition), Given())
    following = step(
        "next", le(Q, 2 * count + transition), Combination(((1, "hypothesis"), (1, "grows"))), "hypothesis", "grows"
    )
    last = step(
        "all", claim or le(P, 2 * count), Induction(count, P, Q, start, "hypothesis", "next"), "hypothesis", "next"
    )
    return hypothesis, grows, following, last


def test_an_induction_starts_and_steps():
    """It needs its start, its step, and a count from 0."""
    run(derivation(*induction()))
    refused(*induction(start=1), match="excess at n = 0")
    refused(*induction(transition=3), match="not the claim at the next count")
    refused(*induction(count=x), match="count from 0")
    refused(*induction(claim=le(P, 3 * n)), match="not the claim as a hypothesis")


def test_an_induction_settles_its_hypothesis_and_no_other():
    """What the step also rests on stays."""
    last = step("at 5", le(P, 10), Substitution("all", {n: 5}), "all")
    run(derivation(*induction(), last))
    varied = step("varied", le(P, 2 * s + 2 * n), Substitution("all", {P: P + 1}), "all")
    refused(*induction(), varied, match="a hypothesis at the new values")


def test_two_parts_are_glued_where_they_meet():
    """The second part has to start where the first ends, and to say the same."""
    below = step("below", gt(x + 1, 0), Enclosed(((x, "0", "1"),)))
    above = step("above", gt(2 + s, 0), Manifest())
    gap = step("above", gt(3 + s, 0), Manifest())
    whole = step("whole", gt(x + 1, 0), Glued(x, "0", "below", "above", s), "below", "above")
    run(derivation(below, above, whole))
    refused(below, gap, whole, match="do not say the claim")
    refused(
        below,
        above,
        step("early", gt(x + 1, 0), Glued(x, "-1", "below", "above", s), "below", "above"),
        match="starts at",
    )
    swapped = step("swapped", gt(x + 1, 0), Glued(x, "0", "above", "below", s), "below", "above")
    refused(below, above, swapped, match="not established on an interval")


def test_the_kernel_s_step_follows_from_something():
    """A comparison with nothing derived is refused."""
    refused(SOUND, step("kernel", eq(x, x), Identical(variable("x"))), kind=Vacuous, match="follows from no earlier")


def test_a_check_refuses_claims_of_another_kind():
    """An equation is not shown by an inequality's check, nor the other way round."""
    refused(SOUND, step("equation", eq(x, x), Manifest()), match="establishes")
    refused(SOUND, step("inequality", gt(x, 0), Identity()), match="establishes")


def test_the_steps_of_another_derivation_are_known_by_its_name():
    """What is built on is named stem/step."""
    first = Derivation("first", "First", "none", "words", (SOUND,))
    use = step("use", eq((y + 1) ** 2, y**2 + 2 * y + 1), Substitution("first/sound", {x: y}), "first/sound")
    run(derivation(use, after=(first,)))
    refused(use, match="not an earlier step")


def test_a_claim_says_which_way_it_is_read():
    """The excess of a claim is what it says is positive."""
    assert x - y == Claim(x, ">=", y).excess == Claim(y, "<", x).excess
    assert Claim(x, "<", y).strict
    assert not Claim(x, "<=", y).strict
