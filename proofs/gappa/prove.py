"""Runs Gappa on every case and composes the bounds: `python proofs/gappa/prove.py [--check | --write]`.

Everything after Gappa is exact rational arithmetic. `--write` renews BOUNDS.md and the
script of each step's worst case; `--check` fails where they are not what is proved.
"""

from __future__ import annotations

import argparse
import math
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

HERE: Final = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "kernel"), str(HERE.parent)]

from dpcert.arrays import coefficients, formulas, quick_formulas  # noqa: E402  (the checkout's own kernel comes first)
from gappa import claims, identities, quick_claims  # noqa: E402
from gappa.claims import R_LIMIT, UNIT, Z_LIMIT, Case, power  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_INTERVAL: Final = re.compile(r"in \[(\S+?)(?: \{[^}]*\})?, (\S+?)(?: \{[^}]*\})?\]")
_NUMBER: Final = re.compile(r"(-?\d+)(?:b(-?\d+))?")


class Proved(NamedTuple):
    """The worst case of a step: its error and its low part, both relative to the least exact value."""

    error: Fraction
    low: Fraction
    case: Case


class ProofError(Exception):
    """Gappa, or the arithmetic after it, does not give what is claimed."""


def ask(case: Case) -> dict[str, Fraction]:
    """Bounds of the magnitudes of a case's goals, proved by Gappa."""
    script = case.step.script(case.hypotheses, case.goals)
    done = subprocess.run(["gappa"], input=script, capture_output=True, text=True, check=False)  # noqa: S607
    bounds = {}
    for line in done.stdout.splitlines() + done.stderr.splitlines():
        if match := _INTERVAL.search(line):
            bounds[line[: match.start()].strip()] = max(abs(_number(end)) for end in match.groups())
    if done.returncode or len(bounds) != len(case.goals):
        raise ProofError(f"Gappa does not bound {case.name}:\n{done.stdout}{done.stderr}\n{script}")
    return bounds


def _number(text: str) -> Fraction:
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise ProofError(f"Gappa printed {text}")
    return int(match[1]) * power(int(match[2] or 0))


def worst(cases: Iterable[Case], *, exact: int = 0) -> Proved:
    """The largest relative error and low part over the cases; the first `exact` goals have to be without error."""
    result: Proved | None = None
    for case in cases:
        bounds = list(_in_order(case, ask(case)))
        if any(bounds[:exact]):
            raise ProofError(f"an operation of {case.name} is not exact")
        error, low = bounds[exact], bounds[exact + 1]
        error, low = (error + case.given_error) / case.least, low / case.least
        if result is None or error > result.error:
            result = Proved(error, max(low, result.low) if result else low, case)
        elif low > result.low:
            result = result._replace(low=low)
    if result is None:
        raise ProofError("a step has no case")
    return result


def _in_order(case: Case, bounds: dict[str, Fraction]) -> Iterable[Fraction]:
    """Bounds in the order of the goals: Gappa prints names in its own order and without some brackets."""
    plain = {name.replace("(", "").replace(")", ""): bound for name, bound in bounds.items()}
    for goal in case.goals:
        yield plain[goal.replace("(", "").replace(")", "")]


def tail_errors() -> dict[str, Fraction]:
    """How far each polynomial is from its series."""
    polynomials = {
        "logarithm": (coefficients.LOGARITHM_TAIL, lambda i: Fraction(2, i + 3), Z_LIMIT),
        "expm1": (coefficients.EXPONENTIAL_TAIL, lambda i: Fraction(1, math.factorial(i + 3)), R_LIMIT),
        "quick logarithm": (
            coefficients.QUICK_LOGARITHM,
            lambda i: Fraction(-4, 2 * i + 1),
            quick_claims.S_LIMIT**2,
        ),
        "quick expm1": (
            coefficients.QUICK_EXPONENTIAL_TAIL,
            lambda i: Fraction(1, math.factorial(i + 2)),
            quick_claims.R_LIMIT,
        ),
    }
    return {name: _distance(*polynomial) for name, polynomial in polynomials.items()}


#: Terms of a series beyond a polynomial's that are not bounded as one.
_FURTHER: Final = 4


def _distance(ours: tuple[float, ...], series: Callable[[int], Fraction], reach: Fraction) -> Fraction:
    """At most so much lies between the polynomial and the series of these coefficients on [-reach, reach].

    In Chebyshev's polynomials, none of which exceeds 1 there, the coefficients of the difference add up to a
    bound. x^i = reach^i 2^(1 - i) (T_i + i T_(i - 2) + ...), the binomials, and half of that of T_0.
    """
    count = len(ours) + _FURTHER
    terms = [(Fraction(ours[i]) if i < len(ours) else 0) - series(i) for i in range(count)]
    bound = [Fraction(0)] * count
    for i, term in enumerate(terms):
        for j in range(i // 2 + 1):
            share = math.comb(i, j) * term * reach**i * power(1 - i)
            bound[i - 2 * j] += share if i > 2 * j else share / 2
    # The terms left out fall at least like powers of the argument.
    return sum(map(abs, bound), Fraction(0)) + abs(series(count)) * reach**count / (1 - reach)


def both(*errors: Fraction) -> Fraction:
    """The relative error of what several relative errors compose to."""
    composed = Fraction(1)
    for error in errors:
        composed *= 1 + error
    return composed - 1


def under_root(error: Fraction) -> Fraction:
    """Of a square root, where its argument has this one: |sqrt(1 + e) - 1| <= |e| / (2 - 2 |e|)."""
    return error / (2 - 2 * error)


def of_root(root: Proved) -> Fraction:
    """Of a square root: its rest, below 2**-23 of it, is divided by the rounded root instead of the root.

    That one, the root of a rounded sum, is off by a part below 3/2 u, and so is the sum with the head by half of it.
    """
    if root.low >= power(-23):
        raise ProofError("the rest of a root is not small")
    return root.error + power(-23) * UNIT


def prove() -> tuple[dict[str, Proved], dict[str, Fraction]]:
    """The worst case of each step, and the composed bound of each formula."""
    for identity in identities.IDENTITIES:
        if not identity():
            raise ProofError(f"the step {identity.__name__} does not add up")
    for case in (claims.reduced_argument(), claims.splitting()):
        if any(ask(case).values()):
            raise ProofError(f"{case.name} is not exact")
    base, correction, size = _in_order(claims.logarithm_base(), ask(claims.logarithm_base()))
    if base or correction > power(-85) or size > power(-33):
        raise ProofError("the base of the logarithm is not what the cases assume")

    tails = tail_errors()
    proved: dict[str, Proved] = {}
    proved["logarithm"] = log = worst(claims.logarithm_sums(tails["logarithm"]))
    proved["expm1"] = exp = worst(claims.expm1_sums(tails["expm1"]))
    proved["product with the logarithm"] = times_log = worst(claims.products("logarithm", grown(log.low)), exact=1)
    proved["product with expm1"] = times_exp = worst(claims.products("expm1", grown(exp.low)), exact=1)
    proved["square root"] = root = worst(claims.square_roots(grown(max(log.low, times_log.low))))
    proved["sum"] = total = worst(claims.sums(UNIT, grown(times_exp.low)))
    proved["product with the sum"] = last = worst(claims.products("sum", grown(total.low)), exact=1)
    proved["product with a root"] = scaled = worst(claims.products("root", UNIT), exact=1)
    proved["quotient"] = ratio = worst(claims.quotients(UNIT))

    root_error = of_root(root)
    # ratio + (x - ratio y)/y_high is off x/y by (x - ratio y) y_low / (y_high y), each factor below 2**-49.
    division = ratio.error + power(-98)
    slack = both(under_root(both(log.error, times_log.error)), root_error)
    growth = both(exp.error, times_exp.error)
    bounds = {
        "advanced_composition.epsilon_prime": both(max(slack, growth), total.error, last.error),
        "corollary_3_21.largest_epsilon": both(slack / (1 - slack), division),
        "gaussian_mechanism": both(under_root(log.error), root_error, scaled.error, division),
        "zero_concentrated.epsilon_prime_bun_steinke": both(slack, total.error),
    }
    _demand(bounds, formulas.ERROR)
    demand_of_newton(formulas.ERROR, formulas.INVERSE_ERROR, formulas.LONGEST_STEP)
    quick_proved, quick_bounds = prove_quick(tails)
    return proved | quick_proved, bounds | quick_bounds


def _demand(bounds: dict[str, Fraction], error: float) -> None:
    for name, bound in bounds.items():
        # The margin is itself rounded, and is taken of the rounded high part.
        if bound >= Fraction(error) * (1 - 4 * UNIT):
            raise ProofError(f"the error of {name} is proved below 2^{log2(bound)} only")


def demand_of_newton(error: float, inverse_error: float, longest_step: float) -> None:
    """Section 6.1: the step s is worked out to 2^-47 of it, and f' changes by a part of 20 s between start and root."""
    step = Fraction(longest_step)
    _demand_inverse(Fraction(error) + step * (power(-47) + 20 * step), inverse_error, step)


def demand_of_chebyshev(error: float, inverse_error: float, longest_step: float) -> None:
    """Section 7.8: the step s is worked out to 2^-45 of it, and 2 s^3 (1 + 2^-15) is left."""
    step = Fraction(longest_step)
    _demand_inverse(Fraction(error) + step * power(-45) + 2 * step**3 * (1 + power(-15)), inverse_error, step)


def _demand_inverse(bound: Fraction, inverse_error: float, step: Fraction) -> None:
    # All are parts of the start; the margin is taken of the root, and rounded.
    if bound >= Fraction(inverse_error) * (1 - 2 * step - 4 * UNIT):
        raise ProofError(f"the root of an inverse is proved up to 2^{log2(bound)} only")


def prove_quick(tails: dict[str, Fraction]) -> tuple[dict[str, Proved], dict[str, Fraction]]:
    """The same for the quick programs."""
    quick_claims.check_ranges()
    for case in quick_claims.counts():
        if any(ask(case).values()):
            raise ProofError(f"{case.name} is not exact")
    log = worst(quick_claims.logarithm_sums(tails["quick logarithm"]))
    exp = worst(quick_claims.expm1_sums(tails["quick expm1"]), exact=1)
    root = worst(claims.square_roots(grown(log.low)))
    total = worst(quick_claims.sums(2 * root.low, grown(exp.low)))
    last = worst(quick_claims.last_products(grown(total.low)), exact=1)
    # A count times the low part is rounded once.
    slack = both(under_root(both(log.error, UNIT * log.low)), of_root(root))
    growth = both(exp.error, UNIT * exp.low)
    bounds = {"advanced_composition.epsilon_prime, quick": both(max(slack, growth), total.error, last.error)}
    _demand(bounds, quick_formulas.ERROR)
    demand_of_chebyshev(quick_formulas.ERROR, quick_formulas.INVERSE_ERROR, quick_formulas.LONGEST_STEP)
    steps = {"logarithm": log, "expm1": exp, "square root": root, "sum": total, "last product": last}
    return {f"quick {name}": step for name, step in steps.items()}, bounds


def grown(low: Fraction) -> Fraction:
    """|low| / high, where |low| is this part of the exact value."""
    return low / (1 - 2 * low)


def log2(x: Fraction) -> str:
    """The logarithm, rounded up to two places."""
    return f"{math.ceil(100 * math.log2(x)) / 100:.2f}"


def page(proved: dict[str, Proved], bounds: dict[str, Fraction]) -> str:
    """BOUNDS.md."""
    lines = ["# Proved bounds", "", "Written by `prove.py`; explained in `../notes/arrays.md`.", ""]
    lines += ["| step | relative error | low part | worst case |", "| --- | --- | --- | --- |"]
    lines += [f"| {n} | 2^{log2(p.error)} | 2^{log2(p.low)} | {p.case.name} |" for n, p in proved.items()]
    lines += ["", "| formula | relative error of high + low |", "| --- | --- |"]
    lines += [f"| {name} | 2^{log2(bound)} |" for name, bound in bounds.items()]
    errors = (formulas.ERROR, quick_formulas.ERROR)
    lines += [
        "",
        "The programs test against 2^{:.2f}, the quick ones against 2^{:.2f}.".format(*map(math.log2, errors)),
        "",
    ]
    return "\n".join(lines)


def files(proved: dict[str, Proved], bounds: dict[str, Fraction]) -> dict[Path, str]:
    """What is written: the page, and a script for each step."""
    written = {HERE / "BOUNDS.md": page(proved, bounds)}
    others = {"reduced argument": claims.reduced_argument(), "base": claims.logarithm_base()}
    others |= {"splitting": claims.splitting()} | {case.name: case for case in quick_claims.counts()}
    cases = {name: step.case for name, step in proved.items()} | others
    for name, case in cases.items():
        text = f"# {case.name}\n{case.step.script(case.hypotheses, case.goals)}"
        written[HERE / "scripts" / f"{name.replace(' ', '_')}.g"] = text
    return written


def main(arguments: list[str] | None = None) -> int:
    """Prove everything."""
    parser = argparse.ArgumentParser(description="prove the error bounds of dpcert.arrays")
    parser.add_argument("--check", action="store_true", help="compare with what is written")
    parser.add_argument("--write", action="store_true", help="renew what is written")
    options = parser.parse_args(arguments)
    try:
        proved, bounds = prove()
    except ProofError as error:
        print(error, file=sys.stderr)
        return 1
    print(page(proved, bounds))
    stale = []
    for path, text in files(proved, bounds).items():
        if options.write:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
    if options.check and stale:
        print(f"not what is proved: {', '.join(stale)}; run prove.py --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
