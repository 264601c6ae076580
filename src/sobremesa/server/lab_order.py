"""A run that the operator orders, read in a worker; and what is kept of it."""

from functools import cache
from typing import Any, Literal

import msgspec

from sobremesa.bots.levels import KINDS, LEVELS
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.options import Value
from sobremesa.shelf import Shelf

from . import wire_lab
from .limits import LAB_MATCHES
from .readings import CONTENT, SENTENCE
from .refusals import Refused

TITLE = 60  # characters of what a run is called
SEARCHES = ("mcts:10", "mcts:50", "mcts:200")  # budgets worth their time in a series
BOTS = (*[kind for kind in KINDS if kind != "mcts"], *SEARCHES, *LEVELS)


class Kept(msgspec.Struct, kw_only=True):
    """A run as its file holds it: what was ordered, and how it stands."""

    id: str
    order: wire_lab.LabOrder
    plan: msgspec.Raw  # the lab's, which a server need not read
    overlay: str  # all that is changed, as TOML
    command: str
    variants: list[str]
    planned: int
    turn: int  # in which it is played: the lowest first
    created: str
    stage: wire_lab.Stage = "waiting"
    played: int = 0
    decisions: float = 0.0
    figures: list[wire_lab.LabFigure] = []
    trouble: str = ""


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the process that plays says: how it stands, and at last how it ended."""

    stage: Literal["playing", "over", "stopped", "failed"] = "playing"
    played: int = 0
    seconds: float = 0.0  # since this process plays,
    new: int = 0  # and what it has played
    decisions: float = 0.0
    figures: list[wire_lab.LabFigure] = []
    trouble: str = ""


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker makes of an order."""

    plan: bytes
    overlay: str
    command: str
    variants: list[str]
    planned: int


def check(order: wire_lab.LabOrder) -> None:
    """What can be told without a look at the game."""
    title = order.title
    if len(title) > TITLE or not title.isprintable():
        raise Refused("lab", f"a title has at most {TITLE} printable characters")
    if len(order.content) > CONTENT:
        raise Refused("lab", f"own content has at most {CONTENT} characters")
    if order.lang not in LANGUAGES:
        raise Refused("lang", f"there is no language {order.lang[:20]!r}")
    check_matches(order.matches)


def check_matches(matches: int, variants: int = 1) -> None:
    most = LAB_MATCHES // variants
    if not 1 <= matches <= most:
        each = " of each variant" if variants > 1 else ""
        told = f"a run has 1 to {most} matches{each}, not {matches}"
        raise Refused("lab", told)


def read(shelf: Shelf, order: wire_lab.LabOrder, name: str, former: Any) -> Read:
    """Draw up a run, in a worker; `former` is another's name and plan, or None."""
    from sobremesa.lab.order import Order, draw_up  # only where it is needed
    from sobremesa.lab.series import Plan

    try:
        beside, plan = former or ("", b"")
        drawn = draw_up(
            Order(
                game=order.game,
                players=tuple(order.players),
                matches=order.matches,
                seed=order.seed,
                options=order.options,
                content=order.content,
                numbers=order.numbers,
                named=name,
                beside=beside,
            ),
            shelf.find(order.game),
            msgspec.json.decode(plan, type=Plan) if former else None,
        )
    except Mistake as error:
        raise Refused("lab", str(error)[:SENTENCE], 400) from None
    variants = [one.name for one in drawn.plan.variants] if former else []
    check_matches(order.matches, len(drawn.plan.variants))
    return Read(
        plan=msgspec.json.encode(drawn.plan),
        overlay=drawn.overlay,
        command=drawn.command,
        variants=variants,
        planned=drawn.plan.matches,
    )


@cache
def numbers(shelf: Shelf, game_id: str) -> dict[str, Value]:
    """What can be turned in a game of the house."""
    from sobremesa.lab.knobs import numbers as found_in

    game = shelf.find(game_id)
    return found_in(game) if game.extend is not None else {}
