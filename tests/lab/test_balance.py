"""What can be turned, and a search that turns as little as it can."""

import signal
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from tests.terminal.table import sentence, sobremesa

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Unknown
from sobremesa.kernel.overlay import Overlay, lay
from sobremesa.lab.balance import Search, Trial, need_optuna
from sobremesa.lab.folder import Folder
from sobremesa.lab.knobs import Knob, as_toml, knobs, turned
from sobremesa.lab.pool import kept, local
from sobremesa.lab.quest import Quest, carry_out, write_found
from sobremesa.shelf import find
from sobremesa.stock import printed_content, with_files

STRATUM, HEROES, CARCOSA = find("stratum"), find("heroes"), find("carcosa")
CONTENT = lay(printed_content(STRATUM), {})


HOMES = {"key_slots": CARCOSA, "cards": HEROES}  # in which these tests look


def one(name: str) -> Knob:
    return knobs(HOMES.get(name.partition(".")[0], STRATUM), [name])[0]


def test_options_and_every_number_of_the_content_can_be_turned() -> None:
    assert (2, 3, 4) == one("constructions_to_win").values
    assert (7, (3, 11)) == (
        (knob := one("decks.classic.S.plant")).printed,
        (knob.values[0], knob.values[-1]),
    )
    assert (3, (1, 2, 3, 4, 5)) == (
        (listed := one("key_slots.more[1]")).printed,
        listed.values,
    )
    written = one("cards.mossback.actions[2].steps#2")
    assert 3 == written.printed
    content = lay(printed_content(HEROES), {})
    overlay = turned(HEROES, content, {written: 4})
    actions = overlay.changes["cards"]["mossback"]["actions"]
    assert "give taunt 1 self; give shield 4 self" == actions[1]["steps"]
    assert actions[0] == content["cards"]["mossback"]["actions"][0]


def test_what_nothing_is_called_and_what_follows_from_others_is_told() -> None:
    with pytest.raises(Unknown, match="decks\\.classic"):
        knobs(STRATUM, ["decks.clasic.S.plant"])
    with pytest.raises(Complaint, match=r"copies\.S\.plant follows from others"):
        knobs(STRATUM, ["copies.*"])


def test_what_was_turned_is_a_file_of_own_content() -> None:
    values = {one("decks.classic.S.plant"): 9, one("constructions_to_win"): 3}
    overlay = turned(STRATUM, CONTENT, values)

    text = as_toml("stratum", overlay.changes)

    assert with_files(STRATUM, {"best.toml": text}).overlay == overlay
    slots = turned(CARCOSA, printed_content(CARCOSA), {one("key_slots.more[1]"): 4})
    made = with_files(CARCOSA, {"best.toml": as_toml("carcosa", slots.changes)})
    assert [4, 1, 1, 0] == made.overlay.changes["key_slots"]["more"]


def test_a_knob_is_farther_the_more_it_is_turned() -> None:
    knob = Knob("k", ("k",), 0, 4, (2, 3, 4, 5))

    assert [1.0, 0.5, 0.0, 0.5] == [knob.far(value) for value in knob.values]


def trial(change: float, distance: float) -> Trial:
    return Trial({}, {}, 1, distance, change, f"{change} {distance}")


def test_the_front_is_what_nothing_beats_in_both() -> None:
    search = Search(STRATUM, ("chance",) * 4, {}, [], local(1), 1, "", 0.05)
    search.found = [trial(1, 0.2), trial(0, 0.5), trial(2, 0.3), trial(2, 0.1)]

    assert [(0, 0.5), (1, 0.2), (2, 0.1)] == [
        (found.change, found.distance) for found in search.front()
    ]


QUEST = Quest(
    game="stratum",
    players=("chance",) * 4,
    target={"industry": 0.25},
    tune=("constructions_to_win", "plants_to_win"),
    trials=10,
    matches=30,
    fresh=60,
    within=0.15,
    seed="search",
)
needs_optuna = pytest.mark.skipif(
    find_spec("optuna") is None, reason="optuna is not installed: sobremesa[lab]"
)


@needs_optuna
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_search_reaches_its_target_on_fresh_dice(jobs: int, tmp_path: Path) -> None:
    with kept(jobs) as engine:
        found = carry_out(QUEST, tmp_path, engine)

    best = found.search.best
    assert found.search.over
    assert best is not None
    assert best.distance <= 0.15
    assert "constructions_to_win" in best.changes
    assert Overlay(best.content).changes["options"]["constructions_to_win"]
    write_found(found, tmp_path, Words("en", STRATUM), command="as it was asked")
    page = (tmp_path / "report.html").read_text()
    assert "Industry 25 %" in page
    assert "as it was asked" in page
    own = {"best.toml": (tmp_path / "best.toml").read_text()}
    assert with_files(STRATUM, own).overlay.text == best.content


@needs_optuna
def test_a_search_that_was_killed_goes_on(tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    def kill(tries: Iterable[int], quest: Quest, search: Search) -> Iterator[int]:
        for over in tries:
            if over == 3:
                raise Killed
            yield over

    quest = msgspec.structs.replace(QUEST, trials=5, matches=10, fresh=10)
    with pytest.raises(Killed):
        carry_out(quest, tmp_path, local(1), watch=kill)
    with (tmp_path / "search.log").open("ab") as torn:
        torn.write(b'{"half a li')
    (tmp_path / "search.log.lock").symlink_to(tmp_path / "search.log")
    counted: list[int] = []

    def count(tries: Iterable[int], quest: Quest, search: Search) -> Iterator[int]:
        for over in tries:
            counted.append(over)
            yield over

    found = carry_out(quest, tmp_path, local(1), watch=count)

    assert [3, 4, 5] == counted
    assert "" == found.search.front()[0].content  # the game as it is, from before
    assert len(found.search.found) == len({one.content for one in found.search.found})
    with pytest.raises(Complaint, match="holds something else of the lab"):
        Folder(str(tmp_path)).read_plan()
    other = msgspec.structs.replace(quest, target={"nature": 0.5})
    with pytest.raises(Complaint, match="it differs in target"):
        carry_out(other, tmp_path, local(1))


@needs_optuna
def test_ctrl_c_ends_a_search_early_and_tells_what_was_tried(tmp_path: Path) -> None:
    def interrupt(tries: Iterable[int], quest: Quest, search: Search) -> Iterator[int]:
        for over in tries:
            if over == 1:
                signal.raise_signal(signal.SIGINT)
            yield over

    quest = msgspec.structs.replace(QUEST, matches=10)
    found = carry_out(quest, tmp_path, local(1), watch=interrupt)

    assert (False, None) == (found.search.over, found.search.best)
    write_found(found, tmp_path, Words("en", STRATUM), command="")
    assert "before what is likeliest" in (tmp_path / "report.html").read_text()


def test_without_optuna_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)

    with pytest.raises(
        Complaint, match=r"needs optuna: pip install 'sobremesa\[lab\]'"
    ):
        need_optuna()


BALANCE = ("lab", "balance", "stratum", "--tune", "plants_to_win", "--out")


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("", "not NAME=SHARE"),
        ("nature", "not NAME=SHARE"),
        ("nature=", "no share"),
        ("nature=140%", "no share"),
        ("nature=lots", "no share"),
        ("elves=30%", "there are nature, fungi, industry"),
        ("nature=30%,nature=40%", "names 'nature' twice"),
    ],
)
@needs_optuna
def test_a_target_that_is_none_is_told(target: str, told: str, tmp_path: Path) -> None:
    assert told in sentence(sobremesa(*BALANCE, tmp_path, "--target", target))
