"""Renyi DP of randomized response: its cumulant, the equations of the best order, what the kernel evaluates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sympy import Derivative, Min, cosh, exp, log, sinh, tanh

from dpcert.readings.symbolic import symbol
from dpcert.theorems import renyi
from symbolic import zero_concentrated
from symbolic.checks import Cited, Identity
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Manifest
from symbolic.notation import delta, epsilon, epsilon_prime, eq, gt, k, kernel_step, sensitivity, sigma, trees
from symbolic.randomized_response import lie, truth
from symbolic.zero_concentrated import entropy, lam, near, t, w

if TYPE_CHECKING:
    from symbolic.ground import Expr
    from symbolic.notation import Kernel

KERNEL: Final = trees(
    renyi.divergence_formula,
    renyi.far_divergence_formula,
    renyi.gaussian_divergence_formula,
    renyi.order_formula,
    renyi.cumulant_formula,
    renyi.slope_formula,
    renyi.excess_formula,
    renyi.stationarity_given_epsilon_and_delta,
    renyi.stationarity_given_both_epsilons,
    renyi.stationarity_given_target,
    renyi.epsilon_formula,
    renyi.epsilon_prime_formula,
    renyi.epsilon_along_formula,
    renyi.delta_formula,
    renyi.largest_k_formula,
)

alpha, tau = symbol("alpha"), symbol("tau")
moment = (exp((1 + t) * epsilon) + exp(-t * epsilon)) / (1 + exp(epsilon))


def cumulant_at(place: Expr) -> Expr:
    """The cumulant, by decay."""
    return place * epsilon + log(1 + (exp(-2 * place * epsilon) - 1) * exp(-epsilon) / (1 + exp(-epsilon)))


growth = exp(t * epsilon) - 1
bent = growth * (growth + (2 + growth) * tanh(epsilon / 2)) / (2 * (1 + growth))
cumulant = cumulant_at(t)
fallen = cumulant - t * epsilon
slope = epsilon * tanh((1 + 2 * t) * epsilon / 2)
bend = epsilon**2 / cosh((1 + 2 * t) * epsilon / 2) ** 2
rest = exp(-(1 + 2 * t) * epsilon)
spread = -fallen - 2 * t * epsilon * rest / (1 + rest)
#: The logarithm of the delta of order 1 + t for k of them, and the epsilon and the k for which it is -lambda.
height = k * cumulant - t * epsilon_prime + entropy
epsilon_of_order = (k * cumulant + entropy + lam) / t
room = t * epsilon_prime - lam - entropy
flat_epsilon = k * spread + log(1 + t) - lam
largest = (epsilon_prime + near) / slope
flat_k = largest * spread + log(1 + t) - lam
#: Positive: the growth, the room and the cumulant with their derivatives.
g, N, N1, N2, C, C1, C2 = (symbol(name) for name in ("g", "N", "N1", "N2", "C", "C1", "C2"))


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """The cumulant and its derivatives, then the same three questions as for zCDP."""
    return Derivation(
        "renyi",
        "Renyi DP of pure mechanisms",
        "[Mir17] Propositions 1, 5 and 7; [CKS20] Proposition 12",
        r"$\alpha = 1 + t$, $t > 0$; $t\tau(\alpha)$ is the cumulant of one randomized response. Every "
        r"$\varepsilon$-DP mechanism is randomized response processed further ([KOV15] section 2), and processing "
        "increases no divergence ([Mir17], as every Renyi divergence): what holds for randomized response holds for "
        "all of them. Where an expression that increases in $t$ has the sign of a derivative, its one zero is the "
        "optimum.",
        (*_cumulant(kernel), *_shape(kernel), *_epsilon(kernel), *_delta(kernel), *_count(kernel), *_order(kernel)),
        after=(zero_concentrated.derivation(),),
    )


def _cumulant(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "domination",
            r"Of all pairs of distributions whose ratio lies between $e^{-\varepsilon}$ and $e^{\varepsilon}$, the two "
            "of randomized response have the largest divergence of every order; divergences of one order add up "
            "under adaptive composition.",
            None,
            Cited("[KOV15] section 2, with the data processing inequality; [Mir17] Propositions 1 and 5"),
        ),
        Step(
            "moment",
            r"For randomized response the mean of the ratio to the power $\alpha$ is,",
            eq(truth * exp(t * epsilon) + lie * exp(-t * epsilon), moment),
            Identity(),
            ("domination",),
        ),
        Step(
            "by decay",
            r"in terms that stay bounded for large $t\varepsilon$,",
            eq(exp(t * epsilon) * exp(fallen), moment),
            Identity(),
            ("moment",),
        ),
        Step(
            "by growth",
            r"and in terms that are small where $t\varepsilon$ is.",
            eq(1 + bent, moment),
            Identity(),
            ("moment",),
        ),
        kernel_step(kernel, "cumulant_formula", cumulant, "The kernel's cumulant, by decay.", "by decay"),
        kernel_step(
            kernel,
            "far_divergence_formula",
            k * cumulant_at(alpha - 1) / (alpha - 1),
            "The kernel's divergence, by decay,",
            "by decay",
        ),
        kernel_step(
            kernel, "divergence_formula", (k * log(1 + bent) / t).subs(t, alpha - 1), "and by growth.", "by growth"
        ),
        Step(
            "divergence of noise",
            r"Gaussian noise has divergence $\alpha\Delta^2/(2\sigma^2)$.",
            None,
            Cited("[Mir17] Proposition 7"),
        ),
        kernel_step(
            kernel,
            "gaussian_divergence_formula",
            k * alpha * (sensitivity / sigma) ** 2 / 2,
            "The kernel's divergence of noise.",
            "divergence of noise",
        ),
    )


def _shape(kernel: Kernel) -> tuple[Step, ...]:
    inner = (1 + 2 * t) * epsilon / 2
    return (
        Step("slope", r"The cumulant's derivative.", eq(Derivative(cumulant, t), slope), Identity(), ("by decay",)),
        kernel_step(kernel, "slope_formula", slope, "The kernel's.", "slope"),
        Step(
            "bend",
            r"It increases: the cumulant is convex, and 0 at $t = 0$.",
            gt(Derivative(slope, t), 0),
            Manifest(form=bend),
            ("slope",),
        ),
        Step(
            "spread",
            r"$D$, which is $t$ times the derivative less the cumulant,",
            eq(t * slope - cumulant, spread),
            Identity(),
            ("slope",),
        ),
        kernel_step(kernel, "excess_formula", spread, "as the kernel evaluates it,", "spread"),
        Step(
            "spread increases",
            r"increases from 0.",
            gt(Derivative(spread, t), 0),
            Manifest(form=t * bend),
            ("spread", "bend"),
        ),
        Step(
            "grows in epsilon",
            r"The cumulant increases in $\varepsilon$: so do the $\varepsilon'$ of every order and the least of them, "
            r"and the largest $\varepsilon$ is its inverse.",
            gt(Derivative(cumulant, epsilon), 0),
            Manifest(form=t * tanh(inner) + sinh(t * epsilon) / (2 * cosh(inner) * cosh(epsilon / 2))),
            ("by decay",),
        ),
    )


def _epsilon(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "epsilon of an order",
            r"For a given $\delta$, order $1 + t$ gives the $\varepsilon'$ at which $\ln\delta = -\lambda$.",
            eq(height + lam, -t * (epsilon_prime - epsilon_of_order)),
            Identity(),
            ("zero_concentrated/logarithm", "by decay"),
        ),
        kernel_step(
            kernel,
            "epsilon_along_formula",
            ((k * cumulant + lam - log(1 + t)) / t - near).subs(lam, log(1 / delta)),
            "The kernel uses it for guesses only.",
            "epsilon of an order",
        ),
        Step(
            "slope of epsilon",
            r"Its derivative times $t^2$,",
            eq(t**2 * Derivative(epsilon_of_order, t), flat_epsilon),
            Identity(),
            ("epsilon of an order", "spread"),
        ),
        Step(
            "slope of epsilon increases",
            r"increases, from $-\lambda$ at 0.",
            gt(Derivative(flat_epsilon, t), 0),
            Manifest(form=k * t * bend + 1 / (1 + t)),
            ("slope of epsilon",),
        ),
        kernel_step(
            kernel,
            "stationarity_given_epsilon_and_delta",
            flat_epsilon.subs(lam, log(1 / delta)),
            "The kernel looks for its zero.",
            "slope of epsilon increases",
        ),
        Step(
            "epsilon at the root",
            r"There $\lambda = kD + \ln(1 + t)$, and $\varepsilon'$ is:",
            eq(epsilon_of_order.subs(lam, k * (t * slope - cumulant) + log(1 + t)), k * slope - near),
            Identity(),
            ("slope of epsilon", "spread", "zero_concentrated/near"),
        ),
        kernel_step(kernel, "epsilon_formula", k * slope - near, "The kernel's value,", "epsilon at the root"),
        kernel_step(
            kernel,
            "epsilon_prime_formula",
            -Min(0, near - k * slope),
            "or 0 where it is negative.",
            "epsilon at the root",
        ),
    )


def _delta(kernel: Kernel) -> tuple[Step, ...]:
    inner = epsilon / (2 * tanh(w / 2))
    flat = w + epsilon_prime - k * epsilon * tanh(inner)
    value = exp(-k * spread) / (1 + t)
    return (
        Step(
            "slope of delta",
            r"The derivative of $\ln\delta$,",
            eq(Derivative(height, t), k * slope - epsilon_prime - (log(1 + t) - log(t))),
            Identity(),
            ("zero_concentrated/logarithm", "zero_concentrated/near", "slope"),
        ),
        Step(
            "slope of delta in w",
            r"whose negative in terms of $w$ increases in $w$.",
            gt(Derivative(flat, w), 0),
            Manifest(form=1 + k * epsilon**2 / (4 * sinh(w / 2) ** 2 * cosh(inner) ** 2)),
            ("slope of delta", "zero_concentrated/odd"),
        ),
        kernel_step(
            kernel,
            "stationarity_given_both_epsilons",
            flat,
            r"The kernel looks for its zero, which is there while $\varepsilon' < k\varepsilon$; beyond, $\ln\delta$ "
            r"falls without end.",
            "slope of delta in w",
        ),
        Step(
            "delta at the root",
            r"There $\varepsilon' = k\,\mathrm{slope} - \ln(1 + 1/t)$, and $\ln\delta$ becomes $-kD - \ln(1 + t)$.",
            eq(height.subs(epsilon_prime, k * slope - near), -k * (t * slope - cumulant) - log(1 + t)),
            Identity(),
            ("slope of delta", "spread", "zero_concentrated/near"),
        ),
        kernel_step(
            kernel,
            "delta_formula",
            Min(1, value),
            r"The kernel evaluates it; as $D > 0$ the minimum with 1 changes nothing.",
            "delta at the root",
            "spread increases",
        ),
    )


def _count(kernel: Kernel) -> tuple[Step, ...]:
    # N, N', N'' stand for the room and its derivatives, C, C', C'' for the cumulant and its.
    quotient = (N1 * C - N * C1) / C**2
    bent_of = g * (g + (2 + g) * tanh(epsilon / 2)) / (2 * (1 + g))
    return (
        Step(
            "cumulant is positive",
            r"For $t > 0$, where the growth $g = e^{t\varepsilon} - 1$ is positive, so is the cumulant.",
            gt(log(1 + bent_of), 0),
            Manifest(),
            ("by growth",),
        ),
        Step(
            "count of an order",
            r"Order $1 + t$ supports every $k$ up to a quotient: the room $N$ that the target leaves, over the "
            "cumulant $C$.",
            eq(height + lam, cumulant * (k - room / cumulant)),
            Identity(),
            ("zero_concentrated/logarithm", "cumulant is positive"),
        ),
        Step(
            "room",
            r"The room's derivative $N'$ is positive,",
            eq(Derivative(room, t), epsilon_prime + log(1 + t) - log(t)),
            Identity(),
            ("count of an order", "zero_concentrated/near"),
        ),
        Step("room bends", r"and falls: $-N''$ is this.", eq(-Derivative(near, t), 1 / (t * (1 + t))), Identity()),
        Step(
            "slope of the count",
            r"The derivative of $N/C$ times $-C^2/C'$,",
            eq(-(C**2) / C1 * quotient, N - N1 * C / C1),
            Identity(),
            ("count of an order", "room", "slope"),
        ),
        Step(
            "slope of the count increases",
            r"increases: its derivative, in which $N' - N'C'/C'$ has gone, is positive.",
            gt(N2 * C / C1 + N1 * C * C2 / C1**2, 0),
            Manifest(),
            ("slope of the count", "room bends", "bend"),
        ),
        Step(
            "equation of the count",
            r"Written with $D$, and without cancellation,",
            eq(room - largest * cumulant, largest * (t * slope - cumulant) + log(1 + t) - lam),
            Identity(),
            ("slope of the count", "room"),
        ),
        kernel_step(
            kernel,
            "stationarity_given_target",
            flat_k.subs(lam, log(1 / delta)),
            r"the kernel looks for its zero: $-\lambda$ at 0, and positive for large $t$.",
            "equation of the count",
            "slope of the count increases",
            "spread",
        ),
        Step(
            "count at the root",
            r"There $N = N'C/C'$, so that $k = N/C$ is $N'/C'$.",
            eq((N - N1 * C / C1) / C, N / C - N1 / C1),
            Identity(),
            ("slope of the count", "room"),
        ),
        kernel_step(kernel, "largest_k_formula", largest, "The kernel evaluates this.", "count at the root"),
    )


def _order(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "epsilon of a known divergence",
            r"For a divergence $\tau$ of order $1 + t$: the $\varepsilon'$ at which $\ln\delta = -\lambda$.",
            eq(
                (t * tau + entropy + lam) / t,
                tau + log(1 - 1 / (1 + t)) - (-lam + log(1 + t)) / t,
            ),
            Identity(),
            ("zero_concentrated/logarithm",),
        ),
        kernel_step(
            kernel,
            "order_formula",
            -Min(0, (log(delta) + log(alpha)) / (alpha - 1) - log(1 - 1 / alpha) - tau),
            "The kernel evaluates this, or 0 where it is negative.",
            "epsilon of a known divergence",
        ),
    )
