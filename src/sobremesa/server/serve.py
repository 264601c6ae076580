"""`sobremesa serve`: the table in the browser."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import click
import uvicorn
from litestar import Litestar

from sobremesa import compiled
from sobremesa.command import Sentence
from sobremesa.files import read_texts
from sobremesa.kernel.errors import Mistake
from sobremesa.shelf import Shelf, broken
from sobremesa.stock import shelf_with

from . import logs, ports
from .app import Settings, create_app, open_house
from .datafile import check_system
from .doorman import at_the_door
from .operator import FILE, VARIABLE, operator_key
from .refusals import Refused
from .times import DAY, HOUR, USUAL

log = logging.getLogger(__name__)
PERIOD = click.FloatRange(0.01, 100_000)
RENEWAL = (signal.SIGUSR2,) if os.name == "posix" else ()
COMPILED = "the engine runs compiled"
INTERPRETED = "the engine runs interpreted: bots think ten times slower, or more"


class Closed(Sentence):
    """Why nothing is served: no fault of the command's, but of the house's."""

    exit_code = 1


def data_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "sobremesa"


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address.")
@click.option("--port", default=8421, show_default=True, help="Port; 0 takes any.")
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the tables.")
@click.option(
    "--database",
    envvar="SOBREMESA_DATABASE",
    help="postgresql://… in place of the folder's SQLite.",
)
@click.option("--workers", default=1, show_default=True, help="Processes for bots.")
@click.option(
    "--lab",
    type=click.IntRange(0, 16),
    default=1,
    show_default=True,
    help="Processes for the lab, below all others; 0: there is none.",
)
@click.option("--origin", multiple=True, help="Another origin that may connect.")
@click.option(
    "--content",
    "--cards",
    "content",
    multiple=True,
    metavar="FILE",
    help="Own content that new tables are laid with; may be repeated.",
)
@click.option(
    "--proxy",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy, or a network of them, that tells who asks; may be repeated.",
)
@click.option(
    "--expire-open",
    type=PERIOD,
    default=USUAL.waiting / HOUR,
    show_default=True,
    metavar="HOURS",
    help="A table that waits for people is given up after so long.",
)
@click.option(
    "--expire-running",
    type=PERIOD,
    default=USUAL.playing / DAY,
    show_default=True,
    metavar="DAYS",
    help="A match in which nobody decides is given up after so long.",
)
@click.option(
    "--archive-after",
    type=PERIOD,
    default=USUAL.over / DAY,
    show_default=True,
    metavar="DAYS",
    help="A match that is over is put into the archive after so long.",
)
@click.option(
    "--metrics-for",
    multiple=True,
    metavar="NETWORK",
    help="Who may read /metrics without the operator's key, besides this machine.",
)
@click.option(
    "--push",
    default="",
    metavar="CONTACT",
    help="Tell absent players of their turn (Web Push); mailto:… of whoever runs this.",
)
@click.option(
    "--push-host",
    multiple=True,
    metavar="HOST",
    help="Another push service beside those of the browsers; may be repeated.",
)
@click.option(
    "--log-format",
    type=click.Choice(logs.FORMATS),
    default="text",
    show_default=True,
    help="Lines for people, or JSON for programs.",
)
@click.option(
    "--log-level",
    type=click.Choice(logs.LEVELS),
    default="warning",
    show_default=True,
    help="From info on there is a line for every request.",
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def serve(
    *,
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    workers: int,
    lab: int,
    origin: tuple[str, ...],
    content: tuple[str, ...],
    proxy: tuple[str, ...],
    expire_open: float,
    expire_running: float,
    archive_after: float,
    metrics_for: tuple[str, ...],
    push: str,
    push_host: tuple[str, ...],
    log_format: str,
    log_level: str,
    no_browser: bool,
) -> None:
    """Open the table in the browser: server, web client, bots."""
    if workers < 1:
        raise Mistake(f"--workers must be at least 1, not {workers}")
    logs.set_up(log_format, log_level)
    folder = data or data_folder()
    settings = Settings(
        database=database or str(folder / "tables.db"),
        workers=workers,
        lab=lab,
        origins=origin,
        shelf=stock(content),
        proxies=proxies(proxy),
        times=replace(
            USUAL,
            waiting=expire_open * HOUR,
            playing=expire_running * DAY,
            over=archive_after * DAY,
        ),
        metrics_for=metrics_for,
        push=push,
        push_hosts=push_host,
        folder=folder,
    )
    try:
        check_system()
        settings = replace(settings, operator=operator_key(folder))
        handed = ports.handed()
        listening = handed or ports.listen(host, port)
        address = ports.address(listening)

        def tell() -> None:
            click.echo(f"sobremesa is served at {address}  (Ctrl-C ends it)")
            click.echo(COMPILED if compiled() else INTERPRETED)
            if handed is None:  # otherwise guests have the page, and the key was told
                tell_key(settings.operator, folder)
                if not no_browser:
                    webbrowser.open(address)

        kept = listening.dup()  # a successor's: guests who come meanwhile wait there
        if open_door(settings, listening, tell):
            ports.renew(kept)
    except (Mistake, Refused) as error:
        raise Closed(str(error)) from None


def open_door(
    settings: Settings, listening: socket.socket, tell: Callable[[], None]
) -> bool:
    """Serve until told to stop, on uvicorn's choice of a loop: or to go on anew."""
    app = create_app(settings)
    config = at_the_door(app, settings.proxies)
    gc.freeze()  # games stay for good; hardly any of it is garbage
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        return runner.run(run(app, settings, config, listening, tell))


async def run(
    app: Litestar,
    settings: Settings,
    config: uvicorn.Config,
    listening: socket.socket,
    tell: Callable[[], None],
) -> bool:
    """Open the house, then the door; only then is it told where."""
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(open_house(app, settings))
        server = Server(config, tell, stack)
        await server.serve(sockets=[listening])
    return server.renewing


class Server(uvicorn.Server):
    """Tells when it listens, and closes the house when the last guest has gone.

    Not after `serve`: when that ends, the signal that ended it ends the process.
    """

    def __init__(
        self, config: uvicorn.Config, tell: Callable[[], None], house: AsyncExitStack
    ) -> None:
        super().__init__(config)
        self.tell = tell
        self.house = house
        self.renewing = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, self.renew)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, RENEWAL)
        self.tell()

    def renew(self) -> None:
        """End as for good, but keep the port for the successor.

        Who asks for it again meanwhile is heard when the successor listens: until
        then nobody would hear it, and the process would end.
        """
        signal.pthread_sigmask(signal.SIG_BLOCK, RENEWAL)
        self.renewing = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets=sockets)
        if not self.force_exit:
            await self.house.aclose()


def proxies(given: tuple[str, ...]) -> tuple[str, ...]:
    """Whose word counts about where a request comes from: this machine's, and these."""
    for one in given:
        try:
            ip_network(one)
        except ValueError as error:
            raise Mistake(
                f"--proxy takes an address or a network like 10.0.0.0/8: {error}"
            ) from None
    return ("127.0.0.1", "::1", *given)


def tell_key(key: str, folder: Path) -> None:
    """To whoever sits at the terminal; what is written to a file would keep it."""
    if sys.stdout.isatty():
        click.echo(f"the operator's key is {key}")
    elif VARIABLE in os.environ:
        click.echo(f"the operator's key is the one in {VARIABLE}")
    else:
        click.echo(f"the operator's key is in {folder / FILE}")


def stock(content: tuple[str, ...]) -> Shelf:
    """The games with the content of these files; what is wrong with them is told.

    A game whose own files are broken is left out, with a line in the log.
    """
    shelf = shelf_with(read_texts(content))
    for _ in shelf:
        pass
    for why in broken():
        log.error("%s; the others are served", why)
    return shelf
