"""Composition by Kairouz, Oh and Viswanath: both closed forms from one bound of the privacy profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import E, Min, cosh, exp, log, sinh, sqrt, tanh

from dpcert.readings.symbolic import symbol
from dpcert.theorems.kov_formulas import (
    delta_total_formula,
    e_form,
    epsilon_prime_formula,
    kept_formula,
    mean_formula,
    plain_form,
    spent_formula,
    square_formula,
)
from symbolic import advanced_composition, azuma, basic_composition, randomized_response
from symbolic.advanced_composition import w
from symbolic.checks import Cited, Combination, Given, Identity, Substitution, Summed
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Enclosed, Ladder
from symbolic.notation import (
    delta,
    delta_prime,
    epsilon,
    epsilon_prime,
    eq,
    ge,
    gt,
    k,
    kernel_step,
    le,
    lt,
    over_rows,
    r,
    trees,
)
from symbolic.randomized_response import lie, truth

if TYPE_CHECKING:
    from symbolic.ground import Expr
    from symbolic.notation import Kernel

KERNEL: Final = {
    **over_rows(2, spent_formula, mean_formula, square_formula, kept_formula),
    **trees(plain_form, e_form),
    **over_rows(1, epsilon_prime_formula, delta_total_formula),
}

mean, square, lam, x, v = (symbol(name) for name in ("mean", "square", "lambda", "x", "v"))
#: The moment of the sum of the losses, and its part from losses above epsilon_prime.
T, T_beyond = symbol("T"), sympy.Symbol("T_x", nonnegative=True)
#: The weight of one outcome; Pr[S] in the two experiments, where the loss is above epsilon_prime and elsewhere.
p = sympy.Symbol("p", nonnegative=True)
S_bad, S_good, T_bad, T_good = (sympy.Symbol(name, nonnegative=True) for name in ("a", "b", "c", "d"))
#: Pr[S] in the two experiments for the whole pairs, and the probability that no end point is drawn.
P, Q, D = (sympy.Symbol(name, nonnegative=True) for name in ("P", "Q", "D"))
#: The moment of one loss, as Hoeffding's bound has it.
moment = cosh(lam * epsilon) + tanh(epsilon / 2) * sinh(lam * epsilon)
exponent = lam * mean + lam**2 * square / 2
ROOT: Final = sqrt(2 * log(1 / delta_prime))
E_ROOT: Final = sqrt(2 * log(E + sqrt(square) / delta_prime))
plain, with_e = mean + sqrt(2 * square * log(1 / delta_prime)), mean + sqrt(square) * E_ROOT
#: Where delta_prime is sampled.
SLACK: Final = {delta_prime: ("1/100", "9/10")}


def excess(total: Expr) -> Expr:
    """Pr[S] - e^total Pr'[S] for the outcomes of S whose loss is above the total."""
    return S_bad - exp(total) * T_bad


def of_rows(term: Expr) -> Expr:
    """A term of each of two rows, added."""
    return sum(term.subs({s: symbol(f"{s}_{row}") for s in (k, epsilon, delta)}) for row in (1, 2))


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """Independent losses, their moment, the profile, the two forms, the total delta."""
    return Derivation(
        "kov_composition",
        "Composition by Kairouz, Oh and Viswanath",
        "[KOV15] Theorems 3.4 and 3.5",
        r"Row $i$ of a list stands for $k_i$ mechanisms that are $(\varepsilon_i, \delta_i)$-DP, fixed in advance. "
        r"$\mathrm{mean} = \sum k_i\varepsilon_i\tanh(\varepsilon_i/2)$, $\mathrm{square} = \sum k_i\varepsilon_i^2$. "
        r"$T$ is the moment $E\,e^{\lambda\sum L_i}$ of the sum of the losses. The proof is not the paper's: both "
        "forms with a logarithm come from one bound of the profile.",
        (*_pairs(), *_moment(kernel), *_profile(), *_plain(kernel), *_e_form(kernel), *_theorem(kernel)),
        after=(
            basic_composition.derivation(),
            azuma.derivation(),
            randomized_response.derivation(),
            advanced_composition.derivation(),
        ),
    )


def _pairs() -> tuple[Step, ...]:
    return (
        Step(
            "independent pairs",
            "Each mechanism, whatever came before it, is the image of its own four-point pair under a random map "
            "(*advanced_composition/four points*), which may depend on what came before. So the view is the image of "
            "independent pairs under one random map, in both experiments.",
            None,
            Cited("[KOV15] section 3, for the simulation of an adaptive composition by independent pairs"),
            ("advanced_composition/four points",),
        ),
        Step(
            "between the ends",
            "Given that neither end point is drawn, a pair is randomized response.",
            eq(exp(epsilon) * w / (exp(epsilon) * w + w), truth),
            Identity(where={delta: ("1/8", "7/8")}),
            ("independent pairs",),
        ),
    )


def _moment(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "moment of one loss",
            r"There the loss is $\varepsilon$ or $-\varepsilon$.",
            eq(truth * exp(lam * epsilon) + lie * exp(-lam * epsilon), moment),
            Identity(),
            ("between the ends",),
        ),
        Step(
            "logarithm of one moment",
            r"*azuma/logarithm* with the mean $\varepsilon\tanh(\varepsilon/2)$ of *randomized_response/mean of the "
            "loss*.",
            ge(lam * epsilon * tanh(epsilon / 2) + (lam * epsilon) ** 2 / 2, log(moment)),
            Substitution("azuma/logarithm", {azuma.m: tanh(epsilon / 2), azuma.u: lam * epsilon}),
            ("azuma/logarithm", "moment of one loss", "randomized_response/mean of the loss"),
        ),
        Step(
            "logarithms of a row",
            "Times the number of mechanisms in the row.",
            le(k * log(moment), k * (lam * epsilon * tanh(epsilon / 2) + (lam * epsilon) ** 2 / 2)),
            Combination(((k, "logarithm of one moment"),)),
            ("logarithm of one moment",),
        ),
        Step(
            "logarithm of the moment",
            "Summed over the rows: moments of independent losses multiply.",
            le(log(T), exponent),
            Summed(
                "logarithms of a row",
                {k * log(moment): log(T), k * epsilon * tanh(epsilon / 2): mean, k * epsilon**2: square},
                (k, epsilon),
            ),
            ("logarithms of a row",),
        ),
        kernel_step(
            kernel,
            "mean_formula",
            of_rows(k * epsilon * tanh(epsilon / 2)),
            "The kernel evaluates this mean; here for two rows, and further rows add their terms.",
            "logarithm of the moment",
        ),
        kernel_step(
            kernel, "square_formula", of_rows(k * epsilon**2), "And this sum of squares.", "logarithm of the moment"
        ),
        Step(
            "quotient",
            r"*azuma/exponential* at the difference of the two sides.",
            ge(exp(exponent) / T, 1),
            Substitution("azuma/exponential", {azuma.t: exponent - log(T)}),
            ("azuma/exponential", "logarithm of the moment"),
        ),
        Step(
            "moment", "So the moment is bounded.", le(T, exp(exponent)), Combination(((T, "quotient"),)), ("quotient",)
        ),
    )


def _profile() -> tuple[Step, ...]:
    share = 1 / (1 + lam)
    best = {epsilon_prime: mean + x, lam: x / square}
    return (
        Step("tangent", "The exponential lies above its tangent.", gt(exp(lam * r), 1 + lam * r), Ladder(r)),
        Step("falling tangent", "So does the falling one.", gt(exp(-r), 1 - r), Ladder(r)),
        Step(
            "one outcome",
            r"An outcome whose loss is $\varepsilon' + r$, $r > 0$.",
            lt(1 - exp(-r), exp(lam * r) * share),
            Combination(((share, "tangent"), (lam * share, "falling tangent")), rest=exp(-r) * share),
            ("tangent", "falling tangent"),
        ),
        Step(
            "weighted outcome",
            "Times its weight.",
            le(p * (1 - exp(-r)), p * exp(lam * r) * share),
            Combination(((p, "one outcome"),)),
            ("one outcome",),
        ),
        Step(
            "beyond",
            r"Summed over the outcomes of $S$ with a loss above $\varepsilon'$: $a$ and $c$ are their probabilities in "
            r"the two experiments, and $p e^{-r} = e^{\varepsilon'} q$; $T_x$ is their part of the moment.",
            le(S_bad - exp(epsilon_prime) * T_bad, exp(-lam * epsilon_prime) * T_beyond * share),
            Summed(
                "weighted outcome",
                {
                    p: S_bad,
                    p * exp(-r): exp(epsilon_prime) * T_bad,
                    p * exp(lam * r): exp(-lam * epsilon_prime) * T_beyond,
                },
                (p, r),
            ),
            ("weighted outcome",),
        ),
        Step("part of the moment", "The other outcomes add nothing negative to it.", le(T_beyond, T), Given()),
        Step(
            "profile",
            r"Together, for every $S$, every threshold $\varepsilon'$ and every $\lambda > 0$.",
            le(excess(epsilon_prime), exp(exponent - lam * epsilon_prime) * share),
            Combination(
                (
                    (1, "beyond"),
                    (exp(-lam * epsilon_prime) * share, "part of the moment"),
                    (exp(-lam * epsilon_prime) * share, "moment"),
                )
            ),
            ("beyond", "part of the moment", "moment"),
        ),
        Step(
            "best lambda",
            r"At $\varepsilon' = \mathrm{mean} + x$ and $\lambda = x/\mathrm{square}$.",
            le(excess(mean + x), exp(-(x**2) / (2 * square)) / (1 + x / square)),
            Substitution("profile", best),
            ("profile",),
        ),
    )


def _plain(kernel: Kernel) -> tuple[Step, ...]:
    y = ROOT / sqrt(square)
    return (
        Step("slack below 1", r"$\delta' < 1$.", gt(log(1 / delta_prime), 0), Given()),
        Step(
            "plain profile",
            r"At $x = \sqrt{2\,\mathrm{square}\,\ln(1/\delta')}$ the exponential is $\delta'$.",
            le(excess(plain), delta_prime / (1 + y)),
            Substitution("best lambda", {x: sqrt(2 * square * log(1 / delta_prime))}, where=SLACK),
            ("best lambda", "slack below 1"),
        ),
        Step(
            "plain form",
            r"So at this $\varepsilon'$ the profile is at most $\delta'$.",
            le(excess(plain), delta_prime),
            Combination(((1, "plain profile"),), rest=delta_prime * y / (1 + y), where=SLACK),
            ("plain profile", "slack below 1"),
        ),
        kernel_step(kernel, "plain_form", plain, "The kernel evaluates this form.", "plain form"),
    )


def _e_form(kernel: Kernel) -> tuple[Step, ...]:
    inside = E + sqrt(square) / delta_prime
    divisor = (E * delta_prime + sqrt(square)) * (sqrt(square) + E_ROOT)
    left = E * delta_prime * (sqrt(square) + E_ROOT) + square + sqrt(square) * (E_ROOT - 1)
    return (
        Step("logarithm above 1", r"For $v > 0$.", gt(log(E + v), 1), Ladder(v)),
        Step("root of 2", "A number.", gt(sqrt(2), 1), Enclosed()),
        Step("roots above 1", r"For $r > 0$.", gt(sqrt(2 + 2 * r), 1), Ladder(r), ("root of 2",)),
        Step(
            "this logarithm",
            r"At $v = \sqrt{\mathrm{square}}/\delta'$.",
            gt(log(inside), 1),
            Substitution("logarithm above 1", {v: sqrt(square) / delta_prime}),
            ("logarithm above 1",),
        ),
        Step(
            "this root",
            r"So $y = \sqrt{2\ln(e + \sqrt{\mathrm{square}}/\delta')}$ is above 1.",
            gt(E_ROOT, 1),
            Substitution("roots above 1", {r: log(inside) - 1}),
            ("roots above 1", "this logarithm"),
        ),
        Step(
            "profile with e",
            r"At $x = \sqrt{\mathrm{square}}\,y$ the exponential is $\delta'/(e\delta' + \sqrt{\mathrm{square}})$.",
            le(excess(with_e), delta_prime * sqrt(square) / divisor),
            Substitution("best lambda", {x: sqrt(square) * E_ROOT}),
            ("best lambda", "this logarithm"),
        ),
        Step(
            "form with e",
            r"The quotient is below $\delta'$, since $y$ is above 1; so here too the profile is at most $\delta'$, "
            r"and now for every $\delta' > 0$.",
            le(excess(with_e), delta_prime),
            Combination(((1, "profile with e"),), rest=delta_prime * left / divisor),
            ("profile with e", "this root"),
        ),
        kernel_step(
            kernel,
            "e_form",
            mean + sqrt(2 * square * log(inside)),
            "The kernel evaluates this form.",
            "form with e",
        ),
    )


def _theorem(kernel: Kernel) -> tuple[Step, ...]:
    row_mean, row_square = k * epsilon * tanh(epsilon / 2), k * epsilon**2
    row = {mean: row_mean, square: row_square}
    return (
        kernel_step(
            kernel,
            "spent_formula",
            of_rows(k * epsilon),
            r"Epsilons also add, as in basic composition: no loss is above the sum of the $\varepsilon_i$. The kernel "
            "evaluates this sum.",
            "basic_composition/composition",
        ),
        kernel_step(
            kernel,
            "epsilon_prime_formula",
            Min(
                k * epsilon,
                plain.subs(row),
                (mean + sqrt(2 * square * log(E + sqrt(square) / delta_prime))).subs(row),
                evaluate=False,
            ),
            "The kernel evaluates the least of the three, here for one row.",
            "plain form",
            "form with e",
            "the kernel's spent",
        ),
        Step(
            "one of the three",
            r"Let $\varepsilon'$ be the least of the three; above the sum of the $\varepsilon_i$ there is no loss.",
            le(excess(epsilon_prime), delta_prime),
            Given(),
            ("plain form", "form with e", "the kernel's spent"),
        ),
        Step(
            "the rest of S",
            r"$b$ and $d$ are the probabilities of the other outcomes of $S$, whose loss is at most $\varepsilon'$.",
            le(S_good, exp(epsilon_prime) * T_good),
            Given(),
        ),
        Step(
            "pure pairs",
            r"Where no end point is drawn, $a + b = \Pr[S]$ and $c + d = \Pr'[S]$.",
            le(S_bad + S_good, exp(epsilon_prime) * (T_bad + T_good) + delta_prime),
            Combination(((1, "one of the three"), (1, "the rest of S"))),
            ("one of the three", "the rest of S"),
        ),
        Step(
            "some end point",
            r"$D = \prod(1-\delta_i)^{k_i}$ is the probability that no end point is drawn.",
            le(P, 1 - D + D * (S_bad + S_good)),
            Given(),
            ("independent pairs",),
        ),
        Step(
            "no end point",
            "In the other experiment a part is left out.",
            ge(Q, D * (T_bad + T_good)),
            Given(),
            ("independent pairs",),
        ),
        Step(
            "Theorem 3.5",
            "For every $S$; by symmetry also with the experiments exchanged.",
            le(P, exp(epsilon_prime) * Q + 1 - (1 - delta_prime) * D),
            Combination(((1, "some end point"), (D, "pure pairs"), (exp(epsilon_prime), "no end point"))),
            ("some end point", "pure pairs", "no end point"),
        ),
        kernel_step(
            kernel,
            "kept_formula",
            of_rows(k * log(1 - delta)),
            r"The kernel evaluates $\ln D$, here for two rows.",
            "Theorem 3.5",
        ),
        kernel_step(
            kernel,
            "delta_total_formula",
            1 - (1 - delta_prime) * exp(k * log(1 - delta)),
            r"And the total $1 - (1-\delta')D$, here for one row.",
            "Theorem 3.5",
        ),
    )
