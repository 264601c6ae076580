"""ST-10 The ecosystem's turn."""

import itertools

import pytest

from sobremesa.games.stratum.view import view

from .scene import StratumScene, scene


def crowd(plants: int, herbivores: int, carnivores: int, gap: int = 2) -> StratumScene:
    """So many of each kind: plants in S1, herbivores in F1, carnivores in Y1."""
    piles = []
    stamp = 0
    counts = (plants, herbivores, carnivores)
    for space, letter, number in zip(("S1", "F1", "Y1"), "PHC", counts, strict=True):
        pile = " ".join(f"{letter}{stamp + n}" for n in range(1, number + 1))
        piles += [f"{space}: {pile}"] if number else []
        stamp += number
    return scene("; ".join(piles), options={"ecosystem_gap": gap})


def steps(world: StratumScene) -> list[str]:
    """What the four steps did, and why: `10.2b`. Step 10.5 has one reason only."""
    told = []
    for event in world.ecosystem():
        if event.startswith("10."):
            key, _, _, *letter = event.split()
            rule = key.partition("/")[0]
            told.append(rule if rule == "10.5" else rule + letter[0])
    return told


def settle(p: int, h: int, c: int, gap: int) -> str:
    """ST-10 once more, on numbers alone."""
    herbivore_died = h >= 1 and (p == 0 or h >= p + gap or c >= h + gap)
    if herbivore_died:
        h -= 1
    elif h >= 1 and p >= 1 and (c == 0 or h >= c + gap or p >= h + gap):
        h += 1
    carnivore_died = c >= 1 and (h == 0 or c >= h + gap)
    if carnivore_died:
        c -= 1
    elif c >= 1 and h >= c + gap:
        c += 1
    return f"{p}/{h}/{c}"


@pytest.mark.parametrize("gap", [1, 2, 3, 4])
def test_10_1_four_steps_each_with_the_census_as_it_then_is(gap: int) -> None:
    for p, h, c in itertools.product(range(0, 6), range(0, 6), range(0, 6)):
        world = crowd(p, h, c, gap)

        world.ecosystem()

        assert settle(p, h, c, gap) == world.census, (p, h, c)


def test_10_1_at_most_one_of_each_changes() -> None:
    world = crowd(0, 9, 0)

    world.ecosystem()

    assert "0/8/0" == world.census


@pytest.mark.parametrize(
    ("plants", "herbivores", "carnivores", "told"),
    [
        (0, 1, 1, ["10.2a", "10.4a"]),
        (1, 3, 2, ["10.2b"]),
        (2, 3, 2, []),
        (4, 3, 5, ["10.2c", "10.4b"]),
        (4, 3, 4, []),
    ],
)
def test_10_2_a_herbivore_dies(
    plants: int, herbivores: int, carnivores: int, told: list[str]
) -> None:
    assert told == steps(crowd(plants, herbivores, carnivores))


@pytest.mark.parametrize(
    ("plants", "herbivores", "carnivores", "told"),
    [
        (1, 1, 0, ["10.3a"]),
        (4, 5, 3, ["10.3b", "10.5"]),
        (4, 4, 3, []),
        (4, 2, 2, ["10.3c"]),
        (3, 2, 2, []),
    ],
)
def test_10_3_a_herbivore_grows(
    plants: int, herbivores: int, carnivores: int, told: list[str]
) -> None:
    assert told == steps(crowd(plants, herbivores, carnivores))


def test_10_3_none_grows_if_one_has_died() -> None:
    world = crowd(1, 3, 0)  # too many for the plants, yet no carnivore

    assert ["10.2b"] == steps(world)
    assert "1/2/0" == world.census


def test_10_3_growth_needs_a_plant() -> None:
    world = scene("F1: H1[hibernation@2]")  # no death and no growth to prevent twice

    assert ["7.1/prevented herbivore F1"] == world.ecosystem()


@pytest.mark.parametrize(
    ("plants", "herbivores", "carnivores", "told"),
    [
        (1, 0, 1, ["10.4a"]),
        (0, 0, 3, ["10.4a"]),
        (4, 2, 4, ["10.2c", "10.4b"]),
        (2, 2, 3, []),
    ],
)
def test_10_4_a_carnivore_dies(
    plants: int, herbivores: int, carnivores: int, told: list[str]
) -> None:
    assert told == steps(crowd(plants, herbivores, carnivores))


def test_10_4_the_marked_carnivore_leaves_a_mushroom() -> None:
    world = scene("M1: C3; M2: C5; M3: C4")

    said = world.ecosystem()

    assert "10.4/dies carnivore M2 a" in said
    assert "M1: C3; M2: m6; M3: C4" == world.table


def test_10_5_a_carnivore_grows_where_herbivores_are_two_ahead() -> None:
    world = scene("S1: P1 P2; F1: H3 H4; F2: H5[hibernation@6]; M1: C9; M2: C8")
    world.ecosystem()
    assert "2/3/2" == world.census

    world = scene("S1: P1 P2; F1: H3 H4; F2: H5[hibernation@6]; M1: C9")
    said = world.ecosystem()

    assert any(event.startswith("10.5/grows carnivore M1") for event in said)
    assert "M1: C9 C10" == world.table.split("; ")[-1]


def test_10_6_omnivores_cannot_die_or_grow_for_herbivores() -> None:
    world = scene("S1: P1 P2 P3; M1: C4[omnivore@5] C6; M2: C7")
    assert "3/1/3" == world.census

    said = world.ecosystem()  # 10.2c and 10.3c hold, and so does 10.4b

    assert ["10.6/none herbivore", "10.6/none herbivore"] == said[:2]
    assert "10.4/dies carnivore M2 b" == said[2]
    assert "3/1/2" == world.census


def test_10_6_hibernation_counts_as_none_died() -> None:
    world = scene("S1: P1; F1: H3 H4; F2: H5[hibernation@6]; M1: C2")

    said = world.ecosystem()  # 10.2b and 10.3b hold

    assert ["7.1/prevented herbivore F2"] * 2 == said[:2]


def test_10_7_card_then_parasite_then_fruits_in_the_order_attached() -> None:
    world = scene(
        "F1: P1[fruit@9]; F2: P2[fruit@8]; F3: H3[parasite@7]; S1: P4 P5; M1: C6"
    )

    said = world.ecosystem()

    assert [
        "10.3/grows herbivore F3 c",
        "7.8/sprouts F3",
        "7.8/discarded parasite F",
        "7.12/grows F2",
        "7.12/grows F1",
    ] == said[:5]
    assert (
        "S1: P4 P5; F1: P1[fruit@9] P13; F2: P2[fruit@8] P12; F3: m11 H3 H10; M1: C6"
    ) == world.table


@pytest.mark.parametrize(
    ("plants", "herbivores", "carnivores", "first"),
    [
        (0, 2, 4, "10.2a"),  # also b and c
        (1, 3, 5, "10.2b"),  # also c
        (3, 1, 0, "10.3a"),  # also c
        (5, 3, 1, "10.3b"),  # also c
        (1, 0, 2, "10.4a"),  # also b
    ],
)
def test_10_8_the_log_names_the_first_true_sub_condition(
    plants: int, herbivores: int, carnivores: int, first: str
) -> None:
    assert first == steps(crowd(plants, herbivores, carnivores))[0]


def test_10_8_a_growing_carnivore_has_no_letter_to_name() -> None:
    said = crowd(4, 5, 3).ecosystem()

    assert "10.5/grows carnivore Y1" in said


@pytest.mark.parametrize(
    ("crowded", "gap", "lamps"),
    [
        (crowd(1, 4, 0, 3), 3, {"10.2": "b 1/4/0"}),
        (crowd(4, 5, 3), 2, {"10.3": "b 4/5/3", "10.5": " 4/6/3"}),
        (crowd(1, 1, 0), 2, {"10.3": "a 1/1/0"}),
    ],
)
def test_10_8_the_view_shows_the_condition_that_holds_and_the_census_it_judges(
    crowded: StratumScene, gap: int, lamps: dict[str, str]
) -> None:
    seen = view(crowded.state, -1)
    shown = seen.lamps

    assert gap == seen.gap
    assert lamps == {
        one.rule: f"{one.clause} {one.plants}/{one.herbivores}/{one.carnivores}"
        for one in shown
        if one.on
    }
    assert [True, False, True, False] == [one.dies for one in shown]
