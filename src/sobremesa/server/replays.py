"""Frames of a finished match."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.kernel.log import Event
from sobremesa.kernel.match import Match

from . import wire

EVERYONE = -2  # all-knowing eyes


def frames(
    match: Match, actions: Sequence[int], first: int, count: int, eyes: int
) -> list[wire.Frame]:
    """The moments after `first`, `first` + 1, … actions of a match at its start."""
    made: list[wire.Frame] = []
    told = 0
    for number in range(min(first + count, len(actions) + 1)):
        seat = action = -1
        if number > 0:
            seat, action = int(match.state.seat), actions[number - 1]
            told = len(match.journal.events)
            match.force(action)
        if number >= first:
            made.append(
                wire.Frame(
                    number=number,
                    seat=seat,
                    action=action,
                    view=view(match, eyes),
                    told=[seen(one, eyes) for one in match.journal.events[told:]],
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
