"""Escaramuzas' tables as texts, by the conventions of rulebook section 8.

    T1 40,30; E1 44,30 health=1 wounds=2; D2 50,30 idle

Units are unhurt and ready unless a word after their place says otherwise.
Dice are faces: "6 1 | 4"; a number after `=` is a draw from 0.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.content import CARD_IDS, COPIES, HEALTH, LETTERS
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.kernel.dice import Dice, Fast, Scripted
from sobremesa.kernel.log import Event, Journal
from sobremesa.kernel.record import score_text
from sobremesa.testing import Scene, at

ARMY = "D7T4M1E3B2A1"
RESERVE = {"red": (4, 4, 4, 4, 4), "blue": (86, 86, 86, 86, 86)}
RESERVE_Y = (4, 8, 12, 52, 56)
SIDES = ("red", "blue")


class Skirmish(Scene):
    """A scene whose units, hands and events are texts too."""

    def __init__(self, state: Escaramuzas) -> None:
        super().__init__(GAME, state)
        self.field = state.field
        self.skirmish = state
        self.events: list[Event] = []

    def do(self, *texts: str, dice: str | None = None) -> list[str]:
        """Answer questions with exactly these dice; what was said, with names."""
        script = read_dice(dice) if dice is not None else None
        source: Dice = Fast("scene") if script is None else Scripted(script)
        journal = Journal()
        for text in texts:
            assert text in self.legal, f"{text!r} is not legal: {self.legal[:40]}"
            self.state.apply(GAME.table.number(text), source, journal)
        if isinstance(source, Scripted):
            assert len(source.script) == source.at, f"{dice!r}: dice are left over"
        self.events = journal.events
        return [named(event) for event in journal.events]

    def unit(self, name: str) -> dict[str, Any]:
        """`red T1` as its row of the position; {} if it is gone."""
        side, label = name.split()
        rows: list[dict[str, Any]] = self.position[side]["units"]
        for row in rows:
            if row["label"] == label:
                return {"wounds": 0, "ready": False, "kills": 0, "rank": 0, **row}
        return {}

    def place(self, name: str) -> str:
        row = self.unit(name)
        return f"{row['x']},{row['y']}" if row else ""

    def side(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.position[name]
        return found

    def hand(self, seat: int) -> str:
        return cards_text(self.position["hands"][seat])

    @property
    def bottom(self) -> list[str]:
        found: list[str] = self.position["bottom"]
        return found

    @property
    def targets(self) -> list[str]:
        return [text for text in self.legal if text.startswith("target")]

    @property
    def moves(self) -> set[str]:
        """Points that may be gone to."""
        return {text[3:] for text in self.legal if text.startswith("to ")}

    @property
    def result(self) -> str:
        """As in a record: `1 0 by 16.1`; `*` while the match goes on."""
        if self.seat:
            return "*"
        end = self.skirmish.result()
        return f"{score_text(end.scores)} by {end.rule}"

    def stand(self, unit: str) -> None:
        """Activate a unit and let it stand."""
        self.do(f"unit {unit}", "stand")

    def reach(self, unit: str, mode: str) -> set[str]:
        """Where a unit could walk or run, from an untouched scene."""
        twin = Skirmish(self.skirmish.clone())
        twin.do(f"unit {unit}")
        if mode not in twin.legal:
            return set()
        twin.do(mode)
        return twin.moves


def read_dice(text: str) -> list[int]:
    words = text.replace("|", " ").split()
    return [int(w[1:]) if w.startswith("=") else int(w) - 1 for w in words]


def scene(
    red: str,
    blue: str = "",
    *,
    map: str = "chalk",
    hands: Mapping[int, str] | None = None,
    reserve: bool = True,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    ap: int = 5,
    round: int = 1,
    counters: Mapping[str, Mapping[str, object]] | None = None,
    **fields: object,
) -> Skirmish:
    """A position without problems where red is asked to activate a unit."""
    chosen: dict[str, object] = {
        "map": map,
        "army_red": ARMY,
        "army_blue": ARMY,
        **(options or {}),
    }
    held = [(hands or {}).get(seat, "") for seat in range(seats)]
    rows = {"red": read_units(red), "blue": read_units(blue)}
    if reserve:
        for side in SIDES:
            rows[side] += reserve_units(side)
    given: dict[str, object] = {
        "round": round,
        "seat": 0,
        "stage": "activate",
        "turn": "red",
        "passed": [],
        "hands": [dict(Counter(hand.split())) for hand in held],
        "shown": [{} for _ in held],
        "deck": left_over(held, cards=bool(chosen.get("cards", True))),
        **{side: side_row(rows[side], ap) for side in SIDES},
        **fields,
    }
    for side, row in (counters or {}).items():
        given[side] = {**side_row(rows[side], ap), **row}
    state = at(GAME, seats=seats, options=chosen, **given).state
    assert isinstance(state, Escaramuzas)
    found = Skirmish(state)
    set_up = GAME.set_up(chosen, seats)
    assert [] == GAME.problems(set_up, seats, found.position)
    return found


def side_row(units: list[dict[str, Any]], ap: int) -> dict[str, Any]:
    return {
        "initiative": 7,
        "ap": ap,
        "vp": 0,
        "rota": 0,
        "ranged_round": 0,
        "close_round": 0,
        "ranged_game": 0,
        "close_game": 0,
        "six_ranged_scored": False,
        "six_close_scored": False,
        "units": units,
    }


def read_units(text: str) -> list[dict[str, Any]]:
    rows = []
    for part in filter(None, text.split("; ")):
        label, point, *words = part.split()
        x, y = point.split(",")
        row: dict[str, Any] = {
            "label": label,
            "x": int(x),
            "y": int(y),
            "health": HEALTH[LETTERS.index(label[0])],
            "ready": "idle" not in words,
        }
        for word in words:
            name, _, value = word.partition("=")
            if value:
                row[name] = int(value)
        rows.append(row)
    return rows


def reserve_units(side: str) -> list[dict[str, Any]]:
    """Five Domucors out of the way; the last is ready, so that the round goes on."""
    places = zip(RESERVE[side], RESERVE_Y, strict=True)
    texts = [f"D{n} {x},{y} idle" for n, (x, y) in enumerate(places, start=3)]
    texts[-1] = texts[-1].removesuffix(" idle")
    return read_units("; ".join(texts))


def left_over(hands: list[str], *, cards: bool) -> dict[str, int]:
    if not cards:
        return {}
    deck = Counter(dict(zip(CARD_IDS, COPIES, strict=True)))
    for hand in hands:
        deck.subtract(hand.split())
    return {card: number for card, number in deck.items() if number}


def cards_text(counts: Mapping[str, int]) -> str:
    return " ".join(card for card in CARD_IDS for _ in range(counts.get(card, 0)))


def named(event: Event) -> str:
    """An event with names: `9.6/removed 0 0 1` is `9.6/removed red D1 ranged`."""
    words = [event.key]
    for kind, number in zip(GAME.events[event.key].split(), event.numbers, strict=True):
        ids = GAME.kinds.get(kind.rpartition(":")[2])
        words.append(ids[number] if ids else str(number))
    return " ".join(words)


def keys(said: list[str]) -> list[str]:
    return [event.split()[0] for event in said]
