"""The built client: files, and its one page for every path of its own.

Read once, at the start: no request looks at the disk, whatever name it asks for.
"""

import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from .asked import Asked, house_of
from .previews import PICTURE, game_of, language_of, told
from .prints import ASK_AGAIN, Print, printed

FOLDER = Path(__file__).parents[1] / "_web"
ALONE = ("matches", "puzzles", "lab")  # pages without anything behind their name
PAGES = ("table", "replay", "rules", "gallery", "decks", "lab")
PRINTS = {"limits": ("prints",)}
HTML = "text/html; charset=utf-8"
KINDS = {  # what a system's list of types may not know
    ".html": HTML,
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
FOREVER = "public, max-age=31536000, immutable"  # a new build has other names
PACKED = {".br": "br", ".gz": "gzip"}  # beside a file: itself, packed by the build
# What the lobby asks for first comes with its script, not after it.
LOBBY = ", ".join(
    f"</api/{what}>; rel=preload; as=fetch; crossorigin=anonymous"
    for what in ("games", "tables")
)
MISSING = (
    b"<!doctype html><title>sobremesa</title>"
    b"<p>The web client is not built: run <code>make play</code>.</p>"
)


@cache
def files() -> dict[str, Print[bytes]]:
    """Every file of the client, by its path; in whatever forms the build has it."""
    made = {"index.html": Print(MISSING, HTML)}
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file() and path.suffix not in PACKED:
            name = path.relative_to(FOLDER).as_posix()
            keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
            made[name] = Print(path.read_bytes(), kind_of(path), keep, packed(path))
    return made


def kind_of(path: Path) -> str:
    guess = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return KINDS.get(path.suffix, guess)


def packed(path: Path) -> dict[str, bytes]:
    beside = {coding: path.with_name(path.name + end) for end, coding in PACKED.items()}
    return {code: file.read_bytes() for code, file in beside.items() if file.is_file()}


@get(
    [
        "/",
        *[f"/{page}" for page in ALONE],
        *[f"/{page}/{{rest:path}}" for page in PAGES],
    ],
    opt=PRINTS,
    include_in_schema=False,
    sync_to_thread=False,
)
def client_page(request: Asked) -> Response[bytes]:
    """The one page, with a head that says what this path is about."""
    page, _, id = request.url.path.removeprefix("/").partition("/")
    lang = language_of(request.headers.get("accept-language", ""))
    game = game_of(house_of(request), page, id) if id else None
    pictured = game is not None and PICTURE.format(game.id) in files()
    plain = files()["index.html"].body.decode()
    html = told(plain, lang, page, game, pictured, str(request.base_url))
    answer = printed(request, Print(html, HTML))
    answer.headers["vary"] = "accept-encoding, accept-language"
    if not page:
        answer.headers["link"] = LOBBY
    return answer


def lost(request: Asked) -> Response[bytes]:
    """Nothing is there; whoever looks by a browser is told so by the client."""
    lang = language_of(request.headers.get("accept-language", ""))
    plain = files()["index.html"].body.decode()
    html = told(plain, lang, "", None, False, str(request.base_url))
    return Response(html, status_code=404, media_type=HTML)


@get(
    "/{rest:path}",
    opt=PRINTS,
    include_in_schema=False,
    sync_to_thread=False,
)
def client_file(request: Asked) -> Response[bytes]:
    """Scripts, styles, pictures; favicon and the like, beside the page."""
    name = request.url.path.removeprefix("/")
    if name in files():
        return printed(request, files()[name])
    if "text/html" in request.headers.get("accept", ""):
        return lost(request)
    raise NotFoundException(f"there is no page {'/' + name[:60]!r}")


def client_files() -> list[HTTPRouteHandler]:
    files()
    return [client_page, client_file]
