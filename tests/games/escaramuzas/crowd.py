"""Positions where much can happen: both armies in a small part of the table."""

from random import Random

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.actions import ACTIVATE
from sobremesa.games.escaramuzas.content import UNITS
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence


def crowd(luck: Random, options: dict[str, object]) -> Escaramuzas:
    """Armies in the middle of a battle, close together; red or blue to activate."""
    state = GAME.new(GAME.set_up(options, 2), 2, Fast(0), Silence())
    assert isinstance(state, Escaramuzas)
    if GAME.stages[state.stage] != "side_choice":
        raise AssertionError("a table that is made by players has no crowd")
    field = state.field
    field.round = luck.randint(1, int(field.box.rounds))
    spots = luck.sample(range(24 * 18), 24 * 18)
    for side in (0, 1):
        number = int(field.box.sizes[side])
        least = int(field.box.threshold) + 1
        for slot in luck.sample(range(number), luck.randint(least, min(10, number))):
            muster(state, side, slot, spots, luck)
        field.ready[side], field.points[side] = field.alive[side], 5
    for at in range(len(field.owner)):
        owner = luck.choice((-1, 0, 1))
        field.owner[at] = field.first_owner[at] = owner
        field.held[at] = int(owner >= 0 and luck.random() < 0.5)
    for at in range(len(field.ledger)):
        field.ledger[at] = luck.randint(0, 6) if at % 6 < 4 else luck.randint(0, 1)
    field.turn = luck.randint(0, 1)
    field.ask(ACTIVATE, field.turn)
    state.put()
    return state


def muster(
    state: Escaramuzas, side: int, slot: int, spots: list[int], luck: Random
) -> None:
    """A unit, hurt or not, on the next spot that is free."""
    field, unit = state.field, side * 20 + slot
    while spots:
        spot = spots.pop()
        x, y = 33 + spot // 18, 21 + spot % 18
        near = [u for u in range(UNITS) if field.lives(u)]
        room = all((field.x[u] - x) ** 2 + (field.y[u] - y) ** 2 >= 4 for u in near)
        if room and not field.ground.kept_out(x, y):
            break
    field.x[unit], field.y[unit] = x, y
    field.health[unit] = luck.randint(1, field.box.health[unit])
    field.wounds[unit] = luck.choice((0, 0, luck.randrange(field.box.wound_limit)))
    field.alive[side] |= 1 << slot
