"""What stands out in a series: plain sentences, how sure they are, and their limits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import NamedTuple

from sobremesa.bots.levels import KINDS, bot_kind
from sobremesa.i18n import Words

from .compare import LENGTH, contenders, differences, ladder
from .measures import SURE, share_bounds, surely
from .run import Done
from .study import Study

MOST = 3  # things that help, and as many that harm
LISTED = 12  # names of what is never used
NO_DOUBT = 0.001
MANY_DRAWS, MANY_DEAD, ONE_WAY = 0.05, 0.1, 0.8
FULL, FAIR, NONE = "full", "fair", ""  # how sure


@dataclass(frozen=True)
class Finding:
    text: str
    sure: str = NONE  # "": it is what was counted, and claims no more


def findings(done: Done, words: Words) -> list[Finding]:
    """All of a series, the weightiest first."""
    one = done.all
    if not one.matches:
        return []
    return [
        *who_wins(one, words),
        *what_differs(done, words),
        *what_skill_does(done, words),
        *who_begins(one, words),
        *how_it_ends(one, words),
        *how_it_goes(one, words),
        *what_helps(one, words),
        *what_never(one, words),
    ]


def limits(done: Done, words: Words) -> list[str]:
    """What all this cannot tell: how many matches, which bots, no causes."""
    share = share_bounds(done.all.matches // 2, max(1, done.all.matches))
    off = 50 * (share[1] - share[0])
    told = [say(words, "lab-limit-number", off=off, matches=done.all.matches)]
    kinds = {
        bot_kind(player)
        for one in done.plan.variants
        for player in (*one.players, one.guest)
        if player
    }
    own = {kind if kind in KINDS else "own" for kind in kinds}
    told += [say(words, f"lab-limit-{kind}") for kind in sorted(own)]
    return [*told, say(words, "lab-limit-lift")]


def sureness(away: float, error: float, looks: int) -> str | None:
    """How sure it is that something is no luck; None if it may be."""
    if error <= 0:
        return FULL if away else None
    if abs(away) > surely(looks, NO_DOUBT) * error:
        return FULL
    return FAIR if abs(away) > surely(looks) * error else None


def who_wins(one: Study, words: Words) -> Iterator[Finding]:
    who = contenders(one)
    of = "side" if one.sides else "seat"
    if one.alike:
        share = one.share("seat", one.game.kinds["seat"][0])
        low, high = share.bounds
        yield Finding(say(words, "lab-find-table", **percents(share.share, low, high)))
        return
    equal, even = 1 / len(who), True
    for name in who:
        share = one.share(of, name)
        low, high = share.bounds
        error = (high - low) / (2 * SURE)
        sure = sureness(share.share - equal, error, len(who))
        if sure is None:
            continue
        even = False
        key = "lab-find-more" if share.share > equal else "lab-find-less"
        told = percents(share.share, low, high)
        named = words.element(of, name)
        yield Finding(say(words, key, name=named, equal=100 * equal, **told), sure)
    if even:
        yield Finding(say(words, "lab-find-even", equal=100 * equal))


def percents(share: float, low: float, high: float) -> dict[str, float]:
    return {"share": 100 * share, "low": 100 * low, "high": 100 * high}


def what_differs(done: Done, words: Words) -> Iterator[Finding]:
    """What variants change, where it is no luck."""
    if done.plan.variants[0].guest:
        return
    found = differences(done.studies)
    of = "side" if done.all.sides else "seat"
    for one in found:
        mean = one.mean
        sure = sureness(mean.mean, mean.error, len(found))
        if sure is None:
            continue
        low, high = mean.bounds()
        variant = name_of(done, one.variant, words)
        if one.of == LENGTH:
            key, more, scale = "lab-find-longer", "lab-find-shorter", 1.0
        else:
            key, more, scale = "lab-find-gains", "lab-find-loses", 100.0
        yield Finding(
            say(
                words,
                key if mean.mean > 0 else more,
                variant=variant,
                first=name_of(done, 0, words),
                name=words.element(of, one.of),
                by=scale * abs(mean.mean),
                low=scale * min(abs(low), abs(high)),
                high=scale * max(abs(low), abs(high)),
            ),
            sure,
        )
    if found and not any(
        sureness(d.mean.mean, d.mean.error, len(found)) for d in found
    ):
        yield Finding(say(words, "lab-find-alike"))


def name_of(done: Done, variant: int, words: Words) -> str:
    return done.plan.variants[variant].name or say(words, "lab-printed")


def what_skill_does(done: Done, words: Words) -> Iterator[Finding]:
    """From bot to better bot, at the same seat with the same dice."""
    bots = [one.players[0] for one in done.plan.variants if one.guest]
    for rung in ladder(done.studies, list(dict.fromkeys(bots))):
        if rung.gain.number:
            low, high = rung.gain.bounds()
            yield Finding(
                say(
                    words,
                    "lab-find-skill",
                    strong=rung.strong,
                    weak=rung.weak,
                    gain=100 * rung.gain.mean,
                    low=100 * low,
                    high=100 * high,
                    same=100 * rung.same.mean,
                ),
                sureness(rung.gain.mean, rung.gain.error, 1) or NONE,
            )


def who_begins(one: Study, words: Words) -> Iterator[Finding]:
    """What the first choice is worth, where it is not always the same seat's."""
    first = one.shares.get(("first", ""))
    seats = [share for share in one.shares.values() if share.of == "seat"]
    if first is None or len(seats) < 2 or one.alike:
        return
    if one.always_first:
        name = words.element("seat", one.always_first)
        yield Finding(say(words, "lab-find-first-always", name=name))
        return
    mean = sum(share.score.mean for share in seats) / len(seats)
    away = first.score.mean - mean
    sure = sureness(away, first.score.error, 1)
    low, high = first.score.bounds()
    told = percents(first.score.mean, low, high)
    key = "lab-find-first" if sure else "lab-find-first-none"
    yield Finding(say(words, key, equal=100 * mean, **told), sure or NONE)


def how_it_ends(one: Study, words: Words) -> Iterator[Finding]:
    rule, number = one.endings.most_common(1)[0]
    if len(one.endings) > 1 and number > ONE_WAY * one.matches:
        share = 100 * number / one.matches
        ending = words.ending(rule)
        yield Finding(say(words, "lab-find-ending", ending=ending, share=share))
    if one.drawn > MANY_DRAWS * one.matches:
        share = 100 * one.drawn / one.matches
        yield Finding(say(words, "lab-find-drawn", share=share))


def how_it_goes(one: Study, words: Words) -> Iterator[Finding]:
    """Length, lead, and turns in which nothing is to be chosen."""
    if len(one.lengths) > 1:
        cuts = quantiles(one.lengths, n=20)
        told = {
            "low": round(cuts[0]),
            "high": round(cuts[-1]),
            "most": max(one.lengths),
        }
        yield Finding(say(words, "lab-find-length", **told))
    means = one.means
    if not one.alike and means["leads"].number:
        yield Finding(
            say(
                words,
                "lab-find-lead",
                leads=means["leads"].mean,
                decided=100 * means["decided"].mean,
                drama=100 * means["drama"].mean,
            )
        )
    if means["dead"].mean > MANY_DEAD:
        yield Finding(say(words, "lab-find-dead", share=100 * means["dead"].mean))


def what_helps(one: Study, words: Words) -> Iterator[Finding]:
    """What those used who won more or less often than the same seat without it."""
    lifts = lifted(one)
    best = [lift for lift in lifts if lift.by > 0][:MOST]
    worst = [lift for lift in lifts if lift.by < 0][-MOST:]
    for lift in [*best, *worst]:
        sure = sureness(lift.by, lift.error, len(lifts))
        if sure is None:
            continue
        off, by = SURE * lift.error, abs(lift.by)
        key = "lab-find-helps" if lift.by > 0 else "lab-find-harms"
        told = {"by": 100 * by, "low": 100 * (by - off), "high": 100 * (by + off)}
        named = words.element(lift.kind, lift.id)
        yield Finding(say(words, key, name=named, use=lift.use, **told), sure)


class Lift(NamedTuple):
    """What goes with using a thing."""

    by: float  # of the score
    error: float
    use: str
    kind: str
    id: str


def lifted(one: Study) -> list[Lift]:
    """The content that was used, by what it went with; of a thing its clearest use."""
    clearest: dict[str, Lift] = {}
    for use, kind, id, used in one.uses():
        lift = one.lift(used) if kind in one.content else None
        if lift is None or not lift[1]:
            continue
        known = clearest.get(id)
        if known is None or abs(lift[0] / lift[1]) > abs(known.by / known.error):
            clearest[id] = Lift(*lift, use, kind, id)
    return sorted(clearest.values(), key=lambda lift: -lift.by / lift.error)


def what_never(one: Study, words: Words) -> Iterator[Finding]:
    """Content that no event ever named, kind by kind."""
    for kind, ids, never in unused(one):
        names = [words.element(kind, id) for id in never[:LISTED]]
        if len(never) > LISTED:
            names.append("…")
        told = {"never": len(never), "all": len(ids), "kind": kind}
        yield Finding(say(words, "lab-find-never", names=", ".join(names), **told))


def unused(one: Study) -> Iterator[tuple[str, Sequence[str], list[str]]]:
    """A kind, its ids, and those that never were used; kinds in use only."""
    used: dict[str, set[str]] = {}
    for _, kind, id, found in one.uses():
        if found.times and kind in one.content:
            used.setdefault(kind, set()).add(id)
    for kind, ids in used.items():
        never = [id for id in one.game.kinds[kind] if id not in ids]
        if never:
            yield kind, one.game.kinds[kind], never


def say(words: Words, key: str, **values: object) -> str:
    """With numbers as tables show them: one digit, and none where it is a 0."""
    shown = {
        name: tenths(value) if isinstance(value, float) else value
        for name, value in values.items()
    }
    return words.say(key, **shown)


def tenths(value: float) -> float:
    short = round(value, 1)
    return int(short) if short.is_integer() else short
