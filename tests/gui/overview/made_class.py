"""Classes, clusters and origins made by hand, without the engine."""

import re

import numpy as np

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.options import Options
from imbrex.engine.overview.clusters import Cluster
from imbrex.engine.overview.origins import Origin, Origins, Stretch
from imbrex.engine.overview.score import Score
from imbrex.engine.text.document import Document, Problem, Span
from imbrex.engine.text.role import Role
from imbrex.gui.overview.shared.class_choice import ShownClass

NAMES = ("a.txt", "b.txt", "c.txt", "d.txt", "e.txt", "f.txt")


def counted(name, words=100, excluded=0, problem="", role=Role.ESSAY, author=""):
    """A document of a report, with a problem if there is one to tell."""
    trouble = Problem(name, problem, "Look at the file.") if problem else None
    return Counted(Document(name, name, "", role=role, author=author), words, words - excluded, trouble, excluded)


def shown(scores, names=NAMES, threshold=0.4, **special):
    """A class; `scores` are figures by pair of numbers, `special` documents made otherwise, by "d" and number."""
    documents = tuple(special.get(f"d{number}", counted(name)) for number, name in enumerate(names))
    pairs = np.array(sorted(scores), np.int32).reshape(-1, 2)
    values = np.array([scores[pair] for pair in sorted(scores)], np.float32)
    sizes = np.full(len(names), 100, np.int32)
    columns = Pairs(pairs[:, 0].copy(), pairs[:, 1].copy(), (values * 100).astype(np.int32), sizes)
    report = Report(Options(), documents, columns)
    return ShownClass(report, tuple(names), Score.CONTAINMENT, values, report.own, threshold)


def cluster(shown, *members, identical=False):
    """A cluster of these members, linked where the class says so."""
    pairs = zip(shown.report.pairs.left.tolist(), shown.report.pairs.right.tolist(), strict=True)
    inside = [row for row, pair in enumerate(pairs) if set(pair) <= set(members)]
    links = tuple(row for row in inside if shown.above[row])
    possible = len(members) * (len(members) - 1) // 2
    highest = max(float(shown.values[row]) for row in inside)
    return Cluster(members, links, highest, float(sum(shown.values[inside])) / possible, identical)


def origins(document, *pieces, totals=None, others=1):
    """Where a text stands, from its pieces in order and the number of the other text that each stands in."""
    text, stretches, words = "", [], 0
    for piece, other in pieces:
        count = len(re.findall(r"\w+", piece))
        span = Span(len(text), len(text) + len(piece))
        stretches.append(Stretch(span, count, other, 0 if other is None else others))
        text, words = f"{text}{piece} ", words + count
    explained = {}
    for stretch in stretches:
        if stretch.other is not None:
            explained[stretch.other] = explained.get(stretch.other, 0) + stretch.words
    ranked = sorted(explained, key=lambda other: (-explained[other], other))
    found = tuple(
        Origin(other, explained[other], explained[other] / words, (totals or {}).get(other, explained[other] / words))
        for other in ranked
    )
    unique = (words - sum(explained.values())) / words if words else 0.0
    return Origins(document, words, tuple(stretches), found, unique, text)
