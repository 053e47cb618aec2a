"""Compare: every pair of comparable documents; a long table only counts those that share nothing."""

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from imbrex.cli.arguments.command import add_paths, describe
from imbrex.cli.arguments.option_flags import add_options, add_role_flags, percentage
from imbrex.cli.commands.compared_pairs import Pair, Result
from imbrex.cli.commands.running import load, outcome, print_pieces
from imbrex.cli.inputs import Inputs, absent_from, documents_of
from imbrex.cli.output.table import (
    NAME_COLUMNS,
    Row,
    align,
    labels_of,
    problem_remarks,
    remarks,
    with_heading,
    with_line_ends,
)
from imbrex.cli.output.terminal import ABOVE, WRONG_USAGE, TerminalProgress, echo, escape, is_terminal
from imbrex.engine.percent import percent
from imbrex.engine.shares.shares import Shares
from imbrex.messages import Message

if TYPE_CHECKING:  # modules that few comparisons need are imported where they are needed
    from imbrex.engine.measures.value import Value


def measure_names(text: str) -> tuple[str, ...]:
    """Parse comma-separated names without duplicates; "all" means all of them."""
    from imbrex.engine.measures.registry import BY_NAME  # noqa: PLC0415 - as above

    names = tuple(dict.fromkeys(name for name in re.split(r"[\s,]+", text) if name))
    if "all" in names:
        return tuple(BY_NAME)
    unknown = [name for name in names if name not in BY_NAME]
    if unknown or not names:
        wrong = ", ".join(map(repr, unknown)) or repr(text)
        raise argparse.ArgumentTypeError(f"unknown measure: {wrong} (choose from all, {', '.join(BY_NAME)})")
    return names


# The most important figures; the record has all measures.
HEAD: Row = ("left", "right", "left", "right", "   left", "  right", "Jaccard", "shared")


def compare_table(result: Result) -> Iterator[str]:
    """Lines: the pairs, those that share most first, then their number, then notes and problems."""
    labels = labels_of(result.report)
    # Only rows are kept: the passages of thousands of pairs would fill the memory.
    rows = [
        (-pair.highest, _row(pair, labels), [] if pair.measures is None else list(measures_of(pair))) for pair in result
    ]
    rows.sort(key=lambda ranked: ranked[0])
    if rows:
        yield from with_heading(list(align([HEAD, *(row for _, row, _ in rows)], NAME_COLUMNS)), "overlap")
    if 0 < result.searched_from <= 1:
        level = percent(result.searched_from)
        yield f"\nReworded text was searched for in pairs with {level} or more word for word."
    for _, _, measures in rows:
        yield from measures
    if result.compared:
        yield str(Message("\n{listed} of {count} pair(s) shown.", listed=result.listed, count=result.compared))
        nothing = result.compared - len(result.report.pairs)
        if nothing and result.listed < result.compared:
            yield f"{nothing:,} pairs share nothing." if nothing > 1 else "1 pair shares nothing."
    yield from remarks(
        "Notes:", [(one.document.name, note) for one in result.report.documents for note in one.document.notes]
    )
    yield from problem_remarks(result.problems)


def _row(pair: Pair, labels: dict[str, str]) -> Row:
    scores = pair.scores
    return (
        labels[pair.left.document.key],
        labels[pair.right.document.key],
        *(share.shown_headline().text(0) for share in pair.shares),
        percent(scores.containment_left),
        percent(scores.containment_right),
        percent(scores.jaccard),
        str(pair.shared_shingles),
    )


def compare_record(inputs: Inputs, result: Result, pairs: Iterable[Pair]) -> Iterator[str]:
    """Pieces of the object's text; pairs are computed one at a time, so that thousands need no memory."""
    from imbrex.cli.output.json_record import record  # noqa: PLC0415 - as above

    yield from record(
        "compare",
        {
            "options": result.report.options.to_dict(),
            "absent": absent_from(inputs),
            "documents": documents_of(inputs, result.report),
            "pairs": map(_pair, pairs),
            "pairs_compared": result.compared,
            "problems": map(asdict, result.problems),
        },
    )


def _pair(pair: Pair) -> dict[str, Any]:
    from imbrex.cli.output.json_record import sides  # noqa: PLC0415 - as above

    return {
        **sides(pair.left.document, pair.right.document),
        "shares_left": pair.shares[0].fractions(),
        "shares_right": pair.shares[1].fractions(),
        "rewriting_searched": pair.rewriting_searched,
        "scores": asdict(pair.scores),
        "shared_shingles": pair.shared_shingles,
        "likelihood_ratio": _ratio(pair),
        "passages": [
            {
                "left": {"start": passage.left.start, "end": passage.left.end},
                "right": {"start": passage.right.start, "end": passage.right.end},
                "words": passage.words,
            }
            for passage in pair.passages or ()
        ],
        **_measures(pair),
    }


def _ratio(pair: Pair) -> dict[str, Any] | None:
    return pair.weight.to_dict() if pair.weight is not None else None


def _measures(pair: Pair) -> dict[str, Any]:
    """The requested values, under no key if there are none."""
    if pair.measures is None:
        return {}
    from imbrex.engine.measures.registry import BY_NAME  # noqa: PLC0415 - as above

    values = {
        name: {"kind": BY_NAME[name].kind, "estimates": BY_NAME[name].estimates or None, **asdict(value)}
        for name, value in pair.measures.items()
    }
    return {"measures": values, "measure_hints": list(pair.hints)}


def measures_of(pair: Pair) -> Iterator[str]:
    """Lines with the measures of a pair: label, figure and verdict, then the reason if there is one."""
    from imbrex.engine.measures.registry import BY_NAME  # noqa: PLC0415 - as above
    from imbrex.engine.measures.value import in_figures  # noqa: PLC0415

    yield f"\n{escape(pair.left.document.name)} and {escape(pair.right.document.name)}"
    values = pair.measures or {}
    wide = max(len(BY_NAME[name].label) for name in values)
    for name, value in values.items():
        figure = in_figures(value, BY_NAME[name].kind) or "none"
        yield f"  {BY_NAME[name].label:{wide}}  {figure:>14}  {_verdict(value)}".rstrip()
        yield from (f"      {escape(line)}" for line in (value.reason, value.caution) if line)
    yield from (f"  {hint}" for hint in pair.hints)


def _verdict(value: "Value") -> str:
    if value.near_duplicate is None:
        return ""
    return "near-duplicates" if value.near_duplicate else "not near-duplicates"


class _Names:
    """The names of all measures in the help, which is seldom printed."""

    def __str__(self) -> str:
        from imbrex.engine.measures.registry import BY_NAME  # noqa: PLC0415 - as above

        return ", ".join(BY_NAME)


_SCORES = ("containment_left", "containment_right", "jaccard")


def compare_csv(result: Result) -> Iterator[str]:
    """CSV lines, the first with the column names; shares are fractions of 1."""
    from imbrex.reports.csv.spreadsheet import MARK  # noqa: PLC0415 - as above
    from imbrex.reports.csv.spreadsheet import line as csv_line  # noqa: PLC0415

    for_eyes = is_terminal(sys.stdout)
    if not for_eyes:
        yield MARK
    shares = [f"{name}_{side}" for side in ("left", "right") for name in Shares().fractions()]
    yield csv_line(["left", "right", "left_path", "right_path", *shares, *_SCORES, "shared_shingles"])
    for pair in result:
        left, right = pair.left.document, pair.right.document
        texts = left.name, right.name, left.path, right.path
        fractions = [value for share in pair.shares for value in share.fractions().values()]
        scores = [getattr(pair.scores, name) for name in _SCORES]
        names = [escape(text) if for_eyes else text for text in texts]
        yield csv_line([*names, *fractions, *scores, pair.shared_shingles])


def github_lines(result: Result, limit: float) -> Iterator[str]:
    """Workflow commands of GitHub that show each pair above a limit, a fraction of 1, as a problem of both files."""
    for pair in result:
        sides = (pair.left.document, pair.right.document)
        for share, document, other in zip(pair.shares, sides, sides[::-1], strict=True):
            if share.headline > limit:
                told = f"{share.shown_headline().text(0)} of {document.name} is also in {other.name}."
                place = _property(os.path.relpath(document.path) if document.path else document.name)
                yield f"::error file={place},title=Imbrex::{_data(told)}\n"


def _data(text: str) -> str:
    return escape(text).replace("%", "%25")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "FILES_OR_FOLDERS [--json | --csv] [options]")
    add_paths(parser)
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="Print JSON instead of a table.")
    forms.add_argument("--csv", action="store_true", help="Print CSV, one line for each pair.")
    forms.add_argument(
        "--github",
        action="store_true",
        help="Print the pairs above --fail-above as problems that GitHub shows beside the files.",
    )
    parser.add_argument(
        "--fail-above",
        type=percentage,
        metavar="PERCENT",
        help="End with exit code 4 if more than this share of a text is also in another one.",
    )
    parser.add_argument(
        "--minimum-containment",
        type=percentage,
        default=0.0,
        metavar="PERCENT",
        help="List only pairs with at least this containment in either direction. Default: 0 (all pairs).",
    )
    parser.add_argument(
        "--exact-only",
        action="store_true",
        help="Count only text shared word for word. By default, reworded text is also searched for in pairs that "
        "stand out, and in all if no more than 20 are listed.",
    )
    measures = parser.add_argument(
        "--measures",
        type=measure_names,
        default=(),
        metavar="NAMES",
        help="Also compute these measures: all, or a comma-separated list of %(names)s.",
    )
    vars(measures)["names"] = _Names()
    add_role_flags(parser)
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    if namespace.github and namespace.fail_above is None:
        echo("--github needs --fail-above.")
        return WRONG_USAGE
    inputs, corpus = load(namespace, progress, counts=namespace.json)
    result = Result(
        inputs,
        corpus,
        namespace.minimum_containment / 100,
        progress,
        namespace.measures,
        exact_only=namespace.exact_only,
        brief=not (namespace.json or namespace.csv),
        weighs=namespace.json,
        passages=namespace.json,
    )
    progress.clear()
    print_pieces(_pieces(namespace, inputs, result), progress)
    code = outcome(inputs, result.compared, result.problems)
    return ABOVE if result.compared and _is_above(namespace, result) else code


def _pieces(namespace: argparse.Namespace, inputs: Inputs, result: Result) -> Iterator[str]:
    if namespace.json:
        return compare_record(inputs, result, result)
    if namespace.csv:
        return compare_csv(result)
    if namespace.github:
        return github_lines(result, namespace.fail_above / 100)
    return with_line_ends(compare_table(result))


def _is_above(namespace: argparse.Namespace, result: Result) -> bool:
    return namespace.fail_above is not None and result.highest > namespace.fail_above / 100
