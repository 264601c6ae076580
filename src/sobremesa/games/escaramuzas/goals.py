"""EC-16: how a side wins."""

from sobremesa.kernel.goals import LAST, NOW, WIN, Count, Goal, last_round

from .seen import Side, View


def goals(view: View) -> list[Goal]:
    red, blue = view.sides
    ways = [
        way(view, own, other)
        for own, other in ((red, blue), (blue, red))
        for way in (points, domination)
    ]
    level = red.vp == blue.vp
    seats = [player.id for player in view.players]
    rule = "16.3" if level else "16.2"  # equal points, or points
    return [*ways, last_round(rule, view.round, view.rounds, seats)]


def seats_of(view: View, side: Side) -> list[str]:
    """16.4 Shared results: all seats of a side."""
    return [player.id for player in view.players if player.side == side.id]


def domination(view: View, own: Side, other: Side) -> Goal:
    """16.1 Domination: the enemy is left with so few units.

    Before the first round they are still being deployed: the whole army counts.
    """
    units = other.units if view.round else sum(other.army.values())
    count = Count("enemy_units", units, other.defeat, falls=True)
    return Goal(
        word="domination",
        rule="16.1",
        sort=WIN,
        seats=seats_of(view, own),
        counts=[count],
        met=view.round > 0 and count.met,
        judged=NOW,
    )


def points(view: View, own: Side, other: Side) -> Goal:
    """16.2 Points: more than the enemy after the last round."""
    count = Count("vp", own.vp, other.vp, rival=True)
    return Goal(
        word="points",
        rule="16.2",
        sort=WIN,
        seats=seats_of(view, own),
        counts=[count],
        met=count.met,
        judged=LAST,
    )
