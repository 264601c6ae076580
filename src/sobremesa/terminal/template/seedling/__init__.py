"""Seedling: all that the house needs to know of it."""

from pathlib import Path

from sobremesa.kernel.fields import Field, Maybe, Number
from sobremesa.kernel.game import Game
from sobremesa.kernel.table import Table

from .rules import FEWEST, ROWS, SIDES, new

GAME = Game(
    id="seedling",
    name="Seedling",
    folder=Path(__file__).parent,
    seats=(2,),
    table=Table(ROWS),
    events={
        "1.1/heap": "stones",
        "2.1/takes": "seat number left",
        "3.1/wins": "seat",
    },
    fields=(
        Field("stones", Number(0, FEWEST + SIDES)),
        Field("winner", Maybe("seat")),
    ),
    new=new,
)
