"""The client's sources: its words, and its types made from Python's."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sobremesa.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
FOLDERS = sorted({path.parent for path in SOURCES.rglob("*.ftl")})
USED = re.compile(r"""\b(?:t|say)\("([a-z][\w-]*)["]""")
# A property of style sheets where it is set: in one, by an element, by a script.
SET = re.compile(r"""(--[\w-]+)\s*:(?!:)|style:(--[\w-]+)|["'`](--[\w-]+)""")
STYLED = (".svelte", ".css", ".ts")
TAKEN = re.compile(r"var\((--[\w-]+)\)")  # without anything in its stead


def keys(path: Path) -> set[str]:
    """Messages and their attributes; whatever cannot be read fails."""
    found = set()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{a.id.name}" for a in entry.attributes}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_words(folder: Path) -> None:
    first, *others = (keys(folder / f"{lang}.ftl") for lang in LANGUAGES)
    assert all(other == first for other in others)


def test_every_word_used_exists() -> None:
    served = (ROOT / "src" / "sobremesa").rglob("lang/en.ftl")  # the games' too
    here = (folder / "en.ftl" for folder in FOLDERS)
    known = set().union(*(keys(path) for path in (*served, *here)))
    for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        used = set(USED.findall(path.read_text("utf-8")))
        assert used <= known, f"{path.name}: {used - known}"


def test_every_colour_and_length_that_is_used_is_set() -> None:
    """A name that nobody sets draws white on white."""
    games = (ROOT / "src" / "sobremesa" / "games").rglob("*.css")
    drawn = [path for path in SOURCES.rglob("*") if path.suffix in STYLED]
    texts = {path: path.read_text("utf-8") for path in [*drawn, *games]}
    known = {
        name for text in texts.values() for found in SET.findall(text) for name in found
    }
    for path, text in texts.items():
        taken = set(TAKEN.findall(text))
        assert taken <= known, f"{path.name}: {taken - known}"


def test_types_are_those_of_the_server() -> None:
    check = [sys.executable, str(ROOT / "scripts" / "wire_types.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
