"""Own content: units, cards, maps, armies and numbers that a designer changed."""

import pickle
from pathlib import Path

import pytest

from sobremesa.catalogs import faces, sources
from sobremesa.games.escaramuzas import GAME, make
from sobremesa.i18n import LANGUAGES, Words, stray_words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Mistake, OptionError, Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.match import Match, replay, verify
from sobremesa.kernel.notation import read
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import check_contract

from .scene import keys, scene

EXAMPLE = Path(__file__).parents[3] / "examples" / "own" / "escaramuzas.toml"


def own(text: str) -> Game:
    return make(Overlay.of({"own.toml": text}, "escaramuzas"))


def problems(text: str) -> list[str]:
    with pytest.raises(Problems) as caught:
        own(text)
    return [problem.text for problem in caught.value.problems]


GRENADIER = """
[units.grenadier]
as = "thanary"
letter = "G"
ranged = 3
silhouette = "turtle"
name = "Grenadier"
name_es = "Granadero"
"""
ARMY = {"army_red": "D7T4G2A1", "army_blue": "D7T4G2A1"}


# Units


def test_an_own_kind_is_like_a_printed_one_but_for_what_it_says() -> None:
    game = own(GRENADIER)
    table = scene("G1 40,30", "D1 50,30", options=ARMY, game=game)

    assert 2 == table.unit("red G1")["health"]
    table.do("unit G1", "stand")
    assert ["target D1", "hold"] == table.legal
    said = table.do("target D1", "take", dice="5 2 3")

    assert 3 == sum(key.startswith(("8.2", "8.3")) for key in keys(said))
    assert {} == table.unit("blue D1")


def test_a_view_and_the_catalog_tell_name_letter_and_silhouette() -> None:
    game = own(GRENADIER)
    state = game.new(game.set_up(ARMY, 2), 2, Fast(1), Silence())

    assert "grenadier" in str(game.view(state, 0))
    assert "G" == game.printed["letter"]["grenadier"]
    assert "turtle" == game.printed["silhouette"]["grenadier"]
    assert ("D", "domucor") == (
        GAME.printed["letter"]["domucor"],
        GAME.printed["silhouette"]["domucor"],
    )
    assert "Granadero" == Words("es", game).element("type", "grenadier")
    assert "Grenadier" == Words("pt", game).element("type", "grenadier")
    assert "unit G20" in game.table.texts


def test_a_kind_without_a_picture_of_its_own_is_a_scout_or_what_it_is_like() -> None:
    numbers = "health = 1\nresistance = 1\nranged = 1\nclose = 1\nmovement = 5\n"
    plain = own(f'[units.imp]\nletter = "I"\nkills = 1\npoints = 1\n{numbers}')
    like = own('[units.imp]\nletter = "I"\nas = "alpha"')

    assert "scout" == plain.printed["silhouette"]["imp"]
    assert "alpha" == like.printed["silhouette"]["imp"]


def test_7_2_a_kind_without_dice_at_range_shoots_at_nobody() -> None:
    game = own(GRENADIER.replace("ranged = 3", "ranged = 0"))
    table = scene("G1 40,30", "D1 50,30", options=ARMY, game=game)

    table.do("unit G1", "stand")
    assert ["hold"] == table.legal
    (reason,) = game.refusals(table.state, game.table.number("target D1"))
    assert ("7.2", "unarmed") == (reason.rule, reason.word)


def test_11_1_any_kind_may_heal_as_much_as_it_says() -> None:
    game = own('[units.nurse]\nas = "minguin"\nletter = "N"\nheal = 2\nmend = 1')
    army = {"army_red": "D7T4N1B2A1", "army_blue": "D7T4M1B2A1"}
    hurt = "N1 35,30; B1 38,30 health=1 wounds=2"
    table = scene(hurt, "D1 80,30", options=army, game=game)

    table.do("unit N1", "stand", "ally B1")
    assert (3, 1) == (table.unit("red B1")["health"], table.unit("red B1")["wounds"])


def test_a_removed_kind_is_gone_with_its_letter() -> None:
    gone = (
        'remove = ["units.alpha", "armies.quick", "armies.elite", "presets.espresso"]'
    )
    game = own(f'{gone}\n[armies]\nstandard = "D4T4M1E3B3"')

    assert "alpha" not in game.kinds["type"]
    assert "unit A1" not in game.table.texts
    assert dict(game.first.options) == {}
    with pytest.raises(OptionError, match="lists A, the letters of units are D T"):
        game.set_up({"army_red": "D4A1"}, 2)
    check_contract(game, "1", seats=2, options={"rounds": 1, "cards": False})


def test_an_army_file_may_name_own_kinds() -> None:
    game = own(GRENADIER)

    assert "D2G3" == game.files["army"].parse("domucor = 2\ngrenadier = 3", {})
    with pytest.raises(Problems, match="grenadier"):
        GAME.files["army"].parse("domucor = 2\ngrenadier = 3", {})


# Cards


def test_13_9_an_own_card_has_the_effect_of_a_printed_one_with_its_numbers() -> None:
    game = own('[cards.tea]\nas = "first_aid"\nheal = 2\nmend = 1\nname = "Tea"')
    hurt = "T1 40,30; A1 30,30 health=1 wounds=2"
    table = scene(hurt, "D1 80,30", hands={0: "tea"}, game=game)

    said = table.do("unit T1", "play tea", "ally A1")
    assert "13.6/played 0 tea" in said
    assert "13.9/heals red A1 3 1" in said
    assert (3, 1) == (table.unit("red A1")["health"], table.unit("red A1")["wounds"])
    assert ["tea"] == table.bottom


def test_13_9_a_card_that_only_mends_is_for_the_wounded() -> None:
    game = own('[cards.tea]\nas = "first_aid"\nheal = 0\nmend = 1')
    units = "T1 40,30; A1 30,30 health=1; E1 30,40 wounds=1"
    table = scene(units, "D1 80,30", hands={0: "tea"}, game=game)

    table.do("unit T1", "play tea")
    assert ["ally E1"] == table.legal


def test_13_2_an_action_card_may_be_made_a_start_card_and_the_other_way_round() -> None:
    text = '[cards.tea]\nas = "first_aid"\ntiming = "start"\n'
    text += (
        '[cards.drill]\nas = "marching_orders"\ntiming = "action"\naction_points = 4'
    )
    game = own(text)
    units = "T1 40,30 health=1; T2 30,30"
    table = scene(units, "D1 80,30", hands={0: "tea drill"}, game=game)

    table.do("unit T1", "play tea", "ally T1")
    assert ["stand", "walk", "run"] == table.legal
    table.do("stand", "hold", "pass")
    said = table.do("unit T2", "play drill")
    assert "13.9/points red 4 7" in said
    assert "activate" == table.position["stage"]


def test_13_9_numbers_of_attack_cards_hold_for_that_attack() -> None:
    text = '[cards.musket]\nas = "sharpshooter"\nrange = 9\n'
    text += '[cards.triple]\nas = "double_espresso"\ncost = 0\ndice = 2'
    game = own(text)
    far = scene("T1 20,30", "D1 54,30", hands={0: "musket"}, game=game)
    near = scene("D1 40,30", "A1 50,30", hands={0: "triple"}, game=game)

    far.do("unit T1", "stand", "play musket")
    assert ["target D1"] == far.legal
    assert {"far": True, "range": 9, "armed": True} == far.position["attack"]
    near.do("unit D1", "stand", "play triple")
    said = near.do("target A1", dice="2 2 3 3")
    assert 4 == keys(said).count("8.3/misses")
    assert 1 == near.unit("red D1")["health"]


def test_13_9_a_counterattack_has_the_penalty_of_its_card() -> None:
    game = own('[cards.riposte]\nas = "counterattack"\npenalty = 0')
    table = scene("T1 40,30", "E1 43,30", hands={1: "riposte"}, game=game)

    table.do("unit T1", "stand", "target E1")
    table.do("play riposte", dice="2 3 3 4 5 2")
    assert 0 == table.position["attack"]["penalty"]
    again = pickle.loads(pickle.dumps(table.state))
    assert game.dump(table.state) == game.dump(again)
    assert [4, 5][::-1] == table.position["attack"]["hits"]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ("[cards.poisoned_knife]\ndamage = 2", "13.9/damage blue A1 3"),
        ("[cards.poisoned_knife]\nneeded = 4\ndelay = 3", "13.9/delay blue A1 3"),
    ],
)
def test_a_changed_number_of_a_printed_card_has_its_effect(
    changed: str, said: str
) -> None:
    table = scene(
        "T1 40,30", "A1 43,30", hands={0: "poisoned_knife"}, game=own(changed)
    )

    told = table.do("unit T1", "play poisoned_knife", "target A1", dice="4")
    assert said in told


def test_espionage_may_show_several_cards() -> None:
    game = own("[cards.espionage]\ncards = 3")
    hands = {0: "espionage", 1: "refill tourniquet"}
    table = scene("T1 40,30", "D1 80,30", hands=hands, game=game)

    said = table.do("unit T1", "play espionage")
    assert 2 == keys(said).count("13.9/shown")
    assert "" == table.hand(1)


def test_what_a_card_says_comes_from_its_numbers() -> None:
    game = own('[cards.first_aid]\nheal = 3\n[cards.tea]\nas = "first_aid"\nheal = 2')

    for lang in LANGUAGES:
        words, printed = Words(lang, game), Words(lang, GAME)
        assert "1" in printed.explain("card", "first_aid")
        assert "3" in words.explain("card", "first_aid")
        assert "2" in words.explain("card", "tea")
        text = sources(lang, game)
        assert 1 == text.count("card-first_aid = ")
        assert "$heal }" not in text


def test_a_removed_card_is_in_no_deck_and_no_hand() -> None:
    game = own('remove = ["cards.frenzy"]\n[cards.refill]\ncopies = 3')
    match = Match(game, ["a", "b"], {"rounds": 1}, seed="7")

    assert "play frenzy" not in game.table.texts
    assert "frenzy" not in str(game.dump(match.state))
    cards = [face for face in faces("en", game) if face.kind == "card"]
    assert 31 == sum(card.numbers["copies"] for card in cards)


# Tables, numbers, options


def test_own_maps_and_armies_are_choices() -> None:
    game = own(
        '[armies]\nfew = "D4"\n[maps.yard]\nname = "Yard"\npieces = []\n'
        "objectives = [[45, 30], [36, 16], [54, 44]]"
    )
    chosen = game.set_up({"map": "yard", "army_red": "few"}, 2)

    assert ("yard", "few") == (chosen["map"], chosen["army_red"])
    assert "Yard" == Words("en", game).element("map", "yard")
    with pytest.raises(OptionError, match="3 objectives, 5 are needed"):
        game.set_up({"map": "yard", "objectives": 5}, 2)


def test_8_7_9_1_9_5_damage_wounds_and_panic_are_numbers() -> None:
    text = "[numbers]\nhit_damage = 2\ngrave_wound = 3\npanic_ranged = 1"
    table = scene("T1 40,30", "A1 50,30", game=own(text))

    table.stand("T1")
    assert "8.7/damage blue A1 3" in table.do("target A1", "take", dice="6 2")
    other = scene("T1 40,30", "A1 50,30", game=own(text))
    other.stand("T1")
    assert "9.5/panics red T1 1" in other.do("target A1", dice="5 1")


def test_12_2_a_promotion_brings_as_many_cards_as_content_says() -> None:
    game = own("[numbers]\npromotion_cards = 2")
    table = scene("D1 40,30", "D1 50,30", game=game)

    table.stand("D1")
    said = table.do("target D1", "take", dice="6 3 =0 =0")
    assert 2 == keys(said).count("13.8/draws")


def test_15_1_rows_take_as_many_kills_as_content_says() -> None:
    game = own("[rows]\nV5 = 2")
    counters = {"red": {"ranged_round": 2, "ranged_game": 2}}
    table = scene("T1 40,30 idle", "D1 50,30 idle", counters=counters, ap=0, game=game)
    view = GAME.view(table.state, 0)

    row = next(row for row in view.sides[0].rows if row.id == "V5")  # type: ignore[attr-defined]  # a View
    assert (1, 2) == (row.times, row.need)
    assert "2 kills at range" == Words("en", game).element("row", "V5")


def test_two_contents_live_side_by_side() -> None:
    fast = own("[units.domucor]\nmovement = 12")
    slow = own("[units.domucor]\nmovement = 2")
    one, two = scene("D1 40,30", game=fast), scene("D1 40,30", game=slow)
    printed = scene("D1 40,30")

    assert "52,30" in one.reach("D1", "run")
    assert "42,30" in two.reach("D1", "run")
    assert "43,30" not in two.reach("D1", "run")
    assert "48,30" in printed.reach("D1", "run")
    assert "49,30" not in printed.reach("D1", "run")


# What cannot be


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[units.imp]\nletter = "I"', "line 1: units.imp has no health"),
        ('[units.imp]\nletter = "T"\nas = "eco"', "which thanary has (EC-2.2)"),
        ('[units.imp]\nletter = "ii"\nas = "eco"', "line 2: units.imp.letter is 'ii'"),
        ('[units.imp]\nletter = "I"\nas = "egg"', "units.imp.as is 'egg'"),
        ("[units.eco]\nmovement = 14", "it is 17, at most 16 (EC-6.1)"),
        ('[units.eco]\nsilhouette = "knigth"', "did you mean 'knight'?"),
        ("[cards.tea]\nheal = 1", "cards.tea.as is missing"),
        ('[cards.tea]\nas = "first_aid"\nshift = 1', "there is no 'shift'"),
        ('[cards.tea]\nas = "first_aid"\ntiming = "hit"', "one of action, start"),
        ('[cards.refill]\nas = "frenzy"', "a printed card keeps its effect"),
        ('remove = ["units.alpha"]', "lists A, the letters of units are"),
        ('remove = ["terrain.lake"]', "terrain has no row 'lake', the rules need it"),
        ('remove = ["maps.diagonal_woods"]', "option map cannot be 'diagonal_woods'"),
        ('remove = ["cards.fury"]', "there is no 'cards.fury' to remove"),
        ("[options.range]\nrange = [1, 90]", "it takes a range within 6 to 40"),
        ("[options.hit_on]\ndefault = true", "options.hit_on"),
        ("[rows]\nV3 = 4", "it takes no more than V5 does, 3"),
        ('[formations.line]\norder = "AQ"', "'Q', which is no unit's letter"),
        ("[maps.chalk]\nobjectives = [[45,30],[46,30],[60,30]]", "are too near"),
        ('[armies]\nmob = "D30"', "armies.mob: the army 'D30' has 30 units"),
        ('[presets.mob]\narmy_red = "Z9"', "presets.mob: the army 'Z9' lists Z"),
        ("[draft]\nhall = 'building:9,9'", "draft.hall is 'building:9,9'"),
    ],
)
def test_what_cannot_be_is_told_with_its_place(text: str, told: str) -> None:
    assert any(told in problem for problem in problems(text)), problems(text)


def test_all_problems_are_told_at_once() -> None:
    text = (
        "[units.eco]\nmovement = 15\n[options.range]\nrange = [1, 90]\n[rows]\nV2 = 9"
    )
    found = problems(text)

    assert ["own.toml, line 2", "own.toml, line 4", "own.toml, line 6"] == sorted(
        problem.partition(":")[0] for problem in found
    )


# The example


def test_the_example_is_played_recorded_replayed_and_verified() -> None:
    overlay = Overlay.of({EXAMPLE.name: EXAMPLE.read_text("utf-8")}, "escaramuzas")
    game = make(overlay)
    dice = Fast("example")
    match = Match(game, ["a", "b"], {"rounds": 2}, seed="café")
    while not match.over:
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])
    record = read(str(match.record(reveal=True)))

    assert [] == stray_words(game)
    assert overlay.fingerprint == record.content
    assert match.digest() == replay(record, lambda _: GAME).digest()
    assert match.digest() == verify(record, lambda _: GAME).digest()


@pytest.mark.parametrize("options", [{"preset": "duel"}, {"rounds": 1}])
def test_the_example_keeps_the_contract(options: dict[str, object]) -> None:
    overlay = Overlay.of({EXAMPLE.name: EXAMPLE.read_text("utf-8")}, "escaramuzas")

    check_contract(make(overlay), "1", seats=2, options=options)


def test_a_state_with_own_content_can_be_sent_elsewhere() -> None:
    game = own(GRENADIER)
    match = Match(game, ["a", "b"], {**ARMY, "rounds": 1}, seed="1")
    there = pickle.loads(pickle.dumps(match.state))

    assert game.dump(there) == game.dump(match.state)
    assert there.legal() == match.state.legal()


def test_own_content_of_another_game_is_refused() -> None:
    with pytest.raises(Mistake, match="this is escaramuzas"):
        Overlay.of({"x.toml": 'game = "carcosa"'}, "escaramuzas")
