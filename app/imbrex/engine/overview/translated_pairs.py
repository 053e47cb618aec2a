"""Translated pairs: the pairs of a class in two languages with passages that may be translated.

Of a few pairs each is searched; in a larger class, those that an index of words proposes.
"""

from collections.abc import Iterator, Mapping, Sequence

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.text.role import Role
from imbrex.engine.translation.term_index import TermIndex, hashes_of, propose
from imbrex.engine.translation.translated_pair import find_pair, lexicon_between, read_texts

_FEW = 40
"""Pairs in two languages of which all are searched: 50 ms each."""
_FLOOR = 15.0
"""Score of a proposal. Of passages of 100 to 250 words, 95 % have 34 or more with their source among 107,000 blocks."""
_MOST = 5
"""Proposals for a document in each other language."""


Pair = tuple[int, int]
Sides = tuple[Sequence[int], Sequence[int]]
"""Numbers of documents in one language, and in another."""


def find_translated_pairs(
    corpus: Corpus, report: Report, languages: Sequence[Sides], observer: Observer = SILENT
) -> Mapping[Pair, tuple[int, int]]:
    """Find the words of the left and right text in passages that may be translated and count, of each pair with any.

    Args:
        corpus: the documents, with dictionaries.
        report: on them.
        languages: documents whose languages are connected by a dictionary.
        observer: receives progress of the stage "translation", and may cancel.
    """
    found: dict[Pair, tuple[int, int]] = {}
    pairs = _candidates(corpus, report, languages, observer)
    for done, (left, right) in enumerate(pairs):
        observer.check()
        observer.progress(Progress("translation", done, len(pairs)))
        one, other = (report.documents[number].document.key for number in (left, right))
        words = _words(corpus, one, other, observer)
        if any(words):
            found[left, right] = words
    return found


def _candidates(corpus: Corpus, report: Report, languages: Sequence[Sides], observer: Observer) -> list[Pair]:
    """The pairs to search, each once, left < right, sorted."""
    pairs: set[Pair] = set()
    total = sum(len(ones) * len(others) for ones, others in languages)
    for sides in languages:
        if total <= _FEW:
            pairs |= {(min(one, other), max(one, other)) for one in sides[0] for other in sides[1]}
        else:
            pairs |= set(_proposed(corpus, report, sides, observer))
    roles = [counted.document.role for counted in report.documents]
    return sorted(pair for pair in pairs if not roles[pair[0]] is roles[pair[1]] is Role.ARCHIVE)


def _proposed(corpus: Corpus, report: Report, sides: Sides, observer: Observer) -> Iterator[Pair]:
    """Pairs that the index of one language proposes for a document of the other."""
    keys = [[report.documents[number].document.key for number in mine] for mine in sides]
    hashes = [[hashes_of(text) for text in read_texts(corpus, mine, observer)] for mine in keys]
    indexes = [TermIndex(texts) for texts in hashes]
    done, total = 0, sum(map(len, sides))
    for side in (0, 1):
        lexicon = lexicon_between(corpus, keys[side][0], keys[1 - side][0], observer)
        if lexicon is None:  # it can't be read
            continue
        for number, words in zip(sides[side], hashes[side], strict=True):
            observer.check()
            observer.progress(Progress("translation", done, total))
            done += 1
            for place in propose(words, lexicon, indexes[1 - side], _FLOOR, _MOST, observer).documents.tolist():
                other = sides[1 - side][place]
                yield min(number, other), max(number, other)


def _words(corpus: Corpus, left: str, right: str, observer: Observer) -> tuple[int, int]:
    """Words of two documents in passages that may be translated and count; remembered until one is removed."""
    texts = {key: document.text for document in corpus.documents if (key := document.key) in {left, right}}
    first, second = sorted((left, right), key=lambda key: texts[key])  # as the search for passages reads them
    found = find_pair(corpus, first, second, observer)
    if found is None or not len(found):
        return 0, 0
    templates = tuple(document.key for document in corpus.documents if document.role is Role.TEMPLATE)
    name = ("translated words", left, right, templates, corpus.options, found.dictionaries)
    known = corpus.known.get(name)
    if not isinstance(known, tuple):
        classes = find_classes(corpus, left, right, observer)
        known = classes.left.shares.translated_words, classes.right.shares.translated_words
        corpus.remember(name, (left, right, *templates), known)
    return known
