"""The page in a real browser: the tick is computed, and goes when a digit is changed."""

import re
import subprocess

import pytest

from dpcert import advanced_composition, kov_composition, renyi
from dpcert.certificate.emit import certify, certify_above
from dpcert.certificate.page import html
from dpcert.certificate.words import headline

from ..tools import need

CERTIFICATE = certify(
    advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
    context={"unit": "person & <household> @ALTERNATIVES@"},
)


def opened(folder, page):
    """The document after its scripts ran, and what the console said."""
    path = folder / "page.html"
    path.write_text(page, encoding="utf-8")
    options = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--enable-logging=stderr",
        f"--user-data-dir={folder / 'profile'}",
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--dump-dom",
    ]
    done = subprocess.run(
        [need("chromium"), *options, path.as_uri()], capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout, [line for line in done.stderr.splitlines() if "CONSOLE" in line]


def code(document):
    """What the page says of itself."""
    found = re.search(r'id="verdict"[^>]*data-code="(\d)"', document)
    return int(found[1]) if found else None


def test_the_page_verifies_itself_and_says_nothing_before(tmp_path):
    """The served bytes hold no tick; the opened page does, without a word on the console."""
    page = html(CERTIFICATE)
    assert "verified" not in re.search(r'<div id="verdict"[^>]*>', page)[0]
    document, console = opened(tmp_path, page)
    assert code(document) == 0
    assert console == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("&quot;le&quot;: &quot;1.0143473043148824", "&quot;le&quot;: &quot;1.0143473043148823", 3),
        (
            "exp(-32)&quot;,\n    &quot;epsilon&quot;: &quot;1/801",
            "exp(-32)&quot;,\n    &quot;epsilon&quot;: &quot;1/802",
            3,
        ),
        ("<b>1.0143473043148824</b>", "<b>1.0043473043148824</b>", 6),
        ("<h1>The total epsilon is at most 1.01", "<h1>The total epsilon is at most 1.00", 6),
    ],
)
def test_one_changed_digit_turns_the_tick_into_a_refusal(old, new, expected, tmp_path):
    """In the certificate, or in what is read above it."""
    page = html(CERTIFICATE)
    assert old in page
    document, _ = opened(tmp_path, page.replace(old, new, 1))
    assert code(document) == expected


LISTED = certify(kov_composition.epsilon_prime_of(mechanisms=[(1, 0, 2), (2, "1e-9")] * 3, delta_prime="1e-6"))
PERMITTED = certify(advanced_composition.largest_epsilon(k=10, epsilon_prime=1, delta_prime="1e-6"))
REFUTING = certify_above(advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"), "1")
PLAIN = certify(renyi.divergence(alpha=2, epsilon=1))


@pytest.mark.parametrize("certificate", [LISTED, PERMITTED, REFUTING, PLAIN], ids=["list", "ge", "gt", "no pair"])
def test_the_headline_is_what_is_proved(certificate, tmp_path):
    """The page makes the same sentence; another one, true or false, turns the tick into a refusal."""
    page = html(certificate)
    assert code(opened(tmp_path, page)[0]) == 0
    assert code(opened(tmp_path, page.replace("<h1>The ", "<h1>Surely, the ", 1))[0]) == 6


def test_a_headline_claims_no_more_than_the_certificate():
    """Where only `more than 1` is proved, nothing is said of a largest value."""
    assert headline(REFUTING.record) == (
        "The total epsilon is more than 1, for delta = 0, delta_prime = exp(-32), epsilon = 1/801, k = 10000."
    )
    many = certify(kov_composition.epsilon_prime_of(mechanisms=[(1,), (2,), (3,)], delta_prime="1e-6"))
    assert "for a list of 10 inputs." in headline(many.record)
    assert headline(PERMITTED.record).startswith("The epsilon that each mechanism may spend is at least 0.0")


def test_the_page_asks_for_nothing_from_elsewhere():
    """No address, no image, no font: it is one file, and its policy forbids more."""
    page = html(CERTIFICATE)
    assert not re.findall(r"\b(?:src|href)=", page)
    assert "default-src 'none'" in page
    assert "http://" not in page
    assert "https://" not in page


def test_what_the_issuer_says_is_text():
    """No markup of the context reaches the page, and no place of the template is filled twice."""
    page = html(CERTIFICATE)
    assert "<household>" not in page
    assert "person &amp; &lt;household&gt; &#64;ALTERNATIVES&#64;" in page


def test_the_page_is_one_to_read_by_every_means():
    """Language, landmarks, one heading, labels for sections, a live verdict, dark mode, print, narrow screens."""
    page = html(CERTIFICATE)
    assert '<html lang="en">' in page
    assert [page.count(f"<{name}>") for name in ("header", "main", "footer", "h1")] == [1, 1, 1, 1]
    for label in re.findall(r'aria-labelledby="(\w+)"', page):
        assert page.count(f'id="{label}"') == 1
    assert 'role="status" aria-live="polite"' in page
    for rule in ("prefers-color-scheme: dark", "@media print", "max-width: 34rem", "focus-visible"):
        assert rule in page


def luminance(color):
    """Of a colour #rrggbb, after WCAG 2."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_text_has_enough_contrast():
    """At least 4.5 to 1 against its paper, by day and by night."""
    page = html(CERTIFICATE)
    themes = re.findall(r":root \{([^}]*--ink[^}]*)\}", page)
    assert len(themes) == 2
    for theme in themes:
        color = dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", theme))
        pairs = [("ink", "paper"), ("soft", "paper"), ("bad", "paper"), ("good", "paper")]
        pairs += [(name, f"{name}paper") for name in ("good", "bad", "wait")]
        for ink, paper in pairs:
            low, high = sorted((luminance(color[ink]), luminance(color[paper])))
            assert (high + 0.05) / (low + 0.05) >= 4.5, (ink, paper)
