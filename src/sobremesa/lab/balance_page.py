"""The page of a search for balance."""

from collections.abc import Iterable, Iterator
from html import escape

from sobremesa.i18n import LANGUAGES, Words

from .balance import Search, Trial
from .page import page, table
from .svg import Point, scatter


def balance_page(search: Search, lang: str, *, file: str, command: str) -> str:
    bodies = {
        code: "".join(parts(search, Words(code, search.game), file, command))
        for code in LANGUAGES
    }
    names = {code: Words(code).say("lab-language") for code in LANGUAGES}
    return page(search.game.name, bodies, lang, names)


def parts(search: Search, words: Words, file: str, command: str) -> Iterator[str]:
    def tell(key: str, **values: object) -> str:
        return escape(words.say(f"lab-balance-{key}", **values))

    names = list(search.target)
    of = "side" if names[0] in search.game.sides else "seat"
    called = {name: words.element(of, name) for name in names}

    def listed(trials: Iterable[Trial]) -> str:
        heads = [tell("change"), tell("distance")]
        heads += [escape(called[name]) for name in names]
        rows = []
        for one in trials:
            cells = [f"{one.change:.2f}", f"{100 * one.distance:.1f}"]
            for name in names:
                low, high = one.bounds(name)
                told = f"{100 * one.shares[name]:.1f} %"
                cells.append(f"{told} <small>{100 * low:.1f}–{100 * high:.1f}</small>")
            rows.append([*cells, escape(changed(one, words))])
        return table([*heads, tell("what")], rows)

    yield f"<h1>{tell('title', game=words.say('game-name'))}</h1><p>"
    numbers = {"trials": len(search.found), "knobs": len(search.knobs)}
    yield f"{tell('how', matches=search.matches, **numbers)}</p>"
    aims = ", ".join(f"{called[one]} {100 * search.target[one]:g} %" for one in names)
    yield f"<p>{tell('aims', aims=aims, within=100 * search.within)}</p>"
    yield f"<p>{tell('players', players=', '.join(search.players))}</p>"
    yield f"<p><code>{escape(command)}</code></p>"
    yield f"<p><b>{escape(verdict(search, words, file))}</b></p>"
    front = search.front()
    points: list[Point] = [
        (one.change, 100 * one.distance, changed(one, words), one in front)
        for one in search.found
    ]
    yield scatter(points, "front", across=tell("change"), up=tell("distance"))
    yield f"<h2>{tell('front')}</h2>{listed(front)}"
    if search.checked:
        yield f"<h2>{tell('fresh')}</h2>{listed(search.checked)}"


def changed(one: Trial, words: Words) -> str:
    told = ", ".join(f"{name} = {value}" for name, value in one.changes.items())
    return told or words.say("lab-balance-nothing")


def verdict(search: Search, words: Words, file: str) -> str:
    """Whether the target was reached with fresh dice, and by what."""
    best = search.best
    if not search.over:
        return words.say("lab-balance-unchecked", trials=len(search.found) - 1)
    if best is None:
        nearest = min(search.checked, key=lambda one: one.distance)
        away = {"within": 100 * search.within, "distance": 100 * nearest.distance}
        return words.say("lab-balance-none", **away)
    return words.say(
        "lab-balance-reached",
        changes=changed(best, words),
        distance=100 * best.distance,
        matches=best.matches,
        file=file,
    )
