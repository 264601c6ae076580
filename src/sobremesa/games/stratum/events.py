"""What Stratum tells: event keys, and the kinds of their numbers.

A number is the index of an element of its kind, or plain (round, count).
A word is a kind, or `name:kind` where two numbers are of one kind.
"""

from .content import (
    ATTACH,
    FRUIT,
    IVY,
    KILL,
    MOVE,
    PARASITE,
    PLACE,
    POPULATION,
    TERRITORY,
    Cards,
)


def of_sort(cards: Cards, keys: list[str], sort: int, numbers: str) -> dict[str, str]:
    """The keys of all cards of a sort."""
    return {
        key: numbers for key, of in zip(keys, cards.sort, strict=True) if of == sort
    }


def sprouting(cards: Cards) -> dict[str, str]:
    """The keys of those that kill and leave mushrooms."""
    told = zip(cards.keys.sprouts, cards.sort, cards.mushrooms, strict=True)
    return {key: "space" for key, sort, some in told if sort == KILL and some}


def planting(cards: Cards) -> dict[str, str]:
    """The keys of those that put plants somewhere."""
    return {
        key: "space"
        for key, some in zip(cards.keys.plants, cards.plants, strict=True)
        if some
    }


def shedding(cards: Cards) -> dict[str, str]:
    """The keys of attachments that are discarded when they have done their work."""
    return {
        cards.keys.discarded[cards.tab_card[tab]]: "card owner"
        for tab, effect in enumerate(cards.effect)
        if effect in (PARASITE, FRUIT, IVY)
    }


def events_of(cards: Cards) -> dict[str, str]:
    keys = cards.keys
    return {
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
        **dict.fromkeys(keys.played[POPULATION:], "seat card"),
        **of_sort(cards, keys.attached, ATTACH, "seat card space"),
        **of_sort(cards, keys.dies, KILL, "thing space"),
        **of_sort(cards, keys.moves, MOVE, "thing from:space to:space"),
        **of_sort(cards, keys.dies, TERRITORY, "thing space"),
        **of_sort(cards, keys.razed, TERRITORY, "territory"),
        **of_sort(cards, keys.placed, PLACE, "space"),
        **shedding(cards),
        "7.1/prevented": "thing space",
        **sprouting(cards),
        "7.8/sprouts": "space",
        "7.12/grows": "space",
        "7.13/regrows": "space",
        **planting(cards),
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
