"""Marked text: a whole text with its passages marked and the changed words inside them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from markupsafe import Markup

from imbrex.engine.text.document import Span
from imbrex.reports.html.safe import text_markup
from imbrex.reports.model.pair_report import KINDS, PassageFacts

COLOURS = 8
"""Of passages, one after the other; numbers tell them apart where colours cannot."""
BLOCK = 3000
"""Characters of a block, about a screen and a half."""
_LINE = 40  # characters that a short line takes the room of
_CLASSES = {label: kind for kind, label in KINDS.items()}

Side = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class _Edge:
    """Where something begins or ends."""

    place: int
    begins: bool
    passage: int = 0
    change: str = ""


@dataclass(frozen=True, slots=True)
class _Label:
    """Makes the links from passages to their twins; `called` is what they are to those who hear them."""

    side: Side
    called: str

    def __call__(self, number: int) -> Markup:
        here, there = self.side[0], "r" if self.side == "left" else "l"
        link = Markup('<a class="n c{}" id="{}{}" href="#{}{}" aria-label="{}">{}</a>')
        return link.format(number % COLOURS, here, number, there, number, self.called.format(number=number), number)


@dataclass(slots=True)
class _Run:
    """Words side by side on one line under the same passages."""

    passages: tuple[int, ...]
    pieces: list[Markup]


def blocks(text: str, passages: Sequence[PassageFacts], side: Side, called: str) -> Iterator[Markup]:
    """HTML of the text, with some lines together: a browser lays out only those blocks that are seen."""
    block: list[Markup] = []
    room = BLOCK
    for line, paragraph in zip(text.split("\n"), paragraphs(text, passages, side, called), strict=True):
        block.append(paragraph)
        room -= len(line) + _LINE
        if room <= 0:
            yield _block(block)
            block, room = [], BLOCK
    if block:
        yield _block(block)


def paragraphs(text: str, passages: Sequence[PassageFacts], side: Side, called: str) -> Iterator[Markup]:
    """HTML of the text, a paragraph for each line; `called` is what the link to a passage is to those who hear it."""
    label = _Label(side, called)
    edges = sorted(_edges(passages, side), key=lambda edge: (edge.place, edge.begins))
    open_passages: list[int] = []
    out = frozenset(passage.number for passage in passages if not passage.counts)
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
    # Where passages lie on one another, a word shows what became of it in the first of them.
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
    # The number stands where the passage begins, and leads to its twin.
    labels = Markup("").join(label(number) for number in run.passages if number not in started)
    started.update(run.passages)
    look = f"c{run.passages[-1] % COLOURS}"
    look += " several" if len(run.passages) > 1 else ""
    look += " out" if out.issuperset(run.passages) else ""
    return labels + Markup('<mark class="{}" data-p="{}">{}</mark>').format(
        look, " ".join(map(str, run.passages)), words
    )
