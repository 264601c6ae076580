"""What a view foretells is what then happens."""

from collections.abc import Iterator, Mapping

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.forecast import Lamp
from sobremesa.games.stratum.rules import Stratum
from sobremesa.games.stratum.view import View
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import SPECTATOR, Journal, Silence

from .scene import StratumScene, scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SETTINGS: tuple[Mapping[str, object], ...] = (
    {},
    {"preset": "late"},
    {"ecosystem_gap": 1, "hibernation_passes_mark": True, "plants_to_build": 1},
    {"ivy_full_round": False, "copies.Y.ivy": 12, "copies.M.compost": 12},
)
MATCHES = 8
STEPS = ("10.2/dies", "10.3/grows", "10.4/dies", "10.5/grows")


def positions(options: Mapping[str, object]) -> Iterator[StratumScene]:
    """Decisions of random matches."""
    chosen = GAME.set_up(options, 4)
    for seed in range(MATCHES):
        dice = Fast(f"forecast {seed}")
        state = GAME.new(chosen, 4, dice, Silence())
        while state.seat >= 0:
            twin = state.clone()
            assert isinstance(twin, Stratum)
            yield StratumScene(twin)
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, Silence())


def seen(table: StratumScene) -> View:
    view = GAME.view(table.stratum, SPECTATOR)
    assert isinstance(view, View)
    return view


def lit(lamps: list[Lamp]) -> list[str]:
    """The changes that lamps foretell: `10.2/dies herbivore b`."""
    words = {True: "dies", False: "grows"}
    return [
        f"{lamp.rule}/{words[lamp.dies]} {lamp.thing} {lamp.clause}".strip()
        for lamp in lamps
        if lamp.on and not lamp.prevented
    ]


def changes(said: list[str]) -> list[str]:
    """What changed, of what the ecosystem said, without the spaces."""
    told = []
    for event in said:
        key, *words = event.split()
        if key in STEPS:
            told.append(" ".join([key, words[0], *words[2:]]))
    return told


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_lamps_and_ivies_tell_the_end_of_the_round(
    options: Mapping[str, object],
) -> None:
    for table in positions(options):
        view = seen(table)
        ivies = ready(view)
        prevented = [lamp for lamp in view.lamps if lamp.prevented]

        said = table.end_round()

        assert lit(view.lamps) == changes(said)
        held = [event for event in said if event.split()[0] in HELD]
        assert len(prevented) == len(held)
        razed = [event.split()[1] for event in said if event.startswith("11.3/razed")]
        assert sorted(ivies) == sorted(razed)


HELD = ("7.1/prevented", "10.6/none")


def ready(view: View) -> list[str]:
    """The territories whose construction an Ivy will destroy."""
    return [
        land.id
        for land in view.territories
        for space in land.spaces
        for thing in space.things
        if thing.ready
    ]


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_plots_tell_what_building_does(options: Mapping[str, object]) -> None:
    for table in positions(options):
        builds = [text for text in table.legal if text.startswith("build")]
        for land in seen(table).territories:
            if f"build {land.id}" in builds:
                twin = table.stratum.clone()
                before = list(twin.land.stamp)
                journal = Journal()
                action = GAME.table.number(f"build {land.id}")
                twin.apply(action, Fast("build"), journal)

                died = [event for event in journal.events if event.key == "8.3/dies"]

                assert [] == land.blocked
                assert len(died) == len(land.felled)
                assert not set(land.felled) & set(twin.land.stamp)
                assert set(land.felled) <= set(before)
            elif table.seat == "M" and builds:
                assert land.blocked


def test_a_step_is_foretold_with_the_census_that_the_steps_before_it_leave() -> None:
    table = scene("F1: H2; M1: C3")

    assert [
        "10.2/dies herbivore a",
        "10.4/dies carnivore a",
    ] == lit(seen(table).lamps)


def test_a_step_names_the_census_it_judges_and_the_step_that_made_it() -> None:
    table = scene("S1: P1; Y1: P2; Y2: P3; Y3: P4; F1: H5; F2: H6; M1: C7")

    told = {
        lamp.rule: (lamp.after, lamp.plants, lamp.herbivores, lamp.carnivores)
        for lamp in seen(table).lamps
        if lamp.on
    }

    # Two herbivores to one carnivore: the first of them grows before it is counted.
    assert {"10.3": ("", 4, 2, 1), "10.5": ("10.3", 4, 3, 1)} == told


def test_each_choice_within_a_pile_names_the_card_it_means() -> None:
    table = scene(
        "S1: P1; F1: H2 H3 H4[predator@5]; Y1: H6", hands={"S": "hibernation"}
    )
    table.play("play hibernation")

    view = seen(table)

    assert {"F1": 3, "Y1": 6} == view.aims  # not the youngest of F1, which is laden
    assert table.play("card F1")[0].startswith("7.1/attached")


def test_of_two_ivies_only_the_first_is_ready() -> None:
    table = scene(
        "S1: P1[ivy@6]; S2: P2[ivy@5]; S3: H3; S#4; F1: C7", options={"max_rounds": 2}
    )

    assert ["P2"] == [
        f"P{thing.stamp}"
        for space in seen(table).territories[0].spaces
        for thing in space.things
        if thing.ready
    ]


def test_a_prevented_step_keeps_its_lamp() -> None:
    table = scene("S1: P1; Y1: H3; Y2: H6; F1: H8[hibernation@9]; M1: C4")

    held = [(lamp.rule, lamp.clause) for lamp in seen(table).lamps if lamp.prevented]

    assert [("10.2", "b"), ("10.3", "b")] == held
    assert ["10.5/grows carnivore"] == lit(seen(table).lamps)
