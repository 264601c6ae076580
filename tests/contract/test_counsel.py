"""Hints of every game: from belief alone, whole, and in words of three languages."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from sobremesa.bots.bot import Hint
from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State
from sobremesa.terminal.hints import candidates, sentences

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
THOUGHT = "mcts:12"
OFTEN = 13  # decisions between two that a hint is asked for
OPEN = {"carcosa"}  # its players see all there is


def decisions(game: Game, most: int) -> Iterator[tuple[Match, State]]:
    """Some with a choice, spread over a match, and what the seat could believe too.

    Where anything is hidden from it, that is another state than the true one.
    """
    first = game.first
    options = game.set_up(first.options, first.seats)
    match = Match(game, ["chance"] * first.seats, options, seed="hints")
    dice, next_one = Fast("hints"), 0
    while most > 0:
        legal = match.state.legal()
        if len(legal) > 1 and len(match.actions) >= next_one:
            other = game.redeal(match.state, int(match.state.seat), dice)
            if game.id in OPEN or game.dump(other) != game.dump(match.state):
                next_one, most = len(match.actions) + OFTEN, most - 1
                yield match, other
        match.play(int(match.state.seat), dice.pick(legal))


@each_game
def test_equal_views_and_equal_dice_give_equal_hints(game: Game) -> None:
    """Nothing that the seat cannot know has any part in a hint."""
    for match, other in decisions(game, 2):
        seat = int(match.state.seat)
        for bot in (THOUGHT, "greedy"):
            mine = Brain(bot, "luck").hint(match.seat(seat))

            assert mine == Brain(bot, "luck").hint(Seat(game, other, seat))
            check(mine, match, seat)


def check(hint: Hint, match: Match, seat: int) -> None:
    """A hint holds together."""
    legal = match.state.legal()
    assert {one.action for one in hint.advice} <= set(legal)
    assert seat in hint.side
    assert 0.0 <= hint.before <= hint.after <= 1.0
    if hint.how == "look":
        assert hint.line == hint.feared == []
        return
    assert hint.simulations == sum(one.visits for one in hint.advice) > 0
    assert hint.line[0].action == hint.advice[0].action
    visits = [step.visits for step in hint.line]
    assert visits == sorted(visits, reverse=True)
    assert 0.0 <= hint.low <= hint.after
    for step in (*hint.line, *hint.feared):
        assert 0.0 <= step.worth <= 1.0
        assert 0 <= step.seat < len(match.players)
        match.game.table.text(step.action)  # exists
    assert all(step.seat not in hint.side for step in hint.feared)


@cache
def asked(game: Game) -> tuple[Match, dict[str, Hint]]:
    """A question, and what two bots say of it."""
    match, _ = next(decisions(game, 1))
    seat = match.seat(int(match.state.seat))
    return match, {bot: Brain(bot, 1).hint(seat) for bot in (THOUGHT, "greedy")}


def said(game: Game, bot: str, lang: str) -> list[str]:
    match, found = asked(game)
    words = Words(lang, game)

    def name(seat: int) -> str:
        return words.element("seat", match.seat_id(seat))

    return [line for _, line in sentences(words, found[bot], name, len(match.players))]


@each_game
def test_hints_read_in_three_languages(game: Game) -> None:
    match, found = asked(game)
    told = set()
    for lang, bot in product(LANGUAGES, found):
        lines = said(game, bot, lang)
        table = candidates(Words(lang, game), found[bot], match.state.legal())
        assert table.row_count > 0
        assert not [line for line in lines if "{" in line or "advice-" in line]
        told.add("\n".join(lines))
    assert len(told) == len(LANGUAGES) * len(found)


def test_in_carcosa_the_plan_and_the_chance_are_of_all_together() -> None:
    match, found = asked(find("carcosa"))
    told = said(find("carcosa"), THOUGHT, "en")

    assert found[THOUGHT].side == list(range(len(match.players)))
    assert any(line.startswith("The chance of you all together") for line in told)
    assert told[-1].startswith("No rival answers")


def test_greedy_says_that_it_does_not_search() -> None:
    how, *rest = said(find("stratum"), "greedy", "en")

    assert how == Words("en").say("advice-look")
    assert len(rest) == 1, "its chances, but no line and no fear"
