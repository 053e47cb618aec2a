"""PlagEvalRus: Russian essays written by hand from web pages, sentence by sentence.

Essays with a source in another language are left out where no dictionary of this system has both languages.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from imbrex.dictionaries.dictionaries import Dictionaries
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.same_order import cut_words, find_same_order
from imbrex.engine.rewriting.borrowed_sentences import borrowed_sentences
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.sentence_words import Reading, read
from imbrex.engine.translation.pair_languages import missing_between
from imbrex.engine.translation.translated_pair import find_pair, with_translated
from tests.evaluation.figures import Figure
from tests.evaluation.tables import rows
from tests.evaluation.texts import LANGUAGES, documents_of

_FOUND = 0.5  # of a sentence's words in borrowed ones: some of the truth are two sentences


def evaluate(folder: Path) -> Iterator[Figure]:
    """Borrowed sentences found by essay and kind of rewriting, and own sentences flagged."""
    with Dictionaries(LANGUAGES.find) as known:
        for essay in sorted(path.parent for path in folder.glob("*/essay.txt")):
            yield from _essay(essay, known)


def _words(reading: Reading) -> frozenset[str]:
    return cut_words(reading.tokens.terms[term] for term in np.unique(reading.written).tolist())


def _essay(folder: Path, known: Dictionaries) -> Iterator[Figure]:
    corpus = Corpus(LANGUAGES.find, lexicons=known)
    documents = documents_of([folder / "essay.txt", *sorted((folder / "sources").iterdir())], "")
    corpus.add(documents)
    keys = [document.key for document in documents]
    if any(missing_between(corpus, keys[0], key)[0] for key in keys[1:]):
        return
    readings = dict(zip(keys, read(corpus, keys), strict=True))
    essay = readings.pop(keys[0])
    borrowed = np.zeros(len(essay), np.bool_)
    for key, source in readings.items():
        passages = with_translated(find_passages(essay, source), find_pair(corpus, keys[0], key))
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
