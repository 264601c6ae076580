"""Own content: other numbers, further roles and Events, and what is taken away."""

import copy
import pickle
import re
from pathlib import Path

import pytest

from sobremesa.catalogs import faces, sources
from sobremesa.games.carcosa import GAME, make
from sobremesa.games.carcosa.content import CARDS
from sobremesa.games.carcosa.over import content_of
from sobremesa.games.carcosa.schema import FORM, PATH, PRINTED
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.match import Match, replay, verify
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import check_contract, check_shown

from .scene import scene

ASYLUM = Path(__file__).parents[3] / "examples" / "own" / "carcosa.toml"
TANKS = '[roles.warden]\nas = "tank"\nsanity = 5\nkey_slots = 1\nobject_slots = 1\n'
FISTS = '[roles.boxer]\nas = "brawler"\nsanity = 5\nkey_slots = 1\nobject_slots = 1\n'
SLAP = """
[cards.slap]
as = "yellow_blow"
boxes = 2
loss = 4

[cards.yellow_blow]
boxes = 3
"""


def own(text: str) -> Game:
    return make(Overlay.of({"own.toml": text}, "carcosa"))


def asylum() -> Game:
    return own(ASYLUM.read_text("utf-8"))


# Numbers


def test_a_vial_gives_what_the_content_says() -> None:
    soul = {"P1": {"items": "vial", "sanity": -4}}
    game = own("[cards.vial]\nrecover = 5")
    drink = scene(game=game, souls=soul)

    assert ["13.2/recovers P1 5"] == drink.play("use vial")
    assert ["13.2/recovers P1 2"] == scene(souls=soul).play("use vial")


def test_a_status_lasts_as_long_as_the_content_says() -> None:
    game = own("[statuses.paranoia]\nrounds = 4\n[statuses.poisoned]\nrounds = 1")
    cards = {"F1_R2": "state_paranoia state_poisoned"}
    sick = scene(game=game, boxes=cards)

    sick.play("to F1_R2", "search")

    assert {"paranoia": 4} == sick.soul("P1")["statuses"]
    assert [1, 0] == sick.soul("P1")["poisoned"]


def test_poison_of_one_round_works_once() -> None:
    game = own("[statuses.poisoned]\nrounds = 1\nlowers = 2")
    sick = scene(game=game, souls={"P1": {"poisoned": [1, 0]}})

    said = sick.run("poison", "durations")

    assert ["9.13/poison P1 2", "9.11/ends P1 poisoned"] == said
    assert [] == sick.run("poison", "durations")


def test_the_kings_die_means_what_the_content_says() -> None:
    faces = '["dread", "dread", "dread", "dread", "dread", "shuffle"]'
    game = own(f"[king]\nfaces = {faces}\ndread_loss = 2")
    house = scene(game=game)

    assert "6.7/effect king_2" == house.run("effect", rolls=[5])[0]
    assert [2, 3, 1, 2] == house.sanities


def test_strip_takes_as_many_things_as_the_content_says() -> None:
    game = own("[king]\nstrip = 2")
    house = scene(game=game, souls={"P1": {"items": "vial compass"}})

    house.run("effect", rolls=[6])
    said = house.play_on("discard vial")

    assert ["6.9/discards P1 vial", "6.9/discards P1 compass"] == said


def test_presence_grows_in_the_rounds_the_content_says() -> None:
    game = own("[king]\npresence_rounds = [2, 3, 20]")
    table = content_of(game.overlay).settings({}, 4).presence

    assert [1, 2, 3, 3] == list(table[1:5])
    assert [3, 4] == list(table[19:21])
    assert "in rounds 3 to 19" in Words("en", game).option("presence_c")


def test_a_quick_monster_goes_several_edges() -> None:
    game = own("[monsters.spider]\nmoves = 2")
    souls = {"P1": {"node": "F2_R4"}}
    hunt = scene(game=game, monsters=["spider F2_R1"], souls=souls)

    said = hunt.run("activate 0")

    moves = ["8.11/moves spider F2_PAS", "8.11/moves spider F2_R4"]
    assert [*moves, "8.14/traps P1 spider"] == said


def test_a_tale_banishes_as_long_as_the_content_says() -> None:
    game = own("[tales]\nbanish = [5, 1, 1, 1]")
    reader = scene(game=game, souls={"P1": {"items": "mask"}}, book="P1")

    assert "7.9/banished 5" == reader.play("attach mask")[-1]


def test_caps_of_actions_are_content() -> None:
    game = own("[collapse]\nactions = 2\n[king]\nlimited_actions = 0")

    broken = scene(game=game, souls={"P1": {"sanity": -5}})
    limited = scene(game=game, souls={"P1": {"limited": True}}, active="P1")

    assert (2, 0) == (broken.actions, limited.actions)


def test_an_omen_and_a_table_turn_where_the_content_says() -> None:
    game = own("[cards.omen_queen]\nmild_from = 9\n[cards.corpse]\nblunt_from = 12")
    cards = {"F1_R2": "omen_queen corpse"}
    more = {"actions_per_turn": 3}
    walk = scene(game=game, boxes=cards, roles=("healer", "scout"), options=more)

    assert "8.3/appears queen F1_PAS" in walk.play("to F1_R2", rolls=[2])
    assert "14.2/loses P1 1" in walk.play("search", rolls=[6])


def test_the_ritual_asks_what_the_content_says() -> None:
    game = own("[special_rooms.lethal_chamber]\nsouls = 1\nuser_loss = [5,1,1,1,1,1]")
    alone = {"P1": {"node": "F1_R2"}}
    rite = scene(game=game, specials={"F1_R2": "lethal_chamber"}, souls=alone)

    assert "12.6/loses P1 5" in rite.play("ritual", rolls=[1])


def test_other_shares_fill_smaller_boxes() -> None:
    game = own("""
[boxes]
objects = 1
[cards.compass]
boxes = 4
[cards.vial]
boxes = 4
[cards.blunt]
boxes = 4
""")
    start = game.dump(game.new({}, 2, Fast(1), Silence()))

    assert [[4, 1, 3]] * 12 == [box["unseen"] for box in start["boxes"].values()]


# Roles


def test_an_own_role_is_chosen_and_has_its_numbers() -> None:
    game = asylum()
    chosen = game.set_up({"role_draw": "choose"}, 2)
    state = game.new(chosen, 2, Fast(0), Silence())

    names = [game.table.text(action) for action in state.legal()]
    state.apply(game.table.number("role sleepwalker"), Fast(0), Silence())
    first = game.dump(state)["souls"][0]

    roles = ["healer", "tank", "brawler", "psychic", "sleepwalker", "warden"]
    assert [f"role {role}" for role in roles] == names
    assert (6, 3) == (first["maximum"], first["slots"])
    assert list(GAME.table.texts) == list(game.table.texts[: len(GAME.table)])


def test_a_role_like_the_tank_guards_with_its_own_shield() -> None:
    game = own(f"{TANKS}shield = 3")
    souls = {"P2": {"shield": 3}, "P1": {"sanity": 0}}
    guarded = scene(game=game, roles=("healer", "warden"), souls=souls, active="P2")

    guarded.play("guard P1")
    said = guarded.run("house")

    assert ["11.2/suffers P2 P1", "9.2/shield P2", "6.2/loses P2 1"] == said


def test_two_tanks_guard_each_its_own() -> None:
    game = own(TANKS)
    roles = ("healer", "tank", "warden", "psychic")
    souls = {"P2": {"guard": "P1"}, "P3": {"guard": "P4"}}
    pair = scene(game=game, roles=roles, souls=souls)

    said = [text for text in pair.run("house") if "suffers" in text]

    assert ["11.2/suffers P2 P1", "11.2/suffers P3 P4"] == said


def test_of_two_brawlers_the_first_in_turn_order_reacts() -> None:
    game = own(FISTS)
    roles = ("brawler", "boxer", "scout", "psychic")
    souls = {
        "P1": {"items": "blunt", "node": "F1_R3"},
        "P2": {"items": "blunt", "node": "F1_R3"},
    }
    fight = scene(
        game=game, roles=roles, souls=souls, monsters=["spider F1_R3"], round=2
    )

    fight.run("activate 0")

    assert ("react", "P2") == (fight.stage, fight.asked)
    assert "8.10/reacts P2 spider" in fight.play_on("react")


def test_a_role_without_abilities_has_none() -> None:
    game = own("[roles.guest]\nsanity = 9\nkey_slots = 1\nobject_slots = 1")
    plain = scene(game=game, roles=("guest", "healer"), souls={"P1": {"sanity": 1}})

    assert {"to", "meditate", "end"} == {text.split()[0] for text in plain.legal}
    assert "11.1 role soul=P1 role=healer" in plain.refused("comfort serenity")


def test_a_removed_role_is_gone() -> None:
    game = own('remove = ["roles.tank"]')
    chosen = game.set_up({"role_draw": "choose"}, 4)
    state = game.new(chosen, 4, Fast(0), Silence())
    tank = game.table.number("role tank")

    assert tank not in state.legal()
    assert ["removed"] == [reason.word for reason in game.refusals(state, tank)]
    assert "tank" not in [face.id for face in faces("en", game)]


def test_roles_keep_to_their_number_of_souls() -> None:
    game = own("[roles.scout]\nleast_souls = 3")
    chosen = game.set_up({"role_draw": "choose"}, 2)
    state = game.new(chosen, 2, Fast(0), Silence())

    assert game.table.number("role scout") not in state.legal()


# Cards


def test_an_own_event_is_revealed_and_goes_under_its_box() -> None:
    game = own(SLAP)
    slapped = scene(game=game, boxes={"F1_R2": "slap vial"})

    said = slapped.play("to F1_R2")

    assert "5.2/reveals P1 slap F1_R2" in said
    assert "14.7/loses P1 4" in said
    assert slapped.box("F1_R2").endswith(" slap")


def test_an_own_event_is_ignored_like_the_one_it_is_like() -> None:
    game = own(SLAP)
    souls = {"P1": {"statuses": {"protected": 2}}}
    safe = scene(game=game, boxes={"F1_R2": "slap"}, souls=souls)

    assert "9.17/ignores P1 slap" in safe.play("to F1_R2")


def test_an_own_meal_feeds_guests_with_its_own_numbers() -> None:
    game = own("""
[cards.feast]
as = "served_meal"
boxes = 5
recover = 4
poison_from = 0
recover_from = 0
guest_from = 1

[cards.served_meal]
boxes = 0
""")
    hungry = {"P1": {"sanity": -2}, "P2": {"sanity": -2}}
    table = scene(game=game, boxes={"F1_R2": "feast"}, souls=hungry)

    table.play("to F1_R2", rolls=[4])
    said = table.play("invite P2")

    assert ["14.4/recovers P1 4", "14.4/recovers P2 4"] == said[1:3]


def test_removed_cards_are_in_no_box_and_on_no_page() -> None:
    game = own('remove = ["cards.tue_tue"]\n[cards.state_cursed]\nboxes = 8')
    state = game.new({}, 4, Fast(3), Silence())

    assert "tue_tue" not in game.dump(state)["unseen"]
    assert "tue_tue" not in [face.id for face in faces("en", game)]


def test_without_tales_the_merchant_shows_none() -> None:
    tales = ", ".join(f'"cards.{id}"' for id in ("repairer", "mask", "dragon", "sign"))
    game = own(f"remove = [{tales}]\n[cards.state_cursed]\nboxes = 8")
    state = game.new({}, 4, Fast(3), Silence())

    assert "" == game.dump(state)["merchant"]["display"]
    check_contract(game, "no tales", seats=2)


def test_one_tale_less_is_drawn_from_those_left() -> None:
    game = own('remove = ["cards.mask"]\n[cards.state_cursed]\nboxes = 6')
    shown = {
        game.dump(game.new({}, 2, Fast(seed), Silence()))["merchant"]["display"]
        for seed in range(40)
    }

    assert {"repairer", "dragon", "sign"} == shown


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_the_numbers_of_their_content(lang: str) -> None:
    game = own(f"{SLAP}\n[cards.vial]\nrecover = 7\n[statuses.cursed]\nrounds = 5")
    words, plain = Words(lang, game), Words(lang, GAME)

    assert plain.explain("card", "vial").replace("2", "7") == words.explain(
        "card", "vial"
    )
    assert words.explain("card", "vial") == words.explain("item", "vial")
    assert "4" in words.explain("card", "slap")
    assert "5" in words.explain("card", "state_cursed")
    assert "2" in plain.explain("card", "vial")


def test_tables_are_told_from_their_steps() -> None:
    words = Words("en", own("[cards.corpse]\nloss_from = 0\nblunt_from = 1"))

    told = words.explain("card", "corpse")

    assert "–: lose the next turn. 0: lose 1. 1+: gain a Blunt Object." == told


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ("Warden", "Doctor", "Straitjacket")),
        ("es", ("Celador", "Doctora", "Camisa de fuerza")),
        ("pt", ("Guarda", "Doutora", "Camisa de força")),
    ],
)
def test_own_things_are_called_by_their_names(
    lang: str, names: tuple[str, str, str]
) -> None:
    words = Words(lang, asylum())
    things = (("role", "warden"), ("role", "healer"), ("card", "straitjacket"))

    assert names == tuple(words.element(kind, id) for kind, id in things)
    assert words.explain("role", "warden") == Words(lang, GAME).explain("role", "tank")
    assert names[2] in sources(lang, asylum())


def test_a_renamed_thing_is_called_so_in_a_hand_too() -> None:
    words = Words("en", own('[cards.vial]\nname = "Laudanum"'))

    assert "Laudanum" == words.element("item", "vial") == words.element("card", "vial")


# The whole


def test_two_contents_live_side_by_side() -> None:
    soul = {"P1": {"items": "vial", "sanity": -4}}
    first = scene(game=own("[cards.vial]\nrecover = 1"), souls=soul)
    second = scene(game=own("[cards.vial]\nrecover = 3"), souls=soul)
    printed = scene(souls=soul)

    for one in (first, second, printed):
        one.play("use vial")

    assert (-3, -1, -2) == tuple(one.sanities[0] for one in (first, second, printed))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_of_the_example_keeps_the_contract(seats: int) -> None:
    match = check_contract(asylum(), f"asylum {seats}", seats=seats)

    check_shown(match)


def test_a_record_of_the_example_needs_no_file() -> None:
    match = Match(asylum(), ["chance"] * 3, seed="asylum")
    dice = Fast("asylum")
    while not match.over:
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])
    record = match.record()

    again = replay(record, lambda _: GAME)
    verify(record, lambda _: GAME)

    assert match.digest() == again.digest()
    assert asylum().content == again.game.content


def test_states_with_own_content_travel() -> None:
    game = asylum()
    state = game.new({}, 4, Fast(5), Silence())

    twin = pickle.loads(pickle.dumps(state))

    assert game.dump(state) == game.dump(twin)
    assert game.observation(state, 0) == game.observation(twin, 0)


def test_a_position_of_own_things_is_read_by_its_own_game_only() -> None:
    game = asylum()
    chosen = game.set_up({"role_draw": "choose"}, 2)
    state = game.new(chosen, 2, Fast(0), Silence())
    state.apply(game.table.number("role warden"), Fast(0), Silence())
    told = game.dump(state)

    assert [] == game.problems(chosen, 2, told)
    assert any("warden" in one for one in GAME.problems(chosen, 2, told))


def test_the_printed_game_is_what_it_was() -> None:
    assert "" == GAME.content
    assert len(GAME.kinds["card"]) == CARDS
    assert make() is not GAME
    assert make().table.digest == GAME.table.digest


# What is refused

WRONG = {
    "[cards.vial]\nboxes = 9": "25 objects in cards, the Boxes take 24: 12 × 2",
    "[cards.repairer]\nboxes = 0": "the Boxes take 36 and the merchant's Tale: 12 × 3",
    "[cards.key]\nboxes = 6\n[cards.state_cursed]\nboxes = 4": (
        "cards.key.boxes is 6, but options.keys_in_boxes.default is 5"
    ),
    "[cards.ring]\nmerchant = 1": "there are 2 copies of ring",
    '[roles.scout]\nstarts_with = "stairs"': "there are 2 copies of stairs",
    "[cards.corpse]\nloss_from = 9": "loss_from 9, blunt_from 5: none may be below",
    "[king]\npresence_rounds = [4, 4, 9]": "each round comes after the one before",
    'remove = ["roles.tank", "roles.scout", "roles.healer"]': (
        "a match of 4 souls has 3 roles to deal"
    ),
    "[special_rooms.armory]\nleast_souls = 4\n[special_rooms.tavern]\nleast_souls = 2\n"
    "[special_rooms.motemey]\nleast_souls = 2": "a match of 1 souls has 2 special",
    "[options.souls]\nrange = [0, 9]": "it lies within 0 and 4",
    '[options.king_d4]\nchoices = ["roulette", "chess"]': "choices has chess",
    "[boxes]\nevents = 9\nobjects = 9": "12 × 9",
    '[cards.blade]\nas = "blunt"\nboxes = 0': "cards.blade.as is 'blunt'",
    '[cards.slap]\nas = "yellow_mirror"\nboxes = 0\nloss = 2': "there is no 'loss'",
    '[roles.imp]\nas = "goblin"\nsanity = 1\nkey_slots = 1\nobject_slots = 1': (
        "roles.imp.as is 'goblin'"
    ),
    "[cards.mask]\nboxes = 2": "cards.mask.boxes is 2, it takes a whole number",
    '[cards.mask]\nsort = "event"': "there is no 'sort' in cards.mask",
    '[cards.vial]\nname = "{x}"': "a plain text",
    "[statuses.poisoned]\nrounds = 3": "from 1 to 2",
    'remove = ["statuses.vanity"]': "statuses.vanity is missing",
    "[presets.gentle]\nkeys_in_boxes = 9\nkeys_lose_at = 5\n[cards.key]\nmerchant = 0\n"
    "[options.keys_lose_at]\ndefault = 5\n": "options: option keys_lose_at cannot be 5",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_does_not_agree_is_told(text: str) -> None:
    with pytest.raises(Problems) as raised:
        own(text)

    assert any(WRONG[text] in one.text for one in raised.value.problems), raised.value


def test_all_that_is_wrong_is_told_at_once_with_its_line() -> None:
    text = "[cards.vial]\nrecover = 21\n\n[king]\nstrip = -1\nfaces = []\n"

    with pytest.raises(Problems) as raised:
        own(text)

    told = [one.text.partition(": ")[0] for one in raised.value.problems]
    assert ["own.toml, line 2", "own.toml, line 5", "own.toml, line 6"] == sorted(told)


# What the file says of itself

RANGE = re.compile(r"^(\w+) = -?\d+  # \((-?\d+)–(\d+)\)")


def ranges() -> list[tuple[str, int, int]]:
    """The numbers of content.toml that say what they may be, by their places."""
    found, table = [], ""
    for line in PATH.read_text("utf-8").splitlines():
        if line.startswith("["):
            table = line.strip("[]")
        elif told := RANGE.match(line):
            found.append((f"{table}.{told[1]}", int(told[2]), int(told[3])))
    return found


def faults_with(place: str, number: int) -> list[str]:
    """What the form tells of a content with another number."""
    table, row, *name = place.split(".")
    content = copy.deepcopy(PRINTED)
    held = content[table][row] if name else content[table]
    held[name[0] if name else row] = number
    return [fault.told for fault in FORM(content, "", content)]


def test_every_number_may_be_what_the_file_says_and_no_more() -> None:
    found = ranges()

    assert 70 < len(found)
    for place, low, high in found:
        assert [] == faults_with(place, low) + faults_with(place, high), place
        takes = f"it takes a whole number from {low} to {high}"
        for number in (low - 1, high + 1):
            assert [f"{place} is {number}, {takes}"] == faults_with(place, number)
