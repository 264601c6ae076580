"""What is pending in Heroes: phases, steps that go by themselves, the move in use."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids

NONE: Final[i64] = -1

PHASES: Final = Ids()
SETUP: Final[i64] = PHASES.add("setup")
PREPARATION: Final[i64] = PHASES.add("preparation")
FIGHT: Final[i64] = PHASES.add("combat")
CLOSING: Final[i64] = PHASES.add("closing")  # R5
BETWEEN: Final[i64] = PHASES.add("between")  # two turns: it is nobody's

STEPS: Final = Ids()
# of a use and of Combat
T_FIGHTER: Final[i64] = STEPS.add("fighter")
T_RESOLVE: Final[i64] = STEPS.add("resolve")  # the steps of a move, further on
T_USED: Final[i64] = STEPS.add("used")
# of a turn
T_TURN: Final[i64] = STEPS.add("turn")
T_DRAW: Final[i64] = STEPS.add("draw")
T_PREPARE: Final[i64] = STEPS.add("prepare")
T_RESOLUTION: Final[i64] = STEPS.add("resolution")
T_LAPSE: Final[i64] = STEPS.add("lapse")
T_RIPEN: Final[i64] = STEPS.add("ripen")
T_CLOSE: Final[i64] = STEPS.add("close")
T_TURN_END: Final[i64] = STEPS.add("turn_end")
# of all the rest
T_MATCH: Final[i64] = STEPS.add("match")
T_ROUND: Final[i64] = STEPS.add("round")
T_ROUND_END: Final[i64] = STEPS.add("round_end")
T_MOB: Final[i64] = STEPS.add("mob")
T_CUT: Final[i64] = STEPS.add("cut")  # in place of all that is pending
T_CONCLUDE: Final[i64] = STEPS.add("conclude")  # likewise

# Ways to use a move; those of a Character are bits of what it has used this turn.
WAYS: Final = Ids()
PRINTED_WAY: Final[i64] = WAYS.add("1")
WAYS.add("2")
WAYS.add("3")
CARD_WAY: Final[i64] = WAYS.add("c1")  # attached Actions
WAYS.add("c2")
WAYS.add("c3")
WAYS.add("c4")
PASSIVE_WAY: Final[i64] = WAYS.add("p")
GEAR_WAY: Final[i64] = WAYS.add("gear")
SOURCE_WAY: Final[i64] = WAYS.add("source")
MOB_WAY: Final[i64] = WAYS.add("mob")


class Use:
    """A move being used: who, on whom, and how far it has come."""

    def __init__(self) -> None:
        self.move: i64 = NONE
        self.way: i64 = NONE
        self.seat: i64 = NONE  # the acting player
        self.actor: i64 = NONE  # the acting Character
        self.place: i64 = NONE  # or the Equipment, or the Source
        self.step: i64 = 0
        self.picks: i64 = 0  # choices still to make
        self.enemy: i64 = NONE
        self.foe: i64 = NONE
        self.gear: i64 = NONE
        self.ally: i64 = NONE
        self.other: i64 = NONE
        self.own: i64 = NONE
        self.times: i64 = 0  # resolutions so far
        self.attack = False
        self.attacker: i64 = NONE  # of a `hit:` trigger
        self.evaded: i64 = 0  # Characters the attack does nothing to, as bits
        self.spared: i64 = 0  # by Perception
        self.hits: i64 = 0  # whose `hit:` it has fired
        self.might: i64 = 0  # of the actor, as last known (7.12)
        self.pace: i64 = 0
        self.owing: i64 = 0  # cards the foe has still to discard
        self.prey: i64 = 0  # possible targets of the Mob

    def clone(self) -> "Use":
        twin = Use()
        if self.move < 0:
            return twin
        twin.move, twin.way, twin.seat = self.move, self.way, self.seat
        twin.actor, twin.place, twin.step = self.actor, self.place, self.step
        twin.picks, twin.enemy, twin.foe = self.picks, self.enemy, self.foe
        twin.gear, twin.ally, twin.other = self.gear, self.ally, self.other
        twin.own, twin.times, twin.attack = self.own, self.times, self.attack
        twin.attacker, twin.prey = self.attacker, self.prey
        twin.evaded, twin.spared, twin.hits = self.evaded, self.spared, self.hits
        twin.might, twin.pace, twin.owing = self.might, self.pace, self.owing
        return twin

    def pick(self) -> i64:
        """The choice to make next, as a bit; 0 when all are made."""
        return self.picks & -self.picks
