"""Dice: one primitive, and what follows from it."""

import hashlib
import itertools
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.dice import (
    Dice,
    Fast,
    Recorder,
    Scripted,
    Seeded,
    Taped,
    commitment,
)
from sobremesa.kernel.errors import DiceError, NeedRoll

SIDES = [2, 3, 6, 7, 36, 100, 2**20, 2**31 + 1, 2**32]


def words(seed: str) -> Iterator[int]:
    """The documented stream of `Seeded`, once more."""
    for counter in itertools.count():
        head = b"sobremesa dice 1\n" + seed.encode("utf-8") + b"\n"
        block = hashlib.sha256(head + counter.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")


def sampled(stream: Iterator[int], n: int) -> int:
    """The documented rejection sampling, once more."""
    bound = 2**32 // n * n
    return next(word for word in stream if word < bound) % n


def xorshift(seed: str) -> Iterator[int]:
    """The documented stream of `Fast`, in plain integers."""
    mask = 2**63 - 1
    x = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") >> 1
    while True:
        x ^= (x << 17) & mask
        x ^= x >> 15
        x ^= (x << 25) & mask
        assert 0 < x <= mask
        yield x


# Seeded


def test_seeded_gives_known_numbers() -> None:
    dice = Seeded("sobremesa")

    assert [1, 4, 3, 1, 2, 0, 5, 3, 4, 4, 0, 1] == [dice.below(6) for _ in range(12)]


@pytest.mark.parametrize("seed", ["", "a", "añil\n", "0" * 64])
def test_seeded_is_sha_256_in_counter_mode(seed: str) -> None:
    dice, stream = Seeded(seed), words(seed)

    for _ in range(20):
        for n in SIDES:
            assert sampled(stream, n) == dice.below(n)


def test_seeded_rejects_words_that_would_make_it_uneven() -> None:
    n = 2**31 + 1  # nearly every second word is too big
    dice, stream = Seeded("uneven"), words("uneven")

    drawn = [dice.below(n) for _ in range(50)]

    taken = [word for word in itertools.islice(stream, 200) if word < n]
    assert taken[:50] == drawn


def test_a_commitment_is_a_hash_of_its_own() -> None:
    text = b"sobremesa commitment 1\nsobremesa"

    assert hashlib.sha256(text).hexdigest() == commitment("sobremesa")
    assert commitment("sobremesa") != commitment("sobremesa ")


# Fast


def test_fast_gives_known_numbers() -> None:
    dice = Fast("sobremesa")

    assert [1, 3, 1, 5, 3, 4, 2, 2, 1, 4, 1, 4] == [dice.below(6) for _ in range(12)]


@pytest.mark.parametrize("seed", ["", "a", "añil", "0" * 64])
def test_fast_is_a_xorshift_on_63_bits(seed: str) -> None:
    dice, stream = Fast(seed), xorshift(seed)

    for _ in range(200):
        for n in SIDES:
            assert (next(stream) >> 20) % n == dice.below(n)


def test_fast_takes_numbers_and_texts_alike() -> None:
    one, two = Fast(5), Fast("5")

    assert [one.below(100) for _ in range(9)] == [two.below(100) for _ in range(9)]


# Recorder


def test_a_recorder_keeps_a_tape_of_another_source() -> None:
    dice = Recorder(Seeded("sobremesa"))

    drawn = [dice.below(6) for _ in range(4)]

    assert [1, 4, 3, 1] == drawn
    assert drawn == dice.tape


def test_a_recorder_goes_on_with_a_tape_it_is_given() -> None:
    dice = Recorder(Scripted([2]), [5, 5])

    dice.below(3)

    assert [5, 5, 2] == dice.tape


def test_a_recorder_keeps_nothing_of_a_failed_roll() -> None:
    dice = Recorder(Scripted([]))

    with pytest.raises(NeedRoll):
        dice.below(3)

    assert [] == dice.tape


# Taped


def test_a_tape_gives_its_numbers_again() -> None:
    dice = Taped([1, 0, 5])

    assert [1, 0, 5] == [dice.below(n) for n in (2, 3, 6)]


def test_a_tape_that_ends_too_early_is_a_mistake() -> None:
    dice = Taped([1])
    dice.below(2)

    message = "the tape ends after 1 numbers, one more is needed"
    with pytest.raises(DiceError, match=message):
        dice.below(2)


@pytest.mark.parametrize("number", [6, -1, 2**70, -(2**70)])
def test_a_number_its_die_cannot_show_is_a_mistake(number: int) -> None:
    dice = Taped([0, number])
    dice.below(2)

    message = f"tape number 2 is {number}, the die has 0 to 5"
    with pytest.raises(DiceError, match=message):
        dice.below(6)


# Scripted


def test_a_script_gives_its_numbers_then_asks_for_more() -> None:
    dice = Scripted([1, 0])
    assert [1, 0] == [dice.below(2), dice.below(3)]

    with pytest.raises(NeedRoll, match="a roll below 36 is needed") as need:
        dice.below(36)

    assert 36 == need.value.sides


def test_a_script_with_an_impossible_number_is_a_mistake() -> None:
    dice = Scripted([6])

    message = "script number 1 is 6, the die has 0 to 5"
    with pytest.raises(DiceError, match=message):
        dice.below(6)


# What follows from it


@pytest.mark.parametrize(
    "make", [lambda: Scripted([]), lambda: Taped([]), lambda: Recorder(Scripted([]))]
)
def test_a_die_with_one_side_is_not_rolled(make: Callable[[], Dice]) -> None:
    dice = make()

    assert [0, 0, 0] == [dice.below(1) for _ in range(3)]
    assert 1 == dice.roll(1)
    assert 7 == dice.pick([7])


def test_a_die_with_one_side_uses_up_nothing_of_a_seed() -> None:
    dice, other = Seeded("one"), Seeded("one")

    assert 0 == dice.below(1)

    assert [other.below(9) for _ in range(9)] == [dice.below(9) for _ in range(9)]


def test_a_die_with_one_side_is_not_on_the_tape_but_one_with_two_is() -> None:
    dice = Recorder(Scripted([1, 8]))

    assert [0, 1, 0, 8] == [dice.below(n) for n in (1, 2, 1, 9)]

    assert [1, 8] == dice.tape


@pytest.mark.parametrize("make", [Scripted, Taped])
def test_a_die_with_two_sides_is_rolled(make: Callable[[list[int]], Dice]) -> None:
    assert 1 == make([1]).below(2)


def test_a_roll_counts_from_one() -> None:
    assert [1, 6] == [Scripted([0]).roll(6), Scripted([5]).roll(6)]


def test_a_pick_is_any_item() -> None:
    assert [30, 10, 20] == [Scripted([n]).pick([30, 10, 20]) for n in range(3)]


@pytest.mark.parametrize(("number", "kind"), [(0, 0), (1, 0), (2, 2), (3, 3), (5, 3)])
def test_a_draw_takes_one_of_a_bag_of_counts(number: int, kind: int) -> None:
    bag = [2, 0, 1, 3]

    assert kind == Scripted([number]).draw(bag)

    left = [2, 0, 1, 3]
    left[kind] -= 1
    assert left == bag


def test_a_peek_leaves_the_bag_as_it_is() -> None:
    bag = [2, 0, 1]

    assert 2 == Scripted([2]).peek(bag)
    assert [2, 0, 1] == bag


def test_the_last_of_a_bag_is_drawn_without_a_roll() -> None:
    assert 1 == Scripted([]).draw([0, 1])


def test_an_empty_bag_is_a_mistake() -> None:
    with pytest.raises(DiceError, match="cannot draw from an empty bag"):
        Fast(1).draw([0, 0])


@given(seed=st.integers(), items=st.lists(st.integers(0, 99), max_size=30))
def test_a_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    shuffled = items[:]

    Fast(seed).shuffle(shuffled)

    assert sorted(items) == sorted(shuffled)


def test_every_order_of_a_shuffle_is_one_script() -> None:
    orders = set()
    for script in itertools.product(range(4), range(3), range(2)):
        items = [1, 2, 3, 4]
        Scripted(list(script)).shuffle(items)
        orders.add(tuple(items))

    assert set(itertools.permutations([1, 2, 3, 4])) == orders


def test_a_shuffle_goes_from_the_last_to_the_first() -> None:
    items = [1, 2, 3]

    Scripted([0, 0]).shuffle(items)

    assert [2, 3, 1] == items
