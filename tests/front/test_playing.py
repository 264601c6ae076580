"""Matches by texts, as a newcomer would type them; bots answer."""

import re

import pytest

import sobremesa as s
from sobremesa.bots.own import BotError
from sobremesa.kernel.errors import (
    ActionError,
    TurnError,
    UndoError,
)
from sobremesa.kernel.game import Game

from .table import OWN, TRIO, Broken, First, each_game, newcomer

# Playing


def test_a_person_plays_and_bots_answer() -> None:
    match = newcomer()
    assert match.asked is not None
    assert ("S", "Ana") == (match.asked.id, match.asked.player)
    assert "play herbivore" in match.legal

    told = match.play("play  herbivore ")
    told += match.play(match.legal[0])
    while match.actions[-1][0] == "S":
        told += match.play(match.legal[0])

    assert match.asked.asked, "seats stay at their match"
    assert {"S", "F", "Y", "M"} == {seat for seat, _ in match.actions}
    assert all(re.search(r" \(ST-\d+\.\d+\)$", line) for line in told)
    assert told == match.log[-len(told) :]


def test_an_answer_may_be_a_number() -> None:
    match, twin = newcomer(), newcomer()

    match.play(match.legal[1])
    twin.play(twin.seat("S").kernel.legal[1])

    assert match.position() == twin.position()


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("play herbivor", "did you mean 'play herbivore'"),
        ("play plant", "'play plant' is not legal for seat 0 (S)"),
        ("zzz", "legal are play herbivore, play omnivore"),
        ("", "there is no action ''"),
        ("x" * 10_000, "there is no action 'xxx"),
        (-1, "there is no action -1"),
        (10**60, "there is no action a number of more than 40 digits"),
        (True, "not True"),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    answer: str | int, message: str
) -> None:
    match = newcomer()
    before = match.record(reveal=True)

    with pytest.raises(ActionError, match=re.escape(message)):
        match.play(answer)
    assert before == match.record(reveal=True)


def test_why_says_the_rules() -> None:
    match = s.Match("escaramuzas", 2, seed=1)
    legal, table = match.legal, match.game.table.texts
    refused = next(text for text in table if text not in legal and match.why(text))

    assert [] == match.why(legal[0])
    assert all(isinstance(reason, str) and reason for reason in match.why(refused))
    with pytest.raises(ActionError, match="there is no action 'fly'"):
        match.why("fly")


def test_an_answer_can_be_taken_back() -> None:
    match = newcomer()
    before = match.position()
    match.play("play herbivore")

    match.undo()

    assert before == match.position()
    with pytest.raises(UndoError):
        match.undo()


def test_bots_alone_wait_to_be_told() -> None:
    match = s.Match("stratum", ["chance"] * 4, seed=1)
    assert [] == match.actions

    first = match.step()
    assert 1 == len(match.actions)
    rest = match.run()

    assert match.over
    assert first + rest == match.log[-len(first + rest) :]
    assert (None, [], "") == (match.asked, match.legal, match.question)
    for go_on in (match.step, lambda: match.play("pass"), lambda: match.why("pass")):
        with pytest.raises(TurnError, match="the match is over"):
            go_on()
    with pytest.raises(UndoError, match="the match is over"):
        match.undo()


def test_somebody_may_answer_for_a_bot() -> None:
    match = s.Match("stratum", ["chance"] * 4, seed=1)

    match.play(match.legal[0])

    assert 1 == len(match.actions), "and the others go on waiting"


def test_bots_before_the_first_person_answer_at_once() -> None:
    match = s.Match("stratum", [*TRIO, "Ana"], seed=1)

    assert match.asked is not None
    assert "Ana" == match.asked.player
    with pytest.raises(TurnError, match=r"seat 3 \(M\) is asked, and 'Ana' is no bot"):
        match.step()


def test_a_result_says_who_and_why() -> None:
    match = s.Match("stratum", ["chance"] * 4, seed=1, max_rounds=1)
    assert match.result is None

    match.run()

    assert match.result is not None
    assert set("SFYM") == set(match.result.scores)
    assert re.fullmatch(r"ST-12\.\d+", match.result.rule)
    assert f" by {match.result.rule}: {match.result.text}" in str(match.result)


@each_game
def test_the_first_match_of_a_game_is_played_if_nothing_is_said(game: Game) -> None:
    match = s.Match(game.id, seed=1)

    assert game.first.seats == len(match.players)
    assert "human" == match.players[game.first.seat]
    assert game.set_up(game.first.options, game.first.seats) == match.options
    assert match.asked is not None
    assert match.asked.number == game.first.seat


@pytest.mark.parametrize("seed", [7, "7"])
def test_a_number_is_its_text_as_a_seed(seed: int | str) -> None:
    assert "seed: 7\n" in s.Match("stratum", 4, seed=seed).record(reveal=True)


def test_languages() -> None:
    match = s.Match("stratum", ["Ana", *TRIO], seed=1, lang="es")

    assert "Sagitario juega Herbívoro. (ST-4.2)" == match.play("play herbivore")[0]
    assert "Ronda 1/" in str(match)


# Bots


def test_own_bots_sit_as_names_classes_and_objects() -> None:
    players = [OWN, First, First(), s.bot(First)]
    match = s.Match("stratum", players, seed=1)

    match.run()

    assert [OWN, "First", "First", "First"] == match.players
    assert s.read(match.record()).seats["F"] == "First"


def test_a_bot_that_fails_leaves_the_match_at_its_question() -> None:
    match = s.Match("stratum", ["chance", Broken, Broken, Broken], seed=1)
    told = r"Broken answered 'castle' at the 'action' question of seat 1 \(F\)"
    with pytest.raises(BotError, match=told):
        match.run()

    assert match.asked is not None
    assert "F" == match.asked.id
    before = match.position()
    with pytest.raises(BotError, match=told):
        match.step()
    assert before == match.position()
    assert match.position() == s.replay(match.record(reveal=True)).position()


def test_a_bot_says_a_text_of_any_seat() -> None:
    match = newcomer()
    seat = match.seat("S")

    assert s.bot("mcts:5").choose(seat) in match.legal
    assert s.bot(First).choose(seat) == s.bot(First()).choose(seat.kernel)
    assert "<Bot mcts:5>" == repr(s.bot("mcts:5"))
    assert "<Bot First>" == repr(s.bot(First))
