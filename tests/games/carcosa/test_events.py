"""Every event is told: what happens stands in the log under the rule that says so."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Journal

from .scene import scene, told

HERE = Path(__file__).parent
NEXT_TO = {"P1": {"node": "F1_R1"}, "P2": {"node": "F1_R1"}}


class Case(NamedTuple):
    told: tuple[str, ...]
    fields: dict[str, Any]
    answers: tuple[str, ...]
    rolls: tuple[int, ...] | None = None


def alone(**soul: object) -> dict[str, Any]:
    return {"souls": {"P1": {"node": "F1_R1", **soul}}}


def card(id: str, **soul: object) -> dict[str, Any]:
    """P1 in F1_R1, a card on top of the Box there."""
    return {**alone(**soul), "boxes": {"F1_R1": id}}


CASES = {
    "dread": Case(
        ("6.7/effect king_2", "6.7/loses P1 1"), {}, ("end",) * 4, (1, 2, 1, 1, 1)
    ),
    "one action": Case(("6.7/limited P1",), {}, ("end",) * 4, (4, 3, 1, 1, 1)),
    "by the stairs": Case(("6.8/moved P1 F2_R1",), {}, ("end",) * 4, (1, 4, 1, 1, 1)),
    "a search": Case(("4.6/searches P1 F1_R1",), card("vial"), ("search",)),
    "an armory destroyed": Case(
        ("8.4/destroys spider armory F1_R1", "8.4/keys 1"),
        {**card("spider"), "specials": {"F1_R1": "armory"}, "armory": {"key": 1}},
        ("search",),
    ),
    "a goblin struck": Case(
        ("8.18/returns P1 vial",),
        {**alone(items="blunt"), "monsters": ["goblin F1_R1"], "loot": {"vial": 1}},
        ("blunt goblin",),
    ),
    "a struggle in vain": Case(
        ("8.19/fails P1",),
        {
            **alone(sanity=1, statuses={"trapped": 3}, captor="spider"),
            "monsters": ["spider F1_R1"],
        },
        ("struggle",),
        (1,),
    ),
    "a collapse": Case(
        ("9.7/destroyed P1 1", "9.7/discards P1 vial", "9.7/loses P2 1"),
        card("yellow_blow", sanity=-4, items="key vial"),
        ("search",),
    ),
    "the first Tue-Tue": Case(("9.20/loses P1 1",), card("tue_tue"), ("search",)),
    "the third Tue-Tue": Case(
        ("9.20/set P1 -5",), {**card("tue_tue"), "tue_tues": 2}, ("search",)
    ),
    "a sacrifice": Case(
        ("9.23/sacrifices P1 mind", "9.23/set P1 0"),
        {**card("yellow_blow", sanity=-4), "options": {"sacrifice": True}},
        ("search", "sacrifice mind"),
    ),
    "comfort": Case(("11.1/gains P2 serenity",), {}, ("comfort serenity",)),
    "a swap": Case(
        ("11.6/swaps P4",),
        {"active": "P4", "boxes": {"F1_R2": "vial blunt"}},
        ("to F1_R2", "psy swap"),
    ),
    "the ritual": Case(
        ("12.6/loses P2 1", "12.6/takes P1 key"),
        {"souls": NEXT_TO, "specials": {"F1_R1": "lethal_chamber"}},
        ("ritual",),
        (3,),
    ),
    "the salon": Case(
        ("12.7/gains P1 protected",),
        {**alone(), "specials": {"F1_R1": "beauty_salon"}},
        ("salon",),
    ),
    "the monastery": Case(
        ("12.8/prays P1 1", "12.8/recovers P1 3", "12.8/gains P1 paranoia"),
        {**alone(sanity=0), "specials": {"F1_R1": "mad_monastery"}},
        ("chapel",),
        (1,),
    ),
    "the scroll": Case(
        ("13.7/looks P1 F1_R1 key", "13.7/looks P1 F1_R1 vial"),
        {**alone(items="scroll"), "boxes": {"F1_R1": "vial key"}},
        ("use scroll", "look F1_R1"),
    ),
    "the ring": Case(("13.9/set P2 5",), alone(items="ring"), ("use ring",)),
    "the fury": Case(
        ("14.1/king F1", "14.1/loses P2 1"),
        card("yellow_fury", sanity=1),
        ("search",),
        (2,),
    ),
    "an invitation": Case(
        ("14.4/invites P1 P2",),
        {"souls": {**NEXT_TO, "P1": {"node": "F1_R1", "sanity": 3}}}
        | {"boxes": {"F1_R1": "served_meal"}},
        ("search", "invite P2"),
        (6,),
    ),
    "a good divan": Case(
        ("14.5/gains P1 serenity",), card("yellow_divan"), ("search",), (6,)
    ),
    "a fair divan": Case(
        ("14.5/recovers P1 1",), card("yellow_divan", sanity=2), ("search",), (2,)
    ),
    "the Goblin's omen": Case(
        ("15.3/omen P1",), card("omen_goblin", items="vial"), ("search",), (3,)
    ),
    "the Queen's omen": Case(("15.4/omen P1",), card("omen_queen"), ("search",), (3,)),
    "the Tue-Tue's omen": Case(
        ("15.5/omen P1", "15.5/set P1 0"), card("omen_tue_tue"), ("search",), (3,)
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_happens_is_told(name: str) -> None:
    case = CASES[name]
    house = scene(**case.fields)

    said = house.play(*case.answers, rolls=case.rolls)

    assert [line for line in said if line in case.told] == list(case.told)


def test_the_set_up_is_told() -> None:
    journal = Journal()
    GAME.new(GAME.set_up({}, 4), 4, Fast(0), journal)

    said = [told(event).split()[0] for event in journal.events]

    assert 4 == said.count("3.3/role")
    assert 1 == said.count("3.8/display")
    assert 3 == said.count("3.9/stairs")


def test_every_event_stands_in_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))

    assert [] == [key for key in GAME.events if key not in tests]
