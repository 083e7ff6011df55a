"""Basic composition: epsilons add and deltas add, also where the second mechanism is chosen from the first's output."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import exp

from dpcert.readings.symbolic import symbol
from dpcert.theorems.basic_composition import limit_formula, share_formula, sum_formula, total_formula
from symbolic.checks import Combination, Given, Induction, Summed
from symbolic.ground import Derivation, Step
from symbolic.notation import delta, epsilon, ge, k, kernel_step, le, n, over_rows, trees

if TYPE_CHECKING:
    from symbolic.notation import Kernel

KERNEL: Final = {**trees(total_formula, share_formula, limit_formula), **over_rows(2, sum_formula)}

each, total = symbol("each"), symbol("total")
#: Weights of one view y of the first n mechanisms under the two experiments, and max(0, p - e^(n epsilon) q).
p, q, x = (sympy.Symbol(name, nonnegative=True) for name in ("p", "q", "x"))
#: After y: probability of the next output in S under the two experiments, and min(1, e^epsilon b).
a, b, m = (sympy.Symbol(name, nonnegative=True) for name in ("a", "b", "m"))
#: Pr[V0 in S] and Pr[V1 in S] with one more mechanism.
P, Q = (sympy.Symbol(name, nonnegative=True) for name in ("P", "Q"))
#: The largest Pr[V0 in S] - e^(n epsilon) Pr[V1 in S] of n mechanisms.
X = sympy.Symbol("X", real=True)


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """One more mechanism, k of them by induction, then the kernel's formulas."""
    return Derivation(
        "basic_composition",
        "Basic composition",
        "[DR14] Theorem 3.16; adaptive form: Theorem B.1",
        r"Each mechanism is $(\varepsilon, \delta)$-DP whatever was seen before it. Let $p$ and $q$ be the weights of "
        "a "
        "view $y$ of the first $n$ mechanisms in the two experiments, $a$ and $b$ the probabilities that the next "
        "output "
        r"then puts the view in $S$, $m = \min(1, e^\varepsilon b)$, $x = \max(0, p - e^{n\varepsilon} q)$, and $X$ "
        "the "
        r"largest $\Pr[S] - e^{n\varepsilon}\Pr'[S]$ of $n$ mechanisms, which is $\sum x$. Outcomes are finitely or "
        "countably many.",
        (*_hypotheses(), *_one_more(), *_formulas(kernel)),
    )


def _hypotheses() -> tuple[Step, ...]:
    return (
        Step("next mechanism", r"As $a \le 1$ and $a \le e^\varepsilon b + \delta$.", le(a, m + delta), Given()),
        Step("m is at most 1", "By definition of $m$.", le(m, 1), Given()),
        Step("m is at most the other", "By definition of $m$.", le(m, exp(epsilon) * b), Given()),
        Step("excess", "By definition of $x$.", ge(x, p - exp(n * epsilon) * q), Given()),
        Step(
            "mechanisms so far",
            r"Induction hypothesis: $n$ mechanisms are $(n\varepsilon, n\delta)$-DP.",
            le(X, n * delta),
            Given(),
        ),
    )


def _one_more() -> tuple[Step, ...]:
    so_far, more = exp(n * epsilon), exp((n + 1) * epsilon)
    return (
        Step(
            "one view",
            "For each view of the first $n$.",
            le(p * a, so_far * exp(epsilon) * q * b + x + p * delta),
            Combination(
                (
                    (p, "next mechanism"),
                    (m, "excess"),
                    (so_far * q, "m is at most the other"),
                    (x, "m is at most 1"),
                )
            ),
            ("next mechanism", "excess", "m is at most the other", "m is at most 1"),
        ),
        Step(
            "all views",
            r"Summed over $y$: $\sum p a = P$, $\sum q b = Q$, $\sum p = 1$, $\sum x = X$.",
            le(P, so_far * exp(epsilon) * Q + X + delta),
            Summed("one view", {p * a: P, q * b: Q, x: X, p: 1}, (p, q, x, a, b)),
            ("one view",),
        ),
        Step(
            "one more mechanism",
            r"So $n + 1$ mechanisms are $((n+1)\varepsilon, (n+1)\delta)$-DP.",
            le(P - more * Q, (n + 1) * delta),
            Combination(((1, "all views"), (1, "mechanisms so far"))),
            ("all views", "mechanisms so far"),
        ),
        Step(
            "composition",
            "For every number of mechanisms.",
            le(X, n * delta),
            Induction(n, X, P - more * Q, 0, "mechanisms so far", "one more mechanism"),
            ("mechanisms so far", "one more mechanism"),
        ),
    )


def _formulas(kernel: Kernel) -> tuple[Step, ...]:
    return (
        kernel_step(
            kernel,
            "total_formula",
            k * each,
            r"The kernel evaluates the total, for $\varepsilon$ and for $\delta$.",
            "composition",
        ),
        kernel_step(
            kernel,
            "sum_formula",
            sum(symbol(f"k_{row}") * symbol(f"each_{row}") for row in (1, 2)),
            "And the total of a list, here of two rows: the induction step is the same with other parameters.",
            "one more mechanism",
        ),
        kernel_step(
            kernel,
            "share_formula",
            sympy.solve(k * each - total, each)[0],
            "The inverse: the one share for which $k$ times it is the total (sympy solves the linear equation).",
            "the kernel's total",
        ),
        kernel_step(
            kernel,
            "limit_formula",
            k * delta - 1,
            r"Below 0 exactly where the total $\delta$ is below 1.",
            "composition",
        ),
    )
