"""`sobremesa serve`: the table in the browser."""

import asyncio
import os
import socket
import sys
import webbrowser
from pathlib import Path

import click
import uvicorn

from sobremesa.kernel.errors import Mistake
from sobremesa.terminal.own import card_files

from . import logs
from .app import Settings, create_app
from .operator import FILE, VARIABLE, operator_key
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
@click.option(
    "--database",
    envvar="SOBREMESA_DATABASE",
    help="postgresql://… in place of the folder's SQLite.",
)
@click.option("--workers", default=1, show_default=True, help="Processes for bots.")
@click.option("--origin", multiple=True, help="Another origin that may connect.")
@click.option(
    "--cards",
    multiple=True,
    metavar="FILE",
    help="Own cards beside the printed ones, at every table; may be repeated.",
)
@click.option(
    "--proxy",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy, or a network of them, that tells who asks; may be repeated.",
)
@click.option(
    "--metrics-for",
    multiple=True,
    metavar="NETWORK",
    help="Who may read /metrics without the operator's key, besides this machine.",
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
    origin: tuple[str, ...],
    cards: tuple[str, ...],
    proxy: tuple[str, ...],
    metrics_for: tuple[str, ...],
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
        origins=origin,
        shelf=stock(cards),
        operator=operator_key(folder),
        metrics_for=metrics_for,
    )
    listening = listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    click.echo(f"sobremesa is served at {address}  (Ctrl-C ends it)")
    tell_key(settings.operator, folder)
    if not no_browser:
        webbrowser.open(address)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,  # ours, see logs.py
        access_log=False,
        forwarded_allow_ips=["127.0.0.1", *proxy],
        ws_max_size=4 * MESSAGE,
    )
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


def tell_key(key: str, folder: Path) -> None:
    """To whoever sits at the terminal; what is written to a file would keep it."""
    if sys.stdout.isatty():
        click.echo(f"the operator's key is {key}")
    elif VARIABLE in os.environ:
        click.echo(f"the operator's key is the one in {VARIABLE}")
    else:
        click.echo(f"the operator's key is in {folder / FILE}")


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
