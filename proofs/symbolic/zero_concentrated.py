"""Zero-concentrated DP: the equations of the best order, their roots, and what the kernel evaluates there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sympy import Derivative, Min, exp, log, sinh, sqrt, tanh

from dpcert.readings.symbolic import symbol
from dpcert.theorems.conversion import (
    delta_at_root,
    epsilon_at_root,
    order_at_root,
    rho_at_root,
    stationarity_given_epsilon_and_delta,
    stationarity_given_rho_and_delta,
    stationarity_given_rho_and_epsilon,
)
from dpcert.theorems.zero_concentrated import (
    bun_steinke_formula,
    gaussian_formula,
    largest_epsilon_formula,
    largest_k_formula,
    largest_rho_bun_steinke_formula,
    largest_rho_formula,
    pure_formula,
    smallest_sigma_formula,
)
from symbolic.checks import Cited, Combination, Identity
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Manifest
from symbolic.notation import delta, epsilon, epsilon_prime, eq, gt, held, k, kernel_step, lt, sensitivity, sigma, trees

if TYPE_CHECKING:
    from symbolic.notation import Kernel

KERNEL: Final = trees(
    stationarity_given_rho_and_delta,
    stationarity_given_rho_and_epsilon,
    stationarity_given_epsilon_and_delta,
    order_at_root,
    epsilon_at_root,
    delta_at_root,
    rho_at_root,
    pure_formula,
    gaussian_formula,
    bun_steinke_formula,
    largest_rho_bun_steinke_formula,
    largest_rho_formula,
    largest_epsilon_formula,
    smallest_sigma_formula,
    largest_k_formula,
)

#: alpha = 1 + t; w = ln(1 + 1 / t); lambda = ln(1 / delta).
t, w, rho, lam = symbol("t"), symbol("w"), symbol("rho"), symbol("lambda")
near = log(1 + 1 / t)
#: What the conversion adds to the logarithm of delta, whatever the mechanism.
entropy = t * log(t) - (1 + t) * log(1 + t)
#: The logarithm of the delta of order 1 + t, and the epsilon and the rho for which it is -lambda.
height = t * (1 + t) * rho - t * epsilon_prime + entropy
epsilon_of_order = (t * (1 + t) * rho + entropy + lam) / t
rho_of_order = (t * epsilon_prime - lam - entropy) / (t * (1 + t))
slope = (1 + 2 * t) * rho - epsilon_prime - near
flat_epsilon = rho * t**2 + log(1 + t) - lam
flat_rho = (epsilon_prime + near) * t**2 / (1 + 2 * t) + log(1 + t) - lam
largest = (epsilon_prime + near) / (1 + 2 * t)
order = 1 / (exp(w) - 1)
#: The closed form's pieces.
s, gap = symbol("s"), symbol("r")


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """One curve, three questions, and the closed form as a bound of it."""
    return Derivation(
        "zero_concentrated",
        "Zero-concentrated DP",
        "[CKS20] Proposition 12; [BS16] Propositions 1.3, 1.4, 1.6 and Lemma 2.3",
        r"$\alpha = 1 + t$ with $t > 0$, $w = \ln(1 + 1/t)$, $\lambda = \ln(1/\delta)$. Where an expression that "
        "increases in $t$ has the sign of a derivative, it has one zero, and there the optimum is: the kernel proves "
        "a change of sign between two points and reads the value between them.",
        (*_conversion(), *_delta(kernel), *_epsilon(kernel), *_rho(kernel), *_mechanisms(kernel), *_closed(kernel)),
    )


def _conversion() -> tuple[Step, ...]:
    delta_of_order = exp(t * ((1 + t) * rho - epsilon_prime)) / t * (t / (1 + t)) ** (1 + t)
    return (
        Step(
            "conversion",
            r"A mechanism whose divergence of order $1 + t$ is at most $(1 + t)\rho$ is $(\varepsilon', \delta)$-DP "
            r"with the $\delta$ below, for each $t$; so the least over $t$ holds.",
            None,
            Cited("[CKS20] Proposition 12"),
        ),
        Step(
            "logarithm",
            r"Its logarithm.",
            eq(log(delta_of_order), height),
            Identity(),
            ("conversion",),
        ),
        Step("near", r"One logarithm in two ways.", eq(near, log(1 + t) - log(t)), Identity()),
        Step(
            "slope",
            r"The derivative in $t$.",
            eq(Derivative(height, t), slope),
            Identity(),
            ("logarithm", "near"),
        ),
        Step(
            "slope increases",
            r"It increases, from $-\infty$ to $\infty$: $\ln\delta$ is convex in $t$, with one least value.",
            gt(Derivative(slope, t), 0),
            Manifest(form=2 * rho + 1 / (t * (1 + t))),
            ("slope",),
        ),
    )


def _delta(kernel: Kernel) -> tuple[Step, ...]:
    value = exp(-rho * t**2) / (1 + t)
    flat = w + epsilon_prime - rho / tanh(w / 2)
    return (
        Step(
            "delta at the root",
            r"Where the slope is 0, $\varepsilon'$ is $(1 + 2t)\rho - \ln(1 + 1/t)$, and $\ln\delta$ becomes:",
            eq(height.subs(epsilon_prime, (1 + 2 * t) * rho - near), -rho * t**2 - log(1 + t)),
            Identity(),
            ("slope increases", "near"),
        ),
        Step(
            "order",
            r"In terms of $w$: $t = 1/(e^w - 1)$.",
            eq(1 / (exp(log(1 + t) - log(t)) - 1), t),
            Identity(),
            ("near",),
        ),
        kernel_step(kernel, "order_at_root", order, "The kernel turns $w$ into $t$.", "order"),
        Step("odd", r"Further $1 + 2t$ is:", eq(1 + 2 * order, 1 / tanh(w / 2)), Identity(), ("order",)),
        Step(
            "slope in w",
            r"So minus the slope, $w + \varepsilon' - \rho/\tanh(w/2)$, increases in $w$.",
            gt(Derivative(flat, w), 0),
            Manifest(form=1 + rho / (2 * sinh(w / 2) ** 2)),
            ("slope", "odd", "order"),
        ),
        kernel_step(
            kernel, "stationarity_given_rho_and_epsilon", flat, r"The kernel looks for its zero.", "slope in w"
        ),
        Step("decay", "a product of factors below 1,", gt(1 - exp(-rho * t**2), 0), Manifest()),
        Step(
            "delta below one",
            r"is below 1.",
            lt(value, 1),
            Combination(((1 / (1 + t), "decay"),), t / (1 + t)),
            ("delta at the root", "decay"),
        ),
        kernel_step(
            kernel,
            "delta_at_root",
            value,
            "The kernel evaluates it.",
            "delta at the root",
        ),
    )


def _epsilon(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "epsilon of an order",
            r"For a given $\delta$, order $1 + t$ gives the $\varepsilon'$ at which $\ln\delta = -\lambda$: from "
            r"$\varepsilon'$ on it is at most $-\lambda$.",
            eq(height + lam, -t * (epsilon_prime - epsilon_of_order)),
            Identity(),
            ("logarithm",),
        ),
        Step(
            "slope of epsilon",
            r"Its derivative times $t^2$,",
            eq(t**2 * Derivative(epsilon_of_order, t), flat_epsilon),
            Identity(),
            ("epsilon of an order",),
        ),
        Step(
            "slope of epsilon increases",
            r"increases, from $-\lambda$ at 0.",
            gt(Derivative(flat_epsilon, t), 0),
            Manifest(form=2 * rho * t + 1 / (1 + t)),
            ("slope of epsilon",),
        ),
        kernel_step(
            kernel,
            "stationarity_given_rho_and_delta",
            flat_epsilon.subs(lam, log(1 / delta)),
            "The kernel looks for its zero.",
            "slope of epsilon increases",
        ),
        Step(
            "epsilon at the root",
            r"There $\lambda = \rho t^2 + \ln(1 + t)$, and $\varepsilon'$ is:",
            eq(epsilon_of_order.subs(lam, rho * t**2 + log(1 + t)), (1 + 2 * t) * rho - near),
            Identity(),
            ("slope of epsilon", "near"),
        ),
        kernel_step(
            kernel,
            "epsilon_at_root",
            -Min(0, near - (1 + 2 * t) * rho),
            r"The kernel evaluates this, or 0 where it is negative: $(\varepsilon', \delta)$-DP implies "
            r"$(0, \delta)$-DP for $\varepsilon' < 0$.",
            "epsilon at the root",
        ),
    )


def _rho(kernel: Kernel) -> tuple[Step, ...]:
    form = (epsilon_prime + near) * 2 * t * (1 + t) / (1 + 2 * t) ** 2 + 1 / (1 + 2 * t)
    return (
        Step(
            "rho of an order",
            r"Order $1 + t$ supports every $\rho$ up to that at which $\ln\delta = -\lambda$.",
            eq(height + lam, t * (1 + t) * (rho - rho_of_order)),
            Identity(),
            ("logarithm",),
        ),
        Step(
            "slope of rho",
            r"Its derivative times $-t^2(1 + t)^2/(1 + 2t)$,",
            eq(-(t**2) * (1 + t) ** 2 / (1 + 2 * t) * Derivative(rho_of_order, t), flat_rho),
            Identity(),
            ("rho of an order", "near"),
        ),
        Step(
            "slope of rho increases",
            r"increases, from $-\lambda$ at 0.",
            gt(Derivative(flat_rho, t), 0),
            Manifest(form=form),
            ("slope of rho",),
        ),
        kernel_step(
            kernel,
            "stationarity_given_epsilon_and_delta",
            flat_rho.subs(lam, log(1 / delta)),
            "The kernel looks for its zero.",
            "slope of rho increases",
        ),
        Step(
            "rho at the root",
            r"There $\lambda$ is known, and $\rho$ is:",
            eq(rho_of_order.subs(lam, flat_rho + lam), largest),
            Identity(),
            ("slope of rho", "near"),
        ),
        kernel_step(kernel, "rho_at_root", largest, "The kernel evaluates this.", "rho at the root"),
    )


def _mechanisms(kernel: Kernel) -> tuple[Step, ...]:
    each, noise = sqrt(2 * largest / k), sensitivity * sqrt(k / (2 * largest))
    return (
        Step(
            "composition",
            r"$\rho$ adds up under adaptive composition; an $\varepsilon$-DP mechanism has $\rho = \varepsilon^2/2$, "
            r"Gaussian noise has $\rho = \Delta^2/(2\sigma^2)$.",
            None,
            Cited("[BS16] Lemma 2.3, Propositions 1.4 and 1.6"),
        ),
        kernel_step(kernel, "pure_formula", epsilon**2 / 2, "The kernel's rho of a pure mechanism.", "composition"),
        kernel_step(
            kernel, "gaussian_formula", (sensitivity / sigma) ** 2 / 2, "The kernel's rho of noise.", "composition"
        ),
        kernel_step(
            kernel, "largest_rho_formula", largest / k, "The share of each of $k$.", "rho at the root", "composition"
        ),
        Step(
            "share of a pure mechanism", r"Its $\varepsilon$ spends it,", eq(held(k, each**2 / 2), largest), Identity()
        ),
        kernel_step(kernel, "largest_epsilon_formula", each, "as the kernel says.", "share of a pure mechanism"),
        Step(
            "share of noise",
            r"Noise of this $\sigma$ spends it,",
            eq(held(k, (sensitivity / noise) ** 2 / 2), largest),
            Identity(),
        ),
        kernel_step(kernel, "smallest_sigma_formula", noise, "as the kernel says.", "share of noise"),
        kernel_step(
            kernel,
            "largest_k_formula",
            largest / rho,
            r"$k\rho$ is at most the largest for $k$ up to this.",
            "rho at the root",
            "composition",
        ),
    )


def _closed(kernel: Kernel) -> tuple[Step, ...]:
    older = (1 + t) * rho + lam / t
    best = sqrt(lam / rho)
    inverse = (epsilon_prime / (sqrt(log(1 / delta) + epsilon_prime) + sqrt(log(1 / delta)))) ** 2 / k
    return (
        Step(
            "an older conversion",
            r"Without the factor $(1 - 1/\alpha)^\alpha/(\alpha - 1)$ each order gives more.",
            gt(older, epsilon_of_order),
            Manifest(form=near + log(1 + t) / t),
            ("epsilon of an order",),
        ),
        Step(
            "closed form",
            r"At $t = \sqrt{\lambda/\rho}$ that is the closed form of Bun and Steinke, which is so a bound as well, "
            "and never below the least.",
            eq(older.subs(t, best), rho + 2 * sqrt(rho * lam)),
            Identity(),
            ("an older conversion",),
        ),
        kernel_step(
            kernel,
            "bun_steinke_formula",
            (rho + 2 * sqrt(rho * lam)).subs(lam, log(1 / delta)),
            "The kernel evaluates it.",
            "closed form",
        ),
        Step(
            "closed form solved",
            r"For $\lambda = s^2$ and $\lambda + \varepsilon' = (s + r)^2$ it gives $\varepsilon'$ at $\rho = r^2$,",
            eq((rho + 2 * sqrt(rho * lam)).subs({rho: gap**2, lam: s**2}), (s + gap) ** 2 - s**2),
            Identity(),
            ("closed form",),
        ),
        Step(
            "without cancellation",
            r"and $r$ is $\varepsilon'/((s + r) + s)$.",
            eq(((s + gap) ** 2 - s**2) / ((s + gap) + s), gap),
            Identity(),
        ),
        kernel_step(
            kernel,
            "largest_rho_bun_steinke_formula",
            inverse,
            "The kernel evaluates the share of each.",
            "closed form solved",
            "without cancellation",
        ),
    )
