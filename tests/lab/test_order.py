"""A run that a form orders: the plan that the command line makes, or a sentence."""

from typing import Any

import pytest

from sobremesa.complaint import Complaint
from sobremesa.games import GAMES
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.lab.knobs import numbers
from sobremesa.lab.order import Order, draw_up
from sobremesa.shelf import find
from sobremesa.stock import with_files

STRATUM = find("stratum")


def order(**wishes: Any) -> Order:
    usual = {"game": "stratum", "players": ("chance",) * 4, "matches": 3}
    return Order(**{**usual, **wishes})


def test_numbers_become_an_overlay_that_can_be_taken_as_a_file() -> None:
    changed = {"cards.rot.mushrooms": 2, "decks.classic.F.rot": 1}
    drawn = draw_up(order(numbers=changed), STRATUM)

    (variant,) = drawn.plan.variants
    assert with_files(STRATUM, {"own": drawn.overlay}).overlay.text == variant.content
    assert "[cards.rot]\nmushrooms = 2\n" in drawn.overlay
    told = "lab run stratum -n 3 --seats chance,chance,chance,chance --seed 1"
    assert f"sobremesa {told} --content overlay.toml --out run" == drawn.command


def test_numbers_lie_over_own_content() -> None:
    content = "[cards.rot]\nmushrooms = 3\n[cards.omnivore]\namount = 2"
    drawn = draw_up(order(content=content, numbers={"cards.rot.mushrooms": 2}), STRATUM)

    game = drawn.plan.open_game()
    assert (2, 2) == tuple(
        numbers(game)[f"cards.{card}"] for card in ("rot.mushrooms", "omnivore.amount")
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_number_set_as_it_is_printed_changes_nothing(game: Game) -> None:
    printed = numbers(game)
    wish = order(
        game=game.id, players=("chance",) * game.first.seats, numbers=dict(printed)
    )
    drawn = draw_up(wish, game)

    assert printed
    assert not set(printed) & set(game.options.all)
    assert ("", "") == (drawn.overlay, drawn.plan.variants[0].content)


def test_a_former_run_is_the_first_of_the_variants() -> None:
    former = draw_up(order(), STRATUM).plan
    wish = order(numbers={"cards.rot.mushrooms": 2}, named="two", beside="one")
    drawn = draw_up(wish, STRATUM, former)

    assert ["one", "two"] == [variant.name for variant in drawn.plan.variants]
    assert 6 == drawn.plan.matches
    assert "--against overlay.toml" in drawn.command
    third = draw_up(order(options={"hand_size": 4}, named="3"), STRATUM, drawn.plan)
    assert drawn.plan.variants[1].content == third.plan.variants[0].content
    assert "" == third.command  # no command plays these two


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"players": ("chance", "human", "chance", "chance")}, "human"),
        ({"players": ("chance",) * 9}, "9"),
        ({"numbers": {"hand_size": 4}}, "no knob 'hand_size'"),
        ({"numbers": {"cards.rot.mushrooms": "2"}}, "cannot be '2'"),
        ({"options": {"hand_size": 99}}, "it takes"),
        ({"seed": ""}, "seed"),
    ],
)
def test_what_cannot_be_played_is_told(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(Mistake, match=told):
        draw_up(order(**wishes), STRATUM)


def test_only_what_differs_and_has_as_many_seats_is_compared() -> None:
    former = draw_up(order(), STRATUM).plan
    with pytest.raises(Complaint, match="the very same"):
        draw_up(order(), STRATUM, former)
    heroes = order(game="heroes", players=("chance",) * 2)
    with pytest.raises(Complaint, match="only runs of one game"):
        draw_up(heroes, find("heroes"), former)
