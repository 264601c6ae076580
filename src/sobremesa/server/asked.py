"""What all requests have in common."""

from typing import Annotated, Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from . import wire
from .house import House
from .limits import network
from .workers import Workers

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=64)]
Mark = Annotated[str, Parameter(max_length=64)]  # of own content, in the query
Lang = Annotated[str, Parameter(max_length=64)]  # of the query
WHY = {
    400: "What was sent does not fit; the sentence says where.",
    403: "This is not for whoever asks, or not yet.",
    404: "There is no such thing.",
    409: "Not at this moment of the match.",
    410: "The table is of another edition of its game.",
    413: "Too large.",
    429: "Too often from one address.",
    503: "Not now: the house is full, too busy, or not ready.",
}
TABLE = (400, 404, 410, 429, 503)  # where a table is asked for by its id
ORDER = (*TABLE, 403, 409, 413)  # where something is asked of it


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What an endpoint may answer instead, for the published schema."""
    return {
        status: ResponseSpec(
            wire.Refusal,
            description=WHY[status],
            generate_examples=False,
            media_type="application/json",
        )
        for status in sorted(statuses)
    }


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def workers_of(request: Asked) -> Workers:
    workers: Workers = request.app.state.workers
    return workers


def address_of(request: Asked) -> str:
    """The network that asks, as it is counted."""
    return network(request.client.host if request.client else "")
