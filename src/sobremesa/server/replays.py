"""Frames of a finished match."""

from typing import Any

from sobremesa.kernel.goals import ordered
from sobremesa.kernel.match import Match, Moment

from . import wire


def frame(moment: Moment, eyes: int) -> wire.Frame:
    """One moment of a match, as these eyes saw it."""
    seen = view(moment.match, eyes)
    own = moment.match.seat_id(eyes) if eyes >= 0 else ""
    return wire.Frame(
        number=moment.number,
        seat=moment.seat,
        action=moment.action,
        view=seen,
        goals=ordered(moment.match.game.goals(seen), own),
        told=[
            wire.Told(key=event.key, numbers=list(event.numbers))
            for event in moment.events(eyes)
        ],
    )


def view(match: Match, eyes: int) -> Any:
    """What a seat sees, a spectator, or eyes from which nothing is hidden."""
    return match.game.view(match.state, eyes)
