"""Logs: what is told, and to whom."""

import pytest

from sobremesa.kernel.log import ALL, Event, Journal, Silence


def test_what_is_said_is_kept_in_order() -> None:
    journal = Journal()

    journal.say("5.3/dies", 1, 13)
    journal.say("3.1/round")
    journal.say("1.1/all", 1, 2, 3, 4, 5)

    told = [str(event) for event in journal.events]
    assert ["5.3/dies 1 13", "3.1/round", "1.1/all 1 2 3 4 5"] == told
    assert {ALL} == {event.eyes for event in journal.events}


def test_zero_and_minus_one_are_numbers_too() -> None:
    journal = Journal()

    journal.say("5.3/dies", 0, -1)

    assert (0, -1) == journal.events[0].numbers


@pytest.mark.parametrize(
    ("seat", "seen"),
    [(0, "13.2/draws 2"), (2, "13.2/draws 2 17"), (-1, "13.2/draws 2")],
)
def test_others_see_only_the_first_number_of_a_whisper(seat: int, seen: str) -> None:
    journal = Journal()

    journal.whisper("13.2/draws", 1 << 2, 2, 17)

    assert "13.2/draws 2 17" == str(journal.events[0])
    assert seen == str(journal.events[0].seen_by(seat))


def test_a_whisper_can_be_for_several_seats() -> None:
    journal = Journal()

    journal.whisper("13.2/draws", 0b0101, 2, 17, 3)

    event = journal.events[0]
    assert [True, False, True, False] == [event.shows(seat) for seat in range(4)]
    assert not event.shows(-1)
    assert (2, 17, 3) == event.seen_by(0).numbers


def test_everyone_sees_what_is_said() -> None:
    event = Event("5.3/dies", (1, 13))

    assert [event] * 5 == [event.seen_by(seat) for seat in range(-1, 4)]


def test_what_a_seat_sees_does_not_tell_whose_secret_it_was() -> None:
    event = Event("13.2/draws", (2, 17), 0b0100)

    assert ALL == event.seen_by(0).eyes
    assert ALL == event.seen_by(2).eyes


def test_an_event_knows_its_rule() -> None:
    assert "5.3" == Event("5.3/dies", ()).rule


def test_events_are_equal_if_all_their_parts_are() -> None:
    event = Event("5.3/dies", (1, 13))

    assert Event("5.3/dies", (1, 13)) == event
    assert hash(Event("5.3/dies", (1, 13))) == hash(event)
    others = [
        Event("5.4/dies", (1, 13)),
        Event("5.3/dies", (1, 12)),
        Event("5.3/dies", (1, 13), 1),
        "5.3/dies 1 13",
    ]
    assert event not in others


def test_silence_keeps_nothing_and_says_so() -> None:
    silence = Silence()

    silence.say("5.3/dies", 1)
    silence.whisper("13.2/draws", 1, 0, 17)

    assert not silence.heard
    assert Journal().heard
