"""What one seat of Heroes could believe: the hidden cards dealt again."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.state import State

from .content import CHARACTER
from .rules import Heroes
from .rules_flow import SETUP
from .rules_hands import ONLOOKERS, forget, show, shown_to
from .rules_setup import draw_character


def redeal(state: State, seat: int, dice: Dice) -> Heroes:
    """The same for these eyes: unseen hands and decks are pooled and dealt again."""
    assert isinstance(state, Heroes)
    twin = state.clone()
    for owner in range(int(state.box.seats)):
        if owner != seat and state.field.plays(owner):
            deal_again(twin, owner, seat, dice)
    if state.seat >= 0 and state.seat != seat:
        twin.answers = None  # they may speak of another's hand
    return twin


def deal_again(state: Heroes, owner: int, seat: int, dice: Dice) -> None:
    """Only the bag is pooled: cards under the deck are known to all.

    Cards of the hand that these eyes were shown stay there (HC-2.5, 9.15).
    After its mulligans a hand holds a Character (HC-2.5), until the first turn.
    """
    field, cards = state.field, state.box.cards
    deck, first = field.decks[owner], owner * int(cards.count)
    known = [int(n) for n in shown_to(field, eyes(seat), owner)]
    size = int(field.hand_size(owner)) - sum(known)
    for card, copies in enumerate(known):
        held = int(field.hands[first + card])
        if held > copies:
            for _ in range(held - copies):
                deck.mix(card)
            field.hands[first + card] = copies
    drawn = -1
    if state.flow.phase == SETUP and has_kept(state, owner):
        if not any(n and cards.type[card] == CHARACTER for card, n in enumerate(known)):
            drawn = int(draw_character(field, owner, dice))
    if drawn >= 0:
        field.hands[first + drawn] += 1
        size -= 1
    for _ in range(size):
        drawn = int(deck.draw(dice))
        field.hands[first + drawn] += 1
    if state.flow.phase == SETUP:
        state.flow.last[owner] = drawn
    if len(field.shown) > 0:
        forget_more(state, owner, known)


def forget_more(state: Heroes, owner: int, known: list[int]) -> None:
    """What others know of a hand, but these eyes do not, is not for them to see."""
    field = state.field
    for other in range(int(ONLOOKERS) + 1):
        theirs = [int(n) for n in shown_to(field, other, owner)]
        forget(field, owner, 1 << other)
        for card, copies in enumerate(theirs):
            for _ in range(min(copies, known[card])):
                show(field, owner, card, 1 << other)


def eyes(seat: int) -> int:
    """A seat's, or an onlooker's."""
    return seat if seat >= 0 else int(ONLOOKERS)


def has_kept(state: Heroes, owner: int) -> bool:
    """Whether a seat's mulligans are behind it."""
    seats = int(state.box.seats)
    place = (owner - state.flow.start) % seats
    return place < (state.flow.turn - state.flow.start) % seats
