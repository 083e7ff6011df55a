"""Pictures: total epsilon against k under every theorem, and privacy profiles.

The curves are data first, each point a certified upper bound as float64; drawing them
needs matplotlib (the extra `plot`). Lines differ in colour and in dashes, in colours
that colour-blind readers tell apart, and stay apart in grey.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dpcert.compare import compare
from dpcert.errors import InvalidInput, OutOfReach, OutsideTheorem
from dpcert.theorems import (
    advanced_composition,
    kov_composition,
    optimal_composition,
    renyi,
    zero_concentrated,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.bound import Bound

FORMAT: Final = "dpcert/picture/1"
#: Okabe and Ito's palette without its yellow, each with its own dashes; best known first.
_STYLES: Final = (
    ("#000000", "-"),
    ("#0072B2", "--"),
    ("#D55E00", "-."),
    ("#009E73", ":"),
    ("#CC79A7", (0, (5, 1, 1, 1, 1, 1))),
    ("#56B4E9", (0, (8, 2))),
)
_POINTS: Final = 48
_FORMATS: Final = (".png", ".svg", ".pdf")


@dataclass(frozen=True, slots=True)
class Curve:
    """One theorem's certified upper bounds."""

    title: str
    xs: tuple[float, ...]
    ys: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """Curves with their axes; `marked` is an x to point out, with its words."""

    title: str
    across: str
    upward: str
    curves: tuple[Curve, ...]
    marked: tuple[float, str] | None = None

    @property
    def envelope(self) -> Curve:
        """At each x the least certified value: the best valid statement."""
        xs = sorted({x for curve in self.curves for x in curve.xs})
        least = [min(y for curve in self.curves for a, y in zip(curve.xs, curve.ys, strict=True) if a == x) for x in xs]
        return Curve("best valid statement", tuple(xs), tuple(least))


def composition(*, epsilon: object, delta_total: object, k: object = 1000, delta: object = 0) -> Picture:
    """Total epsilon against the number of mechanisms, up to k, under every composition theorem.

    Source: the theorems of `compare`.
    Guarantee: each point is the least float64 that is at least the theorem's total epsilon.
    Args: epsilon and delta of each mechanism, delta_total, and k, the largest number of mechanisms.
    Raises: InvalidInput, OutsideTheorem.

    >>> picture = composition(epsilon="0.1", delta_total="1e-6", k=4)
    >>> [curve.title for curve in picture.curves][0], picture.envelope.ys
    ('Optimal composition', (0.09999809516076777, 0.1999963...
    """
    most = advanced_composition.STATEMENT.read_one("k", k).exact.above
    points: dict[str, list[tuple[float, float]]] = {}
    for count in _integers(most):
        for row in compare(k=count, epsilon=epsilon, delta=delta, delta_total=delta_total).rows:
            if row.bound is not None:
                points.setdefault(row.title, []).append((float(count), float(row.bound)))
    crossover = _crossover(epsilon, delta_total, most)
    curves = (Curve(title, *map(tuple, zip(*found, strict=True))) for title, found in points.items())
    return Picture(
        f"{most} mechanisms at epsilon = {epsilon}, total delta {delta_total}",
        "mechanisms k",
        "total epsilon (nats), certified upper bound",
        tuple(sorted(curves, key=lambda curve: curve.ys[-1])),
        crossover,
    )


def profile(*, k: object, epsilon: object, largest_epsilon_prime: object = None) -> Picture:
    """The delta of k epsilon-DP mechanisms against the total epsilon, under every theorem that gives one.

    Source: [KOV15] Theorems 3.3 and 3.4, [DR14] Theorem 3.20, [CKS20] Proposition 12.
    Guarantee: each point is the least float64 that is at least the theorem's delta.
    Args: k, a count; epsilon, of each; largest_epsilon_prime, where the picture ends (default: where
    optimal composition needs a delta of 1e-12, or k epsilon).
    Raises: InvalidInput, OutsideTheorem.

    >>> picture = profile(k=10, epsilon="0.1")
    >>> [curve.title for curve in picture.curves][0], picture.curves[0].ys[0] < 0.3
    ('Optimal composition', True)
    """
    if largest_epsilon_prime is None:
        largest_epsilon_prime = optimal_composition.epsilon_prime(k=k, epsilon=epsilon, delta_total="1e-12").decimal(6)
    end = advanced_composition.STATEMENT.read_one("epsilon_prime", largest_epsilon_prime).exact.argument
    curves = []
    for title, ask in _PROFILES:
        found = []
        for step in range(_POINTS):
            target = end * step / (_POINTS - 1)
            try:
                found.append((float(target), float(ask(k, epsilon, target))))
            except (OutsideTheorem, OutOfReach):
                continue
        if found:
            curves.append(Curve(title, *map(tuple, zip(*found, strict=True))))
    return Picture(
        f"{k} mechanisms at epsilon = {epsilon}", "total epsilon (nats)", "delta, certified upper bound", tuple(curves)
    )


def draw(picture: Picture, path: str | Path) -> None:
    """Draw a picture as PNG, SVG or PDF, by the ending of the file's name.

    Raises: InvalidInput for another ending, or where matplotlib is missing.
    """
    path = Path(path)
    if path.suffix.lower() not in _FORMATS:
        raise InvalidInput(f"a picture's name ends in {', '.join(_FORMATS)}, got {path.name!a}")
    try:
        import matplotlib as mpl  # noqa: PLC0415
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError as error:
        raise InvalidInput("pictures need matplotlib: install dpcert with the extra `plot`") from error
    # The same picture has the same bytes: no date, and fixed names inside an SVG.
    with mpl.rc_context({"svg.hashsalt": "dpcert", "svg.fonttype": "none"}):
        figure = Figure(figsize=(7.2, 4.6), layout="constrained")
        _fill(figure.subplots(), picture)
        metadata = {".png": {"Software": None}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
        figure.savefig(path, dpi=200, metadata=metadata[path.suffix.lower()])


def _fill(axes: Any, picture: Picture) -> None:  # noqa: ANN401  (matplotlib is optional)
    envelope = picture.envelope
    axes.fill_between(envelope.xs, envelope.ys, color="0.92", linewidth=0)
    for curve, (color, dashes) in zip(picture.curves, _STYLES * 2, strict=False):
        axes.plot(curve.xs, curve.ys, color=color, linestyle=dashes, linewidth=1.6, label=curve.title)
    if picture.marked:
        place, words = picture.marked
        axes.axvline(place, color="0.5", linewidth=0.8)
        axes.annotate(
            words, (place, 0.02), xycoords=("data", "axes fraction"), rotation=90, fontsize=6.5, ha="right", va="bottom"
        )
    positive = all(y > 0 for curve in picture.curves for y in curve.ys)
    axes.set_yscale("log" if positive else "linear")
    axes.set_xscale("log" if picture.marked or picture.curves[0].xs[0] >= 1 else "linear")
    axes.set(xlabel=picture.across, ylabel=picture.upward, title=picture.title)
    axes.grid(color="0.88", linewidth=0.5)
    axes.legend(fontsize=8, title_fontsize=8, framealpha=1, title="shaded: what no theorem here allows to state")


def _integers(most: int) -> list[int]:
    """About _POINTS integers from 1 to `most`, evenly spread by ratio."""
    if most < 1:
        raise OutsideTheorem(f"a picture needs k >= 1, got k = {most}")
    spread = {max(1, min(most, round(most ** (step / (_POINTS - 1))))) for step in range(_POINTS)}
    return sorted(spread | {1, most})


def _crossover(epsilon: object, delta_total: object, most: int) -> tuple[float, str] | None:
    try:
        place = float(advanced_composition.crossover(epsilon=epsilon, delta_prime=delta_total))
    except OutsideTheorem:
        return None
    return (place, f"Theorem 3.20 < basic for k > {int(place)}") if place < most else None


_PROFILES: Final[tuple[tuple[str, Callable[[object, object, object], Bound]], ...]] = (
    ("Optimal composition", lambda k, e, t: optimal_composition.delta_total(k=k, epsilon=e, epsilon_prime=t)),
    ("Renyi DP", lambda k, e, t: renyi.delta(k=k, epsilon=e, epsilon_prime=t)),
    ("zCDP", lambda k, e, t: zero_concentrated.delta(k=k, epsilon=e, epsilon_prime=t)),
    ("Kairouz-Oh-Viswanath", lambda k, e, t: kov_composition.smallest_delta_prime(k=k, epsilon=e, epsilon_prime=t)),
    ("Theorem 3.20", lambda k, e, t: advanced_composition.smallest_delta_prime(k=k, epsilon=e, epsilon_prime=t)),
)
