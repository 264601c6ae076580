"""What seats see as numbers: the same as ever, in both builds."""

import pytest

from sobremesa.games import IDS
from sobremesa.kernel.sight import Sight
from sobremesa.shelf import find

from .observations import GOLDEN, lines


@pytest.mark.parametrize("id", IDS)
def test_a_seat_sees_the_numbers_it_always_saw(id: str) -> None:
    golden = [
        one for one in GOLDEN.read_text("utf-8").splitlines() if one.split()[0] == id
    ]

    assert golden == list(lines(find(id)))


def test_what_is_written_in_order_stands_in_order() -> None:
    sight = Sight()

    sight.put(0.25)
    sight.part(3, 4.0)
    sight.flag(True)
    sight.one(1, 3)
    sight.one(-1, 2)
    sight.gap(1)
    sight.part(0, 9.0)
    sight.put(-2.0)

    assert [0.25, 0.75, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0] == sight.numbers()
    assert 5 == sight.count


def test_in_a_stretch_the_last_word_counts() -> None:
    sight = Sight()
    sight.put(1.0)
    sight.open(3)
    sight.set(2, 1.0)
    sight.set(2, 0.0)
    sight.add(2, 0.5)
    sight.add(2, 0.5)
    sight.set(0, 1.0)
    sight.set(0, 0.0)
    sight.close()
    sight.open(2)
    sight.add(1, 3.0)
    sight.close()

    assert [1.0, 0.0, 0.0, 1.0, 0.0, 3.0] == sight.numbers()


def test_rows_follow_one_another_until_it_is_cleared() -> None:
    game = find("stratum")
    from sobremesa.kernel.dice import Fast
    from sobremesa.kernel.log import Silence

    state = game.new({}, 4, Fast(1), Silence())
    sight = Sight()
    for seat in (0, 1):
        game.observe(state, seat, sight)

    assert game.observation(state, 0) + game.observation(state, 1) == sight.numbers()
    sight.clear()
    assert [] == sight.numbers()
