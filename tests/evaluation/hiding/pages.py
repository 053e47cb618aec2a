"""Web pages with hidden text, and with text in unusual places."""

import base64
from collections.abc import Iterator, Sequence
from html import escape

from tests.evaluation.hiding.variant import SOURCES, Variant, junk_between, junk_inside

_INLINE = {
    "display": "display:none",
    "visibility": "visibility:hidden",
    "opacity": "opacity:0",
    "opacity of a percent": "opacity:1%",
    "white": "color:white",
    "EBEBEB": "color:#ebebeb",
    "hsl": "color:hsl(0 0% 100%)",
    "hsla": "color:hsla(120, 100%, 99%, 1)",
    "oklch": "color:oklch(1 0 0)",
    "lab": "color:lab(100 0 0)",
    "rgb of percents": "color:rgb(100% 100% 100%)",
    "transparent hsl": "color:hsl(0 0% 0% / 0)",
    "fill colour": "-webkit-text-fill-color:transparent",
    "colour of the ground": "color:#246;background:#246",
    "currentColor": "color:#246;background-color:currentColor",
    "font shorthand": "font:0/0 serif",
    "2.5 points": "font-size:2.5pt",
    "a tenth": "font-size:.1em",
    "calc": "font-size:calc(1px - 1px)",
    "clip": "position:absolute;clip:rect(0,0,0,0)",
    "clip-path inset": "display:inline-block;clip-path:inset(100%)",
    "clip-path circle": "display:inline-block;clip-path:circle(0)",
    "clip-path polygon": "display:inline-block;clip-path:polygon(0 0,0 0,0 0)",
    "scale": "display:inline-block;transform:scale(0)",
    "scale property": "display:inline-block;scale:0",
    "turned away": "display:inline-block;transform:rotateY(90deg)",
    "moved by transform": "display:inline-block;transform:translateX(-9999px)",
    "no height": "display:inline-block;height:0;overflow:hidden",
    "no width": "display:inline-block;width:0;overflow:hidden;white-space:nowrap",
    "max-height": "display:inline-block;max-height:0;overflow:hidden",
    "left": "position:absolute;left:-9999px",
    "right": "position:absolute;right:200vw",
    "far to the right": "position:fixed;left:9999px",
    "top": "position:absolute;top:-5000px",
    "inset": "position:absolute;inset:-9999px auto auto auto",
    "margin": "margin-left:-9999px;position:absolute",
    "indent": "display:inline-block;text-indent:-999em;width:1px;overflow:hidden;white-space:nowrap",
    "filter": "filter:opacity(0)",
    "content-visibility": "display:inline-block;content-visibility:hidden",
    "escape": "d\\69splay:none",
    "comment": "display:/* x */none",
    "zoom": "zoom:.01",
    "important": "display:none!important",
}
_SHEETS = {
    "class": (".z{display:none}", '<b class="z">'),
    "two classes": (".a.z{display:none}", '<b class="z a">'),
    "descendant": (".body .z{display:none}", '<b class="z">'),
    "child": ("p>b{display:none}", "<b>"),
    "tag inside class": (".body b{display:none}", "<b>"),
    "sibling": ("span+b{display:none}", "<b>"),
    "attribute": ("[data-z]{display:none}", '<b data-z="1">'),
    "beginning of an attribute": ('[class^="z"]{display:none}', '<b class="zebra">'),
    "nth-child": ("b:nth-child(n+1){display:none}", "<b>"),
    "not": ("b:not(.seen){display:none}", "<b>"),
    "is": (":is(b,i){display:none}", "<b>"),
    "media all": ("@media all{.z{display:none}}", '<b class="z">'),
    "media screen": ("@media screen and (min-width:1px){.z{display:none}}", '<b class="z">'),
    "supports": ("@supports (display:block){.z{display:none}}", '<b class="z">'),
    "layer": ("@layer x{.z{display:none}}", '<b class="z">'),
    "nested": (".body{.z{display:none}}", '<b class="z">'),
    "nested and": ("p{& .z{display:none}}", '<b class="z">'),
    "escaped name": (".\\7a {display:none}", '<b class="z">'),
    "variable": (":root{--c:#fff}.z{color:var(--c)}", '<b class="z">'),
    "variable without a value": (".z{color:var(--c,#fff)}", '<b class="z">'),
    "important over style": (".z{display:none!important}", '<b class="z" style="display:inline">'),
    "specific": (".z{display:inline} b.z{display:none} .z{display:inline}", '<b class="z">'),
    "inherited": (".w{color:#fff}", '<span class="w"><b>'),
    "id": ("#z{display:none}", '<b id="z">'),
    "universal": ("p *{font-size:0} p span{font-size:16px}", "<b>"),
    "linked sheet too": (".z{display:none}", '<b class="z">'),
}


def variants() -> Iterator[Variant]:
    """All web pages."""
    for code in SOURCES:
        for name, page in _hidden(code):
            yield Variant("html hidden", name, code, page.encode(), ".html")
        for name, page, deceives in _put(code):
            whole = f'<html><head><meta charset="utf-8"></head><body>{page}</body></html>'
            yield Variant("html put", name, code, whole.encode(), ".html", deceives)


def _seen(text: str) -> str:
    return f"<span>{text}</span>"


def _page(body: str, sheet: str = "", head: str = "") -> str:
    return (
        f'<html><head><meta charset="utf-8">{head}<style>{sheet}</style></head><body><p class="body">{body}</p></body>'
        "</html>"
    )


def _hidden(code: str) -> Iterator[tuple[str, str]]:
    for name, style in _INLINE.items():
        body = junk_between(code, _seen, lambda text, own=style: f'<b style="{own}">{text}</b>')
        yield name, _page(body)
    for name in ("display", "white", "2.5 points", "no width"):
        body = junk_inside(code, _seen, lambda text, own=_INLINE[name]: f'<b style="{own}">{text}</b>')
        yield f"{name}, letters", _page(body)
    for name, (sheet, tag) in _SHEETS.items():
        end = "</b></span>" if tag.startswith("<span") else "</b>"
        body = junk_between(code, _seen, lambda text, start=tag, stop=end: f"{start}{text}{stop}")
        yield name, _page(body, sheet, '<link rel="stylesheet" href="x.css">' if name.startswith("linked") else "")
    closed = junk_between(code, _seen, lambda text: f"<dialog>{text}</dialog>")
    yield "closed dialogue", _page(closed).replace("<p ", "<div ").replace("</p>", "</div>")
    covered = junk_between(code, lambda text: text, lambda text: f"<b>{text}</b>")
    sheet = "b{position:relative} b::after{content:'';position:absolute;inset:0;background:#fff}"
    yield "covered", _page(covered, sheet)


def _drawn(lines: Sequence[str]) -> str:
    """Letters in any order, each at its place."""
    places = [(row, at, letter) for row, line in enumerate(lines) for at, letter in enumerate(line) if letter != " "]
    return "".join(
        f'<span style="position:absolute;top:{18 * row}px;left:{9 * at}px">{letter}</span>'
        for row, at, letter in sorted(places, key=lambda place: (place[0] * 100 + place[1]) * 7919 % 10_007)
    )


_UPWARD = '<div style="display:flex;flex-direction:column-reverse">'


def _put(code: str) -> Iterator[tuple[str, str, bool]]:
    text = SOURCES[code]
    words = text.split()
    lines = [" ".join(words[start : start + 12]) for start in range(0, len(words), 12)]
    rules = "".join(f"#w{number}::before{{content:'{word} '}}" for number, word in enumerate(words))
    yield "before", f"<style>{rules}</style><p>{''.join(f'<i id=w{n}></i>' for n in range(len(words)))}</p>", True
    rules = "".join(f"#w{number}:after{{content:'{letter}'}}" for number, letter in enumerate(text))
    yield (
        "after, letters",
        f"<style>{rules}</style><p>{''.join(f'<i id=w{n}></i>' for n in range(len(text)))}</p>",
        True,
    )
    attributes = "".join(f'<i data-t="{word} "></i>' for word in words)
    yield "attribute before", f"<style>i::before{{content:attr(data-t)}}</style><p>{attributes}</p>", True
    yield (
        "svg",
        "".join(f'<svg width="900" height="30"><text x="0" y="20">{line}</text></svg>' for line in lines),
        False,
    )
    spans = "".join(f'<tspan x="{9 * place}">{letter}</tspan>' for place, letter in enumerate(text))
    yield "svg, letters", f'<svg width="900" height="30"><text>{spans}</text></svg>', False
    foreign = "".join(f"<foreignObject><p>{line}</p></foreignObject>" for line in lines)
    yield "svg, foreign", f"<svg>{foreign}</svg>", False
    yield "srcdoc", f'<iframe srcdoc="{escape(f"<p>{text}</p>")}"></iframe>', False
    data = base64.b64encode(f'<meta charset="utf-8"><p>{text}</p>'.encode()).decode()
    yield "frame of data", f'<iframe src="data:text/html;charset=utf-8;base64,{data}"></iframe>', False
    yield "object of data", f'<object data="data:text/html;charset=utf-8;base64,{data}"></object>', False
    yield "inputs", "".join(f'<input value="{line}" size="90">' for line in lines), False
    yield "inputs, letters", "".join(f'<input value="{letter}" size="1">' for letter in text), True
    yield "buttons", "".join(f'<input type="button" value="{line}">' for line in lines), False
    yield "placeholders", "".join(f'<input placeholder="{line}">' for line in lines), False
    yield "text area", f"<textarea>{text}</textarea>", False
    yield "choices", "".join(f"<select><option>{line}</option></select>" for line in lines), False
    yield "shadow", f"<div><template shadowrootmode=open><p>{text}</p></template></div>", False
    row = '<div style="display:flex;flex-direction:row-reverse">'
    yield "row-reverse", "".join(f"{row}{_letters(line[::-1])}</div>" for line in lines), True
    words_turned = "".join(
        f'<div style="display:flex;flex-direction:row-reverse;gap:4px">'
        f"{''.join(f'<span>{word}</span>' for word in reversed(line.split()))}</div>"
        for line in lines
    )
    yield "row-reverse, words", words_turned, False
    yield "column-reverse", f"{_UPWARD}{''.join(f'<div>{line}</div>' for line in reversed(lines))}</div>", False
    ordered = "".join(
        f'<span style="order:{place}">{word}</span>'
        for place, word in sorted(enumerate(words), key=lambda pair: (pair[0] * 7919) % 10_007)
    )
    yield "order", f'<div style="display:flex;flex-wrap:wrap;gap:4px">{ordered}</div>', True
    yield "positions", _drawn(lines), True
    yield "bdo", "".join(f'<p><bdo dir="rtl">{line[::-1]}</bdo></p>' for line in lines), True
    over = "".join(f'<p style="direction:rtl;unicode-bidi:bidi-override">{line[::-1]}</p>' for line in lines)
    yield "bidi-override", over, True
    floated = "".join(
        f"<div>{''.join(f'<span class=f>{_solid(letter)}</span>' for letter in reversed(line))}</div>" for line in lines
    )
    yield "float right", f"<style>.f{{float:right}}</style>{floated}", True
    yield "letter a span", f"<p>{_letters(text)}</p>", False
    yield "letter a cell", f"<table><tr>{''.join(f'<td>{letter}</td>' for letter in text)}</tr></table>", True
    boxes = "".join(f'<div style="float:left">{_solid(letter)}</div>' for letter in text)
    yield "letter a box", boxes, True
    placed = "".join(f'<div style="display:inline-block">{_solid(letter)}</div>' for letter in text)
    yield "letter a block in line", placed, False
    yield "wbr", f"<p>{'<wbr>'.join(text)}</p>", False
    ruby = "".join(f"<ruby>*<rt>{word}</rt></ruby> " for word in words)
    yield "ruby above", f"<p>{ruby}</p>", True
    math = "".join(f"<mtext>{word} </mtext>" for word in words)
    yield "formula", f"<math>{math}</math>", False
    yield "details", f"<details open><summary>x</summary><p>{text}</p></details>", False


def _letters(line: str) -> str:
    return "".join(f"<span>{_solid(letter)}</span>" for letter in line)


def _solid(letter: str) -> str:
    return "&nbsp;" if letter == " " else letter
