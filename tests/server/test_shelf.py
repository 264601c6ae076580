"""A house with own cards: known at every table, and part of what a table is."""

from pathlib import Path

import pytest

from sobremesa.games import find
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.match import verify
from sobremesa.server import wire
from sobremesa.server.refusals import Refused
from sobremesa.server.serve import stock
from sobremesa.shelf import PRINTED

from .net import Server, client_of
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


@in_loop
async def test_bots_play_with_the_houses_own_cards(tmp_path: Path) -> None:
    async with house_at(tmp_path, shelf=NIGHT) as house:
        opened = await house.open_table(duel())
        room = await house.room(opened.table.id)
        await until(lambda: room.dealt.over, "the match is over")
        await until(lambda: room.row.result, "the match is kept")

        record = room.record()
        assert NIGHT.find("heroes").content == record.content == room.row.content
        assert verify(record, NIGHT.find).over
        with pytest.raises(Mistake, match="own cards"):
            verify(record, find)


@in_loop
async def test_a_table_opens_again_with_the_same_cards_only(tmp_path: Path) -> None:
    async with house_at(tmp_path, shelf=NIGHT) as house:
        order = duel()
        order.seats[0] = wire.SeatOrder(kind="human", name="Ana")
        id = (await house.open_table(order)).table.id
        digest = (await house.room(id)).dealt.digest()
    async with house_at(tmp_path, shelf=PRINTED) as house:
        with pytest.raises(Refused, match=r"played with own cards .* no own cards"):
            await house.room(id)
    async with house_at(tmp_path, shelf=NIGHT) as house:
        assert digest == (await house.room(id)).dealt.digest()


@in_loop
async def test_a_table_of_printed_cards_is_closed_in_a_house_with_own_ones(
    tmp_path: Path,
) -> None:
    seats = [wire.SeatOrder(kind="human", name="Ana") for _ in range(2)]
    async with house_at(tmp_path, shelf=PRINTED) as house:
        order = wire.TableOrder(game="heroes", seats=seats)
        id = (await house.open_table(order)).table.id
    async with house_at(tmp_path, shelf=NIGHT) as house:
        with pytest.raises(Refused, match=r"printed cards.* has own cards"):
            await house.room(id)


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
    assert "lantern" in catalog["kinds"]["card"]
    assert 'card-lantern = { "Lampião" }' in catalog["fluent"]
    assert [] == checked["problems"]
    assert "lantern" in checked["options"]["list.1"]


def test_wrong_cards_are_told_before_anything_is_served(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('[cards.lamp]\ntype = "event"\nscope = "all"\neffects = []\n')

    with pytest.raises(Mistake, match=r"wrong\.toml: card 'lamp'"):
        stock((str(wrong),))


def test_other_games_are_as_they_are_printed() -> None:
    assert find("stratum") is NIGHT.find("stratum")
    assert find("heroes") is PRINTED.find("heroes")
