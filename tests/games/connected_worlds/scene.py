"""Connected Worlds' tables as texts, in the short names of rulebook section 8.

    s1 SB A:d4; s1 AT A:d4; s2 AC B:d3 moved; s2 SB B:d4 of s1

Cards are words with spaces between: "harvester harvester portal".
Own kinds of pieces stand there with their ids.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.content import PRINTED_RAW, Content
from sobremesa.games.connected_worlds.rules import ConnectedWorlds
from sobremesa.games.connected_worlds.rules_boards import SEAT_IDS
from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Journal
from sobremesa.kernel.record import score_text
from sobremesa.testing import Scene, at

CONTENT = Content(PRINTED_RAW, "")
CARD_IDS = CONTENT.card_ids
SHORT = ("SB", "AB", "OP", "MX", "AT", "AC", "TF", "CA")
KIND_OF = dict(zip(SHORT, CONTENT.unit_ids, strict=True))
SHORT_OF = dict(zip(CONTENT.unit_ids, SHORT, strict=True))
BYSTANDERS = {"s1": "C:a1", "s2": "C:g7", "s3": "C:d1", "s4": "C:d7"}
START = "scientists scientists engineers engineers portal " + "harvester " * 3
DECK = START + "assault_team assault_team"
CARD_OF = {1: "engineers", 2: "portal", 3: "harvester"}  # by its movement

Row = dict[str, str | int | bool]


class WorldsScene(Scene):
    """A scene whose map, cards and counters are texts too."""

    def __init__(
        self, state: ConnectedWorlds, hidden: Sequence[str] = (), game: Game = GAME
    ) -> None:
        super().__init__(game, state)
        self.worlds = state
        self.hidden = set(hidden)  # hexes of bystanders

    @property
    def pieces(self) -> str:
        """All on the map but bystanders, in order of age."""
        return "; ".join(
            write_piece(piece)
            for piece in self.position["pieces"]
            if piece["hex"] not in self.hidden or piece["id"] > len(SEAT_IDS)
        )

    @property
    def links(self) -> set[str]:
        """`A:d4-B:d4` for every link."""
        where = {piece["id"]: piece["hex"] for piece in self.position["pieces"]}
        return {f"{where[a]}-{where[b]}" for a, b in self.position["links"]}

    @property
    def result(self) -> str:
        """As in a record: `1 0 by 13.6`; `*` while the match goes on."""
        if self.seat:
            return "*"
        end = self.worlds.result()
        return f"{score_text(end.scores)} by {end.rule}"

    @property
    def round(self) -> int:
        return int(self.worlds.round)

    def hand(self, seat: str) -> str:
        return self.write(self.position["hands"][seat])

    def deck(self, seat: str) -> int:
        return len(self.worlds.cards.decks[SEAT_IDS.index(seat)])

    def discards(self, seat: str) -> str:
        return self.write(self.position["discards"][seat])

    def removed(self, seat: str) -> str:
        return self.write(self.position["removed"][seat])

    @property
    def played(self) -> str:
        return self.write(self.position["played"])

    def write(self, counts: Mapping[str, int]) -> str:
        ids = self.game.kinds["card"]
        return " ".join(card for card in ids for _ in range(counts.get(card, 0)))

    def resources(self, seat: str) -> int:
        return int(self.position["resources"][seat])

    def points(self, seat: str) -> int:
        return int(self.worlds.land.points(SEAT_IDS.index(seat)))

    def play(self, *texts: str, rolls: Sequence[int] | None = None) -> list[str]:
        """As any scene; what was said has names in place of numbers."""
        said = super().play(*texts, rolls=rolls)
        return [named(event, self.game) for event in said]

    def to(self, origin: str, points: int, pick: str = "") -> set[str]:
        """Where the piece on a hex could go with a card of this movement.

        The seat asked must hold such a card; the scene stays as it is.
        """
        twin = WorldsScene(self.worlds.clone(), game=self.game)
        twin.play(f"move {CARD_OF[points]}", f"from {origin}")
        if pick:
            twin.play(f"pick {pick}")
        return {text.removeprefix("to ") for text in twin.legal}

    def end_round(self, dice: Dice | None = None) -> list[str]:
        """CW-13 at the end of the round, and on to the next; what was said."""
        journal = Journal()
        self.worlds.end_round(dice or Fast("scene"), journal)
        return [named(str(event), self.game) for event in journal.events]


def scene(
    pieces: str,
    *,
    seat: str = "s1",
    hand: str = "harvester harvester",
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    resources: Mapping[str, int] | None = None,
    links: Sequence[str] = (),
    seats: int = 2,
    round: int = 3,
    bystanders: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    game: Game = GAME,
    **fields: object,
) -> WorldsScene:
    """A position without problems, where `seat` is asked in step 2 of its turn.

    `bystanders` are the seats that have one (all, if it is not said): an Assault Team
    far away that is left out of all lists.
    """
    ids = SEAT_IDS[:seats]
    extra = [BYSTANDERS[id_] for id_ in (ids if bystanders is None else bystanders)]
    rows: list[Row] = [
        {"id": at + 1, "kind": "assault_team", "owner": id_, "founder": id_, "hex": h}
        for at, id_ in enumerate(SEAT_IDS)
        for h in [BYSTANDERS[id_]]
        if h in extra and id_ in ids
    ]
    rows += read_pieces(pieces, first=len(SEAT_IDS) + 1)
    base_of = {
        str(row["hex"]): int(row["id"])
        for row in rows
        if str(row["kind"]) in game.options.all["start_base"].choices
    }
    pairs = [sorted(base_of[end] for end in link.split("-")) for link in links]
    chosen = game.set_up(options or {}, seats)
    given: dict[str, object] = {
        "round": round,
        "seat": seat,
        "stage": "main",
        "pieces": rows,
        "made": max(int(row["id"]) for row in rows),
        "links": pairs,
        "alive": [id_ for id_ in ids if any(row["owner"] == id_ for row in rows)],
        "resources": {id_: (resources or {}).get(id_, 0) for id_ in ids},
        "hands": piles(ids, {seat: hand, **(hands or {})}),
        "decks": piles(ids, {**dict.fromkeys(ids, DECK), **(decks or {})}),
        "discards": piles(ids, discards or {}),
        **fields,
    }
    state = at(game, seats=seats, options=options, **given).state
    assert isinstance(state, ConnectedWorlds)
    found = WorldsScene(state, extra, game)
    assert [] == game.problems(chosen, seats, found.position)
    return found


def start(
    seats: int = 2, options: Mapping[str, object] | None = None, game: Game = GAME
) -> tuple[WorldsScene, list[str]]:
    """A new match, and what was said."""
    chosen, journal = game.set_up(options or {}, seats), Journal()
    state = game.new(chosen, seats, Fast("start"), journal)
    assert isinstance(state, ConnectedWorlds)
    said = [named(str(event), game) for event in journal.events]
    return WorldsScene(state, game=game), said


def piles(ids: Sequence[str], cards: Mapping[str, str]) -> dict[str, dict[str, int]]:
    return {id_: dict(Counter(cards.get(id_, "").split())) for id_ in ids}


def named(event: str, game: Game = GAME) -> str:
    """An event with names: `4.3/draws 0 3` is `4.3/draws s1 harvester`."""
    key, *numbers = event.split()
    words = [key]
    for kind, number in zip(game.events[key].split(), numbers, strict=True):
        ids = game.kinds.get(kind.rpartition(":")[2])
        words.append(ids[int(number)] if ids else number)
    return " ".join(words)


def read_pieces(text: str, first: int) -> list[Row]:
    rows: list[Row] = []
    for number, part in enumerate(text.split("; ") if text else []):
        owner, short, where, *marks = part.split()
        row: Row = {
            "id": first + number,
            "kind": KIND_OF.get(short, short),
            "owner": owner,
            "founder": marks[marks.index("of") + 1] if "of" in marks else owner,
            "hex": where,
        }
        if "moved" in marks:
            row["moves"] = 1
        if "fought" in marks:
            row["fought"] = True
        rows.append(row)
    return rows


def write_piece(piece: Mapping[str, str | int | bool]) -> str:
    words = [
        str(piece["owner"]),
        SHORT_OF.get(str(piece["kind"]), str(piece["kind"])),
        str(piece["hex"]),
    ]
    if piece["founder"] != piece["owner"]:
        words.append(f"of {piece['founder']}")
    if piece.get("moves"):
        words.append("moved")
    if piece.get("fought"):
        words.append("fought")
    return " ".join(words)


def around(hex_: str) -> set[str]:
    """A hex and its neighbours, by CW-1.2 alone."""
    board, row, number = hex_[0], "abcdefg".index(hex_[2]) + 1, int(hex_[3])
    steps = ((0, 0), (0, -1), (0, 1), (-1, -1), (-1, 0), (1, 0), (1, 1))
    near = [(row + r, number + n) for r, n in steps]
    ids = {f"{board}:{'abcdefg'[r - 1]}{n}" for r, n in near if 1 <= r <= 7 and n > 0}
    return ids & set(GAME.kinds["hex"])
