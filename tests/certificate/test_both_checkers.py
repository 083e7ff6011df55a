"""Both checkers give the same verdict on every file: changed in one field, or hostile."""

import copy
import json
import random
from itertools import islice

import pytest

from dpcert.certificate.emit import certify

from .claims import EVERY, by_node, bytes_of, questions, verdict

#: Fields that are the issuer's words: changing them changes the digest and proves nothing else.
WORDS = {"about", "context", "alternatives", "errata"}


@pytest.fixture(scope="module")
def honest():
    """A few certificates of every quantity."""
    return [
        certify(bound, digits=12).record
        for statement, quantity in EVERY
        for bound in islice(questions(statement, quantity, 2), 3)
    ]


def changed(record, rng):
    """Copies with one field changed in one way, and whether the claim is another one then."""
    places = [
        *(("inputs", name) for name in record["inputs"]),
        *(("claim", side) for side in record["claim"]),
        *(("guarantee", name) for name in record["guarantee"] or ()),
        *(("witness", side) for side in record["witness"] or ()),
        ("theorem",), ("quantity",), ("bits",), ("format",), ("hypotheses",),
    ]  # fmt: skip
    for place in places:
        copied = copy.deepcopy(record)
        holder = copied
        for key in place[:-1]:
            holder = holder[key]
        value = holder[place[-1]]
        if place == ("hypotheses",):
            rng.choice(value)["status"] = rng.choice(["checked", "asserted", "true"])
        elif place == ("bits",):
            holder["bits"] = rng.choice([33, 16, -1, "192", None, 99_999])
        elif place[0] == "witness":
            holder[place[1]] = rng.choice([value[::-1], value[:1], ["1", "2"], None])
        elif place[0] in {"theorem", "quantity", "format"}:
            holder[place[0]] = rng.choice(["", "renyi", "advanced_composition", "largest_k", "epsilon_prime", None])
        else:
            others = ["0", "1e-9", "exp(-3)", "-1", "1/0", "7", None, ["1"], "1e999999"]
            holder[place[-1]] = rng.choice([value + "1", *others])
        yield place, copied


def test_a_changed_field_is_rejected_or_proved_all_the_same(honest, tmp_path):
    """What is still accepted is a claim that the kernel proves too: the two checkers never differ."""
    rng = random.Random(3)
    files, places = [], []
    for record in honest[::2]:
        for place, copied in changed(record, rng):
            files.append(bytes_of(copied))
            places.append(place)
    codes = [verdict(data) for data in files]
    assert codes == by_node(tmp_path, files)
    assert {0, 3, 5, 6} <= set(codes)
    from dpcert.certificate.verify import verify

    harmless = [(place, data) for place, data, code in zip(places, files, codes, strict=True) if code == 0]
    for place, data in harmless:
        assert verify(data).kernel[0] == 0, (place, data)
    assert len(harmless) < len(files) / 3


def test_the_noise_is_described_in_one_way_only(tmp_path):
    """A second description, which the formula would pass over, is refused by both."""
    from dpcert import gaussian_profile, zero_concentrated

    quiet = certify(gaussian_profile.delta(epsilon=1, mu_squared="1e-2")).record
    private = certify(zero_concentrated.rho(rho="1e-2")).record
    files = [bytes_of(quiet | {"inputs": quiet["inputs"] | more}) for more in ({"mu": "5"}, {"sigma": "1/9"})]
    files.append(bytes_of(quiet | {"inputs": quiet["inputs"] | {"sigma": "1/9", "sensitivity": "1"}}))
    files += [bytes_of(private | {"inputs": private["inputs"] | more}) for more in ({"epsilon": "5"}, {"sigma": "1"})]
    assert [verdict(data) for data in files] == by_node(tmp_path, files) == [6] * len(files)


def test_a_value_that_no_formula_reads_is_refused(tmp_path):
    """A list has no k and no epsilon to be solved for: nothing would depend on the value that is claimed."""
    from dpcert import basic_composition

    listed = certify(basic_composition.epsilon_prime_of(mechanisms=[("0.1", 0, 3), ("0.2", 0, 4)])).record
    solved = listed | {"claim": {"ge": "1000000"}, "guarantee": None}
    solved["inputs"] = listed["inputs"] | {"epsilon_prime": "2"}
    solved["hypotheses"] = [*listed["hypotheses"], {"words": "epsilon_prime >= 0", "status": "checked"}]
    files = [bytes_of(solved | {"quantity": quantity}) for quantity in ("largest_k", "largest_epsilon")]
    assert [verdict(data) for data in files] == by_node(tmp_path, files) == [6, 6]


def test_a_delta_beyond_the_filters_budget_is_refused(tmp_path):
    """Also where nothing is said of what was spent before: then that is 0."""
    from dpcert import adaptive_filter

    within = certify(adaptive_filter.largest_epsilon(k=10, epsilon_prime=1, delta_prime="1e-6", delta_budget="1e-9"))
    record = within.record
    beyond = record | {"inputs": record["inputs"] | {"delta": "1e-2"}}
    words = ("0 <= delta < 1", "k*delta + delta_prime < 1")
    beyond["hypotheses"] = [*record["hypotheses"], *({"words": one, "status": "checked"} for one in words)]
    files = [bytes_of(beyond)]
    assert [verdict(data) for data in files] == by_node(tmp_path, files) == [4]


def test_words_beside_the_claim_do_not_matter_to_it(honest):
    """They are the issuer's: the verdict stays, the digest does not."""
    record = honest[0]
    for field in sorted(WORDS):
        other = record | {field: {"x": "y"} if isinstance(record[field], dict) else ["x"]}
        assert verdict(bytes_of(other)) == 0


def hostile(record):
    """Files that are no certificates."""
    good = bytes_of(record).decode()
    yield b""
    yield b"{}"
    yield b"[]\n"
    yield b"null\n"
    yield b"\xff\xfe"
    yield good.encode()[:-1]
    yield good.encode() + b"\n"
    yield b"\xef\xbb\xbf" + good.encode()
    yield good.replace('"bits": ', '"bits": 64,\n  "bits": ').encode()
    yield good.replace('"bits": 1', '"bits": 1.5e1').encode()
    yield good.replace('"bits": ', '"bits": -').encode()
    yield good.replace('"bits": ', '"bits": ' + "9" * 5000).encode()
    yield ("[" * 100_000 + "]" * 100_000 + "\n").encode()
    yield ('{"a":' * 20_000 + "1" + "}" * 20_000 + "\n").encode()
    yield b" " * (1 << 20) + good.encode()
    yield json.dumps(record).encode()
    yield good.replace("null", "NaN").encode()
    for key in record:
        yield bytes_of({name: value for name, value in record.items() if name != key})
        for value in (None, [], {}, "", 7, True, "x" * 5000, [[["deep"]]], {"a": {"b": None}}):
            if key not in WORDS and value is not None:
                yield bytes_of(record | {key: value})
    yield bytes_of(record | {"more": None})
    for text in (
        "1e999999",
        "1" * 5000,
        "0x10",
        "1_0",
        " 1",
        "1 ",
        "+1",
        "1.",
        ".5",
        "1e",
        "1e+5",
        "nan",
        "inf",
        "1/0",
        "\u0661",
        "exp(1",
        "exp(exp(1))",
        "log(0)",
        "log(-1)",
        "exp(1e99999)",
        "2^-30",
        "1\n",
        "1e-99999",
        "exp(-1e9)",
    ):
        for name in record["inputs"]:
            yield bytes_of(record | {"inputs": record["inputs"] | {name: text}})
        yield bytes_of(record | {"claim": {"le": text}})
    yield bytes_of(record | {"inputs": record["inputs"] | {"rho": "1"}})
    yield bytes_of(record | {"inputs": record["inputs"] | {"__proto__": "1"}})
    yield bytes_of(record | {"inputs": record["inputs"] | {"delta_total": "1e-6"}})
    yield bytes_of(record | {"theorem": "__proto__"})
    yield bytes_of(record | {"theorem": "constructor"})
    yield bytes_of(record | {"claim": {"__proto__": "1"}})
    yield bytes_of(record | {"hypotheses": [None]})


def carried(record):
    """Files with something in a carried field that JSON readers do not all read alike."""

    def file(**fields):
        text = json.dumps(record | fields, ensure_ascii=False, indent=2, sort_keys=True)
        return text.encode("utf-8", "surrogatepass") + b"\n"

    for value in (1.0, 1.5, 1e22, -0.0, 123_456, -5, True, "\ud800"):
        yield file(context=record["context"] | {"unit": value})
    yield bytes_of(record).replace(b'"unit": ""', b'"unit": "\\ud800"', 1)
    yield bytes_of(record).replace(b'"unit": ""', b'"unit": "\\/"', 1)
    for names in (("10", "9", "2"), ("\U0001f600", "\uffee"), ("__proto__",), ("",), ("A",)):
        yield file(alternatives=[dict.fromkeys(names, "a")])


def test_what_readers_read_differently_is_unreadable_to_both(tmp_path):
    """Numbers beyond short counts, halves of characters, names that an object reorders; plain text of any kind is."""
    from dpcert import advanced_composition

    record = certify(advanced_composition.epsilon_prime(k=10, epsilon="1/2", delta_prime="1e-6")).record
    odd = list(carried(record))
    assert [verdict(data) for data in odd] == by_node(tmp_path, odd) == [6] * len(odd)
    texts = ("/", "\t\x7f", "\x00\x1f", "\u2028", "\U0001f600", '"\\', "caf\u00e9")
    plain = [bytes_of(record | {"context": record["context"] | {"unit": text}}) for text in texts]
    assert [verdict(data) for data in plain] == by_node(tmp_path, plain) == [0] * len(plain)


def test_hostile_files_are_unreadable_and_crash_nothing(tmp_path):
    """One line and an exit code, from both checkers; nothing hostile is verified."""
    from dpcert import advanced_composition

    record = certify(advanced_composition.epsilon_prime(k=10, epsilon="1/2", delta_prime="1e-6")).record
    files = list(hostile(record))
    codes = [verdict(data) for data in files]
    assert codes == by_node(tmp_path, files)
    assert 0 not in codes
    assert codes.count(6) > 3 * len(files) / 5
