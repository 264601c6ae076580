"""The questions Connected Worlds asks (stages) and the answers it takes (actions)."""

from typing import Final

from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.table import Ids, Rows

from .content import Content
from .rules_boards import HEX_IDS, SEAT_IDS, WORLD_IDS

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
RAZE_BASE: Final[i64] = STAGES.add("raze_base")
STAGE_IDS: Final = tuple(STAGES)
# What research, building and connecting ask, in the order of special actions.
SPECIAL_STAGES: Final = vec[i64]([BUY_ACTION, BUY_UNIT, LINK_FIRST])

END: Final = 0  # the first rows are the same whatever cards there are
MOVE: Final = 1


class Verbs:
    """The action table of a content: the first row of every verb."""

    def __init__(self, content: Content) -> None:
        rows = Rows(
            {
                "seat": SEAT_IDS,
                "card": content.card_ids,
                "piece": content.unit_ids,
                "hex": HEX_IDS,
                "world": WORLD_IDS,
            }
        )
        self.rows = rows
        rows.add("end")
        rows.add("move card", content.action_ids)
        self.use: i64 = rows.add("use card", content.action_ids)
        self.deploy: i64 = rows.add("deploy card", content.unit_ids)
        self.buy: i64 = rows.add("buy card")
        self.pick: i64 = rows.add("pick piece")
        self.from_: i64 = rows.add("from hex")
        self.to: i64 = rows.add("to hex")
        self.link: i64 = rows.add("link hex")
        self.keep: i64 = rows.add("keep")
        self.raze: i64 = rows.add("raze")
