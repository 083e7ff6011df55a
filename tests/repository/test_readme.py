"""What README shows is what the program prints."""

import re
import shlex
from pathlib import Path

import pytest

from dpcert.cli.main import main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def examples():
    """Commands of the console blocks with the lines shown under each."""
    for block in re.findall(r"```console\n(.*?)```", README, flags=re.DOTALL):
        for piece in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = piece.partition("\n")
            yield command, shown


EXAMPLES = list(examples())


def test_readme_has_examples():
    """The parser of this test finds the examples."""
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize(("command", "shown"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_each_example_prints_what_readme_shows(command, shown, capsys):
    """Standard output and error together are the lines under the command."""
    words = shlex.split(command)
    assert words[0] == "dpcert"
    main(words[1:])
    captured = capsys.readouterr()
    assert captured.out + captured.err == shown


def test_the_make_targets_of_readme_exist():
    """`make demo` and `make test` are targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, flags=re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target
