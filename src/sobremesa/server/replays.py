"""Frames of a finished match."""

from typing import Any

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
    """What a seat sees, a spectator, or eyes from which nothing is hidden."""
    return match.game.view(match.state, eyes)
