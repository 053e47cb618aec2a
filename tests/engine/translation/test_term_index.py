"""Term index: the source of a text is proposed first; scores equal those counted word by word."""

import math

import numpy as np
import pytest

from imbrex.engine.text.vocabulary import hash_words
from imbrex.engine.translation.term_index import BLOCKS, WORDS, TermIndex, propose, terms_of
from tests.engine.translation.test_find_translated import LEXICON, sentences, spelled, translated


def _hashes(text, first):
    return hash_words([spelled(number, first) for sentence in text for number in sentence])


@pytest.fixture(scope="module")
def texts():
    return [sentences(12 + 3 * number, number) for number in range(30)]


def test_the_source_of_a_few_sentences_is_proposed_first(texts):
    index = TermIndex([_hashes(text, "o") for text in texts])
    first = []
    for number, text in enumerate(texts):
        found = propose(_hashes(translated(text[2:10], number), "a"), LEXICON, index, 10, 5)
        first.append(found.documents[:1].tolist() == [number])
    assert sum(first) >= 28, first
    foreign = propose(_hashes(sentences(20, 999), "a"), LEXICON, index, 10, 5)
    assert foreign.scores.max(initial=0) < 30 <= found.scores[0]


def test_scores_are_those_counted_word_by_word(texts):
    words = _hashes(translated(texts[3][:6], 1), "a")
    sources = [_hashes(text, "o") for text in texts[:6]]
    found = propose(words, LEXICON, TermIndex(sources), 0.1, 100)
    expected = _counted(words, sources)
    for document, score in zip(found.documents.tolist(), found.scores.tolist(), strict=True):
        assert score == pytest.approx(expected[document], rel=1e-4)
    assert len(found) == sum(score >= 0.1 for score in expected)


def _counted(words, sources):
    """The best score of each source, for a text of which every block has few enough words to look up all."""
    cells = [(number, block) for number, text in enumerate(sources) for block in range(len(text) // WORDS + 1)]
    has = {cell: set(sources[cell[0]][cell[1] * WORDS : (cell[1] + 1) * WORDS].tolist()) for cell in cells}
    blocks = [list(dict.fromkeys(words[first : first + WORDS].tolist())) for first in range(0, len(words), WORDS)]
    scores = np.zeros((len(blocks), len(cells)))
    for row, block in enumerate(blocks):
        ranked = []
        for word in block:
            owner, hashes = LEXICON.translated_hashes(np.array([word], np.uint64))
            assert set(owner.tolist()) == {0}
            places = [place for place, cell in enumerate(cells) if has[cell] & set(hashes.tolist())]
            counts = sum(value in has[cell] for value in set(hashes.tolist()) for cell in cells)
            if places:
                ranked.append((counts, np.flatnonzero(np.unique(words) == word)[0], places))
        for _, _, places in sorted(ranked)[:14]:
            chance = min(0.99, (len(places) + 0.5) / len(cells))
            scores[row, places] += math.log(0.5 / chance + 0.5)
    twos = (
        scores + np.pad(scores, ((0, 0), (0, 1)))[:, 1:]
    )  # an empty cell is after each source, as sizes are not whole
    both = twos[:-1] + twos[1:] if len(blocks) > 1 else twos
    best = [0.0] * len(sources)
    for place, (number, _) in enumerate(cells):
        best[number] = max(best[number], both[:, place].max())
    return best


def test_long_texts_wrap_and_empty_ones_have_no_terms():
    hashes = np.arange((BLOCKS + 1) * WORDS, dtype=np.uint64)
    words, block = terms_of(hashes)
    assert words.tolist() == hashes.tolist()
    assert block[-1] == 0
    assert block.max() == BLOCKS - 1
    empty = np.zeros(0, np.uint64)
    assert not len(terms_of(empty)[0])
    assert not len(propose(empty, LEXICON, TermIndex([hashes]), 1, 5))
    assert not len(propose(hashes[:50], LEXICON, TermIndex([empty]), 1, 5))
