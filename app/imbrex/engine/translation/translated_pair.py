"""Translated pair: passages of two documents in different languages, beside those that are copied or rewritten."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten, WordLinks
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.engine.translation.find_translated import find_translated
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.pair_languages import languages_of
from imbrex.engine.translation.read_sentences import Sentences, read, translation_options
from imbrex.engine.translation.translated import Translated


def lexicon_between(corpus: Corpus, left: str, right: str, observer: Observer = SILENT) -> Lexicon | None:
    """The lexicon for two documents; None if both are in one language, or no dictionary has both languages."""
    codes = languages_of(corpus, left, right)
    found = corpus.lexicons.find(*codes, observer) if codes[0] != codes[1] else None
    return found if isinstance(found, Lexicon) else None


def find_pair(corpus: Corpus, left: str, right: str, observer: Observer = SILENT) -> Translated | None:
    """Find the passages of two documents that translate each other; None if no dictionary has both languages.

    The result is remembered until one of the documents is removed. Raises KeyError for an unknown key.
    """
    lexicon = lexicon_between(corpus, left, right, observer)
    if lexicon is None:
        return None
    found = corpus.known.get(_name_of(corpus, left, right, lexicon.names))
    if not isinstance(found, Translated):
        one, other = read_texts(corpus, (left, right), observer)
        found = find_translated(one, other, lexicon, observer)
        remember_pair(corpus, left, right, found)
    return found


def remember_pair(corpus: Corpus, left: str, right: str, found: Translated) -> None:
    """Let `find_pair` return these passages. Raises KeyError for an unknown key."""
    corpus.remember(_name_of(corpus, left, right, found.dictionaries), (left, right), found)


def _name_of(corpus: Corpus, left: str, right: str, dictionaries: tuple[str, ...]) -> tuple[Hashable, ...]:
    return left, right, *_how(corpus, left), *_how(corpus, right), dictionaries


def translated_between(corpus: Corpus, left: str, right: str, observer: Observer = SILENT) -> Translated | None:
    """The same, searched in one direction only: what is found does not depend on the order of the pair."""
    texts = {document.key: document.text for document in corpus.documents if document.key in (left, right)}
    keys = sorted((left, right), key=lambda key: texts[key])  # independent of the order of the names
    found = find_pair(corpus, keys[0], keys[1], observer)
    return found.mirrored() if found is not None and left != keys[0] else found


def read_texts(corpus: Corpus, keys: Sequence[str], observer: Observer = SILENT) -> list[Sentences]:
    """The content words of documents in sentences, remembered like the passages. Raises KeyError for an unknown key."""
    names = [(key, *_how(corpus, key)) for key in keys]
    missing = [key for key, name in zip(keys, names, strict=True) if name not in corpus.known]
    for key, made in zip(missing, read(corpus, missing, observer) if missing else (), strict=True):
        corpus.remember((key, *_how(corpus, key)), (key,), made)
    return [text for name in names if isinstance(text := corpus.known[name], Sentences)]


def _how(corpus: Corpus, key: str) -> tuple[Hashable, ...]:
    """Settings under which a document is read."""
    options = translation_options(corpus.options)
    return options.canonization, options.disguises, corpus.language(key).code


def with_translated(passages: Rewritten, found: Translated | None) -> Rewritten:
    """Add translated passages; of two that overlap in the left text, the longer one stays."""
    if found is None or not len(found):
        return passages
    translated = _rewritten(found, passages.left, passages.right)
    both = _joined(passages, translated)
    sizes = (both.left_last - both.left_first).astype(np.int64)
    taken = np.zeros(len(both.left), np.bool_)
    kept = []
    for index in np.lexsort((both.right_first, both.left_first, -sizes)).tolist():
        words = slice(int(both.left_first[index]), int(both.left_last[index]))
        if not taken[words].any():
            taken[words] = True
            kept.append(index)
    return _take(both, np.array(sorted(kept, key=lambda index: int(both.left_first[index])), np.int64))


_COLUMNS = (
    *("left_start", "left_end", "right_start", "right_end"),
    *("left_first", "left_last", "right_first", "right_last"),
    *("change", "kept", "quality"),
)


def _joined(one: Rewritten, other: Rewritten) -> Rewritten:
    columns: dict[str, Any] = {name: np.concatenate((getattr(one, name), getattr(other, name))) for name in _COLUMNS}
    return replace(one, **columns, bounded=one.bounded or other.bounded, links=other.links)


def _take(passages: Rewritten, chosen: Int64) -> Rewritten:
    return replace(passages, **{name: getattr(passages, name)[chosen] for name in _COLUMNS})


def _rewritten(found: Translated, left: Reading, right: Reading) -> Rewritten:
    """The passages in words of the readings, which have function words too."""
    linked = np.array([passage.linked for passage in found], np.float64)
    return Rewritten(
        left=left,
        right=right,
        left_start=found.left_start,
        left_end=found.left_end,
        right_start=found.right_start,
        right_end=found.right_end,
        left_first=_word_at(left, found.left_start),
        left_last=_word_at(left, found.left_end),
        right_first=_word_at(right, found.right_start),
        right_last=_word_at(right, found.right_end),
        change=np.full(len(found), Change.TRANSLATED, np.uint8),
        kept=linked,
        quality=linked,
        bounded=found.bounded,
        links=_links(found, left, right),
    )


def _links(found: Translated, left: Reading, right: Reading) -> WordLinks:
    links = found.links
    entries = zip(_lemmas(found.left, links.left), _lemmas(found.right, links.right), strict=True)
    return WordLinks(
        _word_at(left, _starts(found.left.tokens, links.left)),
        _word_at(right, _starts(found.right.tokens, links.right)),
        links.by_sound,
        tuple(entries),
        found.dictionaries,
    )


def _starts(tokens: Tokens, words: Int32) -> Int32:
    return tokens.start[tokens.kept[words]]


def _lemmas(text: Sentences, words: Int32) -> list[str]:
    return [text.lemmas[number] for number in text.word[words].tolist()]


def _word_at(reading: Reading, points: Int32) -> Int32:
    """The first word at or after each code point."""
    return np.searchsorted(reading.start, points).astype(np.int32)
