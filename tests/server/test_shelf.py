"""A house with own content: known at new tables, and part of what a table is."""

from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from sobremesa.games import find
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.match import verify
from sobremesa.server import wire
from sobremesa.server.orders import draw_up
from sobremesa.server.refusals import Refused
from sobremesa.server.rooms import Room
from sobremesa.server.serve import stock
from sobremesa.shelf import PRINTED

from .net import Server, client_of, lengthened
from .tables import house_at, in_loop, until

OWN = Path(__file__).parents[2] / "examples" / "own"
NIGHT = stock((str(OWN / "night_watch.toml"),))


def duel() -> wire.TableOrder:
    deck = (OWN / "night_watch.deck").read_text("utf-8")
    lines = [line for line in deck.splitlines() if not line.startswith("#")]
    listed = ",".join(line.replace(" ", "*", 1) for line in lines)
    bots = [wire.SeatOrder(kind="bot", name="greedy") for _ in range(2)]
    options: dict[str, str | int | bool] = {"list.1": listed, "max_rounds": 5}
    return wire.TableOrder(game="heroes", seats=bots, options=options)


def kept(room: Room) -> bool:
    return bool(room.row.result)


@in_loop
async def test_bots_play_with_the_houses_own_cards(tmp_path: Path) -> None:
    async with house_at(tmp_path, shelf=NIGHT) as house:
        opened = await house.open_table(duel())
        room = await house.room(opened.table.id)
        await until(lambda: room.dealt.over, "the match is over")
        await until(lambda: room.row.result, "the match is kept")

        record = room.record()
        assert NIGHT.find("heroes").content == record.content == room.row.content
        assert verify(record, find).over  # it carries them


@in_loop
async def test_tables_of_own_and_of_printed_content_live_side_by_side(
    tmp_path: Path,
) -> None:
    seats = [wire.SeatOrder(kind="human", name="Ana") for _ in range(2)]
    order = replace(duel(), seats=seats)
    printed = wire.TableOrder(game="heroes", seats=seats)
    async with house_at(tmp_path, shelf=NIGHT) as house:
        own = (await house.open_table(order)).table.id
        digest = (await house.room(own)).dealt.digest()
    async with house_at(tmp_path, shelf=PRINTED) as house:
        plain = (await house.open_table(printed)).table.id
        assert digest == (await house.room(own)).dealt.digest()
    async with house_at(tmp_path, shelf=NIGHT) as house:
        assert "" == (await house.room(plain)).game.content
        assert digest == (await house.room(own)).dealt.digest()


@in_loop
async def test_a_table_from_before_content_was_stored_asks_for_its_files(
    tmp_path: Path,
) -> None:
    order = duel()
    order.seats[0] = wire.SeatOrder(kind="human", name="Ana")
    game = NIGHT.find("heroes")
    async with house_at(tmp_path, shelf=NIGHT) as house:
        row, _ = draw_up(order, game)
        row.content, row.overlay = game.overlay.first_fingerprint, ""
        await house.store.add_table(row)
    async with house_at(tmp_path, shelf=PRINTED) as house:
        with pytest.raises(Refused, match="does not carry"):
            await house.room(row.id)
    async with house_at(tmp_path, shelf=NIGHT) as house:
        assert game.content == (await house.room(row.id)).game.content


@in_loop
async def test_content_is_for_its_table_alone_and_stored_once(tmp_path: Path) -> None:
    text = (OWN / "night_watch.toml").read_text("utf-8")
    order = replace(duel(), content=text)
    async with house_at(tmp_path) as house:
        ids = [(await house.open_table(order)).table.id for _ in range(2)]
        rooms = [await house.room(id) for id in ids]
        mark = rooms[0].row.content
        assert [mark, mark] == [room.card().content for room in rooms]
        assert rooms[0].row.overlay == await house.store.content(mark)
        assert "lantern" in (await house.game_with("heroes", mark)).kinds["card"]
        assert "lantern" not in house.shelf.find("heroes").kinds["card"]
        for room in rooms:
            await until(partial(kept, room), "the match is kept")
            await house.store.remove(room.row)
        await house.store.drop_unused()
        assert await house.store.content(mark) is None


@in_loop
async def test_a_bad_file_opens_no_table(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        order = replace(duel(), content="[cards.anvil]\nstars = 60")
        with pytest.raises(Refused, match="card 'anvil', column 'stars'"):
            await house.open_table(order)
        assert [] == await house.tables()


def test_content_is_checked_and_served(tmp_path: Path) -> None:
    text = (OWN / "night_watch.toml").read_text("utf-8")
    with Server(tmp_path) as server, client_of(server) as client:
        base = "/api/games/heroes"
        asked = {"text": text, "name": "night.toml"}
        good = client.post(f"{base}/content/check", json=asked).json()
        bad = client.post(f"{base}/content/check", json={"text": "cards = 3"}).json()
        long = {"text": f"# {'x' * 40_000}"}
        told = client.post(f"{base}/content/check", json=long).json()["problems"]
        order = msgspec.to_builtins(replace(duel(), content=text))
        table = client.post("/api/tables", json=order).json()["table"]
        mark = table["content"]
        own = client.get(f"{base}/catalog/pt?content={mark}").json()
        faces = client.get(f"{base}/cards?lang=es&content={mark}").json()
        printed = client.get(f"{base}/catalog/pt").json()
        strange = client.get(f"{base}/catalog/pt?content=0123")
        written = client.get(f"{base}/content").text

    assert ([], mark) == (good["problems"], good["content"])
    assert "heroes" == good["game"]["id"]
    assert bad["problems"]
    assert ["own content has at most 32768 characters, not 40002"] == told
    assert "lantern" in lengthened(own["kinds"]["card"])
    assert "lantern" not in lengthened(printed["kinds"]["card"])
    assert "Farola" in [face["name"] for face in faces]
    assert (404, "content") == (strange.status_code, strange.json()["code"])
    assert "[cards.anvil]" in written


def test_the_catalog_and_the_deck_builder_know_them(tmp_path: Path) -> None:
    server = Server(tmp_path, "--cards", str(OWN / "night_watch.toml"))
    with server, client_of(server) as client:
        faces = client.get("/api/games/heroes/cards?lang=es").json()
        pool = client.get("/api/games/heroes/files/deck").json()["pool"]
        catalog = client.get("/api/games/heroes/catalog/pt").json()
        text = (OWN / "night_watch.deck").read_text("utf-8")
        sent = {"text": text, "seats": 2, "file": 0, "options": {}}
        checked = client.post("/api/games/heroes/files/deck/check", json=sent).json()

    assert "Farola" in [face["name"] for face in faces if face["id"] == "lantern"]
    assert "lantern" in pool
    assert "lantern" in lengthened(catalog["kinds"]["card"])
    assert 'card-lantern = { "Lampião" }' in catalog["fluent"]
    assert [] == checked["problems"]
    assert "lantern" in checked["options"]["list.1"]


def test_wrong_cards_are_told_before_anything_is_served(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('[cards.lamp]\ntype = "event"\nscope = "all"\neffects = []\n')

    with pytest.raises(Mistake, match=r"wrong\.toml, line 3: card 'lamp'"):
        stock((str(wrong),))


def test_other_games_are_as_they_are_printed() -> None:
    assert find("stratum") is NIGHT.find("stratum")
    assert find("heroes") is PRINTED.find("heroes")
