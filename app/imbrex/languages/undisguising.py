"""Undisguising: a sample of a text as a reader sees it, before its language is known.

Letters with spaces between them are one-letter words, which look French, and words in look-alike letters are in no
list.
"""

import re

from imbrex.engine.disguises.word_batch import BLANKS
from imbrex.engine.options import Disguises
from imbrex.engine.text.character_set import CharacterSet
from imbrex.engine.text.characters import FILLERS
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.strange_letters import resolved
from imbrex.engine.text.undisguised_words import read, suspicious

_ALL = Disguises()
# No ASCII mark, and no full-width one: "<h1>" before a Russian word is not part of it.
_SPELLING = late(r"[^\s!-/:-@\[-`{-~\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff5f-\uff65]+")
_HONEST = "\x00-\x7f\u00a0-\u00ac\u00ae-\u012f\u0132-\u024f\u0400-\u0482\u048a-\u052f"
_STRANGE = CharacterSet(
    f"[^{_HONEST}\u2010-\u2027\u202f-\u203e\u20ac\u2116\u3001-\u3017\u4e00-\u9fff\uff01-\uff0f\uff1a-\uff1f]"
)
_LATIN_LETTER = CharacterSet("[A-Za-z]")
_CYRILLIC_LETTER = CharacterSet("[\u0400-\u052f]")
_MIXED = late("[A-Za-z][\u0400-\u052f]|[\u0400-\u052f][A-Za-z]")
_CYRILLIC = late("[\u0400-\u04ff]")
_LATIN = late("[A-Za-z\u00aa-\u024f\u1e00-\u1eff]")
_THIN = "\u2009"  # if words have other blanks between them, the letters of each can be joined
_AS_BLANKS = str.maketrans(dict.fromkeys((*FILLERS, "\u2800"), _THIN))
_MARK = late("[\u0300-\u036f]")
_PILED = 0.5  # of the other characters; Vietnamese has two for five letters if typed separately
_LETTER = r"[^\W\d_]"
_SPACED = late(rf"(?<!\w){_LETTER}(?P<blank>[{''.join(sorted(BLANKS))}]){_LETTER}(?!\w)(?:(?P=blank){_LETTER}(?!\w))*")
_SHORT = 3  # characters of a word and its blank: honest texts have words twice as long


def undisguised(sample: str) -> str:
    """The sample with the disguises of single words undone, and letter-spaced words joined."""
    if "&#" in sample:
        from imbrex.engine.disguises.findings import decoded  # noqa: PLC0415 - few texts need it, and all of Unicode's names

        sample = decoded(sample)
    sample = resolved(sample, _ALL)
    if not sample.isascii() and _may_be_disguised(sample):
        sample = _read(_without_piled_marks(sample.translate(_AS_BLANKS)))
    return _SPACED.sub(_together, sample) if is_spaced(sample) else sample


def _may_be_disguised(sample: str) -> bool:
    """A quick test that most honest texts pass: nothing in them has another reading."""
    if _STRANGE.occurs_in(sample):
        return True
    mixes = _CYRILLIC_LETTER.occurs_in(sample) and _LATIN_LETTER.occurs_in(sample)
    return mixes and _MIXED.search(sample) is not None


def is_spaced(sample: str) -> bool:
    """Whether most words are single letters, as if each is followed by a blank."""
    return len(sample.split()) * _SHORT > len(sample)


def _together(run: re.Match[str]) -> str:
    return run[0].replace(run["blank"], "")


def _without_piled_marks(sample: str) -> str:
    """The sample without accents if most letters have one; with those, they may be letters of any language."""
    marks = len(_MARK.findall(sample))
    return _MARK.sub("", sample) if marks > _PILED * (len(sample) - marks) else sample


def _read(sample: str) -> str:
    """The sample with each word read in the alphabet of most letters."""
    spellings = list(dict.fromkeys(_SPELLING.findall(sample)))
    suspects = [spellings[index] for index in suspicious(spellings)]
    if not suspects:
        return sample
    alphabet = "ru" if len(_CYRILLIC.findall(sample)) > len(_LATIN.findall(sample)) else "en"
    readings = {spelling: read(spelling, alphabet, _ALL)[0] for spelling in suspects}
    return _SPELLING.sub(lambda match: readings.get(match[0], match[0]), sample)
