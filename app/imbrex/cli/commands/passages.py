"""Passages: passages that one document shares with another, copied or rewritten, as a table or as one JSON object."""

import argparse
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from typing import Any

from imbrex.cli.arguments.command import add_json, describe
from imbrex.cli.arguments.option_flags import add_options
from imbrex.cli.arguments.role_flags import add_template_flag
from imbrex.cli.commands.running import (
    exit_code,
    load,
    no_pair,
    print_pieces,
)
from imbrex.cli.inputs.inputs import Inputs
from imbrex.cli.output.record import as_json
from imbrex.cli.output.table import align, remarks, sentence
from imbrex.cli.output.terminal import TerminalProgress, escape
from imbrex.engine.attribution.attribution import Attributed, Attribution, Standing, left_out
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.percent import percent
from imbrex.engine.rewriting.differences import WordChange, find_differences
from imbrex.engine.rewriting.extent import Extent, extent_of
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.document import Document, Problem, Role
from imbrex.engine.text.tokens import Int32, UInt8

_QUOTED = 48  # characters of a passage
_SOMEBODY = "the author of both"
_HEAD = ("", "", "begins", "words", "of", "kept", "left", "right")
_WHOLE = {
    "identical": "the same words in the same order",
    "copied": "most of what is in both texts is word for word the same",
}
_BOUNDED = "The texts are very long or repetitive, so some passages may be missing."


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """Two documents with the passages of both, the left one read as made from the right one.

    Attributes:
        right_taken: the passages of the right text, read as made from the left one: its share, regardless of order.
    """

    left: Document
    right: Document
    options: Options
    passages: Rewritten
    extent: Extent
    attribution: Attribution
    right_taken: Attributed
    problems: tuple[Problem, ...]


def texts_of(inputs: Inputs) -> list[Document]:
    """The documents to compare, without templates, which only determine exclusions."""
    return [document for document in inputs.documents if document.role is not Role.TEMPLATE]


def find(inputs: Inputs, corpus: Corpus, observer: Observer, *, one_author: bool = False) -> Found:
    """Find the passages of the first two documents; `one_author` means that both have the same author."""
    left, right = texts_of(inputs)[:2]
    if one_author:
        corpus.add([replace(document, author=_SOMEBODY) for document in (left, right)], observer)
    other, mine = find_taken(corpus, left.key, right.key, observer)
    passages = mine.passages.mirrored()
    attribution = attribute(corpus, passages, observer)
    extent = extent_of(passages, observer)
    return Found(left, right, corpus.options, passages, extent, attribution, other.made, inputs.problems)


def passages_table(found: Found) -> Iterator[str]:
    """Lines: the shares found and counted, then a row per passage: class, status, words, positions, first words."""
    yield f"{escape(found.left.name)} from {escape(found.right.name)}: {_headline(found)}\n"
    rows = [_row(found, index) for index in range(len(found.passages))]
    if rows:
        yield "\n"
        yield from (f"{line}\n" for line in align([_HEAD, *rows], 3))
    if found.passages.bounded:
        yield f"\n{_BOUNDED}\n"
    yield from (f"{line}\n" for line in remarks("Problems:", [(one.name, sentence(one)) for one in found.problems]))


def _headline(found: Found) -> str:
    extent, change, attributed = found.extent, found.extent.label, found.attribution.left
    quoted = f"{percent(attributed.quoted)} of its words stand in quotation marks"
    if not len(found.passages):
        return f"no passage in common; {quoted}" if attributed.quoted else "no shared passages"
    counted = percent(attributed.counted(left_out(found.options.attribution)))
    borrowed = percent(extent.borrowed)
    verdict = f"{_WHOLE.get(change, f'on the whole {change}')}; " if change else ""
    return (
        f"{percent(attributed.raw)} in passages, {counted} after exclusions, {borrowed} in borrowed sentences; "
        f"{percent(found.right_taken.raw)} of the other in passages; "
        f"{verdict}{quoted}"
    )


def _row(found: Found, index: int) -> tuple[str, ...]:
    passage = found.passages[index]
    text = " ".join(found.left.text[passage.left.start : passage.left.end][: 4 * _QUOTED].split())
    return (
        passage.change.label,
        Standing(int(found.attribution.left.standing[index])).label,
        escape(text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…"),
        f"{passage.left_words:,}",
        f"{passage.right_words:,}",
        percent(passage.kept),
        f"{passage.left.start}-{passage.left.end}",
        f"{passage.right.start}-{passage.right.end}",
    )


def passages_record(found: Found) -> Iterator[str]:
    """The same as one JSON object; shares are fractions of 1, offsets code points of the text as it was read."""
    yield as_json(
        {
            "left": found.left.name,
            "right": found.right.name,
            "left_path": found.left.path,
            "right_path": found.right.path,
            "options": found.options.to_dict(),
            "extent": {**asdict(found.extent), "class": found.extent.label},
            "left_attribution": _shares(found.attribution.left, found.options),
            "right_attribution": _shares(found.right_taken, found.options),
            "bounded": found.passages.bounded,
            "passages": [_passage(found, index) for index in range(len(found.passages))],
            "problems": [asdict(problem) for problem in found.problems],
        }
    )
    yield "\n"


def _shares(attributed: Attributed, options: Options) -> dict[str, float]:
    """Shares of a text's words, fractions of 1."""
    return {
        "in_passages": attributed.raw,
        "after_exclusions": attributed.counted(left_out(options.attribution)),
        "in_quotation_marks": attributed.quoted,
    }


def _passage(found: Found, index: int) -> dict[str, Any]:
    passages, attribution = found.passages, found.attribution
    passage, bounds = passages[index], passages.bounds(index)
    words = find_differences(passages.left, passages.right, bounds)
    return {
        "class": passage.change.label,
        "left_standing": Standing(int(attribution.left.standing[index])).label,
        "right_standing": Standing(int(attribution.right.standing[index])).label,
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
    """Runs of words with the same change."""
    starts: Int32 = reading.start
    ends: Int32 = reading.end
    runs = []
    for kind, places in groupby(range(len(kinds)), key=lambda place: int(kinds[place])):
        run = list(places)
        start, end = int(starts[first + run[0]]), int(ends[first + run[-1]])
        runs.append({"change": WordChange(kind).label, "start": start, "end": end, "words": len(run)})
    return runs


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "A B [--json] [options]",
        "A is treated as derived from B. Function words and excluded text are always compared here, whatever "
        "the options; the flags under “what counts” decide which passages count.",
    )
    parser.add_argument("paths", nargs=2, metavar="FILES", help="two documents")
    add_json(parser, "table")
    parser.add_argument(
        "--one-author",
        action="store_true",
        help="Both are by one author: passages they share are own work.",
    )
    add_template_flag(parser.add_argument_group("roles"))
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    if len(texts_of(inputs)) < 2:
        return no_pair(inputs)
    found = find(inputs, corpus, progress, one_author=namespace.one_author)
    progress.clear()
    print_pieces(passages_record(found) if namespace.json else passages_table(found), progress)
    return exit_code(inputs)
