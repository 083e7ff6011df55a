"""Nothing that another thread, library or switch does changes a bit of a result."""

from __future__ import annotations

import decimal
import os
import pickle
import subprocess
import sys
import threading
from fractions import Fraction
from pathlib import Path

import mpmath
import numpy as np
import pytest

import dpcert
from dpcert import advanced_composition
from dpcert.reals import error_function, exponential, logarithm, rounding
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import exponential as exact_exponential
from dpcert.reals.exact import rational, read
from dpcert.reals.inverse import root

from ..engines import mantissa, number

KERNEL = Path(dpcert.__file__).parents[1]
TESTS = Path(__file__).parents[1]


FUNCTIONS = (
    exponential.exp,
    exponential.expm1,
    logarithm.log,
    logarithm.log1p,
    error_function.erfc,
    error_function.normal_cdf,
)
ARGUMENTS = ((1, -52), (3, 0), (12345677, -20), (5**60, -137))


def _sample():
    """Something of everything that a bound rests on."""
    for bits in (24, 53, 166, 700):
        for function in FUNCTIONS:
            for man, exp in ARGUMENTS:
                yield [mantissa(end) for end in function(number(man, exp), bits)]
        system = Enclosures(bits)
        found = root(lambda real: lambda x: x * real.exp(x) - 7, bits=bits, size=8)
        value = system.sqrt(system.number(rational(Fraction(1, 801)))) * system.tanh(system.number(rational(3)))
        yield [mantissa(end) for end in (*found.ends, *value.ends)]
    yield [str(read(text)) for text in ("0.1", "1e-300", "0x1p-1074", "log(2)")]
    yield [rounding.exact_decimal(exact_exponential(Fraction(-32)), 40, up=up) for up in (False, True)]
    for bound in (
        advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
        advanced_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="1e-6"),
        advanced_composition.largest_k(epsilon=0.001, epsilon_prime=1, delta_prime="exp(-32)"),
    ):
        yield [float(bound).hex(), bound.decimal(60), f"{bound:.3f}", bound.to_json(30), str(bound <= 1)]


def answers():
    """The sample as text."""
    return repr(list(_sample()))


#: Worked out before any test could spoil the environment.
EXPECTED = answers()


@pytest.fixture
def restored():
    """The global settings of mpmath and of integer texts, as they were."""
    before = mpmath.mp.prec, mpmath.iv.prec, sys.get_int_max_str_digits(), sys.getswitchinterval()
    yield
    mpmath.mp.prec, mpmath.iv.prec = before[:2]
    sys.set_int_max_str_digits(before[2])
    sys.setswitchinterval(before[3])


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize("prec", [1, 2, 53, 5000])
def test_mpmath_settings_change_nothing(prec):
    """The global precisions are neither used nor touched."""
    mpmath.mp.prec = mpmath.iv.prec = prec
    mpmath.mp.pretty = True
    try:
        assert answers() == EXPECTED
        assert prec == mpmath.mp.prec == mpmath.iv.prec
    finally:
        mpmath.mp.pretty = False


def test_decimal_settings_change_nothing():
    """One digit, rounding the wrong way, every signal an error."""
    hostile = decimal.Context(prec=1, rounding=decimal.ROUND_UP, Emin=-1, Emax=1, traps=list(decimal.Context().flags))
    with decimal.localcontext(hostile):
        assert answers() == EXPECTED
        assert rational(Fraction(12345, 10**9)) == read(decimal.Decimal((0, (1, 2, 3, 4, 5), -9))).exact


def test_numpy_settings_change_nothing():
    """Floating-point errors raised, and a float64 as input."""
    with np.errstate(all="raise"):
        assert answers() == EXPECTED
        assert rational(Fraction(5e-324)) == read(np.float64(5e-324)).exact


@pytest.mark.usefixtures("restored")
def test_the_least_limit_on_integer_texts_changes_nothing():
    """Python's limit on the digits of int and str may be as low as 640."""
    sys.set_int_max_str_digits(640)
    bound = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    assert answers() == EXPECTED
    assert len(bound.decimal(2000)) == 2001


def test_caches_filled_in_another_order_change_nothing():
    """High precision first, low precision after it, and the other way round."""
    x = number(12345677, -20)
    rising = [exponential.exp(x, bits) for bits in range(4, 1200, 37)]
    falling = [exponential.exp(x, bits) for bits in reversed(range(4, 1200, 37))]
    assert rising == falling[::-1]


def _disturb(stop):
    """What a careless neighbour does to global settings, as fast as it can."""
    step = 0
    while not stop.is_set():
        step += 1
        mpmath.mp.prec = 2 + step % 400
        mpmath.iv.prec = 2 + step % 300
        mpmath.mp.exp(mpmath.mpf(step % 7) / 3)
        decimal.getcontext().prec = 1 + step % 50
        np.seterr(all="raise" if step % 2 else "ignore")


@pytest.mark.usefixtures("restored")
def test_threads_that_change_every_global_setting_change_no_bit():
    """Bounds computed beside three such threads are those computed alone."""
    sys.setswitchinterval(1e-5)
    stop = threading.Event()
    neighbours = [threading.Thread(target=_disturb, args=(stop,)) for _ in range(3)]
    for thread in neighbours:
        thread.start()
    try:
        found = [answers() for _ in range(2)]
    finally:
        stop.set()
        for thread in neighbours:
            thread.join()
    assert found == [EXPECTED] * 2


def test_bounds_computed_in_many_threads_at_once_agree():
    """The caches and the private contexts for guesses are safe to share."""
    found = []
    workers = [threading.Thread(target=lambda: found.append(answers())) for _ in range(4)]
    for thread in workers:
        thread.start()
    for thread in workers:
        thread.join()
    assert found == [EXPECTED] * 4


SCRIPT = "import sys; from tests.reals.test_environment import answers; sys.stdout.write(answers())"


def _elsewhere(*options, **environment):
    """The sample in another interpreter."""
    path = os.pathsep.join([str(KERNEL), str(TESTS.parent)])
    env = {key: value for key, value in os.environ.items() if key != "MPMATH_NOGMPY"}
    run = subprocess.run(
        [sys.executable, *options, "-c", SCRIPT],
        env=env | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


@pytest.mark.parametrize(
    ("options", "environment"),
    [
        ((), {}),
        (("-O",), {}),
        ((), {"MPMATH_NOGMPY": "1"}),
        (("-X", "int_max_str_digits=640"), {"MPMATH_NOGMPY": "1"}),
        ((), {"PYTHONHASHSEED": "0", "LC_ALL": "C"}),
    ],
    ids=str,
)
def test_another_interpreter_gives_the_same_bits(options, environment):
    """With assertions removed, with and without gmpy2, with the least limit on integer texts."""
    assert _elsewhere(*options, **environment) == EXPECTED


def test_a_bound_survives_pickling_with_its_value():
    """The claim and the evaluator travel, the cache does not, and every rendering is the same."""
    bound = advanced_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)")
    fresh = pickle.dumps(bound)
    shown = bound.decimal(200)
    assert fresh == pickle.dumps(bound)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        copy = pickle.loads(pickle.dumps(bound, protocol))  # noqa: S301  (written a moment ago)
        assert bound == copy
        assert hash(bound) == hash(copy)
        assert shown == copy.decimal(200)
        assert bound.to_json() == copy.to_json()


def test_a_bound_is_unpickled_by_another_interpreter(tmp_path):
    """Pickled here, rendered there without gmpy2: the same digits."""
    bound = advanced_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)")
    (tmp_path / "bound").write_bytes(pickle.dumps(bound))
    script = "import pickle, sys; sys.stdout.write(pickle.load(open(sys.argv[1], 'rb')).decimal(200))"
    run = subprocess.run(
        [sys.executable, "-W", "ignore::ResourceWarning", "-c", script, str(tmp_path / "bound")],
        env={**os.environ, "PYTHONPATH": str(KERNEL), "MPMATH_NOGMPY": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert bound.decimal(200) == run.stdout
