"""Findings: the disguises of a document, their spans and explanations, and kinds more frequent than in honest texts."""

import html
import re
import unicodedata
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields

import numpy as np

from imbrex.engine.disguises.respaced_words import MOST
from imbrex.engine.disguises.word_batch import Batch
from imbrex.engine.disguises.word_repair import find_mends
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises
from imbrex.engine.text.characters import FILLERS
from imbrex.engine.text.disguise import MARKED, Disguise
from imbrex.engine.text.displayed_text import overridden, surface
from imbrex.engine.text.document import Document, PartKind, Span
from imbrex.engine.text.invisible import INVISIBLE_PATTERN
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.reversed_text import find_reversed
from imbrex.engine.text.strange_letters import find_strange
from imbrex.engine.text.tokenization import Tokenized
from imbrex.engine.text.undisguised_words import HAN_OR_HANGUL, LATIN, read, scripts_in
from imbrex.engine.text.unknown_letters import find_unknown, with_known_letters
from imbrex.messages import Message
from imbrex.values import frozen

_CODED = "&#(?:[0-9]{1,7}|[xX][0-9a-fA-F]{1,6});"
CODED = late(_CODED)
_WORD = late(rf"(?:[^\W\d_]|{_CODED})+")
_ACCENTED = late("[\u00aa-\u024f\u1e00-\u1eff]")  # old programs had no other way to write them
_ASKED = 100  # words between two checks of the observer


def decoded(text: str) -> str:
    """The text with numeric entities decoded."""
    return CODED.sub(lambda match: html.unescape(match[0]), text) if "&#" in text else text


def coded_words(text: str, observer: Observer = SILENT) -> Iterator[tuple[Span, str, int]]:
    """Words with letters needlessly written as entities: span, reading, and number of such letters.

    Accented Latin letters don't count; a word of one letter is about that letter, as in a text about HTML.
    """
    if "&#" not in text:
        return
    for match in watched(_WORD.finditer(text), observer, _ASKED):
        found = watched(map(html.unescape, CODED.findall(match[0])), observer)
        letters = [letter for letter in found if letter.isalpha()]
        coded = [letter for letter in watched(letters, observer) if not _ACCENTED.match(letter)]
        reading = html.unescape(match[0])
        if coded and len(reading) > 1:
            yield Span(*match.span()), reading, len(coded)


_ALL = Disguises(numerals=True)
AS_TYPED = Disguises(**dict.fromkeys((item.name for item in fields(Disguises)), False))
"""No disguise undone."""

_LAYERS = {
    PartKind.COMMENT: Disguise.COMMENT,
    PartKind.DELETION: Disguise.DELETION,
    PartKind.ALTERNATIVE: Disguise.ALTERNATIVE,
    PartKind.FIELD: Disguise.FIELD,
}


@frozen
class Finding:
    """One hit.

    Attributes:
        kind: of disguise.
        span: in the original text.
        letters: number of disguised letters or marks.
        reading: the text that a reader sees; "" if it is invisible.
    """

    kind: Disguise
    span: Span
    letters: int
    reading: str


@frozen
class Findings:
    """All disguises of a document.

    Attributes:
        document: whose.
        words: of its text.
        places: in the order of the text.
        alarms: kinds that are more frequent than in honest texts (see `_ALARMS`).
        pictures: large pictures in it, which may be pictures of text.
        notes: sentences on what was not examined.
    """

    document: Document
    words: int
    places: tuple[Finding, ...]
    alarms: frozenset[Disguise]
    pictures: int
    notes: tuple[Message, ...] = ()

    def of(self, kind: Disguise) -> tuple[Finding, ...]:
        """The hits of one kind."""
        return tuple(place for place in self.places if place.kind is kind)

    def count(self) -> Mapping[Disguise, int]:
        """Number of hits of each kind present."""
        return Counter(place.kind for place in self.places)


def find_disguises(tokenized: Tokenized, batch: Batch) -> Findings:
    """Find the disguises of a document; `tokenized` and `batch` have its words with no disguise undone."""
    document = tokenized.document
    text = surface(document, _ALL, batch.observer, batch.language)
    places = [*_spelled(tokenized, batch), *_mended(tokenized, batch), *_beside(document, batch.observer)]
    places += [
        Finding(Disguise.DIRECTION, Span(start, end), end - start, text[start:end])
        for start, end in watched(overridden(document.text, batch.observer), batch.observer)
    ]
    if not batch.language.segments:
        places += [
            Finding(Disguise.DIRECTION, Span(start, end), end - start, reading[:LONGEST])
            for start, end, reading in find_reversed(text, batch.language.stop_words, batch.observer)
        ]
    places += [
        Finding(Disguise.CODED, span, letters, reading)
        for span, reading, letters in coded_words(document.text, batch.observer)
    ]
    places += [
        Finding(Disguise.LOOKALIKE, Span(word.start, word.end), word.letters, word.reading)
        for word in find_unknown(document.text, batch.language, batch.observer)
    ]
    places += _strange(with_known_letters(document.text, batch.language, batch.observer), batch.observer)
    if document.recognition.pages:
        places = [place for place in watched(places, batch.observer) if not _is_recognized(place, document)]
    keyed = [(place.span, place.kind, row) for row, place in enumerate(watched(places, batch.observer))]
    ordered = tuple(places[row] for _, _, row in watched(sorted(keyed), batch.observer))
    words = len(tokenized.words.number)
    counted = [place for place in watched(ordered, batch.observer) if _counts(place)]
    honest = _formulas(counted, document.text, batch)
    batch.observer.check()
    honest |= _wide(counted, document.text, batch.observer) | _stressed(counted, document.text, batch)
    suspect = [place for place in watched(counted, batch.observer) if place not in honest]
    alarms = _alarms(suspect, words, batch.observer)
    return Findings(document, words, ordered, alarms, document.pictures, tuple(_notes(batch)))


def _notes(batch: Batch) -> Iterator[Message]:
    if uncut := sum(batch.uncut.values()):
        yield Message(
            "Missing or extra spaces were not corrected in {number:,} letters. The limit is {most:,}.",
            number=uncut,
            most=MOST,
        )


def _is_recognized(place: Finding, document: Document) -> bool:
    """Whether the letters of a hit are only those that were recognized in a picture."""
    pages = document.recognition.pages
    row = bisect_right(pages, place.span.start, key=lambda page: page.start) - 1
    return row >= 0 and place.span.start < pages[row].end


def _spelled(tokenized: Tokenized, batch: Batch) -> list[Finding]:
    """Disguises inside single words."""
    vocabulary, words = batch.lookup.vocabulary, tokenized.words
    kinds: dict[int, tuple[str, frozenset[Disguise]]] = {}
    found: list[Finding] = []
    altered = np.zeros(len(vocabulary), np.bool_)
    altered[list(vocabulary.raw)] = True
    for index in watched(np.flatnonzero(altered[words.number]).tolist(), batch.observer, _ASKED):
        number = int(words.number[index])
        raw = vocabulary.raw[number]
        if number not in kinds:
            kinds[number] = read(raw, vocabulary.languages[number], _ALL)
        reading, there = kinds[number]
        span = Span(int(words.start[index]), int(words.end[index]))
        honest = {Disguise.LOOKALIKE} if _is_transcribed(tokenized.document.text, span, raw) else ()
        found += [
            Finding(kind, span, _letters(kind, raw, reading), reading) for kind in sorted(there.difference(honest))
        ]
    return found


def _strange(text: str, observer: Observer) -> list[Finding]:
    """Characters of other scripts, and of none, inside words."""
    return [
        Finding(kind, Span(word.start, word.end), letters, word.reading(text))
        for word in find_strange(text, observer)
        for kind, letters in Counter(kind for kind, _ in word.changes.values()).items()
    ]


def _is_transcribed(text: str, span: Span, raw: str) -> bool:
    """Whether a word is a phonetic transcription: between slashes or brackets, in Latin letters alone."""
    around = text[max(0, span.start - 1) : span.start] + text[span.end : span.end + 1]
    return around in _TRANSCRIBED and scripts_in(raw).keys() == {LATIN}


def _letters(kind: Disguise, raw: str, reading: str) -> int:
    """Number of disguised letters or marks in a word."""
    if kind in {Disguise.INVISIBLE, Disguise.SOFT_HYPHEN, Disguise.OVERLAY}:
        return max(1, len(unicodedata.normalize("NFC", raw)) - len(reading))
    if len(raw) == len(reading):
        return sum(a != b for a, b in zip(raw, reading, strict=True))
    return max(1, sum((Counter(raw) - Counter(reading)).values()))


def _mended(tokenized: Tokenized, batch: Batch) -> list[Finding]:
    """Disguises visible only from neighbouring words."""
    words = tokenized.words
    (mends,) = find_mends(batch, _ALL)
    return [
        Finding(
            one.kind,
            Span(int(words.start[one.first]), int(words.end[one.last - 1])),
            int(words.end[one.last - 1] - words.start[one.first]),
            " ".join(one.readings),
        )
        for one in watched(mends, batch.observer)
        if one.kind is not None
    ]


def _beside(document: Document, observer: Observer) -> list[Finding]:
    """Text that readers marked, and text beside the main text."""
    unseen = [(one.kind, one.span, one.reading) for one in document.unseen if one.kind in MARKED]
    layers = [(_LAYERS[part.kind], part.span, "") for part in document.parts if part.kind in _LAYERS]
    return [
        _marked(kind, span, document.text[span.start : span.end], reading)
        for kind, span, reading in watched([*unseen, *layers], observer)
    ]


def _marked(kind: Disguise, span: Span, text: str, reading: str) -> Finding:
    if kind is Disguise.FONT:
        letters = sum(one != other for one, other in zip(text, reading, strict=True))
        return Finding(kind, span, letters, reading[:LONGEST])
    return Finding(kind, span, sum(map(str.isalnum, text)), text[:LONGEST] if kind is Disguise.REARRANGED else "")


_ALARMS: Mapping[Disguise, tuple[int, float]] = {
    Disguise.LOOKALIKE: (4, 0.005),
    Disguise.STYLED: (4, 0.005),
    Disguise.INVISIBLE: (4, 0.005),
    Disguise.CODED: (4, 0.02),
    Disguise.DIRECTION: (1, 0.0),
    Disguise.OVERLAY: (4, 0.005),
    Disguise.SPACED: (3, 0.005),
    Disguise.SPLIT: (6, 0.015),
    Disguise.JOINED: (6, 0.015),
    Disguise.WHITE: (1, 0.0),
    Disguise.TINY: (1, 0.0),
    Disguise.HIDDEN: (1, 0.0),
    Disguise.OFF_PAGE: (1, 0.0),
    Disguise.COVERED: (1, 0.0),
    Disguise.REARRANGED: (1, 0.0),
    Disguise.FONT: (1, 0.0),
}
"""Distinct readings, and hits per word of the text, from which a kind raises an alarm.

Calibrated on 990 honest texts: essays and novels in English, Russian and Ukrainian, answers of students, encyclopedia
articles, letters. They have typing errors in the wrong alphabet (up to 0.3 % of the words, one writer 5 %),
letter-spaced headings, and many words missing from dictionaries but composed of two known ones ("stopwords": up to 1.1
%). Soft hyphens, numbers in words and side text are as frequent in honest texts as anywhere.
"""

_OPERATOR = late("[\u2061-\u2064]")  # between a function and its argument, or two factors
_WIDE = late("[\uff01-\uff5e0-9]+")
_IDEOGRAPHS = late("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
_LEAST_IDEOGRAPHS = 0.25  # of a text in which abbreviations may use full-width letters
_TRANSCRIBED = frozenset(("//", "[]"))
_SHORTEST = 3  # letters; shorter words are labels and formulas
_SHORTEST_TORN = 2  # of a Chinese or Korean word with invisible characters inside; many have no more


def _alarms(places: Sequence[Finding], words: int, observer: Observer) -> frozenset[Disguise]:
    counted: dict[Disguise, list[Finding]] = {}
    for place in watched(places, observer):
        counted.setdefault(place.kind, []).append(place)
    alarms = set()
    for kind in counted.keys() & _ALARMS.keys():
        found = counted[kind]
        distinct = len({place.reading or place.span for place in watched(found, observer)})
        # An honest word that no dictionary has is met again and again.
        hits = distinct if kind is Disguise.JOINED else len(found)
        fewest, share = _ALARMS[kind]
        if (distinct >= fewest and hits >= share * words) or _has_chain(found):
            alarms.add(kind)
    return frozenset(alarms)


def _has_chain(places: Sequence[Finding]) -> bool:
    """Whether as many words as an alarm needs are joined in one place."""
    return any(
        place.kind is Disguise.JOINED and place.reading.count(" ") >= _ALARMS[Disguise.JOINED][0] for place in places
    )


def _counts(place: Finding) -> bool:
    """Whether a hit has enough letters not to be a label."""
    torn = place.kind is Disguise.INVISIBLE and HAN_OR_HANGUL.search(place.reading) is not None
    return len(place.reading) >= (_SHORTEST_TORN if torn else _SHORTEST) or bool(not place.reading and place.letters)


def _formulas(places: Sequence[Finding], text: str, batch: Batch) -> frozenset[Finding]:
    """Hits that may be formulas: styled, or joined by mathematical signs, and not in the dictionary."""
    asked = [place for place in watched(places, batch.observer) if _may_be_formula(place, text)]
    if batch.language.segments:  # no word of it is written with such letters
        return frozenset(asked)
    if not asked or not batch.language.has_dictionary:
        return frozenset()
    readings = [place.reading for place in watched(asked, batch.observer)]
    known = batch.lookup.known(readings, batch.language, batch.observer)
    judged = watched(zip(asked, known, strict=True), batch.observer)
    return frozenset(place for place, is_known in judged if not is_known)


def _wide(places: Sequence[Finding], text: str, observer: Observer) -> frozenset[Finding]:
    """Words of full-width letters alone, as in Chinese and Japanese texts, if the text is one of these."""
    styled = (place for place in watched(places, observer) if place.kind is Disguise.STYLED)
    wide = frozenset(place for place in styled if _WIDE.fullmatch(text, place.span.start, place.span.end))
    if wide and len(_IDEOGRAPHS.findall(text)) >= _LEAST_IDEOGRAPHS * len(text):
        return wide
    return frozenset()


# Letters of languages whose dictionaries mark the stress, and what a stressed letter looks like, composed.
_TONES = "\u0300\u0301\u0303"
_STRESSES = {
    "ąčęėįšųūž": late(f"[ąeęėiįyouųūa][{_TONES}]|[ij]\u0307[{_TONES}]|(?<=[aeiu])[lmnr]\u0303|[àáãèéẽìíĩòóõùúũýỹñ]"),
    "ђјљњћџ": late("[аеиоур][\u0300\u0301\u0304\u030f\u0311]|[ѐѝӣӯ]"),
}
_OWN_LETTERS, _LEAST_OWN = 4, 0.02  # distinct ones, and their share of a text, which has three times as many
_UNCERTAIN = frozenset(("", "und", "lt", "sr"))  # languages


def _stressed(places: Sequence[Finding], text: str, batch: Batch) -> frozenset[Finding]:
    """Words with a stress mark, as in a dictionary, if the text has letters of a language that is marked so."""
    marked = [place for place in watched(places, batch.observer) if place.kind is Disguise.OVERLAY]
    if not marked or batch.language.code not in _UNCERTAIN:
        return frozenset()
    letters = Counter(unicodedata.normalize("NFC", text).lower())
    honest: set[Finding] = set()
    for own, stress in _STRESSES.items():
        count = [letters[letter] for letter in own if letters[letter]]
        if len(count) >= _OWN_LETTERS and sum(count) >= _LEAST_OWN * len(text):
            honest |= {place for place in watched(marked, batch.observer) if _has_one(stress, text, place.span)}
    return frozenset(honest)


def _has_one(stress: re.Pattern[str], text: str, span: Span) -> bool:
    """Whether a word has one stress mark, and no other one."""
    word = unicodedata.normalize("NFC", text[span.start : span.end]).lower()
    plain, count = stress.subn("", word)
    return count == 1 and not any(map(unicodedata.combining, plain))


def _may_be_formula(place: Finding, text: str) -> bool:
    if place.kind is Disguise.STYLED:
        return True
    return place.kind is Disguise.INVISIBLE and _OPERATOR.search(text, place.span.start, place.span.end) is not None


LONGEST = 160
"""Maximum number of characters shown."""
DOT, BLANK = "\u00b7", "\u2423"
"""Visible substitutes for a character without a shape, and for a space inside a word."""
_SHAPELESS = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_TOLD = 8  # different characters named


@frozen
class Strange:
    """A character that is not what it looks like; `instead` is its reading, "" for nothing."""

    character: str
    instead: str

    @property
    def code(self) -> str:
        """Its code point in Unicode notation."""
        return f"U+{ord(self.character):04X}"

    @property
    def name(self) -> str:
        """Its Unicode name; empty if it has none."""
        return unicodedata.name(self.character, "").capitalize()


@frozen
class Spelled:
    """A hit as it is typed.

    Attributes:
        text: with a visible sign for every character.
        marks: half-open ranges of `text` that are not what they look like.
        strange: the distinct characters there.
    """

    text: str
    marks: tuple[tuple[int, int], ...]
    strange: tuple[Strange, ...]


def spelled(text: str, place: Finding) -> Spelled:
    """The text of a hit with its disguise made visible."""
    typed = text[place.span.start : place.span.end]
    cut = typed[:LONGEST]
    instead = _instead(cut, place)
    shown, marks = [], []
    for index, character in enumerate(cut):
        strange = index in instead or _is_shapeless(character)
        shown.append(_visible(character) if strange or not character.isspace() else " ")
        if strange:
            marks.append(index)
            instead.setdefault(index, "")
    told = dict.fromkeys(Strange(cut[index], instead[index]) for index in marks)
    end = "…" if len(typed) > LONGEST else ""
    return Spelled("".join(shown) + end, _ranges(cut, marks), tuple(told)[:_TOLD])


def _instead(typed: str, place: Finding) -> dict[int, str]:
    """Strange characters by index, with the reading of each."""
    if place.kind in (*MARKED, Disguise.NUMERAL, Disguise.DIRECTION) or not place.reading:
        return {}
    found: dict[int, str] = {}
    from difflib import SequenceMatcher  # noqa: PLC0415 - for disguises that are shown

    matcher = SequenceMatcher(None, typed, place.reading[: 2 * LONGEST], autojunk=False)
    for change, first, last, start, end in matcher.get_opcodes():
        if change in {"replace", "delete"}:
            pieces = place.reading[start:end]
            alike = len(pieces) == last - first
            found |= {index: pieces[index - first] if alike else "" for index in range(first, last)}
    return found


def _visible(character: str) -> str:
    if character.isspace() or character in FILLERS:
        return BLANK
    return DOT if _is_shapeless(character) else character


def _is_shapeless(character: str) -> bool:
    """Whether a character is invisible and not a blank."""
    if character.isspace():
        return False
    return unicodedata.category(character) in _SHAPELESS or INVISIBLE_PATTERN.match(character) is not None


def _ranges(text: str, marks: list[int]) -> tuple[tuple[int, int], ...]:
    """Boxes around adjacent characters; a combining mark shares the box of its letter."""
    boxes: list[tuple[int, int]] = []
    for index in marks:
        start = index
        while start and unicodedata.combining(text[start]):
            start -= 1
        if boxes and start <= boxes[-1][1]:
            boxes[-1] = (min(start, boxes[-1][0]), index + 1)
        else:
            boxes.append((start, index + 1))
    return tuple(boxes)
