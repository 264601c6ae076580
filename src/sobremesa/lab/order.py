"""A run that somebody orders by a form: checked, and drawn up as a plan.

It is the plan that the command line makes of the same wishes: `sobremesa lab run`,
`lab skill` or `lab balance`.
"""

import shlex
from collections.abc import Mapping
from typing import Literal

import msgspec

from sobremesa.bots.levels import Brain
from sobremesa.complaint import Complaint
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.stock import printed_content, with_files

from .knobs import as_toml, with_numbers
from .plans import measured, skill_plan, usual_seats, varying
from .pool import local
from .quest import Quest
from .seed import FIRST_SEED, read_seed
from .series import Plan, Variant
from .vary import refuse_idle

OVERLAY = "overlay.toml"  # what is changed, as a file of own content
What = Literal["run", "skill", "balance"]


class Aims(msgspec.Struct, frozen=True, kw_only=True):
    """What a search for balance is after."""

    target: dict[str, float]  # shares, by side or seat
    tune: tuple[str, ...]  # what may be turned
    trials: int
    fresh: int  # matches that the best must hold in
    within: float


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, how often; and what is changed in the game."""

    game: str
    players: tuple[str, ...]  # bots, by seat; of a run of skill, the weakest first
    matches: int  # of every variant, or proposal
    what: What = "run"
    seats: int = 0  # of a run of skill; 0: two, or the fewest
    varied: tuple[str, ...] = ()  # `hand_size=4,5`: a variant for every value
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


class Sought(msgspec.Struct, frozen=True, kw_only=True):
    """The same of a search for balance."""

    plan: Quest
    overlay: str
    command: str


def draw_up(order: Order, game: Game, former: Plan | None = None) -> Drawn:
    """The plan of an order; beside a former run that is the first of its variants."""
    game, options, seed = checked(order, game)
    many = order.matches
    if order.what == "skill":
        seats = seats_of(order, game)
        plan = skill_plan(game, order.players, seats, options, seed=seed, matches=many)
        command = skill_told(order, plan, seats)
        return Drawn(plan=plan, overlay=overlay_of(game), command=command)
    if former and order.varied:
        raise Complaint("error-lab-vary")
    variants = varying(game, order.players, options, order.varied)
    if former:
        variants = beside(former, variants[0], order)
    plan = measured(game, variants, options, order.varied, seed=seed, matches=many)
    command = told(order, plan, former)
    return Drawn(plan=plan, overlay=overlay_of(game), command=command)


def draw_search(order: Order, aims: Aims, game: Game) -> Sought:
    """The plan of a search, which says what cannot be looked for."""
    game, options, seed = checked(order, game)
    quest = Quest(
        game=game.id,
        players=order.players,
        target=aims.target,
        tune=aims.tune,
        trials=aims.trials,
        matches=order.matches,
        fresh=aims.fresh,
        within=aims.within,
        seed=seed,
        options=options,
        content=game.overlay.text,
    )
    quest.open_search(local(1))
    return Sought(plan=quest, overlay=overlay_of(game), command=quest_told(quest))


def checked(order: Order, game: Game) -> tuple[Game, dict[str, Value], str]:
    """The game with what is changed, its options and the seed."""
    for player in order.players:
        Brain(player, 0)  # there is such a bot, of the house
    game = with_changes(game, order.content, order.numbers)
    seats = seats_of(order, game)
    options = game.set_up(order.options, seats)
    refuse_idle(game, order.options, options, seats)
    return game, options, read_seed(order.seed) or FIRST_SEED


def seats_of(order: Order, game: Game) -> int:
    if order.what != "skill":
        return len(order.players)
    return order.seats or usual_seats(game)


def overlay_of(game: Game) -> str:
    return as_toml(game.id, game.overlay.changes) if game.overlay else ""


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
    if former.varied or base.guest:
        raise Complaint("error-lab-former")
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


# The command that plays the same


def told(order: Order, plan: Plan, former: Plan | None) -> str:
    base, own = plan.variants[0], plan.variants[-1]
    parts = ["-n", str(order.matches), "--seats", ",".join(own.players)]
    parts += ["--seed", plan.seed, *settings(own.options if former else plan.options)]
    for one in order.varied:
        parts += ["--vary", one]
    if former is not None:
        alike = (base.players, base.options) == (own.players, own.options)
        if not alike or base.content or not own.content:
            return ""
        parts += ["--against", OVERLAY]
    elif own.content:
        parts += ["--content", OVERLAY]
    return command("run", plan.game, parts)


def skill_told(order: Order, plan: Plan, seats: int) -> str:
    parts = ["--bots", ",".join(order.players), "--seats", str(seats)]
    parts += ["-n", str(order.matches), "--seed", plan.seed, *settings(plan.options)]
    if plan.variants[0].content:
        parts += ["--content", OVERLAY]
    return command("skill", plan.game, parts)


def quest_told(quest: Quest) -> str:
    aims = [f"{name}={percent(share)}" for name, share in quest.target.items()]
    parts = ["--target", ",".join(aims), "--tune", ",".join(quest.tune)]
    parts += ["--trials", str(quest.trials), "-n", str(quest.matches)]
    parts += ["--fresh", str(quest.fresh), "--within", percent(quest.within)]
    parts += ["--seats", ",".join(quest.players), "--seed", quest.seed]
    parts += settings(quest.options)
    if quest.content:
        parts += ["--content", OVERLAY]
    return command("balance", quest.game, parts)


def command(what: What, game: str, parts: list[str]) -> str:
    return shlex.join(["sobremesa", "lab", what, game, *parts, "--out", "run"])


def settings(options: Mapping[str, Value]) -> list[str]:
    said = [f"{name}={written(value)}" for name, value in options.items()]
    return [part for one in said for part in ("--set", one)]


def percent(share: float) -> str:
    return f"{100 * share:.10g}%"


def written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
