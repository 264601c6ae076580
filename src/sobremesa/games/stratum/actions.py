"""The questions Stratum asks (stages) and the answers it takes (actions)."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import ATTACHMENT_IDS, CARD_IDS, ORIGINS, SEAT_IDS, SPACE_IDS, THING_IDS

STAGES: Final = Ids()
ACTION: Final[i64] = STAGES.add("action")
PLACE: Final[i64] = STAGES.add("place")
TARGET_CARD: Final[i64] = STAGES.add("target_card")
DESTINATION: Final[i64] = STAGES.add("destination")
TARGET_TERRITORY: Final[i64] = STAGES.add("target_territory")
MACRO_SITE: Final[i64] = STAGES.add("macro_site")
MACRO_FOOD: Final[i64] = STAGES.add("macro_food")
EXCLUSIVE_COST: Final[i64] = STAGES.add("exclusive_cost")
STAGE_IDS: Final = tuple(STAGES)

ROWS: Final = Rows(
    {
        "seat": SEAT_IDS,
        "card": CARD_IDS,
        "space": SPACE_IDS,
        "territory": SEAT_IDS,
        "attachment": ATTACHMENT_IDS,
        "thing": THING_IDS,
        "owner": ORIGINS,
        "clause": ("a", "b", "c"),
    }
)
PLAY: Final[i64] = ROWS.add("play card")
DISCARD: Final[i64] = ROWS.add("discard card")
BUILD: Final[i64] = ROWS.add("build territory")
MACROFUNGUS: Final[i64] = ROWS.add("macrofungus")
AT: Final[i64] = ROWS.add("at space")
CARD: Final[i64] = ROWS.add(  # a row for every space and tab
    "card space attachment",
    [f"{space} {tab}" for space in SPACE_IDS for tab in ("", *ATTACHMENT_IDS)],
)
IN: Final[i64] = ROWS.add("territory territory")
