"""Optimal composition: from two products of answers to the pieces that the kernel adds up, and their inverses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Min, exp, log

from dpcert.readings.symbolic import symbol
from dpcert.theorems.optimal_profile import (
    delta_total_formula,
    largest_delta_formula,
    outcome_formula,
    room_formula,
    shift_formula,
)
from symbolic.checks import Cited, Identity
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Manifest
from symbolic.notation import delta, delta_total, epsilon, epsilon_prime, eq, gt, k, kernel_step, lt, n, r, s, trees

if TYPE_CHECKING:
    from symbolic.ground import Expr
    from symbolic.notation import Kernel

KERNEL: Final = trees(shift_formula, outcome_formula, delta_total_formula, largest_delta_formula, room_formula)

count, truths, lies, shift = symbol("count"), symbol("truths"), symbol("lies"), symbol("shift")
pure, rest = symbol("pure"), symbol("rest")
#: The gap of epsilon_prime below the right end of its piece, the loss there, and a share of delta on it.
g, b, d = (sympy.Symbol(name, positive=True) for name in ("g", "b", "d"))
#: D and G of a piece: its value at the right end and how much it gains below.
D, G = sympy.Symbol("D", nonnegative=True), symbol("G")


def weight(true: Expr, false: Expr) -> Expr:
    """The probability of one sequence of so many truths and lies, before the divisor."""
    return (exp(epsilon) / (1 + exp(epsilon))) ** true * (1 / (1 + exp(epsilon))) ** false


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """From the worst mechanism of [KOV15] to the kernel's formulas and the closed form of an inverse."""
    return Derivation(
        "optimal_composition",
        "Optimal composition",
        "[KOV15] Theorem 3.3; [MV18] Theorem 1.5",
        r"$k$ bits are answered by randomized response. A sequence of answers with $k - l$ truths and $l$ lies under "
        r"one input has $l$ truths and $k - l$ lies under the other; there are $\binom{k}{l}$ of them, each with loss "
        r"$(k - 2l)\varepsilon$. The best set takes the outcomes whose loss exceeds $\varepsilon'$.",
        (*_outcomes(kernel), *_pieces(), *_inverse(), *_with_delta(kernel)),
    )


def _outcomes(kernel: Kernel) -> tuple[Step, ...]:
    gain = exp(truths * epsilon) - exp(epsilon_prime + lies * epsilon)
    return (
        Step(
            "worst case",
            r"Among all adaptive compositions of $k$ mechanisms that are $(\varepsilon, \delta)$-DP, this one, with a "
            r"mass $\delta$ of each that reveals the input, has the largest $\delta_{\mathrm{total}}$ at every "
            r"$\varepsilon'$: each mechanism is the image of it [KOV15], and so is their composition [MV18].",
            None,
            Cited("[KOV15] Theorem 3.3; [MV18] Theorem 1.5"),
        ),
        Step(
            "probability of an outcome",
            r"A sequence of answers has a power of $e^\varepsilon$ over the common divisor as its probability.",
            eq(weight(truths, lies), exp(truths * epsilon) / (1 + exp(epsilon)) ** (truths + lies)),
            Identity(),
            ("worst case",),
        ),
        Step(
            "an outcome that counts",
            r"A loss $(k - 2l)\varepsilon$ above $\varepsilon'$, by $r$, makes a positive contribution.",
            gt(gain.subs(truths, lies + (epsilon_prime + r) / epsilon), 0),
            Manifest(form=exp(epsilon_prime + lies * epsilon) * (exp(r) - 1)),
            ("worst case",),
        ),
        Step(
            "an outcome that does not",
            r"A loss below $\varepsilon'$ would take away: the best set leaves it out, and the minimum is 0.",
            lt(gain.subs(epsilon_prime, (truths - lies) * epsilon + r), 0),
            Manifest(form=exp(truths * epsilon) * (exp(r) - 1)),
            ("worst case",),
        ),
        Step(
            "divisor",
            r"The common divisor is taken into the exponent, so that no power leaves the range of a float.",
            eq(exp(truths * epsilon - k * log(1 + exp(epsilon))), exp(truths * epsilon) / (1 + exp(epsilon)) ** k),
            Identity(),
            ("probability of an outcome",),
        ),
        kernel_step(
            kernel,
            "shift_formula",
            k * log(1 + exp(epsilon)),
            "The kernel works it out once.",
            "divisor",
        ),
        kernel_step(
            kernel,
            "outcome_formula",
            -count * Min(0, -exp(truths * epsilon - shift) + exp(epsilon_prime + lies * epsilon - shift)),
            r"The kernel's term: the contribution of all outcomes with so many lies, or 0 if that is more.",
            "divisor",
            "an outcome that counts",
            "an outcome that does not",
        ),
    )


def _pieces() -> tuple[Step, ...]:
    #: An outcome n places below the last one that counts: its loss is b + 2 n epsilon.
    loss, decay = b + 2 * n * epsilon, exp(-2 * n * epsilon)
    return (
        Step(
            "from the right end",
            r"An outcome $n$ places from the last one, at the gap $g$ below the right end $b$ of the piece, adds "
            r"per unit of its probability $1 - r^n$, its part of $D$, and $r^n(1 - e^{-g})$, its part of the gain, "
            r"where $r = e^{-2\varepsilon}$.",
            eq(1 - exp((b - g) - loss), (1 - decay) + decay * (1 - exp(-g))),
            Identity(),
        ),
        Step(
            "complement",
            r"What it leaves to $1 - \delta$ is $r^n e^{-g}$.",
            eq(1 - (1 - exp((b - g) - loss)), decay * exp(-g)),
            Identity(),
        ),
        Step(
            "geometric weights",
            r"One place further the weight $f_n = (1 - r^n)/(1 - r)$ is multiplied by $r$ and 1 is added.",
            eq(
                (1 - exp(-2 * (n + 1) * epsilon)) / (1 - exp(-2 * epsilon)),
                1 + exp(-2 * epsilon) * (1 - decay) / (1 - exp(-2 * epsilon)),
            ),
            Identity(),
        ),
        Step(
            "falling on a piece",
            r"On a piece $\delta$ grows strictly with the gap: it falls in $\varepsilon'$.",
            gt(G * (1 - exp(-(s + r))) - G * (1 - exp(-s)), 0),
            Manifest(form=G * exp(-s) * (1 - exp(-r))),
        ),
    )


def _inverse() -> tuple[Step, ...]:
    outer = 1 - D - G
    return (
        Step(
            "closed forms of the inverse",
            r"On a piece $\delta = d$ at the gap $g$ with $e^{-g} = 1 - (d - D)/G$, or by the complement with "
            r"$e^{-g} = (1 - d - T)/G$; as $D + G + T = 1$ the two are one.",
            eq(log((1 - d - outer) / G), log(1 - (d - D) / G)),
            Identity(where={G: ("3/4", "1"), D: ("1/8", "1/4"), d: ("1/4", "1/2")}),
            ("from the right end", "complement"),
        ),
    )


def _with_delta(kernel: Kernel) -> tuple[Step, ...]:
    total = 1 - (1 - delta) ** k * (1 - pure)
    kept = exp(k * log(1 - delta))
    inside = {delta: ("1/10", "1/2"), delta_total: ("6/10", "9/10"), pure: ("1/10", "1/2"), rest: ("1/2", "9/10")}
    largest = 1 - exp((log(1 - delta_total) - log(rest)) / k)
    return (
        Step(
            "nothing is revealed",
            r"With probability $(1 - \delta)^k$ no mechanism reveals its input, and the pure part decides; else "
            r"everything is known.",
            eq(pure * (1 - delta) ** k + (1 - (1 - delta) ** k), total),
            Identity(where=inside),
            ("worst case",),
        ),
        Step(
            "without cancellation",
            "The same with the small terms added up.",
            eq(pure - (1 - pure) * (kept - 1), total),
            Identity(where=inside),
            ("nothing is revealed",),
        ),
        kernel_step(
            kernel,
            "delta_total_formula",
            pure - (1 - pure) * (kept - 1),
            "The kernel evaluates this formula.",
            "without cancellation",
        ),
        Step(
            "room",
            r"The pure part for which $\delta_{\mathrm{total}}$ is met: its complement is "
            r"$(1-\delta_{\mathrm{total}})/(1-\delta)^k$.",
            eq(exp(log(1 - delta_total) - k * log(1 - delta)), (1 - delta_total) / (1 - delta) ** k),
            Identity(where=inside),
            ("nothing is revealed",),
        ),
        kernel_step(
            kernel,
            "room_formula",
            log(1 - delta_total) - k * log(1 - delta),
            "The kernel keeps its logarithm.",
            "room",
        ),
        kernel_step(
            kernel,
            "largest_delta_formula",
            largest,
            r"The same solved for the $\delta$ of each mechanism; $\mathrm{rest}$ is the complement of the pure part.",
            "nothing is revealed",
        ),
    )
