"""The exact profile of the Gaussian mechanism, from the two densities to the kernel's formula."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Derivative, exp, log, pi, sqrt

from dpcert.readings.symbolic import normal_cdf as Phi  # noqa: N812  (its name in mathematics)
from dpcert.readings.symbolic import symbol
from dpcert.theorems.gaussian_profile import delta_formula
from symbolic.checks import Cited, Identity
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Falling, Manifest
from symbolic.notation import epsilon, eq, gt, kernel_step, lt, r, sensitivity, sigma, trees

if TYPE_CHECKING:
    from symbolic.ground import Expr
    from symbolic.notation import Kernel

KERNEL: Final = trees(delta_formula)

mu, y = symbol("mu"), symbol("y")
#: A point of the output, and the same in standard units.
x, t = sympy.Symbol("x", real=True), sympy.Symbol("t", real=True)
#: The output from which on the loss exceeds epsilon, in standard units.
start = epsilon / mu - mu / 2
profile = Phi(mu / 2 - epsilon / mu) - exp(epsilon) * Phi(-(mu / 2) - epsilon / mu)


def phi(point: Expr) -> Expr:
    """The standard normal density."""
    return exp(-(point**2) / 2) / sqrt(2 * pi)


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """The loss is Gaussian, the best set is a half line, its two probabilities are normal tails."""
    return Derivation(
        "gaussian_profile",
        "The exact Gaussian profile",
        "[BW18] Theorem 8",
        r"$\varphi(t) = e^{-t^2/2}/\sqrt{2\pi}$ and $\Phi(t) = \operatorname{erfc}(-t/\sqrt 2)/2$; one database gives "
        r"$N(\Delta, \sigma^2)$, the other $N(0, \sigma^2)$; $\mu = \Delta/\sigma$. The smallest $\delta$ at "
        r"$\varepsilon$ is the largest $\Pr[S] - e^\varepsilon\Pr'[S]$ over sets $S$.",
        (*_loss(), *_set(), *_tail(), *_formula(kernel), *_shape()),
    )


def _loss() -> tuple[Step, ...]:
    first, second = (exp(-((x - mean) ** 2) / (2 * sigma**2)) for mean in (sensitivity, 0))
    ratio = (2 * sensitivity * x - sensitivity**2) / (2 * sigma**2)
    return (
        Step(
            "one dimension",
            "In $n$ dimensions only the direction of the difference of the two means matters.",
            None,
            Cited("[BW18] Theorem 8, by the rotational symmetry of the Gaussian"),
        ),
        Step(
            "privacy loss",
            "The log-ratio of the two densities.",
            eq(log(first / second), ratio),
            Identity(),
            ("one dimension",),
        ),
        Step(
            "loss is Gaussian",
            r"At $x = \Delta + \sigma t$, $t$ standard normal, it is $\mu t + \mu^2/2$: distributed as "
            r"$N(\mu^2/2, \mu^2)$.",
            eq(ratio.subs(x, sensitivity + sigma * t), (mu * t + mu**2 / 2).subs(mu, sensitivity / sigma)),
            Identity(),
            ("privacy loss",),
        ),
        Step(
            "completed square",
            r"The other density at the same point is $\varphi(t)$ times $e^{-\mathrm{loss}}$.",
            eq(phi(t) * exp(-(mu * t + mu**2 / 2)), phi(t + mu)),
            Identity(),
            ("loss is Gaussian",),
        ),
    )


def _set() -> tuple[Step, ...]:
    gain = phi(t) - exp(epsilon) * phi(t + mu)
    return (
        Step(
            "inside the set",
            r"For $t = \varepsilon/\mu - \mu/2 + r$ a point gains,",
            gt(gain.subs(t, start + r), 0),
            Manifest(form=phi(start + r) * (1 - exp(-mu * r))),
            ("completed square",),
        ),
        Step(
            "outside the set",
            r"and for $t = \varepsilon/\mu - \mu/2 - r$ it costs: the best set is the half line from there on.",
            lt(gain.subs(t, start - r), 0),
            Manifest(form=phi(start - r) * (exp(mu * r) - 1)),
            ("completed square",),
        ),
    )


def _tail() -> tuple[Step, ...]:
    antiderivative = Phi(t) - exp(epsilon) * Phi(t + mu)
    return (
        Step(
            "distribution function",
            r"$\Phi$ has the density $\varphi$,",
            eq(Derivative(Phi(t), t), phi(t)),
            Identity(),
        ),
        Step(
            "total mass",
            "and tends to 1: what is left beyond $y$ falls to 0.",
            gt(1 - Phi(y), 0),
            Falling(y, form=phi(y)),
            ("distribution function",),
        ),
        Step(
            "antiderivative",
            "So this is an antiderivative of the gain,",
            eq(Derivative(antiderivative, t), phi(t) - exp(epsilon) * phi(t + mu)),
            Identity(),
            ("distribution function",),
        ),
        Step(
            "integral",
            r"and the gain over the half line is its limit $1 - e^\varepsilon$ minus its value at the start.",
            eq(1 - exp(epsilon) - antiderivative.subs(t, start), profile),
            Identity(),
            ("inside the set", "outside the set", "total mass", "antiderivative"),
        ),
    )


def _formula(kernel: Kernel) -> tuple[Step, ...]:
    return (
        kernel_step(
            kernel,
            "delta_formula",
            profile.subs(mu, sensitivity / sigma),
            r"The kernel evaluates this, at $\mu = \Delta/\sigma$.",
            "integral",
        ),
    )


def _shape() -> tuple[Step, ...]:
    return (
        Step(
            "grows in mu",
            r"The profile increases in $\mu$: the largest distance of the two means, the sensitivity, is the worst.",
            gt(Derivative(profile, mu), 0),
            Manifest(form=phi(mu / 2 - epsilon / mu)),
            ("integral",),
        ),
        Step(
            "falls in epsilon",
            r"It decreases in $\varepsilon$.",
            lt(Derivative(profile, epsilon), 0),
            Manifest(form=exp(epsilon) * Phi(-(mu / 2) - epsilon / mu)),
            ("integral",),
        ),
    )
