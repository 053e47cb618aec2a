"""Strange letters: characters of other scripts, and of none, inside words of Latin, Cyrillic or Greek letters.

A letter, digit or sign of another script that looks like a letter of the word is read as that letter; marks of other
scripts, and characters that no text has inside a word, are passed over. The text keeps its length: what is passed over
becomes an invisible character, which words are read without.

The table is derived from confusables.txt of Unicode 15.1 (UTS 39), copyright Unicode, Inc., under the Unicode License
(https://www.unicode.org/license.txt), without characters that are equivalent to a letter or written from right to left.
Small Cherokee letters are added: they are the capitals, made small.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import numpy as np

from imbrex.engine.arrays import Bools, Int64, UInt8, UInt16, UInt32
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises
from imbrex.engine.text.character_set import CharacterSet
from imbrex.engine.text.characters import codes_of
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.invisible import INVISIBLE_SET
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.undisguised_words import CYRILLIC, LATIN, LETTERS, lookalikes, scripts_in
from imbrex.values import frozen

_TABLE = (
    "AᎪᗅꓮ𐊠𖽀 BᏴᗷꓐ𐊂𐊡𐌁 CᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲 DᎠᗞᗪꓓ EᎬⴹꓰ𐊆𑢦𑢮 Fᖴꓝ𐊇𐊥𐔥𑢢𑣂 GᏀᏳꓖ HᎻᕼⲎꓧ𐋏 JᎫᒍꓙ KᏦᛕⲔꓗ𐔘 LᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖 MᎷᗰᛖⲘꓟ𐊰𐌑 "
    "NⲚꓠ𐔓 OՕ০ଠ୦ዐⲞⵔꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠 PᏢᑭⲢꓑ𐊕 Qⵕ RᎡᏒᖇꓣ𐒴𖼵 SՏᏕᏚꓢ𐊖𐐠𖼺 TᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊 UՍሀᑌꓴ𐓎𑢸𖽂 V٧۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈 WᎳᏔꓪ𑣦𑣯 "
    "XᚷⲬⵝꓫ𐊐𐊴𐌗𐌢𐔧𑣬 YᎩᎽⲨꓬ𐊲𑢤𖽃 ZᏃꓜ𐋵𑢩𑣥 a⍺ꭺ bᏏᏼᑲᖯꮟ cⲥꮯ𐐽 dᏧᑯꓒꭰꮷ eꬲꭼ fքꬵ gցᏻᶃꮐ hհᏂꮋꮒ iᎥ⍳ꭵ𑣃 jꭻ kꮶ l١۱ᛁⲒⵏꓲꮮ𐊊𐌉𐌠𖼨 "
    "mꮇ nոռ oօ٥۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿⱁⲟꬽ𐐬𐓪𑣈𑣗 p⍴ⲣꮲ qգզ rⲅꭇꭈꭱꮁꮢ sꮥꮪ𐑈𑣁 tꭲ uսꭎꭒ𐓶𑣘 vꮩ𑜆𑣀 wաꮃꮤ𑜊𑜎𑜏 xᕁᕽ yყᶌꭚꭹꮍ𑣜 zꮓ𑣄 "
)
JOINER = "\u2060"
"""Part of a word when inside one, and removed from its spelling."""

_LETTER = "".join(LETTERS.values())
_TITLO = "\u0483-\u0487\u2de0-\u2dff"  # marks of Church Slavonic
_USUAL = (
    f"\x00-\x7f\xa0-\u036f\u0374\u0375\u037e\u0384\u0385\u0387{_LETTER}{_TITLO}\u0488\u0489\u1ab0-\u1aff\u1dc0-\u1dff"
    "\u2000-\u2026\u202f-\u205f\u2070-\u2218\u221a-\u22ff\u2460-\u27bf\u3000-\u3029\u3030-\u3098\u309b-\u31bf\u3400-\u9fff\uac00-\ud7a3\ufb00-\ufb06"
    f"\ufe20-\ufe2f\uff00-\uffef{INVISIBLE_SET}"
)
# The first lookbehind finds the start of a run, so that each run is examined once.
_STRANGE = (
    f"(?<=[{_LETTER}])[^{_USUAL}]+|(?<![^{_USUAL}])[^{_USUAL}]++(?=[{_LETTER}])"
    f"|(?<=[{LETTERS[LATIN]}])[{_TITLO}]|(?<=[{_TITLO}].)[{_TITLO}]"
)
STRANGE = f"[^{_USUAL}]"
"""Pattern of a character that has no place in a word of the three alphabets."""
ODD = f"{STRANGE}|[{_TITLO}]"
"""Pattern of a character that may have to be read as another one, or passed over."""
_ANY = CharacterSet(ODD)
"""A quick test that most texts pass."""
_IN_WORD = f"[{_LETTER}0-9\u0300-\u036f{INVISIBLE_SET}]|[^{_USUAL}]"
_LONGEST = 100  # characters before a strange one that are looked at
_FACTOR = "\u2219"
_JUNK = frozenset(f"\ufff9\ufffa\ufffb\ufffc\U0001d159\u2027\ua789{_FACTOR}")
_JUNK_CATEGORIES = frozenset(("Co", "Cn", "Cf", "Cc", "Pd"))
_SYMBOL_FONTS = late("[\uf000-\uf0ff]")  # characters of such fonts, as honest files have them
_FROM_LETTERS = 3  # in a word with this sign; "N\u2219m" and the like are formulas
_MANY = 5  # words in which letters are separated: then those of two letters are, too
MARKS = (
    "-_·\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2027\u2219\u2e17\u2e1a\u2e3a\u2e3b\u2e40"
    "\u2e5d\u301c\u3030\u30a0\ua789\ufe31\ufe32\ufe58\ufe63\uff0d\U00010ead"
)
"""Dashes and dots that may separate the letters of words."""
_OUTSIDE = r"[^\w\u0300-\u036f]"
# Begins with the mark, because searching for the letter before it is much slower.
_SEPARATED = f"@(?:(?<={_OUTSIDE}[{_LETTER}]@)|(?<=\\A[{_LETTER}]@))[{_LETTER}](?>(?:@[{_LETTER}])*)(?=\\Z|{_OUTSIDE})"
_IN_ASCII_WORDS = np.array([character.isalnum() or character == "_" for character in map(chr, range(128))])
_MARK_TABLE = np.zeros(ord(max(MARKS)) + 2, np.bool_)  # the last is for all beyond
_MARK_TABLE[list(map(ord, MARKS))] = True
_FIRST_MARKS = [ord(mark) for mark in MARKS if mark < "\u0100"]
_OTHER_MARKS = min(ord(mark) for mark in MARKS if mark >= "\u0100")
_BLOCK = 1 << 16  # characters
_PAIR = 2  # characters from the first sign to the second letter


_pattern = cache(late)
"""Patterns take 30 ms together to compile, and texts in ASCII need none."""


@frozen
class Strange:
    """A word with strange characters: its place, what it is read as, and which disguise each kind of them is.

    Attributes:
        start, end: of the word.
        changes: the disguise and the replacement of each strange character, by position.
    """

    start: int
    end: int
    changes: dict[int, tuple[Disguise, str]]

    def reading(self, text: str) -> str:
        """The word as it is read."""
        letters = [self.changes.get(place, ("", text[place]))[1] for place in range(self.start, self.end)]
        return "".join(letters).replace(JOINER, "")


def resolved(text: str, undo: Disguises, observer: Observer = SILENT) -> str:
    """The text with the requested kinds of disguises undone; its length stays the same."""
    wanted = {
        Disguise.LOOKALIKE: undo.lookalikes,
        Disguise.INVISIBLE: undo.invisible,
        Disguise.OVERLAY: undo.overlays,
        Disguise.SPACED: undo.spaced,
    }
    if not any(wanted.values()):
        return text
    pieces: list[str] = []
    position = 0
    for word in find_strange(text, observer):
        for place, (kind, letter) in sorted(word.changes.items()):
            if wanted[kind]:
                pieces += text[position:place], letter
                position = place + 1
    return "".join([*pieces, text[position:]]) if pieces else text


def find_strange(text: str, observer: Observer = SILENT) -> Iterator[Strange]:
    """The words with strange characters, in order."""
    end = 0
    inside = _ANY.matches(_pattern(_STRANGE), text) if not text.isascii() else ()
    separated = {match.start() - 1: match for match in _separated(text, observer)}
    found = {match.start() for match in watched(inside, observer)}
    for place in watched(sorted(found | separated.keys()), observer):
        if place < end:
            continue
        match = separated.get(place)
        word = _apart(match) if match else _word_at(text, place, end)
        if word is not None:
            end = word.end
            if word.changes:
                yield word


def which_may_be_separated(texts: Sequence[str]) -> Bools:
    """Which texts have letters with signs between them; all are searched at once."""
    joined = "\0".join(texts)
    signs = _signs_alone(codes_of(joined))
    places = [match.start() for mark, some in signs for match in _separated_by(mark, joined, some)]
    borders = np.cumsum([len(text) + 1 for text in texts])
    found = np.zeros(len(texts), np.bool_)
    found[np.searchsorted(borders, places, side="right")] = True
    return found


def _separated(text: str, observer: Observer) -> list[re.Match[str]]:
    """Words whose letters are separated by signs; of two letters only if there are many others."""
    signs = _signs_alone(codes_of(text))
    matches = [match for mark, places in signs for match in watched(_separated_by(mark, text, places), observer)]
    longer = [match for match in watched(matches, observer) if len(match[0]) > _PAIR]
    return matches if len(longer) >= _MANY else longer


def _separated_by(mark: str, text: str, places: Iterable[int]) -> Iterator[re.Match[str]]:
    """The words whose letters are separated by one sign, which may be in these places."""
    pattern = _pattern(_SEPARATED.replace("@", mark))
    end = 0
    for place in places:
        if place >= end and (match := pattern.match(text, place)):
            yield match
            end = match.end()


def _signs_alone(codes: UInt8 | UInt16 | UInt32) -> Iterator[tuple[str, list[int]]]:
    """The signs in a text, each with the places where it may follow a word of one letter, as hardly any hyphen does."""
    # In blocks, because an array of indices for the whole text would not stay in the cache.
    blocks = range(0, max(1, len(codes)), _BLOCK)
    places = np.concatenate([_marks_in(codes[first : first + _BLOCK]) + first for first in blocks])
    before = codes[np.maximum(places - 2, 0)]
    is_in_word = _IN_ASCII_WORDS[np.minimum(before, len(_IN_ASCII_WORDS) - 1)]
    places = places[(places < _PAIR) | (before >= len(_IN_ASCII_WORDS)) | ~is_in_word]
    found = codes[places]
    there = set(found.tolist())
    for mark in [mark for mark in MARKS if ord(mark) in there]:
        yield mark, places[found == ord(mark)].tolist()


def _marks_in(codes: UInt8 | UInt16 | UInt32) -> Int64:
    """Places of the marks; a table is asked about few characters, because to look each up takes twice as long."""
    may_be = np.asarray(codes == _FIRST_MARKS[0])
    for code in _FIRST_MARKS[1:]:
        may_be |= codes == code
    if codes.dtype != np.uint8:  # not in ASCII
        may_be |= codes >= _OTHER_MARKS
    places = np.flatnonzero(may_be)
    return places[_MARK_TABLE.take(codes[places], mode="clip")]


def _apart(match: re.Match[str]) -> Strange:
    start, end = match.span()
    return Strange(start - 1, end, dict.fromkeys(range(start, end, 2), (Disguise.SPACED, JOINER)))


def _word_at(text: str, place: int, least: int) -> Strange | None:
    """The word around a strange character; None if it is not read otherwise."""
    in_word = _pattern(_IN_WORD).match
    start, end = place, place
    while start > max(least, place - _LONGEST) and in_word(text[start - 1]):
        start -= 1
    while end < min(len(text), place + _LONGEST) and in_word(text[end]):
        end += 1
    changes = _changes(text[start:end])
    return Strange(start, end, {} if changes is None else {start + one: change for one, change in changes.items()})


def _changes(word: str) -> dict[int, tuple[Disguise, str]] | None:
    """The replacement of each strange character; None if a letter of another script looks like none of the word's."""
    scripts = scripts_in(word)
    if not scripts:
        return None
    script = max(scripts, key=lambda one: scripts[one])
    honest = _OWN_MARK if script == CYRILLIC and len(_OWN_MARK.findall(word)) < _TWO else _NOTHING
    is_small = not any(map(str.isupper, filter(_is_usual, word)))
    changes: dict[int, tuple[Disguise, str]] = {}
    for place, character in enumerate(word):
        if (_is_usual(character) and not _OWN_MARK.match(character)) or honest.match(character):
            continue
        if letter := _confusables(script).get(character):
            changes[place] = Disguise.LOOKALIKE, letter.lower() if is_small else letter
        elif unicodedata.category(character).startswith("M"):
            changes[place] = Disguise.OVERLAY, JOINER
        elif not _is_junk(character):
            return None
        elif 0 < place < len(word) - 1 and (character != _FACTOR or sum(scripts.values()) >= _FROM_LETTERS):
            changes[place] = Disguise.INVISIBLE, JOINER
    return changes


@cache
def letter_table(script: str, alphabet: str) -> dict[str, str]:
    """For each character that looks like a letter of an alphabet, that letter, from the tables."""
    others = {**{chr(code): letter for code, letter in lookalikes(script).items()}, **_confusables(script)}
    return {other: letter.lower() for other, letter in others.items() if letter.lower() in alphabet}


def is_strange(character: str) -> bool:
    """Whether a character is strange in a word, and not a mark."""
    return not _is_usual(character) and not unicodedata.category(character).startswith("M")


def _is_junk(character: str) -> bool:
    return character in _JUNK or (
        unicodedata.category(character) in _JUNK_CATEGORIES and not _SYMBOL_FONTS.match(character)
    )


_OWN_MARK = late(f"[{_TITLO}]")
_NOTHING = late("(?!)")
_TWO = 2  # honest words have one


def _is_usual(character: str) -> re.Match[str] | None:
    return _pattern(f"[{_USUAL}]").match(character)


@cache
def _confusables(script: str) -> dict[str, str]:
    latin = {other: group[0] for group in _TABLE.split() for other in group[1:]}
    if script == LATIN:
        return latin
    own = {ord("r"): "г", **lookalikes(script)} if script == CYRILLIC else lookalikes(script)
    return {other: own[ord(letter)] for other, letter in latin.items() if ord(letter) in own}
