"""Clough and Stevenson: short answers, written freely or after a source, in four classes."""

from collections.abc import Iterator
from pathlib import Path

from imbrex.engine.rewriting.extent import extent_of
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.rewritten_passage import Change
from tests.evaluation.figures import Figure
from tests.evaluation.tables import rows
from tests.evaluation.texts import read_paths

_CLASSES = {None: "non", Change.IDENTICAL: "cut", Change.LIGHTLY_EDITED: "light", Change.HEAVILY_EDITED: "heavy"}


def evaluate(folder: Path) -> Iterator[Figure]:
    """Accuracy and mean F1 of both questions: whether it was taken, and how much it was changed."""
    truth = [row for row in rows(folder / "truth.tsv") if row["category"] != "orig"]
    names = {row["file"] for row in truth} | {row["source"] for row in truth}
    readings = read_paths([folder / name for name in sorted(names)], "en")
    told = [
        _CLASSES[extent_of(find_passages(readings[folder / row["file"]], readings[folder / row["source"]])).change]
        for row in truth
    ]
    true = [row["category"] for row in truth]
    taken = [one != "non" for one in true], [one != "non" for one in told]
    yield Figure("accuracy of taken or not", _accuracy(*taken), len(true))
    yield Figure("F1 of taken or not", _mean_f1(*taken))
    yield Figure("accuracy of four classes", _accuracy(true, told), len(true))
    yield Figure("F1 of four classes", _mean_f1(true, told))


def _accuracy(true: list[str] | list[bool], told: list[str] | list[bool]) -> float:
    return sum(a == b for a, b in zip(true, told, strict=True)) / len(true)


def _mean_f1(true: list[str] | list[bool], told: list[str] | list[bool]) -> float:
    """F1 of each class, their mean."""
    values = []
    for one in sorted(set(true)):
        both = sum(a == b == one for a, b in zip(true, told, strict=True))
        values.append(2 * both / (sum(a == one for a in true) + sum(b == one for b in told)))
    return sum(values) / len(values)
