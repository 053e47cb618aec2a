"""Word repair: words of look-alikes, letter-spaced, split or joined words, and numbers in words, as a reader sees them.

All documents of a language are processed together; only words with suspicious traits are examined one by one. Where a
dictionary is not enough, the other documents decide: a disguise matters if another text has the word.
"""

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from operator import attrgetter

import numpy as np

from imbrex.engine.arrays import Bools, table_rows, unique
from imbrex.engine.disguises.drawn_letters import drawn, may_be_drawn
from imbrex.engine.disguises.recognized_words import find_respelled
from imbrex.engine.disguises.respaced_words import find_broken, find_glued, find_interrupted, letter_spans, piece_spans
from imbrex.engine.disguises.word_batch import BLANKS, Batch
from imbrex.engine.disguises.word_splitting import Chain, cut, cut_joined, is_likely
from imbrex.engine.language import Language
from imbrex.engine.observer import watched
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.spelling_traits import LONGEST, Lookup, Trait, is_word
from imbrex.engine.text.words import Words
from imbrex.values import frozen

_BATCH = 200  # repairs applied between two checks for cancellation
_SPANS = 200  # neighbours joined at once
_DRAWN = 100  # words whose readings are listed between two checks
_STARTS = 4000  # words per request, so that cancellation is prompt
_FEWEST_SPACED = 4  # letters; "a b c" are three points of a list
_SHORTEST_SPLIT = 5  # letters of a word that may have been split
_SHORTEST_SEGMENT = 2  # in scripts without spaces between words
_SHORTEST_JOINED = 5
_FEWEST_ACCENTED = 8  # words with accents that the language does not write
_ACCENTED = 0.1  # of the words of a text
_FEWEST_DRAWN = 8  # distinct words with digits for letters in a text that is full of them
_SHORTEST_BACKWARDS = 4  # letters of a known word in reverse that counts
_FEWEST_BACKWARDS = 8  # distinct ones in a text
_SHARE_BACKWARDS = 0.25  # of its unknown words
_IN_NUMBERS = BLANKS | frozenset("-\u2010\u2011\n")


@frozen
class Mend:
    """Words `first <= i < last` of a text, and the words that a reader sees instead.

    Attributes:
        kind: of disguise; None for a mistake of text recognition, or accents that names have.
        spans: of the readings in the text; empty if there is one reading, or one word.
    """

    kind: Disguise | None
    first: int
    last: int
    readings: tuple[str, ...]
    spans: tuple[tuple[int, int], ...] = ()


Found = dict[Callable[[Batch], Iterator[Mend]], list[Mend]]
"""What each search has found in a batch, whatever the options undo."""


def mend(batch: Batch, undo: Disguises, known: Found | None = None) -> list[Words]:
    """The words of texts as a reader sees them, as far as requested; `known` as in `find_mends`."""
    return [
        _apply(words, mends, batch) if mends else words
        for words, mends in watched(zip(batch.words, find_mends(batch, undo, known), strict=True), batch.observer)
    ]


def find_mends(batch: Batch, undo: Disguises, known: Found | None = None) -> list[list[Mend]]:
    """The repairs of each text, in order; of two that overlap, that of the earlier kind wins.

    `known` has earlier searches of a batch of the same words, and gets those that are made now.
    """
    known = {} if known is None else known
    found: list[list[Mend]] = [[] for _ in batch.words]
    if not len(batch.number):
        return found
    language = batch.language
    taken = bytearray(len(batch.number))
    finders = (
        (bool(batch.recognized.any()), _misrecognized),
        (undo.lookalikes, _foreign),
        (undo.lookalikes and language.has_dictionary and not language.segments, _drawn),
        (undo.overlays and language.has_dictionary and not language.segments, _accented),
        (undo.direction and undo.joined and language.has_dictionary and not language.segments, _backwards),
        (undo.split and language.has_dictionary and not language.segments, _interrupted),
        (undo.spaced and undo.split and language.has_dictionary and not language.segments, _broken),
        (undo.joined and language.has_dictionary and not language.segments, _glued),
        (undo.spaced and language.has_dictionary and not language.segments, _spaced),
        (undo.split and (language.has_dictionary or language.segments), _split),
        (undo.joined and language.has_dictionary, _joined),
        (undo.numerals and bool(language.number_words), _numerals),
    )
    for finder in (finder for wanted, finder in finders if wanted):
        if finder not in known:
            known[finder] = list(watched(finder(batch), batch.observer, _BATCH))
        for one in watched(known[finder], batch.observer, _BATCH):
            if 1 not in taken[one.first : one.last]:
                taken[one.first : one.last] = b"\1" * (one.last - one.first)
                text = int(batch.text[one.first])
                base = int(batch.first[text])
                found[text].append(Mend(one.kind, one.first - base, one.last - base, one.readings, one.spans))
    return [sorted(mends, key=attrgetter("first")) for mends in watched(found, batch.observer)]


def _misrecognized(batch: Batch) -> Iterator[Mend]:
    """Uncertain and unknown words of recognized text, as other documents spell them."""
    numbers = np.flatnonzero(batch.recognized)
    readings = batch.lookup.readings(batch.number[numbers].tolist(), batch.observer)
    mixed = np.zeros(len(batch.number), np.bool_)
    mixed[numbers] = [not word.isalpha() and not word.isdecimal() for word in readings]
    suspects = batch.uncertain | mixed | (batch.recognized & batch.has(Trait.UNKNOWN))
    for index, reading in find_respelled(batch, suspects).items():
        yield Mend(None, index, index + 1, (reading,))


def _foreign(batch: Batch) -> Iterator[Mend]:
    """Words in a foreign alphabet among words of the text's own whose letters all look like letters of it."""
    foreign = batch.has(Trait.FOREIGN)
    if not foreign.any():
        return
    own = batch.has(Trait.OWN)
    for index in watched(np.flatnonzero(foreign).tolist(), batch.observer, _SPANS):
        around = [i for i in (index - 1, index + 1) if 0 <= i < len(foreign) and batch.text[i] == batch.text[index]]
        if around and own[around].all():
            reading = batch.lookup.foreign_reading(int(batch.number[index]), batch.language)
            yield Mend(Disguise.LOOKALIKE, index, index + 1, (reading,))


def _drawn(batch: Batch) -> Iterator[Mend]:
    """Unknown words that are known with other letters, which theirs are drawn with."""
    language, lookup = batch.language, batch.lookup
    suspects = dict(batch.distinct(Trait.DRAWN, may_be_drawn))
    known = lookup.known(list(suspects.values()), language, batch.observer)
    asked = watched(zip(suspects.items(), known, strict=True), batch.observer, _DRAWN)
    suspects = {number: word for (number, word), is_known in asked if not is_known}
    found = _redrawn(suspects, batch)
    yield from _respelled(Disguise.LOOKALIKE, found, batch)
    full = _full_of(found, suspects, batch)
    if full.any():
        left = {number: word for number, word in suspects.items() if number not in found and _has_digit(word)}
        more = _respelled(Disguise.LOOKALIKE, _redrawn(left, batch, in_digits=True), batch)
        yield from (one for one in more if full[batch.text[one.first]])


def _redrawn(suspects: Mapping[int, str], batch: Batch, *, in_digits: bool = False) -> dict[int, str]:
    """The word that each suspect is drawn as, by its number; those that are none are omitted."""
    language = batch.language
    asked = watched(suspects.items(), batch.observer, _DRAWN)
    choices = {number: list(drawn(word, language.code, in_digits=in_digits)) for number, word in asked}
    readings = list(dict.fromkeys(reading for some in watched(choices.values(), batch.observer) for reading in some))
    is_word_of = dict(zip(readings, batch.lookup.known(readings, language, batch.observer), strict=True))
    found = {number: next(filter(is_word_of.__getitem__, some), "") for number, some in choices.items()}
    return {number: word for number, word in found.items() if word}


def _full_of(found: Mapping[int, str], suspects: Mapping[int, str], batch: Batch) -> Bools:
    """Whether each text has many distinct words drawn with digits."""
    there = np.flatnonzero(batch.has_number([number for number in found if _has_digit(suspects[number])]))
    pairs = {*zip(batch.text[there].tolist(), batch.number[there].tolist(), strict=True)}
    texts = np.array([text for text, _ in watched(pairs, batch.observer)], np.int64)
    return np.asarray(np.bincount(texts, minlength=len(batch.words)) >= _FEWEST_DRAWN)


def _has_digit(word: str) -> bool:
    return any(map(str.isdigit, word))


def _accented(batch: Batch) -> Iterator[Mend]:
    """Unknown words that are known without their accents, which honest names have: a finding only if many do."""
    words = batch.distinct(Trait.BEYOND_ASCII)
    plain = _without_accents([word for _, word in words])
    rows = zip(words, plain, strict=True)
    suspects = [(*word, bare) for word, bare in watched(rows, batch.observer) if bare.isascii()]
    is_known, is_plain_known = (
        batch.lookup.known([str(suspect[column]) for suspect in suspects], batch.language, batch.observer)
        for column in (1, 2)
    )
    found = {
        number: plain
        for (number, _, plain), known, plain_known in zip(suspects, is_known, is_plain_known, strict=True)
        if plain_known and not known
    }
    full = _full_of_accents(found, batch)
    for one in _respelled(None, found, batch):
        yield replace(one, kind=Disguise.OVERLAY) if full[batch.text[one.first]] else one


def _full_of_accents(found: Mapping[int, str], batch: Batch) -> Bools:
    """Whether many words of each text have accents that the language does not write."""
    count = np.bincount(batch.text[batch.has_number(list(found))], minlength=len(batch.words))
    return np.asarray(count >= np.maximum(_FEWEST_ACCENTED, _ACCENTED * np.diff(batch.first)))


def _without_accents(words: Sequence[str]) -> list[str]:
    together = unicodedata.normalize("NFD", "\0".join(words))
    marks = {ord(letter): None for letter in set(together) if unicodedata.combining(letter)}
    plain = together.translate(marks).split("\0") if words else []
    # One call for all, unless the separator is part of a word.
    return plain if len(plain) == len(words) else [_without_accents([word.replace("\0", "")])[0] for word in words]


def _backwards(batch: Batch) -> Iterator[Mend]:
    """Unknown words whose letters make a known one in reverse, in texts where many do."""
    words = _unknown(batch)
    known = batch.lookup.known([word[::-1] for _, word in words], batch.language, batch.observer)
    found = {number: word[::-1] for (number, word), is_known in zip(words, known, strict=True) if is_known}
    long = [number for number, word in found.items() if len(word) >= _SHORTEST_BACKWARDS]
    is_long = batch.has_number(long)
    unknown = batch.has(Trait.UNKNOWN)
    many = np.zeros(len(batch.words), np.bool_)
    likely = np.bincount(batch.text[is_long], minlength=len(many)) >= _FEWEST_BACKWARDS
    for text in np.flatnonzero(likely).tolist():
        first, last = batch.first[text : text + 2].tolist()
        distinct = len(unique(batch.number[first:last][is_long[first:last]]))
        total = len(unique(batch.number[first:last][unknown[first:last]]))
        many[text] = distinct >= max(_FEWEST_BACKWARDS, _SHARE_BACKWARDS * total)
    if many.any():
        yield from (one for one in _respelled(Disguise.DIRECTION, found, batch) if many[batch.text[one.first]])


def _unknown(batch: Batch) -> list[tuple[int, str]]:
    """Numbers and readings of the distinct unknown words."""
    unknown = batch.has(Trait.UNKNOWN)
    met = np.zeros(len(batch.lookup.vocabulary), np.bool_)
    met[batch.number[unknown]] = True
    numbers = np.flatnonzero(met).tolist()
    return list(zip(numbers, batch.lookup.readings(numbers, batch.observer), strict=True))


def _respelled(kind: Disguise | None, found: Mapping[int, str], batch: Batch) -> Iterator[Mend]:
    """The words with these numbers as they read."""
    for index in watched(np.flatnonzero(batch.has_number(list(found))).tolist(), batch.observer, _SPANS):
        yield Mend(kind, index, index + 1, (found[int(batch.number[index])],))


def _interrupted(batch: Batch) -> Iterator[Mend]:
    """Words with a sign inside that is hardly ever anywhere else."""
    for one in find_interrupted(batch):
        yield Mend(Disguise.SPLIT, one.first, one.last, one.readings, one.spans)


def _broken(batch: Batch) -> Iterator[Mend]:
    """Words with blanks inside, in text that is full of them."""
    letter = batch.has(Trait.LETTER)
    for one in find_broken(batch):
        kind = Disguise.SPACED if letter[one.first : one.last].all() else Disguise.SPLIT
        yield Mend(kind, one.first, one.last, one.readings, one.spans)


def _glued(batch: Batch) -> Iterator[Mend]:
    """Words without blanks between them."""
    for one in find_glued(batch):
        yield Mend(Disguise.JOINED, one.first, one.last, one.readings, one.spans)


def _spaced(batch: Batch) -> Iterator[Mend]:
    """Runs of single letters with one blank between two; a longer gap ends a word."""
    runs = [run for run in _runs(_tied_letters(batch)) if run[1] - run[0] >= _FEWEST_SPACED]
    wholes = watched(batch.wholes(runs).items(), batch.observer)
    chains = [Chain(letters, batch.place(first)) for (first, _), letters in wholes]
    cuts = cut(chains, batch, gaps=True)
    for (first, last), chain in zip(runs, chains, strict=True):
        if pieces := cuts.get(chain, []):
            spans = piece_spans(letter_spans(batch, first, last), pieces)
            yield Mend(Disguise.SPACED, first, last, tuple(pieces), spans)


def _tied_letters(batch: Batch) -> Bools:
    """Whether two neighbours may be letters of one word; an apostrophe may join more to the first or the last."""
    letter = batch.has(Trait.LETTER)
    return _linked(batch, (letter | batch.has(Trait.HEAD))[:-1] & (letter | batch.has(Trait.TAIL))[1:], BLANKS)


def _linked(batch: Batch, wanted: Bools, marks: frozenset[str]) -> Bools:
    """Where one of the marks separates a wanted word from the next, shape (n - 1,)."""
    linked = wanted & batch.near
    linked[linked] = batch.follows(np.flatnonzero(linked), marks)
    return linked


def _runs(linked: Bools) -> list[tuple[int, int]]:
    """Half-open ranges of words that are each linked with the next."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], linked, [False])).astype(np.int8)))
    return [(first, last + 1) for first, last in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)]


def _split(batch: Batch) -> Iterator[Mend]:
    """Neighbours that together are one word: of the dictionary, if one of them is not, or of another document."""
    unknown, small = batch.has(Trait.UNKNOWN), batch.has(Trait.SMALL)
    tied = batch.near & small[1:]
    # Words after a capitalized name do not continue it.
    twos = tied & (unknown[1:] | (unknown[:-1] & small[:-1]))
    first, second, third = unknown[:-2], unknown[1:-1], unknown[2:]
    more = tied[:-1] & tied[1:] & ((first & second) | ((first | second) & third))
    pairs, threes = (np.flatnonzero(some & _start_words(batch, some)) for some in (twos, more))
    ends = (
        zip(pairs.tolist(), (pairs + 2).tolist(), strict=True),
        zip(threes.tolist(), (threes + 3).tolist(), strict=True),
    )
    spans = [*ends[0], *ends[1]]
    usual, sure = _split_in_class(batch)
    asked = watched(batch.wholes([*sure, *usual, *spans]).items(), batch.observer, _SPANS)
    wholes = {span: whole for span, whole in asked if _is_word(whole, batch.language)}
    known = batch.lookup.known(list(wholes.values()), batch.language, batch.observer)
    for (span, whole), is_known in watched(zip(wholes.items(), known, strict=True), batch.observer, _SPANS):
        if (is_known or span in sure) and batch.are_apart(*span):
            yield Mend(Disguise.SPLIT, *span, (whole,))


def _start_words(batch: Batch, wanted: Bools) -> Bools:
    """Whether words of the dictionary may begin with each of the wanted words, of which there may be fewer than all."""
    starts = np.zeros(len(batch.lookup.vocabulary), np.bool_)
    starts[batch.number[: len(wanted)][wanted]] = True
    numbers = np.flatnonzero(starts)
    words = batch.lookup.readings(numbers.tolist(), batch.observer)
    for first in range(0, len(numbers), _STARTS):
        batch.observer.check()
        starts[numbers[first : first + _STARTS]] = batch.language.starts(words[first : first + _STARTS])
    return starts[batch.number[: len(wanted)]]


def _split_in_class(batch: Batch) -> tuple[list[tuple[int, int]], dict[tuple[int, int], None]]:
    """Neighbours that the class has as one word: those to check against the dictionary, and certain ones.

    If the dictionary does not know that word either, the form more frequent in the class wins.
    """
    unknown, small = batch.has(Trait.UNKNOWN), batch.has(Trait.SMALL)
    found = batch.class_words.split(batch.words, batch.places)
    usual: list[tuple[int, int]] = []
    sure: dict[tuple[int, int], None] = {}
    rows = table_rows(found)
    for index, is_likely_one, is_sure, is_rare, lead in watched(rows, batch.observer, _SPANS):
        strange = int(unknown[index]) + int(unknown[index + 1])
        tied = bool(small[index + 1])
        is_rest = tied and strange > 0
        # Of two unknown words the first is a name and the second is not, if it is in lower case.
        leads = lead > 0 or (lead == 0 and strange == 2 and tied) if strange else is_rare and is_sure
        if leads and (is_likely_one or is_sure or strange == 2):
            sure[index, index + 2] = None
        elif is_sure or is_rest or (is_likely_one and not _has_stop_word(batch, index)):
            usual.append((index, index + 2))
    return usual, sure


def _has_stop_word(batch: Batch, index: int) -> bool:
    """Whether one of two neighbours is a stop word, which can be next to any other."""
    stop_words = batch.language.stop_words
    return any(batch.reading(one).lower() in stop_words for one in (index, index + 1))


def _is_word(whole: str, language: Language) -> bool:
    shortest = _SHORTEST_SEGMENT if language.segments else _SHORTEST_SPLIT
    return shortest <= len(whole) <= LONGEST and is_word(whole)


def _joined(batch: Batch) -> Iterator[Mend]:
    """Unknown words that another document has as two, or that consist of known ones."""
    found = _joined_in_class(batch)
    if not batch.language.compounds:
        found = _made_of_words(batch) | found
    for index, pieces in found.items():
        yield Mend(Disguise.JOINED, index, index + 1, tuple(pieces))


def _made_of_words(batch: Batch) -> dict[int, list[str]]:
    """Unknown words without a capital that no other document has."""
    suspects = np.flatnonzero(batch.has(Trait.UNKNOWN) & batch.has(Trait.SMALL))
    rows = list(zip(batch.text[suspects].tolist(), batch.number[suspects].tolist(), strict=True))
    chains: dict[tuple[int, int], Chain] = {}
    for text, number in watched(dict.fromkeys(rows), batch.observer, _SPANS):
        word, place = batch.lookup.reading(number), batch.places[text]
        is_plain = len(word) >= _SHORTEST_JOINED and word.isalpha()
        if is_plain and not batch.class_words.stands_elsewhere(word, place):
            chains[text, number] = Chain(word, place)
    cuts = cut_joined(chains.values(), batch)
    joined = {row: pieces for row, chain in chains.items() if is_likely(pieces := cuts.get(chain, []))}
    return {index: joined[row] for index, row in zip(suspects.tolist(), rows, strict=True) if row in joined}


def _joined_in_class(batch: Batch) -> dict[int, list[str]]:
    """Unknown words that another document has as two; in compounding languages, next to the same word.

    If the dictionary does not know the pieces either, the form more frequent in the class wins.
    """
    language = batch.language
    found: dict[int, tuple[list[str], int]] = {}
    columns = batch.class_words.joined(batch.words, batch.places, batch.has(Trait.UNKNOWN))
    rows = table_rows(columns)
    for index, letters, is_sure, lead in watched(rows, batch.observer, _SPANS):
        word = batch.reading(index)
        wanted = is_sure or not language.compounds
        if wanted and len(word) >= _SHORTEST_JOINED and len(word.casefold()) == len(word):
            found[index] = [word[:letters], word[letters:]], lead
    known = batch.lookup.known([piece for pieces, _ in found.values() for piece in pieces], language, batch.observer)
    strange = [2 - sum(known[place : place + 2]) for place in range(0, len(known), 2)]
    return {
        index: pieces
        for (index, (pieces, lead)), unknown in zip(found.items(), strange, strict=True)
        if unknown == 0 or lead < 0 or (lead == 0 and (unknown == 1 or pieces[1][0].isupper()))
    }


def _numerals(batch: Batch) -> Iterator[Mend]:
    """Numbers in runs of number words."""
    numeral = batch.has(Trait.NUMERAL)
    runs = _runs(_linked(batch, numeral[1:] & numeral[:-1], _IN_NUMBERS))
    alone = numeral.copy()
    for first, last in runs:
        alone[first:last] = False
    runs += [(index, index + 1) for index in np.flatnonzero(alone).tolist()]
    spoken = [tuple(map(str.lower, batch.readings(*run))) for run in watched(runs, batch.observer, _SPANS)]
    distinct = list(dict.fromkeys(spoken))
    meaning = dict(zip(distinct, batch.language.numerals(distinct), strict=True))
    for (begin, _), words in watched(zip(runs, spoken, strict=True), batch.observer, _SPANS):
        for first, last, digits in meaning[words]:
            yield Mend(Disguise.NUMERAL, begin + first, begin + last, (digits,))


IN_ITSELF = (_foreign, _drawn, _accented, _backwards, _numerals)
"""The searches that look at no other document."""


def _apply(words: Words, mends: Sequence[Mend], batch: Batch) -> Words:
    """The words with all repairs applied."""
    kept = np.ones(len(words.number), np.bool_)
    for one in watched(mends, batch.observer, _BATCH):
        kept[one.first : one.last] = False
    made: tuple[list[int], ...] = ([], [], [])
    for one in watched(mends, batch.observer, _BATCH):
        for column, added in zip(made, _made(words, one, batch.lookup, batch.language), strict=True):
            column.extend(added)
    start, end, number = (
        np.concatenate((column[kept], np.array(added, np.int32)))
        for column, added in zip((words.start, words.end, words.number), made, strict=True)
    )
    order = np.argsort(start, kind="stable")
    return Words(start[order], end[order], number[order])


def _made(words: Words, one: Mend, lookup: Lookup, language: Language) -> tuple[list[int], list[int], list[int]]:
    """Starts, ends and numbers of the words that a repair makes."""
    number = lookup.vocabulary.number_reading
    numbers = [number(word, language.code, disguised=True) for word in one.readings]
    if len(one.readings) == 1:
        return [int(words.start[one.first])], [int(words.end[one.last - 1])], numbers
    if one.last - one.first == 1 and not one.spans:  # distribute the letters of one word
        first, end = int(words.start[one.first]), int(words.end[one.first])
        borders = [min(border, end) for border in accumulate(map(len, one.readings), initial=first)]
        return borders[:-1], [*borders[1:-1], end], numbers
    return [start for start, _ in one.spans], [end for _, end in one.spans], numbers
