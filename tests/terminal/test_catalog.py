"""The terminal says nothing that is not in the catalogs, and they hold no more."""

import re
from pathlib import Path

import sobremesa
from sobremesa.catalogs import PRODUCT
from sobremesa.games import GAMES

HOUSE = Path(sobremesa.__file__).parent
SOURCES = [
    *[
        path
        for place in (
            *(".", "agents", "adapters", "analysis", "arena", "lab", "lessons"),
            *("press", "puzzles", "terminal"),
        )
        for path in (HOUSE / place).glob("*.py")
    ],
    *[game.folder / "board.py" for game in GAMES],
]
DERIVED = (
    *("help-", "result-", "engine-", "series-", "games-", "lab-"),
    *("front-", "options-", "unknown-", "refused-"),
    *("tool-", "arena-"),
    *("group-", "page-", "push-", "look-"),  # the server's, the client's
    *("print-count-", "print-how-", "key-", "command-", "goals-", "who-"),
)
KEY = re.compile(r"^([\w-]+) =", re.MULTILINE)
SAID = re.compile(r'(?:say|Complaint|confirm)\(\s*"([a-z][\w-]+)"')
LABEL = re.compile(r'label\("(\w+)"\)|"label", "(\w+)"')


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCES)


def keys() -> list[str]:
    return KEY.findall((PRODUCT / "en.ftl").read_text("utf-8"))


def test_everything_said_is_in_the_catalog() -> None:
    said = {key for key in SAID.findall(sources()) if not key.startswith("game-")}
    labels = {f"label-{one or other}" for one, other in LABEL.findall(sources())}

    own = {
        key
        for game in GAMES
        for key in KEY.findall((game.folder / "lang" / "en.ftl").read_text("utf-8"))
    }

    assert [] == sorted((said | labels) - set(keys()) - own)


def test_everything_in_the_catalog_is_said() -> None:
    text = sources().replace("'", '"')

    assert [] == [
        key
        for key in keys()
        if not key.startswith(DERIVED) and f'"{key.removeprefix("label-")}"' not in text
    ]
