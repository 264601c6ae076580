"""A run that a form orders: the plan that the command line makes, or a sentence."""

from typing import Any

import pytest

from sobremesa.complaint import Complaint
from sobremesa.games import GAMES
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.lab.knobs import numbers
from sobremesa.lab.order import Aims, Order, draw_search, draw_up
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


def test_values_of_options_are_variants_with_the_same_dice() -> None:
    wish = order(varied=("hand_size=4,5", "plants_to_win=5"), options={"max_rounds": 2})
    drawn = draw_up(wish, STRATUM)

    assert ["hand_size=4, plants_to_win=5", "hand_size=5, plants_to_win=5"] == [
        variant.name for variant in drawn.plan.variants
    ]
    assert (6, wish.varied) == (drawn.plan.matches, drawn.plan.varied)
    told = "--set max_rounds=2 --vary hand_size=4,5 --vary plants_to_win=5 --out run"
    assert drawn.command.endswith(told)


def test_bots_are_set_among_one_another() -> None:
    drawn = draw_up(order(what="skill", players=("chance", "clumsy")), STRATUM)

    pairs = [(one.guest, *one.players) for one in drawn.plan.variants]
    assert ("clumsy", "chance", "chance", "chance", "chance") in pairs
    assert (4, 12) == (len(pairs), drawn.plan.matches)
    told = "lab skill stratum --bots chance,clumsy --seats 4 -n 3 --seed 1 --out run"
    assert f"sobremesa {told}" == drawn.command


def aims(**wishes: Any) -> Aims:
    usual = {"target": {"nature": 0.4}, "tune": ("plants_to_win",)}
    numbers = {"trials": 5, "fresh": 20, "within": 0.05}
    return Aims(**{**usual, **numbers, **wishes})


def test_a_search_is_the_one_of_the_command_line() -> None:
    found = draw_search(order(what="balance", seed="s"), aims(), STRATUM)

    told = "--target nature=40% --tune plants_to_win --trials 5 -n 3 --fresh 20"
    told += " --within 5% --seats chance,chance,chance,chance --seed s --out run"
    assert f"sobremesa lab balance stratum {told}" == found.command
    assert {"nature": 0.4} == found.plan.target


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"target": {}}, "target is empty: give a share to at least one of nature"),
        ({"target": {"elves": 0.3}}, "there are nature, fungi, industry"),
        ({"target": {"nature": 1.4}}, "140%.*is no share from 0% to 100%"),
        ({"tune": ()}, "nothing that '' names"),
        ({"tune": ("plants_to_wim",)}, "did you mean plants_to_win"),
        ({"tune": ("copies.*",)}, "follows from others"),
        ({"tune": ("max_rounds",)}, "max_rounds is set and may be turned"),
    ],
)
def test_what_cannot_be_looked_for_is_told(wishes: dict[str, Any], told: str) -> None:
    wish = order(what="balance", options={"max_rounds": 2})

    with pytest.raises(Mistake, match=told):
        draw_search(wish, aims(**wishes), STRATUM)


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"varied": ("hand_siz=4",)}, "did you mean hand_size"),
        ({"varied": ("hand_size=40",)}, "it takes"),
        ({"varied": ("hand_size=4", "hand_size=5")}, "set twice"),
        ({"what": "skill", "players": ("chance",)}, "two different bots"),
        ({"what": "skill", "players": ("chance", "clumsy"), "seats": 9}, "not 9"),
    ],
)
def test_what_cannot_be_varied_or_measured_is_told(
    wishes: dict[str, Any], told: str
) -> None:
    with pytest.raises(Mistake, match=told):
        draw_up(order(**wishes), STRATUM)


def test_only_a_series_about_one_thing_is_compared_with() -> None:
    varied = draw_up(order(varied=("hand_size=4,5",)), STRATUM).plan
    skill = draw_up(order(what="skill", players=("chance", "clumsy")), STRATUM).plan
    changed = order(numbers={"cards.rot.mushrooms": 2})
    for former in (varied, skill):
        with pytest.raises(Complaint, match="only a series of one variant"):
            draw_up(changed, STRATUM, former)
    plain = draw_up(order(), STRATUM).plan
    with pytest.raises(Complaint, match="not both"):
        draw_up(order(varied=("hand_size=4,5",)), STRATUM, plain)


def test_only_what_differs_and_has_as_many_seats_is_compared() -> None:
    former = draw_up(order(), STRATUM).plan
    with pytest.raises(Complaint, match="the very same"):
        draw_up(order(), STRATUM, former)
    heroes = order(game="heroes", players=("chance",) * 2)
    with pytest.raises(Complaint, match="only runs of one game"):
        draw_up(heroes, find("heroes"), former)
