"""Theorem 3.22 with equality: where the printed noise is enough, from the exact profile."""

from __future__ import annotations

from typing import Final

import sympy
from sympy import Derivative, Rational, exp, log, pi, sqrt

from dpcert.readings.symbolic import normal_cdf as Phi  # noqa: N812  (its name in mathematics)
from symbolic import gaussian_mechanism, gaussian_profile
from symbolic.algebra import fraction
from symbolic.checks import Combination, Given, Identity, Substitution
from symbolic.gaussian_mechanism import allowed, c, far, near, squared, t
from symbolic.gaussian_profile import phi
from symbolic.ground import Derivation, Step
from symbolic.inequalities import Enclosed, Glued, Ladder, Manifest
from symbolic.notation import delta, epsilon, eq, ge, gt, k, le, lt, r, s, sensitivity, sigma

#: The exact profile at that sigma, and its rate in epsilon.
exact = Phi(-near) - exp(epsilon) * Phi(-far)
rate = phi(near) / c - exp(epsilon) * Phi(-far)
#: c at delta = 1 is above this.
LEAST: Final = "33/50"
#: The range of c in the box, which is that of delta from 0.9 down to 1e-12 and a little more.
BOX: Final = ("81/100", "15/2")
#: Up to here the printed sigma is enough for every delta; here it no longer is for delta = 0.896.
ENOUGH: Final = "3.786"
TOO_FAR: Final = ("3.787", "0.896")
#: delta, an epsilon at which the printed sigma is enough, and one at which it is not.
BRACKETS: Final = (
    ("1e-5", "8.4197", "8.4198"),
    ("1e-6", "8.7820", "8.7821"),
    ("1e-10", "9.8498", "9.8499"),
    ("1e-2", "6.7718", "6.7719"),
    ("0.5", "4.4654", "4.4655"),
)


def derivation() -> Derivation:
    """The profile in epsilon and c, its monotonicity, epsilon up to 1, and what happens beyond."""
    return Derivation(
        "gaussian_mechanism_range",
        "Theorem 3.22: where the printed noise is enough",
        "[BW18] Theorem 8; [DR14] Theorem 3.22",
        r"$\sigma = c\Delta/\varepsilon$ with $c^2 = 2\ln(1.25/\delta)$, equality where the book asks for more. The "
        "exact "
        r"profile at this $\sigma$ is compared with $\delta = 1.25 e^{-c^2/2}$.",
        (*_reduced(), *_monotone(), *_at_one(), *_box(), *_beyond(), *_brackets()),
        after=(gaussian_profile.derivation(), gaussian_mechanism.derivation()),
    )


def _reduced() -> tuple[Step, ...]:
    return (
        Step(
            "profile in c",
            r"The exact profile at $\sigma = c\Delta/\varepsilon$ depends on $\varepsilon$ and $c$ only: $\Phi(-c + "
            r"\varepsilon/2c) - e^\varepsilon\Phi(-c - \varepsilon/2c)$.",
            eq(
                gaussian_profile.profile.subs(gaussian_profile.mu, sensitivity / sigma).subs(
                    sigma, c * sensitivity / epsilon
                ),
                exact,
            ),
            Substitution("gaussian_profile/the kernel's delta", {sigma: c * sensitivity / epsilon, k: 1}),
            ("gaussian_profile/the kernel's delta",),
        ),
    )


def _monotone() -> tuple[Step, ...]:
    return (
        Step(
            "rate",
            r"Its rate in $\varepsilon$ at fixed $c$.",
            eq(Derivative(exact, epsilon), rate),
            Identity(),
            ("profile in c",),
        ),
        Step(
            "Mills at the far point",
            r"The tail bound at $c + \varepsilon/2c$.",
            lt(Phi(-far), phi(far) / far),
            Substitution("gaussian_mechanism/Mills", {t: far}),
            ("gaussian_mechanism/Mills",),
        ),
        Step(
            "grows in epsilon",
            r"At fixed $\delta$ the profile at the printed $\sigma$ increases in $\varepsilon$: if $\sigma$ is enough "
            "at "
            r"one $\varepsilon$, it is at every smaller one.",
            gt(rate, 0),
            Combination(
                ((exp(epsilon), "Mills at the far point"),), rest=exp(epsilon) * phi(far) * epsilon / (2 * c**2 * far)
            ),
            ("rate", "Mills at the far point"),
        ),
        Step(
            "rate further on",
            r"The same at $\varepsilon + r$.",
            gt(rate.subs(epsilon, epsilon + r), 0),
            Substitution("grows in epsilon", {epsilon: epsilon + r}),
            ("grows in epsilon",),
        ),
        Step(
            "increases",
            r"So the profile at $\varepsilon + r$ exceeds the profile at $\varepsilon$.",
            gt(exact.subs(epsilon, epsilon + r), exact),
            Ladder(r, form=rate.subs(epsilon, epsilon + r)),
            ("rate further on",),
        ),
    )


def _at_one() -> tuple[Step, ...]:
    # epsilon = 1 and c >= 3/4.
    here = {epsilon: 1, c: Rational(3, 4) + s}
    half, square = exp(Rational(1, 2)), exp(-(here[c] ** 2) / 2)
    return (
        Step(
            "point at one",
            r"At $\varepsilon = 1$ and $c = 3/4 + s$ the point is positive.",
            gt(near.subs(here), 0),
            Manifest(form=(1 + 24 * s + 16 * s**2) / (12 + 16 * s)),
        ),
        Step(
            "tail at one",
            "The tail there.",
            lt(Phi(-near.subs(here)), square * half / 2),
            Substitution("gaussian_mechanism/tail by half", here),
            ("gaussian_mechanism/tail by half", "point at one"),
        ),
        Step("half of the root of e", r"$\frac12 e^{1/2} < 1.25$.", lt(half / 2, Rational(5, 4)), Enclosed()),
        Step(
            "enough from 3/4 on",
            r"So at $\varepsilon = 1$ the profile is below $\delta$ for every $c \ge 3/4$.",
            lt(exact.subs(here), allowed.subs(here)),
            Combination(((1, "tail at one"), (square, "half of the root of e")), rest=sympy.E * Phi(-far.subs(here))),
            ("tail at one", "half of the root of e"),
        ),
        Step(
            "enough up to 3/4",
            "For smaller $c$ by enclosures.",
            lt(exact.subs(epsilon, 1), allowed),
            Enclosed(((c, LEAST, "3/4"),)),
        ),
        Step(
            "enough at one",
            "Together.",
            lt(exact.subs(epsilon, 1), allowed),
            Glued(c, LEAST, "enough up to 3/4", "enough from 3/4 on", s),
            ("enough up to 3/4", "enough from 3/4 on"),
        ),
        Step(
            "every delta",
            rf"$c$ is above ${LEAST}$ for every $\delta < 1$, since $2\ln 1.25$ is above its square.",
            gt(2 * log(Rational(5, 4)), fraction(LEAST) ** 2),
            Enclosed(),
            ("gaussian_mechanism/c and delta",),
        ),
        Step("epsilon below one", r"$\varepsilon < 1$.", gt(1 - epsilon, 0), Given()),
        Step(
            "up to one",
            r"The profile at $\varepsilon$ is below that at 1.",
            gt(exact.subs(epsilon, 1), exact),
            Substitution("increases", {r: 1 - epsilon}),
            ("increases", "epsilon below one"),
        ),
        Step(
            "Theorem 3.22 with equality",
            r"So the printed $\sigma$, with equality, gives $(\varepsilon, \delta)$-DP for every $\varepsilon$ in "
            "$(0, 1]$ and "
            r"every $\delta$ in $(0, 1)$; the right side is $\delta$.",
            lt(exact, allowed),
            Combination(((1, "enough at one"), (1, "up to one"))),
            ("enough at one", "up to one", "every delta", "profile in c", "gaussian_mechanism/c and delta"),
        ),
    )


def _box() -> tuple[Step, ...]:
    low, high = BOX
    return (
        Step(
            "box",
            "Once more without any of these lemmas, by enclosures alone, on a box.",
            lt(exact, allowed),
            Enclosed(((epsilon, "0", "1"), (c, low, high))),
            ("profile in c",),
        ),
        Step(
            "box from above",
            r"The box reaches beyond $\delta = 0.9$",
            lt(fraction("0.9"), allowed.subs(c, fraction(low))),
            Enclosed(),
            ("gaussian_mechanism/c and delta",),
        ),
        Step(
            "box from below",
            r"and beyond $\delta = 10^{-12}$: it holds all of $(0, 1] \times [10^{-12}, 0.9]$.",
            gt(fraction("1e-12"), allowed.subs(c, fraction(high))),
            Enclosed(),
            ("gaussian_mechanism/c and delta",),
        ),
    )


def _beyond() -> tuple[Step, ...]:
    most = fraction(ENOUGH)
    # c >= 3.
    here = {epsilon: most, c: 3 + s}
    least, point = 3 - most / 6, near.subs(here)
    square, density = exp(-(here[c] ** 2) / 2), exp(most / 2) / sqrt(2 * pi)
    return (
        Step(
            "point for large c",
            rf"At $\varepsilon = {ENOUGH}$ and $c = 3 + s$ the point is smallest at $s = 0$.",
            ge(point, least),
            Manifest(form=s + most * s / (6 * (3 + s))),
        ),
        Step("constant for large c", "And", lt(density / least, Rational(5, 4)), Enclosed()),
        Step(
            "tail for large c",
            "The tail there.",
            lt(Phi(-point), square * density / point),
            Substitution("gaussian_mechanism/tail by Mills", here),
            ("gaussian_mechanism/tail by Mills", "point for large c"),
        ),
        Step(
            "enough for large c",
            r"So the profile is below $\delta$ there.",
            lt(exact.subs(here), allowed.subs(here)),
            Combination(
                (
                    (1, "tail for large c"),
                    (square, "constant for large c"),
                    (square * density / point / least, "point for large c"),
                ),
                rest=exp(most) * Phi(-far.subs(here)),
            ),
            ("tail for large c", "constant for large c", "point for large c"),
        ),
        Step(
            "enough for small c",
            rf"For $c \le 3$ by enclosures at $\varepsilon = {ENOUGH}$.",
            lt(exact.subs(epsilon, most), allowed),
            Enclosed(((c, LEAST, "3"),)),
        ),
        Step(
            "enough beyond one",
            rf"So the printed $\sigma$ is enough for every $\delta$ at $\varepsilon = {ENOUGH}$, and at every smaller "
            "one.",
            lt(exact.subs(epsilon, most), allowed),
            Glued(c, LEAST, "enough for small c", "enough for large c", s),
            ("enough for small c", "enough for large c", "increases", "every delta"),
        ),
        _decided("not enough", TOO_FAR[1], TOO_FAR[0], enough=False),
    )


def _brackets() -> tuple[Step, ...]:
    steps = []
    for level, low, high in BRACKETS:
        steps.append(_decided("enough", level, low, enough=True))
        steps.append(_decided("not enough", level, high, enough=False))
    return tuple(steps)


def _decided(name: str, level: str, at: str, *, enough: bool) -> Step:
    value = exact.subs(c, sqrt(squared)).subs({epsilon: fraction(at), delta: fraction(level)})
    words = "it is enough, and at every smaller one" if enough else "it is not enough, nor at any larger one"
    return Step(
        f"{name} at {at} for {level}",
        rf"At $\varepsilon = {at}$ and $\delta = {level}$ {words}.",
        (le if enough else gt)(value, fraction(level)),
        Enclosed(),
        ("profile in c", "gaussian_mechanism/c and delta", "increases"),
    )
