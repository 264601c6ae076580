"""Around the whole application: ids of requests, access lines, counts."""

import logging
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .logs import COUNTED, FIELDS, new_request_id, request_id
from .metrics import Metrics

HEADER = b"x-request-id"
METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "SOCKET"}
TOO_MANY = 429
log = logging.getLogger(__name__)


class Watch:
    """Every request, and every socket from its beginning to its end."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = Visit(scope, send, self.metrics)
        before = request_id.set(visit.id)
        try:
            await self.app(visit.asked, receive, visit.send)
        except Exception:
            self.metrics.failures.inc()  # said by the ASGI server, with its traceback
            raise
        finally:
            visit.end()
            request_id.reset(before)


class Visit:
    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        given = dict(scope["headers"]).get(HEADER, b"")
        self.id = new_request_id(given.decode("latin-1"))
        self.method = str(scope.get("method", "SOCKET"))
        self.asked = headless(scope)
        self.hand_on = send
        self.metrics = metrics
        self.status = 0  # of the answer, or with which a socket was closed
        self.socket = False  # an open one
        self.began = time.perf_counter()

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.accept"):
            sent: Any = message  # Any: of many types, nearly all without headers
            sent["headers"] = [*sent.get("headers", ()), (HEADER, self.id.encode())]
            self.status = sent.get("status", 101)
        if kind == "websocket.accept":
            self.socket = True
            self.metrics.sockets.inc()
        elif message["type"] == "websocket.close":
            self.status = message["code"]
        await self.hand_on(message)

    def end(self) -> None:
        seconds = time.perf_counter() - self.began
        path = self.asked.get("path_template") or "none"  # few, unlike paths
        method = self.method if self.method in METHODS else "other"
        if self.asked["type"] == ScopeType.WEBSOCKET:
            self.metrics.sockets.dec(1 if self.socket else 0)
        else:
            self.metrics.durations.labels(path).observe(seconds)
        self.metrics.requests.labels(method, path, str(self.status)).inc()
        if log.isEnabledFor(logging.INFO):
            self.say(method, path, seconds)

    def say(self, method: str, path: str, seconds: float) -> None:
        """The access line: no query, and of the path only what names a table."""
        client = self.asked.get("client")
        fields: dict[str, object] = {
            "method": method,
            "route": path,
            "status": self.status,
            "ms": round(1000 * seconds, 1),
            "client": client[0] if client else "",
        }
        if table := (self.asked.get("path_params") or {}).get("table_id"):
            fields["table"] = table
        kept = self.status != TOO_MANY  # refusals by the thousand are only counted
        log.info("answered", extra={FIELDS: fields, COUNTED: kept})


def headless(scope: Scope) -> Scope:
    """Whoever asks for a head is answered as for all: the ASGI server keeps the body.

    Probes, proxies and link previews ask like that; no handler needs to know.
    """
    if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
        return {**scope, "method": "GET"}
    return scope
