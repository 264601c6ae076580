"""HC-11 and the modes: how a side wins, how a player goes out."""

from sobremesa.kernel.goals import (
    LIMIT,
    LOSE,
    NOW,
    ROUND,
    WIN,
    Count,
    Goal,
    last_round,
    reached,
)

from .view import Player, View


def goals(view: View) -> list[Goal]:
    inside = [player for player in view.players if player.side >= 0]
    outs = [knocked_out(view, player) for player in inside if not player.out]
    if view.common_slots:  # 10.20 Challengers of the Infinite
        return [mob(view), *outs, fallen(view), time_with_mob(view)]
    if view.part:
        return [*[stage(view, player) for player in inside], *outs]
    sides = sorted({player.side for player in inside})
    found = [last_side(view, side) for side in sides]
    seats = [player.id for player in view.players]
    if view.ending == "drawn":
        found.append(together(seats))
    return [*found, *outs, last_round("11.4", view.round, view.max_rounds, seats)]


def rivals(view: View, side: int) -> list[Count]:
    """11.1 The last side: players of others that are still in, and how the last is."""
    left = [
        one
        for one in view.players
        if one.side >= 0 and not one.out and one.side != side
    ]
    if len(left) == 1:
        return [Count("rival_knock_outs", left[0].kos, left[0].ko_limit)]
    return [Count("rivals", len(left), 0, falls=True)]


def last_side(view: View, side: int) -> Goal:
    """11.2 Win and loss: all seats of the side that is left."""
    own = [player for player in view.players if player.side == side]
    counts = rivals(view, side)
    return Goal(
        word="last_side",
        rule="11.2",
        sort=WIN,
        seats=[player.id for player in own],
        counts=counts,
        met=reached(counts) and not all(player.out for player in own),
        judged=NOW,
    )


def stage(view: View, player: Player) -> Goal:
    """11.5 Results of co-op and Mixed: the winner of the last stage."""
    return Goal(
        word="stages",
        rule="11.5",
        sort=WIN,
        seats=[player.id],
        counts=[
            Count("stages", view.part, len(view.schedule)),
            *rivals(view, player.side),
        ],
        met=player.id in view.winners,
    )


def together(seats: list[str]) -> Goal:
    """11.3 Shared draw: no side is left."""
    return Goal(
        word="together", rule="11.3", sort=LIMIT, seats=seats, counts=[], met=True
    )


def knocked_out(view: View, player: Player) -> Goal:
    """7.14 The knock-out limit: who has so many is out."""
    count = Count("knock_outs", player.kos, player.ko_limit)
    return Goal(
        word="knock_outs",
        rule="7.14",
        sort=LOSE,
        seats=[player.id],
        counts=[count],
        met=count.met,
        judged=NOW,
    )


def mob(view: View) -> Goal:
    """10.29 Victory and defeat against the Mob: the former."""
    health = view.mob.hero.health if view.mob else 0
    count = Count("mob_health", max(0, health), 0, falls=True)
    return Goal(
        word="mob",
        rule="10.29",
        sort=WIN,
        seats=[player.id for player in view.players],
        counts=[count],
        met=view.mob is None,
        judged=NOW,
    )


def fallen(view: View) -> Goal:
    """10.29 Victory and defeat against the Mob: so many players out."""
    counts = [
        Count("players_out", sum(one.out for one in view.players), view.outs_to_lose)
    ]
    return Goal(
        word="fallen",
        rule="10.29",
        sort=LOSE,
        seats=[player.id for player in view.players],
        counts=counts,
        met=view.mob is not None and reached(counts),
        judged=NOW,
    )


def time_with_mob(view: View) -> Goal:
    """10.29 Victory and defeat against the Mob: the last round."""
    seats = [player.id for player in view.players]
    limit = last_round("10.29", view.round, view.max_rounds, seats)
    return Goal(
        word="mob_rounds",
        rule="10.29",
        sort=LOSE,
        seats=seats,
        counts=limit.counts,
        met=limit.met and view.mob is not None,
        judged=ROUND,
    )
