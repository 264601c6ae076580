"""For those who watch the server: is it alive, is it ready, what does it count?"""

import asyncio
import logging
import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from sobremesa import __version__
from sobremesa.kernel.errors import Mistake

from . import wire
from .asked import Asked, refusals
from .auth import is_operator
from .faults import Unavailable
from .house import House
from .refusals import Refused

PATIENCE = 1.0  # seconds in which the database must answer
FRESH = 1.0  # seconds for which an answer is given again
LOOPBACK = ("127.0.0.0/8", "::1/128")
Network = IPv4Network | IPv6Network
log = logging.getLogger(__name__)


class Health(msgspec.Struct, frozen=True):
    alive: bool
    version: str


class Ready(msgspec.Struct, frozen=True):
    ready: bool


class Readiness:
    """Whether the database and the workers answer.

    However often it is asked, they are asked once a second.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.at = -FRESH
        self.trouble = ""

    async def check(self) -> None:
        """Refuses with a sentence that says what is not ready."""
        async with self.lock:
            if time.monotonic() - self.at >= FRESH:
                self.trouble = await self.look()
                self.at = time.monotonic()
        if self.trouble:
            raise Refused("ready", self.trouble, 503)

    async def look(self) -> str:
        if why := self.house.thinker.workers.trouble:
            return f"the workers do not answer: {why}"
        try:
            async with asyncio.timeout(PATIENCE):
                await self.house.store.ping()
        except Unavailable:  # the store has said why, once
            return "the database does not answer"
        except TimeoutError:
            return f"the database did not answer within {PATIENCE:g} s"
        except Exception as error:  # whatever the driver raises; told without details
            log.warning("the database does not answer: %s", error)
            return "the database does not answer"
        return ""


def networks(given: tuple[str, ...]) -> tuple[Network, ...]:
    """Who may read the metrics without a key."""
    try:
        return tuple(ip_network(one) for one in (*LOOPBACK, *given))
    except ValueError as error:
        raise Mistake(
            f"--metrics-for takes a network like 10.0.0.0/8: {error}"
        ) from None


def host_of(request: Asked) -> str:
    return request.client.host if request.client else ""


def may_count(request: Asked) -> bool:
    """Those of the networks, and the operator from anywhere."""
    if is_operator(request):
        return True
    try:
        address = ip_address(host_of(request))
    except ValueError:  # a socket of this machine has no address
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in network for network in request.app.state.metrics_for)


@get("/api/health", responses=refusals(429), sync_to_thread=False)
def get_health(request: Asked) -> Health:
    """Whether anybody is there; asks nothing of the database."""
    return Health(alive=True, version=__version__)


@get("/api/ready", responses=refusals(429, 503))
async def get_ready(request: Asked) -> Ready:
    """Whether tables can be played: the database and the workers answer."""
    await request.app.state.readiness.check()
    return Ready(ready=True)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(request: Asked) -> Response[bytes]:
    """For Prometheus."""
    if not may_count(request):
        raise Refused("operator", "the metrics are for the house's operator", 403)
    house: House = request.app.state.house
    statuses: list[wire.Status] = [room.status for room in house.rooms.values()]
    return Response(
        request.app.state.metrics.text(statuses), media_type=CONTENT_TYPE_LATEST
    )
