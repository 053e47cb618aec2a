from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises import class_words as class_words_module
from imbrex.engine.disguises import word_sequence
from imbrex.engine.disguises.class_words import ClassWords
from imbrex.engine.text.spelling_traits import Lookup
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.words import Rules, Source, find_words
from tests.examples import examples

WORDS = st.sampled_from(["a", "b", "ab", "ba", "aba", "abab", "A", "c", "bc"])
TEXTS = st.lists(st.lists(WORDS, max_size=8), min_size=1, max_size=5)


def class_of(texts):
    vocabulary = Vocabulary()
    words = find_words([Source(" ".join(text), "en") for text in texts], vocabulary, Rules(False, False))
    return ClassWords(words, Lookup(vocabulary)), words


def brute_split(texts):
    """First word, one word on a side, two words around, by looking at everything."""
    found = {}
    texts = [[word.lower() for word in text] for text in texts]
    base = 0
    for number, text in enumerate(texts):
        others = [other for place, other in enumerate(texts) if place != number]
        for index, (left, right) in enumerate(pairwise(text)):
            whole = left + right
            if not any(whole in other for other in others):
                continue
            with_pair = sum((left, right) in set(pairwise(other)) for other in texts)
            with_whole = sum(whole in other for other in texts)
            at = [(other, i) for other in others for i, word in enumerate(other) if word == whole]
            before, after = text[:index][-2:], text[index + 2 :][:2]
            one_before = any(before and other[:i][-1:] == before[-1:] for other, i in at)
            one_after = any(after and other[i + 1 :][:1] == after[:1] for other, i in at)
            two_before = any(len(before) == 2 and other[:i][-2:] == before for other, i in at)
            two_after = any(len(after) == 2 and other[i + 1 :][:2] == after for other, i in at)
            likely = (one_before or one_after) and with_pair <= with_whole
            sure = (one_before and one_after) or two_before or two_after
            if likely or sure or 4 * with_pair <= with_whole or with_pair == 1:
                met = [word for other in texts for word in other]
                lead = met.count(whole) - min(met.count(left), met.count(right))
                found[base + index] = (likely, sure, 4 * with_pair <= with_whole, lead)
        base += len(text)
    return found


@examples(50)
@given(TEXTS, st.sampled_from([1, 5, 1 << 15]))
def test_split_words_agree_with_a_look_at_everything(texts, block):
    class_words, words = class_of(texts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(class_words_module, "_BLOCK", block)
        patch.setattr(word_sequence, "_BLOCK", block)
        found = class_words.split(words, range(len(words)))
    columns = [column.tolist() for column in found]
    told = {first: tuple(rest) for first, *rest in zip(*columns, strict=True)}
    assert told == brute_split(texts)


@examples(50)
@given(TEXTS)
def test_joined_words_stand_elsewhere_in_two(texts):
    class_words, words = class_of(texts)
    number = sum(map(len, texts))
    found = class_words.joined(words, range(len(words)), np.ones(number, np.bool_))
    flat = [(place, word.lower()) for place, text in enumerate(texts) for word in text]
    pairs = [set(pairwise(word.lower() for word in text)) for text in texts]
    for index, letters, _, _ in zip(*(column.tolist() for column in found), strict=True):
        text, word = flat[index]
        halves = word[:letters], word[letters:]
        assert all(halves)
        assert any(halves in mine for place, mine in enumerate(pairs) if place != text)
    chosen = set(found.place.tolist())
    for index, (text, word) in enumerate(flat):
        holders = {place for place, other in flat if other == word}
        cuts = [(word[:cut], word[cut:]) for cut in range(1, len(word))]
        if (
            holders == {text}
            and len(cuts) == 1
            and any(cuts[0] in pairs[place] for place in range(len(texts)) if place != text)
        ):
            assert index in chosen


@examples(50)
@given(TEXTS)
def test_one_text_alone_is_told_what_it_is_told_with_all(texts):
    class_words, words = class_of(texts)
    everything = class_words.split(words, range(len(words))).first.tolist()
    base = 0
    alone = []
    for place, one in enumerate(words):
        alone += [base + first for first in class_words.split([one], [place]).first.tolist()]
        base += len(one.number)
    assert alone == everything


@examples(50)
@given(TEXTS, WORDS, st.integers(-1, 4))
def test_words_stand_elsewhere(texts, word, text):
    class_words, _ = class_of(texts)
    holders = {place for place, other in enumerate(texts) if word.lower() in [one.lower() for one in other]}
    assert class_words.stands_elsewhere(word, text) == bool(holders - {text})


def test_words_that_no_document_has_are_nothing():
    vocabulary = Vocabulary()
    words = find_words([Source("ab c", "en")], vocabulary, Rules(False, False))
    class_words = ClassWords(words, Lookup(vocabulary))
    assert class_words.stands_elsewhere("ab", 1)
    new = find_words([Source("x y a b", "en")], vocabulary, Rules(False, False))
    assert class_words.split(new, [-1]).first.tolist() == []  # no document has "a" and "b"


def test_very_long_words_are_left_alone():
    long = "x" * 50
    class_words, words = class_of([[long, long], [long + long], ["y" * 40, "z"]])
    assert class_words.split(words, range(3)).first.tolist() == []


def test_no_documents_at_all():
    class_words, words = class_of([[]])
    assert class_words.split(words, [0]).first.tolist() == []
    assert class_words.joined(words, [0], np.zeros(0, np.bool_)).place.tolist() == []
    assert not class_words.stands_elsewhere("a", 0)
