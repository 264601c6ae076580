"""What would come of an action, as far as the seat that asks can know."""

import msgspec

from .dice import Fast
from .log import Event, Journal
from .seat import Seat

LOOKS = 12  # states the seat could believe in, in each of which the action is tried
RARE = 1 / 6  # what comes less often is not told
MOST = 12  # events told


class Foreseen(msgspec.Struct, frozen=True):
    """An event, and in how many of the looks it came."""

    key: str
    numbers: list[int]
    share: float  # 1: whatever the seat cannot see, and whatever the dice

    @property
    def event(self) -> Event:
        return Event(self.key, tuple(self.numbers))


class Foresight(msgspec.Struct, frozen=True):
    rule: str  # that puts the question
    events: list[Foreseen]  # in their order
    stage: str  # the question that follows, "" if that depends
    asked: str  # of whom, "" likewise


def question_rule(seat: Seat) -> str:
    """The rule that puts the question now on the table; "" if no game says so."""
    return seat.game.questions.get(seat.stage, "").partition(" ")[0]


def foresee(seat: Seat, action: int) -> Foresight:
    """A legal action, played out on imagined states up to the next question.

    The same question gets the same answer: asking again tells nothing more.
    """
    dice = Fast(f"ask {action}")
    seen: list[list[Event]] = []
    ahead: set[tuple[str, str]] = set()
    for _ in range(LOOKS):
        state, journal = seat.imagine(dice), Journal()
        state.apply(action, dice, journal)
        seen.append([event.seen_by(seat.number) for event in journal.events])
        next_seat = Seat(seat.game, state, int(state.seat))
        ahead.add((next_seat.stage, next_seat.id))
    stage, asked = ahead.pop() if len(ahead) == 1 else ("", "")
    return Foresight(
        rule=question_rule(seat), events=shares(seen), stage=stage, asked=asked
    )


def shares(seen: list[list[Event]]) -> list[Foreseen]:
    """What came in all looks or in many, each event once, in the order it came."""
    order: dict[Event, None] = {}
    for events in seen:
        order.update(dict.fromkeys(events))
    found = [
        Foreseen(event.key, list(event.numbers), share)
        for event in order
        if (share := sum(event in events for events in seen) / len(seen)) >= RARE
    ]
    likely = sorted(found, key=lambda one: -one.share)[:MOST]
    return [one for one in found if one in likely]
