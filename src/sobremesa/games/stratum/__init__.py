"""Stratum: one ecosystem, four seats, three factions."""

import copyreg
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.faces import CardFace, Find
from sobremesa.kernel.game import Chosen, Fields, FirstMatch, Game, Search
from sobremesa.kernel.later import later
from sobremesa.kernel.log import Log
from sobremesa.kernel.overlay import PRINTED, Overlay
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table
from sobremesa.kernel.weights import Features

from . import position, rules, schema
from .about import about
from .actions import ACTION, STAGE_IDS, layout
from .cards import cards_in
from .content import SEATS, Boxes
from .events import events_of
from .goals import goals
from .heuristics import FEATURES, evaluate, features, role, shortlist
from .kit import kit
from .legend import LEGEND
from .observe import observe
from .problems import problems
from .rules import Stratum
from .schema_options import agreed
from .view import besides, redeal, view
from .why import why

# The rule that puts each question, and the verbs that can answer it.
QUESTIONS = {
    "action": "4.1 play discard build macrofungus",
    "place": "4.11 at",
    "target_card": "6.4 card",
    "destination": "6.6 at",
    "target_territory": "4.11 territory",
    "macro_site": "9.2 at",
    "macro_food": "9.2 at",
    "exclusive_cost": "4.10 discard",
}


def make(overlay: Overlay = PRINTED) -> Game:
    """The game as it is printed, or with own content; more cards make more actions."""
    content, options = schema.read(overlay)
    cards = schema.cards_of(content, overlay)
    boxes = Boxes(cards, content, options)

    def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
        return rules.new(boxes.of(chosen), dice, log)

    def load(chosen: Chosen, seats: int, raw: Fields) -> State:
        return position.load(boxes.of(chosen), raw)

    def wrong(chosen: Chosen, seats: int, raw: Fields) -> list[str]:
        return problems(boxes.of(chosen), raw)

    def agree(chosen: Chosen, seats: int) -> None:
        agreed(content, options, chosen)

    def show(find: Find, lang: str) -> list[CardFace]:
        return cards_in(boxes.of({}), find)

    return Game(
        id="stratum",
        edition=1,
        name="Stratum",
        folder=Path(__file__).parent,
        seats=(SEATS,),
        sides=("nature", "fungi", "nature", "industry"),  # 1.1
        table=Table(layout(cards)),
        stages=STAGE_IDS,
        options=options,
        events=events_of(cards),
        printed={"rule": dict(zip(cards.ids, cards.rules, strict=True))},
        new=new,
        dump=position.dump,
        load=load,
        problems=wrong,
        view=view,
        besides=besides,
        redeal=redeal,
        observe=observe,
        evaluate=evaluate,
        features=Features(FEATURES, features, role),
        shortlist=shortlist,
        calm=frozenset({int(ACTION)}),
        search=Search(turns=2, patience=20),
        first=FirstMatch(seats=SEATS, level="easy"),
        draw=later(f"{__name__}.board", "draw"),
        about=about,
        goals=goals,
        legend=LEGEND,
        cards=show,
        kit=kit,
        round="3.1/round",
        agree=agree,
        extend=make,
        overlay=overlay,
        named=schema.names_of(content, overlay),
        why=why,
        questions=QUESTIONS,
    )


GAME = make()


def pickled(state: Stratum) -> tuple[Callable[..., Stratum], tuple[Any, ...]]:
    """A state goes elsewhere as its content, its options and its fields."""
    box = state.box
    return unpickled, (box.cards.overlay, box.chosen, position.dump(state))


def unpickled(overlay: str, chosen: Chosen, fields: Fields) -> Stratum:
    game = GAME.carrying(Overlay.read(overlay) if overlay else PRINTED)
    state = game.load(chosen, SEATS, fields)
    assert isinstance(state, Stratum)
    return state


copyreg.pickle(Stratum, pickled)
