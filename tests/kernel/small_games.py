"""Small games that declare their fields and leave the rest to the kernel.

Draughty: two to three seats hold cards that others do not see; in turn one is played
face up, and another drawn while there are any. The highest pip played last wins.
Ants: things crawl over a table; a state of rows, columns and objects.
"""

from pathlib import Path

from sobremesa.kernel.columns import column
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.fields import (
    NOBODY,
    OWNER,
    Counts,
    Each,
    Field,
    Flag,
    Maybe,
    Number,
    One,
)
from sobremesa.kernel.fields_rows import Columns, Many, Record
from sobremesa.kernel.game import Chosen, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.state import DRAWN, LOST, OVER, WON, Result, State
from sobremesa.kernel.table import Rows, Table

CARDS = ("one", "two", "three", "four")
COPIES = 4
KINDS = {"seat": ("A", "B", "C"), "card": CARDS}
ROWS = Rows(KINDS)
PLAY = ROWS.add("play card")
WHISPERS = "draws = { $seat } draws { $card }.\n    .hidden = { $seat } draws.\n"


class Draughty(State):
    """Hands lie in one column, seat after seat; `deck` is a bag."""

    def __init__(self, seats: int, hands: vec[i64], deck: list[int]) -> None:
        super().__init__(seats, 0)
        self.hands = hands
        self.deck = deck
        self.shown: list[int] = [-1] * seats  # the last card of each seat

    def clone(self) -> "Draughty":
        twin = Draughty(int(self.seats), self.hands[:], self.deck[:])
        twin.shown = self.shown[:]
        twin.seat = self.seat
        return twin

    def hand(self, card: int) -> int:
        return int(self.seat) * len(CARDS) + card

    def legal(self) -> list[int]:
        if self.seat < 0:
            return []
        return [PLAY + card for card in range(4) if self.hands[self.hand(card)]]

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        """1.1 Playing.
        1.2 Drawing.
        """
        card = int(action) - PLAY
        self.hands[self.hand(card)] -= 1
        self.shown[self.seat] = card
        log.say("1.1/plays", int(self.seat), card)
        if sum(self.deck):
            drawn = dice.draw(self.deck)
            self.hands[self.hand(drawn)] += 1
            log.whisper("1.2/draws", 1 << int(self.seat), int(self.seat), drawn)
        self.seat = (self.seat + 1) % self.seats
        if not self.legal():
            self.seat = OVER

    def result(self) -> Result:
        """1.3 The end: the highest wins."""
        best = max(self.shown)
        first = WON if self.shown.count(best) == 1 else DRAWN
        ends = [first if card == best else LOST for card in self.shown]
        return Result(ends, "1.3")


def deal(chosen: Chosen, seats: int, dice: Dice, log: Log) -> Draughty:
    deck = [COPIES] * len(CARDS)
    hands = [0] * (seats * len(CARDS))
    for seat in range(seats):
        for _ in range(3):
            hands[seat * len(CARDS) + dice.draw(deck)] += 1
    return Draughty(seats, column(hands), deck)


SECRETS = (
    Field("hands", Each("seat", Counts("card")), seen=OWNER),
    Field("deck", Counts("card"), seen=NOBODY),
    Field("shown", Each("seat", Maybe("card"))),
)
RULES = """# Draughty

- **DR-1.1 Playing.** A card is played.
- **DR-1.2 Drawing.** A card is drawn.
- **DR-1.3 The end.** The highest wins. [silent: the end]
"""
WORDS = f"""game-name = Draughty
game-tagline = Cards.
verb-play = Play {"{ $card }"}
stage-turn = {"{ $seat }"}?
event-1-1-plays = {"{ $seat }"} plays {"{ $card }"}.
event-1-2-{WHISPERS}
end-1-3 = Nobody has a card left.
field-hands = Hands
field-deck = Deck
field-shown = Shown
"""


def draughty(folder: Path, fields: tuple[Field, ...] = SECRETS) -> Game:
    """The game, with its book and its words in a folder."""
    (folder / "lang").mkdir(parents=True, exist_ok=True)
    (folder / "rulebook.md").write_text(RULES, "utf-8")
    (folder / "lang" / "en.ftl").write_text(WORDS, "utf-8")
    (folder / "rules.py").write_text(Path(__file__).read_text("utf-8"), "utf-8")
    return Game(
        id="draughty",
        name="Draughty",
        folder=folder,
        seats=(2, 3),
        table=Table(ROWS),
        events={"1.1/plays": "seat card", "1.2/draws": "seat card"},
        fields=fields,
        new=deal,
    )


class Ant:
    def __init__(self, place: int, load: list[int], tired: bool) -> None:
        self.place = place
        self.load = load
        self.tired = tired


class Ground:
    """Stones in three columns."""

    def __init__(self, at: vec[i64], weight: vec[i64], wet: list[bool]) -> None:
        self.at = at
        self.weight = weight
        self.wet = wet


class Ants(State):
    def __init__(self) -> None:
        super().__init__(2, 0)
        self.ants = [Ant(0, [1, 0], False), Ant(2, [0, 3], True)]
        self.ground = Ground(column([1, 2]), column([5, 7]), [True, False])
        self.trail = column([2, 1])
        self.nest = Ant(1, [0, 0], False)

    def legal(self) -> list[int]:
        return [0]


ANT_KINDS = {"seat": ("A", "B"), "place": ("n", "s", "w"), "food": ("crumb", "leaf")}
ANT = {"place": One("place"), "load": Counts("food"), "tired": Flag()}
STONE = {"at": One("place"), "weight": Number(1, 9), "wet": Flag()}
ANT_FIELDS = (
    Field("ants", Many(Record(ANT, make=Ant), 4)),
    Field("ground", Columns(STONE, 3)),
    Field("trail", Many(One("place"), 5)),
    Field("nest", Record(ANT)),
)


def ants(folder: Path) -> Game:
    rows = Rows(ANT_KINDS)
    rows.add("rest")
    return Game(
        id="ants",
        name="Ants",
        folder=folder,
        seats=(2,),
        table=Table(rows),
        events={},
        fields=ANT_FIELDS,
        new=lambda chosen, seats, dice, log: Ants(),
    )
