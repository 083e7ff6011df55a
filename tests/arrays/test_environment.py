"""A processor state in which float64 is not IEEE-754's default is refused."""

import ctypes
import ctypes.util
import platform
import threading

import numpy as np
import pytest

from dpcert import DpcertError, arrays
from dpcert.arrays import environment

FINE = {"k": [10, 20], "epsilon": 0.1, "delta_prime": 1e-6}
LINUX_ON_X86 = platform.system() == "Linux" and platform.machine() == "x86_64"
#: glibc's numbers for the rounding modes, and the bits of MXCSR that flush results and operands.
MODES = {"down": 0x400, "up": 0x800, "to zero": 0xC00}
FLUSH = {"results": 0x8000, "operands": 0x0040, "both": 0x8040}


def libm():
    """The C library's functions on the floating-point environment."""
    return ctypes.CDLL(ctypes.util.find_library("m"))


@pytest.mark.skipif(not LINUX_ON_X86, reason="the state is set through glibc on x86-64")
@pytest.mark.parametrize("mode", MODES)
def test_another_rounding_mode_is_refused(mode):
    """Up, down and to zero; afterwards everything works again."""
    library = libm()
    try:
        library.fesetround(MODES[mode])
        refused = _is_refused()
    finally:
        library.fesetround(0)
    assert refused
    assert arrays.advanced_composition.epsilon_prime(**FINE).shape == (2,)


@pytest.mark.skipif(not LINUX_ON_X86, reason="the state is set through glibc on x86-64")
@pytest.mark.parametrize("bits", FLUSH)
def test_flushed_subnormal_numbers_are_refused(bits):
    """As a library that was compiled with -ffast-math leaves the thread."""
    library, state = libm(), (ctypes.c_uint32 * 8)()
    library.fegetenv(state)
    before = state[7]
    try:
        # glibc's fenv_t ends in MXCSR.
        state[7] = before | FLUSH[bits]
        library.fesetenv(state)
        refused = _is_refused()
    finally:
        state[7] = before
        library.fesetenv(state)
    assert refused
    assert arrays.advanced_composition.epsilon_prime(**FINE).shape == (2,)


def _is_refused():
    try:
        arrays.advanced_composition.epsilon_prime(**FINE)
    except DpcertError as error:
        return "flushes subnormal" in str(error)
    return False


def test_a_square_root_that_is_not_rounded_is_refused(monkeypatch):
    """One unit off at one number."""
    environment._roots_are_rounded.cache_clear()
    sqrt = np.sqrt
    with monkeypatch.context() as patched:
        patched.setattr(np, "sqrt", lambda x: np.where(np.arange(x.size) == 700, np.nextafter(sqrt(x), 0), sqrt(x)))
        with pytest.raises(DpcertError, match="sqrt"):
            environment.check()
    environment._roots_are_rounded.cache_clear()
    environment.check()


def test_each_thread_has_its_own_scratch():
    """Many threads at once give what one thread gives."""
    rng = np.random.default_rng(5)
    inputs = [
        {"k": rng.integers(1, 1000, 20_000), "epsilon": rng.uniform(0.01, 1, 20_000), "delta_prime": 1e-6}
        for _ in range(4)
    ]
    expected = [arrays.advanced_composition.epsilon_prime(**each).tobytes() for each in inputs]
    results = {}

    def work(which):
        for _ in range(5):
            value = arrays.advanced_composition.epsilon_prime(**inputs[which]).tobytes()
            results.setdefault(which, set()).add(value)

    threads = [threading.Thread(target=work, args=(which % 4,)) for which in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [results[which] for which in range(4)] == [{value} for value in expected]
