"""`sobremesa serve`: the table in the browser."""

import gc
import logging
import os
import socket
import webbrowser
from pathlib import Path

import click
import uvicorn

from sobremesa.kernel.errors import Mistake
from sobremesa.terminal.own import card_files

from .app import Settings, create_app
from .posting import Posting
from .shelf import Shelf
from .sockets import MESSAGE


def data_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "sobremesa"


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address.")
@click.option("--port", default=8421, show_default=True, help="Port; 0 takes any.")
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the tables.")
@click.option("--database", help="postgresql://… in place of the folder's SQLite.")
@click.option("--workers", default=1, show_default=True, help="Processes for bots.")
@click.option("--origin", multiple=True, help="Another origin that may connect.")
@click.option(
    "--cards",
    multiple=True,
    metavar="FILE",
    help="Own cards beside the printed ones, at every table; may be repeated.",
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def serve(
    *,
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    workers: int,
    origin: tuple[str, ...],
    cards: tuple[str, ...],
    no_browser: bool,
) -> None:
    """Open the table in the browser: server, web client, bots."""
    if workers < 1:
        raise Mistake(f"--workers must be at least 1, not {workers}")
    place = database or str((data or data_folder()) / "tables.db")
    settings = Settings(
        database=place, workers=workers, origins=origin, shelf=stock(cards)
    )
    listening = listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    click.echo(f"sobremesa is served at {address}  (Ctrl-C ends it)")
    if not no_browser:
        webbrowser.open(address)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        ws=Posting,
        ws_max_size=4 * MESSAGE,
    )
    collect_seldom()
    uvicorn.Server(config).run(sockets=[listening])


def collect_seldom() -> None:
    """Let the collector of cycles run for every fifty thousand new things, not 700.

    Every view is a thousand small ones that no cycle holds, and looking through them,
    and through all matches behind them, took a fifth of the server's time.
    """
    gc.collect()
    gc.freeze()  # games and modules stay for good
    gc.set_threshold(50_000, 20, 20)


def stock(cards: tuple[str, ...]) -> Shelf:
    """The games with the cards of these files; what is wrong with them is told."""
    shelf = Shelf(tuple(card_files(cards).items()))
    for _ in shelf:
        pass
    return shelf


def listen(host: str, port: int) -> socket.socket:
    """The port, taken at once: so that the address told is the true one."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        raise Mistake(f"cannot listen at {host}:{port}: {error}") from None
    return listening
