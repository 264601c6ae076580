"""The server as an ASGI application: REST, sockets, the client's files."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    ValidationException,
    WebSocketException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from sobremesa import __version__
from sobremesa.kernel.errors import Mistake
from sobremesa.shelf import PRINTED, Shelf

from . import health, rest, wire
from .health import Readiness, networks
from .house import House
from .laboratory import Laboratory
from .limits import BODY_BYTES, PENALTY, allowances, network
from .lookback import Lookback
from .metrics import Metrics
from .push import open_post
from .refusals import FAILED, Code, Refused, refused
from .sockets import table_socket
from .static import client_files
from .store import Store
from .thinker import Thinker
from .times import USUAL, Times
from .watch import Watch
from .workers import Workers

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
JSON = "application/json"
Asked = Request[Any, Any, Any]
CODES: Final[dict[int, Code]] = {
    400: "schema",
    413: "size",
}  # of refusals that Litestar makes
GONE = "client disconnected prematurely"  # Litestar's words, with a status of 500
log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What a server is started with."""

    database: str  # a file's path, or postgresql://…
    workers: int = 1  # processes in which bots think
    lab: int = 1  # processes that play the operator's series; 0: there is no lab
    origins: tuple[str, ...] = ()  # other origins whose pages may connect
    shelf: Shelf = PRINTED  # the games, some with own cards
    times: Times = USUAL  # how long people are waited for, and tables kept
    operator: str = ""  # the key of whoever runs the house; none: there is nobody
    metrics_for: tuple[str, ...] = ()  # networks that may read /metrics
    proxies: tuple[str, ...] = ()  # who may tell another's address
    push: str = ""  # whom push services ask about this house; "": nobody is pushed
    push_hosts: tuple[str, ...] = ()  # services beside those of the browsers
    folder: Path | None = None  # where the house keeps its keys


@asynccontextmanager
async def open_house(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Store, workers and tables of an application.

    Not a lifespan of Litestar's, which hides in a group what went wrong.
    """
    post = None
    if settings.push and settings.folder is not None:
        post = open_post(settings.folder, settings.push, settings.push_hosts)
    store = await Store.open(settings.database)
    workers = app.state.workers = Workers(settings.workers)
    thinker = Thinker(workers, settings.shelf)
    store.metrics = workers.metrics = app.state.metrics
    house = House(store, thinker, settings.shelf, settings.times, post)
    app.state.house = house
    lookback = app.state.lookback = Lookback(store, workers, settings.shelf)
    lab = Laboratory(settings.folder, settings.lab, workers, settings.shelf)
    app.state.lab = lab
    app.state.readiness = Readiness(house)
    try:
        await house.resume()
        lab.resume()
        yield
    finally:
        await lab.close()
        await lookback.close()
        await house.close()
        await store.close()
        await workers.close()


def create_app(settings: Settings) -> Litestar:
    """The application; its house is opened before its door."""
    metrics = Metrics()
    app = Litestar(
        route_handlers=[
            rest.router(),
            health.get_health,
            health.get_ready,
            health.get_metrics,
            table_socket,
            *client_files(),
        ],
        state=State(
            {
                **allowances(),
                "origins": settings.origins,
                "operator": settings.operator,
                "metrics": metrics,
                "metrics_for": networks(settings.metrics_for),
            }
        ),
        logging_config=None,  # ours, see logs.py
        before_request=within_limits,
        before_send=[security_headers],
        after_exception=[nowhere, socket_failed],
        request_max_body_size=BODY_BYTES,
        exception_handlers=handlers(),
        openapi_config=OpenAPIConfig(
            title="sobremesa",
            version=__version__,
            path="/api/schema",
            render_plugins=[StrictSchema(path="/openapi.json")],
        ),
        cors_config=CORSConfig(allow_origins=list(settings.origins))
        if settings.origins
        else None,
    )
    app.asgi_handler = Watch(app.asgi_handler, metrics)
    return app


async def within_limits(request: Request[Any, Any, Any]) -> None:
    """What a network asks too often is refused, and slowly: it costs next to nothing.

    A handler names the limits it is under; all others count as plain requests.
    """
    guest = network(request.client.host if request.client else "")
    try:
        for name in request.route_handler.opt.get("limits", ("asks",)):
            request.app.state[name].check(guest)
    except Refused:
        await asyncio.sleep(PENALTY)
        raise


async def nowhere(_: Exception, scope: Scope) -> None:
    """Whoever asks for what there is not is under a limit too: no handler names it."""
    if scope["type"] == ScopeType.HTTP and "route_handler" not in scope:
        client = scope.get("client")
        guest = network(client[0] if client else "")
        state = scope["litestar_app"].state
        if not state.asks.take(guest):
            state.metrics.refusals.labels("rate").inc()
            await asyncio.sleep(PENALTY)


async def security_headers(message: Message, scope: Scope) -> None:
    """The same headers on every answer, of whatever kind.

    Only a page that is no part of the client may have a policy of its own.
    """
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers[name] = value
        handler = scope.get("route_handler")
        if message["status"] == 200 and handler and "policy" in handler.opt:
            headers["content-security-policy"] = handler.opt["policy"]


def refuse(
    request: Asked,
    status: int,
    code: Code,
    message: str,
    headers: Mapping[str, str] | None = None,
) -> Response[wire.Refusal]:
    request.app.state.metrics.refusals.labels(code).inc()
    refusal = wire.Refusal(code=code, message=message)
    return Response(refusal, status_code=status, media_type=JSON, headers=headers)


class StrictSchema(JsonRenderPlugin):
    """Says that unknown fields are refused, too: Litestar does not know by itself."""

    def render(
        self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]
    ) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        for kind in wire.Request.__subclasses__():
            if kind.__name__ in schemas:
                schemas[kind.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


Handler = Callable[[Asked, Any], Response[Any]]


def handlers() -> MutableMapping[int | type[Exception], Handler]:
    """Every error is a refusal with a sentence; none shows a traceback."""
    return {
        Refused: from_refused,
        Mistake: lambda request, error: from_refused(request, refused(error)),
        msgspec.ValidationError: lambda request, error: refuse(
            request, 400, "schema", str(error)
        ),
        ValidationException: lambda request, error: refuse(
            request, 400, "schema", in_words(error)
        ),
        RecursionError: lambda request, error: refuse(
            request, 400, "schema", "too deeply nested"
        ),
        HTTPException: from_litestar,
        500: failed,
    }


def from_refused(request: Asked, error: Refused) -> Response[wire.Refusal]:
    return refuse(request, error.status, error.code, str(error))


def from_litestar(request: Asked, error: HTTPException) -> Response[wire.Refusal]:
    status = error.status_code
    if status >= 500:
        return failed(request, error)
    why = error.detail or "this request cannot be answered"
    return refuse(request, status, CODES.get(status, "http"), why, error.headers)


def failed(request: Asked, error: Exception) -> Response[wire.Refusal]:
    """A fault of ours: said in the log with all that is known, and counted."""
    if isinstance(error, HTTPException) and error.detail == GONE:
        return refuse(request, 400, "gone", GONE)  # which nobody hears
    request.app.state.metrics.failures.inc()
    where = request.scope.get("path_template") or "none"
    log.error("%s %s failed", request.method, where, exc_info=error)
    return refuse(request, 500, "server", FAILED)


async def socket_failed(error: Exception, scope: Scope) -> None:
    """The same for a socket, which Litestar closes without a word."""
    of_socket = scope["type"] == ScopeType.WEBSOCKET
    if of_socket and not isinstance(error, (WebSocketException, NotFoundException)):
        scope["litestar_app"].state.metrics.failures.inc()
        log.error("a socket failed", exc_info=error)


def in_words(error: ValidationException) -> str:
    """What does not fit, with its place."""
    parts = [error.detail]
    if isinstance(error.extra, list):
        for one in error.extra:
            if isinstance(one, dict):
                parts.append(f"{one.get('key', 'body')}: {one.get('message', '')}")
    return "; ".join(str(part) for part in parts)
