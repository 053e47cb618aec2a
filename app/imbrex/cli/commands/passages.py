"""Passages: passages that one document shares with another, copied or rewritten, as a table or as one JSON object."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from itertools import groupby
from typing import Any

import numpy as np

from imbrex.cli.arguments.command import add_json, add_recognition, describe
from imbrex.cli.arguments.option_flags import add_options, add_template_flag
from imbrex.cli.commands.running import exit_code, load, no_pair, print_pieces
from imbrex.cli.inputs import Inputs
from imbrex.cli.output.json_record import record, sides
from imbrex.cli.output.table import align, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import TerminalProgress, escape
from imbrex.engine.arrays import UInt8
from imbrex.engine.attribution.attribution import Attribution, Standing
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.percent import percent
from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.extent import Extent, extent_of
from imbrex.engine.rewriting.passage_words import passage_words
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.shares.find_classes import PassageClasses, find_classes, passage_classes
from imbrex.engine.shares.shares import ClassedWords, PairClasses, Reason, WordClass
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.engine.translation.pair_languages import missing_between
from imbrex.languages.registry import KNOWN
from imbrex.values import frozen

_QUOTED = 48  # characters of a passage
_SOMEBODY = "the author of both"
_HEAD = ("", "", "begins", "words", "of", "kept", "left", "right")
_KINDS = {
    WordClass.VERBATIM: "word for word",
    WordClass.REWORDED: "reworded",
    WordClass.TRANSLATED: "translated",
    WordClass.EXCLUDED: "excluded",
}
_REASONS = {
    Reason.QUOTED: "quoted and cited",
    Reason.BIBLIOGRAPHY: "bibliography",
    Reason.TEMPLATE: "template",
    Reason.OWN_WORK: "own work",
    Reason.NOT_COUNTED: "not counted",
}
_BOUNDED = "The texts are very long or repetitive, so some passages may be missing."


@frozen(eq=False)
class Found:
    """Two documents with the passages of both, the left one read as made from the right one.

    Attributes:
        extent: details on the passages as a whole.
        attribution: citation status of each passage, on both sides.
        classes: the class of each word of both texts.
        words: the words of each passage by their class.
        unsearched: codes of the two languages if no dictionary connects them; else None.
        packages: what to install then, if there is something.
    """

    left: Document
    right: Document
    options: Options
    passages: Rewritten
    extent: Extent
    attribution: Attribution
    classes: PairClasses
    words: PassageClasses
    problems: tuple[Problem, ...]
    unsearched: tuple[str, str] | None = None
    packages: tuple[str, ...] = ()


def texts_of(inputs: Inputs) -> list[Document]:
    """The documents to compare, without templates, which only determine exclusions."""
    return [document for document in inputs.documents if document.role is not Role.TEMPLATE]


def find(inputs: Inputs, corpus: Corpus, observer: Observer, *, one_author: bool = False) -> Found:
    """Find the passages of the first two documents; `one_author` means that both have the same author."""
    left, right = texts_of(inputs)[:2]
    if one_author:
        corpus.add([replace(document, author=_SOMEBODY) for document in (left, right)], observer)
    taken = find_taken(corpus, left.key, right.key, observer)
    passages = taken[1].passages.mirrored()
    classes = find_classes(corpus, left.key, right.key, observer, taken)
    tokens = corpus.tokens(left.key, observer), corpus.tokens(right.key, observer)
    return Found(
        left,
        right,
        corpus.options,
        passages,
        extent_of(passages, observer),
        attribute(corpus, passages, observer),
        classes,
        passage_classes(passages, *tokens, classes),
        inputs.problems,
        *missing_between(corpus, left.key, right.key),
    )


def passages_table(found: Found) -> Iterator[str]:
    """Lines: the shares of both texts, then a row per passage: kind, status, first words, words, positions."""
    names = escape(found.left.name), escape(found.right.name)
    for (name, other), words in zip((names, names[::-1]), (found.classes.left, found.classes.right), strict=True):
        yield f"{_headline(name, other, words)}\n"
    rows = [_row(found, index) for index in range(len(found.passages))]
    if rows:
        yield "\n"
        yield from with_line_ends(align([_HEAD, *rows], 3, head=True))
    yield from _elsewhere(found)
    yield from _translation(found)
    if found.passages.bounded:
        yield f"\n{_BOUNDED}\n"
    yield from with_line_ends(problem_remarks(found.problems))


def _headline(name: str, other: str, words: ClassedWords) -> str:
    """The share of a text that is also in the other one, then its four parts."""
    shares = words.shares
    verbatim, reworded, excluded, only_here, translated = (part.text(0) for part in shares.shown())
    across = f", {translated} translated" if shares.translated_words else ""
    headline = f"{shares.shown_headline().text(0)} of {name} is also in {other}"
    if not shares.headline and not shares.excluded:
        return f"{headline}."
    left_out = " or ".join(_REASONS[reason] for reason in Reason if reason and words.excluded_for(reason))
    beside = f"{excluded} {left_out}, " if left_out else ""
    return f"{headline}: {verbatim} word for word, {reworded} reworded{across} ({beside}{only_here} only here)."


def _translation(found: Found) -> Iterator[str]:
    """A line with the dictionaries by which passages may be translated, or with what to install."""
    if found.unsearched is not None:
        yield f"\n{not_translated(found.unsearched, found.packages)}\n"
    elif found.passages.links.dictionaries:
        names = ", ".join(map(escape, found.passages.links.dictionaries))
        yield f"\nTranslated passages may be translated from the other text; dictionaries used: {names}.\n"


def not_translated(codes: tuple[str, str], packages: Sequence[str]) -> str:
    """Why two texts are not compared by translation, and what to install."""
    left, right = (KNOWN.get(code, code) for code in codes)
    sentence = f"Not compared by translation: there is no dictionary for these languages ({left}, {right})."
    return f"{sentence} Install: {', '.join(packages)}" if packages else sentence


def _elsewhere(found: Found) -> Iterator[str]:
    """A line with the words that are also in the other text, but in none of the passages."""
    sides = (found.classes.left, found.words.left_matched), (found.classes.right, found.words.right_matched)
    left, right = (max(0, words.shares.headline_words - int(matched.sum())) for words, matched in sides)
    if left or right:
        yield f"\nShorter matches outside of passages: {left:,} words left, {right:,} right.\n"


def _row(found: Found, index: int) -> tuple[str, ...]:
    passage = found.passages[index]
    text = " ".join(found.left.text[passage.left.start : passage.left.end][: 4 * _QUOTED].split())
    return (
        _KINDS[WordClass(int(found.words.left_kinds[index]))],
        Standing(int(found.attribution.left.standing[index])).label,
        escape(text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…"),
        f"{found.words.left_matched[index]:,}",
        f"{passage.left_words:,}",
        percent(passage.kept),
        f"{passage.left.start}-{passage.left.end}",
        f"{passage.right.start}-{passage.right.end}",
    )


def passages_record(found: Found) -> Iterator[str]:
    """The same as one JSON object; shares are fractions of 1, offsets code points of the text as it was read."""
    yield from record(
        "passages",
        {
            **sides(found.left, found.right),
            "options": found.options.to_dict(),
            "shares_left": found.classes.left.shares.fractions(),
            "shares_right": found.classes.right.shares.fractions(),
            "quoted_left": found.attribution.left.quoted,
            "quoted_right": found.attribution.right.quoted,
            "extent": _extent(found.extent),
            "bounded": found.passages.bounded,
            "dictionaries_used": list(found.passages.links.dictionaries),
            "missing_dictionaries": {"languages": list(found.unsearched), "install": list(found.packages)}
            if found.unsearched
            else None,
            "passages": [_passage(found, index) for index in range(len(found.passages))],
            "problems": [asdict(problem) for problem in found.problems],
        },
    )


def _extent(extent: Extent) -> dict[str, Any]:
    figures = asdict(extent)
    translated, is_identical = figures.pop("translated"), figures.pop("same")
    return {**figures, "covered_by_translation": translated, "identical": is_identical, "change": extent.label}


def _passage(found: Found, index: int) -> dict[str, Any]:
    passages, attribution = found.passages, found.attribution
    passage, bounds = passages[index], passages.bounds(index)
    words = passage_words(passages, index)
    return {
        "left_kind": WordClass(int(found.words.left_kinds[index])).name.lower(),
        "right_kind": WordClass(int(found.words.right_kinds[index])).name.lower(),
        "change": passage.change.label,
        "left_standing": Standing(int(attribution.left.standing[index])).label,
        "right_standing": Standing(int(attribution.right.standing[index])).label,
        "left": asdict(passage.left),
        "right": asdict(passage.right),
        "left_words": passage.left_words,
        "right_words": passage.right_words,
        "left_matched": int(found.words.left_matched[index]),
        "right_matched": int(found.words.right_matched[index]),
        "kept": passage.kept,
        "quality": passage.quality,
        "left_changes": _changes(passages.left, words.left, bounds[0]),
        "right_changes": _changes(passages.right, words.right, bounds[2]),
        "word_links": list(_links(passages, bounds)),
    }


def _links(passages: Rewritten, bounds: tuple[int, int, int, int]) -> Iterator[dict[str, Any]]:
    """The words of a passage that translate each other, in the order of the left text."""
    links, (first, last, _, _) = passages.links, bounds
    for number in np.flatnonzero((links.left >= first) & (links.left < last)).tolist():
        if not bounds[2] <= links.right[number] < bounds[3]:
            continue
        spans = ((passages.left, links.left[number]), (passages.right, links.right[number]))
        left, right = ({"start": int(reading.start[word]), "end": int(reading.end[word])} for reading, word in spans)
        entry = None if links.by_sound[number] else list(links.entries[number])
        yield {"left": left, "right": right, "entry": entry}


def _changes(reading: Reading, kinds: UInt8, first: int) -> list[dict[str, Any]]:
    """Runs of words with the same change."""
    starts: Int32 = reading.start
    ends: Int32 = reading.end
    runs = []
    for kind, places in groupby(range(len(kinds)), key=lambda place: int(kinds[place])):
        run = list(places)
        start, end = int(starts[first + run[0]]), int(ends[first + run[-1]])
        runs.append({"change": WordChange(kind).label, "span": {"start": start, "end": end}, "words": len(run)})
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
    add_recognition(parser)
    add_json(parser, "table")
    parser.add_argument(
        "--one-author",
        action="store_true",
        help="Both documents are by one author: shared passages are own earlier work.",
    )
    add_template_flag(parser.add_argument_group("roles"))
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress, counts=False)
    if len(texts_of(inputs)) < 2:
        return no_pair(inputs)
    found = find(inputs, corpus, progress, one_author=namespace.one_author)
    progress.clear()
    print_pieces(passages_record(found) if namespace.json else passages_table(found), progress)
    return exit_code(inputs)
