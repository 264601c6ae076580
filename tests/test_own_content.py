"""The page on own content: its files are the examples, its commands run on them."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from sobremesa.terminal.cli import main

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "own-content.md").read_text("utf-8")
FILES = ROOT / "examples" / "own"
BLOCKS = re.findall(r"```(?:toml)?\n(# .*?)```", PAGE, re.DOTALL)
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
]


def test_the_files_on_the_page_are_the_examples() -> None:
    files = [path.read_text("utf-8") for path in FILES.iterdir()]
    assert sorted(BLOCKS) == sorted(files)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_on_the_page_run(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(FILES)
    words = shlex.split(command)
    assert words.pop(0) == "sobremesa"
    result = CliRunner().invoke(main, words, env={"LC_ALL": "C.UTF-8"})
    assert result.exit_code == 0, result.output


def test_the_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert [] == [link for link in links if not (ROOT / "docs" / link).exists()]
