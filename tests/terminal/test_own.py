"""Own cards, decks, maps and armies on the command line."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import complaint
from sobremesa.catalogs import faces
from sobremesa.complaint import Complaint
from sobremesa.games import GAMES, find
from sobremesa.games.escaramuzas import GAME as SKIRMISHES
from sobremesa.games.escaramuzas.own import boxes_of
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import notation
from sobremesa.kernel.errors import Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.overlay import Overlay
from sobremesa.terminal.cards import show_cards
from sobremesa.terminal.own import kinds, seats_for
from sobremesa.terminal.screen import open_screen

from .table import output, sentence, sobremesa

EXAMPLES = Path(__file__).parents[2] / "examples" / "own"
CARDS = EXAMPLES / "night_watch.toml"
DECK = EXAMPLES / "night_watch.deck"
MAP = EXAMPLES / "ferry.toml"
ARMY = EXAMPLES / "scouts.toml"
BOTS = ("--seats", "chance,chance")


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def changed(folder: Path, old: str, new: str) -> Path:
    """The card file with one thing wrong."""
    text = CARDS.read_text("utf-8")
    assert old in text
    return written(folder, "wrong.toml", text.replace(old, new))


def test_every_kind_of_file_belongs_to_one_game() -> None:
    found = [kind for game in GAMES for kind in game.files]
    assert sorted(found) == sorted(set(found)) == sorted(kinds())


# Cards


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_cards_lists_all_that_lies_in_the_box_and_what_it_does(game: Game) -> None:
    told = output("cards", game.id)
    pieces = faces("en", game)
    for face in pieces:
        assert f"  {face.id}  " in told
        assert game.cite(face.rule) in told
    assert f"{len(pieces)} entries." in told


def test_a_game_may_have_nothing_to_list() -> None:
    bare = Words("en", replace(find("stratum"), cards=None))

    with pytest.raises(Complaint) as error:
        show_cards(bare, open_screen(plain=True), search=None, types=())

    assert "Stratum has no cards to list" == complaint.told(error.value, bare)


@pytest.mark.parametrize(
    ("lang", "word", "name"),
    [
        ("en", "POISON", "Toxic Cloud"),
        ("es", "veneno", "Nube"),
        ("pt", "acao", "Grito"),
    ],
)
def test_cards_are_searched_in_the_readers_language(
    lang: str, word: str, name: str
) -> None:
    words = ("--type", "action", "--search", word, "--lang", lang)
    told = output("cards", "heroes", *words)
    assert name in told
    assert "anvil" not in told


def test_cards_lists_own_ones_too() -> None:
    told = output("cards", "heroes", "--cards", CARDS, "--search", "lantern")
    assert "Lantern  lantern  Rosa Candeia · Earth 1  HC-5.4" in told
    assert "Flare Up – Cost 2" in " ".join(told.split())
    assert "One entry." in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("heroes", "--search", "zzz"), "no card says 'zzz'"),
        (("heroes", "--type", "unit"), "there is no type 'unit', there are source, "),
        (("heroes", "--cards", "nowhere.toml"), "nowhere.toml cannot be read"),
    ],
)
def test_cards_says_what_is_wrong(words: tuple[object, ...], told: str) -> None:
    assert told in sentence(sobremesa("cards", *words))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("damage 3 enemy", "damage 3 foes", "'actions 2', step 'damage 3 foes'"),
        ('type = "event"', 'type = "omen"', "card 'blackout', column 'type': 'omen'"),
        ("stars = 3", "stars = 6", "card 'lantern', column 'stars': 6 is not 1 to 5"),
        ("speed = 6", "sped = 6", "card 'lantern', column 'sped'"),
        ("[cards.lantern]", "[cards.lantern", "this is not TOML"),
        ("-1 ability:energy", "-1 ability:zeal", "column 'effects', step 'mod damage"),
    ],
)
def test_a_wrong_card_names_its_file_card_column_and_step(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    wrong = changed(tmp_path, old, new)
    result = sobremesa("play", "heroes", "--cards", wrong)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"sobremesa: {wrong}")
    assert told in result.stderr


def test_all_wrong_cards_are_told_at_once(tmp_path: Path) -> None:
    wrong = changed(tmp_path, "steps = ", "stops = ")
    result = sobremesa("simulate", "heroes", "--cards", wrong)
    assert result.exit_code == 2
    for card in ("lantern", "curfew_bell"):
        assert f"card '{card}'" in result.stderr


# Decks


def test_a_legal_deck_is_said_to_be_so() -> None:
    told = output("deck", "check", DECK, "--cards", CARDS)
    assert "night_watch.deck: nothing is wrong with it" in told


def test_a_deck_is_told_every_limit_it_breaks(tmp_path: Path) -> None:
    text = "37 anvil\n2 mother_forest\n9 wind_farm\n1 mob_swarm_queen\n1 hugo\nwhat?\n"
    result = sobremesa("deck", "check", written(tmp_path, "my.deck", text))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "HC-2.1: “what?” is not a number of copies and a card",
        "HC-12.6: Swarm Queen (mob_swarm_queen) is a Mob",
        "HC-2.1: there is no card “hugo”",
        "HC-12.1: 50 cards, it must be 30 to 40",
        "HC-12.2: 37 copies of Anvil (anvil), at most 3",
        "HC-12.2: 9 copies of Wind Farm (wind_farm), at most 3",
        "HC-12.3: 39 Characters, at most 10",
        "HC-12.3: 2 copies of Mother Forest (mother_forest), "
        "a 5-star Character at most once",
        "HC-12.4: 9 Sources, at most 8",
        "HC-12.5: 2 copies of Mother Forest (mother_forest), "
        "a unique card at most once",
    ]
    assert "my.deck: 10 problems" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_check_speaks_every_language(tmp_path: Path, lang: str) -> None:
    few = written(tmp_path, "few.deck", "1 anvil\n")
    result = sobremesa("deck", "check", few, "--lang", lang)
    assert result.exit_code == 1
    word = {"en": "one card, ", "es": "una carta, ", "pt": "uma carta, "}[lang]
    assert f"HC-12.1: {word}" in result.stdout


def test_limits_can_be_set_for_the_check(tmp_path: Path) -> None:
    few = written(tmp_path, "few.deck", "3 anvil\n2 oracle\n3 goad\n3 overclock\n")
    output("deck", "check", few, "--set", "deck_min=11")


def test_own_cards_must_be_given_to_the_check() -> None:
    result = sobremesa("deck", "check", DECK)
    assert result.exit_code == 1
    assert "there is no card “lantern”" in result.stdout


def test_a_broken_card_file_stops_the_check(tmp_path: Path) -> None:
    wrong = changed(tmp_path, "stars = 3", "stars = 9")
    assert "'stars'" in sentence(sobremesa("deck", "check", DECK, "--cards", wrong))


@pytest.mark.parametrize("kind", kinds())
def test_ready_files_can_be_listed_shown_and_used(tmp_path: Path, kind: str) -> None:
    listed = output(kind, "show")
    for name in kinds()[kind].files[kind].ready:
        assert name in listed
        shown = output(kind, "show", name)
        output(kind, "check", written(tmp_path, name, shown))
    assert "there is none called 'x'" in sentence(sobremesa(kind, "show", "x"))


# Matches with own decks and cards


def test_a_match_with_own_cards_is_recorded_replayed_and_verified(
    tmp_path: Path,
) -> None:
    own = ("--cards", CARDS, "--deck", DECK, "--deck", DECK)
    few = ("--set", "max_rounds=5", "--records", tmp_path, *BOTS)
    told = json.loads(output("simulate", "heroes", *own, "-n", 1, *few, "--json"))
    path = tmp_path / "heroes-0.record"
    record = notation.read(path.read_text("utf-8"))
    assert told["content"] == record.content != ""
    assert "3*lantern" in str(record.options["list.2"])

    given: tuple[object, ...]
    for given in ((), ("--cards", CARDS)):  # it carries them
        assert "verified" in output("verify", path, *given)
        assert "Farola" in output("replay", path, *given, "--lang", "es")
        position = output("position", "--from", path, "--after", 5, *given)
        kept = written(tmp_path, "position.json", position)
        output("position", "--check", kept, *given)


def test_a_record_from_before_it_carried_its_cards_asks_for_them(
    tmp_path: Path,
) -> None:
    own = ("--cards", CARDS, "--deck", DECK, "--deck", DECK)
    few = ("--set", "max_rounds=5", "--records", tmp_path, *BOTS)
    output("simulate", "heroes", *own, "-n", 1, *few)
    new = notation.read((tmp_path / "heroes-0.record").read_text("utf-8"))
    then = Overlay.of({"own": CARDS.read_text("utf-8")}).first_fingerprint
    old = replace(new, content=then, overlay="")
    path = written(tmp_path, "old.record", notation.write(old))

    assert "verified" in output("verify", path, "--cards", CARDS)
    for command in ("verify", "replay"):
        told = sentence(sobremesa(command, path))
        assert "own content" in told
        assert "that it does not carry" in told
    other = changed(tmp_path, "damage 3 enemy", "damage 4 enemy")
    told = sentence(sobremesa("verify", path, "--cards", other))
    assert "with other own content" in told


def test_a_record_with_printed_cards_is_played_with_them(tmp_path: Path) -> None:
    few = ("--set", "max_rounds=5", "--records", tmp_path, *BOTS)
    output("simulate", "heroes", "-n", 1, *few)
    path = tmp_path / "heroes-0.record"
    assert "content: " not in path.read_text("utf-8")
    assert "verified" in output("verify", path, "--cards", CARDS)


def test_what_a_record_carries_is_covered_by_its_digest(tmp_path: Path) -> None:
    own = written(tmp_path, "own.toml", "[cards.anvil]\nhealth = 9\n")
    few = ("--set", "max_rounds=5", "--records", tmp_path, *BOTS)
    output("simulate", "heroes", "--content", own, "-n", 1, *few)
    text = (tmp_path / "heroes-0.record").read_text("utf-8")
    assert 'overlay: {"cards":{"anvil":{"health":9}}}' in text
    forged = written(tmp_path, "forged.record", text.replace(":9}", ":8}"))
    assert "the digest" in sentence(sobremesa("verify", forged))


def test_several_processes_play_with_own_cards_alike() -> None:
    own = ("--cards", CARDS, "--deck", DECK, "--set", "max_rounds=5", *BOTS)
    digests = []
    for jobs in (1, 2):
        words = ("-n", 2, "--jobs", jobs, "--json")
        told = json.loads(output("simulate", "heroes", *own, *words))
        digests.append([one["digest"] for one in told["each"]])
    assert digests[0] == digests[1]


def test_the_decks_say_how_many_seats_there_are() -> None:
    told = output(
        *("play", "heroes", "--cards", CARDS, "--deck", DECK, "--deck", DECK),
        *("--seed", 3),
        typed=["board", "quit", "y"],
    )
    assert "Player 2" in told
    assert "Player 3" not in told


def test_a_match_with_own_cards_goes_on_from_its_record(tmp_path: Path) -> None:
    path = tmp_path / "kept.record"
    cards = ("--cards", CARDS)
    output(
        *("play", "heroes", *cards, "--deck", DECK, "--deck", DECK, "--seed", 3),
        typed=["1", f"save {path}", "quit"],
    )
    output("play", "--resume", path, typed=["quit"])
    both = sobremesa("play", "--resume", path, *cards, "--deck", DECK)
    assert "--deck cannot be used together with --resume" in sentence(both)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("heroes", "--map", MAP), "heroes takes no map files"),
        (("stratum", "--deck", DECK), "stratum takes no deck files"),
        (("heroes", *BOTS, *["--deck", DECK] * 3), "--deck is given 3 times"),
        (("heroes", "--deck", "nowhere"), "nowhere cannot be read"),
        (
            ("heroes", "--set", "list.1=anvil"),
            "--set: list.1: HC-12.1",
        ),
    ],
)
def test_files_that_do_not_fit_get_one_sentence(
    words: tuple[object, ...], told: str
) -> None:
    assert told in sentence(sobremesa("simulate", "-n", 1, *words))


def test_an_illegal_deck_starts_no_match(tmp_path: Path) -> None:
    few = written(tmp_path, "few.deck", "1 anvil\n")
    result = sobremesa("simulate", "heroes", "--deck", few, "-n", 1)
    assert result.exit_code == 2
    assert f"sobremesa: {few}: 1 cards, it must be 30 to 40" in result.stderr
    assert f"sobremesa: {few}: 1 Characters, at least 4" in result.stderr


# Maps and armies


def test_a_match_on_an_own_map_with_own_armies(tmp_path: Path) -> None:
    own = ("--map", MAP, "--army", ARMY, "--army", ARMY, "--set", "rounds=1")
    words = ("-n", 1, "--records", tmp_path, *BOTS)
    output("simulate", "escaramuzas", *own, *words)
    path = tmp_path / "escaramuzas-0.record"
    record = notation.read(path.read_text("utf-8"))
    assert "T6M1" == record.options["army_red"] == record.options["army_blue"]
    assert str(record.options["own_map"]).startswith("stream:43,0,47,60;bridge:")
    assert "verified" in output("verify", path)


def test_a_map_is_told_all_that_is_wrong_by_piece_and_rule(tmp_path: Path) -> None:
    wrong = written(
        tmp_path,
        "wrong.toml",
        'pieces = ["bridge:1,1,5,5", "lake:89,30,4", "moor:1,2,3"]\n'
        "objectives = [[45, 30], [33, 14]]\n",
    )
    result = sobremesa("map", "check", wrong)
    assert result.exit_code == 1
    told = result.stdout.splitlines()
    assert len(told) == 4
    for words in (
        "'moor:1,2,3' is no piece of terrain",
        "lake:89,30,4 is not on the table of 90 × 60 cm (EC-1.1)",
        "bridge:1,1,5,5 lies over no stream rectangle (EC-3.5)",
        "the map has 2 objectives, 3 are needed (EC-3.2)",
    ):
        assert any(words in line for line in told), words
    played = sobremesa("simulate", "escaramuzas", "--map", wrong, "-n", 1)
    assert played.exit_code == 2
    assert f"sobremesa: {wrong}: bridge:1,1,5,5" in played.stderr


def test_an_army_is_told_all_that_is_wrong(tmp_path: Path) -> None:
    wrong = written(tmp_path, "wrong.toml", "thanary = -1\nalpha = 2\ndragons = 3\n")
    result = sobremesa("army", "check", wrong)
    assert result.exit_code == 1
    assert "thanary = -1 is no number of units from 0 to 99 (EC-2.4)" in result.stdout
    assert "there is no entry 'dragons'" in result.stdout
    assert "has 2 units" not in result.stdout  # nobody knows how many it has
    result = sobremesa("army", "check", ARMY, "--set", "army_points_cap=20")
    assert "costs 28 points, army_points_cap is 20 (EC-2.4)" in result.stdout


UNITS = boxes_of(SKIRMISHES.overlay).content
TYPE_IDS = UNITS.type_ids
NUMBERS = st.one_of(st.integers(-5, 120), st.just("three"), st.just(True))
STRANGE = st.sampled_from(["dragons", "domucors", "size"])


@given(
    units=st.dictionaries(st.sampled_from(TYPE_IDS), NUMBERS),
    strange=st.lists(STRANGE, unique=True, max_size=2),
    cap=st.sampled_from([0, 30]),
)
def test_an_army_gets_every_problem_at_once_with_true_numbers(
    units: dict[str, int | str | bool], strange: list[str], cap: int
) -> None:
    facts = {**units, **dict.fromkeys(strange, 1)}
    text = "".join(f"{id} = {json.dumps(value)}\n" for id, value in facts.items())
    expected = {f"'{name}'" for name in strange}
    good = {i: n for i, n in units.items() if type(n) is int and 0 <= n <= 99}
    expected |= {f"{id} = " for id in units if id not in good}
    if len(good) == len(units):
        size = sum(good.values())
        points = sum(n * UNITS.price[TYPE_IDS.index(id)] for id, n in good.items())
        expected |= (
            {f"has {size} units, it must have 4"} if not 4 <= size <= 20 else set()
        )
        expected |= {f"has {size} units, it must have more"} if size <= 3 else set()
        expected |= {f"costs {points} points"} if 0 < cap < points else set()

    try:
        read = SKIRMISHES.files["army"].parse
        read(text, {"army_points_cap": cap} if cap else {})
        told = []
    except Problems as error:
        told = [problem.text for problem in error.problems]

    assert len(expected) == len(told), told
    for part in expected:
        assert any(part in one for one in told), (part, told)


def test_a_map_is_told_of_strange_names_beside_all_else(tmp_path: Path) -> None:
    wrong = written(
        tmp_path,
        "wrong.toml",
        'peices = []\npieces = ["moor:1,2,3"]\n'
        "objectives = [[45], [5, 30], [45, 30]]\n",
    )
    told = sobremesa("map", "check", wrong).stdout.splitlines()
    assert "there is no entry 'peices'" in told[0]
    assert "did you mean pieces?" in told[0]
    assert "'moor:1,2,3' is no piece of terrain" in told[1]
    assert "objective [45] is not [x, y]" in told[2]
    assert "objective 5,30 lies in a deployment zone" in told[3]
    assert len(told) == 4  # and nobody knows how many objectives there are


def test_a_card_is_told_all_that_is_wrong_beside_a_strange_column(
    tmp_path: Path,
) -> None:
    wrong = written(
        tmp_path,
        "wrong.toml",
        '[cards.owl]\ntype = "action"\nabilty = "magic"\ncost = 100\n'
        'steps = "dance 3"\n[cards.newt]\ntype = "acton"\n',
    )
    told = sobremesa("cards", "heroes", "--cards", wrong).stderr.splitlines()
    assert "line 1: card 'owl', column 'ability': this column is missing" in told[0]
    assert "column 'abilty': type 'action' has no such column" in told[1]
    assert "did you mean 'ability'?" in told[1]
    assert "line 4: card 'owl', column 'cost': 100 is not 0 to 99" in told[2]
    assert "step 'dance 3'" in told[3]
    assert "'acton' is none of" in told[4]
    assert "did you mean 'action'?" in told[4]
    assert len(told) == 5


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "did you mean"), ("es", "¿querías decir"), ("pt", "quis")],
)
def test_a_misspelt_card_of_a_deck_is_told_the_nearest(
    lang: str, words: str, tmp_path: Path
) -> None:
    deck = DECK.read_text("utf-8").replace("solar_plant", "solar_plnt")
    wrong = written(tmp_path, "wrong.deck", deck)
    told = sobremesa("deck", "check", wrong, "--cards", CARDS, "--lang", lang).stdout
    assert "solar_plnt" in told
    assert words in told
    assert "(solar_plant)" in told


# What a series is asked for is what is played, or it is refused


@pytest.mark.parametrize(
    ("game", "brought", "settings", "varied", "seats"),
    [
        ("heroes", {"deck": ["mine"]}, [], [], 2),
        ("heroes", {"deck": ["mine", "yours", "hers"]}, [], [], 3),
        ("heroes", {}, ["deck.1=black_lab"], [], 2),
        ("heroes", {}, ["deck.3=black_lab"], [], 3),
        ("heroes", {}, [], ["deck.1=black_lab,iron_bulwark"], 2),
        ("heroes", {}, [], ["deck.4"], 4),
        ("heroes", {}, ["mode=teams"], [], 4),
        ("heroes", {"deck": ["mine"]}, ["mode=arena"], [], 3),
        ("heroes", {}, ["mode=challengers"], [], 1),
        ("heroes", {}, [], [], 1),
        ("escaramuzas", {"army": ["mine"], "map": ["ours"]}, [], [], 2),
        ("connected_worlds", {}, ["first_seat=3"], [], 3),
        ("stratum", {}, [], ["hand_size"], 4),
    ],
)
def test_a_table_has_room_for_what_is_asked_and_somebody_to_meet(
    game: str,
    brought: dict[str, list[str]],
    settings: list[str],
    varied: list[str],
    seats: int,
) -> None:
    assert seats == seats_for(find(game), brought, settings, varied)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("heroes --seats greedy,greedy --vary deck.3", "deck.3 is about a seat"),
        ("heroes --seats greedy --vary deck.2", "deck.2 is about a seat"),
        ("heroes --seats greedy,greedy --set list.3=x", "list.3"),
        (f"heroes --deck {DECK} --cards {CARDS} --vary deck.1", "list.1 takes its"),
        (f"heroes --deck {DECK} --cards {CARDS} --set deck.1=black_lab", "list.1"),
        (f"escaramuzas --map {MAP} --vary map", "own_map takes its place"),
        (f"escaramuzas --map {MAP} --set map=chalk", "own_map takes its place"),
        (f"escaramuzas --map {MAP} --map {MAP}", "2 times"),
        (f"escaramuzas --army {ARMY} --vary army_red", "army_red is set twice"),
        (f"stratum --map {MAP}", "stratum takes no map files"),
    ],
)
def test_a_series_in_which_something_makes_no_difference_is_refused(
    line: str, told: str
) -> None:
    assert told in sentence(sobremesa("simulate", *line.split()))


def test_a_series_with_one_deck_is_played_against_somebody_and_says_so() -> None:
    words = ["simulate", "heroes", "-n", "1", "--deck", DECK, "--cards", CARDS]
    result = sobremesa(*words, "--set", "max_rounds=5", "--json")
    assert "2 seats: greedy,greedy" in result.stderr
    assert len(json.loads(result.stdout)["seats"]) == 2
