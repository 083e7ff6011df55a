"""Entries in the registry's format, written for these tests; the Census figures are those that it publishes."""

import contextlib
import json

import pytest

from dpcert import DpcertError, Unreadable, gaussian_profile, zero_concentrated
from dpcert.cli.main import main
from dpcert.deployments import WORDS, entries, rederive

yaml = pytest.importorskip("yaml")

CENSUS = """
status: Draft
tier: 3
deployment:
  product:
    name: Person tables
  dp_variant:
    variant_name: zCDP
    data_domain: all edited files
    unprotected_quantities: state totals
  privacy_loss:
    privacy_unit: person
    privacy_parameters:
      rho: 2.56
      delta: 1e-10
      epsilon: 17.14
  accounting:
    composition: rho adds up over the queries
---
deployment:
  product: {name: Housing unit tables}
  dp_flavor: {name: Zero-concentrated DP}
  privacy_loss: {privacy_unit: housing unit, privacy_parameters: {rho: 0.07, delta: 1e-10, epsilon: 2.47}}
---
- deployment: {name: first, privacy_loss: {privacy_parameters: {rho: 4.96, delta: 1e-10, epsilon: 26.34}}}
- deployment: {name: second, privacy_loss: {privacy_parameters: {rho: 7.70, delta: 1e-10, epsilon: 34.33}}}
"""


def one(parameters, **others):
    """An entry with these parameters."""
    return rederive({"privacy_loss": {"privacy_parameters": parameters}, **others})


def test_the_figures_of_the_census():
    """The first is below what zCDP gives for the printed rho; two come from Bun and Steinke's conversion."""
    person, housing, first, second = (rederive(entry) for entry in entries(CENSUS))
    assert [e.verdict for e in (person, housing, first, second)] == [
        "not supported",
        "supported",
        "determined",
        "determined",
    ]
    assert [route.bound.decimal(5) for route in person.routes] == ["17.159", "17.916", "16.480"]
    assert [route.supports for route in person.routes] == [False, False, True]
    assert person.derived[0][1].decimal(6) == "2.55531"
    assert person.missing == ()
    assert len(person.notes) == len(housing.notes) == 1
    assert [route.matches for route in first.routes] == ["", "rounded up", ""]
    assert [route.matches for route in second.routes] == ["", "rounded to nearest", ""]
    assert housing.derived[0][1].decimal(4) == "0.07467"
    assert "accounting.composition" in housing.missing


def test_numbers_are_the_text_that_is_printed():
    """0.1 is a tenth and not the double; as many places as stand there."""
    (entry,) = entries("privacy_loss: {privacy_parameters: {rho: 0.1, delta: 1e-6, epsilon: 2.50}}")
    found = rederive(entry)
    assert dict(found.printed) == {"rho": "0.1", "delta": "1e-6", "epsilon": "2.50"}
    assert found.routes[0].bound.inputs["rho"].rational.denominator == 10
    assert found.routes[0].bound == zero_concentrated.epsilon_prime(rho="0.1", delta="1e-6")
    assert found.routes[2].bound == gaussian_profile.smallest_epsilon(mu_squared="1/5", delta="1e-6")


@pytest.mark.parametrize(
    ("epsilon", "matches", "verdict"),
    [
        ("17.15830", "", "not supported"),  # of 17.158308712..., which is nearer to ...31
        ("17.15831", "rounded up", "determined"),
        ("17.15832", "", "supported"),
        ("17.1583", "rounded to nearest", "determined"),
        ("17.158", "rounded to nearest", "determined"),
        ("17.157", "", "not supported"),
        ("17.16", "rounded up", "determined"),
        ("17.15", "", "not supported"),
    ],
)
def test_determined_means_a_value_rounded_to_the_printed_places(epsilon, matches, verdict):
    """Up to the place that is printed, or to nearest; one unit further it is another number."""
    found = one({"rho": "2.56", "delta": "1e-10", "epsilon": epsilon})
    assert (found.routes[0].matches, found.verdict) == (matches, verdict)


@pytest.mark.parametrize(
    ("parameters", "variant", "verdict", "missing", "theorem"),
    [
        ({"epsilon": "3"}, "Pure", "inputs missing", None, "Basic composition"),
        ({"epsilon": "3"}, "Approximate", "inputs missing", "delta", "Theorem 3.20"),
        ({"epsilon": "3", "delta": "1/n^2"}, "Approximate", "inputs missing", "delta as a number", "Optimal"),
        ({"epsilon": "3", "delta": "1e-6"}, "Renyi", "inputs missing", None, "Renyi DP"),
        ({"epsilon": "3", "delta": "1e-6"}, "zCDP", "inputs missing", "rho", "The zCDP conversion"),
        ({"rho": "2.63"}, "zCDP", "nothing", "delta", "The zCDP conversion"),
        ({"rho": "", "epsilon": "null"}, "Custom", "nothing", "epsilon", "Basic composition"),
        (None, "", "nothing", "epsilon", "The exact Gaussian profile"),
    ],
)
def test_what_is_missing_is_named(parameters, variant, verdict, missing, theorem):
    """With the theorem that would take it; a formula in the place of a number is none."""
    found = one(parameters, dp_variant={"variant_name": variant})
    assert found.verdict == verdict
    named = [name for name in found.missing if name.startswith("privacy_parameters.")]
    assert (not named) if missing is None else any(f"privacy_parameters.{missing}" in name for name in named)
    assert any(words.startswith(theorem) for words in found.theorems)
    assert {"privacy_loss.privacy_unit", "accounting.composition"} <= set(found.missing)


def test_two_of_three_give_bounds_on_the_third():
    """The largest rho, or the least delta."""
    ((_, rho),) = one({"epsilon": "3", "delta": "1e-6"}, dp_variant={"variant_name": "zCDP"}).derived
    assert rho == zero_concentrated.largest_rho(epsilon_prime=3, delta="1e-6")
    ((_, delta),) = one({"epsilon": "3", "rho": "1"}).derived
    assert delta == zero_concentrated.delta(epsilon_prime=3, rho=1)
    assert one({"rho": "1", "delta": "1e-6"}).verdict == "derived"
    assert one({"rho": "1", "delta": "1", "epsilon": "1"}).verdict == "outside"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a: [",
        "just words",
        "other: 1",
        "privacy_loss: {a: 1, a: 2}",
        "{deployment: 1}: 2",
        "[" * 5000,
        "a: !!python/object/apply:os.system [x]",
        "\x00",
    ],
)
def test_what_is_no_entry_is_unreadable(text):
    """Broken YAML, duplicate keys, tags, depth, other documents."""
    with pytest.raises(Unreadable):
        list(entries(text))


@pytest.mark.parametrize("hostile", ["9" * 5000, "1e99999", "-1", "nan", ".inf", "1_000", "0x10", "[1]", "{a: b}"])
def test_hostile_parameters_are_answered_or_refused(hostile):
    """Never another exception than ours."""
    text = f"deployment: {{privacy_loss: {{privacy_parameters: {{rho: {hostile}, delta: 1e-6, epsilon: 1}}}}}}"
    with contextlib.suppress(DpcertError):
        assert rederive(next(entries(text))).verdict in WORDS


def test_the_command_prints_what_is_derived(tmp_path, capsys):
    """As text and as data; the exit code is that of the first entry which is not supported."""
    path = tmp_path / "census.yaml"
    path.write_text(CENSUS, encoding="utf-8")
    assert main(["deployments", str(path)]) == 3
    out = capsys.readouterr().out
    assert "  printed    epsilon = 17.14, delta = 1e-10, rho = 2.56\n" in out
    assert f"  verdict    {WORDS['not supported']}\n" in out
    assert main(["deployments", str(path), "--json", "--digits", "5"]) == 3
    record = json.loads(capsys.readouterr().out)
    assert record["format"] == "dpcert/deployments/1"
    assert [row["verdict"] for row in record["entries"]][2:] == ["determined", "determined"]
    assert record["entries"][0]["routes"][0]["epsilon"] == "17.159"
    path.write_text("name: x\n", encoding="utf-8")
    assert main(["deployments", str(path)]) == 6
    assert main(["deployments", str(tmp_path / "none.yaml")]) == 6
    path.write_text("privacy_loss: {privacy_parameters: {epsilon: 1}}\n", encoding="utf-8")
    assert main(["deployments", str(path)]) == 0


def test_without_pyyaml_the_extra_is_named(monkeypatch, capsys, tmp_path):
    """Exit code 2 and what to install."""
    monkeypatch.setitem(__import__("sys").modules, "yaml", None)
    path = tmp_path / "x.yaml"
    path.write_text("deployment: {}\n", encoding="utf-8")
    assert main(["deployments", str(path)]) == 2
    assert "install dpcert[deployments]" in capsys.readouterr().err
