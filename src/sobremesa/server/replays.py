"""Frames of a finished match."""

from typing import Any

import msgspec

from sobremesa.kernel.log import EVERYONE
from sobremesa.kernel.match import Match, Moment

from . import wire


def frame(moment: Moment, eyes: int) -> wire.Frame:
    """One moment of a match, as these eyes saw it."""
    return wire.Frame(
        number=moment.number,
        seat=moment.seat,
        action=moment.action,
        view=view(moment.match, eyes),
        told=[
            wire.Told(key=event.key, numbers=list(event.numbers))
            for event in moment.events(eyes)
        ],
    )


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
