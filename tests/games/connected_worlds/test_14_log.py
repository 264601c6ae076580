"""CW-14 Log."""

import re

from sobremesa.games.connected_worlds import GAME
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import ALL, Journal

from .scene import scene

CITED = re.compile(r"(?<![\d.])\d+\.\d+")


def test_14_1_every_rule_of_the_table_has_an_event() -> None:
    text = GAME.rulebook().text
    start = text.index("| Event | Rule | Event | Rule |")
    table = text[start : text.index("- **CW-14.2")]
    cited = set(CITED.findall(table.replace("13.4–13.6", "13.4 13.5 13.6")))

    told = {key.partition("/")[0] for key in GAME.events}
    assert cited <= told
    assert {"4.1", "4.2", "5.3"} == told - cited


def test_14_2_only_the_owner_is_told_which_cards_are_drawn() -> None:
    turn = scene("s1 SB A:d4")
    journal = Journal()

    turn.state.apply(GAME.table.number("end"), Fast("log"), journal)

    hidden = [event for event in journal.events if event.eyes != ALL]
    assert {"4.9/draws", "4.3/draws"} == {event.key for event in hidden}
    for event in hidden:
        owner = event.numbers[0]
        assert 1 << owner == event.eyes
        assert (owner,) == event.seen_by(1 - owner).numbers
        assert (owner,) == event.seen_by(-1).numbers
        assert event.numbers == event.seen_by(owner).numbers
