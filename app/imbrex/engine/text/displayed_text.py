"""Displayed text: the text as the page shows it, with unchanged offsets.

Nothing is removed: invisible text becomes blanks, so that every offset stays valid.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence

import numpy as np

from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import LAYERS, Document
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.strange_letters import JOINER, resolved, which_may_be_separated
from imbrex.engine.text.undisguised_words import script_of_language
from imbrex.engine.text.unknown_letters import odd_in, with_known_letters

_NO_LINE_END = late(r"[^\r\n]")
OVERRIDE = "\u202e"
_OVERRIDE = late("\u202e([^\u202c\u202e\r\n]*)")
_RIGHT_TO_LEFT = late("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_WITHOUT_WIDTH = frozenset((Disguise.TINY, Disguise.HIDDEN, Disguise.OFF_PAGE))
_VISIBLE = frozenset((Disguise.REARRANGED, Disguise.FONT))
_TOGETHER = 1 << 16  # characters of texts that are looked at together; they stay in the cache
_AROUND = 120  # characters on each side of a gap in a word
_LONGEST_WORD = 14  # letters for each blank between words; Finnish and German need 9


def surface(document: Document, undo: Disguises, observer: Observer = SILENT, language: Language | None = None) -> str:
    """The text of a document as displayed, as far as requested; as long as the original.

    Letters that only a dictionary tells are read if there is a language.
    """
    text = _shown(document, undo, observer)
    if undo.lookalikes and language is not None:
        text = with_known_letters(text, language, observer)
    return resolved(text, undo, observer)


def surfaces(
    documents: Sequence[Document], undo: Disguises, languages: Sequence[Language], observer: Observer = SILENT
) -> list[str]:
    """The same of many documents; those that have nothing to read otherwise are found together."""
    texts = [_shown(document, undo, observer) for document in watched(documents, observer, 1)]
    for some in _groups(texts, languages):
        observer.check()
        for index in _suspects(some, texts, script_of_language(languages[some[0]].code)):
            if undo.lookalikes:
                texts[index] = with_known_letters(texts[index], languages[index], observer)
            texts[index] = resolved(texts[index], undo, observer)
    return texts


def _groups(texts: Sequence[str], languages: Sequence[Language]) -> Iterator[list[int]]:
    """Indices of texts of one language that are not long together; those in ASCII apart, which cost less."""
    groups: dict[tuple[str, bool], tuple[list[int], int]] = {}
    for index, (text, language) in enumerate(zip(texts, languages, strict=True)):
        key = language.code, text.isascii()
        some, size = groups.get(key, ([], 0))
        if some and size + len(text) > _TOGETHER:
            yield some
            some, size = [], 0
        some.append(index)
        groups[key] = some, size + len(text)
    yield from (some for some, _ in groups.values())


def _suspects(some: Sequence[int], texts: Sequence[str], script: str) -> list[int]:
    """The texts with anything that a table or a dictionary may read otherwise."""
    if len(some) == 1:  # the searches begin with the same tests
        return list(some)
    joined = "\0".join(texts[index] for index in some)
    separated = which_may_be_separated([texts[index] for index in some])
    suspects = {some[place] for place in np.flatnonzero(separated).tolist()}
    if not joined.isascii():
        units = np.frombuffer(joined.encode("utf-16-le", "surrogatepass"), np.uint16)
        borders = np.flatnonzero(units == 0)
        if len(units) != len(joined) or len(borders) >= len(some):  # with characters of two units, or borders
            return list(some)
        places = np.searchsorted(borders, odd_in(script).places_among(units))
        suspects |= {some[place] for place in places.tolist()}
    return sorted(suspects)


def _shown(document: Document, undo: Disguises, observer: Observer) -> str:
    """The text without what the page does not show, in the order in which it does."""
    text = document.text
    if not undo.layers:
        text = _blank(text, [(part.span.start, part.span.end) for part in document.parts if part.kind in LAYERS])
    if undo.fonts:
        text = _as_drawn(text, document, observer)
    if undo.unseen:
        text = _without_unseen(text, document, observer)
    return turned(text, observer) if undo.direction else text


def turned(text: str, observer: Observer = SILENT) -> str:
    """The text with everything reversed that an override shows from right to left."""
    if OVERRIDE not in text:
        return text
    pieces: list[str] = []
    position = 0
    for match in watched(_OVERRIDE.finditer(text), observer):
        pieces += text[position : match.start()], _turn(match)
        position = match.end()
    return "".join([*pieces, text[position:]])


def overridden(text: str, observer: Observer = SILENT) -> list[tuple[int, int]]:
    """Ranges of left-to-right letters that an override shows from right to left."""
    if OVERRIDE not in text:
        return []
    return [match.span(1) for match in watched(_OVERRIDE.finditer(text), observer) if _turn(match) != match.group()]


def _turn(match: re.Match[str]) -> str:
    inner = match.group(1)
    if len(inner) < 2 or _RIGHT_TO_LEFT.search(inner) or not any(map(str.isalpha, inner)):
        return match.group()
    return match.group()[:1] + mirrored(inner)


def mirrored(text: str) -> str:
    """The text from its end to its beginning; a combining mark stays after its letter."""
    marks = "" if text.isascii() else "".join(filter(unicodedata.combining, set(text)))
    if not marks:
        return text[::-1]
    letters: list[str] = re.findall(f"(?s:.[{re.escape(marks)}]*)", text)
    return "".join(reversed(letters))


def _as_drawn(text: str, document: Document, observer: Observer) -> str:
    """The text with the letters that its fonts show."""
    pieces: list[str] = []
    position = 0
    for one in watched(document.unseen, observer):
        if one.kind is Disguise.FONT:
            pieces += text[position : one.span.start], one.reading
            position = one.span.end
    return "".join([*pieces, text[position:]]) if pieces else text


def _without_unseen(text: str, document: Document, observer: Observer) -> str:
    """Blanks for invisible text that leaves a gap on the page; inside a word, text without a gap lets it join again."""
    pieces: list[str] = []
    position = 0
    for unseen in watched(document.unseen, observer):
        if unseen.kind in _VISIBLE:
            continue
        start, end = unseen.span.start, unseen.span.end
        pieces.append(text[position:start])
        inside = start > 0 and end < len(text) and text[start - 1].isalnum() and text[end].isalnum()
        joins = inside and (unseen.kind in _WITHOUT_WIDTH or _has_blanks_around(text, start, end))
        filler = JOINER if joins else " "
        pieces.append(_NO_LINE_END.sub(filler, text[start:end]))
        position = end
    return "".join([*pieces, text[position:]]) if pieces else text


def _has_blanks_around(text: str, start: int, end: int) -> bool:
    """Whether words near an invisible letter have blanks between them; otherwise such letters are used as blanks."""
    around = text[max(0, start - _AROUND) : start] + text[end : end + _AROUND]
    return end - start == 1 and len(around) <= _LONGEST_WORD * sum(map(str.isspace, around))


def _blank(text: str, spans: list[tuple[int, int]]) -> str:
    pieces: list[str] = []
    position = 0
    for start, end in spans:
        pieces += text[position:start], _NO_LINE_END.sub(" ", text[start:end])
        position = end
    return "".join([*pieces, text[position:]]) if pieces else text
