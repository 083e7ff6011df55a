"""One Laplace release: its exact delta from the two densities, and the kernel's formulas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sympy import Derivative, Min, exp, log, sqrt

from dpcert.readings.symbolic import symbol
from dpcert.theorems.laplace_mechanism import (
    delta_formula,
    smallest_epsilon_formula,
    smallest_scale_formula,
    smallest_standard_deviation_formula,
)
from symbolic.checks import Cited, Identity
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Manifest
from symbolic.notation import delta, epsilon, eq, gt, kernel_step, lt, r, s, sensitivity, trees

if TYPE_CHECKING:
    from symbolic.notation import Kernel

KERNEL: Final = trees(
    delta_formula, smallest_epsilon_formula, smallest_scale_formula, smallest_standard_deviation_formula
)

scale, x = symbol("scale"), symbol("x")
#: The two densities at an output between 0 and the sensitivity; there the loss grows.
near, far = exp((x - sensitivity) / scale) / (2 * scale), exp(-x / scale) / (2 * scale)
#: The output from which on the loss exceeds epsilon.
start = (sensitivity + scale * epsilon) / 2
profile = 1 - exp((epsilon - sensitivity / scale) / 2)


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """The best set is a half line, its two probabilities are exponentials."""
    return Derivation(
        "laplace_mechanism",
        "The Laplace mechanism",
        "[BBG18] Theorem 3; pure: [DR14] Theorem 3.6",
        r"Noise of scale $b$ around $\Delta$ in one database, around 0 in the other. The smallest $\delta$ at "
        r"$\varepsilon$ is the largest $\Pr[S] - e^\varepsilon\Pr'[S]$ over sets $S$.",
        (*_set(), *_tails(), *_formulas(kernel)),
    )


def _set() -> tuple[Step, ...]:
    gain = near - exp(epsilon) * far
    return (
        Step(
            "loss",
            r"For outputs $x$ between 0 and $\Delta$ the log-ratio of the densities grows from $-\Delta/b$ to "
            r"$\Delta/b$; outside it stays what it is at the ends.",
            eq(log(near / far), (2 * x - sensitivity) / scale),
            Identity(),
        ),
        Step(
            "inside the set",
            r"Beyond $(\Delta + b\varepsilon)/2$ a point gains,",
            gt(gain.subs(x, start + r), 0),
            Manifest(form=exp((epsilon - sensitivity / scale) / 2) * (exp(r / scale) - exp(-r / scale)) / (2 * scale)),
            ("loss",),
        ),
        Step(
            "outside the set",
            r"before it costs; for $\varepsilon \ge \Delta/b$ no point gains and $\delta = 0$.",
            lt(gain.subs(x, start - r), 0),
            Manifest(form=exp((epsilon - sensitivity / scale) / 2) * (exp(r / scale) - exp(-r / scale)) / (2 * scale)),
            ("loss",),
        ),
    )


def _tails() -> tuple[Step, ...]:
    first, second = 1 - exp((x - sensitivity) / scale) / 2, exp(-x / scale) / 2
    return (
        Step(
            "first tail",
            r"The tail of the first distribution from $x \le \Delta$ on, $1 - e^{(x - \Delta)/b}/2$: it falls by the "
            r"density, and is 1/2 at $\Delta$.",
            eq(-Derivative(first, x), near),
            Identity(),
        ),
        Step(
            "second tail",
            r"The tail of the second from $x \ge 0$ on, $e^{-x/b}/2$.",
            eq(-Derivative(second, x), far),
            Identity(),
        ),
        Step(
            "profile",
            r"So the half line gains this, for $\varepsilon \le \Delta/b$.",
            eq(first.subs(x, start) - exp(epsilon) * second.subs(x, start), profile),
            Identity(),
            ("inside the set", "outside the set", "first tail", "second tail"),
        ),
        Step(
            "largest distance",
            r"It grows with the distance of the two means: the sensitivity is the worst.",
            gt(Derivative(profile, sensitivity), 0),
            Manifest(form=exp((epsilon - sensitivity / scale) / 2) / (2 * scale)),
            ("profile",),
        ),
        Step(
            "source",
            r"The same is stated for every function of this sensitivity.",
            None,
            Cited("[BBG18] Theorem 3"),
        ),
    )


def _formulas(kernel: Kernel) -> tuple[Step, ...]:
    gap = epsilon - sensitivity / scale
    solved, least = sensitivity / scale + 2 * log(1 - delta), sensitivity / (epsilon - 2 * log(1 - delta))
    return (
        Step(
            "nothing beyond",
            r"For $\varepsilon = \Delta/b + s$ the minimum is 0, and with it the formula.",
            eq(Min(0, s, evaluate=False), 0),
            Identity(),
        ),
        kernel_step(
            kernel,
            "delta_formula",
            1 - exp(Min(gap, 0) / 2),
            r"The kernel evaluates this.",
            "profile",
            "nothing beyond",
            "largest distance",
            "source",
        ),
        Step(
            "solved for epsilon",
            r"The profile is $\delta$ at this $\varepsilon$, where that is at least 0; else 0 will do.",
            eq(1 - exp((solved - sensitivity / scale) / 2, evaluate=False), delta),
            Identity(where={delta: ("1/100", "1/2")}),
            ("profile",),
        ),
        kernel_step(
            kernel,
            "smallest_epsilon_formula",
            -Min(-solved, 0),
            "The kernel evaluates the larger of the two.",
            "solved for epsilon",
        ),
        Step(
            "solved for the scale",
            r"And at this scale.",
            eq(1 - exp((epsilon - sensitivity / least) / 2, evaluate=False), delta),
            Identity(where={delta: ("1/100", "1/2")}),
            ("profile",),
        ),
        kernel_step(kernel, "smallest_scale_formula", least, r"The kernel evaluates this $b$.", "solved for the scale"),
        kernel_step(
            kernel,
            "smallest_standard_deviation_formula",
            sqrt(2 * least**2),
            r"The variance of the noise is $2b^2$.",
            "the kernel's smallest scale",
        ),
    )
