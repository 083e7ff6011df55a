"""Pictures: their points are certified, their files are the same each time."""

import itertools

import pytest

from dpcert import InvalidInput, OutsideTheorem, basic_composition, optimal_composition, plot

COMPOSITION = {"epsilon": "0.1", "delta_total": "1e-6", "k": 40}


def test_the_points_are_the_theorems_own_float64():
    """Each curve is a theorem, each point its bound rounded up."""
    curves = {curve.title: curve for curve in plot.composition(**COMPOSITION).curves}
    for title, ask in (
        ("Basic composition", lambda k: basic_composition.epsilon_prime(k=k, epsilon="0.1")),
        (
            "Optimal composition",
            lambda k: optimal_composition.epsilon_prime(k=k, epsilon="0.1", delta_total="1e-6"),
        ),
    ):
        assert curves[title].ys == tuple(float(ask(int(k))) for k in curves[title].xs)
    assert len(curves) == 6


def test_the_envelope_is_the_least_of_the_curves():
    """At no k does a theorem give less than the envelope, and at each one it gives as much."""
    picture = plot.composition(**COMPOSITION)
    envelope = dict(zip(picture.envelope.xs, picture.envelope.ys, strict=True))
    points = [point for curve in picture.curves for point in zip(curve.xs, curve.ys, strict=True)]
    assert all(envelope[x] <= y for x, y in points)
    assert set(envelope.items()) <= set(points)


def test_total_epsilon_rises_with_k_and_delta_falls_with_epsilon():
    """Every curve is monotone."""
    for curve in plot.composition(**COMPOSITION).curves:
        assert all(a <= b for a, b in itertools.pairwise(curve.ys))
    for curve in plot.profile(k=10, epsilon="0.1").curves:
        assert all(a >= b for a, b in itertools.pairwise(curve.ys))


def test_the_crossover_is_marked_where_theorem_3_20_becomes_smaller():
    """k* = 34.5 at epsilon = 0.1 and delta = 1e-6; beyond ln 2 there is none."""
    place, words = plot.composition(**COMPOSITION).marked
    assert 34 < place < 35
    assert words == "Theorem 3.20 < basic for k > 34"
    assert plot.composition(epsilon=1, delta_total="1e-6", k=3).marked is None


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_picture_has_the_same_bytes_each_time(tmp_path, ending):
    """No date and no random names."""
    picture = plot.composition(**COMPOSITION)
    first, second = tmp_path / f"a.{ending}", tmp_path / f"b.{ending}"
    plot.draw(picture, first)
    plot.draw(picture, str(second))
    assert first.read_bytes() == second.read_bytes()


def test_an_svg_says_what_it_shows(tmp_path):
    """Title, axes and theorems stand in it as text."""
    plot.draw(plot.profile(k=10, epsilon="0.1"), tmp_path / "profile.svg")
    text = (tmp_path / "profile.svg").read_text(encoding="utf-8")
    for words in ("10 mechanisms at epsilon = 0.1", "total epsilon (nats)", "Optimal composition", "Theorem 3.20"):
        assert words in text


def test_what_cannot_be_drawn_is_refused(tmp_path):
    """Another ending, k = 0, a total that is no probability."""
    with pytest.raises(InvalidInput, match=r"ends in \.png"):
        plot.draw(plot.profile(k=2, epsilon="0.1"), tmp_path / "picture.gif")
    with pytest.raises(OutsideTheorem, match="k >= 1"):
        plot.composition(epsilon="0.1", delta_total="1e-6", k=0)
    with pytest.raises(OutsideTheorem):
        plot.composition(epsilon="0.1", delta_total=1)
