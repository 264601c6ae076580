"""The built client: files, and its one page for every path of its own.

Read once, at the start: no request looks at the disk, whatever name it asks for.
"""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from .prints import ASK_AGAIN, Print, printed

FOLDER = Path(__file__).parents[1] / "_web"
PAGES = ("table", "replay", "rules", "decks")
PRINTS = {"limits": ("prints",)}
HTML = "text/html; charset=utf-8"
FOREVER = "public, max-age=31536000, immutable"  # a new build has other names
# What the lobby asks for first comes with its script, not after it.
LOBBY = ", ".join(
    f"</api/{what}>; rel=preload; as=fetch; crossorigin=anonymous"
    for what in ("games", "tables")
)
MISSING = (
    b"<!doctype html><title>sobremesa</title>"
    b"<p>The web client is not built: run <code>make play</code>.</p>"
)
Asked = Request[Any, Any, Any]


@cache
def files() -> dict[str, Print[bytes]]:
    """Every file of the client, by its path."""
    made = {"index.html": Print(MISSING, HTML)}
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file():
            name = path.relative_to(FOLDER).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            kind = HTML if kind == "text/html" else kind
            keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
            made[name] = Print(path.read_bytes(), kind, keep)
    return made


@get(
    ["/", *[f"/{page}/{{rest:path}}" for page in PAGES]],
    opt=PRINTS,
    include_in_schema=False,
    sync_to_thread=False,
)
def client_page(request: Asked) -> Response[bytes]:
    page = printed(request, files()["index.html"])
    if request.url.path == "/":
        page.headers["link"] = LOBBY
    return page


@get(
    "/{rest:path}",
    opt=PRINTS,
    include_in_schema=False,
    sync_to_thread=False,
)
def client_file(request: Asked) -> Response[bytes]:
    """Scripts, styles, pictures; favicon and the like, beside the page."""
    name = request.url.path.removeprefix("/")
    if name not in files():
        raise NotFoundException(f"there is no page /{name[:60]!r}")
    return printed(request, files()[name])


def client_files() -> list[HTTPRouteHandler]:
    files()
    return [client_page, client_file]
