"""Own content from files: read, compared with what is printed, and put on a shelf."""

import tomllib
from collections.abc import Mapping
from typing import Any

from .i18n import stray_words
from .kernel.content import read_own
from .kernel.errors import Mistake, Problems
from .kernel.game import Game
from .kernel.overlay import Overlay
from .kernel.toml import read_toml
from .shelf import Shelf, find


def with_files(game: Game, files: Mapping[str, str]) -> Game:
    """A game with the own content of some files, or all that is wrong with them."""
    overlay = Overlay.of(files, game.id).against(printed_content(game))
    made = game.carrying(overlay)
    overlay.refuse(stray_words(made))
    return made


def printed_content(game: Game) -> dict[str, Any]:
    return tomllib.loads(content_text(game))


def content_text(game: Game) -> str:
    """A game's own file, which tells a designer all that can be changed."""
    return read_own(game.folder / "content.toml")


def shelf_with(files: Mapping[str, str]) -> Shelf:
    """All games, some with own content; a file says which game it is for."""
    sorted_out: dict[str, dict[str, str]] = {}
    for name, text in files.items():
        sorted_out.setdefault(game_in(name, text), {})[name] = text
    made = {id: with_files(find(id), own) for id, own in sorted_out.items()}
    return Shelf(tuple((id, game.overlay) for id, game in made.items()))


def game_in(name: str, text: str) -> str:
    """The game a file says it is for; cards alone are for Heroes."""
    try:
        told = read_toml(text)
    except Mistake as error:
        raise Problems([f"{name}: {error}"]) from None
    said = told.get("game", "heroes" if set(told) == {"cards"} else None)
    if not isinstance(said, str):
        raise Problems([f'{name}: it does not say its game, such as game = "stratum"'])
    return find(said).id
