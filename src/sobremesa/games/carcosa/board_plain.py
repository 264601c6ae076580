"""Carcosa in words, for a screen that has only letters."""

from collections.abc import Iterator

from sobremesa.kernel.plain import Drawing, Name, Telling

from . import board
from .view import MonsterView, SoulView, View
from .view_house import FloorView, RoomView


def draw(view: View, name: Name) -> Drawing:
    return Drawing(board.draw(view, name), House(view, name).lines)


class House(Telling[View]):
    """The house, room by room, then the souls and what is asked."""

    def lines(self) -> Iterator[str]:
        yield from self.stakes()
        for floor in reversed(self.view.floors):
            yield from self.floor(floor)
        for id in self.view.order:
            soul = next(one for one in self.view.souls if one.id == id)
            yield self.soul(soul)
        yield from self.pending()

    def stakes(self) -> Iterator[str]:
        """The round, the King, the keys, and what else can end the match."""
        view, king, keys = self.view, self.view.king, self.view.keys
        yield f"{self.say('round')} {view.round}/{view.max_rounds}"
        if king.vanish:
            yield f"{self.say('king')}: {self.say('away')} {king.vanish}"
        else:
            twice = [self.say("doubled")] if king.doubled else []
            yield f"{self.say('king')}: {', '.join([king.floor, *twice])}"
        now, then = self.say("presence"), self.say("next_presence")
        yield f"{now} -{king.presence}, {then} -{king.next_presence}"
        counts = {
            self.say("in_play"): keys.in_play,
            self.say("destroyed"): keys.destroyed,
        }
        rest = ", ".join(f"{word} {number}" for word, number in counts.items())
        enough = f", {self.say('enough')}" if keys.lamp else ""
        key = self.name("item", "key")
        yield f"{key}: {keys.held}/{keys.needed}{enough}, {rest}"
        home = self.say("all_home" if view.all_home else "not_home")
        yield f"{self.say('threshold')} {view.threshold}: {home}"
        bird = self.name("card", "tue_tue")
        yield f"{bird} {view.tue_tues}/{view.tue_tue_fatal}"

    def floor(self, floor: FloorView) -> Iterator[str]:
        king = f", {self.say('king')}" if floor.king else ""
        yield f"{floor.id}: {self.say('bill')} -{floor.bill}{king}"
        yield f"  {self.corridor(floor)}"
        for room in floor.rooms:
            yield f"  {self.room(floor, room)}"

    def corridor(self, floor: FloorView) -> str:
        view, there = self.view, []
        if floor.corridor == view.threshold:
            there.append(self.say("threshold"))
        if floor.corridor == view.sanctuary:
            crown = f" ({self.say('crown')})" if view.crown_here else ""
            there.append(f"{self.say('sanctuary')}{crown}")
        if floor.king:
            there.append(self.say("king"))
        there += self.people(floor.corridor)
        return f"{floor.corridor}: {', '.join(there) or '-'}"

    def room(self, floor: FloorView, room: RoomView) -> str:
        unseen = sum(room.unseen.values())
        there = [f"{self.say('box')} {room.box}", f"{self.say('cards')} {room.size}"]
        there.append(f"{self.say('unseen')} {unseen}")
        known = room.top or ([] if unseen or room.stirred else room.bottom)
        if known:
            there.append(f"{self.say('next')} {self.name('card', known[0])}")
        if floor.stairs == room.id:
            there.append(self.say("stairs"))
        if room.special == "hidden":
            there.append(self.say("hidden"))
        elif room.special:
            ruin = f" ({self.say('ruined')})" if room.destroyed else ""
            there.append(f"{self.name('special', room.special)}{ruin}")
        return f"{room.id}: {', '.join([*there, *self.people(room.id)])}"

    def people(self, node: str) -> list[str]:
        view = self.view
        souls = [
            f"{soul.id} ({self.say('asked')})" if soul.id == view.soul else soul.id
            for soul in view.souls
            if soul.node == node
        ]
        return souls + [self.monster(one) for one in view.monsters if one.node == node]

    def monster(self, monster: MonsterView) -> str:
        more = [f"{self.say('stunned')} {monster.stun}"] if monster.stun else []
        more += [f"{self.name('item', id)} x{n}" for id, n in monster.loot.items()]
        about = f" ({', '.join(more)})" if more else ""
        return f"{self.name('monster', monster.kind)}{about}"

    def soul(self, soul: SoulView) -> str:
        view = self.view
        who = f"{soul.id}"
        if soul.id == view.active:
            who += f" ({self.say('active')}, {self.say('actions')} {view.actions_left})"
        parts = [self.name("role", soul.role)] if soul.role else []
        parts.append(soul.node)
        parts.append(f"{self.say('sanity')} {soul.sanity}/{soul.maximum}")
        parts.append(f"{self.say('expected')} {soul.expected}")
        return f"{who}: {', '.join(parts + self.things(soul) + self.conditions(soul))}"

    def things(self, soul: SoulView) -> list[str]:
        things = [f"{self.name('item', id)} x{n}" for id, n in soul.items.items()]
        things += [self.name("card", "book")] if soul.book else []
        things += [self.say("crown")] if soul.crown else []
        ring = f"{self.name('item', 'ring')} ({self.say('worn')})"
        return things + ([ring] if soul.ring else [])

    def conditions(self, soul: SoulView) -> list[str]:
        found = [
            f"{self.name('status', id)} {rounds}"
            for id, rounds in soul.statuses.items()
            if rounds
        ]
        if any(soul.poisoned):
            found.append(f"{self.name('status', 'poisoned')} {sum(soul.poisoned)}")
        if soul.guard != "none":
            found.append(f"{self.say('guards')} {soul.guard}")
        marks = {
            "limited": soul.limited,
            "skips": soul.skip,
            "frozen": soul.frozen,
            "shield": bool(soul.shield),
        }
        return found + [self.say(word) for word, on in marks.items() if on]

    def pending(self) -> Iterator[str]:
        """What the question is about, the merchant's offer, and what moves meet."""
        view = self.view
        if view.stage == "react":
            monster = self.name("monster", view.purpose)
            yield f"{view.soul}: {self.say('attacked')} {monster}"
        if view.card:
            die = f", d6 {view.die}" if view.die else ""
            yield f"{view.revealer}: {self.name('card', view.card)}{die}"
        if view.psy:
            for (place, price), id in zip(
                view.psy.bury.items(), view.psy.keep, strict=True
            ):
                yield f"{place}: {self.name('card', id)} (-{price})"
        for place, item in view.merchant.shown.items():
            yield f"{place}: {self.name('item', item)}"
        for move in view.moves:
            waits = [self.name("card", move.card)] if move.card else []
            waits += [f"{self.say('loop')} -5"] if move.loop else []
            if waits:
                yield f"{self.say('to')} {move.node}: {', '.join(waits)}"
