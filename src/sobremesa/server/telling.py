"""How a table stands, told to all its guests at once.

What several eyes share is built once: the card, the public part of a view, the events.
A text is encoded once for all who see the same; putting the texts of different eyes
together from common pieces was tried, and takes longer than msgspec does.
"""

import logging
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from sobremesa.kernel.goals import Goal, ordered
from sobremesa.kernel.log import ALL, NOBODY, SPECTATOR
from sobremesa.kernel.match import NOTHING, Match

from . import wire
from .refusals import Refused

if TYPE_CHECKING:
    from .company import Guest
    from .rooms import Room

DECIDED = 400  # decisions told at once: more than anybody looks back at
UNSEEN = "the table cannot be shown to you now; nothing is lost, the match goes on"
log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Sight(wire.Snapshot, frozen=True, tag="snapshot", dict=True):
    """A snapshot whose text is made once, however many get it."""

    @cached_property
    def text(self) -> str:
        return encode(self).decode()


class Telling:
    """One moment of a table, for all eyes."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.card = room.card()
        self.thinking = bool(room.pacer.bot())
        self.deadline = room.pacer.time_left()
        self.views: dict[int, msgspec.Struct] = {}
        self.events: dict[int, list[wire.Told]] = {}  # that all may know, by the first
        self.sights: dict[object, Sight] = {}

    def snapshot(self, guest: "Guest") -> Sight:
        """All a guest may see, built from its seat's view and log only."""
        host = self.room.is_host(guest)
        same = (host, guest.eyes, guest.since, *guest.held)  # for whom it is equal
        if same not in self.sights:
            match = self.room.match
            self.sights[same] = (
                self.waiting(guest) if match is None else self.look(match, guest)
            )
        return self.sights[same]

    def look(self, match: Match, guest: "Guest") -> Sight:
        eyes = guest.eyes
        seat, over = match.seat(eyes), match.over
        result = match.result if over else None
        since = min(guest.since, len(match.journal.events))
        return Sight(
            table=self.card,
            eyes=eyes,
            held=guest.held,
            decisions=len(match.actions),
            asked=NOBODY if over else int(match.state.seat),
            stage=seat.stage,
            legal=seat.legal,
            view=self.view(match, eyes),
            since=since,
            told=self.told(match, since, eyes),
            decided=self.decided(match, since, eyes),
            undo=seat.asked and bool(match.undoable),
            thinking=self.thinking,
            deadline=self.deadline,
            scores=result.scores if result else None,
            ends=result.ends if result else None,
            causes=result.rules if result else None,
            ending=result.rule if result else "",
            seed=self.room.row.seed if over and not self.room.row.lesson else "",
            host=self.room.is_host(guest),
            lesson=self.lesson(match, eyes),
            goals=self.goals(match, eyes),
        )

    def lesson(self, match: Match, eyes: int) -> wire.LessonPlace | None:
        """Where the lesson stands; it speaks to the learner alone."""
        tutor = self.room.tutor
        if tutor is None or eyes != tutor.lesson.seat:
            return None
        place = tutor.follow(match)
        return wire.LessonPlace(
            said=[moment.key for moment in place.said],
            awaited=list(place.awaited),
            at=place.at,
            over=place.over,
        )

    def waiting(self, guest: "Guest") -> Sight:
        """Nothing is dealt before the start."""
        return Sight(
            table=self.card,
            eyes=guest.eyes,
            held=guest.held,
            decisions=0,
            asked=NOBODY,
            stage="waiting",
            legal=[],
            view=None,
            since=0,
            told=[],
            decided=[],
            undo=False,
            thinking=False,
            deadline=None,
            scores=None,
            ends=None,
            causes=None,
            ending="",
            seed="",
            host=self.room.is_host(guest),
        )

    def view(self, match: Match, eyes: int) -> msgspec.Struct:
        """What these eyes see: the dearest part."""
        views = self.views
        if SPECTATOR not in views:
            views[SPECTATOR] = match.seat(SPECTATOR).view
        if eyes not in views:
            views[eyes] = match.seat(eyes).view_besides(views[SPECTATOR])
        return views[eyes]

    def goals(self, match: Match, eyes: int) -> list[Goal]:
        """How near everyone is, worked out of the same view."""
        told = match.game.goals(self.view(match, eyes))
        return ordered(told, match.seat_id(eyes) if eyes >= 0 else "")

    def told(self, match: Match, since: int, eyes: int) -> list[wire.Told]:
        """Events from a number on, with what these eyes may know of them."""
        if since in self.events:
            return self.events[since]
        events = match.events_since(since, eyes)
        told = [wire.Told(key=e.key, numbers=list(e.numbers)) for e in events]
        if all(event.eyes == ALL for event in match.journal.events[since:]):
            self.events[since] = told
        return told

    def decided(self, match: Match, since: int, eyes: int) -> list[wire.Decided]:
        """Whose decisions the events from a number on come from."""
        stood, count = self.room.pacer.stood, len(match.actions)
        found: list[wire.Decided] = []
        for number in range(count - 1, max(-1, count - 1 - DECIDED), -1):
            seat, action = match.actions[number]
            if match.firsts[number] < since:
                break
            found.append(
                wire.Decided(
                    seat=seat,
                    first=match.firsts[number],
                    action=action if seat == eyes else NOTHING,
                    stand_in=stood.get(number, ""),
                )
            )
        return found[::-1]


def tell(room: "Room", *guests: "Guest") -> None:
    """How things stand, to each through its own eyes.

    A view that fails is told to those it fails; the table goes on for the others.
    """
    telling = Telling(room)
    for guest in guests:
        try:
            sight = telling.snapshot(guest)
        except Exception:
            room.store.metrics.failures.inc()
            log.exception("table %s: no view for %d", room.row.id, guest.eyes)
            guest.send(Refused("server", UNSEEN).refusal())
            continue
        guest.since = sight.since + len(sight.told)
        guest.send(sight)
