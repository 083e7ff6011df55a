"""Lemma 3.19, Azuma's inequality: the form that Theorem 3.20 uses, for bounded losses with a bounded mean."""

from __future__ import annotations

import sympy
from sympy import cosh, exp, log, sinh, sqrt

from dpcert.readings.symbolic import symbol
from symbolic.checks import Combination, Given, Identity, Induction, Substitution, Summed
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Concave, Ladder, Manifest
from symbolic.notation import eq, ge, gt, k, le, n, r

alpha, beta, z, lam, u = (symbol(name) for name in ("alpha", "beta", "z", "lambda", "u"))
#: One loss L of weight p, the mean M, and m = M / alpha.
L, M, m, x = (sympy.Symbol(name, real=True) for name in ("L", "M", "m", "x"))
p, t = (sympy.Symbol(name, nonnegative=True) for name in ("p", "t"))
#: Moments: of one loss; of the sum so far and with one more; of the outcomes beyond x; one path's weight and moment.
G, T, T_next, T_beyond, weight, g = (
    sympy.Symbol(name, nonnegative=True) for name in ("G", "T", "T_+", "T_x", "w", "g")
)
tail = sympy.Symbol("B", nonnegative=True)
#: One loss multiplies the moment by at most this.
factor = exp(lam * beta + lam**2 * alpha**2 / 2)
hoeffding = cosh(u) + m * sinh(u)


def derivation() -> Derivation:
    """Hoeffding's bound of one moment, the moment of the sum, Markov's inequality, the best lambda."""
    return Derivation(
        "azuma",
        "Lemma 3.19: Azuma's inequality",
        "[DR14] Lemma 3.19",
        r"$|C_i| \le \alpha$, and the mean of $C_i$ given what came before is at most $\beta$; $\lambda > 0$. "
        "Outcomes are finitely or countably many. $L$ is a value of $C_i$ of conditional weight $p$, $M$ its "
        r"conditional mean and $G$ the conditional mean of $e^{\lambda C_i}$.",
        (*_chord(), *_hoeffding(), *_one_loss(), *_sum(), *_markov()),
    )


def _chord() -> tuple[Step, ...]:
    line = cosh(lam * alpha) + L / alpha * sinh(lam * alpha)
    return (
        Step(
            "chord",
            r"Between $-\alpha$ and $\alpha$ the convex $e^{\lambda L}$ lies below its chord.",
            le(exp(lam * L), line),
            Concave(L, -alpha, alpha),
        ),
        Step("weighted", "Times the weight.", le(p * exp(lam * L), p * line), Combination(((p, "chord"),)), ("chord",)),
        Step(
            "moment by the mean",
            r"Summed over the values: $\sum p = 1$, $\sum p L = M$, $\sum p e^{\lambda L} = G$.",
            le(G, cosh(lam * alpha) + M / alpha * sinh(lam * alpha)),
            Summed("weighted", {p: 1, p * L: M, p * exp(lam * L): G}, (p, L)),
            ("weighted",),
        ),
    )


def _hoeffding() -> tuple[Step, ...]:
    exponent = m * u + u**2 / 2
    ratio = (sinh(u) + m * cosh(u)) / hoeffding
    return (
        Step("m from below", r"$m = M/\alpha$ is at least $-1$.", ge(1 + m, 0), Given()),
        Step(
            "positive",
            "This is positive,",
            gt(hoeffding, 0),
            Manifest(form=exp(-u) * (1 + (1 + m) * (exp(2 * u) - 1) / 2), where=_UNIT),
            ("m from below",),
        ),
        Step(
            "logarithm",
            "and its logarithm at most $mu + u^2/2$: the second derivative of the difference is a square.",
            ge(exponent, log(hoeffding)),
            Ladder(u, order=2, form=ratio**2, where=_UNIT),
            ("positive",),
        ),
        Step("exponential", r"$e^t \ge 1$ for $t \ge 0$.", ge(exp(t), 1), Ladder(t)),
        Step(
            "quotient",
            "At $t$ the difference of the two sides of *logarithm*.",
            ge(exp(exponent) / hoeffding, 1),
            Substitution("exponential", {t: exponent - log(hoeffding)}, where=_UNIT),
            ("exponential", "logarithm"),
        ),
        Step(
            "Hoeffding",
            "So this is a bound:",
            le(hoeffding, exp(exponent)),
            Combination(((hoeffding, "quotient"),), where=_UNIT),
            ("positive", "quotient"),
        ),
    )


#: Where m is sampled.
_UNIT = {m: ("-9/10", "9/10")}


def _one_loss() -> tuple[Step, ...]:
    at_mean = exp(lam * M + lam**2 * alpha**2 / 2)
    return (
        Step("value from below", r"$L \ge -\alpha$.", ge(L + alpha, 0), Given()),
        Step(
            "weighted value",
            "Times the weight.",
            ge(p * (L + alpha), 0),
            Combination(((p, "value from below"),)),
            ("value from below",),
        ),
        Step(
            "mean from below",
            r"Summed: $M \ge -\alpha$.",
            ge(M + alpha, 0),
            Summed("weighted value", {p: 1, p * L: M}, (p, L)),
            ("weighted value",),
        ),
        Step(
            "ratio from below",
            r"So $M/\alpha$ may stand for $m$.",
            ge(1 + M / alpha, 0),
            Combination(((1 / alpha, "mean from below"),)),
            ("mean from below",),
        ),
        Step(
            "Hoeffding for one loss",
            r"At $u = \lambda\alpha$ and $m = M/\alpha$.",
            le(cosh(lam * alpha) + M / alpha * sinh(lam * alpha), at_mean),
            Substitution("Hoeffding", {u: lam * alpha, m: M / alpha}),
            ("Hoeffding", "ratio from below"),
        ),
        Step("mean", r"The mean is at most $\beta$.", ge(beta - M, 0), Given()),
        Step(
            "larger mean",
            "A larger mean gives a larger bound.",
            le(at_mean, factor),
            Manifest(form=at_mean * (exp(lam * (beta - M)) - 1)),
            ("mean",),
        ),
        Step(
            "one moment",
            "The conditional moment of one loss.",
            le(G, factor),
            Combination(((1, "moment by the mean"), (1, "Hoeffding for one loss"), (1, "larger mean"))),
            ("moment by the mean", "Hoeffding for one loss", "larger mean"),
        ),
    )


def _sum() -> tuple[Step, ...]:
    moment = exp(n * (lam * beta + lam**2 * alpha**2 / 2))
    more = exp((n + 1) * (lam * beta + lam**2 * alpha**2 / 2))
    return (
        Step(
            "one moment on a path",
            r"After a path so far, whose weight times $e^{\lambda(\text{sum so far})}$ is $w$, the next conditional "
            "moment is $g$.",
            le(g, factor),
            Substitution("one moment", {G: g}),
            ("one moment",),
        ),
        Step(
            "one path",
            "Times $w$.",
            le(weight * g, weight * factor),
            Combination(((weight, "one moment on a path"),)),
            ("one moment on a path",),
        ),
        Step(
            "all paths",
            "Summed over the paths: $T$ is the moment of the sum so far, $T_+$ with one more loss.",
            le(T_next, T * factor),
            Summed("one path", {weight * g: T_next, weight: T}, (weight, g)),
            ("one path",),
        ),
        Step("moment so far", "Induction hypothesis: the moment of $n$ losses.", le(T, moment), Given()),
        Step(
            "one more loss",
            "So the moment of $n + 1$ losses has the same form.",
            le(T_next, more),
            Combination(((1, "all paths"), (factor, "moment so far"))),
            ("all paths", "moment so far"),
        ),
        Step(
            "moment of the sum",
            "So it holds for every number of losses.",
            le(T, moment),
            Induction(n, T, T_next, 1, "moment so far", "one more loss"),
            ("moment so far", "one more loss"),
        ),
    )


def _markov() -> tuple[Step, ...]:
    exponent = -lam * x + n * (lam * beta + lam**2 * alpha**2 / 2)
    best = {n: k, lam: z / (sqrt(k) * alpha), x: k * beta + z * sqrt(k) * alpha}
    return (
        Step(
            "beyond x",
            "A path whose sum is $x + r$, $r > 0$.",
            le(p, p * exp(lam * r)),
            Manifest(form=p * (exp(lam * r) - 1)),
        ),
        Step(
            "all beyond x",
            "Summed over these paths: $B$ is the probability of a sum above $x$, $T_x$ the part of the moment from "
            "there.",
            le(tail, exp(-lam * x) * T_beyond),
            Summed("beyond x", {p: tail, p * exp(lam * r): exp(-lam * x) * T_beyond}, (p, r)),
            ("beyond x",),
        ),
        Step("part of the moment", "The other paths add nothing negative.", le(T_beyond, T), Given()),
        Step(
            "Markov",
            r"So the tail is bounded for every $\lambda$.",
            le(tail, exp(exponent)),
            Combination(
                ((1, "all beyond x"), (exp(-lam * x), "part of the moment"), (exp(-lam * x), "moment of the sum"))
            ),
            ("all beyond x", "part of the moment", "moment of the sum"),
        ),
        Step(
            "exponent",
            r"For $n = k$ losses, at $x = k\beta + z\sqrt k\alpha$ and $\lambda = z/(\sqrt k\alpha)$ the exponent is "
            "$-z^2/2$.",
            eq(exponent.subs(best), -(z**2) / 2),
            Identity(),
            ("Markov",),
        ),
        Step(
            "Azuma",
            "The lemma.",
            le(tail, exp(-(z**2) / 2)),
            Substitution("Markov", best),
            ("Markov", "exponent"),
        ),
    )
