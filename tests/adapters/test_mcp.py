"""Agents by protocol: whole matches through the official client, secrets, refusals."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.net import Server, client_of, open_table, order
from tests.terminal.table import sentence
from tests.terminal.table import sobremesa as sobremesa_command

import sobremesa
from sobremesa.adapters.mcp import make_server, open_desk, tools
from sobremesa.agents import telling
from sobremesa.agents.desk import Desk, Refusal
from sobremesa.agents.local import MOST, LocalPlace
from sobremesa.agents.place import OPEN, OWN, Order
from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game

from .agent import ask, client, key_in, play_on, refused, started, table_in

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
TITLE = {lang: Words(lang).say("result-title") for lang in LANGUAGES}
LOOKS = 4  # decisions of a match at which its secrets are dealt anew


def company(game: Game) -> tuple[str, ...]:
    """The seats of a first match, with the quickest of bots."""
    seats = ["chance"] * game.first.seats
    seats[game.first.seat] = OWN
    return tuple(seats)


def at_table(game: Game, lang: str = "en") -> tuple[Desk, LocalPlace]:
    """A seat of a match that has begun, in this process."""
    desk = open_desk(lang=lang, seed="table")
    asked = Order(game=game.id, seats=company(game), options=dict(game.first.options))
    desk.open(asked, lang)
    place = desk.find("").place
    assert isinstance(place, LocalPlace)
    return desk, place


@contextmanager
def served(*words: str) -> Iterator[str]:
    """`sobremesa mcp --http`; the address that it tells."""
    process = subprocess.Popen(
        [sys.executable, "-m", "sobremesa", "mcp", "--http", "--port", "0", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        told = process.stdout.readline().split()
        yield next(word for word in told if word.startswith("http://"))
    finally:
        process.terminate()
        process.wait()


# Whole matches


def test_a_client_of_the_official_package_plays_a_whole_match_of_each_game() -> None:
    async def play() -> list[str]:
        records = []
        async with client(started("--seed", "each", "--lang", "en")) as agent:
            for game in GAMES:
                chosen = {"max_rounds": 8} if "max_rounds" in game.options.all else {}
                asked = {"game": game.id, "seats": company(game), "options": chosen}
                await ask(agent, "open_table", **asked)
                await play_on(agent, TITLE["en"])
                records.append(await ask(agent, "record"))
        return records

    matches = [sobremesa.replay(record) for record in asyncio.run(play())]

    assert [game.id for game in GAMES] == [match.game.id for match in matches]
    assert all(match.over and "agent" in match.players for match in matches)
    seeds = [match.kernel.seed for match in matches]
    assert [f"each/{number}" for number in range(len(GAMES))] == seeds


def test_by_http_two_agents_play_at_one_table_each_with_its_own_key() -> None:
    async def play(address: str) -> str:
        async with client(address) as ana, client(address) as bea:
            asked = {"game": "heroes", "seats": [OWN, OPEN], "name": "Ana"}
            short = {"max_rounds": 5}
            opened = await ask(ana, "open_table", options=short, **asked)
            assert Words("es").say("agent-waiting", open=1) in opened
            table = table_in(opened)
            assert f"{table}  heroes  Ana, -" == await ask(bea, "list_tables")
            joined = await ask(bea, "join_table", table=table, name="Bea")
            keys = {"Ana": key_in(opened), "Bea": key_in(joined)}
            nobody = Words("es").say("error-agent-key")
            assert nobody == await refused(bea, "look")
            assert nobody == await refused(bea, "look", key=keys["Ana"][:-1])
            await asyncio.gather(
                play_on(ana, TITLE["es"], key=keys["Ana"]),
                play_on(bea, TITLE["es"], key=keys["Bea"]),
            )
            return await ask(bea, "record", key=keys["Bea"])

    with served("--lang", "es") as address:
        record = asyncio.run(play(address))

    assert ["Ana", "Bea"] == sobremesa.replay(record).players


def test_agents_hold_seats_at_a_live_table_of_a_house(tmp_path: Path) -> None:
    """One that somebody opened in a browser and handed over, and one that is open."""

    async def play(house: str, table: str, token: str) -> str:
        desks = [open_desk(house=house, lang=lang) for lang in ("en", "pt")]
        ana, bea = (client(make_server(desk)) for desk in desks)
        async with ana, bea:
            held = {"table": table, "seat": 0}
            wrong = await refused(ana, "hold_seat", **held, key="guessed")
            assert "token" in wrong
            await ask(ana, "hold_seat", **held, key=token)
            await ask(bea, "join_table", table=table, name="Bea")
            taken = await refused(bea, "join_table", table=table, name="Bea", seat=1)
            assert taken
            await asyncio.gather(play_on(ana, TITLE["en"]), play_on(bea, TITLE["pt"]))
            return await ask(ana, "record")

    with Server(tmp_path) as house, client_of(house) as browser:
        asked = order("Ana", "open", "bot:chance", "bot:chance")
        table, (key,) = open_table(browser, asked)
        record = asyncio.run(play(house.url, table, key["token"]))

    match = sobremesa.replay(record)
    assert match.over
    assert ["Ana", "Bea", "chance", "chance"] == match.players


# Secrets


@each_game
def test_what_a_seat_reads_does_not_depend_on_what_is_hidden(game: Game) -> None:
    desk, place = at_table(game)
    match, brain, looked = place.at.dealt, Brain("chance", 1), 0

    def read() -> list[str]:
        texts = [desk.look(""), desk.legal(""), desk.log("", 0)]
        texts += [desk.why("", text) for text in game.table.texts[:: len(stride)]]
        return texts

    stride = range(max(1, len(game.table.texts) // 8))
    while not match.over and looked < LOOKS:
        desk.look("")  # the news is told once
        true = match.state
        before = read()
        match.state = game.redeal(true, place.number, Fast(f"other {looked}"))
        after = read()
        match.state, looked = true, looked + 1

        assert before == after
        action = brain.choose(match.seat(place.number))
        desk.act("", game.table.text(action))


def test_a_redeal_that_was_seen_would_be_noticed() -> None:
    """Through everyone's eyes the text does change: so the test above can fail."""
    desk, place = at_table(GAMES[0])
    match = place.at.dealt
    place.number = 1
    before = telling.board_text(desk.find("").words, place)
    match.state = GAMES[0].redeal(match.state, 0, Fast("other"))
    after = telling.board_text(desk.find("").words, place)

    assert before != after


# Refusals


@each_game
def test_what_is_not_legal_changes_nothing_and_names_reason_and_nearest(
    game: Game,
) -> None:
    desk, place = at_table(game)
    digest, legal = place.at.dealt.digest(), set(place.legal)
    table = game.table
    first = table.text(place.legal[0])
    illegal = next(text for at, text in enumerate(table.texts) if at not in legal)

    for text in (illegal, f"{first}x", "", "x" * 201, "no such thing", "0", "99999"):
        with pytest.raises(Refusal) as told:
            desk.act("", text)
        assert "\n" not in str(told.value)
        assert digest == place.at.dealt.digest()

    with pytest.raises(Refusal, match=rf"\({game.rulebook().prefix}-\d+\.\d+\)"):
        desk.act("", illegal)
    with pytest.raises(Refusal, match="Nearest legal action: "):
        desk.act("", f"{first}x")
    assert "is legal now" in desk.why("", first)


def test_orders_that_cannot_be_are_told_in_a_sentence() -> None:
    desk = open_desk(lang="pt")

    for seats, told in (
        ((OWN, "expert:99"), "expert:99"),
        ((OWN, "os:System"), "os:System"),
        ((OWN, OWN), Words("pt").say("error-agent-own", own=OWN)),
        ((OWN,) * 9, "9"),
    ):
        with pytest.raises(Refusal, match=told):
            desk.open(Order(game="connected_worlds", seats=seats), "")
    with pytest.raises(Refusal, match="stratum"):
        desk.open(Order(game="stratus"), "")
    with pytest.raises(Refusal, match="não há nenhuma mesa"):
        desk.join("nowhere", None, "Ana", "")
    with pytest.raises(Refusal, match="não se chega"):
        open_desk(lang="pt", house="http://127.0.0.1:1").waiting("")


def test_a_full_process_gives_up_what_nobody_misses() -> None:
    desk = open_desk()
    asked = Order(game="connected_worlds", seats=(OWN, OPEN))
    for _ in range(MOST):
        desk.open(asked, "")

    with pytest.raises(Refusal, match="100 tables"):
        desk.open(asked, "")
    desk.leave("")

    assert "Table " in desk.open(asked, "")


def test_without_the_package_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)

    said = sentence(sobremesa_command("mcp", "--lang", "es"))

    assert "los agentes necesitan el paquete mcp: pip install 'sobremesa[mcp]'" == said


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_in_the_language_asked_for(lang: str) -> None:
    game = GAMES[0]
    desk, _ = at_table(game, lang)
    words = Words(lang, game)
    said = desk.look("")

    assert words.say("label-round") in said
    assert words.stage("action", "S") in said
    assert game.rulebook(lang).rules["5.3"].text in desk.rules(game.id, "5.3", "", lang)
    assert words.say("game-tagline") in desk.games(lang)
    described = {tool.__name__ for tool in tools(desk)}
    assert all(Words(lang).say(f"tool-{n.replace('_', '-')}") for n in described)


def test_rules_are_read_by_number_by_chapter_and_by_word() -> None:
    desk = open_desk()
    book = GAMES[0].rulebook()

    contents = desk.rules("stratum", "", "", "")
    chapter = desk.rules("stratum", "5", "", "")

    assert all(f"ST-{id} {rule.title}" in contents for id, rule in book.rules.items())
    assert "ST-5.1 " in chapter
    assert "ST-6.1 " not in chapter
    assert "ST-5.3" in desk.rules("stratum", "ST-5.3", "", "")
    assert "Carnivore" in desk.rules("stratum", "", "carnivore", "").title()
    with pytest.raises(Refusal, match="99"):
        desk.rules("stratum", "99.9", "", "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_decides_the_match_is_told_with_its_rules(game: Game) -> None:
    desk, place = at_table(game)
    words = Words("en", game)

    told = " ".join(desk.goals("").split())

    assert words.say("goals-yours") in told
    assert f"{game.rulebook().prefix}-" in told
    assert game.goals(place.view)


def test_the_log_is_told_since_any_event() -> None:
    desk, place = at_table(GAMES[0])
    whole = desk.log("", 0)
    number = int(whole.rpartition(" ")[2])
    desk.act("", GAMES[0].table.text(place.legal[0]))

    since = desk.log("", number).splitlines()

    assert place.said == number + len(place.events_since(number))
    assert since[:-1]
    assert not set(since[:-1]) & set(whole.splitlines())
