"""A run that somebody orders by a form: checked, and drawn up as a plan.

It is the plan that `sobremesa lab run` makes of the same wishes.
"""

import shlex
from collections.abc import Mapping

import msgspec

from sobremesa.bots.levels import Brain
from sobremesa.complaint import Complaint
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.stock import printed_content, with_files

from .knobs import as_toml, with_numbers
from .seed import FIRST_SEED, read_seed
from .series import Plan, Variant
from .vary import refuse_idle

OVERLAY = "overlay.toml"  # what is changed, as a file of own content


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, how often; and what is changed in the game."""

    game: str
    players: tuple[str, ...]  # bots, by seat
    matches: int  # of every variant
    seed: str = FIRST_SEED
    options: dict[str, Value] = {}
    content: str = ""  # own content, as TOML
    numbers: dict[str, Value] = {}  # of the content, over that
    named: str = ""  # what it is called where it is compared,
    beside: str = ""  # and with what


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """A plan, and what goes with it."""

    plan: Plan
    overlay: str  # all that is changed, as TOML; "": nothing is
    command: str  # that gives the same; "": none does


def draw_up(order: Order, game: Game, former: Plan | None = None) -> Drawn:
    """The plan of an order; beside a former run that is the first of its variants."""
    for player in order.players:
        Brain(player, 0)  # there is such a bot, of the house
    seed = read_seed(order.seed) or FIRST_SEED
    game = with_changes(game, order.content, order.numbers)
    options = game.set_up(order.options, len(order.players))
    refuse_idle(game, order.options, options, len(order.players))
    own = Variant(players=order.players, options=options, content=game.overlay.text)
    variants = beside(former, own, order) if former else (own,)
    overlay = as_toml(game.id, game.overlay.changes) if game.overlay else ""
    plan = Plan(
        game=game.id,
        variants=variants,
        options=options,
        seed=seed,
        matches=order.matches * len(variants),
        measured=True,
    )
    return Drawn(plan=plan, overlay=overlay, command=told(order, plan, former))


def with_changes(game: Game, content: str, numbers: Mapping[str, Value]) -> Game:
    """The game with own content, and with some numbers of it changed."""
    if content:
        game = with_files(game, {OVERLAY: content})
    if not numbers:
        return game
    return game.carrying(with_numbers(game, numbers).against(printed_content(game)))


def beside(former: Plan, own: Variant, order: Order) -> tuple[Variant, ...]:
    """The variant that a former run was about, and the new one."""
    base = former.variants[-1]
    if former.game != order.game or len(base.players) != len(own.players):
        raise Complaint(
            "error-lab-compare",
            game=former.game,
            seats=str(len(base.players)),
        )
    if (base.players, base.options, base.content) == (
        own.players,
        own.options,
        own.content,
    ):
        raise Complaint("error-lab-same")
    replace = msgspec.structs.replace
    return replace(base, named=order.beside), replace(own, named=order.named)


def told(order: Order, plan: Plan, former: Plan | None) -> str:
    """The command that plays the same matches."""
    base, own = plan.variants[0], plan.variants[-1]
    parts = ["sobremesa", "lab", "run", plan.game, "-n", str(order.matches)]
    parts += ["--seats", ",".join(own.players), "--seed", plan.seed]
    for name, value in own.options.items():
        parts += ["--set", f"{name}={written(value)}"]
    if former is not None:
        alike = (base.players, base.options) == (own.players, own.options)
        if not alike or base.content or not own.content:
            return ""
        parts += ["--against", OVERLAY]
    elif own.content:
        parts += ["--content", OVERLAY]
    return shlex.join([*parts, "--out", "run"])


def written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
