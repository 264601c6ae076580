"""HC-12 Deck building: reading a deck list, and every limit it breaks."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from sobremesa.kernel.errors import Mistake

from .content import CHARACTER, SOURCE, Cards
from .schema import STANDARD

CARD = re.compile(r"(?:(\d{1,2})\s*[x*]?\s*)?([a-z][a-z0-9_]*)")
STARS = 5
LEAST = 4  # Characters (12.6)
DECKS: dict[str, dict[str, int]] = tomllib.loads(STANDARD.read_text("utf-8"))["decks"]


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The numbers of HC-12, as the options set them."""

    least: int = 30
    most: int = 40
    copies: int = 3
    characters: int = 10
    sources: int = 8


def read_deck(text: str) -> dict[str, int]:
    """Copies by card id from `3*solar_plant,1*oracle,…` or a line a card.

    Lines that begin with # are remarks.
    """
    found: dict[str, int] = {}
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for part in ",".join(lines).split(","):
        word = part.strip()
        if not word:
            continue
        card = CARD.fullmatch(word)
        if not card:
            raise Mistake(f"{word!r} is not a number of copies and a card id")
        found[card[2]] = found.get(card[2], 0) + int(card[1] or 1)
    return found


def write_deck(deck: Mapping[str, int]) -> str:
    """The list as an option takes it."""
    return ",".join(f"{copies}*{card}" for card, copies in deck.items())


def check_deck(
    cards: Cards, deck: Mapping[str, int], limits: Limits | None = None
) -> list[str]:
    """2.1 Legal decks only: every violated limit, each with its rule."""
    limits = limits or Limits()
    player = cards.ids[: cards.count]
    found = [
        f"HC-12.6: {id} is a Mob" if id in cards.ids else f"there is no card {id!r}"
        for id in deck
        if id not in player
    ]
    known = {cards.ids.index(id): n for id, n in deck.items() if id in player}
    size = sum(deck.values())
    if not limits.least <= size <= limits.most:
        found.append(
            f"HC-12.1: {size} cards, it must be {limits.least} to {limits.most}"
        )
    for card, copies in known.items():
        if copies > limits.copies:
            found.append(
                f"HC-12.2: {copies} copies of {cards.ids[card]}, "
                f"at most {limits.copies}"
            )
    return [*found, *check_kinds(cards, known, limits)]


def check_kinds(cards: Cards, known: Mapping[int, int], limits: Limits) -> list[str]:
    """12.3 Characters of a deck, and 12.4 Sources, 12.5 unique cards, 12.6 needs."""
    found: list[str] = []
    people = sum(n for card, n in known.items() if cards.type[card] == CHARACTER)
    if people > limits.characters:
        found.append(f"HC-12.3: {people} Characters, at most {limits.characters}")
    for card, copies in known.items():
        if cards.stars[card] == STARS and copies > 1:
            found.append(
                f"HC-12.3: {copies} copies of {cards.ids[card]}, "
                "a 5-star Character at most once"
            )
    sources = sum(n for card, n in known.items() if cards.type[card] == SOURCE)
    if sources > limits.sources:
        found.append(f"HC-12.4: {sources} Sources, at most {limits.sources}")
    for card, copies in known.items():
        if cards.unique[card] and copies > 1:
            found.append(
                f"HC-12.5: {copies} copies of {cards.ids[card]}, "
                "a unique card at most once"
            )
    if people < LEAST:
        found.append(f"HC-12.6: {people} Characters, at least {LEAST}")
    return found
