"""Movement, combat and territory once more, from the rulebook's words alone.

Slow and plain: sets of hex names and positions as JSON, nothing of the engine's masks.
"""

from collections.abc import Mapping
from typing import Any

from .scene import around

EDGES = {
    *("a1", "a2", "a3", "a4", "b1", "b5", "c1", "c6", "d1"),
    *("d7", "e2", "e7", "f3", "f7", "g4", "g5", "g6", "g7"),
}
STRENGTH = {
    "standard_base": 1,
    "advanced_base": 2,
    "outpost": 3,
    "metroplex": 4,
    "assault_team": 2,
    "armoured_core": 3,
    "titan_force": 4,
    "capital_army": 5,
}
BASES = ("standard_base", "advanced_base", "outpost", "metroplex")

Position = Mapping[str, Any]
Piece = dict[str, Any]


def is_base(piece: Piece) -> bool:
    return piece["kind"] in BASES


def territory(position: Position, seat: str, *, without: int = 0) -> set[str]:
    """CW-12; `without` a base that is on the move."""
    claimed: set[str] = set()
    for piece in position["pieces"]:
        if is_base(piece) and piece["owner"] == seat and piece["id"] != without:
            claimed |= around(piece["hex"])
    return claimed


def steps(
    position: Position, piece: Piece, hex_: str, options: Mapping[str, object]
) -> set[str]:
    """CW-6.3: hexes one point away, whoever stands there."""
    found = around(hex_) - {hex_}
    seat, anywhere = piece["owner"], options.get("gateway") == "anywhere"
    orbits = position["orbits"]
    if hex_[0] != "S":
        own = territory(position, seat)
        if anywhere or is_base(piece) or hex_[2:] in EDGES or hex_ in own:
            found.add(orbits[hex_[0]])
    for planet, orbit in orbits.items():
        if orbit == hex_:
            without = piece["id"] if is_base(piece) else 0
            own = territory(position, seat, without=without)
            for row in "abcdefg":
                for number in range(1, 8):
                    land = f"{planet}:{row}{number}"
                    if land in around(land):
                        if anywhere or land[2:] in EDGES or land in own:
                            found.add(land)
    if not is_base(piece):
        found |= jumps(position, seat, hex_, options)
    return found


def jumps(
    position: Position, seat: str, hex_: str, options: Mapping[str, object]
) -> set[str]:
    """CW-8.2 and CW-8.4."""
    bases = {piece["id"]: piece for piece in position["pieces"] if is_base(piece)}
    found: set[str] = set()
    for pair in position["links"]:
        ends = [bases[id_] for id_ in pair]
        hostile = ends[0]["owner"] != ends[1]["owner"]
        if hostile and options.get("hostile_portals") is False:
            continue
        for here, there in (ends, ends[::-1]):
            if here["hex"] == hex_ and here["owner"] == seat:
                found.add(there["hex"])
    return found


def destinations(
    position: Position, piece: Piece, points: int, options: Mapping[str, object]
) -> set[str]:
    """CW-6.9."""
    truce = position["round"] <= int(str(options.get("truce_rounds", 0)))
    enemies = {p["hex"] for p in position["pieces"] if p["owner"] != piece["owner"]}
    bases = {
        p["hex"] for p in position["pieces"] if is_base(p) and p["id"] != piece["id"]
    }
    here, found = {piece["hex"]}, {piece["hex"]}
    for _ in range(points):
        entered: set[str] = set()
        for hex_ in here:
            entered |= steps(position, piece, hex_, options)
        if is_base(piece):
            entered -= bases
        if truce:
            entered -= enemies
        found |= entered
        here = entered - enemies
    return found - {piece["hex"]}


def combat(position: Position, attacker: Piece, hex_: str) -> list[Piece]:
    """CW-9: the pieces on a hex after one has entered it; owners as they are then."""
    there = [dict(p) for p in position["pieces"] if p["hex"] == hex_]
    foes = sorted(
        (p for p in there if p["owner"] != attacker["owner"]),
        key=lambda p: (is_base(p), STRENGTH[p["kind"]]),
    )
    left = [p for p in there if p["owner"] == attacker["owner"]]
    attacker = {**attacker, "hex": hex_}
    attack = STRENGTH[attacker["kind"]]
    while foes:
        defence = STRENGTH[foes[0]["kind"]]
        if attack == defence:
            return left + foes[1:]
        if attack < defence:
            if is_base(attacker):
                return [*left, *foes, {**attacker, "owner": foes[0]["owner"]}]
            return left + foes
        if is_base(foes[0]):
            return [*left, attacker, {**foes[0], "owner": attacker["owner"]}]
        foes = foes[1:]
    return [*left, attacker]


def battle(pieces: list[Piece], seat: str, *, summed: bool) -> set[tuple[int, str]]:
    """CW-9.12 and CW-9.13: ids and owners of what is left on a hex."""
    ranks = sorted(pieces, key=lambda p: (is_base(p), STRENGTH[p["kind"]]))
    ours = [p for p in ranks if p["owner"] == seat]
    foes = [p for p in ranks if p["owner"] != seat]
    taken: list[tuple[int, str]] = []
    while ours and foes:
        attack, defence = STRENGTH[ours[0]["kind"]], STRENGTH[foes[0]["kind"]]
        force = ours[:1]
        if summed and is_base(foes[0]):
            force, attack = ours, sum(STRENGTH[p["kind"]] for p in ours)
        if attack > defence:
            beaten = foes.pop(0)
            if is_base(beaten):
                taken.append((beaten["id"], seat))
        else:
            ours = ours[len(force) :]
            if attack < defence and is_base(force[0]):
                taken.append((force[0]["id"], foes[0]["owner"]))
            if attack == defence:
                foes.pop(0)
    return {*taken, *((p["id"], p["owner"]) for p in (*ours, *foes))}
