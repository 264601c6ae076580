"""Carcosa: a co-operative crawl through a moving house."""

from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen, FirstMatch, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .actions import STAGES, TEXTS, TURN, VERBS
from .board import draw
from .content import (
    BOX_IDS,
    CARD_IDS,
    FLOOR_IDS,
    ITEM_IDS,
    KING_IDS,
    MONSTER_IDS,
    NODE_IDS,
    OPTIONS,
    ROLE_IDS,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
    SPECIAL_IDS,
    STATUS_IDS,
    agree,
    settings_of,
)
from .events import EVENTS
from .heuristics import LOOKS, evaluate, shortlist
from .observe import observe
from .position import dump, load
from .problems import problems
from .view import besides, redeal, view


def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
    return rules.new(settings_of(chosen, seats), dice, log)


GAME = Game(
    id="carcosa",
    edition=1,
    name="Carcosa",
    folder=Path(__file__).parent,
    seats=(1, 2, 3, 4),
    table=Table(TEXTS),
    stages=STAGES,
    options=OPTIONS,
    events=EVENTS,
    verbs=VERBS,
    kinds={
        "seat": SEAT_IDS,
        "soul": SOUL_IDS,
        "ward": (*SOUL_IDS, "none"),
        "role": ROLE_IDS,
        "floor": FLOOR_IDS,
        "node": NODE_IDS,
        "room": ROOM_IDS,
        "box": BOX_IDS,
        "item": ITEM_IDS,
        "card": CARD_IDS,
        "monster": MONSTER_IDS,
        "special": SPECIAL_IDS,
        "status": STATUS_IDS,
        "king": KING_IDS,
        "offering": ("slot", "mind"),
        "ware": ("tale",),
        "way": ("keep", "swap", "bury"),
        "place": ("1", "2"),
    },
    new=new,
    dump=dump,
    load=load,
    problems=problems,
    view=view,
    besides=besides,
    redeal=redeal,
    observe=observe,
    evaluate=evaluate,
    shortlist=shortlist,
    calm=frozenset({TURN}),
    looks=LOOKS,
    first=FirstMatch(
        seats=3, level="normal", options={"preset": "gentle", "keys_to_win": 3}
    ),
    draw=draw,
    round="1.1/round",
    agree=agree,
)
