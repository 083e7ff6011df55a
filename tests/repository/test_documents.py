"""What README and the pages of docs show is what the program prints."""

import re

import pytest
from docs.examples import ROOT, filled, pages

PAGES = pages()
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_example_prints_what_the_page_shows(page):
    """Standard output and error together are the lines under each command."""
    text = page.read_text(encoding="utf-8")
    assert filled(text) == text


def test_examples_are_found():
    """The pattern finds them, or nothing would be compared."""
    assert README.count("\n$ dpcert ") >= 5
    assert filled("```console\n$ dpcert basic --k 2 --epsilon 1 --claim 2\n```").count("\n") > 4
    assert filled("`a.txt`:\n\n```text\n7\n```\n\n```console\n$ cat a.txt | head -1\n```").endswith("head -1\n7\n```")


def test_no_example_shows_a_crash():
    """Refusals are shown, tracebacks are not."""
    shown = {page: re.sub(r"^    .*$", "", page.read_text("utf-8"), flags=re.MULTILINE) for page in PAGES}
    assert not [page for page, text in shown.items() if "Traceback" in text]


def test_the_make_targets_of_readme_exist():
    """`make demo` and `make test` are targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, flags=re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target
