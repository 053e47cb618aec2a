"""Exact: a document and its candidates compared under the user's own options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem, Role


@dataclass(frozen=True, slots=True)
class Figures:
    """What a document shares with a candidate (see `Candidate`)."""

    containment: float
    containment_back: float
    shared: int


@dataclass(frozen=True, slots=True)
class Exact:
    """Figures by number of the candidate, for all of which there is a text; why the document has nothing to compare."""

    figures: Mapping[int, Figures]
    problem: Problem | None


def compare_exactly(
    find_language: LanguageFinder,
    options: Options,
    document: Document,
    templates: Sequence[Document],
    candidates: Mapping[int, Document],
    observer: Observer,
) -> Exact:
    """Count the shingles that a document shares with each candidate."""
    corpus = Corpus(find_language, options)
    # Who checks a document that was opened from the library asks under the very key that it has there.
    asked = replace(document, key="checked", role=Role.ESSAY)
    corpus.add([asked, *candidates.values(), *templates], observer)
    report = corpus.report(observer)
    counted = report.documents[0]
    pairs = report.pairs
    # The checked document is the first one, so it stands on the left of all its pairs.
    shared = {
        number: count
        for left, number, count in zip(pairs.left.tolist(), pairs.right.tolist(), pairs.shared.tolist(), strict=True)
        if left == 0
    }
    sizes = pairs.sizes.tolist()
    figures = {
        number: Figures(
            shared.get(place, 0) / max(1, sizes[0]), shared.get(place, 0) / max(1, sizes[place]), shared.get(place, 0)
        )
        for place, number in enumerate(candidates, start=1)
    }
    return Exact(figures, counted.problem)
