"""The rulebook's tables and the catalogs call things by the same names."""

import re

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.i18n import LANGUAGES, Words

COLUMNS = {"en": "English", "es": "Español", "pt": "Português"}
KINDS = ("role", "card", "item", "special", "status", "king", "monster")


def rows(text: str) -> list[dict[str, str]]:
    """Lines of the tables that name things in three languages, by their heads."""
    found: list[dict[str, str]] = []
    head: list[str] = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            head = []
        elif "Español" in cells:
            head = cells
        elif head and not set(line) <= set("|- "):
            found.append(dict(zip(head, cells, strict=True)))
    return found


def named(row: dict[str, str], column: str) -> list[tuple[str, str]]:
    """The ids and names of a row; some rows hold several."""
    first = next(iter(row.values())).replace("`king_1` … `king_6`", KING)
    ids = re.findall(r"`([a-z_0-9]+)`", re.sub(r"\(.*?\)", "", first))
    names = re.split("[;,] ", row[column]) if len(ids) > 1 else [row[column]]
    return list(zip(ids, names, strict=True))


KING = " ".join(f"`king_{n}`" for n in range(1, 7))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", LANGUAGES)
def test_tables_and_catalogs_agree(book: str, lang: str) -> None:
    file = "rulebook.md" if book == "en" else f"rulebook.{book}.md"
    words = Words(lang, GAME)
    checked = 0
    for row in rows((GAME.folder / file).read_text("utf-8")):
        for id, name in named(row, COLUMNS[lang]):
            plain = {"folding_stairs": "stairs"}.get(id, id).removeprefix("tale_")
            for kind in KINDS:
                if plain in GAME.kinds[kind]:
                    assert words.element(kind, plain) == name, (kind, id)
                    checked += 1
    assert checked > 60
