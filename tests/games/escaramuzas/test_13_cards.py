"""EC-13 Ability cards, and every card of section 6.6."""

import pytest

from .scene import DESIGNS, Skirmish, keys, scene


def at_mode(red: str, blue: str, hand: str, **options: object) -> Skirmish:
    table = scene(red, blue, hands={0: hand}, options=options)
    table.do(f"unit {red.split()[0]}")
    return table


def at_attack(red: str, blue: str, hand: str, blue_hand: str = "") -> Skirmish:
    table = scene(red, blue, hands={0: hand, 1: blue_hand})
    table.stand(red.split()[0])
    return table


def plays(table: Skirmish) -> list[str]:
    return [text[5:] for text in table.legal if text.startswith("play")]


def test_13_1_one_deck_of_30_cards() -> None:
    assert (30, 21) == (sum(DESIGNS.copies), len(DESIGNS.ids))
    without = scene("T1 40,30", "D1 50,30", options={"cards": False})
    without.stand("T1")
    without.do("target D1", "take", dice="6 2")
    assert "" == without.hand(0)


def test_13_2_cards_have_their_timing() -> None:
    hand = "first_aid cheetah_sprint steady_aim hit_the_dirt tourniquet"
    table = at_mode("T1 40,30 health=1", "E1 50,30", hand)
    assert ["first_aid", "cheetah_sprint"] == plays(table)
    table.do("stand")
    assert ["steady_aim"] == plays(table)
    assert [6, 5, 5, 3, 2] == [
        list(DESIGNS.timing).count(timing) for timing in range(5)
    ]


def test_13_3_one_card_an_activation_and_one_reaction_an_attack() -> None:
    table = at_mode("T1 40,30", "E1 50,30", "cheetah_sprint pathfinder steady_aim")
    table.do("play cheetah_sprint")
    assert [] == plays(table)
    table.do("stand")
    assert [] == plays(table)

    shot = at_attack("T1 40,30", "E1 50,30", "", "hit_the_dirt tourniquet")
    shot.do("target E1", "play hit_the_dirt", dice="5 2")
    assert ["evade", "take"] == shot.legal


def test_13_4_a_card_is_offered_only_where_it_works() -> None:
    useless = "first_aid poisoned_knife last_charge frenzy espionage false_orders"
    assert [] == plays(at_mode("T1 40,30", "E1 80,30", useless))

    armed = at_attack("T1 40,30", "E1 50,30", "steady_aim")
    armed.do("play steady_aim")
    assert ["target E1"] == armed.legal


def test_13_5_a_window_opens_only_for_a_playable_card() -> None:
    close = at_attack("T1 40,30", "E1 43,30", "", "camouflage")
    close.do("target E1", dice="2 2 2")
    assert "activate" == close.stage

    ranged = at_attack("T1 40,30", "E1 50,30", "", "camouflage tourniquet")
    ranged.do("target E1")
    assert ("react", ["play camouflage", "decline"]) == (ranged.stage, ranged.legal)
    ranged.do("decline", dice="5 2")
    assert ["play tourniquet", "evade", "take"] == ranged.legal


def test_13_5_a_decline_is_not_told() -> None:
    table = at_attack("T1 40,30", "E1 50,30", "", "hit_the_dirt")
    table.do("target E1")

    assert ["8.3/misses", "8.3/misses"] == keys(table.do("decline", dice="2 2"))[:2]


def test_13_6_a_used_card_goes_under_the_deck() -> None:
    table = at_mode("T1 40,30", "E1 80,30", "cheetah_sprint marching_orders")

    assert "13.6/played 0 cheetah_sprint" in table.do("play cheetah_sprint")
    assert ["cheetah_sprint"] == table.bottom
    assert "marching_orders" == table.hand(0)


def test_13_7_damage_from_cards_is_not_evaded() -> None:
    table = scene("T1 40,30", "E1 43,30", hands={0: "poisoned_knife", 1: "tourniquet"})
    table.do("unit T1", "play poisoned_knife", "target E1", dice="1")

    assert 2 == table.unit("blue E1")["health"]
    assert "tourniquet" == table.hand(1)


def test_13_8_nothing_is_drawn_by_a_full_hand_or_from_an_empty_deck() -> None:
    full = scene(
        "D1 40,30", "D1 50,30", hands={0: "first_aid"}, options={"hand_limit": 1}
    )
    full.stand("D1")
    full.do("target D1", "take", dice="6 2")
    assert "first_aid" == full.hand(0)


def test_13_8_a_card_drawn_from_the_known_bottom_is_drawn_openly() -> None:
    rest = dict(zip(DESIGNS.ids, DESIGNS.copies, strict=True))
    bottom = [card for card in DESIGNS.ids for _ in range(rest[card])]
    table = scene("D1 40,30", "D1 50,30", deck={}, bottom=bottom)
    table.stand("D1")

    said = table.do("target D1", "take", dice="6 2")

    assert "13.8/takes 0 first_aid" in said
    assert [{"first_aid": 1}, {}] == table.position["shown"]


def test_13_9_a_shift_obeys_bases_and_keep_out_areas() -> None:
    table = scene(
        "T1 36,15; T2 35,20", "E1 80,30", map="old_town", hands={0: "tactical_step"}
    )
    table.do("unit T1", "play tactical_step", "ally T2")

    assert "36,20" in table.moves
    assert not {"37,20", "38,20", "39,20"} & table.moves
    assert not any(
        (int(x) - 35) ** 2 + (int(y) - 20) ** 2 > 9
        for x, y in (point.split(",") for point in table.moves)
    )


# Card by card


def test_first_aid() -> None:
    table = at_mode(
        "T1 40,30 health=1; E1 10,10 health=2 wounds=2", "E1 80,30", "first_aid"
    )
    table.do("play first_aid")
    assert ["ally T1", "ally E1"] == table.legal
    table.do("ally E1", dice="")

    assert (3, 2) == (table.unit("red E1")["health"], table.unit("red E1")["wounds"])
    assert ("1", "activate") == (table.seat, table.stage)


def test_poisoned_knife() -> None:
    for die, delay in ((5, 1), (4, 0)):
        table = at_mode("T1 40,30", "E1 43,30", "poisoned_knife")
        table.do("play poisoned_knife", "target E1", dice=str(die))
        assert 2 == table.unit("blue E1")["health"]
        assert delay == table.unit("blue E1").get("delay", 0)


def test_last_charge_needs_exactly_one_health() -> None:
    assert [] == plays(at_mode("T1 40,30", "E1 45,30", "last_charge"))
    assert ["last_charge"] == plays(
        at_mode("T1 40,30 health=1", "E1 52,30", "last_charge")
    )
    assert [] == plays(at_mode("T1 40,30 health=1", "E1 53,30", "last_charge"))


def test_frenzy() -> None:
    table = at_mode("T1 40,30; D1 40,34", "D1 44,30; E1 48,30; E2 49,33", "frenzy")
    said = table.do("play frenzy", dice="4 3 4")

    assert 1 == table.unit("red T1")["health"]
    assert {} == table.unit("blue D1")
    assert "9.6/removed blue D1 ranged" in said
    assert "9.6/removed red D1 nobody" in said
    assert 1 == table.unit("red T1")["kills"]


def test_espionage() -> None:
    table = scene("T1 40,30", "E1 80,30", hands={0: "espionage", 1: "frenzy refill"})
    said = table.do("unit T1", "play espionage", dice="=1")

    assert "13.9/shown 1 refill" in said
    assert "frenzy" == table.hand(1)
    assert ["espionage", "refill"] == table.bottom


def test_espionage_names_the_rival_only_if_there_are_several() -> None:
    hands = {0: "espionage", 1: "frenzy", 3: "refill"}
    table = scene("T1 40,30", "E1 80,30", seats=4, hands=hands)
    label = table.legal[0]
    table.do(label, "play espionage")
    assert ["rival 1", "rival 3"] == table.legal
    table.do("rival 3", dice="")

    assert ("frenzy", "") == (table.hand(1), table.hand(3))


def test_espionage_may_name_the_fourth_seat_of_a_side() -> None:
    hands = {0: "espionage", 5: "frenzy", 7: "refill"}
    table = scene("D1 40,30", "E1 80,30", seats=8, hands=hands)
    table.do("unit D1", "play espionage")
    assert ["rival 5", "rival 7"] == table.legal
    said = table.do("rival 7", dice="")

    assert "13.9/shown 7 refill" in said
    assert ("frenzy", "") == (table.hand(5), table.hand(7))


def test_false_orders() -> None:
    table = at_mode("T1 40,30", "E1 60,30", "false_orders")
    table.do("play false_orders", "target E1")
    assert "55,30" in table.moves
    assert "54,30" not in table.moves
    table.do("to 56,33", dice="")

    assert "56,33" == table.place("blue E1")


def test_tactical_step_leaves_the_ready_state_alone() -> None:
    table = at_mode("T1 40,30; E1 30,30; E2 20,30 idle", "T1 27,30", "tactical_step")
    table.do("play tactical_step")
    assert "ally E1" not in table.legal  # in contact
    table.do("ally E2", "to 20,33", dice="")

    assert not table.unit("red E2")["ready"]
    assert ["stand", "walk", "run"] == table.legal


def test_pathfinder() -> None:
    table = scene("T1 36,24", map="diagonal_woods", hands={0: "pathfinder"})
    table.do("unit T1", "play pathfinder", "run")
    assert "44,24" in table.moves

    swamp = scene("T1 46,13", map="black_swamp", hands={0: "pathfinder"})
    swamp.do("unit T1", "play pathfinder", "run", "to 54,13", dice="")
    assert "54,13" == swamp.place("red T1")


def test_refill() -> None:
    table = at_mode("T1 40,30; E1 10,10 idle", "E1 80,30", "refill")
    table.do("play refill", "ally E1")

    assert table.unit("red E1")["ready"]


def test_marching_orders() -> None:
    table = at_mode("T1 40,30", "E1 80,30", "marching_orders")
    table.do("play marching_orders")

    assert 6 == table.side("red")["ap"]


def test_double_espresso() -> None:
    table = at_attack("T1 40,30", "E1 50,30", "double_espresso")
    table.do("play double_espresso", "target E1", dice="2 2 2")
    assert 1 == table.unit("red T1")["health"]

    assert [] == plays(at_attack("D1 40,30", "E1 50,30", "double_espresso"))


def test_sharpshooter() -> None:
    table = at_attack("T1 40,30", "E1 71,30", "sharpshooter")
    assert ["play sharpshooter", "hold"] == table.legal
    table.do("play sharpshooter")
    assert ["target E1"] == table.legal

    walker = at_mode("T1 40,30", "E1 69,30", "sharpshooter")
    walker.do("walk", "to 41,30")
    assert ["hold"] == walker.legal


def test_steel_nerves() -> None:
    table = at_attack("T1 40,30", "E1 50,30", "steel_nerves")
    table.do("play steel_nerves", "target E1", dice="1 1")

    assert 0 == table.unit("red T1")["wounds"]


def test_hit_the_dirt() -> None:
    table = at_attack("T1 40,30", "E1 50,30", "", "hit_the_dirt")
    table.do("target E1", "play hit_the_dirt", "evade", dice="5 2 | 4 1 | 3")

    assert (3, 1) == (table.unit("blue E1")["health"], table.unit("blue E1")["wounds"])


def test_counterattack_from_afar() -> None:
    table = at_attack("T1 40,30", "E1 50,30", "", "counterattack")
    table.do("target E1", "play counterattack", "take", dice="2 2 | 6 2")

    assert 1 == table.unit("red T1")["health"]


def test_dented_thermos() -> None:
    table = at_attack("T1 40,30", "D1 50,30", "", "dented_thermos")
    table.do("target D1", "play dented_thermos", dice="6 2")

    assert {} != table.unit("blue D1")


@pytest.mark.parametrize("card", ["steady_aim", "steel_nerves", "double_espresso"])
def test_attack_cards_work_hand_to_hand(card: str) -> None:
    table = at_attack("T1 40,30", "E1 43,30", card)
    table.do(
        f"play {card}", "target E1", dice="2 2 2" + (" 2" if "esp" in card else "")
    )

    assert "activate" == table.stage


def test_13_9_what_a_card_does_is_told_when_it_is_played() -> None:
    told = {
        "double_espresso": "13.9/dice red E1 1",
        "sharpshooter": "13.9/range red E1 5",
        "double_shot": "13.9/again red E1",
        "steel_nerves": "13.9/calm red E1",
    }
    for card, event in told.items():
        table = at_attack("E1 40,30", "E1 50,30", card)
        assert event in table.do(f"play {card}")

    for card, event in {
        "hit_the_dirt": "13.9/resist blue E1 1",
        "counterattack": "13.9/counter blue E1 1",
    }.items():
        table = at_attack("E1 40,30", "E1 50,30", "", card)
        table.do("target E1")
        assert event in table.do(f"play {card}", dice="2 2" + " 2 2" * (card[0] == "c"))
