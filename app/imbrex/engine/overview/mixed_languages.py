"""Mixed languages: the report on a class, with the pairs of texts in two languages of which one may be translated.

Pairs in one language are those of `Corpus.report`, whose figures do not depend on the others.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.tokens import Int32


def report_of(corpus: Corpus, observer: Observer = SILENT) -> Report:
    """Compare all documents with one another, those in two languages by translation too.

    Raises:
        Cancelled: raised by the observer.
    """
    report = corpus.report(observer)
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for number, counted in enumerate(report.documents):
        if counted.takes_part:
            numbers[corpus.language(counted.document.key).code].append(number)
    connected = [pair for pair in combinations(sorted(numbers), 2) if corpus.lexicons.has(*pair)]
    if not connected:
        return report
    from imbrex.engine.overview.translated_pairs import find_translated_pairs  # noqa: PLC0415 - few classes need it

    found = find_translated_pairs(
        corpus, report, [(numbers[one], numbers[other]) for one, other in connected], observer
    )
    return _joined(report, found) if found else report


def _joined(report: Report, found: Mapping[tuple[int, int], tuple[int, int]]) -> Report:
    """The report with the pairs that were found, which may share no shingle."""
    pairs, documents = report.pairs, len(report.documents)
    keys = pairs.left.astype(np.int64) * documents + pairs.right
    new = np.array([left * documents + right for left, right in found], np.int64)
    every = np.union1d(keys, new)
    shared = np.zeros(len(every), np.int32)
    shared[np.searchsorted(every, keys)] = pairs.shared
    translated = np.zeros((2, len(every)), np.int32)
    translated[:, np.searchsorted(every, new)] = np.array(list(found.values()), np.int32).T
    left, right = _numbers(every // documents), _numbers(every % documents)
    return replace(report, pairs=replace(pairs, left=left, right=right, shared=shared), translated=translated)


def _numbers(values: Int64) -> Int32:
    return values.astype(np.int32)
