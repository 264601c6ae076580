"""Escaramuzas in words, for a screen that has only letters: no map, but all places."""

from collections.abc import Iterator

from sobremesa.kernel.plain import Drawing, Name, Telling, spans

from . import board
from .content import WIDTH
from .rules_attack import EXITO
from .seen import Objective, Side, Terrain, Unit, View


def draw(view: View, name: Name) -> Drawing:
    return Drawing(board.draw(view, name), Skirmish(view, name).lines)


class Skirmish(Telling[View]):
    """The sides, the ground, the flags, every unit by its place, the hands."""

    def side_name(self, side: str) -> str:
        return self.name("side", side)

    def lines(self) -> Iterator[str]:
        view = self.view
        yield self.heading()
        if view.attack is not None:
            yield self.attack()
        for side in view.sides:
            yield self.side(side)
        ground = "; ".join(self.terrain(piece) for piece in view.terrain)
        yield f"{self.say('terrain')}: {ground or '-'}"
        for flag in view.objectives:
            yield self.flag(flag)
        for side in view.sides:
            yield from self.units(side.id)
        if points := view.choices.points or view.choices.run:
            yield f"{self.say('places')}: {areas(points)}"
        yield from self.hands()

    def heading(self) -> str:
        view = self.view
        parts = [self.name("map", view.map)]
        parts.append(f"{self.say('round')} {view.round}/{view.rounds}")
        if view.activation is not None:
            active = [board.unit_name(view.activation.unit, self.name)]
            if mode := view.activation.mode:
                active.append(self.name("verb", mode))
            parts.append(f"{self.say('activated')}: {' '.join(active)}")
        zones = f"x 0-{view.edge}, x {WIDTH - view.edge}-{WIDTH}"
        parts.append(f"{self.say('zones')} {zones}")
        return ", ".join(parts)

    def attack(self) -> str:
        attack = self.view.attack
        assert attack is not None
        hits = ", ".join("6!" if hit == EXITO else str(hit) for hit in attack.hits)
        told = f", {self.say('hits')} {hits}" if hits else ""
        ends = (attack.attacker, attack.target)
        one, other = (board.unit_name(unit, self.name) for unit in ends)
        return f"{one} {self.say('attacks')} {other}{told}"

    def side(self, side: Side) -> str:
        turn = f" ({self.say('turn')})" if side.id == self.view.turn else ""
        parts = [
            f"{self.name('tally', 'vp')} {side.vp}",
            f"{self.name('tally', 'ap')} {side.ap}",
            f"{self.say('units')} {side.units}",
            f"{self.say('beaten')} {side.defeat}",
            f"{self.say('at_range')} {side.ranged_round}/{side.ranged_game}",
            f"{self.say('in_close')} {side.close_round}/{side.close_game}",
        ]
        due = [f"{row.id} {row.times * row.worth}" for row in side.rows if row.times]
        if due:
            parts.append(f"{self.say('due')} {' '.join(due)}")
        return f"{self.side_name(side.id)}{turn}: {', '.join(parts)}"

    def terrain(self, piece: Terrain) -> str:
        kind, shape = self.name("terrain", piece.kind), piece.shape
        if len(shape) == 3:
            return f"{kind} {shape[0]},{shape[1]} {self.say('radius')} {shape[2]}"
        return f"{kind} {shape[0]},{shape[1]} - {shape[2]},{shape[3]}"

    def flag(self, flag: Objective) -> str:
        owner = self.side_name(flag.owner) if flag.owner else self.say("nobody")
        parts = [owner]
        parts += [self.say("held")] if flag.held else []
        if flag.near:
            near = " ".join(self.side_name(side) for side in flag.near)
            parts.append(f"{self.say('near')} {near}")
        return f"{self.say('flag')} {flag.at}: {', '.join(parts)}"

    def units(self, side: str) -> Iterator[str]:
        view = self.view
        yield f"{self.side_name(side)}:"
        for unit in view.units:
            if unit.side == side:
                yield f"  {self.unit(unit)}"
        for token in view.tokens:
            if token.side == side:
                told = [f"{self.say('face_down')} {token.at}", *self.owner(token.owner)]
                yield f"  {', '.join(told)}"

    def unit(self, unit: Unit) -> str:
        """Label and place, then all that its block and its markers tell."""
        activation = self.view.activation
        where = unit.at or self.say("reserve")
        parts = [self.name("type", unit.type), *self.owner(unit.owner)]
        if activation and activation.unit == f"{unit.side} {unit.id}":
            parts.append(self.say("activated"))
        if unit.at:
            parts.append(self.say("acted" if board.acted(unit) else "ready"))
        parts.append(f"{self.say('health')} {unit.health}")
        counts = {"wounds": unit.wounds, "delay": unit.delay, "rank": unit.rank}
        parts += [f"{self.say(word)} {n}" for word, n in counts.items() if n]
        return f"{unit.id} {where}: {', '.join(parts)}"

    def owner(self, seat: str) -> list[str]:
        """17.1 Teams: whose a unit is, where several share a side."""
        return [self.name("seat", seat)] if board.teams(self.view) else []

    def hands(self) -> Iterator[str]:
        for player in self.view.players:
            if player.hand is None:
                told = str(player.hand_size)
            else:
                held = player.hand.items()
                told = ", ".join(f"{n} {self.name('card', id)}" for id, n in held)
            yield f"{self.name('seat', player.id)}, {self.say('hand')}: {told or '-'}"
        yield f"{self.say('deck')} {self.view.deck_size}"


def areas(points: list[str]) -> str:
    """Points, alike columns together: `x 4-8 y 3-7 9`."""
    columns: dict[int, list[int]] = {}
    for point in points:
        x, y = (int(number) for number in point.split(","))
        columns.setdefault(x, []).append(y)
    alike: dict[str, list[int]] = {}
    for x, ys in columns.items():
        alike.setdefault(spans(ys), []).append(x)
    return "; ".join(f"x {spans(xs)} y {ys}" for ys, xs in alike.items())
