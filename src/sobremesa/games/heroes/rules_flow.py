"""Where a match stands: whose turn it is, what is asked, and what comes next."""

from typing import Final

from sobremesa.kernel.columns import filled
from sobremesa.kernel.native import i64, vec

from .content import CHARACTER, Box
from .rules_effects import Use
from .rules_field import NONE, Field

SETUP: Final = 0  # phases
PREPARATION: Final = 1
FIGHT: Final = 2
CLOSING: Final = 3  # R5
BETWEEN: Final = 4  # two turns: it is nobody's

ASKED: Final = 0  # what comes next: an answer, or something that goes by itself
NEXT_ROUND: Final = 1
NEXT_TURN: Final = 2
NEXT_FIGHTER: Final = 3
RESOLUTION: Final = 4
END_OF_TURN: Final = 5


class Flow:
    """Where a match stands, beside what lies on the table.

    Nothing here runs on by itself: functions say what comes `next`, `Heroes` does it.
    """

    def __init__(self, box: Box, field: Field, use: Use) -> None:
        self.box = box  # shared, never written
        self.field = field
        self.use = use
        self.seat: i64 = 0  # who is asked
        self.stage: i64 = 0  # what
        self.next: i64 = ASKED
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.turn: i64 = 0  # the seat whose turn it is
        self.start: i64 = 0  # the starting seat
        self.card: i64 = NONE  # being played
        self.part: i64 = 0  # of a Mixed schedule
        self.redraws: i64 = 0
        self.last = vec[i64]()  # drawn during set-up, by seat

    def clone(self) -> "Flow":
        twin = Flow(self.box, self.field.clone(), self.use.clone())
        twin.seat, twin.stage, twin.next = self.seat, self.stage, self.next
        twin.phase, twin.round = self.phase, self.round
        twin.turn, twin.start, twin.card = self.turn, self.start, self.card
        twin.part, twin.redraws, twin.last = self.part, self.redraws, self.last[:]
        return twin

    def clear(self) -> None:
        """Nothing under way."""
        self.use.move = NONE
        self.card = NONE
        self.last = filled(self.box.seats, NONE)

    def ask(self, stage: i64, seat: i64) -> None:
        self.stage, self.seat, self.next = stage, seat, ASKED

    def following(self, seat: i64) -> i64:
        """3.10 Rounds: who comes after a seat in this round, or -1.
        1.8 Turn order and ties: ascending, cyclic.
        10.2 Arena: an eliminated player's turn is left out.
        """
        seats = self.box.seats
        at = (seat - self.start + seats) % seats + 1
        while at < seats:
            other = (self.start + at) % seats
            if self.field.plays(other):
                return other
            at += 1
        return NONE

    def cut_short(self) -> bool:
        """3.9 Eliminated in one's own turn: it stops.
        11.1 The last side: or the stage is over.
        """
        if self.field.ended:
            return True
        if self.phase == SETUP or self.phase == BETWEEN:
            return False
        if self.field.out[self.turn] == 0:
            return False
        return not (self.box.coop and self.phase == FIGHT)  # 10.22: nobody's turn

    def is_character(self, card: i64) -> bool:
        return self.box.cards.type[card] == CHARACTER
