"""The adaptive filter: its guarantee by a supermartingale, the root of its condition, its closed forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Derivative, exp, log, sqrt

from dpcert.readings.symbolic import symbol
from dpcert.theorems.adaptive_filter import (
    delta_of_budget,
    epsilon_prime_formula,
    largest_delta_formula,
    largest_epsilon_formula,
    largest_squares_formula,
    level_formula,
    level_of_more,
    limit_of_budget,
)
from dpcert.theorems.advanced_composition import delta_total_formula
from symbolic import advanced_composition, advanced_composition_shape, azuma
from symbolic.advanced_composition import M
from symbolic.azuma import G, alpha, beta, g, lam, p, tail, weight, x
from symbolic.checks import Combination, Given, Identity, Induction, Substitution, Summed
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Manifest
from symbolic.notation import (
    delta,
    delta_prime,
    epsilon,
    epsilon_prime,
    eq,
    gt,
    k,
    kernel_step,
    le,
    lt,
    n,
    r,
    s,
    trees,
)

if TYPE_CHECKING:
    from symbolic.notation import Kernel

KERNEL: Final = trees(
    level_formula,
    epsilon_prime_formula,
    level_of_more,
    largest_squares_formula,
    largest_epsilon_formula,
    largest_delta_formula,
    delta_total_formula,
    delta_of_budget,
    limit_of_budget,
)

squares_spent, delta_budget, delta_spent = symbol("squares_spent"), symbol("delta_budget"), symbol("delta_spent")
#: ell = ln(1 / delta_prime); S_max, the most that the sum of squares may be.
ell, most = symbol("ell"), symbol("S_max")
#: The filter's condition in ell; its root, of S and of sqrt(S).
level = sqrt(2 * ell * squares_spent) + squares_spent / 2
root = 2 * epsilon_prime / (sqrt(2 * (ell + epsilon_prime)) + sqrt(2 * ell))
slack = log(1 / delta_prime)
#: What the moment of one loss is divided by; the same for all that may be spent.
growth = (lam + lam**2) * epsilon**2 / 2
allowed = (lam + lam**2) * most / 2
#: Threshold and best lambda.
threshold = level.subs(squares_spent, most)
best = {lam: sqrt(2 * ell / most), x: threshold}
#: Pr of a set's bad views and of the others under V0, and under V1; Pr of the set under V0, W and V1.
in_bad, in_good, V1_bad, V1_good, P, W, Q = (
    sympy.Symbol(n, nonnegative=True) for n in ("a", "b", "c", "d", "P_E", "W_E", "Q_E")
)
#: The sum of w over the paths so far, with one more loss, and over those beyond x.
U, U_next, U_beyond = (sympy.Symbol(name, nonnegative=True) for name in ("U", "U_+", "U_x"))
#: The sum of the deltas on one path, and its mean.
d, D = (sympy.Symbol(n, nonnegative=True) for n in ("delta_path", "D"))


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """The pure case by a supermartingale, the deltas by replacement, then the inverses."""
    return Derivation(
        "adaptive_filter",
        "The fully adaptive filter",
        "[WRRW23] Theorem 2",
        r"On each path of outputs the next mechanism and its $(\varepsilon, \delta)$ are chosen from what came before, "
        r"given which it is $(\varepsilon, \delta)$-DP. A path that has ended goes on with $\varepsilon = \delta = 0$. "
        r"$\ell = \ln(1/\delta')$, $S$ is the sum of $\varepsilon^2$ on a path, and the filter keeps $S \le S_{\max}$, "
        r"where $\sqrt{2\ell S_{\max}} + S_{\max}/2 = \varepsilon'$. $\lambda > 0$ and the letters of a loss are those "
        "of Lemma 3.19. Outcomes are finitely or countably many.",
        (*_one_loss(), *_paths(), *_tail(kernel), *_pure(), *_deltas(kernel), *_root(kernel), *_compared()),
        after=(azuma.derivation(), advanced_composition.derivation(), advanced_composition_shape.derivation()),
    )


def _one_loss() -> tuple[Step, ...]:
    return (
        Step(
            "mean of a loss",
            r"The mean of the privacy loss of an $\varepsilon$-close pair is less than $\varepsilon^2/2$.",
            lt(M, epsilon**2 / 2),
            Combination(((1, "advanced_composition/sharp mean"), (epsilon, "advanced_composition/half of a square"))),
            ("advanced_composition/sharp mean", "advanced_composition/half of a square"),
        ),
        Step(
            "moment of one loss",
            r"By closeness, and given what came before: Hoeffding's bound at $\alpha = \varepsilon$ and "
            r"$\beta = \varepsilon^2/2$.",
            le(G, exp(growth)),
            Substitution("azuma/one moment", {alpha: epsilon, beta: epsilon**2 / 2}),
            ("azuma/one moment", "advanced_composition/closeness", "mean of a loss"),
        ),
    )


def _paths() -> tuple[Step, ...]:
    divided = weight * g * exp(-growth)
    return (
        Step(
            "moment on a path",
            r"After a path so far, with the $\varepsilon$ that was chosen on it: the next conditional moment is $g$.",
            le(g, exp(growth)),
            Substitution("moment of one loss", {G: g}),
            ("moment of one loss",),
        ),
        Step(
            "one path",
            r"Let $w$ be the path's weight times $e^{\lambda(\text{sum of losses}) - (\lambda + \lambda^2)S/2}$. One "
            r"more loss multiplies it by $g e^{-(\lambda + \lambda^2)\varepsilon^2/2}$, which is at most 1.",
            le(divided, weight),
            Combination(((weight * exp(-growth), "moment on a path"),)),
            ("moment on a path",),
        ),
        Step(
            "all paths",
            r"Summed over the paths, whose $\varepsilon$ differ: $U$ is the sum of $w$, $U_+$ with one more loss.",
            le(U_next, U),
            Summed("one path", {sympy.expand(divided): U_next, weight: U}, (weight, g, epsilon)),
            ("one path",),
        ),
        Step(
            "so far",
            "Induction hypothesis after $n$ mechanisms; $s \\ge 0$ is any number, in the end 0.",
            le(U, 1 + n * s),
            Given(),
        ),
        Step(
            "one more",
            "So it holds after $n + 1$.",
            le(U_next, 1 + (n + 1) * s),
            Combination(((1, "all paths"), (1, "so far")), rest=s),
            ("all paths", "so far"),
        ),
        Step(
            "any number",
            "And after any number of mechanisms.",
            le(U, 1 + n * s),
            Induction(n, U, U_next, 1, "so far", "one more"),
            ("so far", "one more"),
        ),
        Step(
            "supermartingale",
            "$U$ starts at 1 and never grows.",
            le(U, 1),
            Substitution("any number", {s: 0}),
            ("any number",),
        ),
    )


def _tail(kernel: Kernel) -> tuple[Step, ...]:
    beyond = p * exp(lam * r + (lam + lam**2) * s / 2)
    exponent = -lam * x + allowed
    return (
        Step(
            "beyond x",
            r"A path whose sum of losses is $x + r$, $r > 0$, and whose $S$ is $S_{\max} - s$, $s \ge 0$: the filter "
            "has kept it within.",
            le(p, beyond),
            Manifest(form=p * (exp(lam * r + (lam + lam**2) * s / 2) - 1)),
        ),
        Step(
            "all beyond x",
            "Summed over these paths: $B$ is their probability, $U_x$ their part of $U$.",
            le(tail, exp(exponent) * U_beyond),
            Summed("beyond x", {p: tail, sympy.expand(beyond): exp(exponent) * U_beyond}, (p, r, s)),
            ("beyond x",),
        ),
        Step("part of the sum", "The other paths add nothing negative.", le(U_beyond, U), Given()),
        Step(
            "Markov",
            r"So the tail is bounded for every $\lambda$.",
            le(tail, exp(exponent)),
            Combination(((1, "all beyond x"), (exp(exponent), "part of the sum"), (exp(exponent), "supermartingale"))),
            ("all beyond x", "part of the sum", "supermartingale"),
        ),
        Step(
            "exponent",
            r"At $x = \sqrt{2\ell S_{\max}} + S_{\max}/2$ and $\lambda = \sqrt{2\ell/S_{\max}}$ it is $-\ell$.",
            eq(exponent.subs(best), -ell),
            Identity(),
            ("Markov",),
        ),
        Step(
            "tail",
            r"So the sum of losses exceeds this $x$ with probability at most $e^{-\ell} = \delta'$.",
            le(tail, exp(-ell)),
            Substitution("Markov", best),
            ("Markov", "exponent"),
        ),
        kernel_step(
            kernel,
            "level_formula",
            level.subs(ell, slack),
            r"The kernel evaluates this $x$ at any sum of squares.",
            "tail",
        ),
        Step(
            "grows in the sum",
            r"It is 0 at 0, strictly increasing and unbounded: it is at most $\varepsilon'$ exactly for the sums up to "
            r"$S_{\max}$, so the kernel's comparison keeps $S \le S_{\max}$, with equality allowed.",
            gt(Derivative(level, squares_spent), 0),
            Manifest(form=sqrt(ell / (2 * squares_spent)) + sympy.Rational(1, 2)),
            ("the kernel's level",),
        ),
    )


def _pure() -> tuple[Step, ...]:
    return (
        Step(
            "part in the bad set",
            r"The log-ratio of a view is its sum of losses; bad are the views where it exceeds $\varepsilon'$. $E$ is "
            r"any set of views, $a$ the probability under $V^0$ of its bad ones,",
            le(in_bad, tail),
            Given(),
            ("advanced_composition/chain rule",),
        ),
        Step(
            "part outside",
            r"$b$ and $d$ those of the others under $V^0$ and $V^1$, whose ratio is at most $e^{\varepsilon'}$.",
            le(in_good, exp(epsilon_prime) * V1_good),
            Given(),
        ),
        Step(
            "pure mechanisms",
            r"The theorem where every $\delta$ is 0; $c$ is the probability under $V^1$ of the bad ones, and the left "
            r"side is $\Pr[V^0 \in E]$.",
            le(in_bad + in_good, exp(epsilon_prime) * (V1_bad + V1_good) + exp(-ell)),
            Combination(
                ((1, "tail"), (1, "part in the bad set"), (1, "part outside")), rest=exp(epsilon_prime) * V1_bad
            ),
            ("tail", "part in the bad set", "part outside"),
        ),
    )


def _deltas(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "deltas of a path",
            r"The filter keeps the sum $\delta_{\mathrm{path}}$ of the $\delta$ on each path within $\delta''$.",
            le(d, delta_budget),
            Given(),
        ),
        Step(
            "weighted deltas",
            "Times the path's weight.",
            le(p * d, p * delta_budget),
            Combination(((p, "deltas of a path"),)),
            ("deltas of a path",),
        ),
        Step(
            "mean of the deltas",
            r"Summed: $\sum p = 1$, $\sum p\delta_{\mathrm{path}} = D$.",
            le(D, delta_budget),
            Summed("weighted deltas", {p: 1, p * d: D}, (p, d)),
            ("weighted deltas",),
        ),
        Step(
            "replaced",
            r"By the one-sided lemma each mechanism of $V^0$ is, given what came before, replaced by one that is "
            r"$\varepsilon$-close to that of $V^1$ and differs in its output with probability at most $\delta$. The "
            "first difference on a path is at some mechanism, so the probability of any is at most the mean $D$ of the "
            r"sum of the $\delta$ that were chosen; $W_E$ is the probability of $E$ after all are replaced.",
            le(P, W + D),
            Given(),
            ("advanced_composition/one-sided lemma",),
        ),
        Step(
            "replaced is pure",
            r"The replaced view and $V^1$ are those of conditionally $\varepsilon$-close mechanisms, with the same "
            r"$\varepsilon$ on each path and so within $S_{\max}$: the pure case.",
            le(W, exp(epsilon_prime) * Q + delta_prime),
            Given(),
            ("pure mechanisms",),
        ),
        Step(
            "Theorem 2",
            "Both together, for every $E$; by symmetry also with $V^0$ and $V^1$ exchanged.",
            le(P, exp(epsilon_prime) * Q + delta_prime + delta_budget),
            Combination(((1, "replaced"), (1, "mean of the deltas"), (1, "replaced is pure"))),
            ("replaced", "mean of the deltas", "replaced is pure"),
        ),
        kernel_step(kernel, "delta_of_budget", delta_prime + delta_budget, "The kernel's total.", "Theorem 2"),
        kernel_step(
            kernel,
            "delta_total_formula",
            k * delta + delta_prime,
            r"The total where $\delta''$ is what $k$ equal spends take.",
            "Theorem 2",
        ),
        kernel_step(
            kernel,
            "limit_of_budget",
            k * delta + delta_spent - delta_budget,
            r"At most 0 exactly while $k$ more spends stay within $\delta''$.",
            "deltas of a path",
        ),
        kernel_step(
            kernel,
            "largest_delta_formula",
            sympy.solve(k * delta + delta_spent - delta_budget, delta)[0],
            "Its root (sympy solves the linear equation).",
            "the kernel's limit of budget",
        ),
    )


def _root(kernel: Kernel) -> tuple[Step, ...]:
    squares = (root**2).subs(ell, slack)
    each = sqrt((root**2 - squares_spent) / k)
    return (
        Step(
            "difference of roots",
            r"The root of the condition, $\sqrt{S_{\max}}$, as a difference; the quotient cancels nothing.",
            eq(root, sqrt(2 * ell + 2 * epsilon_prime) - sqrt(2 * ell)),
            Identity(),
        ),
        Step(
            "root",
            r"At the square of this quotient the condition holds with equality.",
            eq(sqrt(2 * ell) * root + root**2 / 2, epsilon_prime),
            Identity(),
            ("difference of roots", "grows in the sum"),
        ),
        kernel_step(kernel, "largest_squares_formula", squares, "The kernel evaluates the root.", "root"),
        Step(
            "share",
            r"With $k$ more spends of $\varepsilon = \sqrt{(S_{\max} - S)/k}$ it holds with equality again.",
            eq(level.subs(squares_spent, squares_spent + k * each**2), epsilon_prime),
            Identity(),
            ("root",),
        ),
        kernel_step(
            kernel, "largest_epsilon_formula", each.subs(ell, slack), "The kernel evaluates this share.", "share"
        ),
        kernel_step(
            kernel,
            "level_of_more",
            level.subs({squares_spent: squares_spent + k * epsilon**2, ell: slack}, simultaneous=True),
            r"The kernel's condition after $k$ more spends; it grows with $k$ as the sum does.",
            "grows in the sum",
        ),
        kernel_step(
            kernel,
            "epsilon_prime_formula",
            level.subs({squares_spent: k * epsilon**2, ell: slack}, simultaneous=True),
            r"And the level of $k$ equal spends.",
            "grows in the sum",
        ),
    )


def _compared() -> tuple[Step, ...]:
    equal = level.subs(squares_spent, k * epsilon**2)
    return (
        Step(
            "below Theorem 3.20",
            r"For $k$ equal spends it is less than what Theorem 3.20 gives for mechanisms fixed in advance.",
            lt(equal, advanced_composition_shape.in_lambda.subs(advanced_composition_shape.lam, ell)),
            Combination(((k * epsilon, "advanced_composition_shape/exponential"),), rest=k * epsilon**2 / 2),
            ("advanced_composition_shape/exponential", "the kernel's epsilon prime"),
        ),
    )
