"""ST-12: what the factions need, and how far they are."""

from sobremesa.kernel.goals import ROUND, WIN, Count, Goal, last_round, reached

from .view import View

RULES = {"nature": "12.2", "industry": "12.3", "fungi": "12.4"}


def goals(view: View) -> list[Goal]:
    """12.1 When victory is checked: what it would find now."""
    found = [faction(view, name) for name in ("nature", "industry", "fungi")]
    there = [goal for goal in found if goal.met]
    if len(there) > 1:
        found.append(shared(there))
    seats = [player.id for player in view.players]
    return [*found, last_round("12.6", view.round, view.max_rounds, seats)]


def faction(view: View, name: str) -> Goal:
    """12.2 Nature's goal: plants, herbivores and carnivores.
    12.3 Industry's goal: constructions.
    12.4 Fungi's goal: macrofungi.
    14.2 Growths as goal: in place of the first.
    """
    now = view.goals
    if name == "nature" and now.growths is not None:
        counts = [counted("growths", now.growths)]
    elif name == "nature":
        counts = [
            counted("plants", now.plants),
            counted("herbivores", now.herbivores),
            counted("carnivores", now.carnivores),
        ]
    elif name == "industry":
        counts = [counted("constructions", now.constructions)]
    else:
        counts = [counted("macrofungi", now.macrofungi)]
    return Goal(
        word=name,
        rule=RULES[name],
        sort=WIN,
        seats=[player.id for player in view.players if player.faction == name],
        counts=counts,
        met=reached(counts),
        judged=ROUND,
    )


def counted(word: str, now: list[int]) -> Count:
    have, need = now
    return Count(word, have, need)


def shared(there: list[Goal]) -> Goal:
    """12.5 Shared victory: several factions are at their goals."""
    seats = [seat for goal in there for seat in goal.seats]
    return Goal(
        word="shared",
        rule="12.5",
        sort=WIN,
        seats=seats,
        counts=[Count("factions", len(there), len(there))],
        met=True,
        judged=ROUND,
    )
