"""Theorem 3.20 turned round: inverses in closed form, monotonicity, convexity, crossover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sympy import Derivative, exp, log, sqrt, symbols

from dpcert.readings.symbolic import symbol
from dpcert.theorems.advanced_composition import (
    crossover_formula,
    delta_total_of_smallest,
    epsilon_prime_from_total,
    limit_of_smallest,
    slack_formula,
    smallest_delta_prime_formula,
)
from symbolic import advanced_composition
from symbolic.advanced_composition import SLACK, bound
from symbolic.checks import Combination, Given, Identity
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Ladder, Manifest
from symbolic.notation import (
    delta,
    delta_prime,
    delta_total,
    epsilon,
    epsilon_prime,
    eq,
    gt,
    k,
    kernel_step,
    lt,
    r,
    s,
    trees,
)

if TYPE_CHECKING:
    from symbolic.notation import Kernel

KERNEL: Final = trees(
    epsilon_prime_from_total,
    smallest_delta_prime_formula,
    slack_formula,
    delta_total_of_smallest,
    limit_of_smallest,
    crossover_formula,
)

#: lambda = ln(1 / delta_prime) > 0, and what is left of the target after the mean.
lam, c = symbol("lambda"), symbol("c")
mean = k * epsilon * (exp(epsilon) - 1)
#: The theorem in lambda; the theorem with a fixed total delta.
in_lambda = bound.subs(delta_prime, exp(-lam))
left_over = delta_total - k * delta
from_total = bound.subs(delta_prime, left_over)
solved = exp(-((epsilon_prime - mean) ** 2) / (2 * k * epsilon**2))
#: Coefficients of the equation a x^2 + b x = epsilon_prime for x = sqrt(k); 2 / (1 + u) = e^epsilon.
a, b, u = symbols("a b u", positive=True)
HALF: Final = {u: ("1/10", "9/10")}
#: Rates of the theorem in each of its inputs.
in_epsilon = sqrt(2 * k * lam) + k * (exp(epsilon) - 1) + k * epsilon * exp(epsilon)
in_k = epsilon * sqrt(lam / (2 * k)) + epsilon * (exp(epsilon) - 1)
in_slack = epsilon * sqrt(k / 2) / (delta_prime * sqrt(log(1 / delta_prime)))


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """What the kernel's inverses rest on."""
    return Derivation(
        "advanced_composition_shape",
        "Theorem 3.20: inverses and shape",
        "[DR14] Theorem 3.20",
        r"$\varepsilon'$ is the formula of Theorem 3.20 with $\varepsilon > 0$, real $k > 0$ and "
        r"$\lambda = \ln(1/\delta') > 0$; "
        "what holds for real $k$ holds for integers.",
        (*_monotone(), *_fixed_total(kernel), *_solved(kernel), *_largest_k(), *_crossover(kernel)),
        after=(advanced_composition.derivation(),),
    )


def _monotone() -> tuple[Step, ...]:
    return (
        Step("slack below 1", r"$\delta' < 1$.", gt(log(1 / delta_prime), 0), Given()),
        Step(
            "grows in epsilon",
            r"Strictly increasing in $\varepsilon$.",
            gt(Derivative(in_lambda, epsilon), 0),
            Manifest(form=in_epsilon),
            ("advanced_composition/the kernel's epsilon prime",),
        ),
        Step("exponential", r"$e^\varepsilon > 1 + \varepsilon$.", gt(exp(epsilon), 1 + epsilon), Ladder(epsilon)),
        Step(
            "unbounded in epsilon",
            r"Above $k\varepsilon^2$; as it is 0 at $\varepsilon = 0$ and continuous, each target $\varepsilon' > 0$ "
            r"is reached at exactly one $\varepsilon$, and the theorem gives at most $\varepsilon'$ exactly below it.",
            gt(in_lambda, k * epsilon**2),
            Combination(((k * epsilon, "exponential"),), rest=sqrt(2 * k * lam) * epsilon),
            ("exponential", "grows in epsilon"),
        ),
        Step("grows in k", "Strictly increasing in $k$.", gt(Derivative(in_lambda, k), 0), Manifest(form=in_k)),
        Step(
            "falls in the slack",
            r"Strictly decreasing in $\delta'$.",
            lt(Derivative(bound, delta_prime), 0),
            Manifest(form=in_slack, where=SLACK),
            ("slack below 1",),
        ),
        Step(
            "convex in epsilon",
            r"Convex in $\varepsilon$.",
            gt(Derivative(in_lambda, (epsilon, 2)), 0),
            Manifest(form=k * exp(epsilon) * (2 + epsilon)),
        ),
    )


def _fixed_total(kernel: Kernel) -> tuple[Step, ...]:
    return (
        kernel_step(
            kernel,
            "epsilon_prime_from_total",
            from_total,
            r"With a fixed total, $\delta' = \delta_{\mathrm{total}} - k\delta$.",
            "advanced_composition/the kernel's epsilon prime",
        ),
        Step("something left", "The mechanisms leave something of the total.", gt(left_over, 0), Given()),
        Step("and less than 1", "As the total is below 1.", gt(log(1 / left_over), 0), Given()),
        Step(
            "grows in k from the total",
            r"Strictly increasing in $k$ all the more, since $\delta'$ shrinks.",
            gt(Derivative(from_total, k), 0),
            Manifest(
                form=epsilon * sqrt(log(1 / left_over) / (2 * k))
                + epsilon * (exp(epsilon) - 1)
                + delta * epsilon * sqrt(k / 2) / (left_over * sqrt(log(1 / left_over))),
                where={delta: ("1/1000", "1/100"), delta_total: ("1/2", "9/10")},
            ),
            ("something left", "and less than 1"),
        ),
        Step(
            "grows in epsilon from the total",
            r"And strictly increasing in $\varepsilon$.",
            gt(Derivative(from_total, epsilon), 0),
            Manifest(
                form=in_epsilon.subs(lam, log(1 / left_over)),
                where={delta: ("1/1000", "1/100"), delta_total: ("1/2", "9/10")},
            ),
            ("something left", "and less than 1"),
        ),
    )


def _solved(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "slack solved",
            r"Where the target leaves $c > 0$ of the mean, $\varepsilon' = k\varepsilon(e^\varepsilon - 1) + c$, the "
            "theorem "
            r"exceeds it by this: 0 at $\lambda = c^2/(2k\varepsilon^2)$, negative below. So the smallest $\delta'$ is "
            r"$e^{-c^2/(2k\varepsilon^2)}$.",
            eq(in_lambda - (mean + c), epsilon * sqrt(2 * k) * (sqrt(lam) - sqrt(c**2 / (2 * k * epsilon**2)))),
            Identity(),
            ("advanced_composition/the kernel's epsilon prime", "falls in the slack"),
        ),
        Step(
            "no slack",
            r"Where the mean alone reaches the target (it exceeds it by $s \ge 0$), no $\delta' < 1$ gives it.",
            gt(in_lambda, mean - s),
            Manifest(form=sqrt(2 * k * lam) * epsilon + s),
            ("advanced_composition/the kernel's epsilon prime",),
        ),
        kernel_step(
            kernel,
            "slack_formula",
            epsilon_prime - mean,
            "The kernel evaluates what the mean leaves, $c$.",
            "slack solved",
        ),
        kernel_step(
            kernel, "smallest_delta_prime_formula", solved, "The kernel evaluates the smallest slack.", "slack solved"
        ),
        kernel_step(
            kernel,
            "delta_total_of_smallest",
            k * delta + solved,
            "The kernel evaluates the total with it.",
            "slack solved",
        ),
        kernel_step(
            kernel,
            "limit_of_smallest",
            k * delta + solved - 1,
            "The kernel evaluates what is below 0 where that is below 1.",
            "slack solved",
        ),
    )


def _largest_k() -> tuple[Step, ...]:
    root = 2 * epsilon_prime / (b + sqrt(b**2 + 4 * a * epsilon_prime))
    return (
        Step(
            "theorem in the root of k",
            r"With $a = \varepsilon(e^\varepsilon - 1)$ and $b = \varepsilon\sqrt{2\lambda}$ the theorem is "
            r"$a x^2 + b x$ in $x = \sqrt k$ (here divided by $x$).",
            eq(in_lambda / sqrt(k), epsilon * (exp(epsilon) - 1) * sqrt(k) + epsilon * sqrt(2 * lam)),
            Identity(),
            ("advanced_composition/the kernel's epsilon prime",),
        ),
        Step(
            "k solved",
            r"This $x$ reaches the target $\varepsilon'$, so the largest $k$ is the integer part of its square.",
            eq(a * root**2 + b * root, epsilon_prime),
            Identity(),
            ("theorem in the root of k", "grows in k"),
        ),
    )


def _crossover(kernel: Kernel) -> tuple[Step, ...]:
    gain = k * epsilon - in_lambda
    # epsilon below ln 2, as ln(2 / (1 + u)): then 2 - e^epsilon = 2 u / (1 + u).
    below = {epsilon: log(2 / (1 + u))}
    gap = 2 * u / (1 + u)
    crossing = 2 * lam / gap**2
    saved = log(2 / (1 + u)) * sqrt(crossing) * sqrt(2 * lam)
    rise, fall = crossing * (1 + r), crossing / (1 + r)
    return (
        Step(
            "gain over basic composition",
            r"What Theorem 3.20 saves against $k\varepsilon$.",
            eq(gain, epsilon * sqrt(k) * (sqrt(k) * (2 - exp(epsilon)) - sqrt(2 * lam))),
            Identity(),
            ("advanced_composition/the kernel's epsilon prime",),
        ),
        Step(
            "never from ln 2 on",
            r"For $\varepsilon = \ln 2 + s$, $s \ge 0$, it saves nothing for any $k$.",
            lt(gain.subs(epsilon, log(2) + s), 0),
            Manifest(form=(log(2) + s) * sqrt(k) * (2 * sqrt(k) * (exp(s) - 1) + sqrt(2 * lam))),
            ("gain over basic composition",),
        ),
        Step(
            "epsilon below ln 2",
            r"Let $\varepsilon = \ln(2/(1+u))$, $0 < u < 1$: all the $\varepsilon$ between 0 and $\ln 2$.",
            gt(log(2 / (1 + u)), 0),
            Given(),
        ),
        Step(
            "beyond the crossover",
            r"For $k = (1 + r)k^*$, $k^* = 2\lambda/(2 - e^\varepsilon)^2$, it saves something.",
            gt(gain.subs(below).subs(k, rise), 0),
            Manifest(form=saved * sqrt(1 + r) * r / (sqrt(1 + r) + 1), where=HALF),
            ("gain over basic composition", "epsilon below ln 2"),
        ),
        Step(
            "before the crossover",
            "For $k = k^*/(1 + r)$ it costs something.",
            lt(gain.subs(below).subs(k, fall), 0),
            Manifest(form=saved * r / (1 + r) / (sqrt(1 + r) + 1), where=HALF),
            ("gain over basic composition", "epsilon below ln 2"),
        ),
        kernel_step(
            kernel,
            "crossover_formula",
            2 * log(1 / delta_prime) / (2 - exp(epsilon)) ** 2,
            "The kernel evaluates this $k^*$.",
            "beyond the crossover",
        ),
    )
