"""Near: near-duplicates that an index found, as a table or as one JSON object."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import numpy as np

from imbrex.cli.inputs.documents_record import documents_of
from imbrex.cli.inputs.inputs import Inputs
from imbrex.cli.output.record import as_json
from imbrex.cli.output.table import align, labels_of, remarks, sentence
from imbrex.engine.compare.report import Report
from imbrex.engine.measures.near_duplicates import RULES, NearDuplicates
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Problem

_HEAD = ("left", "right", "Jaccard", "proposed", "accepted", "true")


def near_table(inputs: Inputs, report: Report, found: NearDuplicates) -> Iterator[str]:
    """Lines: what the method found or missed, the greatest resemblance first, then how well it did."""
    labels = labels_of(report)
    rows = [
        (
            labels[pair["left"].key],
            labels[pair["right"].key],
            percent(pair["jaccard"]),
            *("yes" if pair[name] else "no" for name in ("proposed", "accepted", "true")),
        )
        for pair in _pairs(report, found)
    ]
    if rows:
        yield from (f"{line}\n" for line in align([_HEAD, *rows], 2))
    counts = _counts(report, found)
    yield f"\n{found.method.value}. {RULES[found.method]}\n"
    yield f"True: an exact Jaccard index of at least {100 * found.threshold:g} %.\n"
    yield f"{counts['pairs_compared']:,} pairs: {counts['proposed']:,} proposed, {counts['accepted']:,} accepted; "
    yield f"{counts['true']:,} true, of which {counts['missed']:,} missed and {counts['refused']:,} refused.\n"
    problems = [(problem.name, sentence(problem)) for problem in _problems(inputs, report)]
    yield from (f"{line}\n" for line in remarks("Problems:", problems))


def near_record(inputs: Inputs, report: Report, found: NearDuplicates) -> Iterator[str]:
    """The same as one JSON object, with the options and every document."""
    pairs = [
        pair
        | {
            "left": pair["left"].name,
            "right": pair["right"].name,
            "left_path": pair["left"].path,
            "right_path": pair["right"].path,
        }
        for pair in _pairs(report, found)
    ]
    yield as_json(
        {
            "options": report.options.to_dict(),
            "documents": list(documents_of(inputs, report)),
            "method": found.method.value,
            "rule": RULES[found.method],
            "threshold": found.threshold,
            **_counts(report, found),
            "pairs": pairs,
            "problems": [asdict(problem) for problem in _problems(inputs, report)],
        }
    )
    yield "\n"


def _pairs(report: Report, found: NearDuplicates) -> Iterator[dict[str, Any]]:
    """The pairs that are worth a line: accepted or true; of the others only their number is of interest."""
    for row in np.flatnonzero(found.accepted | found.true).tolist():
        yield {
            "left": report.documents[int(found.left[row])].document,
            "right": report.documents[int(found.right[row])].document,
            "jaccard": float(found.jaccard[row]),
            "proposed": bool(found.proposed[row]),
            "accepted": bool(found.accepted[row]),
            "true": bool(found.true[row]),
        }


def _counts(report: Report, found: NearDuplicates) -> dict[str, int]:
    columns = {
        "proposed": found.proposed,
        "accepted": found.accepted,
        "true": found.true,
        "missed": found.missed,
        "refused": found.refused,
    }
    compared = report.possible + report.possible_own
    return {"pairs_compared": compared} | {name: int(np.count_nonzero(column)) for name, column in columns.items()}


def _problems(inputs: Inputs, report: Report) -> list[Problem]:
    return [*inputs.problems, *(counted.problem for counted in report.documents if counted.problem)]
