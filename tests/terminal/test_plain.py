"""`--plain` is letters and the signs of a typewriter, on every screen there is."""

import io
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from rich.console import Console, RenderableType

from sobremesa.cli import main
from sobremesa.games import GAMES, find
from sobremesa.games.connected_worlds.view_map import Reach
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State
from sobremesa.terminal import board
from sobremesa.terminal.plain import KEPT, PlainWords
from sobremesa.terminal.screen import Plain

FLIPS = 40  # truths of a board that are turned round, one by one

MATCHES = 3
OFTEN, SELDOM = 3, 90  # states of one question: the first ones, then some
WIDTHS: tuple[int, ...] = (72, 100)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def strange(text: str) -> set[str]:
    """The signs that no typewriter has; what was cut ends with such a sign too."""
    return {
        sign
        for sign in text
        if not sign.isascii()
        and sign not in KEPT
        and not unicodedata.category(sign).startswith("L")
    }


@cache
def played(game: Game) -> tuple[list[Match], list[State]]:
    """Random matches of all sizes, and states of them with every question."""
    made, states, seen = [], [], Counter[int]()
    for number in range(MATCHES):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, ["chance"] * seats, seed=f"plain {number}")
        dice = Fast(number)
        while not match.over:
            stage = int(match.state.stage)
            seen[stage] += 1
            if seen[stage] < OFTEN or seen[stage] % SELDOM == 0:
                states.append(match.state.clone())
            match.force(dice.pick(match.state.legal()))
        made.append(match)
        states.append(match.state)
    return made, states


def state_screens(words: Words, game: Game, state: State) -> Iterator[RenderableType]:
    """Boards for all eyes, the question, its answers and the hand of who is asked."""
    for seat in range(SPECTATOR, int(state.seats)):
        yield board.table(words, Seat(game, state, seat))
    if state.seat >= 0:
        asked = Seat(game, state, int(state.seat))
        yield words.stage(asked.stage, game.kinds["seat"][asked.number])
        yield board.choices(words, asked, WIDTHS[0])
        yield board.hand_table(words, board.hand_of(asked))


def match_screens(words: Words, match: Match) -> Iterator[RenderableType]:
    """How it begins, its log as each saw it, and how it ended."""
    yield board.title(words)
    yield board.players_table(words, match)
    for seat in range(SPECTATOR, len(match.players)):
        events = {event.key: event for event in match.events_since(0, seat)}
        yield from board.event_lines(words, events.values())
    yield from board.result_lines(words, match)


def printed(item: RenderableType, width: int) -> str:
    file = io.StringIO()
    console = Plain(
        file=file, width=width, color_system=None, markup=False, highlight=False
    )
    console.print(item)
    return file.getvalue()


@each_lang
@each_game
def test_every_screen_of_a_match(game: Game, lang: str) -> None:
    words = PlainWords(lang, game)
    finished, states = played(game)
    widths = WIDTHS
    if lang != LANGUAGES[0]:  # other words on the same boards
        states, widths = states[::6], WIDTHS[:1]
    items = [item for state in states for item in state_screens(words, game, state)]
    items += [item for match in finished for item in match_screens(words, match)]

    wrong = [strange(printed(item, width)) for item in items for width in widths]

    assert [] == [signs for signs in wrong if signs]


def commands(game: Game) -> Iterator[list[str]]:
    yield ["rules", game.id]
    yield ["options", game.id]
    for option in game.options.all:
        yield ["options", game.id, option]
    yield ["cards", game.id]
    yield ["rules", game.id, "--search", "a"]
    yield ["games"]


@each_lang
@each_game
def test_every_page(game: Game, lang: str) -> None:
    wrong = {}
    for command in commands(game):
        line = [*command, "--plain", "--lang", lang]
        result = CliRunner().invoke(main, line, env={"COLUMNS": "100"})
        if found := strange(result.stdout):
            wrong[" ".join(command)] = found
    assert {} == wrong


def flipped(told: Any) -> Iterator[None]:
    """A view's JSON with one truth after another turned round, and back again."""
    parts = told.items() if isinstance(told, dict) else enumerate(told)
    for key, value in list(parts):
        if isinstance(value, bool):
            told[key] = not value
            yield
            told[key] = value
        elif isinstance(value, dict | list):
            yield from flipped(value)


def coloured(item: RenderableType) -> str:
    file = io.StringIO()
    console = Console(
        file=file, width=100, color_system="truecolor", force_terminal=True
    )
    console.print(item)
    return file.getvalue()


@each_game
def test_what_looks_different_reads_different(game: Game) -> None:
    """Colour, weight and reverse tell nothing that words do not tell."""
    name, states = PlainWords("en", game).element, played(game)[1]
    for state in (states[len(states) // 2], states[-1]):
        view = game.view(state, SPECTATOR)
        drawn = game.draw(view, name)
        before = coloured(drawn), printed(drawn, 100)
        told = msgspec.to_builtins(view)
        step = 1 + sum(1 for _ in flipped(told)) // FLIPS
        for _ in islice(flipped(told), None, None, step):
            drawn = game.draw(msgspec.convert(told, type(view)), name)
            if coloured(drawn) != before[0]:
                assert printed(drawn, 100) != before[1]


def test_a_hex_is_as_wide_as_what_stands_there() -> None:
    """Owner, base, units and the cost to come there are never cut."""
    game = find("connected_worlds")
    view: Any = game.view(played(game)[1][-1], SPECTATOR)  # of this game's own type
    base = next(piece for piece in view.pieces if piece.base)
    units = [replace(base, base=False, strength=number) for number in (2, 3, 4)]
    there = Reach(hex=base.hex, cost=2, via="", by="walk", forecast=[])
    crowded = replace(view, pieces=[base, *units], reach=[there])

    drawn = printed(game.draw(crowded, PlainWords("en", game).element), 100)

    assert f" {base.owner[1:]}#{base.strength}:234>2 " in drawn
