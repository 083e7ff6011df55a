"""The example of docs/arrays.md, run by two worker processes on a partitioned Parquet data set."""

import re
from pathlib import Path

import numpy as np
import pytest

from dpcert import arrays

from ..tools import need

PAGE = Path(__file__).parents[2] / "docs" / "arrays.md"
ROWS, PARTS = 12_000, 4


def example():
    """The Python block of the page."""
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    return compile(block, str(PAGE), "exec")


@pytest.mark.filterwarnings("ignore")
def test_dask_workers_give_the_same_bits(tmp_path):
    """A LocalCluster of two processes; every row, in order."""
    need("dask")
    import pandas as pd
    from distributed import Client, LocalCluster

    rng = np.random.default_rng(41)
    rows = pd.DataFrame(
        {
            "k": rng.integers(1, 10**6, ROWS),
            "epsilon": rng.uniform(1e-6, 1, ROWS),
            "delta_prime": 10 ** rng.uniform(-12, -2, ROWS),
        }
    )
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    for part, start in enumerate(range(0, ROWS, ROWS // PARTS)):
        rows[start : start + ROWS // PARTS].to_parquet(source / f"part-{part}.parquet")
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=tmp_path) as cluster,
        Client(cluster),
    ):
        # The page's function has no module that a worker could import: it is sent along.
        exec(example(), {"__name__": "__main__", "source": str(source), "target": str(target)})  # noqa: S102
    written = pd.concat([pd.read_parquet(path) for path in sorted(target.glob("*.parquet"))])
    expected = arrays.advanced_composition.epsilon_prime(
        k=rows["k"], epsilon=rows["epsilon"], delta_prime=rows["delta_prime"]
    )
    assert written["epsilon_prime"].tolist() == expected.tolist()
    assert written["k"].tolist() == rows["k"].tolist()
