"""An HTML page that needs nothing from elsewhere, in several languages at once."""

from collections.abc import Mapping, Sequence
from html import escape

STYLE = """
:root{--ink:#222;--faint:#667;--paper:#fdfcfa;--line:#d8d4cc;--hue:#2b6c8f;--warm:#b4552d}
@media(prefers-color-scheme:dark){:root{--ink:#e8e4dc;--faint:#a5a099;--paper:#1c1b1a;
--line:#44413c;--hue:#7fc0e0;--warm:#f0a070}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:60rem;margin:0 auto;padding:1rem}
main{display:none}h1{margin:.2em 0}
h2{margin-top:2em;border-bottom:1px solid var(--line)}
table{border-collapse:collapse;margin:.5em 0;font-variant-numeric:tabular-nums}
td,th{text-align:left;padding:.15em .9em .15em 0;border-bottom:1px solid var(--line);
vertical-align:top}th{color:var(--faint);font-weight:600}
.wide{overflow-x:auto}code{overflow-wrap:anywhere}small,em{color:var(--faint)}
.findings li{margin:.35em 0}.warn{color:var(--warm);font-weight:600}
svg{width:100%;height:auto;font-size:13px}svg text{fill:var(--ink)}
figure{margin:0;overflow-x:auto}
@media(max-width:40rem){svg{min-width:30rem}table{font-size:.875rem}
td,th{padding-right:.6em}}
.whisker{stroke:var(--hue);stroke-width:3;stroke-linecap:round;opacity:.55}
.dot{fill:var(--hue)}.best{fill:var(--warm)}.bar{fill:var(--hue)}
.mark{stroke:var(--warm);stroke-dasharray:4 4}.axis{stroke:var(--faint)}
summary{cursor:pointer;padding:.3em 0}nav label{cursor:pointer;margin-right:1em}
nav{position:sticky;top:0;background:var(--paper);padding:.3em 0}
@media print{nav,input{display:none}}
"""


def page(
    title: str, bodies: Mapping[str, str], lang: str, languages: Mapping[str, str]
) -> str:
    """One body at a time is shown; which, says a choice that needs no script."""
    choice = "".join(
        f'<input type="radio" name="lang" id="lang-{code}" '
        f"{'checked' if code == lang else ''}>"
        f'<label for="lang-{code}" lang="{code}">{escape(languages[code])}</label> '
        for code in bodies
    )
    shown = "".join(
        f"body:has(#lang-{code}:checked) main[lang={code}]{{display:block}}"
        for code in bodies
    )
    mains = "".join(
        f'<main lang="{code}">{body}</main>' for code, body in bodies.items()
    )
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}{shown}</style>"
        f"<nav>{choice}</nav>{mains}</html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{one}</th>" for one in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{together(one)}</td>' for one in row)}</tr>"
        for row in rows
    )
    return f"<div class=wide><table><tr>{head}</tr>{body}</table></div>"


def together(cell: str) -> str:
    """A figure and how sure it is stay on one line."""
    return cell.replace(" ± ", "\u00a0±\u00a0").replace(" %", "\u00a0%")
