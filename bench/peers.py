"""Libraries that the bench is compared with, each in the environment that the cross-check uses.

A peer is a subprocess that answers one JSON line for each question, timed on its own
side, so that questions to us and to it can alternate. What cannot be installed or
started is reported as missing, and the bench goes on without it.
"""

import json
import subprocess
import sys
from pathlib import Path

from reference_values.crosscheck.environments import ROOT, Missing, python_of

WORKER = Path(__file__).with_name("peer.py")


class Peer:
    """One library: installed if need be, started, and asked."""

    def __init__(self, name):
        self.name = name
        self.process = subprocess.Popen(
            [ROOT / python_of(name), WORKER, name],
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


def start(name):
    """The peer, or None with a line that says why."""
    try:
        return Peer(name)
    except (Missing, OSError) as reason:
        print(f"missing: {name} ({reason})", file=sys.stderr)
        return None
