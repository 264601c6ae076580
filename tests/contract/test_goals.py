"""What everyone wants and how near it is, told from views; what signs mean."""

import ast
import json
import re
from collections.abc import Iterator
from io import StringIO
from itertools import islice

import pytest
from rich.console import Console

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.goals import LOSE, NOW, SORTS, WIN, Count, Goal, ordered
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import TOGETHER, WON
from sobremesa.testing import random_options

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
STEP = 23  # decisions from one look to the next
LOOKS = 12  # at the most, in a match
WIDE = 100
#: What needs no explanation: numbers, separators, frames.
PLAIN = re.compile(r"[\s\d,:/()|\[\]\u2500-\u257f]+")


def matches(game: Game) -> Iterator[Match]:
    """A few random ones: as printed for each end of the seats, and with options."""
    for at, seats in enumerate(dict.fromkeys((game.seats[0], game.seats[-1]))):
        dice = Fast(f"goals {at}")
        options = random_options(game, dice, seats) if at else {}
        yield Match(game, ["x"] * seats, game.set_up(options, seats), seed=f"{at}")


def played(match: Match) -> Iterator[int]:
    """Play at random; the number of decisions, where it is looked at."""
    dice = Fast(str(match.seed))
    while not match.over:
        if len(match.actions) % STEP == 0:
            yield len(match.actions)
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])


@each_game
def test_every_seat_has_a_goal_and_the_one_that_is_reached_ends_the_match(
    game: Game,
) -> None:
    for match in matches(game):
        for number in played(match):
            if number < STEP * LOOKS:
                for eyes in range(SPECTATOR, len(match.players)):
                    check_goals(match, eyes)
        check_end(match)


def check_goals(match: Match, eyes: int) -> None:
    seat, game = match.seat(eyes), match.game
    goals = seat.goals
    for goal in goals:
        game.rulebook().look(goal.rule)
        assert goal.sort in SORTS
        assert goal.seats
        at_once = goal.judged == NOW and (goal.sort == WIN or len(goal.seats) > 1)
        assert not (at_once and goal.met), (goal, "is reached, and the match goes on")
        for lang in LANGUAGES:
            words = Words(lang, game)
            assert words.goal(goal)
            assert not goal.judged or words.say(f"goals-{goal.judged}")
    for id in [match.seat_id(eyes)] if eyes >= 0 else []:
        own = [goal for goal in goals if id in goal.seats]
        assert own or is_out(match, eyes)
    if seat.asked:
        twin = game.view(seat.imagine(Fast("goals")), eyes)
        assert goals == ordered(game.goals(twin), seat.id)


def is_out(match: Match, seat: int) -> bool:
    """Whether someone has no more to want: no view asks it anything any more."""
    view = match.seat(seat).view
    players = getattr(view, "players", [])
    return bool(players) and not getattr(players[seat], "alive", True)


def check_end(match: Match) -> None:
    result, goals = match.result, match.seat(SPECTATOR).goals
    met = [goal for goal in goals if goal.met]
    assert result.rule in [goal.rule for goal in met], (result, met)
    won = {
        match.seat_id(at)
        for at, end in enumerate(result.ends)
        if end in (WON, TOGETHER)
    }
    by_goal = [goal for goal in met if goal.sort == WIN and goal.rule == result.rule]
    if by_goal and won:
        assert won == {id for goal in by_goal for id in goal.seats}
    if any(goal.sort == LOSE and goal.rule == result.rule for goal in met):
        assert not won or by_goal


def test_ones_own_nearest_victory_comes_first() -> None:
    def goal(word: str, seat: str, have: int, *, falls: bool = False) -> Goal:
        count = Count(word, have, 0 if falls else 4, falls)
        return Goal(
            word=word, rule="1.1", sort=WIN, seats=[seat], counts=[count], met=count.met
        )

    goals = [
        goal("theirs", "b", 4),
        goal("far", "a", 1),
        goal("near", "a", 3),
        goal("falls", "a", 1, falls=True),
    ]

    found = [one.word for one in ordered(goals, "a")]

    assert ["near", "far", "falls", "theirs"] == found  # not half-way: as they stood


# Signs


def printed(game: Game) -> Iterator[str]:
    """Boards of random positions, all names left out."""
    for match in matches(game):
        for _ in islice(played(match), LOOKS):
            for eyes in (SPECTATOR, int(match.state.seat)):
                screen = Console(file=StringIO(), width=WIDE, color_system=None)
                screen.print(game.draw(match.seat(eyes).view, lambda kind, id: ""))
                assert isinstance(screen.file, StringIO)
                yield screen.file.getvalue()


@each_game
def test_the_legend_has_every_sign_that_the_board_prints(game: Game) -> None:
    looks = sorted((one.looks for one in game.legend if one.sign), key=len)
    known = re.compile("|".join(looks[::-1]))

    strange = {
        sign for text in printed(game) for sign in PLAIN.sub("", known.sub("", text))
    }

    assert set() == strange


def drawn(game: Game) -> set[str]:
    """All that stands in the texts from which a board is drawn, docstrings left out."""
    tree = ast.parse((game.folder / "board.py").read_text("utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and isinstance(node.body[0], ast.Expr)
    }
    return {
        sign
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and id(node) not in docs
        for sign in str(node.value)
    }


@each_game
def test_the_legend_and_the_boards_source_have_the_same_signs(game: Game) -> None:
    board = {sign for sign in drawn(game) if not sign.isascii()}
    legend = {
        sign
        for one in game.legend
        for sign in one.sign + one.looks
        if not sign.isascii()
    }

    assert board == legend


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_has_a_meaning_and_every_picture_is_there(
    game: Game, lang: str
) -> None:
    words = Words(lang, game)
    pictures = json.loads((game.folder / "art.json").read_text("utf-8"))["pictures"]

    for one in game.legend:
        assert one.sign or one.art
        assert words.find(one.key, {})
        assert not one.art or one.art in pictures
        assert one.plain.isascii()
    signs = [one.sign for one in game.legend if one.sign]
    assert len(signs) == len(set(signs))
