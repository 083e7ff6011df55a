"""Balls as a number system: every choice of points is contained, and what they do not settle is left."""

from __future__ import annotations

import operator
from decimal import Decimal
from fractions import Fraction
from itertools import product as pairs
from random import Random

import flint
import gmpy2
import pytest

from dpcert.errors import Undecided
from dpcert.reals import balls
from dpcert.reals.ball import Ball
from dpcert.reals.balls import Balls, Midrad
from dpcert.reals.exact import Exact, exponential, logarithm, rational

from ..engines import fraction, mantissa, real, side
from .hard_inputs import cases
from .promise import keeps

OPERATIONS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}
#: Middles and radii to 4 bits and beyond, of both signs, exact, thin, wide and around zero.
SMALL = [*pairs((-37, -16, -1, 0, 1, 7, 15, 29, 100), (0, 1, 8, 15, 50))]
FOREIGN = [1.0, 0.5, Fraction(1), True, Decimal(1), 1j, "1", None, gmpy2.mpz(1)]


def ends_of(x):
    """The ends of a ball as rationals, from its fields alone."""
    unit = Fraction(2) ** int(x.exponent)
    return (int(x.middle) - int(x.radius)) * unit, (int(x.middle) + int(x.radius)) * unit


def holds(ball, value):
    """Whether a ball contains a rational."""
    low, high = ends_of(ball)
    return low <= value <= high


@pytest.mark.parametrize("gap", [-20, -9, -1, 0, 8, 9])
@pytest.mark.parametrize("sign", OPERATIONS)
def test_arithmetic_contains_the_corners(sign, gap):
    """At 4 bits, with exponents apart and near; each operation takes its extremes at ends of the operands."""
    operation, checked = OPERATIONS[sign], 0
    for (m, r), (n, s) in pairs(SMALL, repeat=2):
        x, y = Midrad(m, r, gap, 4), Midrad(n, s, 0, 4)
        if sign == "/" and abs(n) <= s:
            with pytest.raises(Undecided):
                operation(x, y)
            continue
        got = operation(x, y)
        for p, q in pairs(ends_of(x), ends_of(y)):
            checked += 1
            assert holds(got, operation(p, q)), (m, r, n, s)
    assert checked > 4000


@pytest.mark.parametrize("sign", OPERATIONS)
def test_exact_operands_leave_little(sign):
    """The radius of a result is a few units of its last place, and a sum or product that fits is exact."""
    random = Random(17)
    for _ in range(500):
        x, y = (Midrad(random.getrandbits(79) | 1 << 79, 0, random.randrange(-99, 99), 80) for _ in "xy")
        got = OPERATIONS[sign](x, y)
        assert got.radius <= 4
        assert got.middle.bit_length() >= 79 or sign in "+-"
    got = OPERATIONS[sign](Midrad(12, 0, -2, 80), 2)
    assert got.radius == (2 if sign == "/" else 0)


@pytest.mark.parametrize("sign", OPERATIONS)
def test_an_integer_stands_on_either_side(sign):
    """As the point that it is, however long."""
    x = Midrad(7, 1, -1, 16)
    for n in (-3, 1, 2, 10**30):
        for left, right in ((x, n), (n, x)):
            p, q = (ends_of(side_)[0] if side_ is x else side_ for side_ in (left, right))
            assert holds(OPERATIONS[sign](left, right), OPERATIONS[sign](Fraction(p), q))
    assert ends_of(-x) == (-4, -3)


@pytest.mark.parametrize("n", [*range(-4, 12), 31])
def test_a_power_contains_the_powers_of_its_points(n):
    """Ends, middle and zero; a zero-th power is 1."""
    for m, r in SMALL:
        x = Midrad(m, r, -3, 8)
        low, high = ends_of(x)
        if n < 0 and r << 4 >= abs(m):  # a power of it may reach zero
            continue
        got = x**n
        assert all(holds(got, p**n) for p in (low, (low + high) / 2, high)), (m, r)
    with pytest.raises(Undecided):
        Midrad(3, 3, 0, 80) ** -1


def test_a_value_is_cut_to_its_bits():
    """Middle and radius stay short, whatever is multiplied, and what is cut is contained."""
    for bits in (4, 5, 16):
        x = Midrad(0b1111101, 0b1011, 5, bits)
        for _ in range(40):
            x = x * x
            assert max(x.middle.bit_length(), x.radius.bit_length()) <= bits + 1
    for middle, radius in pairs((-1023, -512, -500, -1, 0, 511, 512, 1000), (0, 1, 7, 8, 511, 700)):
        got = balls._cut(middle, radius, -2, 5)
        assert max(got.middle.bit_length(), got.radius.bit_length()) <= 6
        assert ends_of(got)[0] * 4 <= middle - radius <= middle + radius <= ends_of(got)[1] * 4


def test_a_root_contains_the_roots_of_the_ends():
    """Compared by squares of rationals; next to zero it is left."""
    checked = 0
    for bits, exponent in pairs((1, 2, 3, 4, 9), (-5, -4, 0, 1)):
        for middle, radius in pairs((*range(-2, 40), 255, 256, 10**6), (0, 1, 2, 5, 30, 99)):
            x = Midrad(middle, radius, exponent, bits)
            if middle <= radius:
                with pytest.raises(Undecided):
                    Balls(bits).sqrt(x)
                continue
            low, high = ends_of(Balls(bits).sqrt(x))
            least, most = ends_of(x)
            assert low <= 0 or low * low <= least, (bits, middle, radius)
            assert most <= high * high, (bits, middle, radius)
            checked += 1
    assert checked > 2000
    root = Balls(80).sqrt(Midrad(2, 0, 0, 80))
    assert (root.middle.bit_length(), root.radius) == (80, 2)


@pytest.mark.parametrize("q", ["0", "1", "-1", "1/3", "-2/7", "10000", "1/801", "0.75", f"{10**30}/3", f"1/{3**90}"])
def test_an_input_is_lifted_to_a_ball_around_it(q):
    """A dyadic exactly, where it is short."""
    value = Fraction(q)
    for bits in (4, 16, 80):
        got = Balls(bits).number(rational(value))
        assert holds(got, value)
        assert got.radius == 0 or (got.radius <= 3 and bits - 1 <= got.middle.bit_length() <= bits)
        assert got.radius == 0 or value.denominator & (value.denominator - 1) or abs(value.numerator) >> bits
        assert holds(got * (1 << 200), value * 2**200)


def test_inputs_that_enclosures_keep_exact_are_left_to_them():
    """exp(q) and log(q) often make the answer exact."""
    for exact in (exponential(Fraction(-32)), logarithm(Fraction(3, 2))):
        with pytest.raises(Undecided):
            Balls(80).number(exact)


# The functions, against Arb.

FUNCTIONS = ("exp", "expm1", "log", "log1p", "tanh")


def contains(ball, name, x):
    """Whether a ball contains a function of a rational, decided by Arb where that is irrational."""
    if x == (name == "log"):
        return holds(ball, int(name == "exp"))
    low, high = ball.ends
    bits = int(ball.bits)
    true = real(name, x)
    return side(true, low, bits) > 0 > side(true, high, bits)


def arguments(name, bits, seed):
    """Hard middles of that precision with the radii 0, 1, some and many; and the same far from 1."""
    random = Random(seed)
    for x, precision in cases("exp" if name == "tanh" else name, many=16, seed=seed):
        if precision <= 2 * bits:
            middle, exponent = mantissa(x)
            lift = max(0, bits - abs(middle).bit_length())
            for radius in (0, 1, random.getrandbits(9), 1 << (lift + abs(middle).bit_length()) // 2):
                yield Midrad(middle << lift, radius, exponent - lift, bits)
            far = random.choice((-900, 9, 9000 if name == "log" else 3))
            yield Midrad(middle << lift, 1, exponent - lift + far, bits)
    for middle, radius, exponent in pairs((-1, 0, 1, 3, 7), (0, 1, 2), range(1, 9)):
        yield Midrad(middle, radius, exponent, bits)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_contains_its_values_at_the_ends(name):
    """All are increasing: hard arguments, huge and tiny ones, exact and in balls that are thin and wide."""
    checked = left = 0
    for bits in (16, 24, 53, 80, 113):
        for x in arguments(name, bits, bits):
            try:
                got = getattr(Balls(bits), name)(x)
            except Undecided:
                left += 1
                continue
            for end in set(ends_of(x)):
                checked += 1
                assert contains(got, name, end), (name, x.middle, x.radius, x.exponent, bits)
    assert keeps(f"balls: {name}", checked)
    assert left < checked / 3


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_sharp(name):
    """At 80 bits the result of a thin ball has 70: it is of use."""
    random = Random(3)
    for _ in range(400):
        exponent = random.choice((-70, -76) if name == "log" else (-80, -90, -77, -110))
        x = Midrad(random.getrandbits(80) | 1 << 79, 1, exponent, 80)
        got = getattr(Balls(80), name)(x)
        assert got.radius << 70 <= abs(got.middle), (x.middle, x.exponent)


@pytest.mark.parametrize(("most", "d"), [(m, d) for m in (1, 2, 3, 100, 12345) for d in (1, 2, 3, 7, 8, 15)])
def test_a_spread_covers_the_exponential_of_the_whole_ball(most, d):
    """exp at the middle as large as it may be, alone: exp(m + d) - exp(m) for d of both signs."""
    for exponent in range(-d.bit_length(), -20, -1):
        got = Balls(200)._grown(Ball(5, 0, 0), most, Midrad(1, d, exponent, 200))
        with flint.ctx.workprec(300):
            for step in (d, -d):
                reach = most * flint.arb((step, exponent)).expm1()
                assert abs(reach) <= int(got.radius), exponent
        if exponent == -d.bit_length():
            with pytest.raises(Undecided):
                Balls(200)._grown(Ball(5, 0, 0), most, Midrad(1, d, exponent + 1, 200))


@pytest.mark.parametrize(("name", "one"), [("exp", 0), ("expm1", 1)])
def test_a_spread_counts_from_the_largest_exponential(name, one, monkeypatch):
    """The ball around exp or exp - 1 being given: wherever in it the value at the middle lies, all of x is covered."""
    for scale, middle, radius in pairs((3, 0, -2), (1, 40), (0, 1, 9)):
        monkeypatch.setattr(balls, f"{name}_ball", lambda *_, b=(middle, radius, -scale): Ball(*b))
        for r, exponent in ((1, -1), (1, -3), (1, -9), (3, -2)):
            got = getattr(Balls(100), name)(Midrad(1, r, exponent, 100))
            with flint.ctx.workprec(300):
                for end, step in pairs((middle - radius, middle + radius), (r, -r)):
                    grown = one + flint.arb((end, -scale))
                    value = (grown * flint.arb((step, exponent)).exp() - one) * flint.arb((1, scale))
                    if grown > 0:
                        assert abs(value - int(got.middle)) <= int(got.radius), (scale, middle, radius, r)


def test_a_spread_covers_the_logarithm_of_the_whole_ball(monkeypatch):
    """With log m at an end of its ball: log x for both ends x."""
    for w, radius in ((16, 0), (16, 3), (2, 1)):
        monkeypatch.setattr(balls, "_remembered_log", lambda *_, b=(9, radius, -w): Ball(*b))
        for middle, r in ((2, 1), (9, 8), (9, 1), (1000, 1), (10**6, 1), (10**6, 7), (10**6, 10**6 - 1)):
            got = Balls(100)._log(middle, r, 0, 0)
            with flint.ctx.workprec(300):
                for end in (middle - r, middle + r):
                    shift = (flint.arb(end) / middle).log() * 2**w
                    for true in (9 - radius, 9 + radius):
                        assert abs(true + shift - int(got.middle)) <= int(got.radius), (w, middle, r)


def test_a_sum_and_a_minimum_are_those_of_the_terms():
    """The least is one of the values, and is given only where it is proved."""
    real_, third = Balls(80), rational(Fraction(1, 3))
    assert holds(real_.sum(lambda i: real_.number(third) * i, 2, 5), Fraction(14, 3))
    assert ends_of(real_.sum(lambda i: i, 2, 1)) == (0, 0)
    assert holds(real_.minimum(2, real_.number(third), 1), Fraction(1, 3))
    assert ends_of(real_.minimum(1, Midrad(2, 1, 0, 80), Midrad(9, 2, 0, 80))) == (1, 1)
    for close in (Midrad(2, 2, 0, 80), Midrad(1 << 79, 1, -79, 80)):
        with pytest.raises(Undecided):
            real_.minimum(1, close)


@pytest.mark.parametrize("foreign", FOREIGN, ids=lambda value: f"{type(value).__name__} {value}")
def test_nothing_but_an_int_mixes_with_a_ball(foreign):
    """As with enclosures."""
    x = Midrad(3, 1, 0, 80)
    for operation in OPERATIONS.values():
        for left, right in ((x, foreign), (foreign, x)):
            with pytest.raises(TypeError):
                operation(left, right)
    for mixed in (
        lambda: x**foreign,
        lambda: Balls(80).sum(lambda _: foreign, 1, 2),
        lambda: Balls(80).minimum(x, foreign),
    ):
        with pytest.raises(TypeError):
            mixed()


@pytest.mark.parametrize("sign", OPERATIONS)
def test_balls_of_different_bits_do_not_mix(sign):
    """The precision is one argument of a whole computation."""
    with pytest.raises(TypeError, match="bits"):
        OPERATIONS[sign](Midrad(3, 1, 0, 80), Midrad(3, 1, 0, 81))
    with pytest.raises(TypeError, match="bits"):
        Balls(80).minimum(Midrad(3, 1, 0, 80), Midrad(3, 1, 0, 81))


def test_what_balls_do_not_settle_is_left():
    """Domains reached across, arguments far from 1, high powers, and the normal distribution."""
    real_ = Balls(80)
    wide, far, tiny = Midrad(1, 1, 0, 80), Midrad(1, 0, 11, 80), Midrad(1, 0, -5000, 80)
    for question in (
        lambda: real_.log(wide),
        lambda: real_.log(Midrad(-3, 1, 0, 80)),
        lambda: real_.log1p(Midrad(-1, 0, 0, 80)),
        lambda: real_.exp(wide),
        lambda: real_.expm1(wide),
        *(lambda name=name, x=x: getattr(real_, name)(x) for name in ("exp", "expm1", "log1p") for x in (far, tiny)),
        lambda: real_.exp(-(1 << 70)),
        lambda: real_.erfc(Midrad(1, 0, 0, 80)),
        lambda: real_.normal_cdf(Midrad(1, 0, 0, 80)),
        lambda: Midrad(3, 0, 0, 80) ** 10**400,
        lambda: Midrad(3, 0, 10**9, 80) ** 100,
        lambda: Midrad(3, 0, -(10**9), 80) ** 100,
    ):
        with pytest.raises(Undecided):
            question()


def test_a_poor_guess_of_a_logarithm_is_left(monkeypatch):
    """Nobody trusts the guess."""
    monkeypatch.setattr(balls, "_remembered_log", lambda *_: None)
    with pytest.raises(Undecided):
        Balls(80).log(Midrad(3, 0, 0, 80))


def test_numbers_far_apart_are_not_written_out():
    """A shift is as long as the bits, not as the distance of the exponents, for which there is no memory."""
    for exponent in (10**9, -(10**9), 1 << 60):
        one, far = Midrad(1, 0, 0, 80), Midrad(3, 1, exponent, 80)
        for got in (one + far, far + one, one - far, far * one, one / far, Balls(80).sqrt(far), far * far + one):
            assert max(abs(got.middle), got.radius).bit_length() <= 82
        Balls(80).log(far)
    lifted = Balls(80).number(Exact("rational", 10**100_000, 10**99_000 + 1))
    assert lifted.middle.bit_length() <= 80


def test_the_ends_are_those_of_the_ball():
    """As dyadics for the rounding."""
    assert tuple(map(fraction, Midrad(5, 2, -1, 80).ends)) == (Fraction(3, 2), Fraction(7, 2))
