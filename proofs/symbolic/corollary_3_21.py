"""Corollary 3.21: where it follows from Theorem 3.20, where its derivation ends, where it is false."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Derivative, exp, log, sqrt

from dpcert.readings.symbolic import symbol
from dpcert.theorems.corollary_3_21 import excess_formula, largest_epsilon_formula
from symbolic import advanced_composition, advanced_composition_shape, randomized_response
from symbolic.algebra import fraction
from symbolic.checks import Combination, Given, Identity, Substitution
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Concave, Enclosed, Ladder, Manifest
from symbolic.notation import delta_prime, epsilon, epsilon_prime, eq, ge, gt, held, k, kernel_step, le, lt, s, trees

if TYPE_CHECKING:
    from symbolic.ground import Expr
    from symbolic.notation import Kernel

KERNEL: Final = trees(largest_epsilon_formula, excess_formula)

#: lambda = ln(1 / delta_prime); S = sqrt(2 lambda); u = 1 / sqrt(k).
lam, S, u, x = symbol("lambda"), symbol("S"), symbol("u"), symbol("x")
#: k >= 1 and 0 < epsilon_prime <= 1 are said as u = 1 / (1 + a), epsilon_prime = 1 / (1 + b).
a, b = (sympy.Symbol(name, nonnegative=True) for name in ("a", "b"))
chosen = epsilon_prime / (2 * sqrt(2 * k * lam))
#: The epsilon is c u.
c = epsilon_prime / (2 * S)
#: What the condition says is at least 0, times 1 / sqrt(k); the same at k = 1 and epsilon_prime = 1.
room = S * u - (exp(c * u) - 1)
worst = S - (exp(1 / (2 * S)) - 1)
small = {u: 1 / (1 + a), epsilon_prime: 1 / (1 + b)}
#: The largest delta_prime for which the derivation holds for all k >= 1 and epsilon_prime <= 1, to 30 digits.
THRESHOLD: Final = "0.709489950634338354114950242845", "0.709489950634338354114950242846"


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """The condition, its worst case, the threshold, the counterexample."""
    return Derivation(
        "corollary_3_21",
        "Corollary 3.21",
        "[DR14] Corollary 3.21",
        r"$\varepsilon = \varepsilon'/(2\sqrt{2k\ln(1/\delta')})$, with $\lambda = \ln(1/\delta') > 0$, "
        r"$S = \sqrt{2\lambda}$ and $u = 1/\sqrt k$, so that $0 < u \le 1$ for $k \ge 1$ and $\varepsilon = c u$ "
        r"with $c = \varepsilon'/(2S)$.",
        (*_terms(kernel), *_worst_k(), *_limit(), *_sufficient(), *_threshold(), *_counterexamples()),
        after=(
            randomized_response.derivation(),
            advanced_composition.derivation(),
            advanced_composition_shape.derivation(),
        ),
    )


def _terms(kernel: Kernel) -> tuple[Step, ...]:
    second = k * chosen * (exp(chosen) - 1)
    return (
        Step(
            "first term",
            "The first term of Theorem 3.20 is exactly half of the target.",
            eq(held(sqrt(2 * k * lam), chosen), epsilon_prime / 2),
            Identity(),
            ("advanced_composition/the kernel's epsilon prime",),
        ),
        kernel_step(
            kernel,
            "largest_epsilon_formula",
            chosen.subs(lam, log(1 / delta_prime)),
            r"The kernel evaluates this $\varepsilon$.",
            "first term",
        ),
        Step(
            "second term",
            r"The second term exceeds the other half by $k\varepsilon$ times the excess of $e^\varepsilon - 1$ over "
            r"$\sqrt{2\lambda/k}$: it fits if and only if $e^\varepsilon - 1 \le \sqrt{2\lambda/k}$.",
            eq(second - epsilon_prime / 2, k * chosen * (exp(chosen) - 1 - sqrt(2 * lam / k))),
            Identity(),
            ("first term",),
        ),
        kernel_step(
            kernel,
            "excess_formula",
            (exp(chosen) - 1 - sqrt(2 * lam / k)).subs(lam, log(1 / delta_prime)),
            "The kernel decides the sign of this excess each time.",
            "second term",
        ),
        Step(
            "printed second term",
            r"The printed proof's $k\varepsilon^2$ is less than the theorem's second term.",
            lt(k * epsilon**2, k * epsilon * (exp(epsilon) - 1)),
            Combination(((k * epsilon, "advanced_composition_shape/exponential"),)),
            ("advanced_composition_shape/exponential",),
        ),
    )


def _worst_k() -> tuple[Step, ...]:
    condition = sqrt(2 * lam / k) - (exp(chosen) - 1)
    return (
        Step(
            "condition in u",
            r"Divided by $u$ the condition reads $(e^{cu} - 1)/u \le S$.",
            eq(condition.subs({lam: S**2 / 2, k: 1 / u**2}) / u, S - (exp(c * u) - 1) / u),
            Identity(),
            ("second term",),
        ),
        Step("product", "$x e^x > e^x - 1$.", gt(x * exp(x), exp(x) - 1), Ladder(x)),
        Step(
            "product at cu",
            "The same at $x = cu$.",
            gt(c * u * exp(c * u), exp(c * u) - 1),
            Substitution("product", {x: c * u}),
            ("product",),
        ),
        Step(
            "grows in u",
            "The left side increases in $u$, so $k = 1$ is the worst.",
            gt(Derivative((exp(c * u) - 1) / u, u), 0),
            Combination(((1 / u**2, "product at cu"),)),
            ("condition in u", "product at cu"),
        ),
        Step(
            "chord",
            "The same without a quotient: between $u = 0$ and $u = 1$ the convex $e^{cu} - 1$ lies below its chord.",
            le(exp(c * u) - 1, u * (exp(c) - 1)),
            Concave(u, 0, 1),
        ),
        Step(
            "worst k",
            r"So the condition at $k = 1$ (on the right, times $u$) implies it at every $k \ge 1$.",
            ge(room, u * (S - (exp(c) - 1))),
            Combination(((1, "chord"),)),
            ("chord",),
        ),
    )


def _limit() -> tuple[Step, ...]:
    return (
        Step(
            "exponential at cu",
            "$e^x > 1 + x$ at $x = cu$.",
            gt(exp(c * u), 1 + c * u),
            Substitution("advanced_composition_shape/exponential", {epsilon: c * u}),
            ("advanced_composition_shape/exponential",),
        ),
        Step(
            "limit from below",
            "$(e^{cu} - 1)/u$ is above $c$,",
            gt((exp(c * u) - 1) / u, c),
            Combination(((1 / u, "exponential at cu"),)),
            ("exponential at cu",),
        ),
        Step(
            "limit from above",
            r"and below $c e^{cu}$: as $k \to \infty$, $u \to 0$, it tends to $c$.",
            lt((exp(c * u) - 1) / u, c * exp(c * u)),
            Combination(((1 / u, "product at cu"),)),
            ("product at cu",),
        ),
        Step(
            "condition in the limit",
            r"In the limit the condition $c \le S$ is $\lambda \ge \varepsilon'/4$, that is $\delta' \le "
            r"e^{-\varepsilon'/4}$.",
            eq((S - c).subs(S, sqrt(2 * lam)), 2 * (lam - epsilon_prime / 4) / sqrt(2 * lam)),
            Identity(),
            ("limit from below", "limit from above"),
        ),
    )


def _sufficient() -> tuple[Step, ...]:
    # S = 1 + s: delta_prime <= e^(-1/2).
    here = {**small, S: 1 + s}
    value = (c * u).subs(here)
    whole = 2 * (1 + a) * (1 + b) * (1 + s)
    return (
        Step("e below 3", "$e < 3$.", lt(sympy.E, 3), Enclosed()),
        Step(
            "exponential below a line",
            r"$e^x - 1 \le 2x$ between 0 and 1, by concavity of the difference.",
            le(exp(x) - 1, 2 * x),
            Concave(x, 0, 1),
            ("e below 3",),
        ),
        Step(
            "epsilon at most 1",
            r"For $k \ge 1$, $\varepsilon' \le 1$ and $S \ge 1$, said as $u = 1/(1+a)$, $\varepsilon' = 1/(1+b)$, "
            "$S = 1 + s$.",
            lt(value, 1),
            Manifest(form=sympy.expand(whole - 1) / whole),
        ),
        Step(
            "line at epsilon",
            r"So the line bounds the exponential at $\varepsilon$.",
            le(exp(value) - 1, 2 * value),
            Substitution("exponential below a line", {x: value}),
            ("exponential below a line", "epsilon at most 1"),
        ),
        Step(
            "sufficient",
            r"The condition holds for all $k \ge 1$ and $\varepsilon' \le 1$ if $S \ge 1$, that is $\delta' \le "
            "e^{-1/2}$.",
            ge(room.subs(here), 0),
            Combination(((1, "line at epsilon"),), rest=(2 * s + s**2 + b / (1 + b)) / ((1 + a) * (1 + s))),
            ("line at epsilon",),
        ),
    )


def _threshold() -> tuple[Step, ...]:
    low, high = (sqrt(-2 * log(fraction(end))) for end in THRESHOLD)
    one = c.subs(small)
    return (
        Step(
            "worst target",
            r"At $k = 1$ the condition at $\varepsilon' = 1$ implies it at every smaller $\varepsilon' = 1/(1+b)$.",
            ge(S - (exp(one) - 1), worst),
            Manifest(form=exp(one) * (exp(b / (1 + b) / (2 * S)) - 1)),
        ),
        Step("u at most 1", r"$k \ge 1$.", le(1 / (1 + a), 1), Manifest(form=a / (1 + a))),
        Step(
            "k and target at most",
            r"At $k \ge 1$ with the target $\varepsilon' \le 1$, from the worst $k$.",
            ge(room.subs(small), (u * (S - (exp(c) - 1))).subs(small)),
            Substitution("worst k", small),
            ("worst k", "u at most 1"),
        ),
        Step("worst case", r"Let the condition hold at $k = 1$, $\varepsilon' = 1$.", ge(worst, 0), Given()),
        Step(
            "every case",
            r"Then it holds at every $k \ge 1$ and $\varepsilon' \le 1$.",
            ge(room.subs(small), 0),
            Combination(((1, "k and target at most"), (1 / (1 + a), "worst target"), (1 / (1 + a), "worst case"))),
            ("k and target at most", "worst target", "worst case"),
        ),
        Step(
            "grows in S",
            r"What is left in the worst case grows with $S$, so it falls with $\delta'$.",
            ge(worst.subs(S, S + s), worst),
            Ladder(s),
        ),
        Step(
            "grows at the threshold",
            "The same from the threshold on.",
            ge(worst.subs(S, low + s), worst.subs(S, low)),
            Substitution("grows in S", {S: low}),
            ("grows in S",),
        ),
        Step("at the threshold", rf"It is left at $\delta' = {THRESHOLD[0]}$", gt(worst.subs(S, low), 0), Enclosed()),
        Step(
            "beyond the threshold",
            rf"and is not at $\delta' = {THRESHOLD[1]}$: there the derivation fails at $k = 1$ for $\varepsilon'$ "
            "near 1.",
            lt(worst.subs(S, high), 0),
            Enclosed(),
        ),
        Step(
            "below the threshold",
            rf"So it is left at every $\delta' \le {THRESHOLD[0]}$.",
            ge(worst.subs(S, low + s), 0),
            Combination(((1, "grows at the threshold"), (1, "at the threshold"))),
            ("grows at the threshold", "at the threshold"),
        ),
        Step(
            "threshold",
            rf"And so the condition holds for all $k \ge 1$, $\varepsilon' \le 1$ and $\delta' \le {THRESHOLD[0]}$.",
            ge(room.subs(small).subs(S, low + s), 0),
            Substitution("every case", {S: low + s}),
            ("every case", "below the threshold"),
        ),
    )


def _counterexamples() -> tuple[Step, ...]:
    near = fraction("0.999")
    spent = _at("1", "0.999", "0.999")
    return (
        Step(
            "epsilon near 1",
            r"At $k = 1$, $\varepsilon' = \delta' = 0.999$ the corollary allows this much:",
            gt(spent, fraction("11.16636644")),
            Enclosed(),
            ("the kernel's largest epsilon",),
        ),
        Step(
            "false as stated",
            r"Randomized response with this $\varepsilon$ has a $\delta$ at $\varepsilon' = 0.999$ above 0.999: the "
            r"statement, which has no condition on $\delta'$, is false.",
            gt(randomized_response.gain.subs({epsilon: spent, epsilon_prime: near}), fraction("0.999947455485")),
            Enclosed(),
            ("epsilon near 1", "randomized_response/the kernel's delta"),
        ),
        _fails("1", "9/10", "3/4", "0.930458658245"),
        _fails("1000", "9/10", "9/10", "1.42603647989"),
    )


def _at(count: str, target: str, slack: str) -> Expr:
    values = {k: fraction(count), epsilon_prime: fraction(target), lam: log(1 / fraction(slack))}
    return chosen.subs(values)


def _fails(count: str, target: str, slack: str, least: str) -> Step:
    values = {k: fraction(count), epsilon: _at(count, target, slack), delta_prime: fraction(slack)}
    return Step(
        f"derivation fails at {count}, {target}, {slack}",
        rf"At $k = {count}$, $\varepsilon' = {target}$, $\delta' = {slack}$ Theorem 3.20 gives more than "
        r"$\varepsilon'$.",
        gt(advanced_composition.bound.subs(values), fraction(least)),
        Enclosed(),
        ("advanced_composition/the kernel's epsilon prime",),
    )
