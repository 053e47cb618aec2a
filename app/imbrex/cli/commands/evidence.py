"""Evidence: rare things that two documents share, and hints at which was first, as a table or as one JSON object."""

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from imbrex.calibration import calibration
from imbrex.cli.arguments.command import add_json, add_recognition, describe
from imbrex.cli.arguments.option_flags import add_options
from imbrex.cli.commands.running import exit_code, load, no_pair, print_pieces
from imbrex.cli.inputs import Inputs
from imbrex.cli.output.json_record import record, sides
from imbrex.cli.output.likelihood import ratio_told
from imbrex.cli.output.table import align, counted, problem_remarks, remarks, with_line_ends
from imbrex.cli.output.terminal import TerminalProgress, escape
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.find_evidence import MOST, Evidence, find_evidence
from imbrex.engine.evidence.item import Clue, Direction, Hint, Item, Kind
from imbrex.engine.likelihood_ratio.weight import Weigher, Weight
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document, Problem
from imbrex.reports.records.evidence_record import evidence_record as items_record
from imbrex.reports.records.evidence_record import hint_record
from imbrex.values import frozen

if TYPE_CHECKING:  # imports the database
    from imbrex.library.longest_match import MatchElsewhere

_HEAD = ("", "", "left", "right", "others", "passages", "weight")
_LONGEST = 60  # characters of a shared item
_EXAMPLES = 3
_FEW = (
    "With so few documents, Imbrex can't determine which ordinary words are rare. It lists only names, numbers "
    "and words that are not in the dictionary."
)
_SUGGESTS = {
    Direction.LEFT_FIRST: "the first document may be earlier",
    Direction.RIGHT_FIRST: "the second document may be earlier",
    Direction.OPEN: "it doesn't show which came first",
}


@frozen(eq=False)
class Found:
    """Two documents with their shared evidence; `elsewhere` is None without a library."""

    left: Document
    right: Document
    options: Options
    evidence: Evidence
    weight: Weight
    elsewhere: "MatchElsewhere | None"
    problems: tuple[Problem, ...]


def find_shared(inputs: Inputs, corpus: Corpus, observer: Observer, library: argparse.Namespace | None = None) -> Found:
    """Find what the first two documents share; the others determine rarity."""
    left, right = inputs.documents[:2]
    passages = find_rewritten(corpus, right.key, left.key, observer).mirrored()  # as the window and reports read them
    evidence = find_evidence(corpus, left.key, right.key, passages, observer)
    weight = Weigher(corpus, calibration()).weigh(left.key, right.key, observer)
    elsewhere = None
    if library is not None:
        from imbrex.cli.commands.library_actions import open_library  # noqa: PLC0415
        from imbrex.library.longest_match import longest_match_elsewhere  # noqa: PLC0415

        with open_library(library) as opened:
            elsewhere = longest_match_elsewhere(opened, corpus, left.key, right.key, observer)
    return Found(left, right, corpus.options, evidence, weight, elsewhere, inputs.problems)


def evidence_table(found: Found) -> Iterator[str]:
    """Lines: the totals, a row for each shared item, then hints with their grounds."""
    evidence = found.evidence
    yield f"{escape(found.left.name)} and {escape(found.right.name)}: {_headline(evidence)}\n"
    if evidence.items:
        yield "\n"
        yield from with_line_ends(align([_HEAD, *map(_row, evidence.items)], 2, head=True))
    yield f"\n{_told(evidence)}\n"
    yield f"{ratio_told(found.weight)}\n"
    if found.elsewhere is not None:
        yield f"{_elsewhere(found.elsewhere)}\n"
    hints = [_hint(hint) for hint in evidence.hints]
    yield from with_line_ends(remarks("Hints (not proof):", hints))
    yield from with_line_ends(problem_remarks(found.problems))


def _elsewhere(found: "MatchElsewhere") -> str:
    if not found.words:
        return "The two documents have no match to search the library for."
    match = f"The longest match ({found.words:,} words)"
    if not found.names:
        return f"{match} is in no other document of the library."
    count = f"{'at least ' if found.bounded else ''}{len(found.names):,}"
    documents = "document" if len(found.names) == 1 else "documents"
    names = ", ".join(map(escape, found.names[:_EXAMPLES]))
    return f"{match} is also in {count} {documents} of the library: {names}{', …' * (len(found.names) > _EXAMPLES)}"


def _headline(evidence: Evidence) -> str:
    count = len(evidence.items)
    if not count:
        return "no rare items in common"
    return f"{counted(count, 'rare item')} in common"


def _told(evidence: Evidence) -> str:
    """Definition of rarity in this class."""
    documents = "document" if evidence.other_documents == 1 else "documents"
    rare = f"Rare: in hardly any of the {evidence.other_documents:,} other {documents}." if evidence.can_tell else _FEW
    return f"{rare} Only the first {MOST} of each kind are listed." if evidence.bounded else rare


def _cut(text: str) -> str:
    return escape(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…")


def _row(item: Item) -> tuple[str, ...]:
    text = _cut(item.text)
    if item.other_text:
        text = f"{text} = {_cut(item.other_text)}"
    if item.kind is Kind.EDITING_SESSION:
        text = f"{text} ({item.words[0]:,} and {item.words[1]:,} words)"
    elif item.meant:
        text = f"{text} ({escape(item.meant)}?)"
    elif not item.known:
        text = f"{text} (not in the dictionary)"
    return (
        item.kind.label,
        text,
        f"{len(item.left):,}",
        f"{len(item.right):,}",
        f"{item.others:,}",
        ("outside" if item.outside else "inside") if item.left and item.right else "",
        f"{item.weight:.1f}",
    )


def _hint(hint: Hint) -> tuple[str, str]:
    """The grounds of a hint, and its suggestion; escaped by `remarks`."""
    suggested = _SUGGESTS[hint.direction]
    match hint.clue:
        case Clue.REPAIRED:
            pairs = ", ".join(f"{repair.wrong} → {repair.right}" for repair in hint.repairs[:_EXAMPLES])
            of_left = sum(repair.wrong_is_left for repair in hint.repairs)
            counts = f"{of_left:,} misspelled only in the first, {len(hint.repairs) - of_left:,} only in the second"
            return "corrected misspellings", f"{counts} ({pairs}): {suggested}."
        case Clue.SAME_AUTHOR | Clue.SAVED_BY_OTHER:
            return hint.clue.value, f"{hint.left}: {suggested}. Anyone can change these names."
        case Clue.SHARED_SESSIONS:
            counts = f"{hint.words[0]:,} words of the first document and {hint.words[1]:,} of the second"
            return (
                "shared editing sessions",
                f"{hint.sessions:,} ({counts} are from them). A template, a shared folder or a file that was passed on "
                "may be the reason.",
            )
        case Clue.EDITING_TIME:
            which, count = ("first", hint.words[0]) if hint.words[0] else ("second", hint.words[1])
            minutes = counted(hint.minutes, "minute")
            return (
                "editing time",
                f"the {which} document has {count:,} words and was edited for {minutes}. It may have been pasted, "
                "from the author's own notes or another text.",
            )
        case Clue.SAME_ORDER:
            which, other = ("first", "second") if hint.of_left else ("second", "first")
            counts = f"{len(hint.places):,} sentences of the {which} document, outside the passages, have rare words"
            return (
                "follows the same order",
                f"{counts} of the {other} one in its order. One document may retell the other, or both a third one.",
            )
        case Clue.NAMES_IN_ORDER:
            counts = f"{len(hint.places):,} come in the same order in both documents; about {hint.expected:.0f} would"
            return (
                "names and numbers in order",
                f"{counts} by chance. A translation keeps this order, but two accounts of the same events may share "
                "it too.",
            )
        case Clue.LEFTOVER:
            which = "first" if hint.left else "second"
            what = f"the {which} document contains text typical of web pages"
            return "web page remains", f"{what} ({hint.left or hint.right}); it may come from one."
    return hint.clue.value, f"{hint.left} and {hint.right}: {suggested}. Anyone can change these dates."


def evidence_record(found: Found) -> Iterator[str]:
    """The same as one JSON object; offsets are code points of the text as it was read."""
    evidence = found.evidence
    yield from record(
        "evidence",
        {
            **sides(found.left, found.right),
            "options": found.options.to_dict(),
            **items_record(evidence),
            "likelihood_ratio": found.weight.to_dict(),
            "library_match": _match_record(found.elsewhere) if found.elsewhere is not None else None,
            "hints": [hint_record(hint) for hint in evidence.hints],
            "problems": [asdict(problem) for problem in found.problems],
        },
    )


def _match_record(found: "MatchElsewhere") -> dict[str, Any]:
    return {
        "words": found.words,
        "text": found.text,
        "library_documents": list(found.names),
        "may_be_more": found.bounded,
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "A B [OTHERS ...] [--library FILE] [--json] [options]",
        "A and B are the pair. OTHERS are used to judge what is rare.",
    )
    parser.add_argument("paths", nargs="+", metavar="FILES", help="two documents, and others to compare them with")
    add_recognition(parser)
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--library", metavar="FILE", help="Also search this library for the longest match.")
    place.add_argument("--url", metavar="URL", help="Also search this shared library for the longest match.")
    add_json(parser, "table")
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    if len(inputs.documents) < 2:
        return no_pair(inputs)
    found = find_shared(inputs, corpus, progress, namespace if namespace.library or namespace.url else None)
    progress.clear()
    print_pieces(evidence_record(found) if namespace.json else evidence_table(found), progress)
    return exit_code(inputs)
