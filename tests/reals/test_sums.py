"""mpmath's own addition is not exactly rounded for long operands; ours is."""

import random
from fractions import Fraction

from mpmath.libmp import from_man_exp, mpf_add

from dpcert import advanced_composition
from dpcert.reals import intervals

from ..engines import fraction


def directed(value, bits, up):
    """The nearest number of `bits` bits above or below a rational."""
    shift = abs(value.numerator).bit_length() - value.denominator.bit_length() - bits - 2
    scaled = value / Fraction(2) ** shift
    whole = -((-scaled.numerator) // scaled.denominator) if up else scaled.numerator // scaled.denominator
    cut = abs(whole).bit_length() - bits
    if cut > 0:
        whole = -(-whole >> cut) if up else whole >> cut
        shift += cut
    return whole * Fraction(2) ** shift


def test_the_addition_of_mpmath_fails_for_long_operands():
    """(2^200 - 1) + (2^150 + 1) 2^-101 at 53 bits: the ceiling is more than 2^200."""
    x, y = from_man_exp(2**200 - 1, 0), from_man_exp(2**150 + 1, -101)
    assert fraction(mpf_add(x, y, 53, "c")) < fraction(x) + fraction(y)
    assert fraction(x) + fraction(y) <= fraction(intervals.plus(x, y, 53, "c"))


def test_sums_are_the_nearest_on_their_side():
    """Short and long operands, far apart and near, cancelling or not."""
    generator = random.Random(7)
    for _ in range(6_000):
        bits = generator.choice((4, 24, 53, 80, 200))
        sizes = [generator.choice((1, bits, bits + 4, bits + 5, 2 * bits + 64)) for _ in range(2)]
        x, y = (
            from_man_exp(
                generator.choice((1, -1))
                * generator.choice((generator.getrandbits(n) | 1, 2**n - 1, 2 ** (n - 1) + 1)),
                generator.randint(-3 * bits, 3 * bits),
            )
            for n in sizes
        )
        exact = fraction(x) + fraction(y)
        if exact:
            assert directed(exact, bits, up=False) == fraction(intervals.plus(x, y, bits, "f"))
            assert directed(exact, bits, up=True) == fraction(intervals.plus(x, y, bits, "c"))


def test_a_bound_on_the_edge_of_a_long_input_is_on_the_safe_side():
    """1/2 - 2^-300 + e^-173 is more than 1/2, by less than 2^-249."""
    delta = Fraction(1, 2) - Fraction(1, 2**300)
    bound = advanced_composition.delta_total(k=1, delta=delta, delta_prime="exp(-173)")
    assert float(bound) > 0.5
    assert bound.compare("0.5") == 1
    assert not bound.supports(Fraction(1, 2) + Fraction(1, 2**260))
