"""What the stand-alone checker is: one file, few lines, the standard library, no code of the kernel."""

import ast
import io
import json
import re
import subprocess
import sys
import tokenize
from fractions import Fraction
from importlib import resources
from pathlib import Path

import flint
import jsonschema
import pytest

from dpcert import advanced_composition, basic_composition, gaussian_profile, optimal_composition
from dpcert.certificate import dpcert_check
from dpcert.certificate.emit import certify, certify_above
from dpcert.certificate.verify import verify
from dpcert.errors import InvalidInput, OutOfReach

from ..tools import need
from .claims import SCRIPT, bytes_of, verdict

PATH = Path(dpcert_check.__file__)
SOURCE = PATH.read_text(encoding="utf-8")
TREE = ast.parse(SOURCE)
ALLOWED = {"hashlib", "json", "math", "re", "sys", "fractions"}
MOST_LINES, MOST_COLUMNS = 400, 100


def test_the_checker_imports_six_modules_of_the_standard_library_and_nothing_else():
    """Nothing of the kernel, and nothing at run time."""
    found = set()
    for node in ast.walk(TREE):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module)
    assert found == ALLOWED
    called = {node.func.id for node in ast.walk(TREE) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"eval", "exec", "compile", "__import__", "globals", "getattr"}


def test_no_function_of_the_checker_is_one_of_the_kernel():
    """It shares no body of a function with any module of the package."""

    def bodies(tree):
        return {
            ast.dump(ast.Module(node.body, []))
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and len(ast.dump(node)) > 600
        }

    ours = bodies(TREE)
    for path in PATH.parents[1].rglob("*.py"):
        if path != PATH:
            assert not ours & bodies(ast.parse(path.read_text(encoding="utf-8"))), path


def test_the_checker_is_short_enough_to_be_read():
    """Lines of code: not blank ones, comments and docstrings."""
    skipped = set()
    for node in ast.walk(TREE):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            skipped |= set(range(node.body[0].lineno, node.body[0].end_lineno + 1))
    layout = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    lines = set()
    for token in tokenize.generate_tokens(io.StringIO(SOURCE).readline):
        if token.type not in layout:
            lines |= set(range(token.start[0], token.end[0] + 1))
    assert len(lines - skipped) <= MOST_LINES
    assert max(map(len, SOURCE.splitlines())) <= MOST_COLUMNS


def test_the_checker_runs_alone(tmp_path):
    """python -I, away from the package: 0 with the claim and the digest, then 3 with one line."""
    certificate = certify(advanced_composition.epsilon_prime(k=10, epsilon="1/2", delta_prime="1e-6"))
    alone, file = tmp_path / "alone.py", tmp_path / "certificate.json"
    alone.write_text(SOURCE, encoding="utf-8")
    file.write_bytes(certificate.data)
    done = subprocess.run(
        [sys.executable, "-I", alone, file], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0
    assert done.stdout.startswith("VERIFIED advanced_composition.epsilon_prime(")
    assert certificate.identity in done.stdout
    file.write_bytes(bytes_of(certificate.record | {"claim": {"le": "1"}, "guarantee": None}))
    done = subprocess.run(
        [sys.executable, "-I", alone, file], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.count("\n") == 1


def test_without_a_file_both_checkers_say_how_they_are_called():
    """Exit code 2: nothing is verified."""
    for command, path in (((sys.executable, "-I"), PATH), ((need("node"),), SCRIPT)):
        done = subprocess.run([*command, path], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(rf"usage: (python -I|node) {path.name} certificate\.json \.\.\.\n", done.stderr)


ARGUMENTS = ("0", "1", "1/3", "-1/3", "1e-30", "-1e-30", "7", "-7", "40", "-40", "1000", "255/256", "257/256")


def between(ends, value):
    """Whether an Arb ball meets the interval, and the interval is narrow."""
    low, high = (flint.arb(flint.fmpq(end.numerator, end.denominator)) for end in ends)
    return not (low > value) and not (high < value)


@pytest.mark.parametrize("text", ARGUMENTS)
@pytest.mark.parametrize("bits", [64, 200, 1000])
def test_the_primitives_of_the_checker_contain_what_arb_finds(text, bits):
    """exp, ln, sqrt and Mills' ratio at 3 times the precision."""
    q = Fraction(text)
    with flint.ctx.workprec(3 * bits + 2000):
        x = flint.arb(flint.fmpq(q.numerator, q.denominator))
        ends = dpcert_check.exp_ends(q, bits)
        assert between(ends, x.exp())
        assert (ends[1] - ends[0]) * 2**bits <= ends[1]
        if q > 0:
            assert between(dpcert_check.log_ends(q, bits), x.log())
            assert between(dpcert_check.sqrt_ends(q, bits), x.sqrt())
        if 0 <= q <= 40:
            found = dpcert_check.mills_at(q, bits)
            root = (flint.arb.pi() / 2).sqrt()
            assert between((found.lo, found.hi), root * (x * x / 2).exp() * (x / flint.arb(2).sqrt()).erfc())
            assert (found.hi - found.lo) * 2 ** (bits - 12) <= found.hi
        pi = dpcert_check.pi(bits)
        assert between((pi.lo, pi.hi), flint.arb.pi())


def test_the_erratum_of_the_book_is_refuted_by_a_certificate():
    """epsilon_prime(1/801) > 1 is proved; that it is at most 1 is refuted."""
    bound = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    negation = certify_above(bound, "1")
    assert verdict(negation.data) == 0
    assert negation.record["claim"] == {"gt": "1"}
    assert verdict(bytes_of(negation.record | {"claim": {"le": "1"}})) == 3
    assert verify(negation.data).code == 0


def test_a_guarantee_that_says_less_than_is_proved_is_refuted():
    """Neither side of the pair may be stated smaller."""
    record = certify(advanced_composition.epsilon_prime(k=10, epsilon="1/2", delta="1e-9", delta_prime="1e-6")).record
    assert record["guarantee"]["delta"] == "0.00000101"
    for name, less in (("delta", "0.00000100"), ("epsilon", "11.5548970348461")):
        assert verdict(bytes_of(record | {"guarantee": record["guarantee"] | {name: less}})) == 3
    assert verdict(bytes_of(record | {"guarantee": record["guarantee"] | {"delta": "0.5"}})) == 0


def test_a_value_beyond_all_readable_numbers_has_no_certificate():
    """Neither infinity nor what its exponent makes too long to be read."""
    for bound, shown in (
        (advanced_composition.epsilon_prime(k=1, epsilon="1e20", delta_prime="1/2"), "inf"),
        (gaussian_profile.delta(epsilon="5e19", sigma="1e-9"), "1e-1000000"),
    ):
        with pytest.raises(OutOfReach, match=f"{shown} is beyond the numbers that a checker reads"):
            certify(bound)


def test_beyond_its_reach_the_checker_says_so_before_a_file_is_written():
    """Sums of more than 10^5 terms, and values far below any use."""
    with pytest.raises(OutOfReach, match="epsilon_prime: beyond this checker, which takes k up to 100000, and lists"):
        certify(optimal_composition.epsilon_prime(k=1_000_000, epsilon="1/1000", delta_total="1e-6"))
    with pytest.raises(InvalidInput, match="there is no context field 'units'"):
        certify(basic_composition.epsilon_prime(k=1, epsilon=1), context={"units": "person"})


def test_inputs_outside_of_the_theorem_have_their_own_code():
    """A hypothesis about numbers that fails is no refutation."""
    record = certify(advanced_composition.epsilon_prime(k=10, epsilon="1/2", delta_prime="1e-6")).record
    assert verdict(bytes_of(record | {"inputs": record["inputs"] | {"delta_prime": "2"}})) == 4


def test_a_tie_is_claimed_one_unit_weaker_or_exactly():
    """An exact hit between rationals is proved; what is exact only through e^ln 3 is not."""
    assert certify(gaussian_profile.delta(epsilon="1/2", mu=1)).record["claim"].keys() == {"le", "gt"}
    assert certify(basic_composition.epsilon_prime(k=365, epsilon="0.01"), digits=3).record["claim"]["le"] == "3.65"


@pytest.mark.parametrize("digits", [6, 50, 300])
def test_certificates_follow_the_schema_and_are_the_same_each_time(digits):
    """The published schema, and bytes that depend on nothing but the question."""
    schema = json.loads((resources.files("dpcert") / "schema" / "certificate.json").read_text(encoding="utf-8"))
    made = [
        certify(optimal_composition.delta_total(k=30, epsilon="1/5", epsilon_prime=1, delta="1e-9"), digits=digits)
        for _ in range(2)
    ]
    jsonschema.validate(made[0].record, schema, cls=jsonschema.Draft202012Validator)
    assert made[0].data == made[1].data
