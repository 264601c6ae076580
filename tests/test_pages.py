"""Every page is true: its code runs, its commands exist, its links lead somewhere."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from pygments.lexers import get_lexer_by_name
from pygments.token import Token
from tests.pages import (
    CHECKED,
    EXCERPT,
    PAGES,
    ROOT,
    RUN,
    SHOWN,
    Block,
    Reader,
    anchors,
    blocks,
    external,
    links,
    name,
    wrong,
)

from sobremesa.games import GAMES, IDS
from sobremesa.i18n import LANGUAGES

BLOCKS = [block for page in PAGES for block in blocks(page)]
NEW_GAME = ROOT / "docs" / "add-a-game.md"  # makes a package: see tests/examples
READ = [
    pytest.param(page, id=name(page))
    for page in PAGES
    if page != NEW_GAME and any(block.fate == "run" for block in blocks(page))
]
TEMPLATE = ROOT / "src" / "sobremesa" / "terminal" / "template"
EXAMPLES = [ROOT / "examples", ROOT / "tests" / "examples", TEMPLATE]
OWN = ROOT / "examples" / "own"
each_page = pytest.mark.parametrize("page", PAGES, ids=name)


def of(fate: str) -> list[Block]:
    return [block for block in BLOCKS if block.fate == fate]


@pytest.mark.parametrize("page", READ)
def test_whoever_types_what_a_page_says_gets_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(shutil.copytree(OWN, tmp_path / "own"))
    reader = Reader(tmp_path / "own")

    for block in blocks(page):
        if block.fate == "run":
            reader.follow(block)


@pytest.mark.parametrize("block", of(CHECKED), ids=lambda block: block.place)
def test_a_command_that_is_not_run_exists_with_its_options(block: Block) -> None:
    assert "sh" == block.language
    assert [] == list(wrong(block))


@pytest.mark.parametrize("block", of(EXCERPT), ids=lambda block: block.place)
def test_an_excerpt_stands_in_the_examples(block: Block) -> None:
    files = [path for folder in EXAMPLES for path in folder.rglob("*.*")]
    texts = [p.read_text("utf-8") for p in files if p.suffix != ".pyc"]

    assert any(block.text in text for text in texts)


def test_the_page_on_own_content_shows_all_its_files() -> None:
    """As a whole, or by their names in commands that are run."""
    shown = [b.text for b in of(EXCERPT) if b.page.name == "own-content.md"]
    page = (ROOT / "docs" / "own-content.md").read_text("utf-8")

    for path in OWN.iterdir():
        assert f" {path.name}" in page, path.name
        assert path.stem in IDS or path.read_text("utf-8") in shown, path.name


@pytest.mark.parametrize("block", of("shown"), ids=lambda block: block.place)
def test_a_block_that_is_only_shown_is_of_a_kind_that_cannot_be_run(
    block: Block,
) -> None:
    assert block.language in SHOWN, f"none of {SHOWN}, and none of {RUN}"
    if block.language == "json":
        json.loads(block.text)
    if block.language == "toml":
        tomllib.loads(block.text)


@each_page
def test_no_command_hides_outside_of_a_block(page: Path) -> None:
    text = page.read_text("utf-8")

    assert not re.search(r"^(?: {4}|\t)(?:sobremesa|make|python) ", text, re.MULTILINE)


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for path, part in links(page):
        if external(path):
            assert path.startswith("https://"), path
            continue
        target = page.parent / path if path else page
        assert target.exists(), f"{name(page)} links {path}"
        if part:
            assert part in anchors(target), f"{name(page)} links {path}#{part}"


def refused(page: str) -> Iterator[str]:
    """What Sphinx would warn of, which ends `make docs`."""
    if re.search(r"\n-{3,}\s*\Z", page):
        yield "a page must not end with a line"
    for language, text in re.findall(r"^```(\w+)[^\n]*\n(.*?)^```", page, re.M | re.S):
        tokens = get_lexer_by_name(language).get_tokens(text)
        wrong = [value for kind, value in tokens if kind is Token.Error]
        if wrong:
            yield f"{language} that is none: {wrong[0]!r} in {text[:40]!r}"


def test_the_site_has_every_page_and_rulebook_and_its_links_lead_somewhere(
    tmp_path: Path,
) -> None:
    site = tmp_path / "pages"
    subprocess.run([sys.executable, ROOT / "scripts/docs.py", site], check=True)
    pages = set(site.rglob("*.md"))
    books = {site / f"rulebooks/{g.id}.{lang}.md" for g in GAMES for lang in LANGUAGES}

    assert books | {site / f"games/{game.id}.md" for game in GAMES} <= pages
    written = [page for page in PAGES if page.is_relative_to(ROOT / "docs")]
    assert {site / page.relative_to(ROOT / "docs") for page in written} <= pages
    known = {page: anchors(page) for page in pages}
    for page in pages:
        assert [] == list(refused(page.read_text("utf-8"))), name(page, site)
        for path, part in links(page):
            if not external(path):
                target = (page.parent / path).resolve() if path else page
                assert target.exists(), f"{name(page, site)} links {path}"
                assert not part or part in known[target], f"{name(page, site)} {part}"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_game_has_a_small_picture(game: str) -> None:
    picture = (ROOT / "docs" / "pictures" / f"{game}.webp").read_bytes()

    assert picture[8:12] == b"WEBP"
    assert len(picture) < 60_000
