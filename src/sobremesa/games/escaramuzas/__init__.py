"""Escaramuzas de Café: a skirmish of small creatures on a 90 × 60 cm table."""

from functools import partial
from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.game import Chosen, FirstMatch, Game, Search
from sobremesa.kernel.later import later
from sobremesa.kernel.log import Log
from sobremesa.kernel.options import Value
from sobremesa.kernel.overlay import PRINTED, Overlay
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table
from sobremesa.kernel.weights import Features

from . import rules
from .about import about
from .actions import ACTIVATE, ATTACK, DEFEND, QUESTIONS, REACT, STAGE_IDS
from .cards import cards, texts
from .content import (
    LEDGER_IDS,
    POINT_IDS,
    ROW_IDS,
    SEAT_IDS,
    SIDE_IDS,
    TERRAIN_IDS,
    TIMING_IDS,
    WAY_IDS,
    Content,
)
from .events import EVENTS
from .files import files_of
from .goals import goals
from .heuristics import FEATURES, evaluate, features, shortlist
from .kit import kit
from .legend import LEGEND
from .observe import observe
from .own import boxes_of
from .position import dump, load
from .problems import problems
from .redeal import redeal
from .rules_box import agree
from .view import besides, view
from .why import why

NAMED = {"units": "type", "cards": "card", "maps": "map", "formations": "formation"}


def make(overlay: Overlay = PRINTED) -> Game:
    """The game as it is printed, or with own content."""
    boxes = boxes_of(overlay)
    content = boxes.content

    def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
        return rules.new(boxes.of(chosen), seats, dice, log)

    return Game(
        id="escaramuzas",
        edition=2,
        older={1: "8831d3c1bd402936"},  # two, four or six seats
        name="Escaramuzas de Café",
        folder=Path(__file__).parent,
        seats=(2, 4, 6, 8),
        sides=SIDE_IDS * 4,
        table=Table(boxes.acts.rows),
        stages=STAGE_IDS,
        options=content.options,
        events=EVENTS,
        kinds={
            "seat": SEAT_IDS,
            "side": SIDE_IDS,
            "label": content.label_ids,
            "type": content.type_ids,
            "point": POINT_IDS,
            "card": content.designs.ids,
            "piece": content.piece_ids,
            "terrain": TERRAIN_IDS,
            "formation": content.formation_ids,
            "map": content.map_ids,
            "row": ROW_IDS,
            "ledger": LEDGER_IDS,
            "way": WAY_IDS,
        },
        printed=printed_on(content),
        new=new,
        dump=dump,
        load=partial(load, boxes),
        problems=partial(problems, boxes),
        view=view,
        besides=besides,
        redeal=redeal,
        observe=observe,
        evaluate=evaluate,
        features=Features(FEATURES, features),
        shortlist=shortlist,
        calm=frozenset({ACTIVATE, ATTACK, REACT, DEFEND}),
        search=Search(rest=frozenset({ACTIVATE}), turns=0, patience=12, doubt=0.0),
        first=FirstMatch(seats=2, level="beginner", options=first_options(content)),
        draw=later(f"{__name__}.board_plain", "draw"),
        about=about,
        goals=goals,
        legend=LEGEND,
        cards=partial(cards, content),
        kit=partial(kit, content),
        round="5.1/round",
        agree=lambda chosen, seats: agree(content, chosen),
        files=files_of(content),
        why=why,
        questions=QUESTIONS,
        extend=make,
        overlay=overlay,
        named=overlay.names(content.raw, NAMED),
        texts=partial(texts, content),
    )


def first_options(content: Content) -> dict[str, Value]:
    """A small match, unless own content has none of the kind."""
    small: dict[str, Value] = {"preset": "espresso", "rounds": 4}
    try:
        agree(content, content.options.read(small))
    except OptionError:
        return {}
    return small


def printed_on(content: Content) -> dict[str, dict[str, str]]:
    """What boards show of cards and units beside their names."""
    units, designs = content.raw["units"], content.designs
    timings = [TIMING_IDS[timing] for timing in designs.timing]
    return {
        "timing": dict(zip(designs.ids, timings, strict=True)),
        "letter": {id: row["letter"] for id, row in units.items()},
        "silhouette": {id: row["silhouette"] for id, row in units.items()},
    }


GAME = make()
