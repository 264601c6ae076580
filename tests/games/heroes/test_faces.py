"""Cards in words: every text is written from the card's steps."""

import pytest

from sobremesa.catalogs import faces
from sobremesa.games.heroes import GAME
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.faces import CardFace
from sobremesa.kernel.game import Game

from .scene import own

OWN = """
[cards.red_comet]
type = "character"
name = "Red Comet"
name_es = "Cometa Rojo"
alter = "Ada"
stars = 2
earth = 7
align = "hero"
health = 5
protection = 1
speed = 8
abilities = ["speed"]
alliances = ["night_watch"]
static = ["storage 6", "aura damage 2 night_watch"]
passive = { steps = "remove stun other; drain 1 gear", name = "Jolt" }
hit = "damage 1 attacker"
actions = [
  { cost = "h2", steps = "damage 1+3:bare splash; heal 2 enemy", name = "Tail" },
  { cost = 0, steps = "discard 2 foe; reveal foe; damage 1 foe_team" },
]

[cards.quiet]
type = "event"
scope = "everyone"
effects = ["mod speed -2 alli:night_watch", "mod draw 2", "mod damage 1"]
"""


def face(id: str, lang: str = "en", game: Game = GAME) -> CardFace:
    return next(face for face in faces(lang, game) if face.id == id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_move_has_name_and_text(lang: str) -> None:
    words = Words(lang, GAME)
    for kind in ("card", "move"):
        for id in GAME.kinds[kind]:
            assert words.element(kind, id) != id, id
            assert words.explain(kind, id).endswith("."), id


def test_a_character_shows_its_numbers_marks_and_moves() -> None:
    titan = face("unshaken_titan")
    assert titan.unique
    assert {"stars": 5, "health": 8, "protection": 3, "speed": 1, "earth": 1} == (
        titan.numbers
    )
    assert titan.marks["alliance"] == ["iron"]
    assert [(line.kind, line.name, line.cost) for line in titan.lines] == [
        ("static", "", None),
        ("action", "Crush", 2),
        ("action", "Challenge", 1),
        ("action", "Earthshaker", 4),
        ("hit", "Unshaken Titan", None),
    ]
    assert "When hit: 1 damage to the attacker." == titan.lines[-1].told


def test_a_choice_named_again_is_that_one() -> None:
    assert (
        "3 damage to an enemy; 1 Weakness to that enemy"
        == (face("power_slam").lines)[0].text
    )
    assert "all Characters of that player" in face("toxic_cloud").text
    assert "the hand of an opponent" in face("oracle").text
    assert "the hand of that player" in face("system_breach").text


def test_costs_are_those_of_entering_or_of_use() -> None:
    assert face("solar_plant").cost is None
    assert face("storm_dynamo").cost == 2
    assert face("plasma_cannon").cost == 3
    assert face("solar_condenser").cost == 3
    assert face("anvil").cost is None
    assert face("overclock").lines[0].hold


def test_an_aimed_event_speaks_of_that_character() -> None:
    assert (
        "One Character. At the end of its player's turn: 1 damage to that Character. "
        "That Character: −2 Speed."
    ) == face("bounty").text
    assert "Activate for 1: 3 energy to the pool" in face("tide_generator").text
    assert "Those who are heroes first: +2 Speed" in face("masquerade").text


def test_own_cards_are_read_out_like_the_others() -> None:
    game = own(OWN)
    comet = face("red_comet", game=game)
    assert ("Red Comet", "Ada · Earth 7") == (comet.name, comet.title)
    told = [line.told for line in comet.lines]
    assert told == [
        "Storage 6.",
        "Your other Night Watch Characters have +2 damage.",
        "Hold 2: 1 damage to the other Characters of an enemy's player "
        "(+3 without Protection and Shield); 2 healing to that enemy.",
        "Cost 0: an opponent discards 2 cards; you see the hand of that player; "
        "1 damage to all Characters of that player.",
        "Passive: removes all Stun of another ally; "
        "1 energy of an Equipment of an opponent dissipates.",
        "When hit: 1 damage to the attacker.",
    ]
    names = [line.name for line in comet.lines]
    assert names == ["", "", "Tail", "Red Comet 2", "Jolt", "Red Comet"]
    assert "Everyone. Night Watch Characters: −2 Speed" in face("quiet", game=game).text


def test_own_names_are_read_in_the_readers_language() -> None:
    game = own(OWN)
    assert "Cometa Rojo" == Words("es", game).element("card", "red_comet")
    assert "Red Comet" == Words("pt", game).element("card", "red_comet")
    assert "Quiet" == Words("pt", game).element("card", "quiet")
    assert "Anvil" == Words("en", game).element("card", "anvil")
