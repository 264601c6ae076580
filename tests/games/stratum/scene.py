"""Stratum's tables as texts: the position notation of rulebook section 2.2.

    Y1: X4 m6 P9[weed@10]; S#14

Cards are words with spaces between: "plant plant rabies".
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.content import SEAT_IDS, SPACE_IDS, Box
from sobremesa.games.stratum.rules import Stratum
from sobremesa.games.stratum.rules_ecosystem import ecosystem
from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.game import Chosen, Game
from sobremesa.kernel.log import Journal, Silence
from sobremesa.kernel.record import score_text
from sobremesa.testing import Scene, at

KINDS = {
    "X": "macrofungus",  # from the bottom of a pile to its top
    "m": "mushroom",
    "P": "plant",
    "H": "herbivore",
    "C": "carnivore",
}
LETTERS = {kind: letter for letter, kind in KINDS.items()}
SPACE = re.compile(r"([SFYM][1-5]): (.+)")
THING = re.compile(r"([XmPHC])(\d+)(?:\[(\w+)@(\d+)\])?")
CONSTRUCTION = re.compile(r"([SFYM])#(\d+)")

Row = dict[str, str | int]
Cards = Counter[str]


class StratumScene(Scene):
    """A scene whose table, cards and counters are texts too."""

    def __init__(self, state: Stratum, game: Game = GAME) -> None:
        super().__init__(game, state)
        self.stratum = state

    @property
    def table(self) -> str:
        """All that lies there; a construction follows the spaces it stands before."""
        position = self.position
        parts = []
        for space in SPACE_IDS:
            pile = [row for row in position["things"] if row["space"] == space]
            if pile:
                parts.append(f"{space}: {write_pile(pile)}")
            if space.endswith("5") and space[0] in position["constructions"]:
                parts.append(f"{space[0]}#{position['constructions'][space[0]]}")
        return "; ".join(parts)

    @property
    def census(self) -> str:
        """Plants, herbivores, carnivores: `4/3/3`."""
        return "/".join(str(self.stratum.land.census(kind)) for kind in range(3))

    @property
    def marked(self) -> str:
        """The marked cards: `P2 H6 C4`."""
        marks = zip("PHC", list(self.stratum.land.marks), strict=True)
        return " ".join(f"{letter}{stamp}" for letter, stamp in marks if stamp)

    @property
    def plays(self) -> set[str]:
        """What is offered beside the discards."""
        return {text for text in self.legal if not text.startswith("discard")}

    @property
    def result(self) -> str:
        """As in a record: `1 0 1 0 by 12.2`; `*` while the match goes on."""
        if self.seat:
            return "*"
        end = self.stratum.result()
        return f"{score_text(end.scores)} by {end.rule}"

    def hand(self, seat: str) -> str:
        return self.cards(self.position["hands"][seat])

    def deck(self, seat: str) -> str:
        return self.cards(self.position["decks"][seat])

    def discards(self, seat: str) -> str:
        return self.cards(self.position["discards"][seat])

    def cards(self, counts: Mapping[str, int]) -> str:
        ids = self.game.kinds["card"]
        return " ".join(card for card in ids for _ in range(counts.get(card, 0)))

    def play(self, *texts: str, rolls: Sequence[int] | None = None) -> list[str]:
        """As any scene; what was said has names in place of numbers."""
        return self.told(super().play(*texts, rolls=rolls))

    def ecosystem(self) -> list[str]:
        """ST-10 only; what was said."""
        journal = Journal()
        ecosystem(self.stratum.land, journal)
        return self.told([str(event) for event in journal.events])

    def end_round(self, dice: Dice | None = None) -> list[str]:
        """ST-10, ST-11, ST-12 and on to the next round; what was said."""
        journal = Journal()
        self.stratum.end_round(dice or Fast("scene"), journal)
        return self.told([str(event) for event in journal.events])

    def told(self, events: list[str]) -> list[str]:
        return [named(event, self.game) for event in events]

    def pass_to(self, seat: str) -> list[str]:
        """Everybody discards until a seat is asked, or nobody any more."""
        said: list[str] = []
        while self.seat not in ("", seat):
            said += self.play(self.first_discard)
        return said

    def pass_round(self) -> list[str]:
        """Everybody discards until the round is over; what was said."""
        said: list[str] = []
        before = self.stratum.round
        while self.seat and self.stratum.round == before:
            said += self.play(self.first_discard)
        return said

    @property
    def first_discard(self) -> str:
        return next(text for text in self.legal if text.startswith("discard"))


def scene(
    table: str,
    *,
    seat: str = "S",
    hand: str = "",
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    origins: Mapping[int, str] | None = None,
    options: Mapping[str, object] | None = None,
    game: Game = GAME,
    **fields: object,
) -> StratumScene:
    """A position without problems, where `seat` is asked.

    It holds `hand`, filled up with what its deck has, plants first, like all hands that
    are not given in `hands`.
    Cards seen nowhere are in the deck; if `decks` says what is, the rest is discarded.
    `origins` tells by stamp which cards on the table were played by a seat.
    """
    things, constructions = read_table(table, origins or {})
    clock = max([*stamps(things), *constructions.values()], default=0)
    chosen = game.set_up(options or {}, len(SEAT_IDS))
    box = box_of(chosen, game)
    given: dict[str, object] = {
        "seat": seat,
        "things": things,
        "constructions": constructions,
        "clock": clock,
        "round_start": fields.get("clock", clock),
        **fields,
    }
    piles: dict[str, dict[str, Cards]] = {"hands": {}, "decks": {}, "discards": {}}
    for owner in SEAT_IDS:
        away = on_table(things, owner, box)
        if owner == seat and "card" in fields:
            away[str(fields["card"])] += 1
        exact, deck = (hands or {}).get(owner), (decks or {}).get(owner)
        least = hand if owner == seat else ""
        dealt = deal(box, owner, away, least, exact, deck)
        for pile, cards in zip(piles.values(), dealt, strict=True):
            pile[owner] = cards
    state = at(game, seats=len(SEAT_IDS), options=options, **{**piles, **given}).state
    assert isinstance(state, Stratum)
    found = StratumScene(state, game)
    assert [] == game.problems(chosen, len(SEAT_IDS), found.position)
    return found


def box_of(chosen: Chosen, game: Game = GAME) -> Box:
    state = game.new(chosen, len(SEAT_IDS), Fast("box"), Silence())
    assert isinstance(state, Stratum)
    return state.box


def deal(
    box: Box, seat: str, away: Cards, least: str, exact: str | None, deck: str | None
) -> tuple[Cards, Cards, Cards]:
    """Hand, deck and discard pile of a seat some of whose cards are away."""
    copies = box.copies[SEAT_IDS.index(seat)]
    unseen = Counter(dict(zip(box.cards.ids, copies, strict=True)))
    unseen.subtract(away)
    hand = take(unseen, least if exact is None else exact)
    if exact is None:
        fill(hand, unseen, int(box.hand_size))
    if box.bag:
        return hand, Counter(), Counter()
    if deck is None:
        return hand, unseen, Counter()
    return hand, take(unseen, deck), unseen


def named(event: str, game: Game = GAME) -> str:
    """An event with names: `10.2/dies 1 11 1` is `10.2/dies herbivore Y2 b`."""
    key, *numbers = event.split()
    words = [key]
    for kind, number in zip(game.events[key].split(), numbers, strict=True):
        ids = game.kinds.get(kind.rpartition(":")[2])
        words.append(ids[int(number)] if ids else number)
    return " ".join(words)


def read_table(
    text: str, origins: Mapping[int, str]
) -> tuple[list[Row], dict[str, int]]:
    """Rows in order of their stamps, and constructions."""
    things: list[Row] = []
    constructions: dict[str, int] = {}
    for part in text.split("; ") if text else []:
        if found := CONSTRUCTION.fullmatch(part):
            constructions[found[1]] = int(found[2])
            continue
        pile = SPACE.fullmatch(part)
        assert pile, f"{part!r} is no space and no construction"
        for word in pile[2].split():
            found = THING.fullmatch(word)
            assert found, f"{word!r} in {part!r} is no thing"
            stamp = int(found[2])
            row: Row = {"kind": KINDS[found[1]], "space": pile[1], "stamp": stamp}
            if found[3]:
                row |= {"attachment": found[3], "attached": int(found[4])}
            if stamp in origins:
                row["origin"] = origins[stamp]
            things.append(row)
    return sorted(things, key=lambda row: int(row["stamp"])), constructions


def stamps(things: list[Row]) -> list[int]:
    return [
        int(row[name])
        for row in things
        for name in ("stamp", "attached")
        if name in row
    ]


def write_pile(pile: list[Row]) -> str:
    """From bottom to top."""
    depth = list(LETTERS)
    pile = sorted(pile, key=lambda row: (depth.index(str(row["kind"])), row["stamp"]))
    return " ".join(
        f"{LETTERS[str(row['kind'])]}{row['stamp']}"
        + (f"[{row['attachment']}@{row['attached']}]" if "attachment" in row else "")
        for row in pile
    )


def on_table(things: list[Row], seat: str, box: Box) -> Cards:
    """Cards of a seat's deck that lie on the table."""
    cards = [str(row["kind"]) for row in things if row.get("origin") == seat]
    tabs = [str(row["attachment"]) for row in things if "attachment" in row]
    ids, owner = box.cards.ids, box.cards.owner
    owned = [tab for tab in tabs if SEAT_IDS[owner[ids.index(tab)]] == seat]
    return Counter(cards + owned)


def take(cards: Cards, text: str) -> Cards:
    """Cards by name out of others."""
    taken = Counter(text.split())
    cards.subtract(taken)
    return taken


def fill(hand: Cards, cards: Cards, size: int) -> None:
    """Fill up a hand to a size out of other cards."""
    for card in list(cards):
        more = max(0, min(cards[card], size - hand.total()))
        hand[card] += more
        cards[card] -= more
