"""Moments: a match told again from its start, decision by decision."""

from collections.abc import Iterator

import pytest

from sobremesa.games import find
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import RecordError
from sobremesa.kernel.log import EVERYONE, NOBODY, SPECTATOR
from sobremesa.kernel.match import NOTHING, Match, moments, replay

GAME = find("stratum")
PLAYERS = ["Ann", "Bo", "Cy", "Dé"]


def played(decisions: int) -> Match:
    match, dice = Match(GAME, PLAYERS, seed="moments"), Fast("moments")
    while len(match.actions) < decisions and not match.over:
        match.force(dice.pick(match.state.legal()))
    return match


MATCH = played(40)
RECORD = MATCH.record(reveal=True)


def test_the_first_moment_is_the_start_and_each_other_a_decision() -> None:
    told = [(one.number, one.seat, one.action) for one in moments(RECORD, find)]

    assert told[0] == (0, NOBODY, NOTHING)
    assert [(n, *one) for n, one in enumerate(MATCH.actions, start=1)] == told[1:]


def test_the_events_of_all_moments_are_those_of_the_match() -> None:
    for eyes in (EVERYONE, SPECTATOR, 0, 3):
        told = [event for one in moments(RECORD, find) for event in one.events(eyes)]

        assert MATCH.events_since(0, eyes) == told
    assert MATCH.events_since(0, EVERYONE) != MATCH.events_since(0, SPECTATOR)


def test_a_match_knows_where_what_each_decision_led_to_begins() -> None:
    told = [one.said for one in moments(RECORD, find)]

    assert told[1:] == MATCH.firsts


def test_every_moment_stands_where_a_record_cut_there_does() -> None:
    for moment in moments(RECORD, find):
        cut = replay(RECORD.cut(moment.number), find)

        assert cut.digest() == moment.match.digest()


def test_from_the_seed_and_without_checks_they_are_the_same() -> None:
    def digests(**how: bool) -> list[str]:
        return [one.match.digest() for one in moments(RECORD, find, **how)]

    assert digests() == digests(live=True) == digests(trusted=True)


def test_what_is_not_legal_is_told_with_its_number() -> None:
    match = played(5)
    wrong = next(
        number
        for number in range(len(GAME.table.texts))
        if number not in match.state.legal()
    )

    with pytest.raises(RecordError, match=r"^action 6: .* is not legal for seat"):
        match.follow([wrong])
    assert 5 == len(match.actions)


def test_an_action_is_asked_for_when_those_before_it_are_played() -> None:
    match = Match(GAME, PLAYERS, seed="lazy")

    def first_legal() -> Iterator[int]:
        for expected in range(10):
            assert expected == len(match.actions)
            yield match.state.legal()[0]

    match.follow(first_legal())
    assert 10 == len(match.actions)
