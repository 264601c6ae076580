"""`sobremesa options`: everything that can be set, and what the page calls it."""

import re

import pytest

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.game import Game
from sobremesa.terminal.plain import PlainWords

from .table import output, sentence, sobremesa

IDS = [game.id for game in GAMES]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_option_is_listed_with_what_it_does(game: Game, lang: str) -> None:
    words = PlainWords(lang, game)
    told = output("options", game.id, "--lang", lang, "--plain")
    flat = " ".join(told.split())

    stems = {name.partition(".")[0] for name in game.options.all}
    for stem in stems:
        assert any(line.startswith(stem) for line in told.splitlines()), stem
        assert " ".join(words.option(stem).split()) in flat
    for name in game.options.presets:
        assert " ".join(words.say(f"preset-{name}").split()) in flat
    for option in game.options.all.values():
        if option.kind == "int" and "." not in option.name:
            assert str(option.default) in flat


def test_options_with_a_number_stand_together_with_their_standards() -> None:
    told = " ".join(output("options", "heroes").split())

    assert "deck.1 … deck.8 one of living_grove, gale_squadron" in told
    assert "deck.1 = living_grove, deck.2 = gale_squadron" in told


def test_one_option_is_told_with_all_its_choices_and_the_pages_words() -> None:
    told = output("options", "stratum", "copies.S.plant")
    assert "copies.S.plant  a number, 0 to 12  follows from the others" in told
    assert "Sagittarius · Plant" in told
    told = output("options", "stratum", "nature_goal", "--lang", "es")
    assert "census: " in told
    told = output("options", "heroes", "deck.2")
    assert "list.2 takes its place where it is set." in told
    told = output("options", "heroes", "list.2")
    assert "Kept secret until the end." in told


def test_an_option_that_is_misspelt_is_told_the_nearest() -> None:
    told = sentence(sobremesa("options", "stratum", "hand_sise"))
    assert "there is no option 'hand_sise'; did you mean hand_size?" == told


# Names that are misspelt, wherever they are given

NAMES = [
    ("pley stratum", "play"),
    ("play stratm", "stratum"),
    ("play stratum --sets 5", "--seats"),
    ("play stratum --seats human,gredy,greedy,greedy", "greedy"),
    ("play stratum --seats human,exprt,greedy,greedy", "expert"),
    ("play stratum --set hand_sise=4", "hand_size"),
    ("play stratum --set preset=lat", "late"),
    ("play stratum --set nature_goal=growth", "growths"),
    ("simulate stratum --vary hand_sise", "hand_size"),
    ("simulate stratum --uses plaid:card", "played:card"),
    ("rules stratum 5.33", "ST-5.3"),
    ("cards heroes --type acton", "action"),
    ("deck chek x", "check"),
    ("deck show blck_lab", "black_lab"),
    ("position stratm", "stratum"),
    ("perft stratum --depht 3", "--depth"),
    ("serve --prt 3", "--port"),
]


@pytest.mark.parametrize(("line", "near"), NAMES, ids=[line for line, _ in NAMES])
def test_a_misspelt_name_is_told_the_nearest(line: str, near: str) -> None:
    told = sentence(sobremesa(*line.split()))

    assert told.endswith(f"; did you mean {near}?")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("es", "no hay ningún juego 'stratm'; hay stratum, "),
        ("pt", "não há nenhum jogo 'stratm'; há stratum, "),
    ],
)
def test_names_are_suggested_in_the_readers_language(lang: str, told: str) -> None:
    assert told in sentence(sobremesa("play", "stratm", "--lang", lang))
    assert "--seed" in sentence(sobremesa("play", "--sed", "1", "--lang", lang))


LONG = "x" * 5000


@pytest.mark.parametrize(
    "line",
    [
        f"{LONG}",
        f"--{LONG}",
        f"play {LONG}",
        f"play stratum --{LONG}",
        f"play stratum --set {LONG}=1",
        f"play stratum --set nature_goal={LONG}",
        f"play stratum --set hand_size={LONG}",
        f"play stratum --seats {LONG}",
        f"play stratum --seed {LONG}!",
        f"play stratum --resume {LONG}",
        f"rules stratum {LONG}",
        f"rules stratum --search {LONG}",
        f"cards heroes --type {LONG}",
        f"simulate stratum -n {LONG}",
        f"simulate stratum --uses {LONG}",
        f"simulate stratum --vary {LONG}",
        f"replay {LONG}",
        f"deck show {LONG}",
        f"games --lang {LONG}",
    ],
    ids=lambda line: line.replace(LONG, "LONG"),
)
def test_of_a_long_value_the_value_is_cut_and_not_the_sentence(line: str) -> None:
    told = sentence(sobremesa(*line.split()))

    assert len(told) < 1200
    assert re.search("xxx'?…", told)


def test_a_long_path_is_cut_where_it_is_shown_and_the_reason_is_told() -> None:
    told = sentence(sobremesa("replay", LONG))

    assert told.startswith("xxx")
    assert told.endswith("… cannot be read: File name too long")
