"""Matches: the authority that checks, remembers and takes back."""

import pytest

from sobremesa.games import find
from sobremesa.kernel.dice import Fast, commitment
from sobremesa.kernel.errors import (
    ActionError,
    GameError,
    Mistake,
    OptionError,
    TurnError,
    UndoError,
)
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import score_text

GAME = find("stratum")
PLAYERS = ["Ann", "Bo", "Cy", "Dé"]
CLASSIC = [
    name
    for name in GAME.options.all
    if name.startswith("copies.") and not name.endswith(("mother_nature", "leash"))
]
# S holds nothing but plants.
PLANTS: dict[str, object] = {
    name: 0 for name in CLASSIC if name[7] == "S" and not name.endswith("plant")
}


def start(**options: object) -> Match:
    return Match(GAME, PLAYERS, {**PLANTS, **options}, seed="match")


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(int(match.state.seat), GAME.table.number(text))


def discard(match: Match) -> None:
    seat = int(match.state.seat)
    legal = match.state.legal()
    match.play(seat, next(a for a in legal if GAME.table.text(a).startswith("discard")))


def finish(match: Match) -> None:
    while not match.over:
        discard(match)


def snapshot(match: Match) -> tuple[str, list[tuple[int, int]], list[str], list[int]]:
    events = [str(event) for event in match.journal.events]
    return match.digest(), match.actions[:], events, match.tape[:]


# Beginning


@pytest.mark.parametrize("number", [0, 3, 5])
def test_a_match_needs_a_player_for_every_seat(number: int) -> None:
    with pytest.raises(GameError, match=f"Stratum takes 4 seats, not {number}"):
        Match(GAME, ["Ann"] * number)


@pytest.mark.parametrize("name", ["", " ", " Ann", "Ann ", "A\nnn", "A\u2028nn"])
def test_a_player_needs_a_name_for_a_line(name: str) -> None:
    with pytest.raises(GameError) as error:
        Match(GAME, ["Bo", name, "Cy", "Dé"])

    assert f"a player cannot be called {name!r}" == str(error.value)


def test_options_are_checked() -> None:
    with pytest.raises(OptionError, match="max_rounds cannot be 0"):
        start(max_rounds=0)


@pytest.mark.parametrize("seed", ["", " a", "a ", "a\nb", "a\u2028b"])
def test_a_seed_must_fit_on_a_line_of_a_record(seed: str) -> None:
    with pytest.raises(Mistake, match="seed"):
        Match(GAME, PLAYERS, seed=seed)


def test_a_seed_decides_all_dice() -> None:
    one, two = start(), start()

    assert one.position() == two.position()
    assert one.tape == two.tape
    assert one.position() != Match(GAME, PLAYERS, PLANTS, seed="other").position()


def test_without_a_seed_a_secret_one_is_made() -> None:
    one, two = Match(GAME, PLAYERS), Match(GAME, PLAYERS)

    assert one.seed is not None
    assert one.seed != two.seed
    assert len(one.seed) >= 32
    assert commitment(one.seed) == one.commitment


# Playing


def test_a_seat_that_is_not_asked_cannot_play() -> None:
    match = start()
    before = snapshot(match)

    message = r"seat 1 \(F\) is not asked, seat 0 \(S\) is"
    with pytest.raises(TurnError, match=message):
        match.play(1, GAME.table.number("discard plant"))

    assert before == snapshot(match)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_cannot_play(seat: int) -> None:
    with pytest.raises(TurnError, match=f"seat {seat} is not asked"):
        start().play(seat, 0)


def test_an_illegal_action_is_refused_by_name() -> None:
    match = start()
    before = snapshot(match)

    with pytest.raises(ActionError) as error:
        match.play(0, GAME.table.number("build S"))

    message = "'build S' is not legal for seat 0 (S) at this 'action' question"
    assert message == str(error.value)
    assert before == snapshot(match)


@pytest.mark.parametrize("action", [-1, 279])
def test_an_unknown_action_is_refused(action: int) -> None:
    with pytest.raises(ActionError, match=f"there is no action {action}"):
        start().play(0, action)


def test_a_legal_action_is_played_and_remembered() -> None:
    match = start()

    play(match, "play plant", "at S2")

    numbers = [GAME.table.number(text) for text in ("play plant", "at S2")]
    assert [(0, numbers[0]), (0, numbers[1])] == match.actions


def test_after_the_end_nothing_can_be_played() -> None:
    match = start(max_rounds=1)
    finish(match)

    with pytest.raises(TurnError, match="the match is over"):
        match.play(0, 0)


def test_a_result_comes_with_the_end() -> None:
    match = start(max_rounds=1)
    with pytest.raises(Mistake, match="not over"):
        _ = match.result

    finish(match)

    assert ("1/3 1/3 1/3 1/3", "12.6") == (
        score_text(match.result.scores),
        match.result.rule,
    )


# Undo


def test_a_seat_may_take_back_its_turn_step_by_step() -> None:
    match = start()
    moments = [snapshot(match)]
    for text in ("play plant", "at S2"):
        play(match, text)
        moments.append(snapshot(match))

    for before in reversed(moments[:-1]):
        match.undo(0)
        assert before == snapshot(match)


def test_an_undone_match_goes_on_as_if_nothing_had_been() -> None:
    match, other = start(), start()

    play(match, "play plant")
    match.undo(0)
    for each in (match, other):
        play(each, "discard plant", "play plant", "at S3")

    assert snapshot(other) == snapshot(match)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(UndoError, match=r"seat 0 \(S\) cannot undo"):
        start().undo(0)


def test_all_of_a_turn_taken_back_leaves_nothing_more() -> None:
    match = start()
    play(match, "play plant")

    match.undo(0)

    with pytest.raises(UndoError):
        match.undo(0)


def test_only_the_seat_that_decides_may_undo() -> None:
    match = start()
    play(match, "play plant")

    with pytest.raises(TurnError, match=r"seat 1 \(F\) cannot undo"):
        match.undo(1)


def test_a_turn_that_has_passed_cannot_be_taken_back() -> None:
    match = start()
    play(match, "discard plant", "discard plant")
    before = snapshot(match)

    with pytest.raises(TurnError):
        match.undo(0)
    with pytest.raises(UndoError, match="another seat decided"):
        match.undo(1)

    assert before == snapshot(match)


def test_dice_cannot_be_taken_back() -> None:
    match = start()
    while len(match.actions) < 8:  # a round of discards, then all draw
        discard(match)
    assert 0 == match.state.seat

    with pytest.raises(UndoError, match="dice were rolled"):
        match.undo(0)


def test_a_card_seen_cannot_be_taken_back_even_without_dice() -> None:
    others = {name: 0 for name in CLASSIC if name[7] != "S"}  # only S ever acts
    match = start(**{**others, "copies.S.plant": 6, "plants_to_build": 4})
    play(match, "play plant", "at S2")
    rolled = len(match.tape)

    play(match, "discard plant")  # draws the last of the deck, then that one

    assert (0, rolled) == (match.state.seat, len(match.tape))
    with pytest.raises(UndoError, match="something hidden was shown"):
        match.undo(0)


def test_after_the_end_nothing_can_be_taken_back() -> None:
    match = start(max_rounds=1)
    finish(match)

    for seat in range(-1, 4):
        with pytest.raises((TurnError, UndoError)):
            match.undo(seat)


# What a seat is told


def test_each_seat_sees_its_own_secrets_only() -> None:
    match = start()

    for seat in range(-1, 4):
        drawn = [e for e in match.events_since(0, seat) if e.rule == "2.3"]
        assert 20 == len(drawn)
        whole = {event.numbers[0] for event in drawn if len(event.numbers) == 2}
        assert ({seat} if seat >= 0 else set()) == whole
        assert {1, 2} if seat >= 0 else {1} == {len(e.numbers) for e in drawn}


def test_events_are_told_from_a_number_on() -> None:
    match = start()
    known = len(match.journal.events)

    play(match, "discard plant")

    told = [str(event) for event in match.events_since(known, 3)]
    assert ["4.4/discards 0 0"] == told
    assert [] == match.events_since(known + 1, 3)


def test_only_the_seat_that_is_asked_has_answers() -> None:
    match = start()

    seats = [match.seat(number) for number in range(-1, 4)]

    assert [False, True, False, False, False] == [seat.asked for seat in seats]
    answers = [GAME.table.number(text) for text in ("play plant", "discard plant")]
    assert [[], answers, [], [], []] == [seat.legal for seat in seats]
    assert {"action"} == {seat.stage for seat in seats}


def test_a_seat_imagines_only_when_asked() -> None:
    match = start()

    imagined = match.seat(0).imagine(Fast("imagine"))

    assert imagined is not match.state
    assert GAME.view(imagined, 0) == match.seat(0).view
    assert GAME.dump(imagined) != GAME.dump(match.state)  # other hands elsewhere
    for seat in (-1, 1, 2, 3):
        with pytest.raises(TurnError, match=f"seat {seat} is not asked"):
            match.seat(seat).imagine(Fast("imagine"))


def test_what_is_imagined_does_not_touch_the_match() -> None:
    match = start()
    before = snapshot(match)

    imagined = match.seat(0).imagine(Fast("imagine"))
    imagined.apply(GAME.table.number("play plant"), Fast(1), match.journal.__class__())

    assert before == snapshot(match)


def test_an_observation_has_one_length() -> None:
    match = start()

    lengths = {len(match.seat(number).observation) for number in range(-1, 4)}

    assert 1 == len(lengths)


@pytest.mark.parametrize("number", [-2, 4])
def test_there_are_no_other_seats(number: int) -> None:
    message = f"there is no seat {number}, this match has 0 to 3"
    with pytest.raises(Mistake, match=message):
        start().seat(number)


# Its record


def test_the_seed_is_kept_until_the_end() -> None:
    match = start(max_rounds=1)
    assert (None, "match") == (match.record().seed, match.record(reveal=True).seed)
    assert commitment("match") == match.record().commitment

    finish(match)

    assert "match" == match.record().seed


def test_a_record_tells_players_actions_and_result() -> None:
    match = start(max_rounds=1)
    play(match, "play plant", "at S2")

    record = match.record()

    assert {"S": "Ann", "F": "Bo", "Y": "Cy", "M": "Dé"} == record.seats
    assert (("S", "play plant"), ("S", "at S2")) == record.actions
    assert "*" == record.result
    assert tuple(match.tape) == record.tape
    finish(match)
    assert "1/3 1/3 1/3 1/3 by 12.6" == match.record().result


@pytest.mark.parametrize(
    ("scores", "text"),
    [
        ([1.0, 0.0, 1.0, 0.0], "1 0 1 0"),
        ([1 / 2, 1 / 3, 2 / 3, 1 / 6], "1/2 1/3 2/3 1/6"),
    ],
)
def test_scores_are_told_as_fractions(scores: list[float], text: str) -> None:
    assert text == score_text(scores)
