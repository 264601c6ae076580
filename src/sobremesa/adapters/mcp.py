"""Agents by protocol: every game as tools of an MCP server, for programs that read.

The tools are few and the same for all games: what they say comes from the game's own
table, rulebook and catalogs.
"""

from collections.abc import Callable, Sequence
from functools import partial, wraps
from threading import Thread
from typing import TYPE_CHECKING, Any

import click

from sobremesa.agents.desk import Desk
from sobremesa.agents.live import LiveTables
from sobremesa.agents.local import LocalTables
from sobremesa.agents.place import Order, Tables
from sobremesa.command import lang_option, warn_if_slow
from sobremesa.complaint import Complaint
from sobremesa.files import read_texts
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.options import Value
from sobremesa.shelf import PRINTED, Shelf
from sobremesa.stock import shelf_with

if TYPE_CHECKING:
    from socket import socket

    import uvicorn
    from anyio import CapacityLimiter
    from mcp.server.mcpserver import MCPServer

THREADS = 200  # calls at once; most of them wait for others to decide


def tools(desk: Desk) -> list[Callable[..., str]]:
    """What an agent can do; the catalogs say what each is for."""

    def list_games(lang: str = "") -> str:
        return desk.games(lang)

    def describe_game(game: str, lang: str = "") -> str:
        return desk.game(game, lang)

    def read_rules(game: str, rule: str = "", word: str = "", lang: str = "") -> str:
        return desk.rules(game, rule, word, lang)

    def list_tables(lang: str = "") -> str:
        return desk.waiting(lang)

    def open_table(
        game: str,
        seats: list[str] | None = None,
        options: dict[str, Value] | None = None,
        name: str = "agent",
        lang: str = "",
    ) -> str:
        order = Order(
            game=game, seats=tuple(seats or ()), options=options or {}, name=name
        )
        return desk.open(order, lang)

    def join_table(
        table: str, seat: int | None = None, name: str = "agent", lang: str = ""
    ) -> str:
        return desk.join(table, seat, name, lang)

    def hold_seat(table: str, seat: int, key: str, lang: str = "") -> str:
        return desk.hold(table, seat, key, lang)

    def look(key: str = "", wait: float = 0) -> str:
        return desk.look(key, wait)

    def legal_actions(key: str = "") -> str:
        return desk.legal(key)

    def act(action: str, key: str = "", wait: float = 0) -> str:
        return desk.act(key, action, wait)

    def why(action: str, key: str = "") -> str:
        return desk.why(key, action)

    def goals(key: str = "") -> str:
        return desk.goals(key)

    def log(since: int = 0, key: str = "") -> str:
        return desk.log(key, since)

    def record(key: str = "") -> str:
        return desk.record(key)

    def leave(key: str = "") -> str:
        return desk.leave(key)

    return [
        *(list_games, describe_game, read_rules, list_tables),
        *(open_table, join_table, hold_seat, leave),
        *(look, legal_actions, act, why, goals, log, record),
    ]


def make_server(desk: Desk, only: Sequence[str] = ()) -> "MCPServer[Any]":
    """An MCP server with the tools of a desk, or with some of them."""
    try:
        from anyio import CapacityLimiter
        from mcp.server.mcpserver import MCPServer
    except ImportError:
        raise Complaint("error-agent-mcp") from None
    words = Words(desk.lang)
    server: MCPServer[Any] = MCPServer(
        "sobremesa", instructions=words.say("agent-how"), log_level="WARNING"
    )
    threads = CapacityLimiter(THREADS)
    for tool in tools(desk):
        name = tool.__name__
        if only and name not in only:
            continue
        told = words.say(f"tool-{name.replace('_', '-')}")
        answer = answering(tool, threads)
        server.add_tool(answer, name=name, description=told, structured_output=False)
    return server


def answering(
    tool: Callable[..., str], threads: "CapacityLimiter"
) -> Callable[..., Any]:
    """The tool in a thread of its own; a mistake is an answer marked as an error."""
    from anyio import to_thread
    from mcp.types import CallToolResult, TextContent

    @wraps(tool)
    async def answer(**given: Any) -> Any:
        try:
            return await to_thread.run_sync(partial(tool, **given), limiter=threads)
        except Mistake as error:
            said = TextContent(type="text", text=str(error))
            return CallToolResult(content=[said], is_error=True)

    return answer


def open_desk(
    *,
    lang: str = "en",
    house: str = "",
    shelf: Shelf = PRINTED,
    seed: str | None = None,
    alone: bool = True,
) -> Desk:
    """Tables of this process, or of a running house at an address."""
    tables: Tables = LiveTables(house, shelf) if house else LocalTables(shelf, seed)
    return Desk(tables, shelf, lang=lang, alone=alone)


@click.command("mcp")
@click.option("--http", is_flag=True, help="Streamable HTTP in place of stdio.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address.")
@click.option("--port", default=8422, show_default=True, help="Port; 0 takes any.")
@click.option(
    "--house",
    default="",
    metavar="URL",
    help="Hold seats at the tables of a running `sobremesa serve`.",
)
@click.option(
    "--content",
    multiple=True,
    metavar="FILE",
    help="Own content that tables are laid with; may be repeated.",
)
@click.option(
    "--seed",
    metavar="SEED",
    help="Table i has the dice of SEED/i; without it seeds are secret.",
)
@lang_option
def mcp(
    *,
    http: bool,
    host: str,
    port: int,
    house: str,
    content: tuple[str, ...],
    seed: str | None,
    lang: str,
) -> None:
    """Let agents play: every game as tools of the Model Context Protocol.

    \b
    sobremesa mcp                                 for an agent that starts it (stdio)
    sobremesa mcp --http                          for several, at one address
    sobremesa mcp --house http://127.0.0.1:8421   at the tables of a running house
    """
    if house and seed is not None:
        raise Complaint("error-together", one="--house", other="--seed")
    shelf = shelf_with(read_texts(content))
    desk = open_desk(lang=lang, house=house, shelf=shelf, seed=seed, alone=not http)
    server = make_server(desk)
    warn_if_slow(Words(lang))
    if http:
        serve_http(server, host, port, Words(lang))
    else:
        server.run("stdio")


def serve_http(server: "MCPServer[Any]", host: str, port: int, words: Words) -> None:
    """At an address that is told when somebody listens there."""
    address, listening, web = at_address(server, host, port)
    click.echo(words.say("agent-served", address=address))
    web.run(sockets=[listening])


def in_thread(server: "MCPServer[Any]") -> "tuple[str, uvicorn.Server]":
    """For clients on this machine, while the program does something else."""
    address, listening, web = at_address(server, "127.0.0.1", 0)
    Thread(target=web.run, args=([listening],), daemon=True).start()
    return address, web


def at_address(
    server: "MCPServer[Any]", host: str, port: int
) -> "tuple[str, socket, uvicorn.Server]":
    import uvicorn

    from sobremesa.server import ports

    listening = ports.listen(host, port)
    listening.listen()
    app = server.streamable_http_app(host=host)
    web = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    return f"{ports.address(listening).rstrip('/')}/mcp", listening, web
