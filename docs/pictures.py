"""Makes the pictures of README: the curves of every theorem, and a certificate's page in a browser.

`python docs/pictures.py` needs matplotlib and chromium.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from dpcert import advanced_composition
from dpcert.certificate.emit import certify
from dpcert.certificate.page import html
from dpcert.cli.main import main as dpcert

FOLDER = Path(__file__).parent / "pictures"


def curves() -> None:
    """The total epsilon by the number of mechanisms."""
    words = ["plot", "composition", "--epsilon", "0.01", "--delta-total", "1e-6", "--k", "1000"]
    sys.exit(1) if dpcert([*words, "-o", str(FOLDER / "curves.svg")]) else None


def page() -> None:
    """The certificate of the book's example, as a browser shows it after it has verified itself."""
    bound = advanced_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)")
    context = {"unit": "person", "adjacency": "add or remove one person"}
    browser = shutil.which("chromium") or sys.exit("chromium is missing")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "page.html"
        path.write_text(html(certify(bound, context=context)), encoding="utf-8")
        options = ["--headless", "--no-sandbox", "--hide-scrollbars", "--window-size=900,1000"]
        shot = f"--screenshot={FOLDER / 'certificate.png'}"
        subprocess.run([browser, *options, shot, path.as_uri()], check=True, capture_output=True)


if __name__ == "__main__":
    curves()
    page()
