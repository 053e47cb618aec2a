"""Lookalike letters: alphabets of letters, and look-alikes between alphabets.

The tables are our own, made by eye; the Unicode consortium's list of confusable characters (UTS 39) served to check
that no common pair is missing.
"""

import re
from collections.abc import Mapping
from functools import cache

LATIN, CYRILLIC, GREEK = "latin", "cyrillic", "greek"

LETTERS = {
    LATIN: "A-Za-zª-ʸᴀ-ᵿḀ-ỿⱠ-Ɀꜧ-ꞇꞋ-ꟿ",
    CYRILLIC: "Ѐ-ԯᲀ-ᲈꙀ-ꙮꚀ-ꚝ",
    GREEK: "Ͱ-ͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-Ͽἀ-῾",
}
"""Ranges of letters of each alphabet, for use between the brackets of a pattern."""
_OF_SCRIPT = {name: re.compile(f"[{letters}]") for name, letters in LETTERS.items()}
_WITH_DOTLESS_I = frozenset(("tr", "az", "crh", "gag", "kaa", "tt", "und", ""))  # unknown: it may be Turkish
_LANGUAGES = {"ru": CYRILLIC, "uk": CYRILLIC, "be": CYRILLIC, "bg": CYRILLIC, "el": GREEK}

# Pairs that are indistinguishable in common fonts: Latin letter, then the other.
_CYRILLIC_TWINS = (
    "aа cс eе oо pр xх yу iі jј sѕ hһ dԁ qԛ wԝ lӏ AА BВ CС EЕ HН KК MМ OО PР TТ XХ IІ JЈ SЅ GԌ QԚ WԜ YҮ ïї ÏЇ ëё ËЁ"
)
# Similar at a glance; enough inside a word whose other letters are of one script, not for a whole word.
_CYRILLIC_COUSINS = "kк mм tт YУ bь uц nп gԍ fғ ĸк vѵ VѴ"
_GREEK_TWINS = "oο vν AΑ BΒ EΕ ZΖ HΗ IΙ KΚ MΜ NΝ OΟ PΡ TΤ XΧ YΥ jϳ"
_GREEK_COUSINS = "aα iι pρ uυ xχ kκ tτ yγ nη wω eε"
_LATIN_VARIANTS = (
    "aɑ gɡ iı aᴀ bʙ cᴄ dᴅ eᴇ gɢ hʜ iɪ jᴊ kᴋ lʟ mᴍ nɴ oᴏ pᴘ rʀ sꜱ tᴛ uᴜ vᴠ wᴡ yʏ zᴢ fꜰ "
    "oօ uս hհ nո gց qզ jյ SՏ UՍ OՕ LԼ AᎪ CᏟ DᎠ EᎬ GᏀ HᎻ JᎫ KᏦ LᏞ MᎷ PᏢ RᎡ SᏚ TᎢ VᏙ WᎳ ZᏃ "
    "BꓐPꓑDꓓTꓔGꓖKꓗJꓙCꓚZꓜFꓝMꓟNꓠLꓡSꓢRꓣVꓦHꓧWꓪXꓫYꓬAꓮEꓰIꓲOꓳUꓴ oⲟ pⲣ cⲥ CⲤ OⲞ PⲢ "
    "əә ƏӘ"
)


def script_of_language(code: str) -> str:
    """The alphabet of a language; empty if it has none of the three, or is unknown."""
    if code in {"", "und", "zh", "ja", "ko", "ar", "he", "hi", "th"}:
        return ""
    return _LANGUAGES.get(code.partition("-")[0], LATIN)


def own_letters(code: str) -> frozenset[int]:
    """Letters that look like others but belong to a language."""
    return frozenset(map(ord, "ıəƏ")) if code.partition("-")[0] in _WITH_DOTLESS_I else frozenset()


def scripts_in(word: str) -> dict[str, int]:
    """Number of letters of each of the three alphabets in a word; zeros are omitted."""
    counts = {name: len(pattern.findall(word)) for name, pattern in _OF_SCRIPT.items()}
    return {name: count for name, count in counts.items() if count}


@cache
def lookalikes(script: str, *, exact: bool = False) -> Mapping[int, str]:
    """A table for `str.translate` that turns letters of other scripts into those of this one.

    With `exact`, only indistinguishable ones.
    """
    cyrillic = _pairs(_CYRILLIC_TWINS) + ([] if exact else _pairs(_CYRILLIC_COUSINS))
    greek = _pairs(_GREEK_TWINS) + ([] if exact else _pairs(_GREEK_COUSINS))
    to_latin = {other: latin for latin, other in [*_pairs(_LATIN_VARIANTS), *greek, *cyrillic]}
    if script == LATIN:
        table = to_latin
    else:
        mine = dict(reversed(cyrillic if script == CYRILLIC else greek))
        foreign = {other: mine[latin] for other, latin in to_latin.items() if latin in mine}
        table = {**foreign, **mine}
        table = {letter: own for letter, own in table.items() if not _OF_SCRIPT[script].match(letter)}
    return {ord(letter): own for letter, own in table.items()}


def _pairs(text: str) -> list[tuple[str, str]]:
    letters = text.replace(" ", "")
    return list(zip(letters[::2], letters[1::2], strict=True))
