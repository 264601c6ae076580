"""Piles: a bag between two known ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.dice import Fast, Scripted
from sobremesa.kernel.errors import DiceError
from sobremesa.kernel.pile import Pile

NO_DICE = Scripted([])  # a roll would be an error


@given(counts=st.lists(st.integers(0, 4), min_size=1, max_size=6), seed=st.integers())
def test_drawing_all_gives_every_card_once(counts: list[int], seed: int) -> None:
    pile = Pile(counts)
    dice = Fast(seed)

    drawn = [pile.draw(dice) for _ in range(sum(counts))]

    assert counts == [drawn.count(card) for card in range(len(counts))]
    assert 0 == len(pile)


@pytest.mark.parametrize(("number", "card"), [(0, 0), (1, 0), (2, 2)])
def test_a_draw_of_the_bag_is_a_roll(number: int, card: int) -> None:
    pile = Pile([2, 0, 1])

    assert card == pile.draw(Scripted([number]))
    assert 2 == len(pile)


def test_a_covered_card_is_drawn_first_without_dice() -> None:
    pile = Pile([2, 2, 2])

    pile.cover(1)
    pile.cover(2)

    assert [2, 1] == [pile.draw(NO_DICE), pile.draw(NO_DICE)]
    assert [2, 2, 2] == pile.counts()


def test_buried_cards_come_last_in_the_order_they_were_buried() -> None:
    pile = Pile([1, 0, 0])

    pile.bury(2)
    pile.bury(1)

    assert [0, 2, 1] == [pile.draw(NO_DICE) for _ in range(3)]


def test_a_card_looked_at_stays_and_its_place_is_known() -> None:
    pile = Pile([2, 2])

    seen = pile.look(Scripted([3]))

    assert 1 == seen
    assert (4, [2, 2]) == (len(pile), pile.counts())
    assert 1 == pile.draw(NO_DICE)


def test_looking_again_needs_no_dice() -> None:
    pile = Pile([2, 2])
    pile.cover(0)

    assert [0, 0] == [pile.look(NO_DICE), pile.look(NO_DICE)]
    assert 5 == len(pile)


def test_a_card_mixed_in_can_come_any_time() -> None:
    pile = Pile([1, 0])

    pile.mix(1)

    assert [1, 1] == pile.counts()
    assert [0, 1] == [pile.clone().draw(Scripted([n])) for n in range(2)]


def test_a_shuffle_forgets_every_known_place() -> None:
    pile = Pile([0, 1, 0])
    pile.cover(0)
    pile.bury(2)

    pile.shuffle()

    assert ([1, 1, 1], 3) == (pile.counts(), len(pile))
    assert [0, 1, 2] == [pile.clone().draw(Scripted([n])) for n in range(3)]


def test_counts_tell_cards_wherever_they_lie() -> None:
    pile = Pile([1, 0, 0])
    pile.cover(1)
    pile.bury(2)
    pile.bury(2)

    assert ([1, 1, 2], 4) == (pile.counts(), len(pile))


def test_a_clone_is_independent() -> None:
    pile = Pile([1, 1, 1])
    pile.cover(0)
    pile.bury(1)

    twin = pile.clone()
    while len(twin):
        twin.draw(Fast(1))
    twin.mix(2)
    twin.cover(2)
    twin.bury(2)

    assert ([2, 2, 1], 5) == (pile.counts(), len(pile))
    assert 0 == pile.draw(NO_DICE)


def test_an_empty_pile_is_a_mistake() -> None:
    with pytest.raises(DiceError, match="cannot draw from an empty pile"):
        Pile([0, 0]).draw(Fast(1))
