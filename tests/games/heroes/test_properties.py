"""What holds in every match of Heroes, whatever is played."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa import compiled
from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import SIZE
from sobremesa.games.heroes.options import SEATS_OF
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.rules_energy import gear_limit, limit
from sobremesa.games.heroes.rules_tokens import health
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Journal, Silence
from sobremesa.testing import random_options

TABLES = [(mode, seats) for mode, sizes in SEATS_OF.items() for seats in sizes]
MOST = 20_000  # decisions


def matches(mode: str, seats: int, seed: int, *, varied: bool) -> Heroes:
    options = random_options(GAME, Fast(f"options {seed}")) if varied else {}
    chosen = GAME.set_up({**options, "mode": mode}, seats)
    state = GAME.new(chosen, seats, Fast(seed), Silence())
    assert isinstance(state, Heroes)
    return state


@settings(max_examples=30 if compiled() else 8)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.booleans())
def test_every_match_ends_and_keeps_its_invariants(
    table: tuple[str, int], seed: int, varied: bool
) -> None:
    state = matches(*table, seed, varied=varied)
    dice = Fast(f"play {seed}")
    decisions = 0
    while state.seat >= 0:
        state.apply(dice.pick(state.legal()), dice, Silence())
        decisions += 1
        assert decisions < MOST
        if decisions % 7 == 0 and state.seat >= 0:
            check_cards(state)
            check_numbers(state)

    scores = state.result().scores
    assert all(0.0 <= score <= 1.0 for score in scores)


@settings(max_examples=15)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.booleans())
def test_what_is_told_names_somebody(
    table: tuple[str, int], seed: int, varied: bool
) -> None:
    state, dice, journal = (
        matches(*table, seed, varied=varied),
        Fast(f"play {seed}"),
        Journal(),
    )
    while state.seat >= 0:
        state.apply(dice.pick(state.legal()), dice, journal)

    for event in journal.events:
        kinds = [word.rpartition(":")[2] for word in GAME.events[event.key].split()]
        assert len(kinds) == len(event.numbers)
        for kind, number in zip(kinds, event.numbers, strict=True):
            assert number >= 0 or kind in ("speed", "attack")
            assert kind not in GAME.kinds or number < len(GAME.kinds[kind])


def check_cards(state: Heroes) -> None:
    """Cards are conserved over deck, hand, play and Dead Zone, for all still in."""
    fields = GAME.dump(state)
    ids = state.box.cards.ids
    for at, (seat, player) in enumerate(fields["players"].items()):
        if player.get("out") or player.get("side", -1) < 0:
            continue
        held: Counter[str] = Counter(player.get("hand", {}))
        held.update(player.get("deck", {}))
        held.update(player.get("bottom", []))
        held.update(player.get("dead", []))
        for part in ("heroes", "plants", "gear"):
            for place, thing in fields[part].items():
                if place.startswith(seat):
                    held.update([thing["card"], *thing.get("attached", [])])
        held.update([fields["event"]] if fields.get("invoker") == seat else [])
        pending = fields.get("card") and fields["turn"] == seat
        held.update([fields["card"]] if pending else [])
        full = {ids[card]: n for card, n in enumerate(state.box.decks[at]) if n}
        assert full == {card: n for card, n in held.items() if n}


def check_numbers(state: Heroes) -> None:
    """Energy never above its limit, no counter below 0, teams within their size."""
    field, box = state.field, state.box
    for hero in range(field.heroes):
        if field.who[hero] >= 0:
            assert 0 <= field.energy[hero] <= limit(field, hero)
            assert 0 <= field.guard[hero] <= field.cards.protection[field.who[hero]]
            assert health(field, hero) > 0
            assert hero % SIZE < box.team_size
            assert field.attachments(hero) <= box.attach_max
        if field.gear[hero] >= 0:
            assert (
                0 < field.charge[hero] <= gear_limit(field, hero) or field.use.move >= 0
            )
    columns = (field.damage, field.shield, field.insight, field.pool, field.kos)
    for column in (*columns, field.hands, field.charge):
        assert min(column) >= 0
    for seat in range(box.seats):
        assert field.subs[seat] <= box.substitutions
        assert field.entries[seat] <= box.team_size
        if field.plays(seat):
            assert field.kos[seat] < box.ko_limit
    assert all(group % 1024 > 0 for group in field.tokens)
