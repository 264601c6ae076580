"""Plans of series, from what somebody asks for on a command line or by a form."""

from collections.abc import Mapping, Sequence

from sobremesa.complaint import Complaint
from sobremesa.kernel.errors import shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value

from .series import Plan, Variant
from .vary import set_ups


def varying(
    game: Game,
    players: Sequence[str],
    options: Mapping[str, Value],
    varied: Sequence[str],
    named: str = "",
) -> tuple[Variant, ...]:
    """The variants that differ by their options; one if nothing is varied."""
    return tuple(
        Variant(
            players=tuple(players),
            options=chosen,
            content=game.overlay.text,
            differs=differs,
            named=named,
        )
        for differs, chosen in set_ups(game, options, varied, len(players))
    )


def measured(
    game: Game,
    variants: Sequence[Variant],
    options: dict[str, Value],
    varied: Sequence[str] = (),
    *,
    seed: str,
    matches: int,
) -> Plan:
    """A series that is watched closely; `matches` of every variant."""
    return Plan(
        game=game.id,
        variants=tuple(variants),
        options=options,
        varied=tuple(varied),
        seed=seed,
        matches=matches * len(variants),
        measured=True,
    )


def skill_plan(
    game: Game,
    bots: Sequence[str],
    seats: int,
    options: dict[str, Value],
    *,
    seed: str,
    matches: int,
) -> Plan:
    """Every bot takes each seat in turn among every other, with the same dice."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise Complaint("error-bots", bots=shown(",".join(bots)))
    variants = [
        Variant(
            players=(other,) * seats,
            guest=guest,
            options=options,
            content=game.overlay.text,
        )
        for guest in bots
        for other in bots
    ]
    return measured(game, variants, options, seed=seed, matches=matches)


def usual_seats(game: Game) -> int:
    """Of a run of skill: two, or the fewest."""
    return 2 if 2 in game.seats else game.seats[0]
