"""A lesson at a server: a table for one, whose dice are known; it counts nowhere."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.lessons.lesson import open_lesson
from sobremesa.server import wire
from sobremesa.server.game_cards import game_card
from sobremesa.server.orders import again, draw_up
from sobremesa.server.refusals import Refused
from sobremesa.server.rest_learn import lesson_print, picture_print, sheet_print

from .tables import house_at, in_loop, order, seated, until, visit

LESSON = msgspec.structs.replace(order("Ana"), lesson="first")


def test_a_lesson_brings_everything_but_its_learner() -> None:
    row, keys = draw_up(LESSON)

    lesson = open_lesson(GAMES[0], "first")
    assert lesson.seed == row.seed
    assert ["Ana", "easy", "easy", "easy"] == [seat.name for seat in row.seats]
    assert [0] == [key.seat for key in keys]
    assert not row.public
    assert "off" == row.chat


def test_a_lesson_is_for_one_person() -> None:
    with pytest.raises(Refused, match="one person"):
        draw_up(msgspec.structs.replace(order("Ana", "Bea"), lesson="first"))
    with pytest.raises(Refused, match="one person"):
        draw_up(msgspec.structs.replace(order("open"), lesson="first"))


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="third"):
        draw_up(msgspec.structs.replace(LESSON, lesson="third"))


def test_a_rematch_of_a_lesson_is_a_match_like_any_other() -> None:
    row, _ = draw_up(LESSON)

    new = again(replace(row, result="1 0 1 0"), GAMES[0])

    assert "" == new.lesson
    assert new.seed != row.seed


@in_loop
async def test_the_learner_is_led_and_nobody_else(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, (ana,), _ = await seated(house, LESSON)
        looker = await visit(room)

        place = ana.last.lesson
        assert place is not None
        assert ["theme", "goal", "plant"] == place.said
        assert ["play plant"] == [room.game.table.text(a) for a in place.awaited]
        assert looker.last.lesson is None
        assert "" == ana.card.commitment == ana.last.seed
        assert "first" == ana.card.lesson
        assert [] == await house.tables(), "it is not listed"


@in_loop
async def test_bots_follow_the_lesson_and_a_restart_keeps_its_place(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        room, (ana,), keys = await seated(house, LESSON)
        for text in ("play plant", "at S2", "play omnivore", "card F1"):
            action = room.game.table.number(text)
            decisions = len(room.dealt.actions)
            asked = wire.Play(seat=0, action=action, decisions=decisions)
            await room.play(ana.guest, asked)
        await until(lambda: ana.last.asked == 0 and ana.last.stage == "action", "round")
        done = [room.game.table.text(a) for by, a in room.dealt.actions if by == 1]
        assert ["discard plant", "discard mold"] == done
        before = ana.last.lesson
        id = room.row.id

    async with house_at(tmp_path) as house:
        room = await house.room(id)
        again_here = await visit(room, *keys)

        assert before is not None
        assert "others" == before.said[0]
        assert before == again_here.last.lesson


def test_what_a_lesson_and_a_sheet_say_can_be_fetched() -> None:
    for game in GAMES:
        card = game_card(game)
        assert card.sheet
        page = sheet_print(game, "es")
        assert page is not None
        for lesson in card.lessons:
            said = lesson_print(game, lesson.name, "pt").body
            told = msgspec.json.decode(said, type=wire.LessonPage)
            assert told.title == lesson.titles["pt"]
            assert all(step.text for step in told.steps)
    assert picture_print(GAMES[0], "centre-es.webp").media_type == "image/webp"
