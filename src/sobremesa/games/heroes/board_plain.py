"""Heroes in words, for a screen that has only letters."""

from collections.abc import Iterator

from sobremesa.kernel.plain import Drawing, Name, Telling

from . import board
from .view import Event, Gear, Plant, Player, View
from .view_heroes import Action, Hero, Token

TURNS = {0: "upright", -45: "half_turned", 90: "turned"}


def draw(view: View, name: Name) -> Drawing:
    return Drawing(board.draw(view, name), Arena(view, name).lines)


class Arena(Telling[View]):
    """Opponents first, the Battlefield, one's own side last."""

    def word(self, id: str) -> str:
        return self.name("word", id)

    def lines(self) -> Iterator[str]:
        view = self.view
        own = view.seat or view.players[0].id
        yield from self.headline()
        if view.mob:
            yield from self.mob()
        seated = [player for player in view.players if player.side >= 0]
        for player in sorted(seated, key=lambda one: one.id == own):
            if player.id == own:
                yield from self.battlefield()
            yield from self.player(player)
        if all(player.id != own for player in seated):
            yield from self.battlefield()

    def headline(self) -> Iterator[str]:
        view = self.view
        parts = [self.name("mode", view.mode)]
        if view.part:
            now = view.schedule[view.part - 1]
            parts.append(f"{view.part}/{len(view.schedule)} {now}")
        parts.append(f"{self.word('round')} {view.round}/{view.max_rounds}")
        parts.append(self.name("phase", view.phase))
        parts.append(f"{self.say('turn')} {self.name('seat', view.turn)}")
        yield ", ".join(parts)
        if view.winners:
            names = ", ".join(self.name("seat", seat) for seat in view.winners)
            yield f"{self.say('winners')}: {names}"

    def player(self, player: Player) -> Iterator[str]:
        marks = {"asked": player.id == self.view.asked, "out": player.out}
        told = "".join(f", {self.say(word)}" for word, on in marks.items() if on)
        yield f"{player.id} {self.name('seat', player.id)}{told}"
        yield f"  {self.counters(player)}"
        plants = [self.plant(plant) for plant in player.plants if plant.card]
        gear = [self.gear(gear) for gear in player.gear if gear.card]
        for area, things in (("plants", plants), ("gear", gear)):
            if things:
                yield f"  {self.name('area', area)}: {', '.join(things)}"
        for spot in player.team:
            if spot.hero is None:
                yield f"  {spot.id}: {self.say('empty')}"
            else:
                yield from self.hero(spot.hero)
        if player.hand is not None and player.id == self.view.seat:
            yield f"  {self.name('area', 'hand')}: {self.cards(player.hand) or '-'}"

    def counters(self, player: Player) -> str:
        known = f" ({self.cards(player.shown)})" if player.shown else ""
        parts = [
            f"{self.word('kos')} {player.kos}/{player.ko_limit}",
            f"{self.word('pool')} {player.pool}",
            f"{self.name('area', 'hand')} {player.hand_size}{known}",
            f"{self.name('area', 'deck')} {player.deck_size}",
            f"{self.word('substitutions')} {player.substitutions_left}",
        ]
        if player.dead:
            fallen = ", ".join(self.name("card", card) for card in player.dead)
            parts.append(f"{self.name('area', 'dead')}: {fallen}")
        return ", ".join(parts)

    def cards(self, counts: dict[str, int]) -> str:
        return ", ".join(f"{n} {self.name('card', card)}" for card, n in counts.items())

    def plant(self, plant: Plant) -> str:
        mark = ""
        if not plant.basic:
            mark = f" ({self.say('activated' if plant.activated else 'waiting')})"
        return f"{plant.spot} {self.name('card', plant.card)}{mark}"

    def gear(self, gear: Gear) -> str:
        energy = f"{self.word('energy')} {gear.energy}/{gear.limit}"
        told = [energy, *[self.action(action) for action in gear.actions]]
        return f"{gear.spot} {self.name('card', gear.card)} ({'; '.join(told)})"

    def hero(self, hero: Hero) -> Iterator[str]:
        view = self.view
        active = f", {self.say('active')}" if view.active == hero.id else ""
        yield f"  {hero.id} {self.name('card', hero.card)}{active}"
        yield f"    {', '.join(self.numbers(hero))}"
        for action in hero.actions:
            yield f"    {self.action(action)}"
        for action in hero.cards:
            yield f"    c{self.action(action)}"
        if hero.passive:
            yield f"    {self.action(hero.passive)}"
        if hero.tokens:
            yield f"    {', '.join(self.token(token) for token in hero.tokens)}"
        for blocked in view.blocked:
            if blocked.place == hero.id:
                rules = ", ".join(f"HC-{reason.rule}" for reason in blocked.reasons)
                yield f"    {self.say('forbidden')} {rules}"

    def numbers(self, hero: Hero) -> list[str]:
        parts = [f"{self.word('health')} {hero.health}/{hero.full_health}"]
        parts.append(f"{self.word('protection')} {hero.protection}")
        if hero.shield:
            parts.append(f"{self.name('token', 'shield')} {hero.shield}")
        if hero.perception:
            parts.append(f"{self.name('token', 'perception')} {hero.perception}")
        speed = f"{self.word('speed')} {hero.speed.total}"
        if hero.speed.total != hero.speed.printed:
            speed += f" ({self.say('printed')} {hero.speed.printed})"
        parts.append(speed)
        if hero.limit:
            parts.append(f"{self.word('energy')} {hero.energy}/{hero.limit}")
        parts.append(self.say(TURNS[hero.turned]))
        if hero.might.total:
            parts.append(f"{self.say('damage')} {hero.might.total:+d}")
        if hero.common:
            parts.append(self.name("area", "common"))
        return parts

    def action(self, action: Action) -> str:
        """Number, name, cost, damage, and the rule that forbids it now."""
        price = f"{self.say('holds' if action.hold else 'costs')} {action.cost}"
        parts = [price]
        if action.repeat > 1:
            parts.append(f"x{action.repeat}")
        if action.damage:
            hits = "+".join(str(number) for number in action.damage)
            parts.append(f"{self.say('damage')} {hits}")
        if action.why_not:
            rules = ", ".join(f"HC-{reason.rule}" for reason in action.why_not)
            parts.append(f"{self.say('forbidden')} {rules}")
        return f"{action.number} {self.name('move', action.move)}: {', '.join(parts)}"

    def token(self, token: Token) -> str:
        size = f" {token.size}" if token.size > 1 else ""
        fresh = f"{self.say('fresh')}, " if token.fresh else ""
        lapses = f"{self.say('lapses')} {token.lapses_in}"
        return f"{self.name('token', token.kind)}{size} ({fresh}{lapses})"

    def battlefield(self) -> Iterator[str]:
        """The active Character, the order behind it, the move under way, the Event."""
        view = self.view
        parts = []
        if view.active:
            parts.append(f"{self.say('active')} {view.active}")
        if view.order:
            parts.append(f"{self.word('order')}: {' '.join(view.order)}")
        if view.using:
            using = view.using
            chosen = [using.enemy, using.ally, using.other, using.gear]
            at = " ".join(filter(None, chosen))
            aim = f" {self.say('at')} {at}" if at else ""
            parts.append(f"{using.actor} {self.name('move', using.move)}{aim}")
        if view.card:
            parts.append(self.name("card", view.card))
        parts.append(self.event(view.event))
        yield f"{self.name('area', 'battlefield')}: {', '.join(parts)}"

    def event(self, event: Event | None) -> str:
        if event is None:
            return f"{self.word('event')}: -"
        whom = event.at or " ".join(event.affects)
        reach = f"{event.invoker}, {self.say('affects')} {whom}"
        return f"{self.word('event')}: {self.name('card', event.card)} ({reach})"

    def mob(self) -> Iterator[str]:
        mob = self.view.mob
        assert mob is not None
        yield f"{self.word('mob')}: {self.name('card', mob.hero.card)}"
        yield f"  {', '.join(self.numbers(mob.hero))}"
        moves = " + ".join(self.name("move", move) for move in mob.next_row)
        at = " ".join(mob.possible_targets) or "-"
        yield f"  {self.word('next')}: {moves}, {self.say('at')} {at}"
        if mob.hero.tokens:
            yield f"  {', '.join(self.token(token) for token in mob.hero.tokens)}"
