"""The questions Escaramuzas asks (stages) and the answers it takes (actions).

Which units, cards, pieces and formations answers can name is content: so each content
has a table of its own, and the numbers of its rows.
"""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import POINT_IDS, SEAT_IDS, Content

STAGES: Final = Ids()
DRAFT_PIECE: Final[i64] = STAGES.add("draft_piece")
DRAFT_AT: Final[i64] = STAGES.add("draft_at")
SIDE_CHOICE: Final[i64] = STAGES.add("side_choice")
DEPLOY_UNIT: Final[i64] = STAGES.add("deploy_unit")
DEPLOY_AT: Final[i64] = STAGES.add("deploy_at")
ACTIVATE: Final[i64] = STAGES.add("activate")  # the first one of a round
MODE: Final[i64] = STAGES.add("mode")
MOVE_TO: Final[i64] = STAGES.add("move_to")
ATTACK: Final[i64] = STAGES.add("attack")
REACT: Final[i64] = STAGES.add("react")
DEFEND: Final[i64] = STAGES.add("defend")
ADVANCE: Final[i64] = STAGES.add("advance")
SUPPORT: Final[i64] = STAGES.add("support")
CARD_ALLY: Final[i64] = STAGES.add("card_ally")
CARD_TARGET: Final[i64] = STAGES.add("card_target")
CARD_TO: Final[i64] = STAGES.add("card_to")
CARD_RIVAL: Final[i64] = STAGES.add("card_rival")
STAGE_IDS: Final = tuple(STAGES)
# The rule that puts each question, and the verbs that can ever answer it (section 4).
QUESTIONS: Final = {
    "draft_piece": "3.7 piece",
    "draft_at": "3.7 to",
    "side_choice": "4.1 stay swap",
    "deploy_unit": "4.2 unit formation",
    "deploy_at": "4.4 to",
    "activate": "5.5 unit pass done",
    "mode": "6.1 stand walk run play",
    "move_to": "6.3 to",
    "attack": "6.9 ally target play hold",
    "react": "13.5 play decline",
    "defend": "8.5 play evade take",
    "advance": "10.1 advance remain",
    "support": "10.2 support decline",
    "card_ally": "13.9 ally",
    "card_target": "13.9 target",
    "card_to": "13.9 to",
    "card_rival": "13.9 rival",
}

SIX: Final = 6  # seats that edition 1 could name
TO: Final = 0  # `to x,y` stands first in every table: its rows are the points


class Actions:
    """The rows of one content's table: each verb's first."""

    def __init__(self, content: Content) -> None:
        rows = Rows(
            {
                "point": POINT_IDS,
                "label": content.label_ids,
                "card": content.designs.ids,
                "seat": SEAT_IDS,
                "piece": content.piece_ids,
                "formation": content.formation_ids,
            }
        )
        self.rows = rows
        rows.add("to point")
        self.unit: i64 = rows.add("unit label")
        self.ally: i64 = rows.add("ally label")
        self.target: i64 = rows.add("target label")
        self.help: i64 = rows.add("support label")
        self.play: i64 = rows.add("play card")
        self.rival: i64 = rows.add("rival rival:seat", only=SEAT_IDS[:SIX])
        self.piece: i64 = rows.add("piece piece")
        self.formation: i64 = rows.add("formation formation")
        self.stay: i64 = rows.add("stay")
        self.swap: i64 = rows.add("swap")
        self.pass_: i64 = rows.add("pass")
        self.done: i64 = rows.add("done")
        self.stand: i64 = rows.add("stand")
        self.walk: i64 = rows.add("walk")
        self.run: i64 = rows.add("run")
        self.hold: i64 = rows.add("hold")
        self.evade: i64 = rows.add("evade")
        self.take: i64 = rows.add("take")
        self.decline: i64 = rows.add("decline")
        self.go: i64 = rows.add("advance")
        self.remain: i64 = rows.add("remain")
        # Edition 2: a fourth seat of each side.
        self.late_rival: i64 = rows.more("rival", only=SEAT_IDS[SIX:])

    def naming(self, seat: i64) -> i64:
        """The answer that names a seat as rival."""
        return self.rival + seat if seat < SIX else self.late_rival + seat - SIX

    def named_by(self, action: i64) -> i64:
        """The seat that a `rival` names."""
        if action < self.late_rival:
            return action - self.rival
        return action - self.late_rival + SIX

    def is_card(self, action: i64) -> bool:
        """Whether an answer plays a card."""
        return self.play <= action < self.rival
