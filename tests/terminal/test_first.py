"""What is played by those who only name a game."""

from pathlib import Path

import pytest

from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import notation
from sobremesa.kernel.game import Chosen, Game
from sobremesa.kernel.record import Record
from sobremesa.terminal.seating import first_company

from .table import output

EXAMPLES = Path(__file__).parents[2] / "examples" / "own"
OWN = (
    "--cards",
    EXAMPLES / "night_watch.toml",
    "--deck",
    EXAMPLES / "night_watch.deck",
)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def started(path: Path, *words: object) -> Record:
    """What `play` has set up with these words."""
    output("play", *words, typed=[f"save {path}", "quit"])
    return notation.read(path.read_text("utf-8"))


def chosen(game: Game, record: Record) -> Chosen:
    return game.set_up(record.options, len(record.seats))


@each_game
def test_a_game_alone_is_its_first_match(game: Game, tmp_path: Path) -> None:
    record = started(tmp_path / "match.record", game.id, "--seed", "5")

    assert first_company(game, 1) == list(record.seats.values())
    assert game.set_up(game.first.options, game.first.seats) == chosen(game, record)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_match_says_where_another_comes_from(lang: str) -> None:
    told = Words(lang).say("play-first")

    assert told in output("play", "stratum", "--lang", lang, typed=["quit"])
    seats = ("--seats", "human,easy,easy,easy")
    assert told not in output("play", "stratum", *seats, "--lang", lang, typed=["quit"])


def test_options_that_are_set_are_all_that_is_set(tmp_path: Path) -> None:
    game = find("carcosa")

    record = started(tmp_path / "match.record", game.id, "--set", "keys_to_win=2")

    assert {"keys_to_win": 2} == chosen(game, record)
    assert game.first.seats == len(record.seats)


def test_one_deck_of_ones_own_meets_a_bot_not_nobody(tmp_path: Path) -> None:
    game = find("heroes")

    record = started(tmp_path / "match.record", game.id, *OWN)

    assert first_company(game, 1) == list(record.seats.values())
    assert ["list.1"] == list(record.options)


def test_seats_that_are_named_play_by_the_standard_rules(tmp_path: Path) -> None:
    record = started(tmp_path / "match.record", "carcosa", "--seats", "human")

    assert ["human"] == list(record.seats.values())
    assert {} == record.options
