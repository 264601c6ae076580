"""docs/add-a-game.md makes a game: its commands are run in a copy of the project."""

import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from tests.pages import ROOT, Block, Reader, blocks

PAGE = ROOT / "docs" / "add-a-game.md"
NEEDED = ("src", "examples", "scripts", "tests", "pyproject.toml")
LEFT = shutil.ignore_patterns("_web", "__pycache__", "*.so", "*.egg-info", "browser")


def change(path: Path, block: Block) -> None:
    """Does what a block of changes says; `…` in a line stands for what is there."""
    text = path.read_text("utf-8")
    lines = block.text.splitlines()
    for line, after in pairwise(lines):
        if line.startswith("+") and after.startswith(" "):
            assert after[1:] in text
            text = text.replace(after[1:], f"{line[1:]}\n{after[1:]}")
        if line.startswith("-") and after.startswith("+"):
            old = re.escape(line[1:]).replace("…", "(.*)")
            new = after[1:].replace("…", r"\1")
            text, times = re.subn(old, new, text)
            assert 1 == times, line
    path.write_text(text, "utf-8")


@pytest.mark.slow
def test_whoever_follows_the_page_has_a_game(tmp_path: Path) -> None:
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    reader = Reader(tmp_path, source=tmp_path / "src")

    for block in blocks(PAGE):
        if block.language == "diff":
            change(tmp_path / "src/sobremesa/games/__init__.py", block)
        elif block.fate == "run":
            reader.follow(block)

    assert "morris" in reader.type("python -m sobremesa games", "at the end")
