"""Carcosa: a co-operative crawl through a moving house."""

from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen, FirstMatch, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .actions import ROWS, STAGE_IDS, TURN
from .board import draw
from .content import OPTIONS, agree, settings_of
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
    calm=frozenset({int(TURN)}),
    looks=LOOKS,
    first=FirstMatch(
        seats=3, level="normal", options={"preset": "gentle", "keys_to_win": 3}
    ),
    draw=draw,
    round="1.1/round",
    agree=agree,
)
