"""Carcosa's rare questions in the browser: positions put before the client's eyes."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.games.carcosa.scene import CarcosaScene, dice_of, scene

from sobremesa.games.carcosa import GAME
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.log import Journal

from .conftest import Server
from .visits import (
    asked_or_over,
    check_access,
    check_width,
    open_table,
    speak,
)

FIGHTERS = ("healer", "high_roller", "brawler", "psychic")


class Question(NamedTuple):
    """A position, the answers that lead to the question, and what is to be seen."""

    heading: str
    open: str  # kinds of the elements that can be chosen
    answers: Sequence[str]
    fields: Mapping[str, Any]
    rolls: Sequence[int] | None = None


def in_room(**fields: object) -> dict[str, Any]:
    return {"souls": {"P1": {"node": "F1_R1", **fields}}}


QUESTIONS = {
    "peek": Question("listens", "room", ["to F1_PAS"], in_room()),
    "tavern": Question(
        "Tavern",
        "room",
        ["tavern", "look F2_R3"],
        {**in_room(), "specials": {"F1_R1": "tavern"}},
    ),
    "scroll": Question("Scroll", "room", ["use scroll"], in_room(items="scroll")),
    "shop": Question(
        "wares",
        "item ware",
        ["search"],
        {**in_room(items="vial"), "boxes": {"F1_R1": "motemey_call"}},
    ),
    "pick": Question(
        "two cards",
        "place",
        ["buy"],
        {
            **in_room(),
            "specials": {"F1_R1": "motemey"},
            "merchant": "key scroll vial",
        },
    ),
    "psychic": Question(
        "foresees",
        "place way",
        ["to F1_R2"],
        {"active": "P4", "boxes": {"F1_R2": "spider vial"}},
    ),
    "double": Question(
        "second die",
        "",
        ["search"],
        {
            "active": "P2",
            "souls": {"P2": {"node": "F1_R2", "sanity": 1}},
            "boxes": {"F1_R2": "corpse"},
        },
        [2],
    ),
    "react": Question(
        "Yellow Spider",
        "",
        ["end"] * 4,
        {
            "roles": FIGHTERS,
            "souls": {
                "P3": {"node": "F1_R3", "items": "blunt"},
                "P1": {"node": "F2_R1"},
                "P2": {"node": "F2_R2"},
                "P4": {"node": "F2_R2"},
            },
            "monsters": ["spider F1_R4"],
        },
        [3, 2],
    ),
    "slots": Question(
        "too much",
        "item",
        ["search"],
        {**in_room(items="vial blunt"), "boxes": {"F1_R1": "compass"}},
    ),
    "strip": Question(
        "strips P1",
        "item",
        ["end"] * 4,
        {"souls": {"P1": {"items": "vial mask"}, "P2": {"items": "blunt"}}},
        [3, 6],
    ),
    "omen": Question(
        "omen",
        "item",
        ["search"],
        {**in_room(items="vial blunt"), "boxes": {"F1_R1": "omen_goblin"}},
        [3],
    ),
    "invite": Question(
        "A meal",
        "soul",
        ["search"],
        {**in_room(sanity=3), "boxes": {"F1_R1": "served_meal"}},
        [6],
    ),
    "sacrifice": Question(
        "collapse",
        "offering",
        ["search"],
        {
            **in_room(sanity=-4, items="key"),
            "boxes": {"F1_R1": "yellow_blow"},
            "options": {"sacrifice": True},
        },
    ),
}


def reach(question: Question) -> tuple[CarcosaScene, Journal]:
    found = scene(seats=1, **question.fields)
    dice, journal = dice_of(question.rolls), Journal()
    for text in question.answers:
        found.state.apply(GAME.table.number(text), dice, journal)
    return found, journal


def put_before(page: Page, found: CarcosaScene, journal: Journal) -> None:
    """The server's snapshot, with another position in it."""
    state = found.state
    changed = {
        "view": msgspec.to_builtins(GAME.view(state, 0)),
        "stage": GAME.stages[state.stage],
        "legal": list(state.legal()),
        "since": 0,
        "told": [
            {"key": event.key, "numbers": list(event.numbers)}
            for event in journal.events
        ],
    }

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot":
                told |= changed
            route.send(json.dumps(told))

        server.on_message(tell)

    page.route_web_socket("**/*", relay)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_can_be_seen(fresh: Page, server: Server, name: str) -> None:
    question = QUESTIONS[name]
    found, journal = reach(question)
    put_before(fresh, found, journal)
    open_table(fresh, server.url, 1, {"souls": 4}, game="carcosa", seats=1)
    assert asked_or_over(fresh)

    expect(fresh.locator(".scene h2")).to_contain_text(question.heading)
    expect(fresh.locator(".scene p .rule")).to_contain_text("CA-")
    expect(fresh.locator("#choices ol button")).to_have_count(len(found.legal))
    marked = fresh.locator(".element.open").evaluate_all(
        "(all) => all.map((one) => one.dataset.element.split(':')[0])"
    )
    assert set(marked) == set(question.open.split())
    check_width(fresh)
    fresh.set_viewport_size({"width": 360, "height": 740})
    for lang in LANGUAGES:
        speak(fresh, lang)
        assert "carcosa-" not in fresh.locator(".table").inner_text()
        check_width(fresh)
    fresh.evaluate("scrollTo(0, 0)")  # nothing half below the question
    check_access(fresh)
