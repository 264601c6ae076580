"""The questions Escaramuzas asks (stages) and the answers it takes (actions)."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import (
    CARD_IDS,
    FORMATION_IDS,
    LABEL_IDS,
    PIECE_IDS,
    POINT_IDS,
    SEAT_IDS,
)

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

ROWS: Final = Rows(
    {
        "point": POINT_IDS,
        "label": LABEL_IDS,
        "card": CARD_IDS,
        "seat": SEAT_IDS,
        "piece": PIECE_IDS,
        "formation": FORMATION_IDS,
    }
)
TO: Final[i64] = ROWS.add("to point")
UNIT: Final[i64] = ROWS.add("unit label")
ALLY: Final[i64] = ROWS.add("ally label")
TARGET: Final[i64] = ROWS.add("target label")
HELP: Final[i64] = ROWS.add("support label")
PLAY: Final[i64] = ROWS.add("play card")
RIVAL: Final[i64] = ROWS.add("rival rival:seat")
PIECE: Final[i64] = ROWS.add("piece piece")
FORMATION: Final[i64] = ROWS.add("formation formation")
STAY: Final[i64] = ROWS.add("stay")
SWAP: Final[i64] = ROWS.add("swap")
PASS: Final[i64] = ROWS.add("pass")
DONE: Final[i64] = ROWS.add("done")
STAND: Final[i64] = ROWS.add("stand")
WALK: Final[i64] = ROWS.add("walk")
RUN: Final[i64] = ROWS.add("run")
HOLD: Final[i64] = ROWS.add("hold")
EVADE: Final[i64] = ROWS.add("evade")
TAKE: Final[i64] = ROWS.add("take")
DECLINE: Final[i64] = ROWS.add("decline")
GO: Final[i64] = ROWS.add("advance")
REMAIN: Final[i64] = ROWS.add("remain")
