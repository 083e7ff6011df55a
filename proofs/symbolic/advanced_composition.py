"""Theorem 3.20: from the mean of the privacy loss and Azuma's inequality to the kernel's formula."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Function, cosh, exp, log, sinh, sqrt, tanh

from dpcert.readings.symbolic import symbol
from dpcert.theorems.advanced_composition import delta_total_formula, epsilon_prime_formula
from symbolic import azuma, randomized_response
from symbolic.checks import Cited, Combination, Given, Identity, Induction, Substitution, Summed
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Concave, Ladder, Manifest
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
    n,
    r,
    trees,
)

if TYPE_CHECKING:
    from symbolic.notation import Kernel

KERNEL: Final = trees(epsilon_prime_formula, delta_total_formula)

#: The privacy loss of one outcome, of weight p; its mean M.
L = sympy.Symbol("L", real=True)
M = sympy.Symbol("M", real=True)
p = sympy.Symbol("p", nonnegative=True)
#: Azuma's parameters, and Pr[C_1 + ... + C_k > .].
alpha, beta, z = symbol("alpha"), symbol("beta"), symbol("z")
tail = Function("tail", nonnegative=True)
deviation = sqrt(2 * log(1 / delta_prime))
azuma_at = k * beta + z * sqrt(k) * alpha
#: Theorem 3.20, as the substitution of its parameters into Azuma's threshold leaves it.
bound = azuma_at.subs({alpha: epsilon, beta: epsilon * (exp(epsilon) - 1), z: deviation})
#: The four-point form of (epsilon, delta)-close: weights of Y and Z.
w = (1 - delta) / (1 + exp(epsilon))
Y = (delta, exp(epsilon) * w, w, sympy.Integer(0))
Z = Y[::-1]
#: What the two-sided lemma moves of each variable.
eta = delta / (1 + exp(epsilon))
#: Pr of S inside the bad set and outside it under V0, and under V1.
S_bad, S_good, T_bad, T_good = (sympy.Symbol(n, nonnegative=True) for n in ("a", "b", "c", "d"))
#: Where delta_prime is sampled.
SLACK: Final = {delta_prime: ("1/100", "9/10")}
#: Pr[V0 in S], Pr[V1 in S], Pr[W in S], Pr[W1 in S].
P, Q, W, W1 = (sympy.Symbol(n, nonnegative=True) for n in ("P", "Q", "W", "W1"))


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """Lemma 3.18, the case delta = 0, the case delta > 0."""
    return Derivation(
        "advanced_composition",
        "Theorem 3.20: advanced composition",
        "[DR14] Lemma 3.18, Lemma 3.19, Theorem 3.20",
        "Outcomes are points with weights; for continuous outcomes read densities. "
        r"$L = \ln(p/q)$ is the privacy loss of an outcome with weights $p$ and $q$ under two $\varepsilon$-close "
        r"distributions, so $-\varepsilon \le L \le \varepsilon$ and $q = p e^{-L}$. "
        r"$\mathrm{tail}(x)$ is $\Pr[C_1 + \dots + C_k > x]$, $C_i$ the loss of mechanism $i$ given what came before.",
        (*_mean(), *_pure(kernel), *_approximate(kernel), *_two_sided()),
        after=(azuma.derivation(), randomized_response.derivation()),
    )


def _mean() -> tuple[Step, ...]:
    chord = cosh(epsilon) - L / epsilon * sinh(epsilon)
    return (
        Step(
            "chord",
            r"$e^{-L}$ is convex, so between $-\varepsilon$ and $\varepsilon$ it lies below its chord.",
            le(exp(-L), chord),
            Concave(L, -epsilon, epsilon),
        ),
        Step(
            "weighted",
            "The same, times the weight $p$.",
            le(p * exp(-L), p * chord),
            Combination(((p, "chord"),)),
            ("chord",),
        ),
        Step(
            "sum",
            r"Summed over all outcomes: $\sum p = 1$, $\sum p L = M$, $\sum p e^{-L} = \sum q = 1$.",
            le(1, cosh(epsilon) - M / epsilon * sinh(epsilon)),
            Summed("weighted", {p: 1, p * L: M, p * exp(-L): 1}, (p, L)),
            ("weighted",),
        ),
        Step(
            "sharp mean",
            "The mean of the privacy loss, in its sharp form.",
            le(M, epsilon * tanh(epsilon / 2)),
            Combination(((epsilon / sinh(epsilon), "sum"),)),
            ("sum",),
        ),
        Step(
            "attained",
            "Randomized response attains it: there the mean is exactly this.",
            eq(
                randomized_response.truth * epsilon - randomized_response.lie * epsilon,
                epsilon * (cosh(epsilon) - 1) / sinh(epsilon),
            ),
            Identity(),
            ("randomized_response/mean of the loss", "sharp mean"),
        ),
        Step(
            "sharp is smaller",
            "The sharp form is less than the book's.",
            lt(tanh(epsilon / 2), exp(epsilon) - 1),
            Manifest(form=(exp(epsilon) - 1) * exp(epsilon) / (exp(epsilon) + 1)),
        ),
        Step(
            "half of a square",
            r"It is also less than $\varepsilon^2 / 2$.",
            lt(tanh(epsilon / 2), epsilon / 2),
            Ladder(epsilon, form=tanh(epsilon / 2) ** 2 / 2),
        ),
        Step(
            "Lemma 3.18",
            r"The mean of the privacy loss of an $\varepsilon$-close pair.",
            lt(M, epsilon * (exp(epsilon) - 1)),
            Combination(((1, "sharp mean"), (epsilon, "sharp is smaller"))),
            ("sharp mean", "sharp is smaller"),
        ),
    )


def _pure(kernel: Kernel) -> tuple[Step, ...]:
    P0, Q0, p0, q0 = (symbol(name) for name in ("P_0", "Q_0", "p_0", "q_0"))  # noqa: N806  (as in the words)
    return (
        Step(
            "chain rule",
            "The log-ratio of a view grows by the loss of the next outcome, and the adversary's coins cancel: "
            r"so it is $C_1 + \dots + C_k$.",
            eq(log(P0 * p0 / (Q0 * q0)), log(P0 / Q0) + log(p0 / q0)),
            Identity(),
        ),
        Step(
            "Azuma",
            r"If $|C_i| \le \alpha$ and the mean of $C_i$, given what came before, is at most $\beta$.",
            le(tail(azuma_at), exp(-(z**2) / 2)),
            Substitution("azuma/Azuma", {azuma.tail: tail(azuma_at)}),
            ("azuma/Azuma", "chain rule"),
        ),
        Step(
            "closeness",
            r"The mechanisms are $\varepsilon$-close: no loss is below $-\varepsilon$.",
            ge(L + epsilon, 0),
            Given(),
        ),
        Step("slack below 1", r"$\delta' < 1$.", gt(log(1 / delta_prime), 0), Given()),
        Step(
            "parameters",
            r"By closeness $\alpha = \varepsilon$, by Lemma 3.18 $\beta = \varepsilon(e^\varepsilon - 1)$, and $z$ "
            r"solves $e^{-z^2/2} = \delta'$.",
            le(tail(bound), delta_prime),
            Substitution("Azuma", {alpha: epsilon, beta: epsilon * (exp(epsilon) - 1), z: deviation}),
            ("Azuma", "closeness", "Lemma 3.18", "slack below 1"),
        ),
        kernel_step(
            kernel,
            "epsilon_prime_formula",
            bound,
            r"The kernel evaluates this threshold; call it $\varepsilon'$.",
            "parameters",
        ),
        Step(
            "part in the bad set",
            r"$B$ is the set of views where the log-ratio exceeds $\varepsilon'$; $a = \Pr[V^0 \in S \cap B]$.",
            le(S_bad, tail(bound)),
            Given(),
        ),
        Step(
            "part outside",
            r"$b = \Pr[V^0 \in S \setminus B]$ and $d = \Pr[V^1 \in S \setminus B]$: outside $B$ the ratio is at most "
            r"$e^{\varepsilon'}$.",
            le(S_good, exp(bound) * T_good),
            Given(),
        ),
        Step(
            "pure mechanisms",
            r"Theorem 3.20 for $\delta = 0$, with $c = \Pr[V^1 \in S \cap B]$: the left side is $\Pr[V^0 \in S]$.",
            le(S_bad + S_good, exp(bound) * (T_bad + T_good) + delta_prime),
            Combination(
                ((1, "parameters"), (1, "part in the bad set"), (1, "part outside")),
                rest=exp(bound) * T_bad,
                where=SLACK,
            ),
            ("parameters", "part in the bad set", "part outside"),
        ),
    )


def _approximate(kernel: Kernel) -> tuple[Step, ...]:
    moved = (Z[0], *Y[1:3], Z[3])
    return (
        Step("delta below 1", r"$\delta < 1$.", lt(delta, 1), Given()),
        Step(
            "four points",
            r"Every $(\varepsilon, \delta)$-close pair is the image under one random map of the pair $Y, Z$ with "
            "weights "
            r"$(\delta, e^\varepsilon w, w, 0)$ and $(0, w, e^\varepsilon w, \delta)$, "
            r"$w = (1-\delta)/(1+e^\varepsilon)$.",
            None,
            Cited("[KOV15] supplement, section 5.1: equations (12), (13) and Theorem 2.5 there"),
        ),
        Step("total weight", "These weights have total 1.", eq(Y[0] + Y[1] + Y[2], 1), Identity(), ("four points",)),
        Step(
            "third point",
            r"At the second point the ratio is $e^\varepsilon$; at the third it is smaller, at the fourth 0. So "
            r"$\Pr[Y \in S] - e^\varepsilon\Pr[Z \in S]$ is largest for the first point alone, where it is $\delta$.",
            lt(Y[2], exp(epsilon) * Z[2]),
            Manifest(form=(1 - delta) * (exp(2 * epsilon) - 1) / (1 + exp(epsilon))),
            ("delta below 1",),
        ),
        Step(
            "one-sided lemma",
            r"Move the mass $\delta$ that only $Y$ has onto the point that only $Z$ has: $Y^* = (0, e^\varepsilon w, "
            "w, "
            r"\delta)$ has total 1, differs from $Y$ by $\delta$ in total variation, and its ratios to $Z$ (which "
            "stays) "
            r"are $e^\varepsilon$, $e^{-\varepsilon}$ and 1: $\varepsilon$-close both ways.",
            eq(sum(moved), 1),
            Identity(),
            ("total weight",),
        ),
        Step(
            "replaced so far",
            r"After $n$ mechanisms are replaced, $V^0$ has moved by at most $n\delta$ in total variation "
            "(induction hypothesis; $P$ and $W$ are the probabilities of any set, before and after).",
            le(P, W + n * delta),
            Given(),
        ),
        Step(
            "one more replaced",
            r"Replacing one more, by the lemma and the random map of *four points*, moves it by at most $\delta$: "
            "averaging over what came before and letting the adversary go on do not increase total variation.",
            le(W, W1 + delta),
            Given(),
            ("one-sided lemma",),
        ),
        Step(
            "hybrid",
            r"So $n + 1$ replacements move it by at most $(n + 1)\delta$.",
            le(P, W1 + (n + 1) * delta),
            Combination(((1, "replaced so far"), (1, "one more replaced"))),
            ("replaced so far", "one more replaced"),
        ),
        Step(
            "replaced",
            "So it holds for every number of replacements,",
            le(P, W + n * delta),
            Induction(n, W, W1, P, "replaced so far", "hybrid"),
            ("replaced so far", "hybrid"),
        ),
        Step("all replaced", "for all $k$.", le(P, W + k * delta), Substitution("replaced", {n: k}), ("replaced",)),
        Step(
            "replaced is pure",
            r"The replaced view $W$ and $V^1$ are those of $\varepsilon$-close mechanisms: the case $\delta = 0$.",
            le(W, exp(epsilon_prime) * Q + delta_prime),
            Given(),
            ("pure mechanisms",),
        ),
        Step(
            "Theorem 3.20",
            "Both together, for every $S$; by symmetry also with $V^0$ and $V^1$ exchanged.",
            le(P, exp(epsilon_prime) * Q + k * delta + delta_prime),
            Combination(((1, "all replaced"), (1, "replaced is pure"))),
            ("all replaced", "replaced is pure"),
        ),
        kernel_step(
            kernel,
            "delta_total_formula",
            k * delta + delta_prime,
            "The kernel evaluates this total.",
            "Theorem 3.20",
        ),
    )


def _two_sided() -> tuple[Step, ...]:
    loss = (1 + exp(epsilon_prime)) / (1 + exp(epsilon))
    return (
        Step(
            "two-sided lemma",
            r"The lemma that moves both variables: with $\eta = \delta/(1+e^\varepsilon)$ moved from the first to the "
            r"fourth point of $Y$, and back in $Z$, the ratio at the first point becomes $e^\varepsilon$.",
            eq((delta - eta) / eta, exp(epsilon)),
            Identity(),
            ("total weight",),
        ),
        Step("V0 moved", r"Then $V^0$ has moved by $k\eta$.", le(P, W + k * eta), Given()),
        Step("V1 moved", r"And $V^1$ has moved by $k\eta$ too.", le(W1, Q + k * eta), Given()),
        Step(
            "moved is pure",
            r"The two moved views: the case $\delta = 0$.",
            le(W, exp(epsilon_prime) * W1 + delta_prime),
            Given(),
        ),
        Step(
            "what it loses",
            r"Used literally it gives $k\delta$ times $(1 + e^{\varepsilon'})/(1 + e^\varepsilon)$.",
            le(P, exp(epsilon_prime) * Q + k * delta * loss + delta_prime),
            Combination(((1, "V0 moved"), (exp(epsilon_prime), "V1 moved"), (1, "moved is pure"))),
            ("two-sided lemma", "V0 moved", "V1 moved", "moved is pure"),
        ),
        Step(
            "the factor exceeds 1",
            r"This factor is above 1 wherever $\varepsilon' = \varepsilon + r > \varepsilon$.",
            gt(loss.subs(epsilon_prime, epsilon + r), 1),
            Manifest(form=exp(epsilon) * (exp(r) - 1) / (1 + exp(epsilon))),
            ("what it loses",),
        ),
    )
