"""The built client: files, and its one page for every path of its own."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

import sobremesa

FOLDER = Path(sobremesa.__file__).parent / "_web"
PAGES = ("table", "replay", "rules", "decks")
MISSING = (
    "<!doctype html><title>sobremesa</title>"
    "<p>The web client is not built: run <code>make play</code>.</p>"
)


def page() -> Response[str]:
    path = FOLDER / "index.html"
    text = path.read_text("utf-8") if path.exists() else MISSING
    return Response(
        text,
        media_type="text/html; charset=utf-8",
        headers={"cache-control": "no-cache"},
    )


@get(
    ["/", *[f"/{page}/{{rest:path}}" for page in PAGES]],
    include_in_schema=False,
    sync_to_thread=False,
)
def client_page() -> Response[str]:
    return page()


@get("/{name:str}", include_in_schema=False, sync_to_thread=True)
def root_file(name: str) -> Response[bytes]:
    """Favicon and the like, beside the page."""
    path = FOLDER / name
    if path.parent != FOLDER or not path.is_file():
        raise NotFoundException(f"there is no page /{name[:60]}")
    kinds = {".svg": "image/svg+xml", ".png": "image/png", ".txt": "text/plain"}
    kind = kinds.get(path.suffix, "application/octet-stream")
    return Response(path.read_bytes(), media_type=kind)


def client_files() -> list[Any]:
    """Any: Litestar's handlers and routers share no public type."""
    handlers: list[HTTPRouteHandler | Any] = [client_page, root_file]
    if (FOLDER / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[FOLDER / "assets"],
                cache_control=None,
                include_in_schema=False,
            )
        )
    return handlers
