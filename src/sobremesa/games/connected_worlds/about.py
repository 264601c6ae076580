"""What is so at a hex, on a world or of a seat now, for whoever asks the table."""

from collections.abc import Iterator

from sobremesa.kernel.reason import Fact

from .view import Board, View
from .view_map import Piece

SPACE = "space"
PLAYS = {  # what could be played next, by the rule that says where
    "move": "6.2",
    "connect": "8.1",
    "deploy_base": "11.3",
    "deploy_unit": "11.1",
}


def about(view: View, kind: str, id: str) -> list[Fact]:
    if kind == "hex":
        return [
            fact
            for board in view.boards
            if id in board.hexes
            for fact in place(view, board, id)
        ]
    if kind == "world":
        return [
            fact
            for board in view.boards
            if board.world == id
            for fact in world(view, board)
        ]
    if kind == "seat":
        return [*seat(view, id)]
    if kind == "piece":
        return [
            Fact("2.5", "stands", {"seat": one.owner, "hex": one.hex})
            for one in view.pieces
            if one.kind == id
        ]
    return []


def place(view: View, board: Board, id: str) -> Iterator[Fact]:
    yield Fact("1.4", "hex", {"world": board.world})
    for other in view.boards:
        if other.orbit == id:
            yield Fact("3.2", "orbit", {"world": other.world})
    if id in board.edge:
        yield Fact("7.1", "edge")
    here = [piece for piece in view.pieces if piece.hex == id]
    for piece in here:
        yield standing(piece)
    if not here:
        yield Fact("2.6", "nobody")
    for player in view.players:
        if id in player.territory:
            yield Fact("12.1", "claimed", {"seat": player.id})
    for link in view.links:
        if id in link.hexes:
            ends = [other for other in link.hexes if other != id]
            yield Fact("8.2", "link", {"hex": ends[0]})
    for play, hexes in view.openings.items():
        if id in hexes:
            yield Fact(PLAYS[play], play, {"seat": view.asked})


def standing(piece: Piece) -> Fact:
    values = {
        "seat": piece.owner,
        "piece": piece.kind,
        "strength": str(piece.strength),
    }
    return Fact("2.5", "piece", values)


def world(view: View, board: Board) -> Iterator[Fact]:
    if board.orbit:
        yield Fact("3.2", "orbit_at", {"hex": board.orbit})
    else:
        yield Fact("1.4", SPACE)
    owners = [piece.owner for piece in view.pieces if piece.hex in board.hexes]
    bases = [
        piece.owner for piece in view.pieces if piece.hex in board.hexes and piece.base
    ]
    if bases:
        yield Fact("13.6", "bases", {"seat": " ".join(bases)})
    if not owners:
        yield Fact("2.6", "nobody")


def seat(view: View, id: str) -> Iterator[Fact]:
    for one in view.players:
        if one.id == id:
            yield Fact("10.2", "resources", {"resources": str(one.resources)})
            yield Fact("12.2", "points", {"points": str(one.points)})
            counts = {"bases": str(one.bases), "planets": str(one.planets)}
            yield Fact("13.6", "owns", counts)
            cards = {"hand": str(one.hand_size), "deck": str(one.deck_size)}
            yield Fact("4.3", "cards", cards)
