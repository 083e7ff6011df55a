"""Functions of intervals: the images of both ends are contained, thin or wide."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from mpmath.libmp import finf, fninf, fone, ftwo, fzero

from dpcert.errors import OutsideTheorem, Undecided
from dpcert.reals import intervals
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import exponential, logarithm, rational

from ..engines import encloses, fraction, is_correct, mpfr_rounded, number, real, side
from .hard_inputs import ordinary, preimage

FUNCTIONS = ("exp", "expm1", "log", "log1p", "tanh", "erfc", "normal_cdf")
#: Every function here is monotone: so the images of the ends bound those of all points between.
FALLING = ("erfc",)
MINUS = number(-1, 0)


def image(name, low, high, bits):
    """Ends of a function of an interval that is not exact."""
    return getattr(Enclosures(bits), name)(Enclosure(bits, None, (low, high))).ends


def contains_images(name, low, high, bits):
    """Whether the result holds the function's value at both ends, as Arb decides."""
    ends = image(name, low, high, bits)
    first, last = (high, low) if name in FALLING else (low, high)
    return _beyond(name, first, ends[0], bits) <= 0 <= _beyond(name, last, ends[1], bits)


def _beyond(name, x, end, bits):
    """Sign of (end - f(x)), f(x) decided to the last bit."""
    if end in (finf, fninf):
        return 1 if end == finf else -1
    if fraction(x) == (name == "log"):  # the exact case
        value = fraction(end) - {"exp": 1, "erfc": 1, "normal_cdf": Fraction(1, 2)}.get(name, 0)
        return (value > 0) - (value < 0)
    return -side(real(name, fraction(x)), end, bits)


def lower_edge(name):
    """Where the function's domain begins."""
    return {"log": 0, "log1p": -1}.get(name)


def starts(name, bits, random):
    """Lower ends in the function's domain: ordinary, near 0 and near 1, and the exact cases."""
    special = [number(0, 0), number(1, 0), number((1 << bits) + 1, -bits), number(1, -2 * bits), number(-1, -bits)]
    for x in [*special, *(ordinary(bits, random, -6, 5) for _ in range(25))]:
        edge = lower_edge(name)
        yield x if edge is None or fraction(x) > edge else number(3, -5)


@pytest.mark.parametrize("bits", [4, 8, 24, 53, 113, 333])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_thin_and_wide_intervals_contain_the_images_of_both_ends(name, bits):
    """Widths from a part of a unit to many times the argument."""
    random = Random(41)
    for low in starts(name, bits, random):
        for exp in (-3 * bits, -bits, -bits // 2, -12, -10, -9, -8, -7, -3, 0, 4):
            high = fraction(low) + Fraction(random.randrange(1, 8)) * Fraction(2) ** exp
            end = number(high.numerator, 1 - high.denominator.bit_length())
            assert contains_images(name, low, end, bits), (low, end)


@pytest.mark.parametrize("bits", [4, 53, 333])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_intervals_at_preimages_contain_the_images_of_both_ends(name, bits):
    """Where the value at one end all but has the bits of the result."""
    random = Random(42)
    for _ in range(60):
        base = name if name in ("exp", "expm1", "log", "log1p") else "log1p"
        low = preimage(base, bits, 2 * bits + 60, random)
        high = fraction(low) + Fraction(1, 2 ** random.randrange(2, 3 * bits + 60))
        assert contains_images(name, low, number(high.numerator, 1 - high.denominator.bit_length()), bits)


@pytest.mark.parametrize("bits", [24, 53, 80])
@pytest.mark.parametrize("name", ["exp", "expm1", "log", "log1p"])
def test_gaps_just_short_of_some_units_contain_the_images_of_both_ends(name, bits):
    """Where neither the value at the lower end nor the gap leaves room for a rounding the wrong way."""
    random = Random(44)
    for _ in range(150):
        low = preimage(name, bits, 2 * bits + 60, random)
        gap = random.randrange(1, 6) * Fraction(2) ** (1 - bits) * (1 - Fraction(1, 2**20))
        high = fraction(low) + gap
        assert contains_images(name, low, number(high.numerator, 1 - high.denominator.bit_length()), bits), (low, gap)


@pytest.mark.parametrize("bits", [24, 53, 166])
@pytest.mark.parametrize("name", ["exp", "expm1", "log", "log1p"])
def test_gaps_of_many_digits_contain_the_images_of_both_ends(name, bits):
    """A gap is rounded to few bits, upward: also above an exact case, where the image is all but the gap."""
    random = Random(45)
    for low in (number(name == "log", 0), number(3, -2), *(preimage(name, bits, bits + 20, random) for _ in range(20))):
        for exp in (70, 90, 130, 200):
            high = fraction(low) + Fraction(random.getrandbits(60) | 1, 2**exp)
            assert contains_images(name, low, number(high.numerator, 1 - high.denominator.bit_length()), bits), low


@pytest.mark.parametrize("name", ["exp", "expm1", "log", "log1p"])
def test_a_thin_interval_keeps_its_width(name):
    """What is added beyond the image of a gap g is less than g of its width, and a few units in the last place."""
    random, bits = Random(43), 80
    for _ in range(300):
        low = ordinary(bits, random, -6, 4)
        if name in ("log", "log1p") and low[0]:
            low = number(int(low[1]), low[2])
        gap = Fraction(1, 2 ** random.randrange(10, 100))
        last = fraction(low) + gap
        high = number(last.numerator, 1 - last.denominator.bit_length())
        ends = [fraction(end) for end in image(name, low, high, bits)]
        near = [fraction(mpfr_rounded(name, x, 4 * bits)) for x in (low, high)]
        units = max(abs(end) for end in ends) / 2 ** (bits - 3)
        slope = max(gap, gap / fraction(low) if name == "log" else gap)
        assert ends[1] - ends[0] <= (near[1] - near[0]) * (1 + slope + Fraction(1, 2**26)) + units


@pytest.mark.parametrize(
    ("name", "low", "high", "ends"),
    [
        ("exp", fninf, fzero, (fzero, fone)),
        ("exp", fninf, finf, (fzero, finf)),
        ("exp", fzero, finf, (fone, finf)),
        ("expm1", fninf, fzero, (MINUS, fzero)),
        ("expm1", fzero, finf, (fzero, finf)),
        ("log", fone, finf, (fzero, finf)),
        ("log1p", fzero, finf, (fzero, finf)),
        ("tanh", fninf, finf, (MINUS, fone)),
        ("tanh", fzero, finf, (fzero, fone)),
        ("erfc", fninf, finf, (fzero, ftwo)),
        ("erfc", fzero, finf, (fzero, fone)),
        ("erfc", fninf, fzero, (fone, ftwo)),
        ("normal_cdf", fninf, finf, (fzero, fone)),
        ("normal_cdf", fninf, fzero, (fzero, number(1, -1))),
        ("sqrt", fzero, finf, (fzero, finf)),
        ("sqrt", fone, number(4, 0), (fone, ftwo)),
    ],
)
def test_infinite_ends_have_the_limits_of_the_function(name, low, high, ends):
    """And ends that are exact cases stay exact."""
    assert ends == image(name, low, high, 53)


@pytest.mark.parametrize("exp", [66, 1000, 2**40, 2**70])
def test_huge_ends_give_safe_ends(exp):
    """No work grows with the size of an argument."""
    far, minus = number(3, exp), number(-3, exp)
    tower = number(1, 2**64)
    assert (fzero, finf) == image("exp", minus, far, 53)
    assert (tower, finf) == image("exp", far, number(7, exp), 53) == image("expm1", far, far, 53)
    assert image("expm1", minus, far, 53)[0] == MINUS
    assert (MINUS, fone) == image("tanh", minus, far, 53)
    low, high = image("tanh", far, far, 53)
    assert 1 - Fraction(4, 2**53) <= fraction(low) < fraction(high) == 1
    assert (fzero, ftwo) == image("erfc", minus, far, 53)
    assert (fzero, fone) == image("normal_cdf", minus, far, 53)


@pytest.mark.parametrize("name", ["exp", "expm1", "log", "log1p", "erfc", "normal_cdf", "tanh"])
def test_functions_of_exact_rationals_are_tight(name):
    """exp, expm1, log and log1p of a rational are the two correct roundings; the others a few units wide."""
    for q in (Fraction(1, 3), Fraction(1, 801), Fraction(7, 5), Fraction(10**20 + 1, 10**20), Fraction(1, 10**40)):
        for bits in (4, 53, 166):
            got = getattr(Enclosures(bits), name)(Enclosure(bits, rational(q)))
            if name in ("exp", "expm1", "log", "log1p"):
                assert is_correct(got.ends, real(name, q), bits)
            assert encloses(got.ends, real(name, q), bits)
            width = fraction(got.ends[1]) - fraction(got.ends[0])
            assert width <= abs(fraction(got.ends[1])) * Fraction(32, 2**bits)


@pytest.mark.parametrize(
    ("name", "low", "high", "error"),
    [
        ("log", number(-2, 0), MINUS, OutsideTheorem),
        ("log", fzero, fzero, OutsideTheorem),
        ("log", fzero, fone, Undecided),
        ("log", MINUS, fone, Undecided),
        ("log", MINUS, fzero, Undecided),
        ("log", fninf, finf, Undecided),
        ("log1p", number(-3, 0), number(-2, 0), OutsideTheorem),
        ("log1p", MINUS, MINUS, OutsideTheorem),
        ("log1p", MINUS, fone, Undecided),
        ("log1p", number(-2, 0), fone, Undecided),
        ("sqrt", number(-2, 0), MINUS, OutsideTheorem),
        ("sqrt", MINUS, fone, Undecided),
        ("sqrt", MINUS, fzero, Undecided),
    ],
)
def test_outside_its_domain_a_function_refuses(name, low, high, error):
    """And is undecided where more bits may bring the interval inside."""
    with pytest.raises(error):
        image(name, low, high, 53)


@pytest.mark.parametrize(
    "exact", [rational(0), rational(-1), rational(Fraction(-1, 3)), rational(-7), logarithm(Fraction(1, 2))]
)
def test_an_exact_value_outside_the_domain_is_refused(exact):
    """No bits would cure it."""
    x = Enclosure(53, exact)
    with pytest.raises(OutsideTheorem):
        Enclosures(53).log(x)
    with pytest.raises(OutsideTheorem):
        Enclosures(53).log1p(x - 1)
    if exact != rational(0):
        with pytest.raises(OutsideTheorem):
            Enclosures(53).sqrt(x)


def test_a_minimum_is_the_least_value_or_encloses_it():
    """A value proved the least is returned as it is, else the least of both ends."""
    system = Enclosures(53)
    one, two = system.number(rational(1)), system.number(exponential(Fraction(1)))
    assert one is system.minimum(two, one)
    assert one is system.minimum(one)
    a, b = Enclosure(53, None, (fzero, ftwo)), Enclosure(53, None, (MINUS, finf))
    assert (MINUS, ftwo) == system.minimum(a, b).ends == system.minimum(b, a).ends
    assert (fzero, fone) == system.minimum(a, one).ends


def test_a_sum_of_exact_terms_is_exact():
    """The sum over no terms is 0, and rationals add up exactly."""
    system = Enclosures(53)
    assert rational(0) == system.sum(system.number, 1, 0).exact
    total = system.sum(lambda i: 1 / system.number(rational(i)), 1, 20)
    assert rational(sum((Fraction(1, i) for i in range(1, 21)), Fraction(0))) == total.exact
    inexact = system.sum(lambda i: system.exp(system.number(rational(-i))), 0, 30)
    assert fraction(inexact.ends[1]) - fraction(inexact.ends[0]) < Fraction(1, 2**46)


@pytest.mark.parametrize("exp", [-9, -15, -28, -29, -30, -31, -40, -100])
def test_the_growth_of_a_gap_is_never_understated(exp):
    """exp(gap) - 1 > gap + gap^2 / 2, also where 1 + gap needs more bits than a gap has."""
    random = Random(46)
    for man in (1, 3, 2**29 - 1, *(random.getrandbits(29) | 1 for _ in range(40))):
        gap = number(man, exp - man.bit_length())
        exact = fraction(gap)
        assert fraction(intervals._growth(gap)) > exact + exact**2 / 2
