"""The questions Connected Worlds asks (stages) and the answers it takes (actions)."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import ACTION_IDS, CARD_IDS, HEX_IDS, SEAT_IDS, UNIT_IDS, WORLD_IDS

STAGES: Final = Ids()
PLACE_BASE: Final[i64] = STAGES.add("place_base")
MAIN: Final[i64] = STAGES.add("main")
MOVE_FROM: Final[i64] = STAGES.add("move_from")
MOVE_PIECE: Final[i64] = STAGES.add("move_piece")
MOVE_TO: Final[i64] = STAGES.add("move_to")
BUY_ACTION: Final[i64] = STAGES.add("buy_action")
BUY_UNIT: Final[i64] = STAGES.add("buy_unit")
LINK_FIRST: Final[i64] = STAGES.add("link_first")
LINK_SECOND: Final[i64] = STAGES.add("link_second")
DEPLOY_TO: Final[i64] = STAGES.add("deploy_to")
STAGE_IDS: Final = tuple(STAGES)

ROWS: Final = Rows(
    {
        "seat": SEAT_IDS,
        "card": CARD_IDS,
        "piece": UNIT_IDS,
        "hex": HEX_IDS,
        "world": WORLD_IDS,
    }
)
END: Final[i64] = ROWS.add("end")
MOVE: Final[i64] = ROWS.add("move card", ACTION_IDS)
USE: Final[i64] = ROWS.add("use card", ACTION_IDS)
DEPLOY: Final[i64] = ROWS.add("deploy card", UNIT_IDS)
BUY: Final[i64] = ROWS.add("buy card")
PICK: Final[i64] = ROWS.add("pick piece")
FROM: Final[i64] = ROWS.add("from hex")
TO: Final[i64] = ROWS.add("to hex")
LINK: Final[i64] = ROWS.add("link hex")
