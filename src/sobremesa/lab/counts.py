"""What happened in a series: how often each event, and what it named."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from sobremesa.complaint import Complaint
from sobremesa.kernel.errors import Unknown, shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event

Tally = dict[str, int]


def read_use(game: Game, text: str) -> str:
    """`played:card`: events of that word, and the kind of element they name.

    Several are counted together: `placed:card,attached:card`, all of one kind.
    """
    for use in text.split(","):
        word, _, kind = use.partition(":")
        if kind not in game.kinds or not places(game, word, kind):
            known = sorted({use for key in game.events for use in uses_of(game, key)})
            alike = [use for use in known if {word, kind} & set(use.split(":"))]
            raise Unknown("use", use, alike or known)
    if len({use.partition(":")[2] for use in text.split(",")}) > 1:
        raise Complaint("error-use-kinds", use=shown(text))
    return text


def kind_of(uses: str) -> str:
    """The kind of element that uses counted together name."""
    return uses.rpartition(":")[2]


def uses_of(game: Game, key: str) -> list[str]:
    """The uses an event tells of: its word with every kind it names."""
    word = key.partition("/")[2]
    return [f"{word}:{kind}" for kind in kinds_of(game, key) if kind in game.kinds]


def kinds_of(game: Game, key: str) -> list[str]:
    return [part.rpartition(":")[2] for part in game.events[key].split()]


def places(game: Game, word: str, kind: str) -> dict[str, list[int]]:
    """The keys of a word, and which of their numbers are of a kind."""
    found = {}
    for key in game.events:
        if key.partition("/")[2] == word:
            kinds = kinds_of(game, key)
            at = [place for place, one in enumerate(kinds) if one == kind]
            if at:
                found[key] = at
    return found


def count_events(events: Iterable[Event]) -> Tally:
    """By key."""
    return dict(Counter(event.key for event in events))


def count_use(game: Game, events: Iterable[Event], uses: str) -> Tally:
    """By id of element: how often events of some words named it."""
    ids = game.kinds[kind_of(uses)]
    at: dict[str, list[int]] = {}
    for use in uses.split(","):
        word, _, kind = use.partition(":")
        at |= places(game, word, kind)
    named: Counter[str] = Counter()
    for event in events:
        for place in at.get(event.key, ()):
            if place < len(event.numbers) and 0 <= event.numbers[place] < len(ids):
                named[ids[event.numbers[place]]] += 1
    return dict(named)


def sum_up(names: Iterable[str], tallies: Sequence[Tally]) -> list[dict[str, Any]]:
    """Of every name: how often in all, and in how many matches; the rarest last."""
    rows: list[dict[str, Any]] = [
        {
            "name": name,
            "times": sum(tally.get(name, 0) for tally in tallies),
            "matches": sum(name in tally for tally in tallies),
        }
        for name in names
    ]
    rows.sort(key=lambda row: -row["times"])
    return rows
