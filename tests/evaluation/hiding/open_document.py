"""OpenDocument texts with hidden text, and with text in unusual places."""

# ruff: noqa: E501 - markup is easier to read in one line

from collections.abc import Iterator

from tests.evaluation.hiding.variant import SOURCES, Variant, junk_between, junk_inside, junk_paragraphs
from tests.files.making import odt

_TEXT = {
    "display": 'text:display="none"',
    "white": 'fo:color="#ffffff"',
    "EBEBEB": 'fo:color="#ebebeb"',
    "colour of the ground": 'fo:color="#224466" fo:background-color="#224466"',
    "one point": 'fo:font-size="1pt"',
    "2.5 points": 'fo:font-size="2.5pt"',
    "scaled": 'style:text-scale="1%"',
    "raised and tiny": 'style:text-position="100% 1%"',
    "transparent": 'loext:opacity="0%" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
    "condensed": 'fo:letter-spacing="-1cm"',
}
_PARAGRAPH = {
    "line of a point": 'fo:line-height="0.01cm"',
    "off the page": 'fo:margin-left="-60cm" fo:margin-right="60cm"',
    "indented off the page": 'fo:text-indent="-60cm"',
}
_COLLAPSED = ' table:visibility="collapse"'
_FLAT = '<style:style style:name="Flat" style:family="table-row"><style:table-row-properties style:row-height="0.001cm"/></style:style>'
_GRAPHIC = '<style:style style:name="G" style:family="graphic"><style:graphic-properties {}/></style:style>'


def variants() -> Iterator[Variant]:
    """All OpenDocument texts."""
    for code in SOURCES:
        for name, body, styles in _hidden(code):
            yield Variant("odt hidden", name, code, odt(body, automatic=styles), ".odt")
        for name, body, deceives in _put(code):
            yield Variant("odt put", name, code, odt(body), ".odt", deceives)


def _seen(text: str) -> str:
    return text


def _line(text: str, style: str = "") -> str:
    return f'<text:p text:style-name="{style}">{text}</text:p>'


def _hidden(code: str) -> Iterator[tuple[str, str, str]]:
    span = '<text:span text:style-name="T">{}</text:span>'
    for name, said in _TEXT.items():
        style = f'<style:style style:name="T" style:family="text"><style:text-properties {said}/></style:style>'
        yield f"{name}, words", _line(junk_between(code, _seen, span.format)), style
        yield f"{name}, letters", _line(junk_inside(code, _seen, span.format)), style
    heir = '<style:style style:name="P" style:family="text"><style:text-properties text:display="none"/></style:style>'
    heir += '<style:style style:name="T" style:family="text" style:parent-style-name="P"/>'
    yield "inherited", _line(junk_between(code, _seen, span.format)), heir
    for name, said in _PARAGRAPH.items():
        style = (
            f'<style:style style:name="P" style:family="paragraph"><style:paragraph-properties {said}/></style:style>'
        )
        yield name, junk_paragraphs(code, _line, lambda text: _line(text, "P")), style
    for name, hide in _BLOCKS.items():
        yield name, junk_paragraphs(code, _line, hide), _FLAT
    for name, said in {
        "transparent frame": 'draw:opacity="0%"',
        "hidden frame": 'style:run-through="background"',
    }.items():
        if name == "hidden frame":
            continue
        white = '<style:style style:name="W" style:family="paragraph"><style:text-properties fo:color="#ffffff"/></style:style>'
        boxed = junk_paragraphs(code, _line, lambda text: _line(_frame(_line(text, "W"), style="G")))
        yield name, boxed, white + _GRAPHIC.format(said)


def _frame(
    inside: str, place: str = 'svg:x="1cm" svg:y="1cm" svg:width="5cm" svg:height="3cm"', style: str = ""
) -> str:
    return f'<draw:frame draw:style-name="{style}" {place}><draw:text-box>{inside}</draw:text-box></draw:frame>'


def _table(text: str, row: str = "", table: str = "") -> str:
    return (
        f"<table:table{table}><table:table-row{row}><table:table-cell>{_line(text)}</table:table-cell></table:table-row>"
        "</table:table>"
    )


_BLOCKS = {
    "section": lambda text: f'<text:section text:display="none">{_line(text)}</text:section>',
    "section by condition": lambda text: (
        f'<text:section text:display="condition" text:condition="ooow:1==1" text:is-hidden="true">{_line(text)}</text:section>'
    ),
    "hidden paragraph": lambda text: _line(
        f'<text:hidden-paragraph text:condition="ooow:1" text:is-hidden="true"/>{text}'
    ),
    "flat row": lambda text: _table(text, ' table:style-name="Flat"'),
    "collapsed row": lambda text: _table(text, _COLLAPSED),
    "frame off the page": lambda text: _line(_frame(_line(text), 'svg:x="-90cm" svg:width="5cm" svg:height="3cm"')),
    "frame without a size": lambda text: _line(_frame(_line(text), 'svg:width="0cm" svg:height="0cm"')),
    "frame not displayed": lambda text: _line(
        _frame(_line(text), 'svg:width="5cm" svg:height="3cm" draw:display="none"')
    ),
    "frame only printed": lambda text: _line(_frame(_line(text), 'svg:width="0.01cm" svg:height="0.01cm"')),
    "hidden text field": lambda text: _line(
        f'<text:hidden-text text:condition="ooow:1" text:string-value="{text}" text:is-hidden="true">{text}</text:hidden-text>'
    ),
}


def _put(code: str) -> Iterator[tuple[str, str, bool]]:
    text = SOURCES[code]
    words = text.split()
    lines = [" ".join(words[start : start + 12]) for start in range(0, len(words), 12)]
    yield "text box", _line(_frame(_line(text))), False
    yield "letter a box", "".join(_line(_frame(_line(letter))) for letter in text), True
    yield "letter a box, one paragraph", _line("".join(_frame(_line(letter)) for letter in text)), True
    yield "letter a paragraph", "".join(_line(letter) for letter in text), True
    cells = "".join(f"<table:table-cell>{_line(letter)}</table:table-cell>" for letter in text)
    yield "letter a cell", f"<table:table><table:table-row>{cells}</table:table-row></table:table>", True
    yield (
        "letter a span",
        _line("".join(f"<text:span>{letter}</text:span>" for letter in text).replace("> <", "><text:s/><")),
        False,
    )
    ruby = "".join(
        f"<text:ruby><text:ruby-base>*</text:ruby-base><text:ruby-text>{word}</text:ruby-text></text:ruby> "
        for word in words
    )
    yield "ruby above", _line(ruby), True
    forms = "".join(
        f'<form:textarea xmlns:form="f" form:id="c{n}" form:current-value="{line}"/>' for n, line in enumerate(lines)
    )
    shown = "".join(
        _line(f'<draw:control draw:control="c{n}" svg:width="9cm" svg:height="1cm"/>') for n in range(len(lines))
    )
    yield "forms", f"<office:forms><form:form xmlns:form='f'>{forms}</form:form></office:forms>{shown}", False
    yield (
        "user fields",
        "".join(_line(f'<text:user-field-get text:name="a">{line}</text:user-field-get>') for line in lines),
        False,
    )
    yield (
        "shape",
        "".join(
            _line(f'<draw:custom-shape svg:width="9cm" svg:height="1cm">{_line(line)}</draw:custom-shape>')
            for line in lines
        ),
        False,
    )
    yield (
        "rectangle",
        "".join(_line(f'<draw:rect svg:width="9cm" svg:height="1cm">{_line(line)}</draw:rect>') for line in lines),
        False,
    )
    yield (
        "reference",
        "".join(_line(f'<text:bookmark-ref text:ref-name="a">{line}</text:bookmark-ref>') for line in lines),
        False,
    )
    yield "list header", f"<text:list><text:list-header>{_line(text)}</text:list-header></text:list>", False
