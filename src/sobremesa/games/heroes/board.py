"""Heroes in a terminal: opponents above, the Battlefield, one's own side below.

Nothing is told by colour alone: fresh tokens carry a `~`, turned Characters an arrow,
energy is pips, knock-outs are skulls.
"""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .view import Event, Gear, Mob, Plant, Player, View
from .view_heroes import Action, Hero, Token

Name = Callable[[str, str], str]
TURNS = {0: "↑", -45: "↖", 90: "→"}
PIP, HOLE, SKULL, ALIVE = "●", "○", "☠", "·"


def draw(view: View, name: Name) -> RenderableType:
    """Everything a seat sees, as one group of panels."""
    own = view.seat or view.players[0].id
    others = [
        player for player in view.players if player.id != own and player.side >= 0
    ]
    mine = [player for player in view.players if player.id == own and player.side >= 0]
    parts: list[RenderableType] = [headline(view, name)]
    if view.mob:
        parts.append(draw_mob(view.mob, name))
    for player in others:
        parts.append(draw_player(player, view, name))
        if player.hand is not None:  # for eyes from which nothing is hidden
            parts.append(draw_hand(player.hand, name))
    parts.append(battlefield(view, name))
    parts += [draw_player(player, view, name) for player in mine]
    for player in mine:
        if player.hand is not None:
            parts.append(draw_hand(player.hand, name))
    return Group(*parts)


def headline(view: View, name: Name) -> Text:
    line = Text()
    line.append(f"{name('mode', view.mode)}", style="bold")
    if view.part:
        line.append(f" {view.part}/{len(view.schedule)} {view.schedule[view.part - 1]}")
    line.append(f"  {name('word', 'round')} {view.round}/{view.max_rounds}")
    line.append(f"  {name('phase', view.phase)}  {name('seat', view.turn)}")
    if view.winners:
        winners = ", ".join(name("seat", seat) for seat in view.winners)
        line.append(f"  ★ {winners}", style="bold green")
    return line


def draw_player(player: Player, view: View, name: Name) -> Panel:
    """A field: counters, plants and support row, then the team."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in player.team:
        grid.add_column(ratio=1)
    grid.add_row(
        *[
            draw_hero(spot.hero, view, name)
            if spot.hero
            else Text(f"{spot.id} –", "dim")
            for spot in player.team
        ]
    )
    active = player.id == view.asked
    title = Text(
        f"{player.id} {name('seat', player.id)}", "bold reverse" if active else "bold"
    )
    if player.out:
        title.append(" ✗")
    body = Group(counters(player, name), rows(player, name), grid)
    return Panel(body, title=title, title_align="left")


def counters(player: Player, name: Name) -> Text:
    left = max(0, player.ko_limit - player.kos)
    line = Text()
    line.append(SKULL * player.kos + ALIVE * left, style="red")
    line.append(f"  {name('word', 'pool')} {player.pool}", style="yellow")
    line.append(f"  {name('area', 'hand')} {player.hand_size}")
    if player.shown:
        known = [f"{n} {name('card', card)}" for card, n in player.shown.items()]
        line.append(f" ({', '.join(known)})", style="dim")
    line.append(f"  {name('area', 'deck')} {player.deck_size}")
    line.append(f"  {name('word', 'substitutions')} {player.substitutions_left}")
    if player.dead:
        fallen = ", ".join(name("card", card) for card in player.dead)
        line.append(f"  {name('area', 'dead')}: {fallen}", style="dim")
    return line


def rows(player: Player, name: Name) -> Text:
    """Power Plants and Support Row, one line each, empty places left out."""
    line = Text()
    plants = [draw_plant(plant, name) for plant in player.plants if plant.card]
    gear = [draw_gear(gear, name) for gear in player.gear if gear.card]
    if plants:
        line.append(f"{name('area', 'plants')}: ", style="dim")
        line.append(", ".join(plants))
    if gear:
        line.append(f"\n{name('area', 'gear')}: " if plants else "", style="dim")
        line.append(", ".join(gear))
    return line


def draw_plant(plant: Plant, name: Name) -> str:
    mark = "" if plant.basic else ("✓" if plant.activated else "!")
    return f"{plant.spot} {name('card', plant.card)}{mark}"


def draw_gear(gear: Gear, name: Name) -> str:
    actions = " ".join(
        f"{action.number} {name('move', action.move)}({price(action)})"
        for action in gear.actions
    )
    energy = pips(gear.energy, gear.limit)
    return f"{gear.spot} {name('card', gear.card)} {energy} {actions}".rstrip()


def draw_hero(hero: Hero, view: View, name: Name) -> Panel:
    body = Text()
    body.append(f"♥{hero.health}/{hero.full_health}", style="red")
    body.append(f"  ⛨{hero.protection}", style="cyan")
    if hero.shield:
        body.append(f"+{hero.shield}", style="cyan bold")
    if hero.perception:
        body.append(f"  ◉{hero.perception}", style="magenta")
    changed = hero.speed.total - hero.speed.printed
    mark = "" if not changed else ("▲" if changed > 0 else "▼")
    body.append(f"  »{hero.speed.total}{mark}", style="green")
    if hero.limit:
        body.append(f"\n{pips(hero.energy, hero.limit)}", style="yellow")
    body.append(f"  {TURNS[hero.turned]}")
    if hero.might.total:
        body.append(f"  ⚔{hero.might.total:+d}")
    if hero.common:
        body.append(f"  [{name('area', 'common')}]")
    for action in [*hero.actions, *hero.cards]:
        body.append("\n" + draw_action(action, name, card=action in hero.cards))
    if hero.passive:
        body.append("\n" + draw_action(hero.passive, name, card=False))
    if hero.tokens:
        body.append("\n" + ", ".join(draw_token(token, name) for token in hero.tokens))
    for blocked in view.blocked:
        if blocked.place == hero.id:
            rules = ", ".join(f"HC-{reason.rule}" for reason in blocked.reasons)
            body.append(f"\n⊘ {rules}", style="dim")
    active = view.active == hero.id
    title = f"{'▶ ' if active else ''}{hero.id} {name('card', hero.card)}"
    return Panel(
        body, title=title, title_align="left", border_style="bold" if active else ""
    )


def draw_action(action: Action, name: Name, *, card: bool) -> str:
    """Number, name, cost, damage; a bar where a rule forbids it now."""
    bar = "".join(f" ⊘{reason.rule}" for reason in action.why_not)
    hits = f" ⚔{'+'.join(str(n) for n in action.damage)}" if action.damage else ""
    number = f"c{action.number}" if card else action.number
    return f"{number} {name('move', action.move)} ({price(action)}){hits}{bar}"


def price(action: Action) -> str:
    again = f"×{action.repeat}" if action.repeat > 1 else ""
    return f"{'h' if action.hold else ''}{action.cost}{again}"


def draw_token(token: Token, name: Name) -> str:
    """`~` for a fresh one, the size, and when it lapses."""
    size = f" {token.size}" if token.size > 1 else ""
    fresh = "~" if token.fresh else ""
    return f"{fresh}{name('token', token.kind)}{size} ⌛{token.lapses_in}"


def pips(energy: int, limit: int) -> str:
    return PIP * energy + HOLE * max(0, limit - energy)


def battlefield(view: View, name: Name) -> Panel:
    """The active Character, the order behind it, the move under way, the Event."""
    line = Text()
    if view.active:
        line.append(f"▶ {view.active} ", style="bold")
    if view.order:
        line.append(f"{name('word', 'order')}: {' '.join(view.order)}  ")
    if view.using:
        line.append(f"{view.using.actor} {name('move', view.using.move)}")
        chosen = [view.using.enemy, view.using.ally, view.using.other, view.using.gear]
        line.append(" → " + " ".join(filter(None, chosen)) if any(chosen) else "")
        line.append("  ")
    if view.card:
        line.append(f"{name('card', view.card)}  ")
    line.append(draw_event(view.event, name))
    return Panel(line, title=name("area", "battlefield"), title_align="left")


def draw_event(event: Event | None, name: Name) -> str:
    if event is None:
        return f"{name('word', 'event')}: –"
    reach = f"{event.invoker} → {event.at or ' '.join(event.affects)}"
    return f"{name('word', 'event')}: {name('card', event.card)} ({reach})"


def draw_mob(mob: Mob, name: Name) -> Panel:
    """Its numbers and what it will do next."""
    hero = mob.hero
    body = Text()
    body.append(f"♥{hero.health}/{hero.full_health}  ⛨{hero.protection}", style="red")
    if hero.shield:
        body.append(f"+{hero.shield}")
    body.append(f"  »{hero.speed.total}")
    body.append(f"\n{name('word', 'next')}: ")
    body.append(" + ".join(name("move", move) for move in mob.next_row), style="bold")
    body.append(f" → {' '.join(mob.possible_targets)}")
    if hero.tokens:
        body.append("\n" + ", ".join(draw_token(token, name) for token in hero.tokens))
    return Panel(body, title=f"{name('word', 'mob')}: {name('card', hero.card)}")


def draw_hand(hand: dict[str, int], name: Name) -> Panel:
    cards = [
        f"{name('card', card)}{f' ×{copies}' if copies > 1 else ''}"
        for card, copies in hand.items()
    ]
    return Panel(
        ", ".join(cards) or "–", title=name("area", "hand"), title_align="left"
    )
