"""The questions Stratum asks (stages) and the answers it takes (actions)."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import ORIGINS, SEAT_IDS, SPACE_IDS, THING_IDS, Cards

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


def layout(cards: Cards) -> Rows:
    """The table for some cards; `Cards` knows where the rows of each verb begin."""
    rows = Rows(
        {
            "seat": SEAT_IDS,
            "card": cards.ids,
            "space": SPACE_IDS,
            "territory": SEAT_IDS,
            "attachment": cards.attachment_ids[1:],
            "thing": THING_IDS,
            "owner": ORIGINS,
            "clause": ("a", "b", "c"),
        }
    )
    firsts = [
        rows.add("play card"),
        rows.add("discard card"),
        rows.add("build territory"),
        rows.add("macrofungus"),
        rows.add("at space"),
        rows.add("card space attachment", cards.target_ids),  # every space and tab
        rows.add("territory territory"),
    ]
    assert firsts == [
        0,
        cards.to_discard,
        cards.to_build,
        cards.to_macrofungus,
        cards.to_space,
        cards.to_card,
        cards.to_territory,
    ]
    return rows
