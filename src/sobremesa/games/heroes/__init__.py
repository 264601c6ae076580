"""Heroes – The Contest: super-hero teams, personal decks, five modes."""

import copyreg
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sobremesa.kernel.content import Content
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.faces import CardFace, Find
from sobremesa.kernel.files import FileKind
from sobremesa.kernel.game import Chosen, Fields, FirstMatch, Game
from sobremesa.kernel.later import later
from sobremesa.kernel.log import Log
from sobremesa.kernel.options import Value
from sobremesa.kernel.overlay import PRINTED, Overlay
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table
from sobremesa.kernel.weights import Features

from . import position, rules
from .about import about, stands
from .actions import COMBAT, MAIN, MULLIGAN, SPOT_IDS, STAGE_IDS, VERBS, early, layout
from .cards import cards_and_tokens
from .content import PLACE_IDS, SEAT_IDS, TOKEN_IDS, Box
from .decks import deck_text, write_file
from .events import EVENTS
from .goals import goals
from .heuristics import FEATURES, evaluate, features, shortlist
from .kit import kit
from .legend import LEGEND
from .observe import observe
from .options import Chooser
from .problems import problems
from .reading import names_in, options_of, read
from .redeal import redeal
from .rules import Heroes
from .view import besides, view
from .why import QUESTIONS, why

__all__ = ["GAME", "make"]
BOXES_KEPT = 64
NEW = (  # cards of the second edition
    *("tide_generator", "street_sparrow", "slow_venom", "long_vigil"),
    *("masquerade", "bounty", "supply_embargo"),
)
FORMER = {1: Overlay.from_changes({"remove": sorted(f"cards.{id}" for id in NEW)})}
FIRST_DECKS = ("gale_squadron", "black_lab")


def make(overlay: Overlay = PRINTED) -> Game:
    """The game with a content; a larger pool of cards has a larger action table."""
    content, cards = read(overlay)
    options = options_of(overlay)
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
        return cards_and_tokens(cards, find)

    def read_file(text: str, chosen: Chosen) -> str:
        return deck_text(cards, text, Chooser(cards, options, chosen, 2).limits)

    deck = FileKind(
        help="A deck list; the first is seat 1's, the second seat 2's, and so on.",
        options=lambda seats: tuple(f"list.{seat}" for seat in SEAT_IDS[:seats]),
        parse=read_file,
        pool=cards.ids[: int(cards.count)],
        ready={name: write_file(listed) for name, listed in cards.ready.items()},
    )
    return Game(
        id="heroes",
        edition=2,
        older={1: Table(early(cards.ids[: int(cards.count)])).digest},
        former=FORMER,
        name="Heroes – The Contest",
        folder=Path(__file__).parent,
        seats=(1, 2, 3, 4, 5, 6, 7, 8),
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
        features=Features(FEATURES, features),
        shortlist=shortlist,
        calm=frozenset({MAIN, COMBAT, MULLIGAN}),
        first=FirstMatch(seats=2, level="beginner", options=first_options(content)),
        draw=later(f"{__name__}.board_plain", "draw"),
        about=about,
        stands=stands,
        goals=goals,
        legend=LEGEND,
        round="3.10/round",
        agree=agree,
        cards=show,
        kit=partial(kit, cards),
        files={"deck": deck},
        extend=make,
        overlay=overlay,
        named=names_in(overlay, content),
        why=why,
        questions=QUESTIONS,
    )


def first_options(content: Content) -> dict[str, Value]:
    """Of a quick match between two decks, as far as a content has them."""
    chosen: dict[str, Value] = {}
    if "quick" in content.get("presets", {}):
        chosen["preset"] = "quick"
    for seat, deck in zip(SEAT_IDS, FIRST_DECKS, strict=False):
        if deck in content["decks"]:
            chosen[f"deck.{seat}"] = deck
    return chosen


GAME = make()


def pickled(state: Heroes) -> tuple[Callable[..., Heroes], tuple[Any, ...]]:
    """A state goes elsewhere as its fields and box, with the decks it believes in."""
    box = state.box
    facts = (box.seats, box.numbers, box.decks, box.schedule, box.known)
    return unpickled, (box.cards.own, *facts, position.dump(state))


def unpickled(
    own: str,
    seats: int,
    numbers: dict[str, int],
    decks: list[list[int]],
    schedule: list[tuple[int, int]],
    known: int,
    fields: Fields,
) -> Heroes:
    _, cards = read(Overlay(own))
    return position.load(Box(cards, seats, numbers, decks, schedule, known), fields)


copyreg.pickle(Heroes, pickled)
