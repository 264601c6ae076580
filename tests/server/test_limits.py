"""How much one address may ask for."""

import pytest

from sobremesa.server import limits
from sobremesa.server.limits import Limits, Share
from sobremesa.server.refusals import Refused


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def allowed(limit: Limits, address: str) -> int:
    """How often an address may ask at this moment."""
    count = 0
    with pytest.raises(Refused, match="too many questions") as refused:  # noqa: PT012
        while count < 1_000:
            limit.check(address)
            count += 1
    assert ("rate", 429) == (refused.value.code, refused.value.status)
    return count


def test_a_burst_is_allowed_and_then_a_rate(clock: Clock) -> None:
    limit = Limits(rate=2, burst=10, what="questions")

    assert 10 == allowed(limit, "a")
    clock.now += 1.5
    assert 3 == allowed(limit, "a")
    clock.now += 1_000
    assert 10 == allowed(limit, "a")


def test_addresses_do_not_count_for_each_other(clock: Clock) -> None:
    limit = Limits(rate=2, burst=10, what="questions")

    assert 10 == allowed(limit, "a")
    assert 10 == allowed(limit, "b")


def test_only_so_many_addresses_are_remembered(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 3)
    limit = Limits(rate=2, burst=10, what="questions")
    for address in "abcdef":
        limit.check(address)

    assert 3 == len(limit.buckets)
    assert 9 == allowed(limit, "f")


def test_an_address_takes_only_its_share_of_seats() -> None:
    share = Share(4)
    share.add("a", "one", 3)

    share.check("a", 1, lambda _: True)
    with pytest.raises(Refused, match="3 seats at unfinished tables, 4 is the most"):
        share.check("a", 2, lambda _: True)
    share.check("b", 4, lambda _: True)


def test_finished_tables_count_no_more() -> None:
    share = Share(4)
    share.add("a", "over", 4)

    share.check("a", 4, lambda id: id != "over")
