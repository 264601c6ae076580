"""The worked scenarios of rulebook section 8, one by one."""

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.content import POINT_IDS
from sobremesa.games.escaramuzas.seen import View
from sobremesa.kernel.match import Match

from .scene import Skirmish, keys, scene


def test_w_1_contact_is_under_3_cm() -> None:
    close = scene("T1 40,30", "D1 44,32")
    close.stand("T1")
    assert ["target D1"] == close.legal
    assert "8.1/fights red T1 D1 20 24" in close.do("target D1", dice="2 2 2")

    far = scene("T1 40,30", "D1 45,30")
    far.stand("T1")
    assert ["target D1", "hold"] == far.legal
    assert "7.2/shoots red T1 D1 25 676" in far.do("target D1", dice="2 2")


def test_w_2_range_24() -> None:
    for place, legal in (
        ("58,30", ["target D1", "hold"]),
        ("56,40", ["target D1", "hold"]),
        ("58,31", ["hold"]),
    ):
        shot = scene("T1 32,30", f"D1 {place}")
        shot.stand("T1")
        assert legal == shot.legal, place


def test_w_3_movement() -> None:
    table = scene("M1 40,30", "D1 86,30")
    walk, run = table.reach("M1", "walk"), table.reach("M1", "run")

    assert "45,34" in walk
    assert "46,33" not in walk
    assert {"46,33", "52,35"} <= run
    assert "53,31" not in run


def test_w_4_difficult_and_edges() -> None:
    rocks = scene("T1 36,24", map="diagonal_woods").reach("T1", "run")
    assert "44,24" not in rocks
    assert "41,24" in rocks

    assert "44,23" in scene("T1 36,23", map="diagonal_woods").reach("T1", "run")


def test_w_5_bridge() -> None:
    on_bridge = scene("T1 41,14", map="three_bridges")
    assert "49,14" in on_bridge.reach("T1", "run")
    assert "45,14" in on_bridge.reach("T1", "walk")

    beside = scene("T1 41,10", map="three_bridges")
    assert "49,14" not in beside.reach("T1", "run")


def test_w_6_danger() -> None:
    for dice, wounds in (("6 5", 2), ("5", 0)):
        swamp = scene("E1 32,34", map="black_swamp")
        swamp.do("unit E1", "run", "to 36,34", dice=dice)
        assert wounds == swamp.unit("red E1")["wounds"]


def test_w_7_cover_lowers_value() -> None:
    wood = scene("T1 38,40", "E1 38,26", map="black_swamp")
    wood.stand("T1")

    said = wood.do("target E1", "evade", dice="4 5 | 4 2")

    assert "8.3/misses 4 -1 3 4" in said
    assert "8.3/hits 5 -1 4 4" in said
    assert "8.6/evaded blue E1" in said
    assert (3, 0) == (wood.unit("blue E1")["health"], wood.unit("blue E1")["wounds"])
    assert 0 == wood.unit("red T1")["wounds"]


def test_w_8_sight() -> None:
    behind = scene("T1 35,20", "T1 45,20", map="old_town")
    behind.stand("T1")
    assert ["hold"] == behind.legal

    along = scene("T1 35,23", "T1 45,23", map="old_town")
    assert "45,23" not in scene("T1 35,23", map="old_town").reach("T1", "run")
    along.stand("T1")
    assert ["target T1", "hold"] == along.legal
    assert "7.3/cover" not in keys(along.do("target T1", dice="2 2"))


def test_w_9_the_seeds_example_shot() -> None:
    shot = scene("T1 40,30", "D1 50,30")
    shot.stand("T1")

    said = shot.do("target D1", "evade", dice="5 2 | 3")

    assert "9.6/removed blue D1 ranged" in said
    assert {} == shot.unit("blue D1")
    assert 1 == shot.side("red")["ranged_game"]
    assert 1 == shot.unit("red T1")["kills"]


def test_w_10_six_and_one() -> None:
    shot = scene("T1 40,30", "T1 50,30")
    shot.stand("T1")
    shot.do("target T1", dice="6 1")
    assert ["take"] == shot.legal

    shot.do("take", dice="4")

    assert 1 == shot.unit("blue T1")["health"]
    assert 1 == shot.unit("red T1")["wounds"]


def test_w_11_panic_at_range() -> None:
    shot = scene("T1 40,30", "T1 50,30")
    shot.stand("T1")

    said = shot.do("target T1", dice="1 1")

    assert "9.6/removed red T1 nobody" in said
    assert {} == shot.unit("red T1")
    blue = shot.side("blue")
    assert (0, 0) == (blue["ranged_round"], blue["close_round"])


def test_w_12_panic_in_cc_counts() -> None:
    fight = scene("E1 40,30", "B1 43,30")
    fight.stand("E1")

    said = fight.do("target B1", dice="1 1 1")
    assert "9.6/removed red E1 close" in said
    assert 1 == fight.side("blue")["close_round"]
    assert 0 == fight.unit("blue B1")["kills"]

    said = fight.do("pass", "pass", dice="6 6 1 1")
    assert "15.1/scores blue V4 1 1 2" in said  # beside V1 for (45,30)


def test_w_13_dodging_can_kill() -> None:
    shot = scene("T1 40,30", "E1 50,30 wounds=2")
    shot.stand("T1")

    shot.do("target E1", "evade", dice="4 3 | 4 1 | 2")

    assert {} == shot.unit("blue E1")
    assert 1 == shot.side("red")["ranged_game"]
    assert 1 == shot.unit("red T1")["kills"]


def test_w_14_take_instead() -> None:
    shot = scene("T1 40,30", "A1 50,30 wounds=2")
    shot.stand("T1")

    shot.do("target A1", "take", "take", dice="5 4")

    assert 3 == shot.unit("blue A1")["health"]
    assert 2 == shot.unit("blue A1")["wounds"]


def test_w_15_order_of_hits() -> None:
    fight = scene("T1 40,30", "T1 43,30")
    fight.stand("T1")

    said = fight.do("target T1", "take", "evade", dice="4 6 5 | 4 4")

    assert said.index("8.7/damage blue T1 1") < said.index("8.6/rolls 4 0 5")
    assert "9.6/removed blue T1 close" in said
    assert "advance" == fight.stage


def chain() -> Skirmish:
    fight = scene("T1 40,30", "D1 43,30; D2 47,31")
    fight.stand("T1")
    fight.do("target D1", "take", dice="6 2 3")
    assert ["advance", "remain"] == fight.legal
    fight.do("advance")
    assert ("1", ["support D2", "decline"]) == (fight.seat, fight.legal)
    return fight


def test_w_16_advance_and_chain() -> None:
    fight = chain()
    fight.do("decline")
    assert "43,30" == fight.place("red T1")
    assert ["target D2"] == fight.legal

    fight.do("target D2", "evade", dice="4 1 2 | 5 | 3")

    row = fight.unit("red T1")
    assert (1, 1, "43,30") == (row["kills"], row["wounds"], fight.place("red T1"))
    assert "1" == fight.seat


def test_w_17_support() -> None:
    fight = chain()

    fight.do("support D2", dice="")

    assert "43,30" == fight.place("blue D2")
    assert "40,30" == fight.place("red T1")
    assert fight.unit("blue D2")["ready"]
    assert ("1", "activate") == (fight.seat, fight.stage)


def test_w_18_healing() -> None:
    patient = "M1 35,30; B1 38,30 health=2 wounds=2"
    near = scene(patient, "E1 64,30", reserve=False, options={"defeat_threshold": 0})
    near.stand("M1")
    assert "ally B1" not in near.legal

    safe = scene(patient, "E1 65,30", reserve=False, options={"defeat_threshold": 0})
    safe.stand("M1")
    assert "ally B1" in safe.legal
    safe.do("ally B1")
    assert (3, 0) == (safe.unit("red B1")["health"], safe.unit("red B1")["wounds"])


def test_w_19_promotion() -> None:
    shot = scene("D1 40,30 wounds=2", "D1 50,30")
    shot.stand("D1")

    shot.do("target D1", "take", dice="6 3 =0")

    assert {} == shot.unit("blue D1")
    row = shot.unit("red D1")
    assert (1, 0, 1, 0) == (row["health"], row["wounds"], row["rank"], row["kills"])
    assert "first_aid" == shot.hand(0)


def test_w_20_no_promotion_for_the_dead() -> None:
    shot = scene("D1 40,30 wounds=2", "D1 50,30")
    shot.stand("D1")

    said = shot.do("target D1", "take", dice="6 1 | 1")

    assert 1 == shot.side("red")["ranged_game"]
    assert "9.6/removed red D1 nobody" in said
    assert "" == shot.hand(0)
    assert 0 == shot.side("blue")["ranged_game"]


def test_w_21_initiative() -> None:
    table = scene("T1 40,30", "T1 60,30")

    said = table.do("pass", "pass", dice="3 4 5 2 6 5 1 2")

    assert "5.3/tie 7" in said
    assert "5.3/first red" in said
    assert "0" == table.seat
    assert (11, 11) == (table.side("red")["ap"], table.side("blue")["ap"])


def test_w_22_uneven_ends() -> None:
    places = [f"{{}} {x},30" for x in (10, 13, 16, 19, 22, 25)]
    labels = ("T1", "T2", "T3", "E1", "E2", "E3")
    red = "; ".join(p.format(n) for p, n in zip(places, labels, strict=True))
    blue = red.replace(",30", ",50")
    table = scene(red, blue, reserve=False)

    table.stand("T1")
    table.do("hold")
    table.do("pass")
    for label in labels[1:5]:
        assert "0" == table.seat
        table.stand(label)
        table.do("hold", dice=None if label != "E2" else "6 6 1 1")

    assert 2 == table.position["round"]


def test_w_23_capture_and_memory() -> None:
    def objective(table: Skirmish) -> tuple[str, str, bool]:
        one = table.position["objectives"][0]
        return one["owner"], one["first_owner"], one["held"]

    def end_round(table: Skirmish, red: str, blue: str) -> Skirmish:
        position = table.position
        again = scene(red, blue, round=2, objectives=position["objectives"])
        again.do("pass", "pass", dice="6 6 1 1")
        return again

    start = scene("T1 45,34", "T1 48,33")
    two = end_round(start, "T1 45,34", "T1 48,33")
    assert ("red", "red", True) == objective(two)
    three = end_round(two, "T1 45,40", "T1 60,50")
    assert ("red", "red", True) == objective(three)
    four = end_round(three, "T2 42,30", "T1 48,30")
    assert ("", "red", False) == objective(four)
    five = end_round(four, "T2 20,30", "T1 48,30")
    assert ("blue", "red", False) == objective(five)


def owners(*names: str) -> list[dict[str, object]]:
    """The three objectives, owned from the first by these sides."""
    return [
        {**one, "owner": name, "first_owner": name, "held": bool(name)}
        for one, name in zip(scene("").position["objectives"], names, strict=True)
    ]


def test_w_24_scoring_a_round() -> None:
    kills = {"ranged_round": 3, "close_round": 1, "ranged_game": 6, "close_game": 1}
    table = scene(
        "T1 65,10; T2 70,20; T3 89,30",
        "T1 60,50",
        round=4,
        counters={"red": kills},
        objectives=owners("red", "red", ""),
    )

    said = table.do("pass", "pass", dice="6 6 1 1")

    scored = [event for event in said if event.startswith("15.1/scores red")]
    rows = {event.split()[2]: int(event.split()[4]) for event in scored}
    expected = {"V1": 2, "V2": 1, "V3": 1, "V4": 1, "V5": 2, "V7": 3, "V10": 5}
    assert expected == rows
    assert 15 == table.side("red")["vp"]
    assert table.side("red")["six_ranged_scored"]
    said = table.do("pass", "pass", dice="6 6 1 1")
    assert not any("V10" in event for event in said)


def test_w_25_all_objectives() -> None:
    objectives = owners("blue", "blue", "blue")
    table = scene("T1 10,10", "T1 60,55", round=2, objectives=objectives)

    table.do("pass", "pass", dice="6 6 1 1")

    assert 9 == table.side("blue")["vp"]


def last_round(red_units: str, blue_units: str, **options: object) -> Skirmish:
    found = scene(
        red_units,
        blue_units,
        round=6,
        options=options,
        reserve=False,
        objectives=owners("blue", "", ""),
        counters={"red": {"vp": 14}, "blue": {"vp": 10}},
    )
    found.do("pass", "pass", dice="")
    assert (14, 14) == (found.side("red")["vp"], found.side("blue")["vp"])
    return found


SEVEN = "; ".join(
    f"{label} 10,{10 + 4 * n}"
    for n, label in enumerate(("D1", "D2", "T1", "T2", "E1", "E2", "B1"))
)
SIX = SEVEN.rpartition("; ")[0]


def test_w_26_end_on_points() -> None:
    six_blue = SIX.replace("10,", "80,")

    assert "1 0 by 16.3" == last_round(SEVEN, six_blue).result
    assert "1/2 1/2 by 16.3" == last_round(SIX, six_blue).result
    assert "1/2 1/2 by 16.3" == last_round(SEVEN, six_blue, tiebreak="draw").result


def test_w_27_domination_is_immediate() -> None:
    table = scene(
        "T1 40,30; D1 10,10; D2 10,14; T2 10,18; T3 10,22",
        "D1 50,30; D2 80,10; T1 80,14; T2 80,18",
        reserve=False,
    )
    table.stand("T1")

    said = table.do("target D1", "take", dice="6 1")

    assert "16.1/dominates red 3" == said[-1]
    assert "1 0 by 16.1" == table.result


def test_w_28_enemy_bases_block() -> None:
    assert "48,30" not in scene("T1 40,30", "D1 44,31").reach("T1", "run")
    assert "48,30" in scene("T1 40,30; D1 44,31").reach("T1", "run")


def test_w_29_camouflage() -> None:
    shot = scene("T1 40,30", "A1 50,30", hands={1: "camouflage"})
    shot.stand("T1")
    shot.do("target A1")
    assert ("1", ["play camouflage", "decline"]) == (shot.seat, shot.legal)

    shot.do("play camouflage", dice="")

    assert not shot.unit("blue A1")["ready"]
    assert not shot.unit("red T1")["ready"]
    assert 5 == shot.unit("blue A1")["health"]
    assert ["camouflage"] == shot.bottom


def test_w_30_tourniquet() -> None:
    hands = {1: "tourniquet"}
    shot = scene("T1 40,30", "T1 48,30 health=1", hands=hands, round=3)
    shot.stand("T1")
    shot.do("target T1", "play tourniquet", dice="6 2")
    assert 1 == shot.unit("blue T1")["health"]

    said = shot.do("pass", "pass", dice="6 6 1 1")

    assert "14.2/captured blue 45,30" in said
    assert said.index("9.9/delayed blue T1 0") < said.index("5.3/rolls red 6 6 12")
    assert "9.6/removed blue T1 nobody" in said
    assert {} == shot.unit("blue T1")

    last = scene("T1 40,30", "T1 48,30 health=1", hands=hands, round=6)
    last.stand("T1")
    last.do("target T1", "play tourniquet", "pass", "pass", dice="6 2")
    assert {} != last.unit("blue T1")


def test_w_31_double_shot() -> None:
    shot = scene("T1 40,30", "D1 50,30; D2 50,35", hands={0: "double_shot"})
    shot.stand("T1")
    shot.do("play double_shot")
    assert ["target D1", "target D2"] == shot.legal
    shot.do("target D1", "evade", dice="4 2 | 2")
    assert {} == shot.unit("blue D1")
    assert ["target D2", "hold"] == shot.legal

    shot.do("target D2", dice="1 1")

    assert {} == shot.unit("red T1")
    assert 1 == shot.side("red")["ranged_game"]


def test_w_32_counterattack() -> None:
    fight = scene("T1 40,30", "E1 43,30", hands={1: "counterattack"})
    fight.stand("T1")
    fight.do("target E1", "play counterattack", dice="2 3 3 | 4 5 1")
    assert ("0", ["evade", "take"]) == (fight.seat, fight.legal)

    said = fight.do("evade", dice="6 2 | 6")

    assert "8.6/evaded red T1" in said
    assert 2 == fight.unit("blue E1")["wounds"]


def test_w_33_last_charge() -> None:
    charge = scene("D1 40,30", "T1 50,30", hands={0: "last_charge"})
    charge.do("unit D1", "play last_charge")
    assert ["target T1"] == charge.legal

    said = charge.do("target T1", dice="")

    assert {} == charge.unit("blue T1")
    assert 1 == charge.side("red")["close_round"]
    assert "9.6/removed red D1 nobody" in said
    assert 0 == charge.side("blue")["close_round"]


def test_w_34_hidden_placement() -> None:
    table = scene(
        "", "", reserve=False, round=0, stage="deploy_unit", chooser="red", seat=0
    )
    table.do("unit A1", "to 24,30")

    seen = table.events[-1].seen_by(1)
    assert ("4.6/placed", ["24,30"]) == (seen.key, [POINT_IDS[n] for n in seen.numbers])
    eyes = GAME.view(table.state, 1)
    assert isinstance(eyes, View)
    assert {"blue"} == {unit.side for unit in eyes.units}
    assert [("red", "24,30")] == [(token.side, token.at) for token in eyes.tokens]
    while table.position["round"] == 0:
        said = table.do("formation line")
    assert "4.6/shown red A1 24,30" in said


def standard_armies(*, seats: int, round: int) -> Skirmish:
    """Both armies, each in a row at its end."""
    labels = [
        f"{kind}{n}"
        for kind, count in zip("DTMEBA", (4, 4, 1, 3, 2, 1), strict=True)
        for n in range(1, count + 1)
    ]
    red = "; ".join(f"{label} 10,{4 + 3 * n}" for n, label in enumerate(labels))
    return scene(
        red,
        red.replace("10,", "80,"),
        seats=seats,
        options={"army_red": "standard", "army_blue": "standard"},
        reserve=False,
        round=round,
    )


def test_w_35_two_against_two() -> None:
    table = standard_armies(seats=4, round=1)

    table.do("pass", "pass", "pass", "pass", dice="1 1 6 6")

    order = []
    for _ in range(6):
        order.append(table.seat)
        units = [text for text in table.legal if text.startswith("unit")]
        if table.seat == "0":
            own = ["D1", "D3", "T1", "T3", "M1", "E2", "B1", "A1"]
            assert own == [text.split()[1] for text in units]
        if table.seat == "2":
            others = ["D2", "D4", "T2", "T4", "E1", "E3", "B2"]
            assert set(units) <= {f"unit {label}" for label in others}
        table.do(units[0], "stand", "hold")
    assert ["3", "2", "1", "0", "3", "2"] == order
    assert "1" == table.seat
    table.do(table.legal[0], "stand", "hold")
    table.do(table.legal[0], "stand", "hold")
    assert "3" == table.seat
    table.do("pass")
    for _ in range(3):
        seat = table.seat
        if seat in ("1", "3"):
            assert "1" == seat
        table.do(table.legal[0], "stand", "hold")


def test_w_36_four_against_four() -> None:
    table = standard_armies(seats=8, round=3)
    table.do(*["pass"] * 8, dice="6 6 1 1")

    order: list[str] = []
    own: dict[str, str] = {}
    for _ in range(9):
        units = [text for text in table.legal if text.startswith("unit")]
        order.append(table.seat)
        own.setdefault(table.seat, " ".join(text.split()[1] for text in units))
        table.do(units[0], "stand", "hold")

    assert ["6", "7", "0", "1", "2", "3", "4", "5", "6"] == order
    assert "D1 T1 M1 B1" == own["0"] == own["1"]
    assert "D2 T2 E1 B2" == own["2"] == own["3"]
    assert "D3 T3 E2 A1" == own["4"] == own["5"]
    assert "D4 T4 E3" == own["6"] == own["7"]


def test_w_36_eight_hands_and_a_spy() -> None:
    match = Match(GAME, ["x"] * 8, {"map": "chalk"}, seed="eight")
    while GAME.stages[match.state.stage] != "activate":
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[-1])
    hands = GAME.dump(match.state)["hands"]
    assert [3] * 8 == [sum(hand.values()) for hand in hands]
    assert 6 == sum(GAME.dump(match.state)["deck"].values())

    table = scene(
        "D1 40,30",
        "E1 80,30",
        seats=8,
        hands={0: "espionage", 1: "frenzy", 7: "refill"},
    )
    table.do("unit D1", "play espionage")

    assert ["rival 1", "rival 7"] == table.legal
