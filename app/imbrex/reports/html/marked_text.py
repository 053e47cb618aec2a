"""Marked text: hostile text as inert HTML, and a whole text with highlighted passages and changed words."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from markupsafe import Markup, escape

from imbrex.engine.shares.shares import WordClass
from imbrex.engine.text.document import Span
from imbrex.reports.model.alignment import excerpt
from imbrex.reports.model.pair_report import KINDS, PassageFacts, WordRun
from imbrex.reports.model.report_facts import FileFacts
from imbrex.reports.wording.shown_text import name_parts, shortened, writable
from imbrex.values import frozen

_ISOLATED = re.compile("\u2066([^\u2066-\u2069]*)\u2069")


def finalize(value: Any) -> Any:
    """Clean a template value: texts that are not markup lose unwritable characters."""
    return writable(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def name(text: str) -> Markup:
    """A name within a phrase, isolated from its writing direction, with its own parts from left to right."""
    return Markup('<bdi dir="ltr">{}</bdi>').format(_breakable(writable(" ".join(text.split()))))


def short_name(text: str) -> Markup:
    """A name for a narrow column; a long one is shortened in the middle, with its full form as a tooltip."""
    whole = writable(" ".join(text.split()))
    short = shortened(whole)
    if short == whole:
        return name(whole)
    return Markup('<bdi dir="ltr" title="{}">{}</bdi>').format(whole, _breakable(short))


def sentence(text: str) -> Markup:
    """A sentence in which isolated names become names of the page."""
    parts = _ISOLATED.split(text)
    return Markup("").join(name(part) if place % 2 else text_markup(part) for place, part in enumerate(parts))


def _breakable(name: str) -> Markup:
    """A name with possible line breaks where its words are joined."""
    return Markup("<wbr/>").join(name_parts(name))


def text_markup(text: str) -> Markup:
    """A text as element content."""
    return escape(writable(text))


def data(record: dict[str, Any]) -> Markup:
    """Plain values as JSON inside a page, escaped so that no text can close the enclosing element."""
    text = json.dumps(record, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)


_BLOCK = 3000  # characters of a block, about one and a half screens
_LINE = 40  # characters that each line counts for besides its own
_CLASSES = {label: kind for kind, label in KINDS.items()}

Side = Literal["left", "right"]


@frozen
class _Edge:
    """Start or end of a passage or change."""

    place: int
    begins: bool
    passage: int = 0
    change: str = ""


@frozen
class _Label:
    """Links passages to their counterparts; `called` is the accessible name."""

    side: Side
    called: str
    kinds: Mapping[int, str]

    def __call__(self, number: int) -> Markup:
        here, there = self.side[0], "r" if self.side == "left" else "l"
        link = Markup('<a class="n {}" id="{}{}" href="#{}{}" aria-label="{}">{}</a>')
        return link.format(self.kinds[number], here, number, there, number, self.called.format(number=number), number)


@dataclass(slots=True)
class _Run:
    """Adjacent words of one line in the same passages."""

    passages: tuple[int, ...]
    pieces: list[Markup]


def blocks(
    text: str, passages: Sequence[PassageFacts], side: Side, called: str, files: Sequence[FileFacts] = ()
) -> Iterator[Markup]:
    """Yield the text as HTML blocks of several lines, as browsers lay out only the visible blocks.

    Each of several files begins with its name.
    """
    block: list[Markup] = []
    room, place = _BLOCK, 0
    names = {one.start: one.name for one in files}
    for line, paragraph in zip(text.split("\n"), paragraphs(text, passages, side, called), strict=True):
        if place in names:
            block.append(Markup('<h4 class="file-name">{}</h4>\n').format(name(names[place])))
        place += len(line) + 1
        block.append(paragraph)
        room -= len(line) + _LINE
        if room <= 0:
            yield _block(block)
            block, room = [], _BLOCK
    if block:
        yield _block(block)


def paragraphs(text: str, passages: Sequence[PassageFacts], side: Side, called: str) -> Iterator[Markup]:
    """Yield a paragraph of HTML for each line; `called` is the accessible name of the link to a passage."""
    label = _Label(side, called, {passage.number: getattr(passage, f"{side}_kind") for passage in passages})
    edges = sorted(_edges(passages, side), key=lambda edge: (edge.place, edge.begins))
    open_passages: list[int] = []
    excluded = WordClass.EXCLUDED.name.lower()
    out = frozenset(passage.number for passage in passages if getattr(passage, f"{side}_kind") == excluded)
    change = ""
    started: set[int] = set()
    at = 0
    line: list[_Run] = []
    for place, arriving in _by_place([*edges, _Edge(len(text), begins=True)]):
        for number, piece in enumerate(text[at:place].split("\n")):
            if number:
                yield _paragraph(line, started, out, label)
                line = []
            if piece:
                _add(line, tuple(open_passages), piece, change)
        at = place
        for edge in arriving:
            if edge.passage:
                (open_passages.append if edge.begins else open_passages.remove)(edge.passage)
            elif edge.change:
                change = edge.change if edge.begins else ""
    yield _paragraph(line, started, out, label)


def row(text: str, span: Span, changes: Sequence[WordRun]) -> Markup:
    """One side of a row of a passage, with its changed words marked, without space around it."""
    cut, pieces = excerpt(text, span), []
    at, end = len(cut) - len(cut.lstrip()), len(cut.rstrip())
    for run in changes:
        first, last = max(run.span.start - span.start, at), min(run.span.end - span.start, end)
        if first < last:
            words = text_markup(cut[first:last])
            pieces += [
                text_markup(cut[at:first]),
                Markup('<span class="{}">{}</span>').format(_CLASSES[run.change], words),
            ]
            at = last
    return Markup("").join([*pieces, text_markup(cut[at:end])])


def _add(line: list[_Run], passages: tuple[int, ...], piece: str, change: str) -> None:
    words = text_markup(piece)
    if passages and change:
        words = Markup('<span class="{}">{}</span>').format(change, words)
    if line and line[-1].passages == passages:
        line[-1].pieces.append(words)
    else:
        line.append(_Run(passages, [words]))


def _edges(passages: Sequence[PassageFacts], side: Side) -> Iterator[_Edge]:
    for passage in passages:
        span: Span = getattr(passage, side)
        if len(span):
            yield _Edge(span.start, begins=True, passage=passage.number)
            yield _Edge(span.end, begins=False, passage=passage.number)
    # In overlapping passages, a word shows its change in the first one.
    done = 0
    runs = sorted(
        (run for passage in passages for run in getattr(passage, f"{side}_changes")), key=lambda run: run.span
    )
    for run in runs:
        if run.span.start >= done and len(run.span):
            done = run.span.end
            yield _Edge(run.span.start, begins=True, change=_CLASSES[run.change])
            yield _Edge(done, begins=False, change=_CLASSES[run.change])


def _by_place(edges: Sequence[_Edge]) -> Iterator[tuple[int, list[_Edge]]]:
    group: list[_Edge] = []
    for edge, following in pairwise([*edges, None]):
        assert edge is not None
        group.append(edge)
        if following is None or following.place != edge.place:
            yield edge.place, group
            group = []


def _block(lines: Sequence[Markup]) -> Markup:
    return Markup('<div class="part">\n{}</div>\n').format(Markup("").join(lines))


def _paragraph(line: Sequence[_Run], started: set[int], out: frozenset[int], label: _Label) -> Markup:
    marked = Markup("").join(_marked(run, started, out, label) for run in line)
    return Markup('<p dir="auto">{}</p>\n').format(marked)


def _marked(run: _Run, started: set[int], out: frozenset[int], label: _Label) -> Markup:
    words = Markup("").join(run.pieces)
    if not run.passages:
        return words
    # The number is at the start of the passage, and links to its counterpart.
    labels = Markup("").join(label(number) for number in run.passages if number not in started)
    started.update(run.passages)
    look = label.kinds[run.passages[-1]]
    look += " several" if len(run.passages) > 1 else ""
    look += " out" if out.issuperset(run.passages) else ""
    return labels + Markup('<mark class="{}" data-p="{}">{}</mark>').format(
        look, " ".join(map(str, run.passages)), words
    )
