"""Records of matches that began at a position."""

from dataclasses import replace

import pytest

from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES, find
from sobremesa.kernel import notation
from sobremesa.kernel.errors import RecordError
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match, replay, verify

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def played(game: Game, decisions: int, match: Match | None = None) -> Match:
    first = game.first
    if match is None:
        options = game.set_up(first.options, first.seats)
        match = Match(game, ["chance"] * first.seats, options, seed="start")
    for number in range(decisions):
        seat = int(match.state.seat)
        if seat >= 0:
            match.play(seat, Brain("chance", number).choose(match.seat(seat)))
    return match


def branched(game: Game) -> Match:
    """Another match, from the middle of one."""
    trunk = played(game, 20)
    branch = Match(game, trunk.players, trunk.options, seed="branch", start=trunk.state)
    return played(game, 15, branch)


@each_game
def test_it_is_told_again_from_where_it_began(game: Game) -> None:
    match = branched(game)

    record = notation.read(notation.write(match.record(reveal=True)))

    assert match.digest() == verify(record, find).digest()
    assert match.digest() == replay(record, find, live=True).digest()
    assert notation.write(record) == notation.write(match.record(reveal=True))


def test_a_match_that_was_dealt_says_nothing_of_it() -> None:
    assert "\nstart:" not in notation.write(played(find("stratum"), 3).record())


@pytest.mark.parametrize(
    ("start", "why"),
    [
        ("{", "begins at no position: this is not a state"),
        ("{}", "begins at no position"),
        ("[1]", "begins at no position: this is not a state"),
    ],
)
def test_a_start_that_is_none_is_refused_in_a_sentence(start: str, why: str) -> None:
    record = replace(branched(find("stratum")).record(), start=start)

    with pytest.raises(RecordError, match=why):
        replay(notation.read(notation.write(record)), find)


def test_a_start_that_was_changed_is_found() -> None:
    text = notation.write(branched(find("stratum")).record())
    other = notation.write(branched(find("carcosa")).record())
    lines = {line.split(":")[0]: line for line in other.splitlines() if ":" in line}
    mine = {line.split(":")[0]: line for line in text.splitlines() if ":" in line}

    with pytest.raises(RecordError, match="digest"):
        notation.read(text.replace(mine["start"], lines["start"]))
    with pytest.raises(RecordError, match="'start' cannot be read"):
        notation.read(text.replace(mine["start"], "start: zlib:AAAA"))
