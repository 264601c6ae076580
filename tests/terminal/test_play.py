"""A match at the keyboard, driven by lines typed."""

import re
from pathlib import Path

import pytest

from sobremesa.games import find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify

from .table import BOTS, FIRST, output, sobremesa

START = ["play", "stratum", "--seed", "3", "--seats", BOTS]  # S holds plants and more


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("look", [[], ["--plain"]])
def test_a_whole_match_by_numbers(lang: str, look: list[str]) -> None:
    words = Words(lang, find("stratum"))

    told = output(*START, "--lang", lang, *look, typed=[*FIRST[:300], ""])

    assert words.say("result-title") in told
    assert words.stage("action", "S") in told
    assert re.search(r"ST-12\.\d", told)
    assert "Traceback" not in told
    if look:
        assert not set(told) & set("│╭─╯●○×▶")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_by_texts(lang: str) -> None:
    game = find("stratum")
    words = Words(lang, game)

    told = output(
        *START, "--lang", lang, typed=["play plant", "AT S3", "discard  Herb"]
    )

    assert words.action("play plant") in told
    assert f"{words.element('seat', 'S')}" in told
    placed = words.find(
        "event-4-2-placed",
        {
            "seat": words.element("seat", "S"),
            "card": words.element("card", "plant"),
            "card_id": "plant",
            "space": "S3",
        },
    )
    assert placed
    assert placed in told


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("play", "ambiguous"),
        ("p", "ambiguous"),
        ("play rot", "'play rot' is not possible now"),
        ("sing", "there is no action 'sing'"),
        ("0", "0 is none of the choices 1 to"),
        ("-1", "-1 is none of the choices"),
        ("99", "99 is none of the choices"),
        ("9" * 5000, "is none of the choices"),
        ("", "Type a number from 1 to"),
        ("why 99.9", "there is no rule '99.9'"),
        ("undo", "cannot undo"),
        ("undo it", "'it'"),
        ("hint wizard", "'wizard'"),
        ("log many", "'many'"),
        ("save", "save FILE"),
        ("save /nowhere/at/all", "/nowhere/at/all cannot be written"),
        ("save .", "exists already"),
        ("save ~nobody-here/x", "cannot be written"),
        (f"save {'x' * 300}", "cannot be written"),
        ("save a\0b", "cannot be written"),
        ("\x1b[2Jmess", "there is no action"),
    ],
)
def test_what_cannot_be_done_is_told_and_play_goes_on(line: str, answer: str) -> None:
    told = output(*START, typed=[line, "1", "1"])

    assert answer in told.replace("\n", " ")
    assert "Sagittarius puts a Plant into S2." in told
    assert "\x1b" not in told


def test_the_prompt_says_who_must_do_what() -> None:
    told = output(*START, typed=["1"])

    assert "Sagittarius: choose an action" in told
    assert "Sagittarius: where does it go?" in told
    assert re.search(r"1  Play Plant +play plant", told)


def test_bots_moves_are_told_with_their_rules() -> None:
    told = output(*START, typed=["discard plant", "discard plant"])

    assert re.search(r"Fu'ngaloth \w+ .*ST-\d+\.\d+", told)
    assert "Sagittarius draws a card" not in told
    assert "Ygdra draws a card. (x" in told


def test_undo_takes_back_until_something_is_learned() -> None:
    told = output(*START, typed=["play plant", "undo", "play plant", "at S4"])

    assert told.count("Taken back.") == 1
    assert "Sagittarius puts a Plant into S4." in told
    late = output(*START, typed=["discard plant", "discard plant", "undo"])
    assert "cannot undo" in late


def test_why_shows_the_rule_behind_the_last_events() -> None:
    told = output(*START, "--lang", "es", typed=["play plant", "at S2", "why"])
    rule = find("stratum").rulebook("es").look("4.2")

    answer = told.rpartition("> ")[0].rpartition("> ")[2]
    assert f"ST-4.2 {rule.title}" in answer
    assert "ST-5.1" in answer


def test_why_shows_any_rule() -> None:
    told = output(*START, "--lang", "pt", typed=["why 7.13"])

    assert f"ST-7.13 {find('stratum').rulebook('pt').look('7.13').title}" in told


def test_players_are_named_in_the_readers_language() -> None:
    told = output(*START, "--lang", "es", typed=["pista", "rendirse", "s"])

    assert "Lo que haría un bot:" in told
    assert "Un bot (fácil) jugará por ti" in told
    assert re.search(r"Sagitario \(S\) +humano ", told)
    assert "mcts" not in told


def test_hint_gives_a_bots_advice_and_leaves_the_match_alone() -> None:
    typed = ["hint", "hint greedy", *FIRST[:300]]

    told = output(*START, typed=typed)

    assert "What a bot would do:" in told
    assert "What greedy would do:" in told
    assert re.search(r"chance \d+%, (its clear choice|weighed in earnest|hardly)", told)
    assert re.search(r"The bot played on from here [\d,]+ times", told)
    assert "This bot does not search" in told
    plain = output(*START, typed=FIRST[:300])
    assert (
        told.rpartition("Commitment")[0][-300:]
        == plain.rpartition("Commitment")[0][-300:]
    )


def test_hand_explains_the_cards() -> None:
    told = output(*START, typed=["hand"])

    assert Words("en", find("stratum")).explain("card", "omnivore")[:30] in told


def test_log_board_and_help_answer() -> None:
    told = output(*START, typed=["log 5", "board", "help", "?"])

    assert "Round 1 begins." in told
    assert told.count("If the ecosystem acted now:") == 2
    assert told.count("take back your last choice") == 2


def test_saving_asks_before_it_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text("mine", "utf-8")

    told = output(*START, typed=[f"save {path}", "n"])
    assert "Overwrite it?" in told
    assert path.read_text("utf-8") == "mine"

    output(*START, typed=["1", f"save {path}", "y"])
    record = notation.read(path.read_text("utf-8"))
    assert record.seed == "3"
    assert len(record.actions) == 1
    assert verify(record, find).seed == "3"
    assert [path] == list(tmp_path.iterdir())


def test_quit_asks_if_something_would_be_lost(tmp_path: Path) -> None:
    assert "Leave anyway?" not in output(*START, typed=["quit"])
    told = output(*START, typed=["1", "quit", "n", "1"])
    assert told.count("Leave anyway?") == 1
    assert "Sagittarius puts a Plant into S2." in told
    assert "not saved" in output(*START, typed=["1", "quit", "y"])
    path = tmp_path / "match.record"
    assert "Leave anyway?" not in output(*START, typed=["1", f"save {path}", "quit"])


def test_the_end_of_input_ends_politely() -> None:
    result = sobremesa(*START, typed=["1"])

    assert result.exit_code == 0
    assert "Until next time!" in result.stdout


def test_the_end_tells_result_reason_and_proof(tmp_path: Path) -> None:
    path = tmp_path / "match.record"

    told = output(*START, typed=[*FIRST[:300], f"save {path}", "why", "quit"])

    end = told.partition("The match is over")[2]
    assert re.search(r"Sagittarius +human +(won|lost|drawn)", end)
    assert re.search(r"ST-12\.\d", end)
    assert "Seed of the dice: 3" in end
    assert "Commitment: " in end
    assert output("verify", path).startswith("verified")


def test_bots_may_play_alone() -> None:
    told = output("play", "stratum", "--seats", "chance,chance,chance,chance")

    assert "The match is over" in told
    assert "> " not in told


def test_a_curtain_hangs_between_two_humans() -> None:
    two = ["play", "stratum", "--seed", "3", "--seats", "human,human,chance,chance"]
    curtain = "Pass the keyboard to "

    told = output(*two, typed=["", "1", "1", "1", "1", "", "hand"])

    before, first, second = told.split(curtain)
    assert "Hand:" not in before
    assert first.startswith("Sagittarius")
    assert "Fu'ngaloth (F) · you" not in first
    assert second.startswith("Fu'ngaloth")
    assert "Sagittarius (S) · you" not in second
    assert "Sagittarius plays Plant." in second


def test_secrets_stay_behind_the_curtain() -> None:
    """Cards drawn are told by name to the one who drew them."""
    two = ["play", "stratum", "--seed", "3", "--seats", "human,human,chance,chance"]

    told = output(*two, typed=["", *FIRST[:60]])

    for part in told.split("Pass the keyboard to ")[1:-1]:
        mine = "Sagittarius" if part.startswith("Sagittarius") else "Fu'ngaloth"
        other = "Fu'ngaloth" if mine == "Sagittarius" else "Sagittarius"
        drawn = re.findall(rf"{other} draws (.*?)\.", part)
        assert set(drawn) <= {"a card"}


def test_bots_may_be_named_by_their_level(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    seats = "human,easy,normal,easy"

    output("play", "stratum", "--seats", seats, typed=["1", f"save {path}", "quit"])

    told = output("play", "--resume", path, typed=["1", "quit", "y"])
    assert "Pass the keyboard" not in told
    assert "easy" in told


def test_the_human_may_sit_anywhere() -> None:
    told = output(
        *["play", "stratum", "--seed", "3", "--seats", "chance,chance,chance,human"],
        typed=["1"],
    )

    assert "The Magnate (M) · you" in told


@pytest.fixture
def story(monkeypatch: pytest.MonkeyPatch) -> None:
    """A story in Stratum's rulebook, whatever it tells otherwise."""
    text = "Once there was a *wood*.\n\nNobody remembers more."
    for lang in LANGUAGES:
        book = find("stratum").rulebook(lang)
        monkeypatch.setitem(book.__dict__, "story", text)


@pytest.mark.usefixtures("story")
def test_a_match_begins_with_the_storys_beginning() -> None:
    told = output("play", "stratum", "--seats", BOTS, "--plain", typed=["quit", "y"])

    assert "Once there was a wood." in told
    assert "The story goes on in: sobremesa rules stratum" in told
    assert "Nobody remembers more" not in told


@pytest.mark.usefixtures("story")
def test_a_story_can_be_left_out_and_bots_need_none() -> None:
    words = ("play", "stratum", "--seats", BOTS, "--no-story")
    assert "Once there" not in output(*words, typed=["quit", "y"])
    alone = ",".join(["chance"] * 4)
    assert "Once there" not in output("play", "stratum", "--seats", alone)


@pytest.mark.parametrize(
    ("settings", "bot_began"), [((), False), (("--set", "first_seat=1"), True)]
)
def test_where_people_and_bots_mix_a_person_begins(
    settings: tuple[str, ...], bot_began: bool
) -> None:
    seats = ("--seats", "chance,human", "--seed", "1")

    told = output("play", "connected_worlds", *seats, *settings, typed=["quit"])

    assert "Player 2: where will your first base stand?" in told
    assert bot_began == ("Player 1 founds a Standard Base" in told)
