"""Escaramuzas de Café: a skirmish of small creatures on a 90 × 60 cm table."""

from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen, FirstMatch, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .actions import ACTIVATE, ATTACK, DEFEND, REACT, ROWS, STAGE_IDS
from .board import draw
from .content import (
    CARD_IDS,
    FORMATION_IDS,
    LABEL_IDS,
    LEDGER_IDS,
    MAP_IDS,
    OPTIONS,
    PIECE_IDS,
    POINT_IDS,
    ROW_IDS,
    SEAT_IDS,
    SIDE_IDS,
    TERRAIN_IDS,
    TIMING,
    TIMING_IDS,
    TYPE_IDS,
)
from .events import EVENTS
from .files import FILES
from .heuristics import evaluate, shortlist
from .observe import observe
from .position import dump, load
from .problems import problems
from .redeal import redeal
from .rules_box import agree, box_of
from .view import besides, view
from .why import why


def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
    return rules.new(box_of(chosen), seats, dice, log)


TIMINGS = {card: TIMING_IDS[TIMING[at]] for at, card in enumerate(CARD_IDS)}
GAME = Game(
    id="escaramuzas",
    edition=1,
    name="Escaramuzas de Café",
    folder=Path(__file__).parent,
    seats=(2, 4, 6),
    table=Table(ROWS),
    stages=STAGE_IDS,
    options=OPTIONS,
    events=EVENTS,
    kinds={
        "seat": SEAT_IDS,
        "side": SIDE_IDS,
        "label": LABEL_IDS,
        "type": TYPE_IDS,
        "point": POINT_IDS,
        "card": CARD_IDS,
        "piece": PIECE_IDS,
        "terrain": TERRAIN_IDS,
        "formation": FORMATION_IDS,
        "map": MAP_IDS,
        "row": ROW_IDS,
        "ledger": LEDGER_IDS,
    },
    printed={"timing": TIMINGS},
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
    calm=frozenset({ACTIVATE, ATTACK, REACT, DEFEND}),
    first=FirstMatch(
        seats=2, level="easy", options={"preset": "espresso", "rounds": 4}
    ),
    draw=draw,
    round="5.1/round",
    agree=agree,
    files=FILES,
    why=why,
)
