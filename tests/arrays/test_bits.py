"""The same bits on every processor."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from dpcert import arrays

ROOT = Path(__file__).parents[2]
SIZE = 65_536
#: Of the results below. It changes only if a result changes, which is listed under "Numbers that changed".
DIGESTS = {
    "epsilon_prime": "8043f8fe45afe27d78eb665eb9fc024ba232df7f2722f5edcd50a6418ebe3fdc",
    "largest_epsilon": "80d943bea6a9a4b6203f178ae7d714dbb2eb50b778edb4e790e320734737255b",
    "sigma": "d5e19f3da2a94b506eb1faf487a7290bc5c7e6cfdb40e9816e62e96b7f6f0bbe",
}


def results():
    """Arguments by integer arithmetic alone, so that they too are the same everywhere."""
    i = np.arange(SIZE, dtype=np.int64)
    k = i * 7919 % 999_983 + 1
    epsilon = (i * 104_729 % 1_048_573 + 1) * 2.0**-20 * 2.0 ** -(i % 7)
    delta = (i * 15_485_863 % 2_147_483_629 + 1) * 2.0**-32 * 2.0 ** -(i % 41)
    forward = arrays.advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta)
    return {
        "epsilon_prime": forward,
        "largest_epsilon": arrays.advanced_composition.largest_epsilon(
            k=k, epsilon_prime=epsilon * 8, delta_prime=delta
        ),
        "sigma": arrays.gaussian_mechanism.smallest_sigma(epsilon=epsilon * 0.5, delta=delta),
    }


def digests():
    """SHA-256 of the results as little-endian float64."""
    return {name: hashlib.sha256(values.astype("<f8").tobytes()).hexdigest() for name, values in results().items()}


def test_the_results_are_the_recorded_ones():
    """65,536 elements each."""
    assert digests() == DIGESTS


def features():
    """What numpy uses on this machine beyond its baseline."""
    from numpy._core._multiarray_umath import __cpu_dispatch__, __cpu_features__

    return [name for name in __cpu_dispatch__ if __cpu_features__.get(name)]


def test_the_bits_do_not_depend_on_the_processor():
    """With ever fewer of the instructions that numpy finds here, each time in a process of its own."""
    code = f"import sys; sys.path[:0] = {sys.path!r}\nfrom tests.arrays.test_bits import digests\nprint(digests())"
    found = features()
    for kept in range(len(found)):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"NPY_DISABLE_CPU_FEATURES": " ".join(found[kept:])},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == str(DIGESTS), found[kept:]
