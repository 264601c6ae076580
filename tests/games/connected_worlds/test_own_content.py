"""Own content (section 7.1): changed, added, taken away, side by side, and refused."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from sobremesa.catalogs import faces, sources
from sobremesa.games import find
from sobremesa.games.connected_worlds import GAME, make
from sobremesa.games.connected_worlds.content import PRINTED_RAW
from sobremesa.games.connected_worlds.rules import ConnectedWorlds
from sobremesa.games.connected_worlds.view import View, view
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import notation
from sobremesa.kernel.errors import Mistake, Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import replay, verify
from sobremesa.kernel.overlay import Overlay
from sobremesa.testing import check_contract, check_shown

from .scene import scene, start

EXAMPLE = Path(__file__).parents[3] / "examples" / "own" / "connected_worlds.toml"
OWN = """
[actions.drone]
cost = 2
move = 4
special = "gather"
amount = 1

[actions.smithy]
cost = 4
move = 0
special = "build"
shop = false

[units.fort]
base = true
strength = 3
cost = 12

[units.scout]
strength = 1
cost = 1
"""


def own(text: str) -> Game:
    return GAME.carrying(Overlay.of({"own.toml": text}, GAME.id))


def problems(text: str) -> list[str]:
    with pytest.raises(Problems) as error:
        own(text)
    return [problem.text for problem in error.value.problems]


# Numbers changed


def test_an_amount_that_was_changed_is_gathered() -> None:
    turn = scene("s1 SB A:d4", game=own("actions.harvester.amount = 7"))

    assert "10.1/gathers s1 7" in turn.play("use harvester")


def test_a_movement_that_was_changed_carries_farther() -> None:
    turn = scene("s1 AT S:a1", game=own("actions.harvester.move = 6"))
    turn.play("move harvester", "from S:a1")

    assert "to S:g7" in turn.legal


def test_a_price_that_was_changed_is_paid() -> None:
    game = own("units.capital_army.cost = 2")
    turn = scene("s1 SB A:d4", hand="engineers", resources={"s1": 2}, game=game)
    turn.play("use engineers")

    assert ["buy capital_army"] == turn.legal
    assert "10.3/buys s1 capital_army 2" in turn.play("buy capital_army")


def test_a_strength_that_was_changed_decides_a_combat() -> None:
    game = own("units.assault_team.strength = 9")
    pieces = "s1 AT B:d3; s2 MX B:d4; s2 CA B:d4"
    fight = scene(pieces, hand="engineers portal", game=game)

    fight.play("move engineers", "from B:d3", "to B:d4")

    assert "s1 AT B:d4 moved fought; s1 MX B:d4 of s2 fought" == fight.pieces


def test_a_special_action_that_was_changed_is_done() -> None:
    game = own('actions.scientists.special = "build"')
    turn = scene("s1 SB A:d4", hand="scientists", resources={"s1": 3}, game=game)

    turn.play("use scientists")

    assert "buy_unit" == turn.stage
    assert "Build with Scientists" == Words("en", game).action("use scientists")


def test_an_outpost_that_is_no_base_claims_nothing() -> None:
    game = own("units.outpost.base = false")
    turn = scene("s1 SB A:d4; s1 outpost B:d4", game=game)

    assert 7 == turn.points("s1")
    assert "outpost" not in game.options.all["start_base"].choices
    assert ("standard_base", "advanced_base", "metroplex", "outpost") == game.kinds[
        "piece"
    ][:4]


def test_a_card_without_movement_moves_nothing_and_says_so() -> None:
    turn = scene("s1 SB A:d4; s1 AT A:d4", game=own("actions.harvester.move = 0"))

    assert ["end", "use harvester"] == turn.legal
    assert ["6.1 no_points card=harvester"] == turn.refused("move harvester")


def test_decks_start_with_what_the_content_says() -> None:
    game = own("[deck]\nharvester = 1\ncapital_army = 4\nportal = 0")
    new, _ = start(game=game)
    new.play("to A:d4")

    said = new.play("to B:d4")

    assert "3.7/shuffles s1 11" in said
    assert 11 == new.deck("s1") + len(new.hand("s1").split())


def test_worlds_lie_where_the_content_says() -> None:
    text = '[board]\nhomeworlds = ["a1", "a2", "a3", "a4", "b1", "b2", "b3"]\n'
    new, _ = start(game=own(f"{text}[spread]\n4 = [7, 6, 5, 4]\n[neutral]\n2 = 2"))

    orbits = {"A": "S:b3", "B": "S:b2", "C": "S:b1", "D": "S:a4"}
    assert orbits == new.position["orbits"]
    shown: View = view(new.state, 0)
    assert ["S:a1", "S:a2", "S:a3", "S:a4", "S:b1", "S:b2", "S:b3"] == shown.homes


@pytest.mark.parametrize(
    ("compare", "result"),
    [
        ('["territory", "bases"]', "1 0 by 13.8"),
        ('["bases", "territory"]', "0 1 by 13.8"),
        ('["resources"]', "1/2 1/2 by 13.8"),
    ],
)
def test_13_8_seats_are_compared_as_the_content_says(compare: str, result: str) -> None:
    game = own(f"limit.compare = {compare}")
    pieces = "s1 SB A:d4; s1 AT A:d4; s2 SB B:a1; s2 SB B:a2"  # 7 hexes against 6
    last = scene(pieces, round=40, bystanders=(), game=game)

    last.end_round()

    assert result == last.result


def test_the_garrison_is_what_the_content_says() -> None:
    game = own('start.garrison = "capital_army"\noptions.start_garrison.default = 1')
    new, _ = start(game=game)

    assert "3.5/garrison s1 1 A:d4 capital_army" in new.play("to A:d4")
    assert "s1 SB A:d4; s1 CA A:d4" == new.pieces


# Things added


def test_an_own_action_card_is_bought_and_played() -> None:
    game = own(OWN)
    buyer = scene("s1 SB A:d4", hand="scientists drone", resources={"s1": 2}, game=game)

    buyer.play("use scientists")
    assert ["buy drone"] == buyer.legal
    buyer.play("buy drone")
    assert "drone" == buyer.discards("s1")
    assert ["end", "move drone", "use drone"] == buyer.legal

    assert "10.1/gathers s1 1" in buyer.play("use drone")


def test_an_own_army_is_deployed_and_fights() -> None:
    game = own(OWN)
    turn = scene("s1 SB A:d4; s2 SB A:d6", hand="scout drone drone", game=game)

    turn.play("deploy scout", "to A:d5")
    said = turn.play("move drone", "from A:d5", "to A:d6")

    assert "9.6/destroyed s1 scout s2 standard_base A:d6" in said
    assert "s1 SB A:d4" == turn.pieces


def test_an_own_base_claims_land_and_is_captured() -> None:
    game = own(OWN)
    turn = scene("s1 SB A:d4; s1 TF A:d4; s2 fort A:d6", hand="fort drone", game=game)
    assert 7 == turn.points("s2")

    turn.play("deploy fort")
    assert "to A:d4" not in turn.legal
    turn.play("to A:d3")
    said = turn.play("move drone", "from A:d4", "pick titan_force", "to A:d6")

    assert "9.6/captured s1 titan_force s2 fort A:d6" in said


def test_own_pieces_are_linked_and_picked() -> None:
    game = own(OWN)
    turn = scene("s1 fort A:d4; s1 scout A:d4; s1 SB B:d4", hand="portal", game=game)
    turn.play("use portal", "link A:d4", "link B:d4")
    assert {"A:d4-B:d4"} == turn.links

    mover = scene("s1 fort A:d4; s1 scout A:d4", hand="drone", game=game)
    mover.play("move drone", "from A:d4")
    assert ["pick fort", "pick scout"] == mover.legal


def test_what_is_not_for_sale_is_refused_with_its_rule() -> None:
    game = own(OWN)
    turn = scene("s1 SB A:d4", hand="smithy", resources={"s1": 9}, game=game)
    assert ["end", "use smithy"] == turn.legal

    research = scene("s1 SB A:d4", hand="scientists", resources={"s1": 9}, game=game)
    research.play("use scientists")

    assert "buy smithy" not in research.legal
    assert ["10.3 not_sold"] == research.refused("buy smithy")
    shown: View = view(research.state, 0)
    assert ["smithy"] == [offer.card for offer in shown.shop if not offer.sold]


def test_where_nothing_is_for_sale_nobody_researches() -> None:
    actions = PRINTED_RAW["actions"]
    game = own("\n".join(f"actions.{id}.shop = false" for id in actions))
    turn = scene("s1 SB A:d4", hand="scientists", resources={"s1": 99}, game=game)

    assert ["end", "move scientists"] == turn.legal
    assert ["10.3 not_sold"] == turn.refused("use scientists")


def test_own_cards_stand_after_the_printed_ones_of_their_sort() -> None:
    cards = own(OWN).kinds["card"]

    assert ("plasma_furnace", "drone", "smithy", "standard_base") == cards[5:9]
    assert ("metroplex", "fort", "assault_team") == cards[11:14]
    assert "scout" == cards[-1]


def test_a_force_is_shown_by_its_strongest_unit_whatever_its_number() -> None:
    """A scout comes after the armies, and is weaker than all of them."""
    options = {"combat": "turn_end", "attack_force": "sum"}
    pieces = "s1 TF B:d4 fought; s1 scout B:d4 fought; s2 MX B:d4"
    turn = scene(pieces, options=options, game=own(OWN))
    shown: View = view(turn.state, 0)
    (battle,) = shown.battles

    assert ("titan_force", 5) == (battle.forecast[0].attacker, battle.forecast[0].force)


# Things taken away


def test_what_was_taken_away_is_gone() -> None:
    text = 'remove = ["actions.excavator", "units.metroplex", "units.capital_army"]'
    game = own(text)
    rich = scene("s1 SB A:d4", hand="engineers", resources={"s1": 99}, game=game)
    rich.play("use engineers")

    assert 5 + 6 == len(game.kinds["card"])
    assert not [row for row in game.table.texts if "excavator" in row]
    assert "buy metroplex" not in rich.legal
    assert "metroplex" not in game.options.all["start_base"].choices
    check_contract(game, "less", seats=2, options={"max_rounds": 6})


def test_the_base_to_start_with_goes_once_another_takes_its_place() -> None:
    text = 'remove = ["units.standard_base"]'
    assert [
        "own.toml: options.start_base.default is 'standard_base', it takes a base for "
        "what everybody starts with (CW-3.5): advanced_base, outpost, metroplex"
    ] == problems(text)

    new, _ = start(game=own(f'{text}\n[options.start_base]\ndefault = "outpost"'))
    new.play("to A:d4")

    assert "s1 OP A:d4" == new.pieces


# Side by side


def test_two_contents_live_side_by_side() -> None:
    rich, poor = (
        own("actions.harvester.amount = 9"),
        own("actions.harvester.amount = 1"),
    )
    turns = [scene("s1 SB A:d4", game=game) for game in (rich, GAME, poor)]

    said = [turn.play("use harvester")[1] for turn in turns]

    assert [f"10.1/gathers s1 {n}" for n in (9, 3, 1)] == said
    assert own("actions.harvester.amount = 9") is rich
    assert GAME.carrying(Overlay()) is GAME


def test_a_state_of_own_content_goes_elsewhere_whole() -> None:
    turn = scene("s1 fort A:d4; s2 scout B:d4", hand="smithy drone", game=own(OWN))

    for twin in (pickle.loads(pickle.dumps(turn.state)), copy.deepcopy(turn.state)):
        assert isinstance(twin, ConnectedWorlds)
        assert own(OWN).dump(twin) == turn.position


# The example


def test_the_example_is_played_recorded_replayed_and_verified() -> None:
    game = own(EXAMPLE.read_text("utf-8"))
    told: set[str] = set()
    for seats in game.seats:
        match = check_contract(game, f"raiders {seats}", seats=seats)
        check_shown(match)
        text = notation.write(match.record())
        told |= {game.table.text(action) for _, action in match.actions}

        again = verify(notation.read(text), find)

        assert match.digest() == again.digest() == replay(match.record(), find).digest()
        assert game.overlay == again.game.overlay
        assert text == notation.write(again.record())

    assert {"use smithy", "deploy scout", "deploy raider", "buy scout"} <= told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_own_cards_are_named_and_explained_in_every_language(lang: str) -> None:
    game = own(EXAMPLE.read_text("utf-8"))
    words = Words(lang, game)
    cards = {face.id: face for face in faces(lang, game)}

    names = {"en": "Smithy", "es": "Forja", "pt": "Forja"}
    assert names[lang] == words.element("card", "smithy") == cards["smithy"].name
    says = {
        "en": "Build: buy a unit card. Not for sale.",
        "es": "Construye: compra una carta de unidad. No está en venta.",
        "pt": "Constrói: compra uma carta de unidade. Não está à venda.",
    }
    assert says[lang] == words.explain("card", "smithy") == cards["smithy"].text
    assert "7" in words.explain("card", "plasma_furnace")
    fort = {"en": "a Fort", "es": "un Fuerte", "pt": "um Forte"}
    assert fort[lang] == words.element("piece", "fort")
    text = sources(lang, game)  # what the page is handed: the last of each counts
    assert says[lang] in text[text.rindex("card-smithy =") :]


def test_a_piece_is_called_as_its_card_if_nothing_else_is_said() -> None:
    game = own(f'{OWN}[words.en]\ncard-scout = "Scout"\ncard-drone = "Drone"')

    assert "Scout" == Words("en", game).element("piece", "scout")
    assert "Scout" == Words("pt", game).element("piece", "scout")
    assert "fort" == Words("en", game).element("piece", "fort")
    assert "Gather with Drone" == Words("en", game).action("use drone")


# What is wrong is told, all of it


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("actions.harvester.move = 10", "actions.harvester.move is 10, it takes"),
        ("units.outpost.strength = 0", "a whole number from 1 to 99"),
        ('actions.portal.special = "jump"', "one of research, build, connect, gather"),
        ('actions.portal.special = "gather"', "actions.portal.amount is missing"),
        ("units.scout.cost = 1", "units.scout.strength is missing"),
        ("[units.portal]\ncost = 1\nstrength = 1", "that is an action card (CW-2.1)"),
        ("[units.Scout]\ncost = 1\nstrength = 1", "it takes small letters, digits"),
        ("deck.scout = 1", "an id in deck is 'scout', it takes one of"),
        ('remove = ["actions.portal"]', "an id in deck is 'portal', it takes one of"),
        ('remove = ["actions"]', "actions is missing"),
        ('remove = ["units.assault_team"]', "start.garrison is 'assault_team'"),
        ('start.garrison = "outpost"', "an army for what everybody starts with"),
        ("spread.2 = [1, 1]", "spread.2 has 1 twice"),
        ("neutral.4 = 2", "neutral.4 is 2, it takes a whole number from 0 to 1"),
        ("limit.compare = []", "limit.compare is [], it takes a list of 1 to"),
        ("options.hand_size.range = [0, 5]", "options.hand_size.range[1] is 0"),
        ("options.first_seat.default = 3", "options.first_seat.default is 3"),
        ('options.neutral_worlds.default = "3"', "one of auto, 0, 1"),
        ('options.combat.choices = ["never"]', "options.combat.choices[1] is 'never'"),
        ("options.max_rounds.default = 3", "option max_rounds cannot be 3"),
        ("options.razing.default = 1", "options.razing.default is 1, it takes true"),
        ('options.start_base.choices = ["fort"]', "there is no 'choices' in"),
        ("preset.x = 1", "there is no 'preset', it takes"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, told: str) -> None:
    assert told in "\n".join(problems(text))


def test_a_deck_keeps_an_action_card() -> None:
    gone = [f"deck.{id}" for id in PRINTED_RAW["deck"] if id != "assault_team"]

    assert [
        "own.toml: deck has no action card, and unit cards leave the deck for good "
        "(CW-11.4)"
    ] == problems(f"remove = {json.dumps(gone)}")


def test_more_cards_than_the_table_bears_are_refused() -> None:
    rows = [f"[units.u{n}]\ncost = 1\nstrength = 1" for n in range(17)]

    assert ["own.toml, line 1: units has 25 rows, at most 24"] == problems(
        "\n".join(rows)
    )
    game = own("\n".join(rows[1:]))
    every = " ".join(f"; s1 u{n} A:d4" for n in range(1, 17))
    turn = scene(f"s1 SB A:d4{every}", hand="harvester", game=game)
    turn.play("move harvester", "from A:d4")
    assert 17 == len(turn.legal)


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    text = "actions.portal.cost = -1\nunits.outpost.cost = 100\n\nspread.2 = 7"

    assert [
        "own.toml, line 1: actions.portal.cost is -1, it takes a whole number from 0 "
        "to 99",
        "own.toml, line 2: units.outpost.cost is 100, it takes a whole number from 0 "
        "to 99",
        "own.toml, line 4: spread.2 is 7, it takes a list of 2 values",
    ] == problems(text)


# Anything at all


def places(
    content: dict[str, Any], path: tuple[str, ...] = ()
) -> list[tuple[str, ...]]:
    """Every table and every value of a content, but options themselves."""
    found: list[tuple[str, ...]] = []
    for name, value in content.items():
        found.append((*path, name))
        if isinstance(value, dict):
            found += places(value, (*path, name))
    return found


PLACES = places(PRINTED_RAW)
IDS = [*PRINTED_RAW["actions"], *PRINTED_RAW["units"], "drone", "fort"]
NUMBERS = st.integers(-1, 9) | st.integers(-200, 200)
WORDS = st.sampled_from(
    [*IDS, "gather", "build", "bases", "d4", "auto", "turn_end", ""]
)
VALUES = st.one_of(
    NUMBERS,
    st.booleans(),
    WORDS,
    st.lists(NUMBERS, max_size=5),
    st.lists(WORDS, max_size=5),
)
COST, MOVE = st.integers(0, 99), st.integers(0, 9)
AMOUNT, STRENGTH = st.integers(0, 99), st.integers(1, 99)
SPECIAL = st.sampled_from(["research", "build", "connect", "gather"])
ACTION = st.fixed_dictionaries(
    {"cost": COST, "move": MOVE, "special": SPECIAL, "amount": AMOUNT},
    optional={"shop": st.booleans(), "name": st.text("abñ ", min_size=1)},
)
UNIT = st.fixed_dictionaries(
    {"cost": COST, "strength": STRENGTH},
    optional={"base": st.booleans(), "shop": st.booleans()},
)
CHANGED = {  # columns of printed rows and what they take
    "actions": {"cost": COST, "move": MOVE, "shop": st.booleans()},
    "units": {"cost": COST, "strength": STRENGTH, "base": st.booleans()},
}


def put(changes: dict[str, Any], path: tuple[str, ...], value: object) -> None:
    for name in path[:-1]:
        if not isinstance(changes.get(name), dict):
            changes[name] = {}
        changes = changes[name]
    changes[path[-1]] = value


@st.composite
def any_changes(draw: st.DrawFn) -> dict[str, Any]:
    """Values replaced by anything, things taken away, tables where none are."""
    changes: dict[str, Any] = {}
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(PLACES))
        if draw(st.integers(0, 3)) == 0:
            changes["remove"] = [*changes.get("remove", []), ".".join(path)]
        else:
            put(
                changes, path, draw(VALUES | st.dictionaries(WORDS, VALUES, max_size=2))
            )
    return changes


@st.composite
def fair_changes(draw: st.DrawFn) -> dict[str, Any]:
    """Such as a designer makes: most of them can be played."""
    changes: dict[str, Any] = {}
    for _ in range(draw(st.integers(1, 6))):
        table = draw(st.sampled_from(["actions", "units"]))
        id = draw(st.sampled_from(list(PRINTED_RAW[table])))
        sort = draw(st.sampled_from(["change", "change", "add", "deck", "remove"]))
        if sort == "change":
            column = draw(st.sampled_from(list(CHANGED[table])))
            put(changes, (table, id, column), draw(CHANGED[table][column]))
        elif sort == "add":
            id = draw(st.sampled_from(["drone", "rig"]))
            id = id if table == "actions" else {"drone": "fort", "rig": "scout"}[id]
            put(changes, (table, id), draw(ACTION if table == "actions" else UNIT))
            put(changes, ("deck", id), draw(st.integers(0, 3)))
        elif sort == "deck":
            put(changes, ("deck", id), draw(st.integers(0, 9)))
        elif id not in changes.get("deck", {}) and id not in changes.get(table, {}):
            gone = {f"{table}.{id}"}
            gone |= {f"deck.{id}"} if id in PRINTED_RAW["deck"] else set()
            changes["remove"] = sorted({*changes.get("remove", []), *gone})
    return changes


def take(changes: dict[str, Any]) -> Game | list[str]:
    """The game with such changes, or all that is against them."""
    before = json.dumps(PRINTED_RAW)
    text = Overlay.from_changes(changes).text
    try:
        return make(Overlay.read(text) if text else Overlay())
    except Problems as error:
        return [problem.text for problem in error.problems]
    except Mistake as error:  # what no game could read
        return [str(error)]
    finally:
        assert before == json.dumps(PRINTED_RAW)


def is_played_or_told(changes: dict[str, Any], seats: int) -> None:
    game = take(changes)
    event("played" if isinstance(game, Game) else "refused")
    if isinstance(game, list):
        assert game
        assert all(" " in sentence for sentence in game)
        return
    options = {"max_rounds": game.options.all["max_rounds"].low}
    match = check_contract(game, "any", seats=seats, options=options)
    assert match.digest() == verify(match.record(), find).digest()


@settings(max_examples=100)
@given(changes=any_changes(), seats=st.sampled_from((2, 3, 4)))
def test_any_changes_are_refused_with_sentences_or_played(
    changes: dict[str, Any], seats: int
) -> None:
    is_played_or_told(changes, seats)


@settings(max_examples=20)
@given(changes=fair_changes(), seats=st.sampled_from((2, 3, 4)))
def test_what_a_designer_changes_is_played_to_the_end(
    changes: dict[str, Any], seats: int
) -> None:
    is_played_or_told(changes, seats)
