"""What Stratum tells: event keys, and the kinds of their numbers.

A number is the index of an element of its kind, or plain (round, count).
A word is a kind, or `name:kind` where two numbers are of one kind.
"""

from typing import Final

from .content import (
    ATTACH,
    ATTACHED,
    CARD_IDS,
    DIES,
    DISCARDED,
    KILL,
    MOVE,
    MOVES,
    PLACE,
    PLACED,
    PLAYED,
    POPULATION,
    RAZED,
    SORT,
    TERRITORY,
)

INFLUENCE: Final = range(POPULATION, len(CARD_IDS))
SHED: Final = [CARD_IDS.index(card) for card in ("parasite", "fruit", "ivy")]


def of_sort(keys: list[str], sort: int, numbers: str) -> dict[str, str]:
    """The keys of all cards of a sort."""
    return {keys[card]: numbers for card in INFLUENCE if SORT[card] == sort}


EVENTS: Final[dict[str, str]] = {
    "2.2/starts": "thing space",
    "2.3/draws": "seat card",
    "3.1/round": "round",
    "3.3/ecosystem": "round",
    "4.2/played": "seat card",
    "4.2/placed": "seat card space",
    "4.4/discards": "seat card",
    "4.9/lost": "seat count",
    "4.10/pays": "seat card",
    "5.1/marked": "thing space",
    "5.2/marked": "thing space",
    "5.5/returned": "card owner",
    "5.6/sprouts": "space",
    "5.7/sprouts": "space",
    **{PLAYED[card]: "seat card" for card in INFLUENCE},
    **of_sort(ATTACHED, ATTACH, "seat card space"),
    **of_sort(DIES, KILL, "thing space"),
    **of_sort(MOVES, MOVE, "thing from:space to:space"),
    **of_sort(DIES, TERRITORY, "thing space"),
    **of_sort(RAZED, TERRITORY, "territory"),
    **of_sort(PLACED, PLACE, "space"),
    **{DISCARDED[card]: "card owner" for card in SHED},
    "7.1/prevented": "thing space",
    "7.7/sprouts": "space",
    "7.8/sprouts": "space",
    "7.12/grows": "space",
    "7.13/regrows": "space",
    "7.20/plants": "space",
    "8.2/built": "seat territory",
    "8.3/dies": "thing space",
    "9.2/taken": "seat space",
    "9.2/created": "seat space",
    "10.2/dies": "thing space clause",
    "10.3/grows": "thing space clause",
    "10.4/dies": "thing space clause",
    "10.5/grows": "thing space",
    "10.6/none": "thing",
    "11.1/razed": "territory",
    "11.2/eaten": "hunter:space space",
    "11.3/razed": "territory",
    "12.2/wins": "seat partner:seat",
    "12.3/wins": "seat",
    "12.4/wins": "seat",
    "12.6/limit": "round",
    "12.6/ahead": "seat",
    "13.2/draws": "seat card",
    "13.3/reshuffled": "seat count",
}
