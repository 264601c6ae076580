"""Every puzzle is proved again: all lines of play, all dice, nothing hidden read."""

import datetime
import re
import tomllib
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import msgspec
import pytest

import sobremesa
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.dice import Scripted
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State
from sobremesa.puzzles import sealed
from sobremesa.puzzles.aim import aimed
from sobremesa.puzzles.choose import written
from sobremesa.puzzles.prove import SURE, Proof, TooMuch
from sobremesa.puzzles.puzzle import (
    File,
    Puzzle,
    daily,
    find_puzzle,
    puzzles,
    read_file,
)
from sobremesa.puzzles.trial import Trial
from sobremesa.puzzles.words import goal, tale, why
from sobremesa.shelf import find

ALL = [puzzle for game in GAMES for puzzle in puzzles(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each = pytest.mark.parametrize(
    "puzzle", ALL, ids=lambda puzzle: f"{puzzle.game.id}-{puzzle.number}"
)


def proof_of(puzzle: Puzzle) -> tuple[Proof, State]:
    """With what is hidden sealed, where the rules can be watched."""
    if sobremesa.compiled():
        return puzzle.proof(), puzzle.state
    state = sealed.sealed(puzzle.game, puzzle.state, puzzle.seat)
    return sealed.SealedProof(puzzle.game, puzzle.aim), state


@each
def test_its_chances_are_exact_and_one_answer_is_best(puzzle: Puzzle) -> None:
    proof, state = proof_of(puzzle)

    found = proof.chances(state)

    text = puzzle.game.table.text
    first = puzzle.steps[0]
    assert first.chances == {text(one): str(chance) for one, chance in found.items()}
    best, second = sorted(found.values(), reverse=True)[:2]
    assert best > second
    assert puzzle.chance == best


@each
def test_its_line_goes_on_as_it_is_told(puzzle: Puzzle) -> None:
    """Each later step keeps the whole chance, and its alternatives are legal."""
    state, table = puzzle.state.clone(), puzzle.game.table
    for at, step in enumerate(puzzle.steps):
        assert state.seat == puzzle.seat
        assert {table.text(one) for one in state.legal()} == set(step.chances)
        assert Fraction(step.chances[step.do]) == puzzle.chance
        assert max(map(Fraction, step.chances.values())) == puzzle.chance
        if at + 1 < len(puzzle.steps):
            state.apply(table.number(step.do), Scripted([]), Silence())


@each_game
def test_a_game_has_ten_puzzles_of_several_kinds(game: Game) -> None:
    """As many of each as its plan says, and none that is planned in vain."""
    planned = {name: kind.take for name, kind in read_file(game).kind.items()}

    assert planned == Counter(puzzle.kind for puzzle in puzzles(game))
    assert 10 == sum(planned.values())
    assert len(planned) > 1
    assert all(kind.matches for kind in read_file(game).kind.values())


@each_game
def test_every_goal_and_every_reason_is_said_in_each_language(game: Game) -> None:
    for puzzle in puzzles(game):
        for lang in LANGUAGES:
            assert "{" not in goal(puzzle, lang) + why(puzzle, lang)
        assert game.rulebook().look(puzzle.goal.rule)
        assert all(event.rule for event in tale(puzzle))


@each_game
def test_the_words_of_all_languages_are_for_the_same_kinds(game: Game) -> None:
    kinds = {
        f"{key}-{kind}" for kind in read_file(game).kind for key in ("goal", "why")
    }
    for lang in LANGUAGES:
        text = (game.folder / "puzzles" / f"{lang}.ftl").read_text("utf-8")
        assert kinds == set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_own_content_has_no_puzzles() -> None:
    assert not puzzles(replace(GAMES[0], folder=GAMES[0].folder / "lang"))


def test_a_number_that_is_not_there_is_told() -> None:
    with pytest.raises(Mistake, match="has no puzzle 99"):
        find_puzzle(GAMES[0], 99)


def test_a_day_has_one_puzzle_and_the_games_take_turns() -> None:
    counts = {"a": 2, "b": 2, "none": 0}
    days = [datetime.date(2026, 3, day) for day in range(1, 6)]

    told = [daily(day, counts) for day in days]

    assert {"a", "b"} == {game for game, _ in told}
    assert told[0][0] != told[1][0]
    assert told[0] != told[2]
    assert told[0] == told[4]


def test_a_wrong_answer_is_told_and_can_be_given_again() -> None:
    puzzle = ALL[0]
    trial, step = Trial(puzzle), puzzle.steps[0]
    wrong = next(text for text in step.chances if text != step.do)

    assert not trial.judge(wrong).right
    assert trial.judge(step.do).right


def test_as_good_an_answer_on_another_way_ends_it() -> None:
    puzzle, step = next(
        (puzzle, step)
        for puzzle in ALL
        for step in puzzle.steps[1:]
        if list(step.chances.values()).count(step.chances[step.do]) > 1
    )
    trial = Trial(puzzle)
    trial.at = puzzle.steps.index(step)
    best = step.chances[step.do]
    other = next(
        text for text, it in step.chances.items() if it == best and text != step.do
    )

    verdict = trial.judge(other)

    assert verdict.right
    assert verdict.over


def test_what_is_hidden_cannot_be_read_unnoticed() -> None:
    """The seat's own hand can be, another's cannot."""
    if sobremesa.compiled():
        pytest.skip("compiled rules read lists without asking them")
    puzzle = puzzles(find("stratum"))[0]
    state = sealed.sealed(puzzle.game, puzzle.state, puzzle.seat)
    count = len(state.hands) // 4  # type: ignore[attr-defined]  # of this game

    assert state.hands[puzzle.seat * count] >= 0  # type: ignore[attr-defined]
    with pytest.raises(sealed.Opened):
        state.hands[(puzzle.seat + 1) % 4 * count]  # type: ignore[attr-defined]
    with pytest.raises(sealed.Opened):
        sum(state.clone().hands)  # type: ignore[attr-defined]


def test_a_proof_that_would_take_too_long_is_given_up() -> None:
    puzzle = ALL[0]
    with pytest.raises(TooMuch):
        puzzle.proof(limit=2).chances(puzzle.state)


def test_what_others_answer_is_taken_at_its_worst() -> None:
    """A hit can be evaded: whoever attacks may not count on the other's mistake."""
    game = find("escaramuzas")
    puzzle = next(one for one in puzzles(game) if one.kind == "knock")
    kind = puzzle.goal
    easy = msgspec.structs.replace(kind, answers=[])

    action = game.table.number(puzzle.steps[0].do)
    hard = Proof(game, aimed(game, kind, puzzle.seat)).after(puzzle.state, action)
    early = Proof(game, aimed(game, easy, puzzle.seat)).after(puzzle.state, action)

    assert early < hard < SURE  # without answers the time is over with the question


def test_what_is_written_is_read() -> None:
    puzzle = ALL[0]
    told = {
        "kind": puzzle.kind,
        "position": puzzle.position,
        "steps": [{"do": one.do, "chances": one.chances} for one in puzzle.steps],
    }

    read = tomllib.loads(written(told))["puzzle"]

    assert [told] == read
    assert File(kind={}).puzzle == []
