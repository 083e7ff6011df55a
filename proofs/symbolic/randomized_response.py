"""Randomized response: its exact delta, and the mean of its privacy loss."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy
from sympy import Derivative, Min, exp, log, tanh

from dpcert.theorems.randomized_response import (
    delta_formula,
    largest_epsilon_formula,
    smallest_epsilon_prime_formula,
)
from symbolic.checks import Combination, Given, Identity, Substitution
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Manifest
from symbolic.notation import delta, epsilon, epsilon_prime, eq, gt, held, kernel_step, le, r, s, trees

if TYPE_CHECKING:
    from symbolic.ground import Expr
    from symbolic.notation import Kernel

KERNEL: Final = trees(delta_formula, smallest_epsilon_prime_formula, largest_epsilon_formula)

#: The truthful answer has probability `truth`, the other one `lie`; the other input swaps them.
truth = exp(epsilon) / (1 + exp(epsilon))
lie = 1 / (1 + exp(epsilon))
#: What the truthful answer contributes to Pr[S] - e^epsilon_prime Pr'[S], and what the other one takes away.
gain = truth - exp(epsilon_prime) * lie
loss = exp(epsilon_prime) * truth - lie
#: The share of each answer that the set S takes: 0 or 1, or anything between if S is drawn at random.
first = sympy.Symbol("a", nonnegative=True)
second = sympy.Symbol("b", nonnegative=True)


def profile(gap: Expr) -> Expr:
    """The formula, `gap` being epsilon_prime - epsilon; the minimum is left as it stands."""
    return (1 - exp(Min(0, gap, evaluate=False))) / (1 + exp(-epsilon))


def derivation(kernel: Kernel = KERNEL) -> Derivation:
    """From the two probabilities to the kernel's formula."""
    return Derivation(
        "randomized_response",
        "Randomized response",
        "[KOV15] section 2",
        r"One bit is answered truthfully with probability $e^\varepsilon/(1+e^\varepsilon)$. "
        r"The smallest $\delta$ at $\varepsilon'$ is the largest $\Pr[S] - e^{\varepsilon'}\Pr'[S]$ over sets $S$ "
        "of answers; the two inputs are symmetric.",
        (*_closeness(), *_profile(), *_formula(kernel), *_inverses(kernel), *_mean()),
    )


def _closeness() -> tuple[Step, ...]:
    return (
        Step("probabilities", "The two answers have total probability 1.", eq(truth + lie, 1), Identity()),
        Step(
            "ratio",
            r"The truthful answer is $e^\varepsilon$ times as likely as under the other input, "
            r"so the mechanism is $\varepsilon$-DP and no better.",
            eq((1 - lie) / lie, exp(epsilon)),
            Identity(),
        ),
    )


def _profile() -> tuple[Step, ...]:
    inside = {epsilon: epsilon_prime + r}
    return (
        Step("part of the first answer", "The set $S$ takes at most the whole first answer.", le(first, 1), Given()),
        Step(
            "gain",
            r"For $\varepsilon' < \varepsilon$, written $\varepsilon = \varepsilon' + r$, the truthful answer "
            "contributes a positive amount.",
            gt(gain.subs(inside), 0),
            Manifest(form=(1 - exp(-r)) / (1 + exp(-epsilon_prime - r))),
        ),
        Step(
            "loss",
            "The other answer always takes away.",
            gt(loss, 0),
            Manifest(form=(exp(epsilon + epsilon_prime) - 1) / (1 + exp(epsilon))),
        ),
        Step(
            "loss inside",
            r"The same at $\varepsilon = \varepsilon' + r$.",
            gt(loss.subs(inside), 0),
            Substitution("loss", inside),
            ("loss",),
        ),
        Step(
            "largest below epsilon",
            r"For $\varepsilon' < \varepsilon$ no set does better than the truthful answer alone.",
            le(first * gain.subs(inside) - second * loss.subs(inside), gain.subs(inside)),
            Combination(((1 - first, "gain"), (second, "loss inside"))),
            ("part of the first answer", "gain", "loss inside"),
        ),
        Step(
            "nothing beyond epsilon",
            r"For $\varepsilon' = \varepsilon + s$, $s \ge 0$, the truthful answer contributes nothing either, "
            "and the empty set is best.",
            le(gain.subs(epsilon_prime, epsilon + s), 0),
            Manifest(form=exp(epsilon) * (exp(s) - 1) / (1 + exp(epsilon))),
        ),
    )


def _formula(kernel: Kernel) -> tuple[Step, ...]:
    return (
        Step(
            "grows",
            r"The contribution grows with $\varepsilon$ (and falls with $\varepsilon'$).",
            gt(Derivative(gain, epsilon), 0),
            Manifest(form=exp(epsilon) * (1 + exp(epsilon_prime)) / (1 + exp(epsilon)) ** 2),
        ),
        Step(
            "one formula inside",
            r"For $\varepsilon' = \varepsilon - r$ the formula with the minimum is the truthful answer's contribution.",
            eq(profile(-r), gain.subs(epsilon_prime, epsilon - r)),
            Identity(where={epsilon: ("3", "4")}),
            ("largest below epsilon",),
        ),
        Step(
            "one formula beyond",
            r"For $\varepsilon' = \varepsilon + s$ the minimum is 0, and with it the formula.",
            eq(Min(0, s, evaluate=False), 0),
            Identity(),
            ("nothing beyond epsilon",),
        ),
        kernel_step(
            kernel,
            "delta_formula",
            profile(epsilon_prime - epsilon),
            "The kernel evaluates this formula.",
            "one formula inside",
            "one formula beyond",
        ),
    )


def _inverses(kernel: Kernel) -> tuple[Step, ...]:
    below = exp(epsilon) - delta * (1 + exp(epsilon))
    kept, most = delta * (1 + exp(-epsilon)), 1 - exp(-2 * epsilon)
    largest = epsilon_prime + log(1 + delta * exp(-epsilon_prime)) - log(1 - delta)
    where = {epsilon: ("2", "3"), delta: ("1/100", "1/3")}
    return (
        Step(
            "solved for epsilon prime",
            r"The truthful answer contributes $\delta$ at $e^{\varepsilon'} = e^\varepsilon - "
            r"\delta(1 + e^\varepsilon)$, where that is at least 1; else $\varepsilon' = 0$ will do.",
            eq(gain.subs(epsilon_prime, log(below)), delta),
            Identity(where=where),
            ("largest below epsilon",),
        ),
        Step(
            "taken out of the logarithm",
            r"Its logarithm, $\varepsilon$ taken out.",
            eq(exp(epsilon + log(1 - kept)), below),
            Identity(where=where),
            ("solved for epsilon prime",),
        ),
        Step(
            "where the inner minimum takes effect",
            r"From $\delta(1 + e^{-\varepsilon}) = 1 - e^{-2\varepsilon}$ on the sum stays at the logarithm of this, "
            r"$-\varepsilon$, and the outer minimum makes it 0.",
            eq(held(exp(epsilon), 1 - most), exp(-epsilon)),
            Identity(),
            ("taken out of the logarithm",),
        ),
        Step(
            "which is beyond the last epsilon prime above 0",
            r"There $\delta(1 + e^{-\varepsilon}) > 1 - e^{-\varepsilon}$, so $\varepsilon' = 0$ does.",
            gt(most, 1 - exp(-epsilon)),
            Manifest(form=exp(-epsilon) * (1 - exp(-epsilon))),
        ),
        kernel_step(
            kernel,
            "smallest_epsilon_prime_formula",
            -Min(-(epsilon + log(1 - Min(kept, most))), 0),
            r"The kernel evaluates this: the larger of the root and 0.",
            "taken out of the logarithm",
            "where the inner minimum takes effect",
            "which is beyond the last epsilon prime above 0",
        ),
        Step(
            "solved for epsilon",
            r"The same equation solved for $\varepsilon$.",
            eq(gain.subs(epsilon, largest), delta),
            Identity(where={delta: ("1/100", "1/3")}),
            ("largest below epsilon",),
        ),
        kernel_step(
            kernel, "largest_epsilon_formula", largest, r"The kernel evaluates this.", "solved for epsilon", "grows"
        ),
    )


def _mean() -> tuple[Step, ...]:
    return (
        Step(
            "mean of the loss",
            r"The privacy loss is $\varepsilon$ or $-\varepsilon$; its mean is $\varepsilon\tanh(\varepsilon/2)$.",
            eq(truth * epsilon - lie * epsilon, epsilon * tanh(epsilon / 2)),
            Identity(),
            ("ratio",),
        ),
    )
