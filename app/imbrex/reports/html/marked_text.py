"""Marked text: a whole text with its passages marked and the changed words inside them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from markupsafe import Markup

from imbrex.engine.document import Span
from imbrex.reports.html.safe import text_markup
from imbrex.reports.pair_report import KINDS, PassageFacts

COLOURS = 8
"""Of passages, one after the other; numbers tell them apart where colours cannot."""
_CLASSES = {label: kind for kind, label in KINDS.items()}

Side = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class _Edge:
    """Where something begins or ends."""

    place: int
    begins: bool
    passage: int = 0
    change: str = ""


def paragraphs(text: str, passages: Sequence[PassageFacts], side: Side) -> Iterator[Markup]:
    """HTML of the text, a block for each line."""
    edges = sorted(_edges(passages, side), key=lambda edge: (edge.place, edge.begins))
    open_passages: list[int] = []
    change = ""
    started: set[int] = set()
    at = 0
    line: list[Markup] = []
    for place, arriving in _by_place([*edges, _Edge(len(text), begins=True)]):
        for number, piece in enumerate(text[at:place].split("\n")):
            if number:
                yield _paragraph(line)
                line = []
            if piece:
                line.append(_marked(piece, open_passages, change, started, side))
        at = place
        for edge in arriving:
            if edge.passage:
                (open_passages.append if edge.begins else open_passages.remove)(edge.passage)
            elif edge.change:
                change = edge.change if edge.begins else ""
    yield _paragraph(line)


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


def _paragraph(line: list[Markup]) -> Markup:
    return Markup('<p dir="auto">{}</p>\n').format(Markup("").join(line))


def _marked(piece: str, passages: Sequence[int], change: str, started: set[int], side: Side) -> Markup:
    """A piece of one line under the same passages and change."""
    words = text_markup(piece)
    if not passages:
        return words
    if change:
        words = Markup('<span class="{}">{}</span>').format(change, words)
    # The number stands where the passage begins, and leads to its twin.
    labels = Markup("").join(_label(number, side) for number in passages if number not in started)
    started.update(passages)
    look = f"c{passages[-1] % COLOURS}" + (" several" if len(passages) > 1 else "")
    return labels + Markup('<mark class="{}" data-p="{}">{}</mark>').format(look, " ".join(map(str, passages)), words)


def _label(number: int, side: Side) -> Markup:
    here, there = side[0], "r" if side == "left" else "l"
    return Markup('<a class="n c{}" id="{}{}" href="#{}{}">{}</a>').format(
        number % COLOURS, here, number, there, number, number
    )
