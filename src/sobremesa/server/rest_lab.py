"""REST: the lab, for the house's operator alone."""

import asyncio
import time
from typing import Annotated, Any, Literal

from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody, Parameter
from litestar.response import File

from . import lab_order, wire_lab
from .asked import Asked, Id, address_of, house_of, refusals
from .auth import is_operator
from .lab_order import BOTS, Kept
from .laboratory import OVERLAY, REPORT, Laboratory
from .limits import DAY, LAB_MATCHES, PENALTY, network
from .operator import signature, signed
from .refusals import Refused
from .rest_games import unless_broken

HOLDS = 7  # days for which a link is good, at least
# A report brings its own style, and nothing else: no script, nothing from elsewhere.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; sandbox allow-downloads"
)
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".json": "application/json",
}
OTHER = "application/octet-stream"
ALWAYS = refusals(400, 403, 404, 409, 413, 429, 503)
Sign = Annotated[str, Parameter(max_length=64)]
Until = Annotated[int, Parameter(ge=0, le=2**40)]


async def operator_only(
    connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler
) -> None:
    """Without the key there is nothing; who guesses at it is soon told to wait."""
    if is_operator(connection):
        return
    guest = network(connection.client.host if connection.client else "")
    if not connection.app.state.guesses.take(guest):
        await asyncio.sleep(PENALTY)
        connection.app.state.guesses.check(guest)
    raise Refused("operator", "the lab is for the house's operator", 403)


def lab_of(request: Asked) -> Laboratory:
    lab: Laboratory = request.app.state.lab
    return lab


def card(request: Asked, run: Kept) -> wire_lab.LabRun:
    """A run as the page shows it."""
    lab, order = lab_of(request), run.order
    left = None
    if run.stage == "playing" and lab.pace:
        left = round(lab.pace * (run.planned - run.played), 1)
    return wire_lab.LabRun(
        id=run.id,
        title=order.title,
        game=order.game,
        players=order.players,
        matches=order.matches,
        what=order.what,
        seats=order.seats,
        aims=order.aims,
        vary=order.vary,
        seed=order.seed,
        options=order.options,
        numbers=order.numbers,
        own=bool(order.content),
        against=order.against,
        variants=run.variants,
        created=run.created,
        stage=run.stage,
        ahead=lab.ahead(run),
        played=run.played,
        planned=run.planned,
        left=left,
        decisions=run.decisions,
        figures=run.figures,
        front=run.front,
        best=run.best,
        trouble=run.trouble,
        command=run.command,
        files=files(request, run),
    )


def files(request: Asked, run: Kept) -> list[wire_lab.LabFile]:
    """With links for whoever is handed one: the report can be shared by it."""
    there = lab_of(request).left_by(run)
    if run.overlay:
        there = {**there, OVERLAY: len(run.overlay.encode())}
    until = int((time.time() // DAY + HOLDS + 1) * DAY)
    key: str = request.app.state.operator
    return [
        wire_lab.LabFile(
            name=name,
            size=size,
            link=f"/api/lab/runs/{run.id}/files/{name}?until={until}"
            f"&sign={signature(key, f'{run.id}/{name}', until)}",
        )
        for name, size in there.items()
    ]


@get("/", responses=refusals(403, 404, 429, 503), sync_to_thread=False)
def get_lab(request: Asked) -> wire_lab.Lab:
    """All runs, the newest first."""
    lab = lab_of(request)
    lab.open()
    runs = sorted(lab.runs.values(), key=lambda run: run.created, reverse=True)
    return wire_lab.Lab(
        runs=[card(request, run) for run in runs],
        bots=list(BOTS),
        most=LAB_MATCHES,
        balance=lab_order.can_search(),
    )


@get("/games/{game_id:str}", responses=refusals(400, 403, 404, 429))
async def get_numbers(request: Asked, game_id: Id) -> wire_lab.LabNumbers:
    """All numbers of a game's content, by their places; and who can win."""
    shelf = house_of(request).shelf
    with unless_broken():
        return await asyncio.to_thread(lab_order.numbers, shelf, game_id)


@post("/runs", responses=ALWAYS)
async def order_run(
    request: Asked, data: JSONBody[wire_lab.LabOrder]
) -> wire_lab.LabRun:
    """A run for the queue."""
    return card(request, await lab_of(request).add(data, address_of(request)))


@get("/runs/{run_id:str}", responses=refusals(400, 403, 404, 429, 503))
async def get_run(request: Asked, run_id: Id) -> wire_lab.LabRun:
    """How a run stands."""
    return card(request, lab_of(request).find(run_id))


@post("/runs/{run_id:str}/stop", status_code=200, responses=ALWAYS)
async def stop_run(request: Asked, run_id: Id) -> wire_lab.LabRun:
    """End a run early; what was played is told."""
    return card(request, await lab_of(request).stop(run_id))


@post("/runs/{run_id:str}/go-on", status_code=200, responses=ALWAYS)
async def go_on_with_run(
    request: Asked, run_id: Id, data: JSONBody[wire_lab.LabMore]
) -> wire_lab.LabRun:
    """Play what is missing of a run, or more."""
    return card(request, await lab_of(request).go_on(run_id, data.matches))


@post("/runs/{run_id:str}/delete", status_code=204, responses=ALWAYS)
async def delete_run(request: Asked, run_id: Id) -> None:
    """Delete a run, with all it has left."""
    await lab_of(request).drop(run_id)


@get(
    "/lab/runs/{run_id:str}/files/{name:str}",
    opt={"policy": POLICY},
    media_type=OTHER,
    responses=refusals(400, 403, 404, 429, 503),
)
async def get_file(
    request: Asked, run_id: Id, name: Id, until: Until = 0, sign: Sign = ""
) -> Response[bytes]:
    """What a run has left, for the operator and for whoever was handed its link."""
    key: str = request.app.state.operator
    if not is_operator(request) and not signed(key, f"{run_id}/{name}", until, sign):
        request.app.state.guesses.check(address_of(request))
        raise Refused("operator", "this link is not good, or no longer", 403)
    found = lab_of(request).file(run_id, name)
    kind = KINDS.get(name[name.rfind(".") :], OTHER)
    how: Literal["inline", "attachment"] = "inline" if name == REPORT else "attachment"
    if isinstance(found, str):
        headers = {"content-disposition": f'{how}; filename="{name}"'}
        return Response(found.encode(), media_type=kind, headers=headers)
    return File(found, filename=name, media_type=kind, content_disposition_type=how)


def router() -> Router:
    return Router(
        path="/lab",
        guards=[operator_only],
        route_handlers=[
            *(get_lab, get_numbers, order_run, get_run),
            *(stop_run, go_on_with_run, delete_run),
        ],
    )
