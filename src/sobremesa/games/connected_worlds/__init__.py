"""Connected Worlds: a deck-building hex game of space and planets."""

from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen, FirstMatch, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .actions import MAIN, PLACE_BASE, STAGES, TEXTS, VERBS
from .board import draw
from .content import (
    CARD_IDS,
    HEX_IDS,
    OPTIONS,
    SEAT_IDS,
    UNIT_IDS,
    WORLD_IDS,
    agree,
    box_of,
)
from .events import EVENTS
from .heuristics import evaluate
from .heuristics_moves import shortlist
from .observe import observe
from .position import dump, load
from .problems import problems
from .view import besides, redeal, view


def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
    return rules.new(box_of(chosen, seats), dice, log)


GAME = Game(
    id="connected_worlds",
    edition=1,
    name="Connected Worlds",
    folder=Path(__file__).parent,
    seats=(2, 3, 4),
    table=Table(TEXTS),
    stages=STAGES,
    options=OPTIONS,
    events=EVENTS,
    verbs=VERBS,
    kinds={
        "seat": SEAT_IDS,
        "card": CARD_IDS,
        "piece": UNIT_IDS,
        "hex": HEX_IDS,
        "world": WORLD_IDS,
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
    calm=frozenset({PLACE_BASE, MAIN}),
    first=FirstMatch(seats=2, level="beginner"),
    draw=draw,
    round="4.1/round",
    agree=agree,
)
