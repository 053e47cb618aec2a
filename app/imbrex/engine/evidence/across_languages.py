"""Across languages: what two texts in different languages share that a translation keeps."""

import numpy as np

from imbrex.engine.compare.all_words import AllWords
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.document_frequency import crowd_of
from imbrex.engine.evidence.foreign_spellings import find_foreign_spellings
from imbrex.engine.evidence.item import Hint, Item
from imbrex.engine.evidence.names_across import find_names_across, match_names
from imbrex.engine.evidence.names_in_order import order_hint
from imbrex.engine.evidence.side import side_of
from imbrex.engine.evidence.untranslated_text import find_untranslated
from imbrex.engine.observer import Observer
from imbrex.engine.translation.translated_pair import lexicon_between


def find_across(
    corpus: Corpus, left: int, right: int, words: AllWords, observer: Observer
) -> tuple[list[Item], list[Hint]]:
    """Find names, their spellings, literal quotations and untranslated words of two documents, given by their numbers,
    and whether the names and numbers of both are in one order."""
    documents = corpus.documents
    lexicon = lexicon_between(corpus, documents[left].key, documents[right].key, observer)
    sides = side_of(corpus, words, left, observer), side_of(corpus, words, right, observer)
    crowd = crowd_of(words, documents, left, right)
    matches = match_names(*sides, words, lexicon, observer)
    items = find_foreign_spellings(*sides, matches, lexicon, crowd, observer)
    observer.check()
    items += find_untranslated(*sides, crowd, corpus, observer)
    observer.check()
    unified = matches.unify(words)
    one, other = (side_of(corpus, unified, number, observer) for number in (left, right))
    items += find_names_across(one, other, crowd_of(unified, documents, left, right), observer)
    names = np.unique(unified.forms[[number for name, _ in matches.pairs for number in matches.left[name]]])
    hint = order_hint(one, other, names, observer)
    return items, [] if hint is None else [hint]
