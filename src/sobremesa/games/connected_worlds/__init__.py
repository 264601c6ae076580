"""Connected Worlds: a deck-building hex game of space and planets."""

from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen, FirstMatch, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .actions import MAIN, PLACE_BASE, ROWS, STAGE_IDS
from .board import draw
from .content import OPTIONS, agree, box_of
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
    table=Table(ROWS),
    stages=STAGE_IDS,
    options=OPTIONS,
    events=EVENTS,
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
    calm=frozenset({int(PLACE_BASE), int(MAIN)}),
    first=FirstMatch(seats=2, level="beginner"),
    draw=draw,
    round="4.1/round",
    agree=agree,
)
