"""The page of a series: one HTML file, in all languages, that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape

from sobremesa import __version__
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.pure import engine

from .compare import LENGTH, Difference, contenders, differences, matrix
from .findings import Finding, findings, lifted, limits, name_of
from .measures import SURE, Mean
from .page import page, table
from .run import Done
from .study import Share
from .svg import Interval, bars, histogram, intervals
from .watch import EVENT, VERB

SHOWN = 12  # uses on a plot; the table has all
NARROW = 40  # variants of which each has its own row on the plot


def report(done: Done, lang: str, *, command: str) -> str:
    """The whole page, in the reader's language first."""
    game = done.all.game
    bodies = {
        code: "".join(Body(done, Words(code, game), command).parts())
        for code in LANGUAGES
    }
    title = f"{game.name}: {done.matches}"
    return page(title, bodies, lang, {code: language(code) for code in LANGUAGES})


def language(code: str) -> str:
    return Words(code).say("lab-language")


class Body:
    """The page in one language."""

    def __init__(self, done: Done, words: Words, command: str) -> None:
        self.done, self.one, self.words = done, done.all, words
        self.command = command
        self.game: Game = done.all.game

    def tell(self, key: str, **values: object) -> str:
        return escape(self.words.say(f"lab-{key}", **values))

    def parts(self) -> Iterator[str]:
        yield from self.head()
        if not self.one.matches:
            return
        yield from self.findings()
        yield from self.wins()
        yield from self.variants()
        yield from self.bots()
        yield from self.endings()
        yield from self.course()
        yield from self.uses()

    def head(self) -> Iterator[str]:
        done, plan = self.done, self.done.plan
        name = self.words.say("game-name")
        yield f"<h1>{self.tell('title', game=name)}</h1>"
        told = self.tell(
            "played",
            matches=done.matches,
            variants=len(plan.variants),
            seed=plan.seed,
            edition=self.game.edition,
            version=__version__,
            engine=self.words.say(f"engine-{engine()}"),
        )
        yield f"<p>{told}</p>"
        players = sorted({", ".join(one.players) for one in plan.variants})
        yield f"<p>{self.tell('players')}: {escape('; '.join(players[:6]))}</p>"
        yield f"<p><code>{escape(self.command)}</code></p>"
        if not done.whole:
            told = self.tell("stopped", played=done.matches, planned=plan.matches)
            yield f"<p class=warn>{told}</p>"

    def findings(self) -> Iterator[str]:
        yield f"<h2>{self.tell('findings')}</h2><ul class=findings>"
        yield from map(self.finding, findings(self.done, self.words))
        yield f"</ul><h3>{self.tell('limits')}</h3><ul>"
        yield from (f"<li>{escape(one)}</li>" for one in limits(self.done, self.words))
        yield "</ul>"

    def finding(self, one: Finding) -> str:
        sure = f" <em>{self.tell(f'sure-{one.sure}')}</em>" if one.sure else ""
        return f"<li>{escape(one.text)}{sure}</li>"

    def wins(self) -> Iterator[str]:
        """By seat, side, and whatever else a seat has: decks, the first choice."""
        yield f"<h2>{self.tell('wins')}</h2>"
        groups = list(dict.fromkeys(share.of for share in self.one.shares.values()))
        groups.sort(key=lambda of: of != "side")
        for of in groups:
            if of == "guest" or (of == "first" and self.one.always_first):
                continue
            shares = [share for share in self.one.shares.values() if share.of == of]
            rows: list[Interval] = [
                (
                    self.named(of, share.name),
                    share.bounds[0],
                    share.share,
                    share.bounds[1],
                    f"{100 * share.share:.1f} %",
                )
                for share in shares
            ]
            equal = 1 / len(contenders(self.one))
            yield f"<h3>{self.group(of)}</h3>"
            yield intervals(rows, of, mark=equal)
            yield self.share_table(shares)

    def group(self, of: str) -> str:
        if of in ("seat", "side", "first"):
            return self.tell(f"by-{of}")
        return escape(of)

    def named(self, of: str, name: str) -> str:
        if of == "first":
            return self.words.say("lab-by-first")
        return self.words.element(of, name)

    def share_table(self, shares: Sequence[Share]) -> str:
        heads = ["", *[self.tell(f"head-{one}") for one in ("matches", "won", "score")]]
        rows = []
        for share in shares:
            low, high = share.bounds
            score = share.score
            rows.append(
                [
                    escape(self.named(share.of, share.name)),
                    str(share.matches),
                    f"{100 * share.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})",
                    f"{score.mean:.3f} ± {SURE * score.error:.3f}",
                ]
            )
        return table(heads, rows)

    def variants(self) -> Iterator[str]:
        """Side by side, with the differences that the same dice show."""
        studies = [one for one in self.done.studies if one.matches]
        if len(studies) < 2 or studies[0].variant.guest:
            return
        yield f"<h2>{self.tell('variants')}</h2><p>{self.tell('variants-how')}</p>"
        who = list(contenders(self.one))
        of = "side" if self.one.sides else "seat"
        apart = {(one.variant, one.of): one for one in differences(self.done.studies)}
        heads = [self.tell("head-variant"), self.tell("head-matches")]
        heads += [escape(self.named(of, name)) for name in who]
        rows = []
        for at, study in enumerate(self.done.studies):
            cells = [escape(name_of(self.done, at, self.words)), str(study.matches)]
            for name in who:
                share = study.share(of, name)
                told = f"{100 * share.share:.1f} %"
                cells.append(told + self.against(apart.get((at, name)), 100))
            length = study.means[LENGTH]
            told = f"{length.mean:.1f}" + self.against(apart.get((at, LENGTH)), 1)
            rows.append([*cells, told])
        yield table([*heads, self.tell("mean-decisions")], rows)
        if len(studies) <= NARROW:
            for name in who:
                yield f"<h3>{escape(self.named(of, name))}</h3>"
                yield self.variant_plot(of, name)

    def against(self, one: Difference | None, scale: float) -> str:
        if one is None:
            return ""
        mean = one.mean
        told = f"{scale * mean.mean:+.1f} ± {scale * SURE * mean.error:.1f}"
        told = f"<b>{told}</b>" if one.told else told
        return f" <small>{told}</small>"

    def variant_plot(self, of: str, name: str) -> str:
        rows: list[Interval] = []
        for at, study in enumerate(self.done.studies):
            share = study.share(of, name)
            low, high = share.bounds
            told = f"{100 * share.share:.1f} %"
            rows.append(
                (name_of(self.done, at, self.words), low, share.share, high, told)
            )
        return intervals(rows, name, mark=self.done.studies[0].share(of, name).share)

    def bots(self) -> Iterator[str]:
        """Who plays how well: a row's bot among the column's."""
        cells = matrix(self.done.studies)
        if not cells:
            return
        yield f"<h2>{self.tell('skill')}</h2><p>{self.tell('skill-how')}</p>"
        names = list(dict.fromkeys(other for _, other in cells))
        rows = [
            [escape(guest), *[self.cell(cells.get((guest, other))) for other in names]]
            for guest in dict.fromkeys(guest for guest, _ in cells)
        ]
        yield table(["", *map(escape, names)], rows)

    def cell(self, mean: Mean | None) -> str:
        if mean is None:
            return ""
        return f"{mean.mean:.3f} ± {SURE * mean.error:.3f}"

    def endings(self) -> Iterator[str]:
        yield f"<h2>{self.tell('endings')}</h2>"
        rows = []
        for rule, number in self.one.endings.most_common():
            told = f"{self.words.ending(rule)} ({self.game.cite(rule)})"
            share = number / self.one.matches
            rows.append((told, share, f"{100 * share:.1f} %"))
        yield bars(rows, "endings")
        yield table(
            [self.tell("head-ending"), self.tell("head-share")],
            [[escape(told), share] for told, _, share in rows],
        )

    def course(self) -> Iterator[str]:
        """How long, how open, how much there is to choose."""
        yield f"<h2>{self.tell('course')}</h2><h3>{self.tell('mean-decisions')}</h3>"
        yield histogram([float(one) for one in self.one.lengths], "decisions")
        rows = []
        for name, mean in self.one.means.items():
            if mean.number:
                off = SURE * mean.error
                about = escape(self.words.say(f"lab-mean-{name}.text"))
                cells = [
                    self.tell(f"mean-{name}"),
                    f"{mean.mean:.3f} ± {off:.3f}",
                    about,
                ]
                rows.append(cells)
        yield table(["", self.tell("head-mean"), ""], rows)
        if not self.one.alike and len(set(self.one.decided)) > 1:
            yield f"<h3>{self.tell('mean-decided')}</h3>"
            yield histogram(self.one.decided, "decided", bins=20)

    def uses(self) -> Iterator[str]:
        yield f"<h2>{self.tell('uses')}</h2><p>{self.tell('uses-how')}</p>"
        lifts = lifted(self.one)
        if len(lifts) > SHOWN:
            lifts = [*lifts[: SHOWN // 2], *lifts[-SHOWN // 2 :]]
        plot: list[Interval] = [
            (
                f"{self.words.element(lift.kind, lift.id)}, {lift.use}",
                lift.by - SURE * lift.error,
                lift.by,
                lift.by + SURE * lift.error,
                f"{100 * lift.by:+.1f}",
            )
            for lift in lifts
        ]
        if plot:
            yield intervals(plot, "lift", mark=0.0, unit="")
        for sort in ("things", VERB, EVENT):
            yield f"<details><summary>{self.tell(f'uses-{sort}')}</summary>"
            yield self.use_table(sort)
            yield "</details>"

    def use_table(self, sort: str) -> str:
        heads = [self.tell(f"head-{one}") for one in ("times", "matches", "lift")]
        rows = []
        for use, kind, id, used in self.one.uses():
            if (kind if kind in (VERB, EVENT) else "things") != sort:
                continue
            if not used.times and sort == "things":
                continue  # never used: told among the findings, kind by kind
            lift = self.one.lift(used)
            told = f"{100 * lift[0]:+.1f} ± {100 * SURE * lift[1]:.1f}" if lift else "–"
            name = id if sort != "things" else f"{self.words.element(kind, id)} · {use}"
            often = f"{used.times / self.one.matches:.3f}"
            share = f"{100 * used.matches / self.one.matches:.1f} %"
            rows.append([escape(name), often, share, told])
        return table(["", *heads], rows)
