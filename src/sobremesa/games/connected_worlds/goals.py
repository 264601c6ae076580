"""CW-13: the ways to win, for every seat."""

from sobremesa.kernel.goals import ROUND, WIN, Count, Goal, last_round

from .view import Player, View

WORDS = {"13.4": "war", "13.5": "capture", "13.6": "expansion"}


def goals(view: View) -> list[Goal]:
    """13.3 When victory is checked: each by itself, as things stand."""
    found = [goal for player in view.players for goal in victories(view, player)]
    seats = [player.id for player in view.players if player.alive]
    return [*found, last_round("13.8", view.round, view.max_rounds, seats)]


def victories(view: View, player: Player) -> list[Goal]:
    """13.9 Victories switched off: are nobody's goals.

    The last seat is told where war does not tell the same, and where it is reached.
    """
    if not player.alive and player.id not in view.winners:
        return []
    last = last_seat(view, player)
    war = any(one.on for one in player.goals if one.rule == "13.4")
    found = [] if war and not last.met else [last]
    for one in player.goals:
        if one.on and (view.round or one.rule == "13.6"):  # others need enemies
            found.append(
                Goal(
                    word=WORDS[one.rule],
                    rule=one.rule,
                    sort=WIN,
                    seats=[player.id],
                    counts=counted(view, player, one.rule, one.lacks),
                    met=one.met,
                    judged=ROUND,
                )
            )
    return found[::-1]  # the likeliest first


def last_seat(view: View, player: Player) -> Goal:
    """13.2 The last seat: nobody else is in play."""
    others = sum(one.alive for one in view.players if one is not player)
    return Goal(
        word="last",
        rule="13.2",
        sort=WIN,
        seats=[player.id],
        counts=[Count("rivals", others, 0, falls=True)],
        met=others == 0,
    )


def counted(
    view: View, player: Player, rule: str, lacks: dict[str, int]
) -> list[Count]:
    """13.4 War, War Never Changes, War Never Ends: no enemy piece.
    13.5 All Your Base Are Belong to Us: no enemy base, and one captured.
    13.6 Master of Expansion: worlds, and the most territory.
    """
    if rule == "13.4":
        return [Count("enemies", lacks["enemies"], 0, falls=True)]
    if rule == "13.5":
        return [
            Count("enemy_bases", lacks["enemy_bases"], 0, falls=True),
            Count("captures", 1 - lacks["captures"], 1),
        ]
    best = max(one.points for one in view.players if one is not player)
    return [
        Count("worlds", player.planets, view.worlds_to_win),
        Count("points", player.points, best, rival=True),
    ]
