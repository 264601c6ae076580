"""What holds in every match, whatever is played."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import ROOM_IDS, ROOMS
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Fields
from sobremesa.kernel.log import Journal, Silence

from .scene import PRINTED

seeds = st.integers(0, 10**9)
presets = st.sampled_from(["canon", "measured", "gentle", "cruel"])
souls = st.integers(1, 4)


def match(seed: int, preset: str, souls: int) -> Iterator[tuple[Carcosa, Fields]]:
    """The positions of a random match."""
    dice = Fast(seed)
    chosen = GAME.set_up({"preset": preset, "souls": souls}, 1)
    state = GAME.new(chosen, 1, dice, Silence())
    assert isinstance(state, Carcosa)
    yield state, GAME.dump(state)
    while state.seat >= 0:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, Silence())
        yield state, GAME.dump(state)


def cards_of(sheet: Fields) -> Counter[str]:
    """Every card but those the roles and the supply added."""
    cards: Counter[str] = Counter()
    piles = [sheet["unseen"], sheet["discards"], sheet["armory"], sheet["loot"]]
    piles += [sheet["merchant"]["unseen"]]
    piles += [soul.get("items", {}) for soul in sheet["souls"]]
    for pile in piles:
        cards.update(pile)
    for box in sheet["boxes"].values():
        for part in ("top", "stirred", "bottom"):
            cards.update(box.get(part, []))
    merchant = sheet["merchant"]
    cards.update([*merchant["bottom"], *merchant["shown"], merchant["display"]])
    cards.update({"key": sheet["keys_destroyed"], "book": bool(sheet["book"])})
    cards.update({"ring": bool(sheet["ring"]), sheet["turn"].get("card", ""): 1})
    cards.update(key for key in sheet["turn"].get("todo", []) if "gain_key" in key)
    del cards[""]
    return +cards


@given(seeds, presets, souls)
@settings(max_examples=15)
def test_cards_are_never_lost(seed: int, preset: str, souls: int) -> None:
    first: Counter[str] | None = None
    for _, sheet in match(seed, preset, souls):
        cards = cards_of(sheet)
        cards["blunt"] -= sheet["supplied"]
        cards["key"] -= sheet["ritual_done"]
        cards["key"] += sum(cards.pop(c) for c in list(cards) if "gain_key" in c)
        if first is None:
            first = +cards
            given_out = sum(cards.values()) - 108 - sum(PRINTED.merchant) - 1
            assert 0 <= given_out <= souls  # the roles' starting objects
        assert first == +cards


@given(seeds, presets, souls)
@settings(max_examples=15)
def test_keys_in_play_and_destroyed_are_constant(
    seed: int, preset: str, souls: int
) -> None:
    chosen = GAME.set_up({"preset": preset, "souls": souls}, 1)
    total = int(PRINTED.settings(chosen, 1).keys_in_boxes) + 1
    for _, sheet in match(seed, preset, souls):
        pending = sum("gain_key" in task for task in sheet["turn"].get("todo", []))
        keys = cards_of(sheet)["key"] + pending
        assert total + sheet["ritual_done"] == keys


@given(seeds, presets, souls)
@settings(max_examples=15)
def test_boxes_tokens_and_souls_stay_in_bounds(
    seed: int, preset: str, souls: int
) -> None:
    for state, sheet in match(seed, preset, souls):
        rooms = [box["room"] for box in sheet["boxes"].values()]
        assert sorted(ROOM_IDS) == sorted(rooms)
        kinds = [monster["kind"] for monster in sheet["monsters"]]
        assert len(kinds) == len(set(kinds))
        for soul in state.house.souls:
            assert -5 <= soul.sanity <= soul.maximum()
            assert soul.key_slots + 1 >= soul.items[0] >= 0
        assert 0 <= sheet["tales_attached"] <= 4
        assert sheet["vanish"] <= 10


@given(seeds)
@settings(max_examples=25)
def test_boxes_follow_the_belt_as_one_cycle(seed: int) -> None:
    home = [ROOM_IDS[room] for room in range(ROOMS)]
    for state, sheet in match(seed, "canon", 4):
        turns = max(0, int(state.house.round) - 1)
        if not sheet["seat"] and sheet["ending"]:
            turns += 1
        rooms = list(range(ROOMS))
        for _ in range(turns):
            rooms = [PRINTED.belt[room] for room in rooms]
        if sheet["turn"].get("active"):
            assert [home[room] for room in rooms] == [
                box["room"] for box in sheet["boxes"].values()
            ]


@given(seeds, presets, souls)
@settings(max_examples=15)
def test_a_decision_is_a_real_one(seed: int, preset: str, souls: int) -> None:
    for state, _ in match(seed, preset, souls):
        assert state.seat < 0 or len(state.legal()) > 1


@given(seeds, presets)
@settings(max_examples=15)
def test_a_collapse_is_told_whenever_a_soul_reaches_minus_5(
    seed: int, preset: str
) -> None:
    dice, journal = Fast(seed), Journal()
    state = GAME.new(GAME.set_up({"preset": preset}, 4), 4, dice, journal)
    assert isinstance(state, Carcosa)
    while state.seat >= 0:
        before = [int(soul.sanity) for soul in state.house.souls]
        said = len(journal.events)
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, journal)
        fell = {e.numbers[0] for e in journal.events[said:] if e.key[:4] == "9.6/"}
        for s, soul in enumerate(state.house.souls):
            if soul.sanity == -5 and before[s] > -5:
                assert s in fell
