"""A run that the operator orders, read in a worker; and what is kept of it."""

import re
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from sobremesa.bots.levels import KINDS, LEVELS
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.errors import Mistake
from sobremesa.shelf import Shelf

from . import wire_lab
from .limits import LAB_MATCHES
from .readings import CONTENT, SENTENCE
from .refusals import Refused

if TYPE_CHECKING:  # the lab itself is loaded only where it is needed
    from sobremesa.lab.order import Aims, Order

LEAST = 10  # matches of a proposal, as on the command line
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
    front: list[wire_lab.LabTrial] = []
    best: bool = False
    trouble: str = ""

    @property
    def each(self) -> int:
        """How much of what is planned a match of the order stands for."""
        return max(1, len(self.variants))

    @property
    def is_search(self) -> bool:
        return self.order.what == "balance"


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the process that plays says: how it stands, and at last how it ended."""

    stage: Literal["playing", "over", "stopped", "failed"] = "playing"
    played: int = 0
    seconds: float = 0.0  # since this process plays,
    new: int = 0  # and what it has played
    decisions: float = 0.0
    figures: list[wire_lab.LabFigure] = []
    front: list[wire_lab.LabTrial] = []
    best: bool = False
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
    if (order.what == "balance") != (order.aims is not None):
        raise Refused("lab", "aims are what a search for balance has, and it alone")
    if order.what != "run" and (order.against or order.vary):
        raise Refused("lab", "only a series can be varied, or compared with another")
    if order.aims is None:
        check_matches(order.matches)
    else:
        check_search(order.matches, order.aims)


def check_matches(matches: int, variants: int = 1) -> None:
    most = LAB_MATCHES // variants
    if not 1 <= matches <= most:
        each = " of each variant" if variants > 1 else ""
        told = f"a run has 1 to {most} matches{each}, not {matches}"
        raise Refused("lab", told)


def check_search(matches: int, aims: wire_lab.LabAims) -> None:
    """How much a search may play; and whether there can be one."""
    if not can_search():
        told = "a search for balance needs optuna: pip install 'sobremesa[lab]'"
        raise Refused("lab", told, 409)
    for name, number in (("matches", matches), ("fresh matches", aims.fresh)):
        if not LEAST <= number <= LAB_MATCHES:
            told = f"a proposal has {LEAST} to {LAB_MATCHES} {name}, not {number}"
            raise Refused("lab", told)
    most = LAB_MATCHES // matches
    if not 1 <= aims.trials <= most:
        told = f"1 to {most} proposals of {matches} matches each, not {aims.trials}"
        raise Refused("lab", f"a search has {told}")
    if not 0 <= aims.within <= 1:
        raise Refused("lab", f"near enough is from 0 to 1, not {aims.within:g}")


def can_search() -> bool:
    return find_spec("optuna") is not None


def read(shelf: Shelf, order: wire_lab.LabOrder, name: str, former: Any) -> Read:
    """Draw up a run, in a worker; `former` is another's name and plan, or None."""
    from sobremesa.lab.order import draw_search, draw_up  # only where it is needed
    from sobremesa.lab.series import Plan

    beside, plan = former or ("", b"")
    try:
        wish, game = wished(order, name, beside), shelf.find(order.game)
        if order.aims is not None:
            found = draw_search(wish, aimed(order.aims), game)
            return Read(
                plan=msgspec.json.encode(found.plan),
                overlay=found.overlay,
                command=found.command,
                variants=[],
                planned=found.plan.trials,
            )
        before = msgspec.json.decode(plan, type=Plan) if former else None
        drawn = draw_up(wish, game, before)
    except Mistake as error:
        raise Refused("lab", str(error)[:SENTENCE], 400) from None
    variants = [one.name for one in drawn.plan.variants]
    check_matches(order.matches, len(variants))
    return Read(
        plan=msgspec.json.encode(drawn.plan),
        overlay=drawn.overlay,
        command=drawn.command,
        variants=variants if len(variants) > 1 else [],
        planned=drawn.plan.matches,
    )


def wished(order: wire_lab.LabOrder, name: str, beside: str) -> "Order":
    """The lab's own word for an order,"""
    from sobremesa.lab.order import Order

    return Order(
        game=order.game,
        players=tuple(order.players),
        matches=order.matches,
        what=order.what,
        seats=order.seats,
        varied=tuple(order.vary),
        seed=order.seed,
        options=order.options,
        content=order.content,
        numbers=order.numbers,
        named=name,
        beside=beside,
    )


def aimed(aims: wire_lab.LabAims) -> "Aims":
    """and for what a search is after."""
    from sobremesa.lab.order import Aims

    return Aims(
        target=aims.target,
        tune=tuple(aims.tune),
        trials=aims.trials,
        fresh=aims.fresh,
        within=aims.within,
    )


def enlarge(run: Kept, wanted: int) -> None:
    """Give a run more matches, or a search more proposals; 0: what was ordered."""
    wanted = wanted or run.planned // run.each
    if wanted * run.each < run.planned:
        many = run.planned // run.each
        what = "proposals" if run.is_search else "matches"
        told = f"this run was ordered with {many} {what}: it can only be given more"
        raise Refused("lab", told, 400)
    replace = msgspec.structs.replace
    if run.order.aims is not None:
        aims = replace(run.order.aims, trials=wanted)
        check_search(run.order.matches, aims)
        run.order, size, flag = replace(run.order, aims=aims), "trials", "--trials"
    else:
        check_matches(wanted, run.each)
        run.order, size, flag = replace(run.order, matches=wanted), "matches", "-n"
    plan = {**msgspec.json.decode(run.plan), size: wanted * run.each}
    run.plan = msgspec.Raw(msgspec.json.encode(plan))
    run.command = re.sub(rf" {flag} \d+ ", f" {flag} {wanted} ", run.command, count=1)
    run.planned = wanted * run.each


@cache
def numbers(shelf: Shelf, game_id: str) -> wire_lab.LabNumbers:
    """What can be turned in a game of the house, and whose shares can be aimed at."""
    from sobremesa.lab.knobs import numbers as found_in
    from sobremesa.lab.knobs import options as tunable
    from sobremesa.lab.quest import contending

    game = shelf.find(game_id)
    own = game.extend is not None
    return wire_lab.LabNumbers(
        game=game_id,
        numbers=found_in(game) if own else {},
        tunable=tunable(game) if own else [],
        rivals={seats: contending(game, seats) for seats in game.seats},
    )
