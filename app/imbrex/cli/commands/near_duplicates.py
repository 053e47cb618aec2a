"""Near duplicates: pairs found by an index, as a table or as one JSON object."""

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import numpy as np

from imbrex.cli.arguments.command import add_json, add_paths, describe
from imbrex.cli.arguments.option_flags import add_options, add_role_flags, some_percent, whole_number
from imbrex.cli.commands.running import load, outcome, print_pieces
from imbrex.cli.inputs import Inputs, documents_of
from imbrex.cli.output.json_record import record, sides
from imbrex.cli.output.table import align, labels_of, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import TerminalProgress
from imbrex.engine.compare.report import Report
from imbrex.engine.measures.context import Collection, Settings
from imbrex.engine.measures.longest_words import MOST as MOST_WORDS
from imbrex.engine.measures.minhash import ROUNDS as MOST_ROUNDS
from imbrex.engine.measures.near_duplicates import (
    ROUNDS,
    RULES,
    THRESHOLD,
    Method,
    NearDuplicates,
    find_near_duplicates,
)
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Problem

_HEAD = ("left", "right", "Jaccard", "candidate", "found", "near-duplicate")


def near_table(inputs: Inputs, report: Report, found: NearDuplicates) -> Iterator[str]:
    """Lines: pairs found or missed, by descending resemblance, then the quality of the method."""
    labels = labels_of(report)
    rows = [
        (
            labels[pair["left"].key],
            labels[pair["right"].key],
            percent(pair["scores"]["jaccard"]),
            *("yes" if pair[name] else "no" for name in ("is_candidate", "is_found", "near_duplicate")),
        )
        for pair in _pairs(report, found)
    ]
    if rows:
        yield from with_line_ends(align([_HEAD, *rows], 2, head=True))
    counts = _counts(found)
    yield f"\n{found.method.value}. {RULES[found.method]}\n"
    yield f"Near-duplicate: an exact Jaccard index of at least {100 * found.threshold:g}%.\n"
    compared = report.possible + report.possible_own
    yield f"{compared:,} pairs: {counts['candidate_count']:,} candidates, {counts['found_count']:,} found. "
    yield f"{counts['near_duplicate_count']:,} near-duplicates: "
    yield f"{counts['missed_count']:,} missed, {counts['rejected_count']:,} rejected.\n"
    yield from with_line_ends(problem_remarks(_problems(inputs, report)))


def near_record(inputs: Inputs, report: Report, found: NearDuplicates) -> Iterator[str]:
    """The same as one JSON object, with the options and every document."""
    pairs = [pair | sides(pair["left"], pair["right"]) for pair in _pairs(report, found)]
    yield from record(
        "near-duplicates",
        {
            "options": report.options.to_dict(),
            "documents": list(documents_of(inputs, report)),
            "method": found.method.value,
            "rule": RULES[found.method],
            "threshold": found.threshold,
            "counts": _counts(found),
            "pairs_compared": report.possible + report.possible_own,
            "pairs": pairs,
            "problems": [asdict(problem) for problem in _problems(inputs, report)],
        },
    )


def _pairs(report: Report, found: NearDuplicates) -> Iterator[dict[str, Any]]:
    """The accepted or true pairs; of the others only the number matters."""
    for row in np.flatnonzero(found.accepted | found.true).tolist():
        yield {
            "left": report.documents[int(found.left[row])].document,
            "right": report.documents[int(found.right[row])].document,
            "scores": {"jaccard": float(found.jaccard[row])},
            "is_candidate": bool(found.proposed[row]),
            "is_found": bool(found.accepted[row]),
            "near_duplicate": bool(found.true[row]),
        }


def _counts(found: NearDuplicates) -> dict[str, int]:
    columns = {
        "candidate_count": found.proposed,
        "found_count": found.accepted,
        "near_duplicate_count": found.true,
        "missed_count": found.missed,
        "rejected_count": found.refused,
    }
    return {name: int(np.count_nonzero(column)) for name, column in columns.items()}


def _problems(inputs: Inputs, report: Report) -> list[Problem]:
    return [*inputs.problems, *(counted.problem for counted in report.documents if counted.problem)]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "FILES_OR_FOLDERS [--method METHOD] [--json] [options]")
    add_paths(parser)
    add_json(parser, "table")
    add_near_flags(parser)
    add_role_flags(parser)
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    settings = Settings(minimum_shared_words=namespace.minimum_shared_words)
    report = corpus.report(progress)
    found = find_near_duplicates(
        Collection(corpus, settings),
        report.pairs,
        Method(namespace.method),
        namespace.threshold / 100,
        namespace.rounds,
        progress,
    )
    progress.clear()
    print_pieces(near_record(inputs, report, found) if namespace.json else near_table(inputs, report, found), progress)
    problems = (*inputs.problems, *(counted.problem for counted in report.documents if counted.problem))
    return outcome(inputs, report.possible + report.possible_own, problems)


def add_near_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of the search, besides options and roles."""
    parser.add_argument(
        "--method",
        choices=[method.value for method in Method],
        default=Method.SUPERSHINGLES.value,
        help=f"Index to search with. Default: {Method.SUPERSHINGLES.value}.",
    )
    parser.add_argument(
        "--threshold",
        type=some_percent,
        default=100 * THRESHOLD,
        metavar="PERCENT",
        help=f"Lowest exact Jaccard index of a near-duplicate. Default: {100 * THRESHOLD:.0f}.",
    )
    parser.add_argument(
        "--rounds",
        type=whole_number(1, MOST_ROUNDS),
        default=ROUNDS,
        metavar=f"1..{MOST_ROUNDS}",
        help="Number of indexes, each with its own hash functions. The articles use 1; more indexes miss fewer pairs. "
        f"Default: {ROUNDS}.",
    )
    parser.add_argument(
        "--minimum-shared-words",
        type=whole_number(1, MOST_WORDS),
        default=Settings().minimum_shared_words,
        metavar=f"1..{MOST_WORDS}",
        help="Number of longest words a candidate must share. A higher number is faster with many documents. "
        "Default: 2.",
    )
