"""What one seat of Heroes could believe: the hidden cards dealt again."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.state import State

from .content import CHARACTER, Cards
from .rules import Heroes
from .rules_agenda import SETUP
from .rules_hands import ONLOOKERS, forget, show, shown_to
from .rules_modes import draw_character


def redeal(state: State, seat: int, dice: Dice) -> Heroes:
    """The same for these eyes: unseen hands and decks are pooled and dealt again."""
    assert isinstance(state, Heroes)
    twin = state.clone()
    for owner in range(int(state.box.seats)):
        if owner != seat and state.field.plays(owner):
            deal_again(twin, owner, seat, dice)
    if state.seat >= 0 and state.seat != seat:
        twin.resume()  # the answers may speak of another's hand
    return twin


def deal_again(state: Heroes, owner: int, seat: int, dice: Dice) -> None:
    """Only the bag is pooled: cards under the deck are known to all.

    Cards of the hand that these eyes were shown stay there (HC-2.5, 9.15).
    After its mulligans a hand holds a Character (HC-2.5), until the first turn.
    What is in a list of its own, these eyes do not know at all (section 5).
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
    if not state.box.known >> owner & 1:
        believe(state, owner, dice)
    drawn = -1
    if state.field.phase == SETUP and has_kept(state, owner):
        if not any(n and cards.type[card] == CHARACTER for card, n in enumerate(known)):
            drawn = int(draw_character(field, owner, dice))
    if drawn >= 0:
        field.hands[first + drawn] += 1
        size -= 1
    for _ in range(size):
        drawn = int(deck.draw(dice))
        field.hands[first + drawn] += 1
    if state.field.phase == SETUP:
        state.field.last[owner] = drawn
    if len(field.shown) > 0:
        forget_more(state, owner, known)


def believe(state: Heroes, owner: int, dice: Dice) -> None:
    """Another list for an owner: what was seen of it, and beside it what could be."""
    box, deck = state.box, state.field.decks[owner]
    hidden = [int(copies) for copies in deck.bag]
    seen = [full - hid for full, hid in zip(box.decks[owner], hidden, strict=True)]
    held = fill(box.cards, seen, sum(hidden), dice)
    for card, copies in enumerate(held):
        deck.bag[card] = copies
    decks = box.decks[:]
    decks[owner] = [out + new for out, new in zip(seen, held, strict=True)]
    state.box = state.field.box = box.with_decks(decks)


def fill(cards: Cards, seen: list[int], size: int, dice: Dice) -> list[int]:
    """So many cards of a prebuilt deck; where it is too short the next one goes on.

    Every list has some Characters (HC-12.6).
    """
    people = [card for card in range(cards.count) if cards.type[card] == CHARACTER]
    needed = int(cards.deck_characters_min) - sum(seen[card] for card in people)
    held = [0] * len(seen)
    ready = list(cards.ready.values())
    first = int(dice.below(len(ready)))
    for listed in [*ready[first:], *ready[:first]]:
        bag = [
            max(0, listed.get(cards.ids[card], 0) - out)
            for card, out in enumerate(seen)
        ]
        for _ in range(min(size, sum(bag))):
            some = bag
            if needed > 0:
                some = [n if card in people else 0 for card, n in enumerate(bag)]
            card = dice.peek(some if any(some) else bag)
            bag[card] -= 1
            held[card] += 1
            needed -= card in people
            size -= 1
    return held


def forget_more(state: Heroes, owner: int, known: list[int]) -> None:
    """What others know of a hand, but these eyes do not, is not for them to see."""
    field = state.field
    held = [card for card, copies in enumerate(known) if copies]
    for other in range(int(ONLOOKERS) + 1):
        theirs = shown_to(field, other, owner)
        common = [(card, min(int(theirs[card]), known[card])) for card in held]
        forget(field, owner, 1 << other)
        for card, copies in common:
            for _ in range(copies):
                show(field, owner, card, 1 << other)


def eyes(seat: int) -> int:
    """A seat's, or an onlooker's."""
    return seat if seat >= 0 else int(ONLOOKERS)


def has_kept(state: Heroes, owner: int) -> bool:
    """Whether a seat's mulligans are behind it."""
    seats = int(state.box.seats)
    place = (owner - state.field.start) % seats
    return place < (state.field.turn - state.field.start) % seats
