"""Own content for Stratum: numbers that change, cards that come and go."""

import json
import pickle
from collections.abc import Mapping
from pathlib import Path

import pytest

from sobremesa import checks
from sobremesa.catalogs import faces
from sobremesa.games import find
from sobremesa.games.stratum import GAME, schema
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import notation, position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.match import Match, verify
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import (
    check_answers,
    check_contract,
    check_reasons,
    random_options,
)

from .own import EVERYWHERE, faults, own
from .scene import scene

RIVER = Path(__file__).parents[3] / "examples" / "own" / "stratum.toml"


def river() -> Game:
    return GAME.carrying(Overlay.of({"river.toml": RIVER.read_text()}, "stratum"))


# Numbers


def test_a_turn_has_as_many_actions_as_content_says() -> None:
    table = scene("S1: P1", game=own("turn.actions = 3"), actions_left=3)

    table.play(table.first_discard, table.first_discard)

    assert ("S", 1) == (table.seat, table.stratum.actions_left)


def test_a_position_has_no_more_actions_than_content_says() -> None:
    start = GAME.new({}, 4, Fast(1), Silence())
    fields = {**GAME.dump(start), "actions_left": 3}

    assert ["actions_left is 3, it must be 0 to 2"] == GAME.problems({}, 4, fields)
    assert [] == own("turn.actions = 3").problems({}, 4, fields)


def test_a_match_starts_with_other_cards() -> None:
    game = own("start = {plant = 0, herbivore = 1, carnivore = 3}")

    start = game.dump(game.new({}, 4, Fast(1), Silence()))

    kinds = sorted(thing["kind"] for thing in start["things"])
    assert ["carnivore", "carnivore", "carnivore", "herbivore"] == kinds


def test_a_death_by_the_ecosystem_leaves_other_mushrooms() -> None:
    table = "S1: P1; Y1: H3; Y2: H6; F1: H8; M1: C4"
    two = scene(table, game=own("ecosystem.mushrooms = 2"))
    none = scene(table, game=own("ecosystem.mushrooms = 0"))

    two.ecosystem()
    none.ecosystem()

    assert "F1: m9 m10" in two.table
    assert "F1" not in none.table


def test_a_growth_adds_other_numbers_of_cards() -> None:
    table = scene("S1: P1; F1: P2; Y1: H3", game=own("ecosystem.grown = 2"))

    table.ecosystem()

    assert "Y1: H3 H4 H5" in table.table
    assert ("2/3/0", 1) == (table.census, table.stratum.land.growths)


def test_a_printed_card_takes_other_hosts_and_leaves_mushrooms() -> None:
    game = own('cards.hunter = {hosts = ["herbivore", "plant"], mushrooms = 2}')
    table = scene("S1: H3; S2: C4; S3: P5", seat="M", hand="hunter", game=game)
    table.play("play hunter")

    assert ["card S1", "card S3"] == table.legal
    assert [
        "7.18 kind thing=carnivore space=S2 hosts=plant_herbivore"
    ] == table.refused("card S2")
    said = table.play("card S3")

    assert ["7.18/dies plant S3", "5.5/returned plant supply"] == said[:2]
    assert ["7.18/sprouts S3", "7.18/sprouts S3"] == said[2:4]
    assert "S3: m6 m7" in table.table


@pytest.mark.parametrize(
    ("card", "table", "after"),
    [
        ("predator", "S1: H3[predator@8]; S2: m4 m5 m6; F1: P1; Y1: C7", "S2: m4"),
        ("parasite", "S1: P1; F1: P2; Y1: H3[parasite@4]", "Y1: m6 m7 H3 H5"),
        (
            *("fruit", "F1: P1[fruit@8]; F2: H2; S1: P3; S2: P4; Y1: C5"),
            "F1: P1[fruit@8] P10 P11",
        ),
    ],
)
def test_an_attachment_does_more_by_its_amount(
    card: str, table: str, after: str
) -> None:
    game = own(f"cards.{card}.amount = 2")
    play = scene(table, game=game)

    play.end_round()

    assert after in play.table


def test_an_omnivore_counts_by_its_amount() -> None:
    table = "S1: P1; M1: C3[omnivore@4]"

    assert "1/2/1" == scene(table, game=own("cards.omnivore.amount = 2")).census


def test_weeds_come_back_by_their_amount() -> None:
    game = own("cards.weed.amount = 3")
    table = scene("S2: P3[weed@5]", seat="F", hand="rot", game=game)

    table.play("play rot", "card S2 weed")

    assert "S2: m6 P7 P8 P9" == table.table


def test_population_is_played_where_content_says() -> None:
    game = own('cards.plant.in = "any"\ncards.herbivore.in = "opposite"')
    table = scene("S1: P1", hand="plant", game=game)
    table.play("play plant")
    assert {"at S2", "at F1", "at Y2", "at M5"} <= set(table.legal)

    table = scene("S1: P1", hand="herbivore", game=game)
    table.play("play herbivore")
    assert ["at Y1", "at Y2", "at Y3", "at Y4", "at Y5"] == table.legal
    assert ["4.2 opposite territory=Y"] == table.refused("at S2")


def test_a_fire_spares_what_content_says() -> None:
    game = own('cards.arson = {hosts = ["macrofungus"], razes = false, burns = false}')
    table = scene("Y1: X4 P2; Y2: m6; Y#11", seat="M", hand="arson", game=game)

    table.play("play arson", "territory Y")

    assert "Y1: P2; Y2: m6; Y#11" == table.table


def test_ranges_and_defaults_of_options_change() -> None:
    game = own("options.hand_size = {default = 9, range = [8, 10]}")

    assert 9 == sum(
        game.dump(game.new({}, 4, Fast(1), Silence()))["hands"]["S"].values()
    )
    with pytest.raises(OptionError, match="it takes 8 to 10"):
        game.set_up({"hand_size": 5}, 4)


# What is added


def test_own_cards_are_played_by_their_own_rows() -> None:
    game = river()
    table = scene(
        "F1: P1; Y1: H3; M1: C4; Y#5",
        hand="current heron",
        game=game,
    )

    said = table.play("play current", "card Y1", "at M3")
    assert ["7.3/played S current", "7.3/moves herbivore Y1 M3"] == said[:2]
    assert ["4.1 second sort=influence"] == table.refused("play heron")
    assert "current" == table.discards("S")


def test_an_own_attachment_has_the_effect_it_names_and_goes_home() -> None:
    table = scene(
        "S1: P1; S2: P2; F1: P6[dam@9]; F2: P7; Y1: H3; M1: C4[heron@10]; M2: m5 m8",
        seat="M",
        hand="pesticide",
        game=river(),
    )

    assert {"build S"} == {text for text in table.plays if "build" in text}
    assert ["7.2 rabies territory=F attachment=dam"] == table.refused("build F")
    said = table.play("play pesticide", "card F1 dam")
    assert "5.5/returned dam Y" in said
    assert "dam" == table.discards("Y")
    assert {"build S"} == {text for text in table.plays if "build" in text}
    said = table.pass_round()
    assert ["11.2/eaten M1 M2"] * 2 == [one for one in said if "11.2" in one]


def test_own_cards_strike_and_put_as_they_say() -> None:
    table = scene(
        "S1: P1; F1: P2 P3; F2: m4; Y1: H5; F#6",
        seat="M",
        hand="flood",
        game=river(),
    )
    table.play("play flood")

    assert ["territory F"] == table.legal
    assert ["7.6 unbuilt territory=S"] == table.refused("territory S")
    table.play("territory F")
    assert "S1: P1; F2: m4; F#6; Y1: H5" == table.table

    table = scene("S1: P1", seat="Y", hand="driftwood", game=river())
    table.play("play driftwood")
    assert not [text for text in table.legal if "Y" in text]
    assert ["7.20 abroad territory=Y"] == table.refused("at Y1")
    said = table.play("at S2")
    assert ["7.20/plants S2"] * 2 == said[:2]
    assert "S1: P1; S2: P2 P3" == table.table


def test_own_rows_follow_the_printed_ones_by_their_names() -> None:
    game = own(
        'cards.b = {sort = "nature", rule = "14.1"}\n'
        'cards.a = {sort = "attach", as = "leash", hosts = ["herbivore"], owner = "M"}'
    )

    assert (*GAME.kinds["card"], "a", "b") == game.kinds["card"]
    assert (*GAME.kinds["attachment"], "a") == game.kinds["attachment"]
    assert len(GAME.table) + 2 + 2 + 20 == len(game.table)
    assert 27 == game.table.number("discard plant")
    assert {"card S1 a", "play b"} <= set(game.table.texts)


def test_an_own_set_of_decks_is_a_choice() -> None:
    deck = ", ".join(f"{seat} = {{plant = 9}}" for seat in "SFYM")
    game = own(f"decks.garden = {{{deck}}}\ndecks.attic = {{{deck}}}")

    assert ("classic", "late", "attic", "garden") == (
        game.options.one("deck_set").choices
    )
    chosen = game.set_up({"deck_set": "garden"}, 4)
    state = game.dump(game.new(chosen, 4, Fast(1), Silence()))
    assert {"plant": 5} == state["hands"]["M"]
    with pytest.raises(OptionError, match="the garden deck of S has no rabies"):
        game.set_up({"deck_set": "garden", "copies.S.rabies": 1}, 4)


# What is removed


def test_a_removed_card_is_gone_from_table_box_and_words() -> None:
    game = own('remove = ["cards.weed", "decks.classic.Y.weed"]')

    assert "weed" not in game.kinds["card"] + game.kinds["attachment"]
    assert not [text for text in game.table.texts if "weed" in text]
    assert "weed" not in [face.id for face in faces("en", game)]
    assert "copies.Y.weed" not in game.options.all
    state, printed = (one.new({}, 4, Fast(1), Silence()) for one in (game, GAME))
    assert len(game.observation(state, 0)) < len(GAME.observation(printed, 0))
    check_contract(game, "removed", seats=4)


def test_a_removed_set_of_decks_takes_its_preset_along() -> None:
    assert [
        "own.toml: presets.late: option deck_set cannot be 'late', it takes classic"
    ] == faults('remove = ["decks.late"]')
    game = own('remove = ["decks.late", "presets.late"]')

    assert ("classic",) == game.options.one("deck_set").choices
    assert "late" not in game.options.presets


# Side by side, carried, replayed


def test_two_contents_live_side_by_side() -> None:
    games = [GAME, river(), own("turn.actions = 4"), GAME]
    alone = [digest_of(game, 30) for game in games]

    dice = [Fast("side") for _ in games]
    states = [
        game.new({}, 4, one, Silence()) for game, one in zip(games, dice, strict=True)
    ]
    for _ in range(30):
        for state, one in zip(states, dice, strict=True):
            legal = state.legal()
            state.apply(legal[one.below(len(legal))], one, Silence())

    together = [
        position.digest(game, {}, state)
        for game, state in zip(games, states, strict=True)
    ]
    assert alone == together
    assert 3 == len(set(together))


def digest_of(game: Game, decisions: int) -> str:
    dice = Fast("side")
    state = game.new({}, 4, dice, Silence())
    for _ in range(decisions):
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, Silence())
    return position.digest(game, {}, state)


def test_the_river_is_played_recorded_replayed_and_verified() -> None:
    match = check_contract(river(), "river", seats=4)

    text = notation.write(match.record())
    again = verify(notation.read(text), find)

    assert again.game.overlay == river().overlay
    assert match.digest() == again.digest()
    played = {
        event.numbers[1] for event in again.journal.events if "played" in event.key
    }
    cards = again.game.kinds["card"]
    assert {"heron", "dam", "current"} <= {cards[card] for card in played}


@pytest.mark.parametrize("seed", range(3))
def test_the_contract_holds_with_own_cards_under_any_options(seed: int) -> None:
    for game in (river(), own(EVERYWHERE)):
        options = random_options(game, Fast(f"own {seed}"), 4)
        check_contract(game, f"own {seed}", seats=4, options=options)


def test_a_position_carries_its_content() -> None:
    match = Match(river(), ["chance"] * 4, seed="carried")

    game, chosen, state = position.read(match.position(), find)

    assert game.overlay == match.game.overlay
    assert match.position() == position.write(game, chosen, state)


def test_a_state_with_own_content_goes_to_another_process() -> None:
    game = river()
    state = game.new({}, 4, Fast(1), Silence())

    twin = pickle.loads(pickle.dumps(state))

    assert game.dump(state) == game.dump(twin)
    assert state.legal() == twin.legal()


@pytest.mark.parametrize("options", [{}, {"free_space_choice": False}], ids=str)
def test_every_answer_is_legal_or_refused_for_every_sort_of_territory(
    options: Mapping[str, object],
) -> None:
    game = own(EVERYWHERE)
    dice = Fast("everywhere")
    state = game.new(game.set_up(options, 4), 4, dice, Silence())
    decisions = 0
    while state.seat >= 0 and decisions < 150:
        decisions += 1
        if decisions % 3 == 0:
            everything = range(len(game.table))
            check_reasons(game, check_answers(game, state, everything))
        legal = state.legal()
        plays = [one for one in legal if "discard" not in game.table.text(one)] or legal
        state.apply(plays[dice.below(len(plays))], dice, Silence())


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_river_has_words_in_every_language(lang: str) -> None:
    game = river()

    assert [] == list(checks.missing_words(game, lang))
    for face in faces(lang, game):
        assert face.text or face.kind not in ("card", "seat")
        if face.kind == "card":
            assert face.name != face.id
            assert Words(lang, game).explain("card", face.id) == face.text


def test_what_a_card_says_follows_from_its_numbers() -> None:
    words = Words("en", own('cards.hunter = {hosts = ["carnivore"], mushrooms = 2}'))

    assert "A carnivore dies; 2 mushrooms grow in its space." == (
        words.explain("card", "hunter")
    )
    assert "An animal dies." == Words("en", GAME).explain("card", "hunter")


def test_own_words_take_the_place_of_what_is_said() -> None:
    text = '[words.en]\ncard-rot = "Rust"\n"card-rot.text" = "Rusts a plant."'
    words = Words("en", own(text))

    assert "Rust" == words.element("card", "rot")
    assert "Rusts a plant." == words.explain("card", "rot")


def test_an_own_preset_without_words_is_called_by_its_name() -> None:
    game = own("presets.quick = {max_rounds = 5}")

    assert "quick" == Words("es", game).say("preset-quick")
    assert {"max_rounds": 5} == game.set_up({"preset": "quick"}, 4)


# What is wrong


def test_all_that_is_wrong_is_told_with_its_line() -> None:
    text = """
[cards.hunter]
rule = "7.3"
mushrooms = 9

[cards.thorns]
sort = "attach"
hosts = ["plant"]
owner = "Y"

[decks.classic.M]
ivy = 2
thistle = 1

[options.spaces_per_territory]
range = [3, 6]
"""
    assert [
        "line 4: cards.hunter.mushrooms is 9, it takes a whole number from 0 to 3",
        "line 6: cards.thorns.as is missing, an own attachment has the effect of one of"
        " hibernation, rabies, omnivore, predator, parasite, fruit, weed, ivy, leash",
        "line 13: an id in decks.classic.M is 'thistle', it takes one of"
        f" {', '.join(list(GAME.kinds['card'])[:12])}, … (+14)",
        "line 16: options.spaces_per_territory.range[2] is 6, it takes a whole number"
        " from 1 to 5",
    ] == faults(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('remove = ["cards.plant"]', "cards has no row 'plant', the rules need it"),
        (
            'remove = ["cards.rot"]',
            "an id in decks.classic.F is 'rot', it takes one of",
        ),
        ("cards.none = {}", "an id in cards is 'none', it takes small letters"),
        ("cards.a = {}", "cards.a.sort is missing, it takes population, attach, kill"),
        (
            'cards.a = {sort = "population", rule = "4.2"}',
            "cards.a.sort is 'population', population are plant, herbivore, carnivore",
        ),
        (
            'cards.a = {sort = "kill", rule = "7.3", hosts = ["plant"]}',
            "cards.a.rule is '7.3', a card like this cites 7.7 or 7.17 or 7.18",
        ),
        (
            'cards.a = {sort = "move", rule = "7.3", hosts = ["plant"],'
            ' from = "own", to = "any"}',
            "cards.a.hosts[1] is 'plant', it takes one of herbivore, carnivore",
        ),
        (
            'cards.a = {sort = "place", rule = "7.10", in = "any"}',
            "cards.a has no mushrooms and no plants, it must put something there",
        ),
        (
            'cards.a = {sort = "attach", as = "fruit", owner = "Y",'
            ' hosts = ["herbivore"]}',
            "cards.a.hosts has 'herbivore', the effect of fruit takes plant",
        ),
        (
            "cards.leash.amount = 2",
            "cards.leash.amount is 2, the effect of leash has no number",
        ),
        (
            'cards.ivy.hosts = ["plant", "plant"]',
            "cards.ivy.hosts has 'plant' twice, its values differ",
        ),
        (
            "decks.classic.S.ivy = 2",
            "decks.classic.S has 'ivy', that attachment goes home to Y (ST-5.5)",
        ),
        ("decks.a.S.plant = 9", "decks.a.F is missing"),
        ("start.plant = 3", "start has 5 cards, each of 4 territories takes one"),
        ("turn.actions = 5", "turn.actions is 5, it takes a whole number from 1 to 4"),
        (
            'options.timeout_result.choices = ["draw", "duel"]',
            "options.timeout_result.choices[2] is 'duel', it takes one of draw, prog",
        ),
        (
            "options.fruit_persists.default = 3",
            "options.fruit_persists.default is 3, it takes true or false",
        ),
        (
            "options.hand_size.secret = true",
            "options.hand_size.secret cannot be changed, only default, range",
        ),
        ("options.hand_size.step = 0", "options.hand_size.step is 0, it takes a whole"),
        (
            "presets.late.copies.S.weed = 2",
            "presets.late: there is no option 'copies'",
        ),
        (
            'presets.x = {deck_set = "late", "copies.S.omnivore" = 1}',
            "the late deck of S has no omnivore",
        ),
        ("carts = 3", "there is no 'carts', it takes cards, decks, start"),
    ],
)
def test_what_the_rules_cannot_bear_is_refused(text: str, told: str) -> None:
    found = faults(text)

    assert found
    assert any(told in one for one in found), found


def test_the_whole_printed_file_is_own_content_that_changes_nothing() -> None:
    game = own(schema.PATH.read_text())

    assert GAME.table.texts == game.table.texts
    assert GAME.options.all == game.options.all
    assert GAME.events == game.events
    states = [one.new({}, 4, Fast(3), Silence()) for one in (GAME, game)]
    assert GAME.dump(states[0]) == game.dump(states[1])


def test_printed_content_is_not_touched_by_what_is_own() -> None:
    before, table = json.dumps(schema.PRINTED), GAME.table.digest

    river()
    faults("cards.rot.hosts = 3")

    assert before == json.dumps(schema.PRINTED)
    assert table == GAME.table.digest == find("stratum").table.digest
