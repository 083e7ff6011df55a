"""The published vectors themselves: their numbers, identities and flags, by means that did not make them."""

import math
import struct
from collections import Counter
from fractions import Fraction

import pytest

from dpcert.theorems import STATEMENTS
from dpcert.vectors import canonical
from dpcert.vectors.lookalikes import TABLE

from .. import independent as arb
from .published import DOCUMENTS, STEMS, VECTORS, of

EXPECTED = [(stem, group, vector) for stem, group, vector in VECTORS if "expected" in vector]


def test_there_are_more_than_a_thousand():
    """Over every quantity of every theorem, each with a refusal at its edge somewhere."""
    assert len(VECTORS) >= 1000
    asked = Counter((stem, group["question"]["quantity"]) for stem, group, _ in VECTORS)
    assert set(asked) == {(s.stem, q.name) for s in STATEMENTS for q in s.quantities}
    refused = {stem for stem, _, vector in VECTORS if vector["result"] == "invalid"}
    assert refused == set(STEMS)


def test_no_uid_comes_twice():
    """An identity names one vector."""
    assert max(Counter(vector["uid"] for _, _, vector in VECTORS).values()) == 1


def test_a_uid_is_made_of_the_question():
    """Theorem, quantity and exact inputs, hashed."""
    for stem, group, vector in VECTORS:
        assert vector["uid"] == canonical.uid(stem, group["question"]["quantity"], vector["inputs"])


@pytest.mark.parametrize("stem", STEMS)
def test_a_file_states_how_many_vectors_it_holds_and_explains_its_flags(stem):
    """Counts and notes are those of its groups."""
    document = DOCUMENTS[stem]
    vectors = [vector for group in document["groups"] for vector in group["vectors"]]
    assert document["vectors"] == len(vectors)
    assert set(document["flags"]) == {flag for vector in vectors for flag in vector["flags"]}


def test_the_two_doubles_are_neighbours_around_the_answer():
    """down <= low, high <= up, and no double lies between them."""
    for _, _, vector in EXPECTED:
        expected = vector["expected"]
        down, up = (float.fromhex(expected["binary64"][side]["hex"]) for side in ("down", "up"))
        assert up in {down, math.nextafter(down, math.inf)}
        assert Fraction(down) <= Fraction(expected["high"])
        assert math.isinf(up) or Fraction(expected["low"]) <= Fraction(up)
        if down != up:
            assert Fraction(down) <= Fraction(expected["low"])
            assert math.isinf(up) or Fraction(expected["high"]) <= Fraction(up)


def test_hex_and_bits_are_the_same_double():
    """Of answers and of inputs."""
    doubles = [vector["expected"]["binary64"][side] for _, _, vector in EXPECTED for side in ("down", "up")]
    doubles += [double for _, _, vector in VECTORS for double in vector.get("inBinary64", {}).values()]
    for double in doubles:
        (bits,) = struct.unpack(">Q", struct.pack(">d", float.fromhex(double["hex"])))
        assert double["bits"] == f"0x{bits:016x}"


def test_an_input_in_binary64_is_the_exact_input():
    """Nothing is rounded on the way to a program that knows doubles only."""
    for _, _, vector in VECTORS:
        for name, double in vector.get("inBinary64", {}).items():
            assert Fraction(float.fromhex(double["hex"])) == canonical.exact_of(vector["inputs"][name]).rational


def test_an_enclosure_is_one_unit_of_the_fortieth_digit_wide():
    """Or a point, where the answer ends earlier."""
    for _, group, vector in EXPECTED:
        low, high = (Fraction(vector["expected"][end]) for end in ("low", "high"))
        if low != high and low:
            assert not group["integer"]
            assert high - low == Fraction(10) ** (arb.lead(high) - 39) or high == Fraction(10) ** arb.lead(high)


def test_the_engines_agree_or_the_vector_says_why_not():
    """All but some of optimal composition with many terms, and answers beyond what is scaled."""
    alone = [(stem, vector["independent_reason"]) for stem, _, vector in EXPECTED if not vector["independent"]]
    assert len(alone) <= 15
    assert all("more than 512 terms" in reason or "limit" in reason for _, reason in alone)


def test_hard_rounding_means_that_the_nearest_double_is_unsafe():
    """Decided again, with fractions."""
    for _, group, vector in EXPECTED:
        down, up = (float.fromhex(vector["expected"]["binary64"][side]["hex"]) for side in ("down", "up"))
        if down == up or math.isinf(up):
            continue
        middle = (Fraction(down) + Fraction(up)) / 2
        low, high = (Fraction(vector["expected"][end]) for end in ("low", "high"))
        towards_down, below = high <= middle, group["unsafe_direction"] == "below"
        if towards_down or low >= middle:
            assert ("HardRounding" in vector["flags"]) == (towards_down == below)


def test_a_near_double_is_within_a_hundredth_of_an_ulp():
    """The found ones are as hard as their flag says."""
    hard = [(group, vector["expected"]) for _, group, vector in EXPECTED if "NearDouble" in vector["flags"]]
    assert len(hard) >= 40
    for group, expected in hard:
        down, up = (Fraction(float.fromhex(expected["binary64"][side]["hex"])) for side in ("down", "up"))
        below = group["unsafe_direction"] == "below"
        gap = Fraction(expected["high"]) - down if below else up - Fraction(expected["low"])
        assert 0 < gap < (up - down) / 100


#: Formulas that were not written by the kernel.
INDEPENDENT = {
    ("advanced_composition", "epsilon_prime", ("k", "epsilon", "delta_prime")): arb.epsilon_prime,
    ("advanced_composition", "smallest_delta_prime", ("k", "epsilon", "epsilon_prime")): arb.smallest_delta_prime,
    ("advanced_composition", "crossover", ("epsilon", "delta_prime")): arb.crossover,
    ("corollary_3_21", "largest_epsilon", ("k", "epsilon_prime", "delta_prime")): arb.corollary,
    ("gaussian_mechanism", "smallest_sigma", ("epsilon", "delta", "sensitivity")): arb.gaussian_scale,
    ("gaussian_mechanism", "smallest_delta", ("sigma", "epsilon")): lambda s, e: arb.gaussian_delta(s, e, 1),
    ("gaussian_profile", "delta", ("epsilon", "sigma")): lambda e, s: arb.gaussian_profile(e, s, 1),
    ("randomized_response", "largest_epsilon", ("epsilon_prime", "delta")): arb.response_epsilon,
    ("laplace_mechanism", "smallest_scale", ("epsilon", "delta")): lambda e, d: arb.laplace_scale(e, d, 1),
}


@pytest.mark.parametrize(("stem", "quantity", "names"), INDEPENDENT, ids=[f"{s}.{q}" for s, q, _ in INDEPENDENT])
def test_the_answers_are_those_of_a_formula_written_again(stem, quantity, names):
    """Arb puts each value between the two published decimals."""
    formula = INDEPENDENT[stem, quantity, names]
    vectors = [vector for vector in of(stem, quantity) if set(vector["inputs"]) == set(names)]
    assert len(vectors) >= 5
    for vector in vectors:
        values = [vector["inputs"][name] for name in names]
        if "0x" in "".join(values):
            values = [str(canonical.exact_of(value).rational) for value in values]
        low, high = vector["expected"]["low"], vector["expected"]["high"]
        if low == high:
            continue  # a tie, which no ball decides
        assert arb.sign(lambda: arb.lift(low) - formula(*values)) <= 0  # noqa: B023
        assert arb.sign(lambda: arb.lift(high) - formula(*values)) >= 0  # noqa: B023


def test_lookalikes_are_told_from_the_answer():
    """By more than a billionth, and on the side that they say."""
    for _, group, vector in EXPECTED:
        low, high = (Fraction(vector["expected"][end]) for end in ("low", "high"))
        for like in vector["lookalikes"]:
            below, above = Fraction(like["low"]), Fraction(like["high"])
            assert not below <= low <= above
            unsafe = above < low if group["unsafe_direction"] == "below" else below > high
            assert (like["side"] == "unsafe") is unsafe


def test_the_example_of_the_book_names_its_slip():
    """At 1/801 the first term alone is below 1, and the vector says so."""
    (vector,) = [v for v in of("advanced_composition", "epsilon_prime") if v["inputs"].get("epsilon") == "1/801"
                 and v["inputs"]["k"] == "10000"]  # fmt: skip
    assert vector["expected"]["binary64"]["up"]["hex"] == "0x1.03ac43d2d1744p+0"
    assert vector["log_inverse_delta_prime"] == "32"
    first_term = next(like for like in vector["lookalikes"] if like["words"].startswith("the first term alone"))
    assert first_term["low"].startswith("0.99875156054931")
    assert first_term["side"] == "unsafe"
    assert {"BookExample", "Erratum", "Golden", "HardRounding"} <= set(vector["flags"])


def test_every_lookalike_of_the_table_is_seen():
    """An entry that names a parameter wrongly would be left out everywhere."""
    seen = {
        (stem, group["question"]["quantity"], like["words"])
        for stem, group, vector in EXPECTED
        for like in vector["lookalikes"]
    }
    assert {(*key, entry.words) for key, entries in TABLE.items() for entry in entries} == seen
