"""Passages: what one document has of another, copied or rewritten, as a table or as one JSON object."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from imbrex.cli.inputs import Inputs
from imbrex.cli.record import as_json
from imbrex.cli.table import align, remarks, sentence
from imbrex.cli.terminal import escape
from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Document, Problem
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.rewriting.differences import WordChange, find_differences
from imbrex.engine.rewriting.extent import Extent, extent_of
from imbrex.engine.rewriting.finding import find_rewritten
from imbrex.engine.rewriting.passage import Passage, Rewritten
from imbrex.engine.rewriting.reading import Reading
from imbrex.engine.tokens import Int32, UInt8

_QUOTED = 48  # characters of a passage
_HEAD = ("", "begins", "words", "of", "kept", "left", "right")
_BOUNDED = (
    "The texts are so long or repeat themselves so much that not every likeness was followed; some may be missing."
)


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """Two documents with the passages of both."""

    left: Document
    right: Document
    options: Options
    passages: Rewritten
    extent: Extent
    problems: tuple[Problem, ...]


def find(inputs: Inputs, corpus: Corpus, observer: Observer) -> Found:
    """Find the passages of the first two documents."""
    left, right = inputs.documents[:2]
    passages = find_rewritten(corpus, left.key, right.key, observer)
    return Found(left, right, corpus.options, passages, extent_of(passages), inputs.problems)


def passages_table(found: Found) -> Iterator[str]:
    """Lines: how much is taken, then a row a passage with its class, words, places and first words."""
    yield f"{escape(found.left.name)} from {escape(found.right.name)}: {_headline(found)}\n"
    rows = [_row(found, passage) for passage in found.passages]
    if rows:
        yield "\n"
        yield from (f"{line}\n" for line in align([_HEAD, *rows], 2))
    if found.passages.bounded:
        yield f"\n{_BOUNDED}\n"
    yield from (f"{line}\n" for line in remarks("Problems:", [(one.name, sentence(one)) for one in found.problems]))


def _headline(found: Found) -> str:
    extent, change = found.extent, found.extent.change
    if not len(found.passages):
        return "no passage in common"
    verdict = "" if change is None else f"; on the whole {change.label}"
    return f"{_percent(extent.covered)} in passages, {_percent(extent.borrowed)} in borrowed sentences{verdict}"


def _row(found: Found, passage: Passage) -> tuple[str, ...]:
    text = " ".join(found.left.text[passage.left.start : passage.left.end][: 4 * _QUOTED].split())
    return (
        passage.change.label,
        escape(text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…"),
        f"{passage.left_words:,}",
        f"{passage.right_words:,}",
        _percent(passage.kept),
        f"{passage.left.start}-{passage.left.end}",
        f"{passage.right.start}-{passage.right.end}",
    )


def passages_record(found: Found) -> Iterator[str]:
    """The same as one JSON object; shares are fractions of 1, offsets code points of the text as it was read."""
    change = found.extent.change
    yield as_json(
        {
            "left": found.left.name,
            "right": found.right.name,
            "left_path": found.left.path,
            "right_path": found.right.path,
            "options": found.options.to_dict(),
            "extent": {**asdict(found.extent), "class": None if change is None else change.label},
            "bounded": found.passages.bounded,
            "passages": [_passage(found.passages, index) for index in range(len(found.passages))],
            "problems": [asdict(problem) for problem in found.problems],
        }
    )
    yield "\n"


def _passage(passages: Rewritten, index: int) -> dict[str, Any]:
    passage, bounds = passages[index], passages.bounds(index)
    words = find_differences(passages.left, passages.right, bounds)
    return {
        "class": passage.change.label,
        "left": asdict(passage.left),
        "right": asdict(passage.right),
        "left_words": passage.left_words,
        "right_words": passage.right_words,
        "kept": passage.kept,
        "quality": passage.quality,
        "left_changes": _changes(passages.left, words.left, bounds[0]),
        "right_changes": _changes(passages.right, words.right, bounds[2]),
    }


def _changes(reading: Reading, kinds: UInt8, first: int) -> list[dict[str, Any]]:
    """Runs of words of which the same became."""
    starts: Int32 = reading.start
    ends: Int32 = reading.end
    runs = []
    for kind, places in groupby(range(len(kinds)), key=lambda place: int(kinds[place])):
        run = list(places)
        start, end = int(starts[first + run[0]]), int(ends[first + run[-1]])
        runs.append({"change": WordChange(kind).label, "start": start, "end": end, "words": len(run)})
    return runs


def _percent(fraction: float) -> str:
    return f"{100 * fraction:.1f} %"
