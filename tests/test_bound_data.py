"""A Bound as data: JSON, pickle, hash, HTML and LaTeX; immutable; magnitudes are capped."""

import copy
import dataclasses
import json
import math
import pickle
from fractions import Fraction
from importlib import resources

import jsonschema
import pytest

from dpcert import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    randomized_response,
)
from dpcert.reals.exact import read

from .bounds import lower, upper

BOUNDS = {
    "total": basic_composition.epsilon_prime(k=3, epsilon="0.1"),
    "epsilon_prime": advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
    "from_total": advanced_composition.epsilon_prime(k=10, epsilon=0.1, delta="1e-9", delta_total="1e-6"),
    "delta_total": advanced_composition.delta_total(k=10, delta="1e-9", delta_prime="1e-6"),
    "largest_epsilon": advanced_composition.largest_epsilon(k=10, epsilon_prime=1, delta_prime="1e-6"),
    "largest_k": advanced_composition.largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)"),
    "smallest_delta_prime": advanced_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1),
    "crossover": advanced_composition.crossover(epsilon="0.1", delta_prime="1e-6"),
    "corollary": corollary_3_21.largest_epsilon(k=365, epsilon_prime=1, delta_prime="1e-6"),
    "sigma": gaussian_mechanism.smallest_sigma(epsilon="1/2", delta="1e-5"),
    "profile": gaussian_profile.delta(epsilon="1/2", sigma=9.7),
    "response": randomized_response.delta(epsilon="log(3)", epsilon_prime=0),
}
TEXT = {"type": "string", "minLength": 1}
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": [
        "format", "theorem", "source", "quantity", "direction", "decimal", "binary64", "enclosure", "tight", "unit",
        "inputs", "hypotheses", "guarantee", "alternatives", "notes",
    ],
    "properties": {
        "format": {"const": "dpcert/bound/1"},
        "theorem": {"pattern": "^[a-z_0-9]+$"},
        "source": TEXT,
        "quantity": {"pattern": "^[a-z_]+$"},
        "direction": {"enum": ["upper", "lower"]},
        "decimal": TEXT,
        "binary64": {"pattern": "^(inf|0x[01]\\.[0-9a-f]+p[+-][0-9]+)$"},
        "enclosure": {"type": "array", "items": TEXT, "minItems": 2, "maxItems": 2},
        "tight": {"type": "boolean"},
        "unit": TEXT,
        "inputs": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "additionalProperties": False,
                "required": ["given", "exact"],
                "properties": {"given": TEXT, "exact": TEXT},
            },
        },
        "hypotheses": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["words", "status"],
                "properties": {"words": TEXT, "status": {"enum": ["checked", "asserted"]}},
            },
        },
        "guarantee": {
            "type": ["object", "null"],
            "additionalProperties": False,
            "required": ["epsilon", "delta"],
            "properties": {"epsilon": TEXT, "delta": TEXT},
        },
        "alternatives": {"type": "array"},
        "notes": {"type": "array", "items": TEXT},
    },
}  # fmt: skip


@pytest.mark.parametrize("bound", BOUNDS.values(), ids=BOUNDS)
def test_json_has_the_documented_keys_and_types(bound):
    """Every key of the format, in its order, and no other; numbers are strings."""
    record = json.loads(bound.to_json())
    jsonschema.validate(record, SCHEMA)
    assert SCHEMA["required"] == list(record)
    assert bound.to_dict() == record


@pytest.mark.parametrize("bound", BOUNDS.values(), ids=BOUNDS)
@pytest.mark.parametrize("digits", [3, 17, 40])
def test_json_shows_what_the_methods_show(bound, digits):
    """decimal, binary64 and enclosure are those of the Bound, at the digits asked for."""
    record = bound.to_dict(digits)
    assert (bound.decimal(digits), list(bound.ends(digits))) == (record["decimal"], record["enclosure"])
    assert float(bound) == float.fromhex(record["binary64"])
    assert record["tight"] is True


@pytest.mark.parametrize("bound", BOUNDS.values(), ids=BOUNDS)
def test_the_exact_inputs_read_back_as_themselves(bound):
    """`exact` is in the input grammar and denotes the value that was used."""
    for name, shown in bound.to_dict()["inputs"].items():
        assert bound.inputs[name] == read(shown["exact"]).exact


def test_inputs_keep_what_was_given():
    """The text as typed, beside the exact value."""
    bound = advanced_composition.epsilon_prime(k="1e1", epsilon="0.10", delta_prime="e^-32")
    given = {name: (shown["given"], shown["exact"]) for name, shown in bound.to_dict()["inputs"].items()}
    assert given == {
        "k": ("1e1", "10"),
        "epsilon": ("0.10", "1/10"),
        "delta": ("0", "0"),
        "delta_prime": ("e^-32", "exp(-32)"),
    }


def test_a_float_is_the_binary_number_it_holds_and_the_result_says_so():
    """0.1 is not 1/10: the exact value is shown, and a note names the parameter."""
    record = upper(0.1).to_dict()
    assert {"given": "0.1", "exact": str(Fraction(0.1))} == record["inputs"]["epsilon"]
    assert [
        "epsilon was given as a float and read as the binary number " + str(Fraction(0.1)) + " that it holds"
    ] == record["notes"]
    assert upper("0.1").to_dict()["notes"] == []


def test_hypotheses_are_checked_or_asserted():
    """What was decided about the numbers, and what only the user can know."""
    record = BOUNDS["epsilon_prime"].to_dict()
    checked = [h["words"] for h in record["hypotheses"] if h["status"] == "checked"]
    asserted = [h["words"] for h in record["hypotheses"] if h["status"] == "asserted"]
    expected = ["k >= 1", "epsilon >= 0", "0 <= delta < 1", "0 < delta_prime < 1", "k*delta + delta_prime < 1"]
    assert expected == checked
    assert any("same adjacency" in words for words in asserted)
    assert any("fixed in advance" in words for words in asserted)


@pytest.mark.parametrize("bound", BOUNDS.values(), ids=BOUNDS)
def test_a_bound_survives_pickling_and_copying(bound):
    """The claim comes back equal and shows the same digits."""
    for again in (pickle.loads(pickle.dumps(bound)), copy.copy(bound), copy.deepcopy(bound)):  # noqa: S301  (our own)
        assert bound == again
        assert hash(bound) == hash(again)
        assert bound.to_dict(30) == again.to_dict(30)


def test_pickle_and_hash_see_the_claim_alone():
    """What was computed before changes neither."""
    fresh, used = (gaussian_profile.delta(epsilon="1/2", sigma="9.7") for _ in range(2))
    used.decimal(500)
    assert pickle.dumps(fresh) == pickle.dumps(used)
    assert hash(fresh) == hash(used)


def test_a_bound_is_immutable():
    """No attribute can be set, and the inputs handed out are a copy."""
    bound = BOUNDS["total"]
    for name in ("claim", "evaluator", "facts", "direction", "new"):
        with pytest.raises((dataclasses.FrozenInstanceError, AttributeError, TypeError)):
            setattr(bound, name, None)
    bound.inputs["k"] = None
    assert str(bound) == "0.3"
    with pytest.raises(AttributeError):
        bound.claim.inputs = ()
    with pytest.raises(TypeError):
        bound.claim.inputs[0][1] = None


def test_the_representation_is_an_inequality():
    """The direction is in the sign."""
    assert repr(BOUNDS["total"]) == "Bound(basic_composition.epsilon_prime(k=3, epsilon=0.1, delta=0) <= 0.3)"
    assert repr(BOUNDS["largest_k"]).endswith(">= 9723)")


def test_notebooks_see_the_safe_digits():
    """HTML and LaTeX show decimal()."""
    bound = gaussian_profile.delta(epsilon="1/2", sigma="9.7")
    assert f"&le; {bound.decimal()} " in bound._repr_html_()
    assert bound._repr_latex_() == r"$\mathrm{delta} \le 1.5631796632700639 \cdot 10^{-8}$"
    assert r"\ge 9723$" in BOUNDS["largest_k"]._repr_latex_()


@pytest.mark.parametrize(
    ("bound", "decimal", "value"),
    [
        (upper("exp(-1000000000)"), "1e-1000000", 5e-324),
        (lower("exp(-1000000000)"), "0", 0.0),
        (upper("exp(1000000000)"), "inf", math.inf),
        (lower("exp(1000000000)"), "1e1000000", 1.7976931348623157e308),
        (upper("exp(1e100)"), "inf", math.inf),
        (upper("exp(-1e100)"), "1e-1000000", 5e-324),
        (advanced_composition.epsilon_prime(k=1, epsilon=10_000_000, delta_prime="0.5"), "inf", math.inf),
        (advanced_composition.smallest_delta_prime(k=10, epsilon="1e-6", epsilon_prime=100), "1e-1000000", 5e-324),
        (gaussian_profile.delta(epsilon=1_000_000, sigma=1), "1e-1000000", 5e-324),
    ],
    ids=range(9),
)
def test_magnitudes_beyond_a_million_digits_step_to_the_safe_limit(bound, decimal, value):
    """Nothing is scaled there: the next safe limit is shown, and called not tight."""
    assert (decimal, False) == bound.rendered()
    assert value == float(bound)
    record = bound.to_dict()
    assert (decimal, False) == (record["decimal"], record["tight"])
    jsonschema.validate(record, SCHEMA)


def test_a_magnitude_within_the_cap_is_scaled():
    """exp(-500000) is about 1e-217147 and has its digits."""
    text, tight = upper("exp(-500000)").rendered(5)
    assert (text[6:], tight) == ("e-217148", True)


def test_a_guarantee_with_an_unscaled_delta_is_safe():
    """The pair shows the safe limit too."""
    bound = advanced_composition.epsilon_prime(k=2, epsilon="0.001", delta_prime="exp(-1000000000)")
    assert bound.guarantee() == {"epsilon": "63.245555204367921", "delta": "1e-1000000"}


@pytest.mark.parametrize(
    ("bound", "expected"), [(upper("exp(-1000000000)"), "0.001"), (lower("exp(-1000000000)"), "0.000")]
)
def test_a_fixed_number_of_places_is_kept_beyond_the_cap(bound, expected):
    """.3f of a number below 10^-1000000 has three places like any other."""
    assert expected == f"{bound:.3f}"


def test_the_package_ships_its_type_information():
    """py.typed is part of the package."""
    assert (resources.files("dpcert") / "py.typed").is_file()
