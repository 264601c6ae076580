"""What is the same for everyone: encoded once, and not sent to who has it already."""

from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec
from litestar import Request, Response

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
ASK_AGAIN = "no-cache"  # keep it, and ask each time whether it is still so
T = TypeVar("T")


class Print(Generic[T]):
    """Something encoded, with a tag that changes when it does."""

    def __init__(
        self, what: T, media_type: str | None = None, cache: str = ASK_AGAIN
    ) -> None:
        self.body = bytes_of(what)
        self.media_type = media_type or (TEXT if isinstance(what, str) else JSON)
        self.tag = f'"{sha256(self.body).hexdigest()[:32]}"'
        self.cache = cache


def bytes_of(what: object) -> bytes:
    if isinstance(what, bytes):
        return what
    return what.encode() if isinstance(what, str) else msgspec.json.encode(what)


def printed(request: Request[Any, Any, Any], page: Print[T]) -> Response[T]:
    headers = {"etag": page.tag, "cache-control": page.cache}
    if page.tag in request.headers.get("if-none-match", ""):
        return answer(b"", 304, headers)
    return answer(page.body, 200, {**headers, "content-type": page.media_type})


def encoded(what: type[T], parts: dict[str, object]) -> Response[T]:
    """An answer of a type, of which some parts are encoded already."""
    return answer(msgspec.json.encode(parts), 200, {"content-type": JSON})


def answer(body: Any, status: int, headers: dict[str, str]) -> Response[Any]:
    """Any: bytes that stand for whatever they encode."""
    return Response(body, status_code=status, headers=headers)
