"""Libraries that the bench is compared with, each in an environment of its own under .venv/peers.

A peer is a subprocess that answers one JSON line for each question, timed on its own
side, so that questions to us and to it can alternate. What cannot be installed or
started is reported as missing, and the bench goes on without it.
"""

import json
import subprocess
import sys
import venv
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent / ".venv" / "peers"
WORKER = Path(__file__).with_name("peer.py")

#: Distributions by peer. diffprivlib does not import with newer versions of scikit-learn.
PINS = {
    "dp-accounting": ("dp-accounting==0.6.0",),
    "opendp": ("opendp==0.16.0",),
    "autodp": ("autodp==0.2.3.1",),
    "diffprivlib": ("diffprivlib==0.6.6", "scikit-learn==1.5.2"),
}


class Missing(Exception):
    """The peer cannot be asked."""


class Peer:
    """One library: installed if need be, started, and asked."""

    def __init__(self, name):
        self.name = name
        self.process = subprocess.Popen(
            [python_of(name), WORKER, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.ask("ready")

    def ask(self, job, **given):
        """The value that the peer returns, as a float, and the seconds that it took."""
        print(json.dumps({"job": job, "given": given}), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise Missing(f"{self.name} ended with status {self.process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise Missing(f"{self.name}: {answer['error']}")
        return float(answer["value"]), answer["seconds"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def python_of(name):
    """The interpreter of the peer's environment, made where it does not exist."""
    place = HOME / name
    python, done = place / "bin" / "python", place / "installed"
    if not done.exists():
        print(f"installing {', '.join(PINS[name])} ...", flush=True)
        venv.create(place, with_pip=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PINS[name]]
        run = subprocess.run(pip, capture_output=True, text=True, check=False)
        if run.returncode:
            raise Missing(f"{name} cannot be installed: {run.stderr.strip().splitlines()[-1:]}")
        done.touch()
    return python


def start(name):
    """The peer, or None with a line that says why."""
    try:
        return Peer(name)
    except (Missing, OSError) as reason:
        print(f"missing: {name} ({reason})", file=sys.stderr)
        return None
