"""Own content: what a designer changes, adds and removes, and what is refused."""

import pickle
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.catalogs import faces
from sobremesa.games.heroes import GAME, make
from sobremesa.games.heroes.content import HERO_IDS
from sobremesa.games.heroes.printed import CONTENT
from sobremesa.games.heroes.rules import Heroes
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import notation, position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.match import Match, replay, verify
from sobremesa.kernel.overlay import Overlay
from sobremesa.kernel.state import playout
from sobremesa.testing import check_contract

from .scene import own, scene

EXAMPLE = Path(__file__).parents[3] / "examples" / "own" / "heroes.toml"
SHORT = {"max_rounds": 5}


def smoulder() -> Game:
    return make(Overlay.of({EXAMPLE.name: EXAMPLE.read_text("utf-8")}, "heroes"))


def told(text: str) -> list[str]:
    """All that is wrong with own content."""
    with pytest.raises(Problems) as caught:
        own(text)
    return [problem.text for problem in caught.value.problems]


# What is changed has its effect


def test_a_changed_card_is_played_as_it_is_written() -> None:
    game = own(
        "[cards.anvil]\nhealth = 9\nspeed = 6\n"
        'actions = [{ cost = 0, steps = "damage 4 enemy" }]'
    )
    duel = scene("1a anvil\n2a oracle", fight="1a", game=game)

    duel.play("act 1")

    assert ("H9 P2", 6) == (duel.hp("1a"), duel.speed("1a"))
    assert "H3 P0" == duel.hp("2a")


def test_tokens_do_what_their_numbers_say() -> None:
    game = own(
        "[tokens.burn]\nspeed = -3\nflat = false\nhurts = 2\n"
        "[tokens.taunt]\nhealth = 2\n[tokens.stun]\nturns = 3"
    )
    table = "1a kestrel_scout tokens=burn,burn,taunt\n2a anvil"
    duel = scene(table, fight="1a", game=game)

    assert (2, "H8 P1") == (duel.speed("1a"), duel.hp("1a"))
    stunned = scene("1a null_agent energy=3\n2a anvil", fight="1a", game=game)
    stunned.play("act 3")
    assert "~stun@3" == stunned.tokens("2a")


def test_a_source_gives_what_its_row_says() -> None:
    game = own("[cards.solar_plant]\ngives = 3")
    duel = scene("1a anvil\n2a anvil", hand="solar_plant", game=game)

    assert "4.2/gives 1s1 3" in duel.play("play solar_plant")
    assert 3 == duel.pool()


def test_numbers_bind_the_rules() -> None:
    game = own(
        "[numbers]\nevents_per_turn = 2\ngear_energy = 2\nmob_immune = []\n"
        "deck_characters_min = 2"
    )
    hand = "quarantine solar_storm plasma_turret solar_plant"
    duel = scene("1a anvil", hand=hand, players={"1": {"pool": 2}}, game=game)
    coop = scene("1a anvil", options={"mode": "challengers"}, game=game)

    duel.play("play quarantine", "play solar_storm", "play plasma_turret")

    assert ("solar_storm", 2) == (duel.event, duel.energy("1e1"))
    assert 0 == coop.heroes.field.immune[HERO_IDS.index("mob")]


def test_options_have_other_defaults() -> None:
    game = own("[options.hand_start]\ndefault = 5\ntry = [5]")

    assert 5 == game.options.all["hand_start"].default
    assert 7 == GAME.options.all["hand_start"].default


# What is added, and what is removed


def test_what_is_added_comes_after_what_is_printed_in_order() -> None:
    source = 'type = "source"\nkind = "basic"\n'
    game = own(f"[cards.zinc]\n{source}[cards.amber]\n{source}")
    printed = GAME.kinds["card"]

    assert (*printed[:91], "amber", "zinc", *printed[91:]) == game.kinds["card"]
    assert len(GAME.table) + 4 == len(game.table)


def test_an_added_deck_can_be_chosen_at_every_seat() -> None:
    game = smoulder()
    names = [Words(lang, game).choice("deck.1", "smoulder") for lang in LANGUAGES]
    options = {"deck.1": "smoulder", "deck.2": "smoulder", **SHORT}

    assert all(
        "smoulder" in game.options.all[f"deck.{seat}"].choices for seat in range(1, 9)
    )
    assert ["Smoulder", "Rescoldo", "Brasa Lenta"] == names
    assert check_contract(game, "smoulder", seats=2, options=options).over


def test_a_card_that_nothing_needs_can_be_removed() -> None:
    game = own('remove = ["cards.masquerade"]')

    assert "masquerade" not in game.kinds["card"]
    assert len(GAME.table) - 2 == len(game.table)


def test_a_card_that_a_deck_holds_cannot() -> None:
    found = told('remove = ["cards.anvil", "cards.mob_rust_colossus"]')

    assert any("decks.iron_bulwark has 'anvil'" in one for one in found)
    assert any("options.mob" in one for one in found)


def test_a_deck_keeps_the_limits_of_hc_12() -> None:
    found = told("[decks.black_lab]\nanvil = 4\n[decks.tiny]\noracle = 3")

    assert any("decks.black_lab: HC-12.2: 4 copies of anvil" in one for one in found)
    assert any("decks.tiny: HC-12.1: 3 cards" in one for one in found)
    assert any("decks.tiny: HC-12.6: 3 Characters" in one for one in found)


def test_own_names_are_told_in_every_language_and_printed_ones_stay() -> None:
    game = smoulder()
    named = [Words(lang, game).element("card", "pyro_tech") for lang in LANGUAGES]
    farm = [Words(lang, game).element("card", "wind_farm") for lang in LANGUAGES]
    move = [Words(lang, game).element("move", "ash_witness-1") for lang in LANGUAGES]

    assert ["Ember Queen", "Reina de las Brasas", "Rainha das Brasas"] == named
    assert ["Wind Farm", "Parque Eólico", "Parque Eólico"] == farm
    assert ["Cinder", "Pavesa", "Fagulha"] == move


def test_what_cards_and_tokens_say_follows_their_numbers() -> None:
    text = {face.id: face.text for face in faces("en", smoulder())}
    printed = {face.id: face.text for face in faces("en", GAME)}

    assert "2 energy every turn" in text["wind_farm"]
    assert "Speed" not in text["burn"]
    assert "−1 Speed." in printed["burn"]
    assert "for 2 turns" in text["heat_burst"]
    assert "for 3 turns" in text["ash_witness"]


# Side by side, recorded, sent


def test_two_contents_live_side_by_side() -> None:
    strong = own("[cards.anvil]\nhealth = 9")
    weak = own("[cards.anvil]\nhealth = 2")
    table = "1a anvil\n2a anvil"

    health = [scene(table, game=one).hp("1a") for one in (strong, GAME, weak)]

    assert ["H9 P2", "H6 P2", "H2 P2"] == health


def test_the_example_is_played_recorded_replayed_and_verified() -> None:
    game = smoulder()
    options = {"deck.1": "smoulder", "deck.2": "black_lab", **SHORT}
    match = Match(game, ["Ana", "Bea"], options, seed="smoulder")
    dice = Fast("smoulder")
    while not match.over:
        match.play(int(match.state.seat), dice.pick(match.state.legal()))

    record = notation.read(notation.write(match.record(reveal=True)))

    assert game.content == record.content != ""
    again = replay(record, lambda id: GAME)
    assert match.digest() == again.digest()
    assert verify(record, lambda id: GAME).over
    assert "ash_witness" in again.game.kinds["card"]


def test_a_state_with_own_content_goes_elsewhere_whole() -> None:
    game = smoulder()
    state = game.new(game.set_up(SHORT, 2), 2, Fast("sent"), Silence())

    twin = pickle.loads(pickle.dumps(state))

    assert game.dump(state) == game.dump(twin)
    assert isinstance(state, Heroes)
    assert state.box.cards is twin.box.cards, "they are read once"
    playout(state, Fast("on"), Silence())
    playout(twin, Fast("on"), Silence())
    assert game.dump(state) == game.dump(twin)


def test_the_first_edition_is_played_with_its_own_cards_and_rows() -> None:
    first = GAME.of_edition(1)

    assert 84 + 4 == len(first.kinds["card"])
    assert "909705813c88835a" == first.older[1]
    assert GAME.older.keys() == {1}
    both = first.carrying(Overlay.of({"own.toml": "[cards.anvil]\nhealth = 9"}))
    assert (1, 88) == (both.edition, len(both.kinds["card"]))
    state = both.new(both.set_up({}, 2), 2, Fast("1"), Silence())
    assert both.dump(state) == both.dump(pickle.loads(pickle.dumps(state)))


# What is wrong


def test_all_that_is_wrong_is_told_at_once_with_file_and_line() -> None:
    found = told(
        "[cards.anvil]\n"
        "health = 0\n"
        'actions = [{ cost = 0, steps = "damage 1 foes" }]\n'
        "[tokens.burn]\n"
        "colour = 1\n"
        "[decks.mine]\n"
        "anvill = 3\n"
        "[options.team_size]\n"
        "range = [1, 9]\n"
        "[numbers]\n"
        "gear_energy = 0\n"
    )

    for line, words in (
        (2, "card 'anvil', column 'health': it is at least 1"),
        (3, "card 'anvil', column 'actions 1', step 'damage 1 foes': 'foes' is no"),
        (5, "there is no 'colour' in tokens.burn"),
        (7, "decks.mine has 'anvill', and there is no such card; did you mean 'anvil'"),
        (9, "options.team_size.range is [1, 9], it lies within 1 to 4"),
        (11, "numbers.gear_energy is 0, it takes a whole number from 1 to 4"),
    ):
        assert any(
            one.startswith(f"own.toml, line {line}: ") and words in one for one in found
        ), (line, words, found)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("cards = 3", "cards is 3"),
        ("[cards]\nanvil = 3", "card 'anvil': 3 is no table"),
        ('[cards.anvil]\ntype = "omen"', "'omen' is none of"),
        ('[cards."Big One"]\ntype = "event"', "a card's id is made of"),
        ('[cards.anvil]\nname = "{x}"', "a plain text"),
        ('[cards.anvil]\nalliances = ["a b"]', "an alliance's id"),
        ("[cards.solar_plant]\ngives = 100", "100 is not 0 to 99"),
        ("[cards.storm_dynamo]\ngives = 1", "only a basic Source"),
        ("[tokens.fog]\nspeed = 1", "an id in tokens is 'fog'"),
        ("[tokens.stun]\nhurts = 1", "there is no 'hurts' in tokens.stun"),
        ("[numbers]\nluck = 7", "there is no 'luck' in numbers"),
        ('[options.coop_loss]\nchoices = ["all", "any"]', "stay as they are"),
        ('[options.max_rounds]\ndefault = "x"', "options.max_rounds"),
        ('[options.mode]\ndefault = "arena"', "follows from the number of seats"),
        ('[options.mixed_schedule]\ndefault = "x"\ntry = ["x"]', "not arena:K"),
        ("[options.luck]\ndefault = 1", "there is no option 'luck'"),
        ('remove = ["numbers"]', "numbers is missing"),
        ('remove = ["decks"]', "decks is missing"),
        ('remove = ["cards.nobody"]', "there is no 'cards.nobody' to remove"),
        ('[presets.quick]\nko_limit = "x"', "presets"),
        (
            '[cards.spell]\ntype = "event"\nscope = "character"\n'
            'effects = ["mod draw 1"]',
            "a Character draws no cards",
        ),
        (
            '[cards.spell]\ntype = "event"\nscope = "opponent"\n'
            'effects = ["end: damage 1 self"]',
            "there is no acting Character",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(text: str, words: str) -> None:
    assert any(words in one for one in told(text)), told(text)


JUNK: st.SearchStrategy[Any] = st.one_of(
    st.integers(-3, 120),
    st.booleans(),
    st.sampled_from(["", "x", "hero", "damage 1 enemy", "give burn 1 enemy for 2"]),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from(["flight", "x", 3, {"steps": "draw 1"}]), max_size=2),
    st.dictionaries(st.sampled_from(["cost", "steps", "type"]), st.integers(0, 3)),
)


Place = tuple[str, ...]


def places(table: dict[str, Any], before: Place = ()) -> list[Place]:
    """Where something stands in a content."""
    found = []
    for name, value in table.items():
        found.append((*before, name))
        if isinstance(value, dict):
            found += places(value, (*before, name))
    return found


PLACES = places(CONTENT)
CHANGE = st.tuples(
    st.sampled_from(PLACES),
    st.sampled_from(["remove", "replace", "add"]),
    st.sampled_from(["own", "steps", "health", "turns", "scope"]),
    JUNK,
)


def changed(changes: list[tuple[Place, str, str, Any]]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for place, how, name, junk in changes:
        value = deepcopy(junk)  # which several changes may share
        if how == "remove":
            told.setdefault("remove", []).append(".".join(place))
            continue
        path = (*place, name) if how == "add" else place
        at = told
        for part in path[:-1]:
            at = at.setdefault(part, {})
            if not isinstance(at, dict):
                break
        if isinstance(at, dict):
            at[path[-1]] = value
    return told


@settings(max_examples=150)
@given(st.lists(CHANGE, min_size=1, max_size=4))
def test_a_mutated_content_is_played_to_its_end_or_refused_in_sentences(
    changes: list[tuple[Place, str, str, Any]],
) -> None:
    before = GAME.table.digest
    overlay = Overlay.from_changes(changed(changes))
    wrong: list[str] = []
    try:
        game = make(overlay)
    except Problems as error:
        wrong = [problem.text.strip() for problem in error.problems] or [""]
    assert all(wrong)
    if not wrong:
        state = game.new(game.set_up(SHORT, 2), 2, Fast("own"), Silence())
        again = game.load(game.set_up(SHORT, 2), 2, game.dump(state))
        playout(state, Fast("own"), Silence())
        playout(again, Fast("own"), Silence())
        assert state.seat < 0
        assert game.dump(state) == game.dump(again)
    assert before == make().table.digest == GAME.table.digest


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_the_contract_holds_with_own_content(seats: int) -> None:
    check_contract(smoulder(), "own", seats=seats, options=SHORT)


def test_a_position_carries_its_content() -> None:
    game = smoulder()
    chosen = game.set_up(SHORT, 2)
    state = game.new(chosen, 2, Fast("position"), Silence())

    found, _, twin = position.read(position.write(game, chosen, state), lambda id: GAME)

    assert game.content == found.content
    assert game.dump(state) == found.dump(twin)
