"""Connect Four: the smallest whole game on sobremesa's kernel."""

from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.options import Options
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .actions import DROP, STAGES, TEXTS, VERBS
from .board import draw
from .content import COLUMN_IDS, SEAT_IDS, SEATS, SPACE_IDS
from .events import EVENTS
from .heuristics import evaluate, shortlist
from .observe import observe
from .position import dump, load, problems
from .view import redeal, view


def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
    return rules.new(log)


GAME = Game(
    id="connect_four",
    edition=1,
    name="Connect Four",
    folder=Path(__file__).parent,
    seats=(SEATS,),
    table=Table(TEXTS),
    stages=STAGES,
    options=Options(()),
    events=EVENTS,
    verbs=VERBS,
    kinds={"seat": SEAT_IDS, "column": COLUMN_IDS, "space": SPACE_IDS},
    new=new,
    dump=dump,
    load=load,
    problems=problems,
    view=view,
    redeal=redeal,
    observe=observe,
    evaluate=evaluate,
    shortlist=shortlist,
    calm=frozenset({DROP}),
    playouts=True,
    draw=draw,
)
