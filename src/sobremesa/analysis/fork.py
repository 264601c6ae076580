"""What if: a match goes on otherwise, from a moment of it.

A fork begins at the decision of one seat, at a state that seat could believe in: what
it could not know there is dealt anew, whether the match it is taken from is over or
not. So no fork can tell what is hidden.
"""

from dataclasses import dataclass

from sobremesa.kernel import position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.match import Find, Match, replay
from sobremesa.kernel.record import Record


@dataclass(frozen=True)
class Fork:
    """Where another match can begin, and whose decision it is there."""

    position: str
    seat: int


def fork(match: Match, luck: str) -> Fork:
    """From a match as it stands, by what the seat that is asked can believe."""
    if match.over:
        raise Mistake("the match is over there, nobody is asked to decide")
    seat = int(match.state.seat)
    state = match.seat(seat).imagine(Fast(luck))
    chosen = match.game.public_options(match.options)
    return Fork(position.write(match.game, chosen, state), seat)


def fork_at(record: Record, number: int, find: Find, luck: str) -> Fork:
    """From a recorded match after a number of decisions."""
    most = len(record.actions)
    if not 0 <= number <= most:
        raise Mistake(f"there is no moment {number}, this match has 0 to {most}")
    return fork(replay(record.cut(number), find), luck)
