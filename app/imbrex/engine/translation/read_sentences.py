"""Sentences: a text's content words by lemma, in sentences of a minimum length."""

import re
from collections.abc import Collection
from dataclasses import replace
from operator import methodcaller

import numpy as np

from imbrex.engine.arrays import Bools, Int64, unique
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options, WordForm
from imbrex.engine.text.sentences import sentence_starts
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen

FEWEST_WORDS = 6
"""Content words of a sentence; a shorter one is joined to the next, because it could match by chance."""
MOST_WORDS = 40
"""Content words of a sentence; a longer one, such as a list, is cut, so that its parts can be found."""

_ITEM_END = re.compile(r"[\n;]")
_CLAUSE_END = re.compile(r"[.!?…,:][\"'»”’)\]]{0,3}[^\S\n]{0,9}[\n;]")
_ITEM_WORDS = 4
_FEWEST_ITEMS = 8
_FUNCTION_WORDS = 0.12
"""A word list has at least 8 items in a row, lines above all, of at most 4 words and without a mark at the end, and at
most this share of function words; verse and lines of a narrow column have more."""


@frozen(eq=False)
class Sentences:
    """A text's content words in sentences.

    Attributes:
        tokens: all words; `tokens.kept` are the content words.
        lemmas: the distinct lemmas of the text, in lower case, ё as е.
        word: index into `lemmas` of each content word, shape (n,).
        first: first content word of each sentence, and n, shape (sentences + 1,).
        listed: whether each content word is in a word list, such as a glossary, which is no translation of a text that
            has the same words in this order; shape (n,).
    """

    tokens: Tokens
    lemmas: tuple[str, ...]
    word: Int64
    first: Int32
    listed: Bools

    def __len__(self) -> int:
        return len(self.first) - 1

    @property
    def sentence(self) -> Int64:
        """Sentence of each content word, shape (n,)."""
        return np.repeat(np.arange(len(self)), np.diff(self.first))

    def distinct(self) -> tuple[Int64, Int64]:
        """Sentence and lemma of each distinct lemma of each sentence, sorted by both."""
        keys = unique(self.sentence * max(1, len(self.lemmas)) + self.word)
        return keys // max(1, len(self.lemmas)), keys % max(1, len(self.lemmas))

    def of_words(self, chosen: Bools) -> "Sentences":
        """The same sentences with some of the content words alone, which may be none; `tokens` keeps all."""
        first = np.concatenate(([0], np.cumsum(chosen)))[self.first].astype(np.int32)
        return replace(self, word=self.word[chosen], first=first, listed=self.listed[chosen])


def translation_options(options: Options) -> Options:
    """The options with content words compared by their lemmas; disguises are undone as the options say."""
    canonization = replace(
        options.canonization.of_all_words(),
        fold_case=True,
        fold_yo=True,
        drop_punctuation=True,
        collapse_spaces=True,
        drop_stop_words=True,
        stop_words=(),
        word_form=WordForm.LEMMA,
    )
    return replace(options, canonization=canonization)


def read(corpus: Corpus, keys: Collection[str], observer: Observer = SILENT) -> list[Sentences]:
    """Read some documents of a corpus, which is unchanged. Raises KeyError for an unknown key."""
    return read_raw(corpus.alone(keys, observer, raw=True), keys, observer)


def read_raw(trial: Corpus, keys: Collection[str], observer: Observer = SILENT) -> list[Sentences]:
    """Read some documents of a corpus without templates and exclusions, whose options this changes.

    Raises KeyError for an unknown key.
    """
    trial.set_options(translation_options(trial.options))
    return [sentences_of(trial.tokens(key, observer)) for key in keys]


def sentences_of(tokens: Tokens) -> Sentences:
    """The sentences of a text whose kept words are its content words by lemma."""
    terms, word = np.unique(tokens.term[tokens.kept], return_inverse=True)
    lemmas = tuple(tokens.terms[number].casefold().replace("ё", "е") for number in terms.tolist())
    first = _cut(sentence_starts(tokens), len(tokens.kept))
    return Sentences(tokens, lemmas, word.astype(np.int64), first, _in_word_lists(tokens))


def _cut(starts: Int32, count: int) -> Int32:
    """Starts of sentences of a suitable length, and the number of words."""
    borders = [0] if count else []
    for start in [*starts.tolist(), count]:
        if start - borders[-1] >= FEWEST_WORDS if borders else False:
            pieces = -(-(start - borders[-1]) // MOST_WORDS)
            size = start - borders[-1]
            borders += [borders[-1] + size * piece // pieces for piece in range(1, pieces)] + [start]
    if borders and borders[-1] != count:  # the last ones are too short to stand alone
        borders[-1:] = [count] if len(borders) > 1 else [0, count]
    return np.array(borders or [0], np.int32)


def _in_word_lists(tokens: Tokens) -> Bools:
    """Whether each kept word is in a word list."""
    listed = np.zeros(len(tokens), np.bool_)
    marks = _places(_ITEM_END, tokens.document.text)
    items = np.concatenate(([0], np.searchsorted(tokens.start, marks), [len(tokens)]))
    clauses = np.concatenate((np.isin(marks, _places(_CLAUSE_END, tokens.document.text)), [False]))
    words = np.diff(items)
    items, clauses, words = items[:-1][words > 0], clauses[words > 0], words[words > 0]
    short = np.concatenate(([False], (words <= _ITEM_WORDS) & ~clauses, [False]))
    content = np.zeros(len(tokens) + 1, np.int64)
    content[tokens.kept + 1] = 1
    content = np.cumsum(content)
    for begin, end in np.flatnonzero(np.diff(short)).reshape(-1, 2).tolist():
        first, last = int(items[begin]), int(items[end - 1] + words[end - 1])
        if end - begin >= _FEWEST_ITEMS and content[last] - content[first] >= (1 - _FUNCTION_WORDS) * (last - first):
            listed[first:last] = True
    return listed[tokens.kept]


def _places(pattern: re.Pattern[str], text: str) -> Int64:
    """Where the last character of each match is, ascending."""
    return np.fromiter(map(methodcaller("end"), pattern.finditer(text)), np.int64) - 1
