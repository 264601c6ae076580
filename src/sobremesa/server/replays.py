"""Frames of a finished match."""

from dataclasses import dataclass
from typing import Any

import msgspec

from sobremesa.kernel import notation
from sobremesa.kernel.log import Event
from sobremesa.kernel.match import Match, replay

from . import wire
from .shelf import Shelf

EVERYONE = -2  # all-knowing eyes


@dataclass(frozen=True)
class Shown:
    seed: str
    frames: list[wire.Frame]


def shown(shelf: Shelf, text: str, first: int, count: int, eyes: int) -> Shown:
    """A part of what a record tells, of one's own making and with its seed."""
    record = notation.read(text)
    match = replay(record, shelf.find, live=True)
    return Shown(record.seed or "", frames(match, first, count, eyes))


def frames(match: Match, first: int, count: int, eyes: int) -> list[wire.Frame]:
    """The moments after `first`, `first` + 1, … decisions, through some eyes."""
    again = Match(match.game, match.players, match.options, seed=match.seed)
    made: list[wire.Frame] = []
    told = 0
    for number in range(min(first + count, len(match.actions) + 1)):
        seat = action = -1
        if number > 0:
            seat, action = match.actions[number - 1]
            told = len(again.journal.events)
            again.force(action)
        if number >= first:
            made.append(
                wire.Frame(
                    number=number,
                    seat=seat,
                    action=action,
                    view=view(again, eyes),
                    told=[seen(one, eyes) for one in again.journal.events[told:]],
                )
            )
    return made


def seen(event: Event, eyes: int) -> wire.Told:
    shown = event if eyes == EVERYONE else event.seen_by(eyes)
    return wire.Told(key=shown.key, numbers=list(shown.numbers))


def view(match: Match, eyes: int) -> Any:
    """A seat's view; for all-knowing eyes every seat's secrets laid over it."""
    if eyes != EVERYONE:
        return match.seat(eyes).view
    views = [
        msgspec.to_builtins(match.seat(seat).view) for seat in range(len(match.players))
    ]
    whole = views[0]
    for other in views[1:]:
        whole = reveal(whole, other)
    return whole


def reveal(one: Any, other: Any) -> Any:
    """What one view hides (None) and another shows."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: reveal(value, other.get(key)) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [reveal(a, b) for a, b in zip(one, other, strict=True)]
    return one
