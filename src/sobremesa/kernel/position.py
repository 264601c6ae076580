"""A state as text: canonical JSON that loads and round-trips."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from .carried import game_as_played
from .errors import Mistake, PositionError, shown
from .game import Chosen, Game
from .options import Value
from .state import State

VERSION = 1
TEXT = 1024 * 1024  # characters of a position


class Position(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What a position's JSON holds."""

    sobremesa: str  # "position 1"
    game: str
    edition: int
    options: dict[str, Value]
    seats: int
    state: dict[str, Any]
    content: str = ""  # fingerprint of the own content
    overlay: str = ""  # that content


def write(game: Game, chosen: Chosen, state: State) -> str:
    """The canonical text: keys sorted, no spaces."""
    position = Position(
        sobremesa=f"position {VERSION}",
        game=game.id,
        edition=game.edition,
        options=dict(chosen),
        seats=int(state.seats),
        state=game.dump(state),
        content=game.content,
        overlay=game.overlay.text,
    )
    return msgspec.json.encode(position, order="sorted").decode()


def state_text(game: Game, state: State) -> str:
    """A state alone, as a record that begins there carries it."""
    return msgspec.json.encode(game.dump(state), order="sorted").decode()


def read_state(game: Game, chosen: Chosen, seats: int, text: str) -> State:
    """The state of such a text, or everything that is wrong with it."""
    try:
        fields = msgspec.json.decode(text.encode(), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise PositionError(f"this is not a state: {error}") from None
    return load(game, chosen, seats, fields)


def digest(game: Game, chosen: Chosen, state: State) -> str:
    return hashlib.sha256(write(game, chosen, state).encode()).hexdigest()


def read(text: str, find: Callable[[str], Game]) -> tuple[Game, Chosen, State]:
    """Load a position; `find` gives the game of an id. Lists all that is wrong."""
    if len(text) > TEXT:
        raise PositionError(f"the position has {len(text)} characters, at most {TEXT}")
    try:
        position = msgspec.json.decode(text.encode(), type=Position)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise PositionError(f"this is not a position: {error}") from None
    if position.sobremesa != f"position {VERSION}":
        raise PositionError(
            f"the position says {shown(position.sobremesa)}, "
            f"this program reads 'position {VERSION}'"
        )
    game = find(position.game)
    try:
        game = game_as_played(
            game,
            edition=position.edition,
            content=position.content,
            overlay=position.overlay,
            told="the position",
        )
    except Mistake as error:
        raise PositionError(str(error)) from None
    chosen = game.set_up(position.options, position.seats)
    return game, chosen, load(game, chosen, position.seats, position.state)


def load(game: Game, chosen: Chosen, seats: int, fields: dict[str, Any]) -> State:
    """A state from its own fields, or everything that is wrong with them."""
    try:
        problems = game.problems(chosen, seats, fields)
    except Mistake as error:
        problems = [str(error)]
    if problems:
        raise PositionError("; ".join(problems))
    return game.load(chosen, seats, fields)
