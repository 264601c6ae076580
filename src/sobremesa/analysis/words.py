"""Turning points in words."""

from sobremesa.i18n import Words

from .analysis import Analysis, Turn
from .weigh import Weighed

SAID = {  # by kind, and whether it was good for the seat
    ("blunder", False): "analysis-blunder",
    ("luck", True): "analysis-lucky",
    ("luck", False): "analysis-unlucky",
    ("move", True): "analysis-move",
}


def percent(chance: float) -> int:
    return round(100 * chance)


def share(words: Words, chance: float) -> str:
    return words.say("chance-percent", value=percent(chance))


def side_name(words: Words, analysis: Analysis, seat: int) -> str:
    """Whose chance it is: a seat's, a team's, or everyone's."""
    side = analysis.side(seat)
    if len(side) == len(analysis.seats) > 1:
        return words.say("analysis-everyone")
    return " + ".join(words.element("seat", analysis.seats[one]) for one in side)


def action(words: Words, number: int, one: Weighed) -> str:
    """By what stood then where it points."""
    game = words.game
    assert game is not None
    text = game.table.text(number)
    return words.action(text, lambda kind, id: one.here.get(f"{kind}:{id}", ""))


def move(words: Words, analysis: Analysis, number: int) -> str:
    """A whole move as far as a decision: `Play Plant · In S2`."""
    at = number - 1
    while at > 0 and goes_on(analysis, at):
        at -= 1
    parts = analysis.decisions[at:number]
    return " · ".join(action(words, one.action, one) for one in parts)


def goes_on(analysis: Analysis, at: int) -> bool:
    """Whether a decision is a part of what the same seat began before."""
    one, before = analysis.decisions[at], analysis.decisions[at - 1]
    return not one.begins and one.seat == before.seat


def sentence(words: Words, analysis: Analysis, turn: Turn) -> str:
    """What happened at a turning point, and what was preferred there."""
    one = analysis.decisions[turn.number - 1]
    best = one.best if one.best >= 0 else one.action
    return words.say(
        SAID[turn.kind, turn.by > 0],
        number=turn.number,
        seat=words.element("seat", analysis.seats[one.seat]),
        whose=side_name(words, analysis, turn.seat),
        action=move(words, analysis, turn.number),
        best=action(words, best, one),
        before=percent(one.before[turn.seat]),
        decided=percent(one.decided[turn.seat]),
        settled=percent(one.settled[turn.seat]),
        worth=percent(one.worth),
        hoped=percent(one.hoped),
    )


def how(words: Words, analysis: Analysis) -> str:
    """How the chances were found."""
    return words.say("analysis-how", rolls=analysis.rolls)
