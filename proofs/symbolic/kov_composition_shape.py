"""The closed forms of Kairouz, Oh and Viswanath turned round: fixed totals, inverses, monotonicity, dominance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Derivative, E, Min, cosh, exp, log, sqrt, tanh

from dpcert.readings.symbolic import symbol
from dpcert.theorems.kov_formulas import (
    added_formula,
    beyond_formula,
    epsilon_prime_from_total,
    exponent_formula,
    least_delta_prime,
    left_formula,
    limit_of_slack,
    overspent_formula,
    plain_delta_prime,
    share_formula,
    slack_formula,
    total_of_least,
    total_of_plain,
    unspent_formula,
    used_up_formula,
)
from symbolic import advanced_composition, kov_composition
from symbolic.checks import Combination, Given, Identity, Induction
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Manifest
from symbolic.kov_composition import mean, square
from symbolic.notation import (
    delta,
    delta_prime,
    delta_total,
    epsilon,
    epsilon_prime,
    eq,
    ge,
    gt,
    k,
    kernel_step,
    le,
    lt,
    n,
    over_rows,
    r,
    s,
    trees,
)

if TYPE_CHECKING:
    from symbolic.notation import Kernel

KERNEL: Final = {
    **over_rows(
        1,
        slack_formula,
        overspent_formula,
        epsilon_prime_from_total,
        exponent_formula,
        unspent_formula,
        left_formula,
        beyond_formula,
        plain_delta_prime,
        least_delta_prime,
        total_of_plain,
        total_of_least,
        added_formula,
    ),
    **trees(share_formula, limit_of_slack, used_up_formula),
}

lam, c, x = symbol("lambda"), symbol("c"), symbol("x")
#: D = prod (1 - delta_i), and (1 - delta)^n, with one more mechanism.
D, W = symbol("D"), sympy.Symbol("W", nonnegative=True)
#: The forms, with lambda = ln(1 / delta_prime) in the plain one; the moments of one row.
plain = mean + sqrt(2 * square * lam)
logarithm = log(E + sqrt(square) / delta_prime)
with_e = mean + sqrt(2 * square * logarithm)
row_mean, row_square = k * epsilon * tanh(epsilon / 2), k * epsilon**2
#: What one row leaves of a fixed total; the exponent of one row.
kept = exp(k * log(1 - delta))
slack = 1 - (1 - delta_total) / kept
solved = (epsilon_prime - row_mean) ** 2 / (2 * row_square)
least = exp(-solved) * Min(1, sqrt(row_square) / (1 - exp(1 - solved)), evaluate=False)
DELTA: Final = {delta: ("1/8", "7/8")}
TOTAL: Final = {delta: ("1/1000", "1/100"), delta_total: ("1/2", "9/10")}


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """What the kernel's inverses rest on, and that the theorem is never worse than Theorem 3.20."""
    return Derivation(
        "kov_composition_shape",
        "Composition by Kairouz, Oh and Viswanath: inverses and shape",
        "[KOV15] Theorems 3.4 and 3.5",
        r"As in the derivation before, $\mathrm{mean}$ and $\mathrm{square}$ are sums over the rows of a list, "
        r"$D = \prod(1-\delta_i)^{k_i}$ and $\lambda = \ln(1/\delta')$. What holds for real $k > 0$ holds for "
        "integers; the kernel's formulas are read for one row.",
        (*_monotone(), *_fixed_total(kernel), *_solved(kernel), *_dominance(kernel)),
        after=(advanced_composition.derivation(), kov_composition.derivation()),
    )


def _monotone() -> tuple[Step, ...]:
    inside = E + sqrt(square) / delta_prime
    return (
        Step(
            "mean grows in epsilon",
            r"The term of a row in $\mathrm{mean}$; the terms $k\varepsilon$ and $k\varepsilon^2$ of the other two "
            "sums visibly do the same, and all three are proportional to $k$.",
            gt(Derivative(row_mean, epsilon), 0),
            Manifest(form=k * tanh(epsilon / 2) + k * epsilon / (2 * cosh(epsilon / 2) ** 2)),
            ("kov_composition/the kernel's mean",),
        ),
        Step(
            "unbounded in epsilon",
            r"From $\ln 3$ on it is at least $k\varepsilon/2$; so each form takes each target once.",
            ge(tanh((log(3) + s) / 2), sympy.Rational(1, 2)),
            Manifest(form=3 * (exp(s) - 1) / (2 * (3 * exp(s) + 1))),
            ("mean grows in epsilon",),
        ),
        Step(
            "plain form grows",
            r"In $\mathrm{square}$, and visibly in $\mathrm{mean}$ and $\lambda$: it falls in $\delta'$.",
            gt(Derivative(plain, square), 0),
            Manifest(form=sqrt(lam / (2 * square))),
            ("kov_composition/the kernel's plain form",),
        ),
        Step("logarithm", r"The logarithm of the form with $e$ is positive.", gt(logarithm, 0), *_LOGARITHM),
        Step(
            "form with e grows",
            r"In $\mathrm{square}$, and visibly in $\mathrm{mean}$.",
            gt(Derivative(with_e, square), 0),
            Manifest(form=(2 * logarithm + sqrt(square) / (delta_prime * inside)) / (2 * sqrt(2 * square * logarithm))),
            ("logarithm",),
        ),
        Step(
            "form with e falls in the slack",
            r"In $\delta'$ it falls.",
            lt(Derivative(with_e, delta_prime), 0),
            Manifest(form=square / (delta_prime**2 * inside * sqrt(2 * logarithm))),
            ("logarithm",),
        ),
    )


#: ln(e + v) is above 1, as the derivation before has it.
_LOGARITHM: Final = (Combination(((1, "kov_composition/this logarithm"),), rest=1), ("kov_composition/this logarithm",))


def _fixed_total(kernel: Kernel) -> tuple[Step, ...]:
    spent, form = k * epsilon, {mean: row_mean, square: row_square}
    return (
        Step(
            "total solved",
            r"The total exceeds a fixed one by $D$ times what $\delta'$ exceeds $1 - (1-\delta_{\mathrm{total}})/D$.",
            eq(1 - (1 - delta_prime) * D - delta_total, D * (delta_prime - (1 - (1 - delta_total) / D))),
            Identity(),
            ("kov_composition/the kernel's delta total",),
        ),
        kernel_step(kernel, "slack_formula", slack, "The kernel evaluates this slack.", "total solved"),
        Step("delta below 1", r"$\delta < 1$.", lt(delta, 1), Given()),
        Step("total below 1", r"$\delta_{\mathrm{total}} < 1$.", lt(delta_total, 1), Given()),
        Step(
            "slack falls in k",
            "More mechanisms leave less of it (if their $\\delta$ is above 0).",
            lt(Derivative(slack, k), 0),
            Manifest(form=-(1 - delta_total) * log(1 - delta) / kept, where=TOTAL),
            ("delta below 1", "total below 1"),
        ),
        kernel_step(
            kernel,
            "overspent_formula",
            log(1 - delta_total) - k * log(1 - delta),
            r"Below 0 exactly where the slack is above 0: $e$ to this is $1 - \delta'$.",
            "the kernel's slack",
            "slack falls in k",
        ),
        Step(
            "overspent at k and before",
            "The sum of this at $k - 1$ and at $k$. Where it is 0 at some $k$ it is below 0 before that, and above "
            "after it; so the sum is below 0 up to this $k$ and not beyond.",
            eq(
                2 * log(1 - delta_total) - (2 * k - 1) * log(1 - delta),
                2 * (log(1 - delta_total) - k * log(1 - delta)) + log(1 - delta),
            ),
            Identity(where={**DELTA, delta_total: ("1/8", "7/8")}),
            ("the kernel's overspent", "slack falls in k"),
        ),
        kernel_step(
            kernel,
            "used_up_formula",
            2 * log(1 - delta_total) - (2 * k - 1) * log(1 - delta),
            "The kernel evaluates it.",
            "overspent at k and before",
        ),
        kernel_step(
            kernel,
            "epsilon_prime_from_total",
            Min(
                spent,
                (mean + sqrt(2 * square * log(1 / slack))).subs(form),
                (mean + sqrt(2 * square * log(E + sqrt(square) / slack))).subs(form),
                evaluate=False,
            ),
            "The kernel evaluates the theorem at this slack. As each form falls in the slack, it grows in $k$ all the "
            "more.",
            "the kernel's slack",
            "slack falls in k",
            "plain form grows",
            "form with e grows",
            "form with e falls in the slack",
        ),
        kernel_step(
            kernel,
            "limit_of_slack",
            delta_prime - 1,
            r"With $\delta' < 1$ fixed the total is below 1 for every $k$.",
            "kov_composition/the kernel's delta total",
        ),
    )


def _solved(kernel: Kernel) -> tuple[Step, ...]:
    bound = c**2 / (2 * square)
    at_solution = sqrt(square) / (exp(1 + r) - E)
    return (
        kernel_step(
            kernel,
            "share_formula",
            epsilon_prime / k,
            r"The sum $k\varepsilon$ is the target at this $\varepsilon$.",
            "kov_composition/the kernel's spent",
        ),
        kernel_step(
            kernel,
            "unspent_formula",
            epsilon_prime - k * epsilon,
            "Where this is at least 0 the sum is within the target and no slack is needed.",
            "kov_composition/the kernel's spent",
        ),
        Step(
            "plain form solved",
            r"Where the target leaves $c > 0$ of the mean, the plain form exceeds it by this: at most 0 exactly where "
            r"$\lambda \le c^2/(2\,\mathrm{square})$.",
            eq(plain - (mean + c), sqrt(2 * square) * (sqrt(lam) - sqrt(bound))),
            Identity(),
            ("plain form grows",),
        ),
        Step(
            "no slack",
            r"Where the mean alone reaches the target (it exceeds it by $s \ge 0$), neither form does, for any slack "
            "below 1: this is the smaller logarithm.",
            gt(plain, mean - s),
            Manifest(form=sqrt(2 * square * lam) + s),
            ("plain form grows",),
        ),
        kernel_step(
            kernel,
            "left_formula",
            epsilon_prime - row_mean,
            "The kernel evaluates $c$.",
            "plain form solved",
            "no slack",
        ),
        kernel_step(
            kernel,
            "exponent_formula",
            solved,
            r"And the exponent $x = c^2/(2\,\mathrm{square})$.",
            "plain form solved",
        ),
        kernel_step(
            kernel, "plain_delta_prime", exp(-solved), r"And the smallest slack $e^{-x}$.", "plain form solved"
        ),
        Step(
            "form with e solved",
            r"The form with $e$ is within the target exactly where its logarithm is at most $x$, so only where $x > 1$."
            r" For $x = 1 + r$ what the logarithm is taken of exceeds $e^x$ by this: at most 0 exactly from the slack "
            r"$\sqrt{\mathrm{square}}/(e^x - e)$ on.",
            eq(
                E + sqrt(square) / delta_prime - exp(1 + r),
                (exp(1 + r) - E) * (at_solution - delta_prime) / delta_prime,
            ),
            Identity(),
            ("form with e falls in the slack",),
        ),
        Step(
            "the same with x",
            "The same slack.",
            eq(at_solution, exp(-(1 + r)) * sqrt(square) / (1 - exp(1 - (1 + r)))),
            Identity(),
            ("form with e solved",),
        ),
        kernel_step(
            kernel, "beyond_formula", solved - 1, "The kernel evaluates $x - 1$, above 0 there.", "form with e solved"
        ),
        kernel_step(
            kernel,
            "least_delta_prime",
            least,
            "And the smaller of the two slacks: the least of the forms is within the target where one of them is.",
            "plain form solved",
            "form with e solved",
            "the same with x",
        ),
        kernel_step(
            kernel,
            "total_of_plain",
            1 - (1 - exp(-solved)) * kept,
            "The kernel evaluates the total with either slack.",
            "the kernel's plain delta prime",
            "kov_composition/the kernel's delta total",
        ),
        kernel_step(
            kernel,
            "total_of_least",
            1 - (1 - least) * kept,
            "So here.",
            "the kernel's least delta prime",
            "kov_composition/the kernel's delta total",
        ),
    )


def _dominance(kernel: Kernel) -> tuple[Step, ...]:
    root = sqrt(2 * k * log(1 / delta_prime)) * epsilon
    where = {delta_prime: ("1/100", "9/10")}
    return (
        Step(
            "below Theorem 3.20",
            "For $k$ equal mechanisms the plain form is below Theorem 3.20.",
            lt(row_mean + root, advanced_composition.bound),
            Combination(((k * epsilon, "advanced_composition/sharp is smaller"),), where=where),
            ("advanced_composition/sharp is smaller", "kov_composition/the kernel's plain form"),
        ),
        Step(
            "so far",
            r"Induction hypothesis: $W = (1-\delta)^n$ is at least $1 - n\delta$.",
            ge(W, 1 - n * delta),
            Given(),
        ),
        Step(
            "one more",
            "Times $1 - \\delta$.",
            ge(W * (1 - delta), 1 - (n + 1) * delta),
            Combination(((1 - delta, "so far"),), rest=n * delta**2, where=DELTA),
            ("so far", "delta below 1"),
        ),
        Step(
            "Bernoulli",
            "For every number of mechanisms.",
            ge(W, 1 - n * delta),
            Induction(n, W, W * (1 - delta), 1, "so far", "one more"),
            ("so far", "one more"),
        ),
        Step("delta_prime below 1", r"$\delta' < 1$.", lt(delta_prime, 1), Given()),
        Step(
            "and so is the total delta",
            r"$1 - (1-\delta')W$ is at most Theorem 3.20's $n\delta + \delta'$.",
            le(1 - (1 - delta_prime) * W, n * delta + delta_prime),
            Combination(((1 - delta_prime, "Bernoulli"),), rest=n * delta * delta_prime, where=where),
            ("Bernoulli", "delta_prime below 1", "kov_composition/the kernel's delta total"),
        ),
        kernel_step(
            kernel,
            "added_formula",
            k * delta + delta_prime,
            r"The kernel evaluates this sum where every $\delta$ is 0, so that both sides are $\delta'$.",
            "and so is the total delta",
        ),
    )
