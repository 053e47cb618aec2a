"""PlagEvalRus: Russian essays written by hand from web pages, sentence by sentence."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from imbrex.engine.evidence.same_order import cut_words, find_same_order
from imbrex.engine.rewriting.borrowed_sentences import borrowed_sentences
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.sentence_words import Reading
from tests.evaluation.figures import Figure
from tests.evaluation.tables import rows
from tests.evaluation.texts import read_paths

_FOUND = 0.5  # of a sentence's words in borrowed ones: some of the truth are two sentences


def evaluate(folder: Path) -> Iterator[Figure]:
    """Borrowed sentences found by essay and kind of rewriting, and own sentences flagged."""
    for essay in sorted(path.parent for path in folder.glob("*/essay.txt")):
        yield from _essay(essay)


def _words(reading: Reading) -> frozenset[str]:
    return cut_words(reading.tokens.terms[term] for term in np.unique(reading.written).tolist())


def _essay(folder: Path) -> Iterator[Figure]:
    sources = sorted((folder / "sources").iterdir())
    readings = read_paths([folder / "essay.txt", *sources], "ru")
    essay = readings.pop(folder / "essay.txt")
    borrowed = np.zeros(len(essay), np.bool_)
    for source in readings.values():
        passages = find_passages(essay, source)
        sentences = borrowed_sentences(passages)
        retold, _ = find_same_order(passages, [_words(other) for other in readings.values() if other is not source])
        if retold is not None:
            sentences[retold.sentences] = True
        borrowed |= np.repeat(sentences, np.diff(essay.sentences))
    hits: dict[str, list[bool]] = defaultdict(list)
    for row in rows(folder / "truth.tsv"):
        first, last = np.searchsorted(essay.start, (int(row["start"]), int(row["end"])))
        hit = bool(borrowed[first:last].mean() >= _FOUND)
        if not row["source"]:
            hits["own flagged"].append(hit)
            continue
        hits["borrowed found"].append(hit)
        for kind in row["types"].replace(",", " ").split():
            hits[f"found {kind}"].append(hit)
    for name, each in sorted(hits.items()):
        yield Figure(f"{folder.name} {name}", sum(each) / len(each), len(each), name == "own flagged")
