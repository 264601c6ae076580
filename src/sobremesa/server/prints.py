"""What is the same for everyone: encoded once, packed once, and not sent to who has it.

Files of the client lie packed beside themselves; everything else is packed here when it
is first asked for, by gzip: the one way that every browser takes on every line.
"""

import gzip
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec
from litestar import Request, Response

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
ASK_AGAIN = "no-cache"  # keep it, and ask each time whether it is still so
CODINGS = ("br", "gzip")  # the smallest first
LEAST = 512  # bytes below which packing gains nothing
HASTE = 3  # of gzip's nine levels: some tens of kilobytes in half a millisecond
FLAT = ("image/png", "image/jpeg", "image/webp", "font/")  # packed as they are
Asked = Request[Any, Any, Any]
T = TypeVar("T")


class Print(Generic[T]):
    """Something encoded, with a tag that changes when it does."""

    def __init__(
        self,
        what: T,
        media_type: str | None = None,
        cache: str = ASK_AGAIN,
        packed: Mapping[str, bytes] | None = None,
    ) -> None:
        self.body = bytes_of(what)
        self.media_type = media_type or (TEXT if isinstance(what, str) else JSON)
        self.tag = sha256(self.body).hexdigest()[:32]
        self.cache = cache
        self.given = packed
        self.made: bytes | None = None

    def packed(self, coding: str) -> bytes | None:
        """The body in a coding; None if there is none that would be smaller."""
        if self.given is not None:
            return self.given.get(coding)
        if coding != "gzip" or not worth_packing(self.body, self.media_type):
            return None
        if self.made is None:
            self.made = gzip.compress(self.body, mtime=0)
        return self.made


def worth_packing(body: bytes, media_type: str) -> bool:
    return len(body) >= LEAST and not media_type.startswith(FLAT)


def bytes_of(what: object) -> bytes:
    if isinstance(what, bytes):
        return what
    return what.encode() if isinstance(what, str) else msgspec.json.encode(what)


def accepted(header: str) -> set[str]:
    """The codings a client takes; those it rates 0 it does not."""
    taken = set()
    for part in header.split(","):
        coding, _, rest = part.partition(";")
        rate = rest.strip().removeprefix("q=")
        if rate.strip("0.") or not rest.strip():
            taken.add(coding.strip().lower())
    return taken


def printed(request: Asked, page: Print[T]) -> Response[T]:
    """The print in the smallest form that is accepted, or word that it is the same."""
    taken = accepted(request.headers.get("accept-encoding", ""))
    body, tag = page.body, page.tag
    headers = {"cache-control": page.cache, "vary": "accept-encoding"}
    for coding in CODINGS:
        if coding in taken and (packed := page.packed(coding)) is not None:
            body, tag = packed, f"{page.tag}-{coding}"
            headers["content-encoding"] = coding
            break
    headers["etag"] = f'"{tag}"'
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        headers.pop("content-encoding", None)
        return answer(b"", 304, headers)
    return answer(body, 200, {**headers, "content-type": page.media_type})


def fresh(request: Asked, what: T) -> Response[T]:
    """What is another thing each time it is asked for, and no secret: packed in haste.

    Never with a secret beside what a guest chose: the length would tell of both.
    """
    body, headers = bytes_of(what), {"content-type": JSON, "vary": "accept-encoding"}
    taken = accepted(request.headers.get("accept-encoding", ""))
    if "gzip" in taken and len(body) >= LEAST:
        body = gzip.compress(body, HASTE, mtime=0)
        headers["content-encoding"] = "gzip"
    return answer(body, 200, headers)


def encoded(what: type[T], parts: dict[str, object]) -> Response[T]:
    """An answer of a type, of which some parts are encoded already."""
    return answer(msgspec.json.encode(parts), 200, {"content-type": JSON})


def answer(body: Any, status: int, headers: dict[str, str]) -> Response[Any]:
    """Any: bytes that stand for whatever they encode."""
    return Response(body, status_code=status, headers=headers)
