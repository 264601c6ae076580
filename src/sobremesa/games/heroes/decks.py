"""HC-12 Deck building: reading a deck list, and every limit it breaks."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sobremesa.kernel.errors import SHOWN, TOLD, Problem, Problems, nearest, shown

from .content import CHARACTER, SOURCE, Cards
from .printed import CONTENT

CARD = re.compile(r"(?:(\d{1,2})\s*(?:[x*]\s*)?)?([a-z][a-z0-9_]*)")
STARS = 5
DECKS: dict[str, dict[str, int]] = CONTENT["decks"]  # the printed ones


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The numbers of HC-12, as the options set them."""

    least: int = 30
    most: int = 40
    copies: int = 3
    characters: int = 10
    sources: int = 8

    #: The options that set them, in order.
    NAMES: ClassVar = (
        *("deck_min", "deck_max", "copies_max"),
        *("deck_characters_max", "deck_sources_max"),
    )

    @classmethod
    def of(cls, chosen: Mapping[str, int]) -> "Limits":
        least, most, copies, characters, sources = (chosen[one] for one in cls.NAMES)
        return cls(
            least=least,
            most=most,
            copies=copies,
            characters=characters,
            sources=sources,
        )


def read_deck(text: str) -> dict[str, int]:
    """Copies by card id from `3*solar_plant,1*oracle,…` or a line a card.

    Lines that begin with # are remarks.
    """
    deck, wrong = scan_deck(text)
    if wrong:
        raise Problems(wrong)
    return deck


def scan_deck(text: str) -> tuple[dict[str, int], list[Problem]]:
    """What can be read, and what cannot."""
    found: dict[str, int] = {}
    wrong: list[Problem] = []
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for part in ",".join(lines).split(","):
        word = part.strip()
        card = CARD.fullmatch(word)
        if card:
            found[card[2]] = found.get(card[2], 0) + int(card[1] or 1)
        elif word:
            told = f"{shown(word)} is not a number of copies and a card id"
            wrong.append(Problem(told, "2.1/word", {"word": word[:SHOWN]}))
    return found, wrong


def write_deck(deck: Mapping[str, int]) -> str:
    """The list as an option takes it."""
    return ",".join(f"{copies}*{card}" for card, copies in deck.items() if copies)


def write_file(deck: Mapping[str, int]) -> str:
    """The list as a file: a line a card."""
    return "".join(f"{copies} {card}\n" for card, copies in deck.items())


def check_deck(
    cards: Cards, deck: Mapping[str, int], limits: Limits | None = None
) -> list[str]:
    """2.1 Legal decks only: every violated limit, each with its rule."""
    return [
        f"HC-{problem.rule}: {problem.text}" if problem.rule != "2.1" else problem.text
        for problem in deck_problems(cards, deck, limits or Limits())
    ]


def deck_problems(
    cards: Cards, deck: Mapping[str, int], limits: Limits
) -> list[Problem]:
    """12.1 Deck size: from the least to the most.
    12.2 Copies of a card: not too many.

    And what else a deck list can get wrong.
    """
    player = {id: at for at, id in enumerate(cards.ids[: cards.count])}
    strange = [id for id in deck if id not in player]
    found = [stranger(cards, id) for id in strange[:TOLD]]
    known = {player[id]: n for id, n in deck.items() if id in player}
    size = sum(deck.values())
    least, most = limits.least, limits.most
    if not least <= size <= most:
        told = f"{size} cards, it must be {least} to {most}"
        values = {"count": size, "least": least, "most": most}
        found.append(Problem(told, "12.1/size", values))
    for card, copies in known.items():
        if copies > limits.copies:
            told = f"at most {limits.copies}"
            found.append(too_many(cards, "12.2/copies", card, copies, told, limits))
    return [*found, *check_kinds(cards, known, limits)]


def stranger(cards: Cards, id: str) -> Problem:
    """12.6 What every deck needs: no Mob, and only cards that there are."""
    if id in cards.ids:
        return Problem(f"{id} is a Mob", "12.6/mob", {"card": id})
    told = f"there is no card {shown(id)}"
    if near := nearest(id, cards.ids[: cards.count]):
        values = {"word": id[:SHOWN], "card": near}
        return Problem(f"{told}; did you mean {near}?", "2.1/misspelt", values)
    return Problem(told, "2.1/unknown", {"word": id[:SHOWN]})


def too_many(
    cards: Cards, key: str, card: int, copies: int, told: str, limits: Limits
) -> Problem:
    id = cards.ids[card]
    values: dict[str, int | str] = {"card": id, "count": copies, "most": limits.copies}
    return Problem(f"{copies} copies of {id}, {told}", key, values)


def check_kinds(
    cards: Cards, known: Mapping[int, int], limits: Limits
) -> list[Problem]:
    """12.3 Characters of a deck: not too many; a 5-star one once.
    12.4 Sources of a deck: not too many.
    12.5 Unique cards of a deck: each once.
    12.6 What every deck needs: some Characters.
    """
    found: list[Problem] = []
    people = sum(n for card, n in known.items() if cards.type[card] == CHARACTER)
    most = limits.characters
    if people > most:
        told = f"{people} Characters, at most {most}"
        found.append(Problem(told, "12.3/people", {"count": people, "most": most}))
    for card, copies in known.items():
        if cards.stars[card] == STARS and copies > 1:
            told = "a 5-star Character at most once"
            found.append(too_many(cards, "12.3/stars", card, copies, told, limits))
    sources = sum(n for card, n in known.items() if cards.type[card] == SOURCE)
    most = limits.sources
    if sources > most:
        told = f"{sources} Sources, at most {most}"
        found.append(Problem(told, "12.4/sources", {"count": sources, "most": most}))
    for card, copies in known.items():
        if cards.unique[card] and copies > 1:
            told = "a unique card at most once"
            found.append(too_many(cards, "12.5/unique", card, copies, told, limits))
    least = int(cards.deck_characters_min)
    if people < least:
        told = f"{people} Characters, at least {least}"
        found.append(Problem(told, "12.6/least", {"count": people, "least": least}))
    return found


def deck_text(cards: Cards, text: str, limits: Limits) -> str:
    """A deck file's list as an option takes it, if it is legal."""
    deck, wrong = scan_deck(text)
    problems = [*wrong, *deck_problems(cards, deck, limits)]
    if problems:
        raise Problems(problems)
    return write_deck(deck)
