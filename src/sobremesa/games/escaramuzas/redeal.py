"""What a seat could believe: the same for its eyes, all that is hidden dealt anew."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.state import State

from .actions import REACT
from .content import bit_of, units_of
from .rules import Escaramuzas
from .rules_attack_step import answers
from .rules_deployment import face_down
from .rules_table import NO_ONE, Field, friends


def redeal(state: State, seat: int, dice: Dice) -> Escaramuzas:
    """Unseen hands go back into the unknown part of the deck and are dealt again."""
    assert isinstance(state, Escaramuzas)
    twin = state.clone()
    field = twin.field
    if face_down(field):
        for owner in range(int(field.seats)):
            if not friends(seat, owner):
                shuffle_tokens(field, owner, dice)
        return twin
    hidden = [own for own in range(int(field.seats)) if not friends(seat, own)]
    sizes = {owner: take_back(field, owner) for owner in hidden}
    if field.stage == REACT and field.asked in sizes:
        sizes[int(field.asked)] -= give_reaction(field, int(field.asked), dice)
    for owner, size in sizes.items():
        for _ in range(size):
            give(field, owner, int(field.deck.bag_card(dice)))
    return twin


def take_back(field: Field, owner: int) -> int:
    """Cards nobody else knows return to the bag; how many they were."""
    size = 0
    for card in range(int(field.box.designs.count)):
        at = field.hand_of(owner) + card
        secret = int(field.hands[at] - field.shown[at])
        for _ in range(secret):
            field.deck.mix(card)
        field.hands[at] = field.shown[at]
        size += secret
    return size


def give(field: Field, owner: int, card: int) -> None:
    field.deck.bag[card] -= 1
    field.deck.hidden -= 1
    field.hands[field.hand_of(owner) + card] += 1


def give_reaction(field: Field, owner: int, dice: Dice) -> int:
    """A seat that is asked to react holds a card to do it with (13.5)."""
    cards = [int(card) for card in field.box.designs.in_reaction]
    usable = [card for card in cards if answers(field, card)]
    if any(field.holds_card(owner, card) for card in usable):
        return 0
    bag = [0] * int(field.box.designs.count)
    for card in usable:
        bag[card] = int(field.deck.bag[card])
    give(field, owner, dice.draw(bag))
    return 1


def shuffle_tokens(field: Field, owner: int, dice: Dice) -> None:
    """4.6 Face down: any of the seat's units may lie at any of its points.

    Points are taken in an order of their own: that of the units is the secret.
    """
    side = owner % 2
    count = int(field.box.sizes[side])
    units = list(units_of(side))[owner // 2 : count : int(field.seats // 2)]
    points = sorted(
        (int(field.x[unit]), int(field.y[unit])) for unit in units if field.lives(unit)
    )
    chosen = field.actor != NO_ONE and field.owner_of(field.actor) == owner
    dice.shuffle(units)
    for unit in units:
        field.alive[side] &= ~bit_of(unit)
        field.x[unit], field.y[unit], field.health[unit] = 0, 0, 0
    for unit, (x, y) in zip(units, points, strict=False):
        field.x[unit], field.y[unit] = x, y
        field.health[unit] = field.box.health[unit]
        field.alive[side] |= bit_of(unit)
    if chosen:
        field.actor = units[len(points)]
