"""The exact profile of the Gaussian mechanism, from the two densities to the kernel's formula."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Derivative, exp, log, pi, sqrt

from dpcert.readings.symbolic import normal_cdf as Phi  # noqa: N812  (its name in mathematics)
from dpcert.readings.symbolic import symbol
from dpcert.theorems.gaussian_profile import (
    delta_formula,
    delta_from_mu,
    delta_from_square,
    limit_formula,
    mu_formula,
    mu_from_mu,
    mu_from_square,
    profile_formula,
)
from symbolic.checks import Cited, Identity
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Falling, Manifest
from symbolic.notation import delta, epsilon, eq, gt, held, k, kernel_step, lt, r, sensitivity, sigma, trees

if TYPE_CHECKING:
    from symbolic.ground import Expr
    from symbolic.notation import Kernel

KERNEL: Final = trees(
    profile_formula,
    mu_formula,
    mu_from_mu,
    mu_from_square,
    delta_formula,
    delta_from_mu,
    delta_from_square,
    limit_formula,
)

mu, mu_squared, y = symbol("mu"), symbol("mu_squared"), symbol("y")
#: mu of two releases, and the standard normals of their losses.
first, second = symbol("mu1"), symbol("mu2")
t1, t2 = sympy.Symbol("t1", real=True), sympy.Symbol("t2", real=True)
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
        "[BW18] Theorem 8; [DRS22] for the composition",
        r"$\varphi(t) = e^{-t^2/2}/\sqrt{2\pi}$ and $\Phi(t) = \operatorname{erfc}(-t/\sqrt 2)/2$; one database gives "
        r"$N(\Delta, \sigma^2)$, the other $N(0, \sigma^2)$; $\mu = \Delta/\sigma$. The smallest $\delta$ at "
        r"$\varepsilon$ is the largest $\Pr[S] - e^\varepsilon\Pr'[S]$ over sets $S$.",
        (*_loss(), *_set(), *_tail(), *_composition(), *_formula(kernel), *_shape()),
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


def _composition() -> tuple[Step, ...]:
    root = sqrt(first**2 + second**2)
    return (
        Step(
            "two releases",
            r"The losses of two releases add up to the loss of one with $\mu^2 = \mu_1^2 + \mu_2^2$, where "
            r"$(\mu_1 t_1 + \mu_2 t_2)/\mu$ takes the place of $t$: a rotation of the standard normal $(t_1, t_2)$.",
            eq(
                (first * t1 + first**2 / 2) + (second * t2 + second**2 / 2),
                held(root, (first * t1 + second * t2) / root) + root**2 / 2,
            ),
            Identity(),
            ("loss is Gaussian",),
        ),
        Step(
            "adaptive composition",
            r"So the squares add up, over any number of releases; and a release that is chosen from earlier outputs, "
            r"with its $\mu_i$ fixed in advance, does no worse.",
            None,
            Cited("[DRS22], the composition of Gaussian differential privacy"),
            ("two releases",),
        ),
    )


def _formula(kernel: Kernel) -> tuple[Step, ...]:
    composed = "adaptive composition"
    total = sqrt(k) * sensitivity / sigma
    return (
        kernel_step(kernel, "profile_formula", profile, "The kernel evaluates this.", "integral"),
        kernel_step(
            kernel,
            "mu_formula",
            total,
            r"$\mu$ of $k$ releases with $\mu_i = \Delta/\sigma$,",
            "two releases",
            composed,
        ),
        kernel_step(
            kernel, "mu_from_mu", sqrt(k) * mu, r"of $k$ releases with $\mu_i = \mu$,", "two releases", composed
        ),
        kernel_step(
            kernel,
            "mu_from_square",
            sqrt(k * mu_squared),
            r"and of $k$ times some releases whose squares add up to $\mu^2$.",
            "two releases",
            composed,
        ),
        *(
            kernel_step(
                kernel,
                name,
                profile.subs(mu, value),
                r"The profile there.",
                "the kernel's profile",
                f"the kernel's {of}",
            )
            for name, value, of in (
                ("delta_formula", total, "mu"),
                ("delta_from_mu", sqrt(k) * mu, "mu from mu"),
                ("delta_from_square", sqrt(k * mu_squared), "mu from square"),
            )
        ),
        kernel_step(
            kernel,
            "limit_formula",
            delta - 1,
            r"For an inverse in $k$: a target is a probability below 1, whatever $k$ is.",
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
            r"It decreases in $\varepsilon$, from $2\Phi(\mu/2) - 1$ at 0: for that $\delta$ and more "
            r"$\varepsilon = 0$ will do.",
            lt(Derivative(profile, epsilon), 0),
            Manifest(form=exp(epsilon) * Phi(-(mu / 2) - epsilon / mu)),
            ("integral",),
        ),
        Step(
            "fewer releases, more noise",
            r"$\mu$ grows with $k$ and falls with $\sigma$, so $\delta$ does: each inverse has one crossing.",
            gt((sqrt(k) * sensitivity / sigma).subs({k: k + r}), sqrt(k) * sensitivity / (sigma + r)),
            Manifest(
                form=sensitivity * (sqrt(k + r) * r + sigma * r / (sqrt(k + r) + sqrt(k))) / (sigma * (sigma + r))
            ),
            ("grows in mu",),
        ),
    )
