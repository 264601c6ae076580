"""A result says what it is: how a match ended for each seat, and why.

Every ending of every game, told the same by record, terminal and series.
"""

from collections.abc import Callable
from io import StringIO
from typing import Any, NamedTuple

import pytest
from rich.console import Console

from sobremesa.games import find
from sobremesa.games.connected_worlds.rules_victory import ENDING_IDS
from sobremesa.games.escaramuzas.rules_table import NO_WINNER
from sobremesa.games.heroes.rules_damage import ENDINGS as SIDES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import ENDS, OVER, State
from sobremesa.terminal.board import result_lines

NATURE, FUNGI, INDUSTRY, TIMEOUT = 1, 2, 4, 8
HOW = list(SIDES)  # a game of Heroes can end


class Ending(NamedTuple):
    """A match brought to an end, and what is to be said of it."""

    game: str
    seats: int
    options: dict[str, Any]
    finish: Callable[[Any], None]
    ends: str
    rule: str
    rules: str = ""  # where they differ


def bits(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


def stratum(winners: int) -> Callable[[Any], None]:
    def finish(state: Any) -> None:
        state.winners = winners

    return finish


def carcosa(ending: int) -> Callable[[Any], None]:
    def finish(state: Any) -> None:
        state.house.ending = ending

    return finish


def worlds(ending: str, winners: int, alive: int) -> Callable[[Any], None]:
    def finish(state: Any) -> None:
        state.ending = ENDING_IDS.index(ending)
        state.winners, state.alive = winners, alive

    return finish


def heroes(how: str, winners: int, *out: int, kos: int = 4) -> Callable[[Any], None]:
    def finish(state: Any) -> None:
        state.field.ended, state.field.winners = HOW.index(how), winners
        for seat in out:
            state.field.out[seat] = 1
            state.field.kos[seat] = kos

    return finish


def skirmish(winner: int, rule: str) -> Callable[[Any], None]:
    def finish(state: Any) -> None:
        state.field.finish(winner, rule)

    return finish


ALL = [
    Ending("stratum", 4, {}, stratum(NATURE), "won lost won lost", "12.2"),
    Ending("stratum", 4, {}, stratum(INDUSTRY), "lost lost lost won", "12.3"),
    Ending("stratum", 4, {}, stratum(FUNGI), "lost won lost lost", "12.4"),
    Ending(
        *("stratum", 4, {}, stratum(NATURE | FUNGI)),
        *("together together together lost", "12.5"),
    ),
    Ending(
        *("stratum", 4, {}, stratum(NATURE | FUNGI | INDUSTRY)),
        *("together together together together", "12.5"),
    ),
    Ending("stratum", 4, {}, stratum(TIMEOUT), "drawn drawn drawn drawn", "12.6"),
    Ending("stratum", 4, {}, stratum(TIMEOUT | FUNGI), "lost won lost lost", "12.6"),
    Ending("carcosa", 1, {}, carcosa(1), "won", "10.1"),
    Ending("carcosa", 3, {}, carcosa(1), "together together together", "10.1"),
    Ending("carcosa", 2, {}, carcosa(2), "lost lost", "10.2"),
    Ending("carcosa", 2, {}, carcosa(3), "lost lost", "10.3"),
    Ending("carcosa", 2, {}, carcosa(4), "lost lost", "10.6"),
    Ending(
        *("connected_worlds", 3, {}, worlds("13.2", bits(1), bits(1))),
        *("out won out", "13.2", "13.1 13.2 13.1"),
    ),
    Ending(
        *("connected_worlds", 3, {}, worlds("13.2", bits(0, 1), 0)),
        *("drawn drawn out", "13.2", "13.2 13.2 13.1"),
    ),
    Ending(
        *("connected_worlds", 2, {}, worlds("13.5", bits(0), bits(0, 1))),
        *("won lost", "13.5"),
    ),
    Ending(
        *("connected_worlds", 2, {}, worlds("13.6", bits(1), bits(0, 1))),
        *("lost won", "13.6"),
    ),
    Ending(
        *("connected_worlds", 3, {}, worlds("13.8", bits(0, 2), bits(0, 1, 2))),
        *("drawn lost drawn", "13.8"),
    ),
    Ending("heroes", 2, {}, heroes("won", bits(0), 1), "won out", "11.2", "11.2 7.14"),
    Ending(
        *("heroes", 2, {}, heroes("won", bits(0), 1, kos=2)),
        *("won out", "11.2", "11.2 3.4"),
    ),
    Ending("heroes", 2, {}, heroes("drawn", bits(0, 1), 0, 1), "drawn drawn", "11.3"),
    Ending("heroes", 2, {}, heroes("limit", bits(1)), "lost won", "11.4"),
    Ending("heroes", 2, {}, heroes("limit", bits(0, 1)), "drawn drawn", "11.4"),
    Ending(
        *("heroes", 4, {"mode": "teams"}, heroes("won", bits(0, 2), 0, 1, 3)),
        *("won out won out", "11.2", "11.2 7.14 11.2 7.14"),
    ),
    Ending(
        "heroes",
        1,
        {"mode": "challengers"},
        heroes("mob_fell", bits(0)),
        "won",
        "10.29",
    ),
    Ending(
        *("heroes", 2, {"mode": "challengers"}, heroes("mob_fell", bits(0, 1), 1)),
        *("together together", "10.29"),
    ),
    Ending(
        *("heroes", 2, {"mode": "challengers"}, heroes("mob_won", 0, 0)),
        *("lost lost", "10.29"),
    ),
    Ending("escaramuzas", 2, {}, skirmish(0, "16.1"), "won lost", "16.1"),
    Ending("escaramuzas", 2, {}, skirmish(1, "16.2"), "lost won", "16.2"),
    Ending("escaramuzas", 2, {}, skirmish(NO_WINNER, "16.3"), "drawn drawn", "16.3"),
    Ending("escaramuzas", 4, {}, skirmish(1, "16.1"), "lost won lost won", "16.1"),
]


def finished(ending: Ending) -> Match:
    game = find(ending.game)
    chosen = game.set_up(ending.options, ending.seats)
    state: State = game.new(chosen, ending.seats, Fast(1), Silence())
    ending.finish(state)
    state.seat = OVER
    names = [f"Guest-{number}" for number in range(ending.seats)]
    return Match(game, names, ending.options, start=state)


@pytest.mark.parametrize("ending", ALL, ids=lambda one: f"{one.game}-{one.ends}")
def test_every_ending_says_how_it_was_for_each_seat(ending: Ending) -> None:
    match = finished(ending)
    result = match.result

    assert ending.ends == " ".join(result.ends)
    assert ending.rule == result.rule
    told = ending.rules or " ".join([ending.rule] * ending.seats)
    assert told == " ".join(result.rules)
    for end, score in zip(result.ends, result.scores, strict=True):
        assert (score > 0) == (end not in ("lost", "out"))
    for lang in LANGUAGES:
        words = Words(lang, match.game)
        console = Console(width=200, file=StringIO())
        console.print(*result_lines(words, match))
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        for seat, end in enumerate(result.ends):
            line = next(line for line in shown.splitlines() if f"Guest-{seat}" in line)
            assert words.say(f"result-{end}") in line
        assert words.ending(result.rule) in shown


def test_no_word_for_an_end_is_another_ends_word() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        assert len(ENDS) == len({words.say(f"result-{end}") for end in ENDS})
