"""Stratum: one ecosystem, four seats, three factions."""

from pathlib import Path

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen, FirstMatch, Game
from sobremesa.kernel.log import Log
from sobremesa.kernel.state import State
from sobremesa.kernel.table import Table

from . import rules
from .actions import ACTION, ROWS, STAGE_IDS
from .board import draw
from .content import CARD_IDS, OPTIONS, RULES, SEATS, agree, box_of
from .events import EVENTS
from .heuristics import evaluate, shortlist
from .observe import observe
from .position import dump, load
from .problems import problems
from .view import besides, redeal, view


def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
    return rules.new(box_of(chosen), dice, log)


GAME = Game(
    id="stratum",
    edition=1,
    name="Stratum",
    folder=Path(__file__).parent,
    seats=(SEATS,),
    table=Table(ROWS),
    stages=STAGE_IDS,
    options=OPTIONS,
    events=EVENTS,
    printed={"rule": dict(zip(CARD_IDS, RULES, strict=True))},
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
    calm=frozenset({int(ACTION)}),
    first=FirstMatch(seats=SEATS, level="easy"),
    draw=draw,
    round="3.1/round",
    agree=agree,
)
