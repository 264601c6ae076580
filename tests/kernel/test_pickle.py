"""Matches, seats and states go to other processes, and are copied, whole."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from examples.connect_four import GAME as CONNECT_FOUR

from sobremesa.games import GAMES, find
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import UndoError
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Journal
from sobremesa.kernel.match import Match, replay
from sobremesa.kernel.overlay import Overlay
from sobremesa.kernel.state import State, playout

T = TypeVar("T")
OWN = Path(__file__).parents[2] / "examples" / "own" / "night_watch.toml"


def sent(one: T) -> T:
    """To another process and back, as far as one can tell."""
    back: T = pickle.loads(pickle.dumps(one))
    return back


each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_way = pytest.mark.parametrize("way", [sent, copy.copy, copy.deepcopy])
Way = Callable[[T], T]


def begun(game: Game, decisions: int = 12) -> Match:
    seats = game.first.seats
    match = Match(game, ["Ann"] * seats, game.first.options, seed="pickle")
    go_on(match, decisions)
    return match


def go_on(match: Match, decisions: int) -> None:
    dice = Fast(f"from {len(match.actions)}")
    for _ in range(decisions):
        match.play(int(match.state.seat), dice.pick(match.state.legal()))


def story(game: Game, state: State) -> list[str]:
    """How a state goes on, with the same luck."""
    journal = Journal()
    playout(state, Fast("story"), journal)
    return [str(event) for event in journal.events]


@each_game
def test_a_game_is_itself_wherever_it_goes(game: Game) -> None:
    assert sent(game) is game
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game


@each_game
@each_way
def test_a_match_goes_on_alike(game: Game, way: Way[Match]) -> None:
    match = begun(game)
    before = match.digest()

    twin = way(match)
    go_on(twin, 6)

    assert before == match.digest(), "it is another one"
    go_on(match, 6)
    assert match.digest() == twin.digest()
    assert match.record(reveal=True) == twin.record(reveal=True)
    assert match.journal.events == twin.journal.events


@each_game
@each_way
def test_a_seat_shows_the_same(game: Game, way: Way[object]) -> None:
    match = begun(game)
    for number in range(-1, len(match.players)):
        seat = match.seat(number)

        twin = way(seat)

        assert repr(seat) == repr(twin)
        assert isinstance(twin, type(seat))
        assert (seat.view, seat.legal) == (twin.view, twin.legal)


@each_game
@each_way
def test_a_state_goes_on_alike(game: Game, way: Way[State]) -> None:
    state = begun(game).state
    told = game.dump(state)

    twin = way(state)

    assert story(game, way(state)) == story(game, twin)
    assert told == game.dump(state), "it is another one"
    assert story(game, state.clone()) == story(game, way(state))


@each_game
@each_way
def test_an_imagined_state_goes_on_alike(game: Game, way: Way[State]) -> None:
    match = begun(game)
    state = match.seat(int(match.state.seat)).imagine(Fast("belief"))

    assert story(game, state.clone()) == story(game, way(state))


@each_way
def test_what_can_be_undone_can_be_undone_there(way: Way[Match]) -> None:
    match = Match(find("stratum"), ["Ann"] * 4, seed="1")
    before = match.digest()
    match.play(0, match.game.table.number("play herbivore"))

    twin = way(match)
    twin.undo(0)

    assert before == twin.digest()
    assert before != match.digest()
    with pytest.raises(UndoError):
        twin.undo(0)


@each_way
def test_a_replayed_match_is_copied_with_its_tape(way: Way[Match]) -> None:
    record = begun(find("stratum")).record()
    match = replay(record, find)

    twin = way(match)

    assert record == twin.record()


@each_way
def test_a_match_from_a_position_is_copied(way: Way[Match]) -> None:
    game = find("stratum")
    first = begun(game)
    match = Match(game, first.players, first.options, seed="2", start=first.state)
    go_on(match, 3)

    twin = way(match)

    assert match.digest() == twin.digest()
    assert 3 == len(twin.actions)
    assert begun(game).digest() == first.digest(), "where it began stays as it was"
    assert match.record() == twin.record()


def test_a_match_with_own_cards_takes_them_along() -> None:
    extend = find("heroes").extend
    assert extend is not None
    game = extend(Overlay.of({OWN.name: OWN.read_text("utf-8")}))
    match = begun(game, 4)

    twin = sent(match)

    assert game.content == twin.game.content
    assert match.digest() == twin.digest()
    assert sent(match).game is twin.game, "the cards are read once"
    assert game.dump(match.state) == game.dump(sent(match.state))


def test_a_game_from_elsewhere_does_not_pickle_but_copies() -> None:
    match = Match(CONNECT_FOUR, ["Ann", "Bo"], seed="1")

    assert match.digest() == copy.deepcopy(match).digest()
    with pytest.raises(TypeError, match="Connect Four is on no shelf"):
        pickle.dumps(match)


def test_a_match_a_seat_and_a_game_say_what_they_are() -> None:
    match = Match(find("stratum"), ["Ann", "Bo", "Cy", "Di"], seed="1")

    told = "<Match of stratum: Ann, Bo, Cy, Di; 0 decisions, seat 0 (S) asked>"
    assert told == repr(match)
    assert "<Seat 0 (S) of stratum: asked, action>" == repr(match.seat(0))
    assert "<Seat 1 (F) of stratum: not asked>" == repr(match.seat(1))
    assert "<Seat of a spectator of stratum>" == repr(match.seat(-1))
    assert "<Game stratum: Stratum, 4 seats>" == repr(match.game)
    assert "Carcosa, 1, 2, 3, 4 seats>" in repr(find("carcosa"))
