"""What people say at a table, and who hears it."""

from pathlib import Path

import pytest

from sobremesa.server import wire
from sobremesa.server.chat import BURST, KEPT, LONGEST, PHRASES, Chat, bucket
from sobremesa.server.refusals import Refused

from .tables import Visitor, house_at, in_loop, seated, visit


def heard(visitor: Visitor) -> list[str]:
    lines = [m for m in visitor.messages if isinstance(m, wire.Chatter)]
    return [said.phrase or said.text for line in lines for said in line.said]


@in_loop
async def test_what_a_player_says_is_heard_by_everyone(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        stranger = await visit(room)

        room.talk(visitors[1].guest, wire.Chat(text="  a   plan? "))
        room.talk(visitors[0].guest, wire.Chat(phrase="plan"))

        for visitor in (*visitors, stranger):
            assert ["a plan?", "plan"] == heard(visitor)
        [said] = next(m for m in stranger.messages if isinstance(m, wire.Chatter)).said
        assert (1, room.row.seats[1].name) == (said.seat, said.name)


@in_loop
async def test_who_looks_on_is_heard_only_by_others_who_look_on(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        strangers = [await visit(room), await visit(room)]

        room.talk(strangers[0].guest, wire.Chat(text="he has the fox!"))

        assert [[]] * len(visitors) == [heard(visitor) for visitor in visitors]
        assert [["he has the fox!"]] * 2 == [heard(stranger) for stranger in strangers]


@in_loop
async def test_who_comes_later_reads_what_was_said(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        stranger = await visit(room)
        room.talk(visitors[0].guest, wire.Chat(phrase="hello"))
        room.talk(stranger.guest, wire.Chat(text="psst"))

        assert ["hello"] == heard(await visit(room, keys[1]))
        assert ["hello", "psst"] == heard(await visit(room))


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (wire.Chat(), "either a text or a phrase"),
        (wire.Chat(text=" \n\t "), "either a text or a phrase"),
        (wire.Chat(text="a", phrase="hello"), "either a text or a phrase"),
        (wire.Chat(phrase="rude"), "no phrase 'rude'"),
        (wire.Chat(text="a" * (LONGEST + 1)), f"{LONGEST} is the most"),
    ],
)
def test_what_cannot_be_said_is_refused(asked: wire.Chat, why: str) -> None:
    chat = Chat()

    with pytest.raises(Refused, match=why):
        chat.add(0, "Ana", asked)

    assert [] == chat.heard(spectator=True)


def test_only_what_can_be_printed_is_passed_on() -> None:
    said = Chat().add(0, "Ana", wire.Chat(text="a\u202eb\x00c\nd"))

    assert "abc d" == said.text


def test_old_lines_are_forgotten_and_numbers_go_on() -> None:
    chat = Chat()
    for _ in range(KEPT + 3):
        chat.add(0, "Ana", wire.Chat(phrase=PHRASES[0]))

    assert [3, KEPT + 2] == [chat.lines[0].number, chat.lines[-1].number]


def test_nobody_talks_without_end() -> None:
    voice = bucket()

    assert [True] * BURST + [False] == [voice.take() for _ in range(BURST + 1)]
