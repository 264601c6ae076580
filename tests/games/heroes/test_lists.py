"""Section 5: a list of one's own is its owner's secret, unless lists are open."""

import msgspec
import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.decks import DECKS, write_deck
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.match import Match
from sobremesa.testing import check_contract

GROVE, LAB, WARDENS = (
    write_deck(DECKS[name]) for name in ("living_grove", "black_lab", "star_wardens")
)
SMALL = "3*solar_plant,3*mossback,2*pollinator,2*healing_factor"


def begin(options: dict[str, object], seed: str) -> Match:
    return Match(GAME, ["Ana", "Bea"], options, seed=seed)


def test_own_lists_are_withheld_and_the_name_of_a_prebuilt_deck_is_told() -> None:
    chosen = GAME.set_up({"list.1": GROVE, "deck.2": "black_lab", "hand_max": 8}, 2)

    assert ["list.1"] == GAME.hidden_options(chosen)
    assert {"deck.2": "black_lab", "hand_max": 8} == GAME.public_options(chosen)


def test_open_decklists_open_them() -> None:
    chosen = GAME.set_up({"list.1": GROVE, "open_decklists": True}, 2)

    assert [] == GAME.hidden_options(chosen)
    assert chosen == GAME.public_options(chosen)


def test_nothing_is_withheld_where_nobody_brings_a_list() -> None:
    assert [] == GAME.hidden_options(GAME.set_up({"hand_max": 8}, 2))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("open", [False, True])
def test_the_contract_holds_with_own_lists(seats: int, open: bool) -> None:
    options = {"list.1": LAB, "list.2": WARDENS, "open_decklists": open}

    check_contract(GAME, "own lists", seats=seats, options=options)


def test_the_contract_holds_with_small_lists() -> None:
    options = {"list.1": SMALL, "list.2": SMALL, "deck_min": 10}

    check_contract(GAME, "small lists", seats=2, options=options)


def test_two_lists_that_look_alike_are_imagined_alike() -> None:
    alike = 0
    for seed in range(40):
        one, two = (begin({"list.2": own}, f"{seed}") for own in (LAB, WARDENS))
        views = [msgspec.json.encode(match.seat(0).view) for match in (one, two)]
        if views[0] != views[1]:  # a hand that was shown, or another mulligan
            continue
        alike += 1
        for luck in range(4):
            twins = [GAME.redeal(m.state, 0, Fast(luck)) for m in (one, two)]
            assert GAME.dump(twins[0]) == GAME.dump(twins[1])
    assert alike > 10


def test_what_was_seen_of_a_list_stays_in_what_is_imagined() -> None:
    match = begin({"list.2": LAB}, "seen")
    dice = Fast("seen")
    while not match.over:
        fields = GAME.dump(match.state)
        twin = GAME.dump(GAME.redeal(match.state, 0, dice))
        for part in ("heroes", "plants", "gear", "tokens"):
            assert fields[part] == twin[part]
        for part in ("bottom", "dead"):
            assert fields["players"]["2"].get(part) == twin["players"]["2"].get(part)
        held = [sum(f["players"]["2"].get("deck", {}).values()) for f in (fields, twin)]
        assert held[0] == held[1]
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])


def test_a_match_imagined_with_another_list_can_be_played_to_its_end() -> None:
    options = {"list.1": LAB, "list.2": WARDENS, "mixed_schedule": "arena:2>arena:1"}
    match = Match(GAME, ["A", "B", "C"], {**options, "mode": "mixed"}, seed="mixed")
    dice = Fast("imagined")
    for _ in range(3):
        twin = GAME.redeal(match.state, 2, dice)
        while twin.seat >= 0:
            legal = twin.legal()
            twin.apply(legal[dice.below(len(legal))], dice, Silence())
        assert 3 == len(twin.result().scores)
