"""Before the start: bots that the host puts on seats, and what people bring along."""

from pathlib import Path

import msgspec
import pytest

from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.server import wire
from sobremesa.server.orders import own_options

from .tables import device, house_at, in_loop, order, refusal, wish
from .test_seating import holder, hosted, stored, with_host

HEROES, SKIRMISH = find("heroes"), find("escaramuzas")
DUEL = order("Ana", "open", game=HEROES)
DECK = HEROES.files["deck"].ready["iron_bulwark"]
LIST = HEROES.files["deck"].read(DECK, {})


def fill(seat: int, level: str = "easy", who: str = "Ana") -> wire.Fill:
    return wire.Fill(device=device(who), seat=seat, level=level)


def bringing(
    name: str, options: dict[str, Value], seat: int | None = None
) -> wire.Join:
    return msgspec.structs.replace(wish(name, seat), options=options)


@in_loop
async def test_the_host_puts_bots_on_seats_and_the_last_one_begins(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        room, host, _ = await with_host(house)
        id = room.row.id
        card = await house.fill(id, fill(2))
        assert ("bot", "easy", "waiting") == (
            card.seats[2].kind,
            card.seats[2].bot,
            card.status,
        )
        assert "bot" == host.last.table.seats[2].kind, "everyone is told"

        card = await house.fill(id, fill(2, ""))
        assert "open" == card.seats[2].kind
        for seat in (1, 2, 3):
            card = await house.fill(id, fill(seat, "chance"))

        row = await stored(house, room)
        assert ("playing", ["human", "bot", "bot", "bot"]) == (
            card.status,
            [seat.kind for seat in row.seats],
        )
        assert row.seed
        assert host.last.view is not None


@in_loop
async def test_only_the_host_fills_seats_and_only_open_ones(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, _, _ = await with_host(house)
        id = room.row.id
        assert "host" == await refusal(house.fill(id, fill(1, who="Bea")))
        assert "seat" == await refusal(house.fill(id, fill(0)))
        assert "seat" == await refusal(house.fill(id, fill(1, "")))
        assert "seat" == await refusal(house.fill(id, fill(9)))
        assert "bot" == await refusal(house.fill(id, fill(1, "mcts:9999")))
        for name in ("Bea", "Caro", "Dora"):
            await house.join(id, wish(name))
        assert "begun" == await refusal(house.fill(id, fill(1, "")))

        nobodys = await house.open_table(order("Ana", "open", "open", "open"))
        assert "host" == await refusal(house.fill(nobodys.table.id, fill(1)))


@in_loop
async def test_a_card_says_whose_turn_it_is(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, _, _ = await with_host(house)
        assert -1 == room.card().asked
        for name in ("Bea", "Caro", "Dora"):
            await house.join(room.row.id, wish(name))

        card = await house.card(room.row.id)

        assert int(room.dealt.state.seat) == card.asked


@in_loop
async def test_whoever_joins_brings_a_deck_that_others_are_not_told(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        room, host, _ = await with_host(house, DUEL)
        await house.join(room.row.id, bringing("Bea", {"list.2": LIST}))

        row = await stored(house, room)
        assert LIST == row.options["list.2"]
        assert ["list.2"] == host.last.table.hidden
        assert "list.2" not in host.last.table.options
        assert "playing" == room.status


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"list.1": LIST}, "options"),
        ({"deck.1": "black_lab"}, "options"),
        ({"ko_limit": 1}, "options"),
        ({"list.2": "3*nothing"}, "order"),
        ({"deck.2": "nothing"}, "order"),
    ],
)
@in_loop
async def test_nobody_chooses_for_others_or_what_is_not_allowed(
    tmp_path: Path, options: dict[str, Value], code: str
) -> None:
    async with house_at(tmp_path) as house:
        room, _, _ = await with_host(house, DUEL)
        joining = house.join(room.row.id, bringing("Bea", options))

        assert code == await refusal(joining)
        assert "waiting" == room.status
        assert {} == room.row.options


@in_loop
async def test_what_somebody_brought_goes_along_with_them(tmp_path: Path) -> None:
    trio = msgspec.structs.replace(
        order("Ana", "open", "open", game=HEROES), options={"deck.2": "black_lab"}
    )
    async with house_at(tmp_path) as house:
        room, _, _ = await with_host(house, trio)
        before = room.row.options
        bring: dict[str, Value] = {"deck.2": "star_wardens", "list.2": LIST}
        key = await house.join(room.row.id, bringing("Bea", bring, 1))
        assert LIST == room.row.options["list.2"]

        await house.leave(room.row.id, holder(key))

        assert before == room.row.options == (await stored(house, room)).options


@in_loop
async def test_a_secret_deck_is_gone_after_a_restart_too(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        trio = hosted(order("Ana", "open", "open", game=HEROES))
        opened = await house.open_table(trio)
        key = await house.join(opened.table.id, bringing("Bea", {"list.2": LIST}, 1))
    async with house_at(tmp_path) as house:
        await house.leave(opened.table.id, holder(key))
        room = await house.room(opened.table.id)

        assert "list.2" not in room.row.options


@pytest.mark.parametrize(
    ("game", "seats", "own"),
    [
        (HEROES, 2, [{"deck.1", "list.1"}, {"deck.2", "list.2"}]),
        (SKIRMISH, 2, [{"army_red"}, {"army_blue"}]),
        (SKIRMISH, 4, [set(), set(), set(), set()]),
        (find("stratum"), 4, [set(), set(), set(), set()]),
    ],
)
def test_what_is_a_seats_own(game: Game, seats: int, own: list[set[str]]) -> None:
    assert own == [own_options(game, seat, seats) for seat in range(seats)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_group_of_options_has_a_name(game: Game, lang: str) -> None:
    words = Words(lang, game)
    for option in game.options.all.values():
        assert option.part, f"{option.name} is in no group"
        assert words.find(f"group-{option.part}", {}), option.part
