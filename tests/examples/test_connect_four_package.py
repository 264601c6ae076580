"""The example game as a package: positions, words, citations, bots, drawing."""

import re
from pathlib import Path

import pytest
from examples.connect_four import GAME
from rich.console import Console
from tests.examples.connect_four_scene import board

from sobremesa.bots.levels import Brain
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import position
from sobremesa.kernel.errors import PositionError
from sobremesa.kernel.log import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat

EMPTY = ["", "", "", "", "", "", ""]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"seat": "Y"}, "missing required field `columns`"),
        ({"seat": "B", "columns": EMPTY}, "there is no seat 'B'"),
        ({"seat": "Y", "columns": [""]}, "there are 1 columns, not 7 (CF-1.1)"),
        ({"seat": "Y", "columns": ["B", *EMPTY[1:]]}, "column a has a disc of no seat"),
        ({"seat": "Y", "columns": ["YRYRYRY", *EMPTY[1:]]}, "column a has 7 discs"),
        (
            {"seat": "Y", "columns": ["YY", *EMPTY[1:]]},
            "2 discs more than Red (CF-2.2)",
        ),
        ({"seat": "R", "columns": EMPTY}, "seat is 'R', by the discs it is 'Y'"),
        (
            {"seat": "R", "columns": ["YYYY", "RRR", *EMPTY[2:]]},
            "seat is 'R', by the discs it is ''",
        ),
        (
            {"seat": "Y", "columns": ["YYYY", "RRRR", *EMPTY[2:]]},
            "R dropped a disc after the end (CF-3.1)",
        ),
    ],
)
def test_a_position_says_what_is_wrong_with_it(
    fields: dict[str, object], problem: str
) -> None:
    with pytest.raises(PositionError, match=re.escape(problem)):
        position.load(GAME, {}, 2, fields)


def test_every_rule_has_an_event_or_says_why_not() -> None:
    cited = {key.partition("/")[0] for key in GAME.events}
    rules = GAME.rulebook().rules.values()

    assert cited == {rule.id for rule in rules if not rule.silent}


def test_every_rule_has_a_test_of_its_name() -> None:
    text = Path(__file__).with_name("test_connect_four.py").read_text("utf-8")
    tested = re.findall(r"^def test_(\d+)_(\d+)_", text, re.MULTILINE)

    assert set(GAME.rulebook().rules) == {f"{major}.{minor}" for major, minor in tested}


@each_language
def test_the_rulebook_has_the_same_rules_in_every_language(lang: str) -> None:
    assert list(GAME.rulebook().rules) == list(GAME.rulebook(lang).rules)


@each_language
def test_everything_has_words(lang: str) -> None:
    words = Words(lang, GAME)

    assert words.say("game-name")
    assert words.say("game-tagline")
    assert words.stage("drop", "Y")
    for text in GAME.table.texts:
        assert text != words.action(text)
    for key, kinds in GAME.events.items():
        assert words.event(Event(key, tuple(0 for _ in kinds.split())))
    for rule in ("3.1", "3.2"):
        assert words.ending(rule)


@pytest.mark.parametrize("name", ["greedy", "mcts:400"])
def test_a_bot_completes_its_own_four_and_breaks_the_others(name: str) -> None:
    attack = board("""
        R R . R . . .
        Y Y . Y . . .
    """)
    defence = board("""
        . . . . . . R
        Y Y . Y . . R
    """)

    for scene in (attack, defence):
        seat = Seat(GAME, scene.state, int(scene.state.seat))
        assert "drop c" == GAME.table.text(Brain(name, 1).choose(seat))


def test_greedy_beats_chance() -> None:
    points = 0.0
    for number in range(10):
        match = Match(GAME, ["greedy", "chance"], seed=f"{number}")
        brains = [Brain(player, number) for player in match.players]
        while not match.over:
            seat = int(match.state.seat)
            match.play(seat, brains[seat].choose(match.seat(seat)))
        points += match.result.scores[0]

    assert points >= 8


def test_the_board_is_drawn_without_colour_alone() -> None:
    scene = board("""
        R R . R . . .
        Y Y . Y . . .
    """)
    scene.play("drop c")
    console = Console(width=40, color_system=None)

    with console.capture() as screen:
        console.print(GAME.draw(GAME.view(scene.state, 0), Words("en", GAME).element))

    assert [
        "6  .  .  .  .  .  .  .",
        "5  .  .  .  .  .  .  .",
        "4  .  .  .  .  .  .  .",
        "3  .  .  .  .  .  .  .",
        "2  R  R  .  R  .  .  .",
        "1 [Y][Y][Y][Y] .  .  .",
        "   a  b  c  d  e  f  g",
        "",
        "Y Yellow   R Red",
    ] == [line.rstrip() for line in screen.get().splitlines()]
