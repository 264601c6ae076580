"""An analysis as a page of its own, for any browser: no script, nothing fetched."""

from html import escape

from sobremesa.i18n import Words

from .analysis import Analysis
from .words import how, sentence, share, side_name

WIDE, HIGH = 800, 240
COLOURS = ("#b3541e", "#0b6e99", "#2f7d32", "#8e3a86", "#8a6d00", "#444", "#c2185b")
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 5", "1 5", "12 6")
STYLE = """body{font:16px/1.5 Georgia,serif;max-width:52rem;margin:2rem auto;
padding:0 1rem;color:#222;background:#fffdf8}svg{width:100%;height:auto;
border:1px solid #ccc;background:#fff}text{font:11px sans-serif;fill:#555}
.key{font:14px sans-serif;margin-right:1.2em;white-space:nowrap}"""


def page(words: Words, analysis: Analysis) -> str:
    """The plot, who is who, and the turning points."""
    title = escape(words.say("analysis-title", game=words.say("game-name")))
    turns = "".join(
        f"<li>{escape(sentence(words, analysis, turn))}</li>" for turn in analysis.turns
    )
    none = escape(words.say("analysis-none"))
    return (
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        f"{plot(words, analysis)}<p>{keys(words, analysis)}</p>"
        f"<h2>{escape(words.say('analysis-turns'))}</h2>"
        f"{f'<ol>{turns}</ol>' if turns else f'<p>{none}</p>'}"
        f"<p><small>{escape(how(words, analysis))}</small></p></html>\n"
    )


def keys(words: Words, analysis: Analysis) -> str:
    told = []
    for at, side in enumerate(analysis.sides):
        line = f'<line x2="30" y1="6" y2="6" {stroke(at)}/>'
        name = escape(side_name(words, analysis, side[0]))
        players = escape(", ".join(analysis.players[seat] for seat in side))
        sample = f'<svg width="30" height="12" style="width:30px;border:0">{line}</svg>'
        told.append(f'<span class="key">{sample} {name} ({players})</span>')
    return " ".join(told)


def stroke(at: int) -> str:
    colour, dash = COLOURS[at % len(COLOURS)], DASHES[at % len(DASHES)]
    return f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}" fill="none"'


def plot(words: Words, analysis: Analysis) -> str:
    """A line for each side; a mark for each turning point."""
    last = max(len(analysis.chances) - 1, 1)
    lines = []
    for at, side in enumerate(analysis.sides):
        points = " ".join(
            f"{number * WIDE / last:.1f},{(1 - chance[side[0]]) * HIGH:.1f}"
            for number, chance in enumerate(analysis.chances)
        )
        lines.append(f'<polyline points="{points}" {stroke(at)}/>')
    marks = []
    for turn in analysis.turns:
        x, y = turn.number * WIDE / last, analysis.chances[turn.number][turn.seat]
        tip = escape(sentence(words, analysis, turn))
        place = f'cx="{x:.1f}" cy="{(1 - y) * HIGH:.1f}" r="5" fill="#222"'
        marks.append(f"<circle {place}><title>{tip}</title></circle>")
    told = "; ".join(
        f"{side_name(words, analysis, side[0])} "
        f"{share(words, analysis.chances[0][side[0]])} → "
        f"{share(words, analysis.chances[-1][side[0]])}"
        for side in analysis.sides
    )
    grid = "".join(
        f'<line x2="{WIDE}" y1="{y}" y2="{y}" stroke="#ddd"/>'
        for y in (HIGH / 4, HIGH / 2, 3 * HIGH / 4)
    )
    most, least = share(words, 1), share(words, 0)
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}">'
        f'{grid}{"".join(lines)}{"".join(marks)}<text x="4" y="12">{most}</text>'
        f'<text x="4" y="{HIGH - 4}">{least}</text></svg>'
    )
