"""The moments at which pictures and screens are taken: their matches come to them."""

import pytest
from scripts.pictures import MOMENTS, Moment, played
from scripts.screens import CROWD


@pytest.mark.parametrize("moment", [*MOMENTS, CROWD], ids=lambda one: one.game)
def test_a_match_comes_to_the_moment_of_its_picture(moment: Moment) -> None:
    """Bots that learnt something play other matches: then another moment is chosen."""
    match = played(moment)

    assert 0 == match.state.seat
    assert match.state.stage in match.game.calm
