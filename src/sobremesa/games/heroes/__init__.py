"""Heroes – The Contest: super-hero teams, personal decks, five modes."""

import copyreg
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.faces import CardFace, Find
from sobremesa.kernel.files import FileKind
from sobremesa.kernel.game import Chosen, Fields, FirstMatch, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import position, rules
from .actions import COMBAT, MAIN, MULLIGAN, SPOT_IDS, STAGE_IDS, VERBS, layout
from .board import draw
from .content import PLACE_IDS, SEAT_IDS, TOKEN_IDS, Box, Cards
from .decks import DECKS, deck_text, write_file
from .events import EVENTS
from .faces import faces
from .heuristics import evaluate, shortlist
from .observe import observe
from .options import Chooser, options_of
from .problems import problems
from .redeal import redeal
from .rules import Heroes
from .schema import fingerprint, read_cards, read_own
from .view import besides, view

__all__ = ["GAME", "make", "read_cards"]
BOXES_KEPT = 64


def make(
    cards: Cards, content: str = "", added: Mapping[str, str] | None = None
) -> Game:
    """The game with a pool of cards; a larger pool has a larger action table.

    `content` is the fingerprint of the files `added` to the printed pool.
    """
    options = options_of(cards)
    boxes: dict[tuple[str, int], Box] = {}

    def box_of(chosen: Chosen, seats: int) -> Box:
        """The box of these options, made once."""
        key = (str(sorted(chosen.items())), seats)
        if key not in boxes:
            if len(boxes) >= BOXES_KEPT:
                boxes.clear()
            boxes[key] = Chooser(cards, options, chosen, seats).box()
        return boxes[key]

    def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
        return rules.new(box_of(chosen, seats), dice, log)

    def load(chosen: Chosen, seats: int, raw: Fields) -> State:
        return position.load(box_of(chosen, seats), raw)

    def wrong(chosen: Chosen, seats: int, raw: Fields) -> list[str]:
        return problems(box_of(chosen, seats), raw)

    def agree(chosen: Chosen, seats: int) -> None:
        Chooser(cards, options, chosen, seats).agree()

    def show(find: Find, lang: str) -> list[CardFace]:
        return faces(cards, find, lang)

    def read_file(text: str, chosen: Chosen) -> str:
        return deck_text(cards, text, Chooser(cards, options, chosen, 2).limits)

    deck = FileKind(
        help="A deck list; the first is seat 1's, the second seat 2's, and so on.",
        options=lambda seats: tuple(f"list.{seat}" for seat in SEAT_IDS[:seats]),
        parse=read_file,
        pool=cards.ids[: int(cards.count)],
        ready={name: write_file(listed) for name, listed in DECKS.items()},
    )
    return Game(
        id="heroes",
        edition=1,
        name="Heroes – The Contest",
        folder=Path(__file__).parent,
        seats=(1, 2, 3, 4, 5, 6),
        table=Table(layout(cards.ids[: int(cards.count)])[0]),
        stages=STAGE_IDS,
        options=options,
        events=EVENTS,
        verbs=VERBS,
        kinds={
            "seat": SEAT_IDS,
            "card": cards.ids,
            "move": cards.move_ids,
            "place": PLACE_IDS,
            "spot": SPOT_IDS,
            "token": TOKEN_IDS,
        },
        new=new,
        dump=position.dump,
        load=load,
        problems=wrong,
        view=view,
        besides=besides,
        redeal=redeal,
        observe=observe,
        evaluate=evaluate,
        shortlist=shortlist,
        calm=frozenset({MAIN, COMBAT, MULLIGAN}),
        first=FirstMatch(
            seats=2,
            level="easy",
            options={
                "preset": "quick",
                "deck.1": "gale_squadron",
                "deck.2": "black_lab",
            },
        ),
        draw=draw,
        round="3.10/round",
        agree=agree,
        cards=show,
        files={"deck": deck},
        extend=extend,
        content=content,
        added=added or {},
    )


def extend(files: Mapping[str, str]) -> Game:
    """The game with the cards of card files beside the printed ones."""
    return make(read_own(files), fingerprint(files), dict(files))


PRINTED = read_cards()
GAME = make(PRINTED)


def pickled(state: Heroes) -> tuple[Callable[..., Heroes], tuple[Any, ...]]:
    """A state goes elsewhere as its fields and box, with the decks it believes in."""
    box = state.box
    if box.cards is not PRINTED:
        raise TypeError("a state of Heroes with own cards goes with its match only")
    facts = (box.seats, box.numbers, box.decks, box.schedule, box.known)
    return unpickled, (*facts, position.dump(state))


def unpickled(
    seats: int,
    numbers: dict[str, int],
    decks: list[list[int]],
    schedule: list[tuple[int, int]],
    known: int,
    fields: Fields,
) -> Heroes:
    return position.load(Box(PRINTED, seats, numbers, decks, schedule, known), fields)


copyreg.pickle(Heroes, pickled)
