"""Undisguised words: alphabets with their look-alikes, and reading of a single spelling with its disguises undone."""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress, zip_longest

import numpy as np

from imbrex.engine.arrays import UInt8, UInt16
from imbrex.engine.options import Disguises
from imbrex.engine.text.character_set import CharacterSet, units_of
from imbrex.engine.text.characters import APOSTROPHE_PATTERN
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.invisible import INVISIBLE_PATTERN, INVISIBLE_SET
from imbrex.engine.text.late_pattern import late

# Alphabets of letters, and look-alikes between alphabets.
# The tables are our own, made by eye; the Unicode consortium's list of confusable characters (UTS 39) served to check
# that no common pair is missing.

LATIN, CYRILLIC, GREEK = "latin", "cyrillic", "greek"

LETTERS = {
    LATIN: "A-Za-zª-ʸᴀ-ᵿḀ-ỿⱠ-Ɀꜧ-ꞇꞋ-ꟿ",
    CYRILLIC: "Ѐ-ԯᲀ-ᲈꙀ-ꙮꚀ-ꚝ",
    GREEK: "Ͱ-ͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-Ͽἀ-῾",
}
"""Ranges of letters of each alphabet, for use between the brackets of a pattern."""
_OF_SCRIPT = {name: late(f"[{letters}]") for name, letters in LETTERS.items()}
_WITH_DOTLESS_I = frozenset(("tr", "az", "crh", "gag", "kaa", "tt", "und", ""))  # unknown: it may be Turkish
_LANGUAGES = {"ru": CYRILLIC, "uk": CYRILLIC, "be": CYRILLIC, "bg": CYRILLIC, "el": GREEK}

# Pairs that are indistinguishable in common fonts: Latin letter, then the other.
_CYRILLIC_TWINS = (
    "aа cс eе oо pр xх yу iі jј sѕ hһ dԁ qԛ wԝ lӏ AА BВ CС EЕ HН KК MМ OО PР TТ XХ IІ JЈ SЅ GԌ QԚ WԜ YҮ ïї ÏЇ ëё ËЁ"
)
# Similar at a glance; enough inside a word whose other letters are of one script, not for a whole word.
_CYRILLIC_COUSINS = "kк mм tт YУ bь uц nп gԍ fғ ĸк vѵ VѴ yү IӀ"
_GREEK_TWINS = "oο vν AΑ BΒ EΕ ZΖ HΗ IΙ KΚ MΜ NΝ OΟ PΡ TΤ XΧ YΥ jϳ"
_GREEK_COUSINS = "aα iι pρ uυ xχ kκ tτ yγ nη wω eε"
_SMALL_CAPITALS = "ᴀа ʙв ᴄс ᴇе ᴦг ʜн ᴋк ᴧл ᴍм ᴎи ᴏо ᴘр ᴨп ᴛт ᴙя"  # look like small letters in Cyrillic
_CYRILLIC_ALONE = "πп rг"  # like no Latin letter
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
        foreign |= _pairs(_SMALL_CAPITALS + ("" if exact else _CYRILLIC_ALONE)) if script == CYRILLIC else []
        table = {**foreign, **mine}
        table = {letter: own for letter, own in table.items() if not _OF_SCRIPT[script].match(letter)}
    return {ord(letter): own for letter, own in table.items()}


def _pairs(text: str) -> list[tuple[str, str]]:
    letters = text.replace(" ", "")
    return list(zip(letters[::2], letters[1::2], strict=True))


HARMLESS = frozenset((Disguise.SOFT_HYPHEN,))
"""Kinds that honest texts have too: undone without a finding."""

_SOFT_HYPHEN = "\u00ad"
_TORN = late(f"{_SOFT_HYPHEN}.{_SOFT_HYPHEN}.{_SOFT_HYPHEN}|^.{_SOFT_HYPHEN}|{_SOFT_HYPHEN}.$")  # no syllables
# Combining marks over a letter, and marks that remain after composition of letters and accents.
_OVERLAYS = "\u0334-\u0338\u0488\u0489\u20d0-\u20e2\u20e4-\u20f0"
_OVERLAY = late(rf"[{_OVERLAYS}]|(?<=[^\W\d_])\u20e3")  # not on keys, as in emoji
_MARKS = "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f"
_MARK = late(f"[{_MARKS}]")
_STRESS = late("(?<![бвгджзйклмнпрстфхцчшщъьБВГДЖЗЙКЛМНПРСТФХЦЧШЩЪЬ])[\u0300\u0301\u0340\u0341]")  # as learners need it
_ALPHABETIC = late("[A-Za-zª-ԯᴀ-ỿⱠ-Ɀꙮ]")
HAN_OR_HANGUL = late("[\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U000323af]")
"""Characters of words that are written without joiners."""
_VARIANT = late("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_FOREIGN = late("[\u0531-\u0587\u13a0-\u13fd\u2c80-\u2cff\ua4d0-\ua4ff]")  # letters that here are only look-alikes
_RAISED_LETTERS = "ʰ-ʸᴬ-ᵪᶛ-ᶿⁱⁿₐ-ₜ"
_RAISED = f"[{_RAISED_LETTERS}]{{3}}"  # "1ᵉʳ" and "mᵐᵉ" are honest
_ROMAN = "[A-Za-z][\u2160-\u217f]|[\u2160-\u217f][A-Za-z]"
_ROMAN_LETTERS = (
    "[A-Za-z][\u216c-\u216f\u217c-\u217f]|[\u216c-\u216f\u217c-\u217f][A-Za-z]"
    "|[a-z][\u2170-\u217b][a-z]|[A-Z][\u2160\u2164\u2169][A-Z]|[\u2160\u2164\u2169\u2170\u2174\u2179][A-Za-z]{3}"
)  # numerals instead of letters; stages are numbered, as in "ⅢA" and "PhaseⅡ", but not up to fifty
_IN_FRAMES = "\u24b6-\u24e9\U0001f110-\U0001f189"
_FRAMED = f"[{_IN_FRAMES}][A-Za-z{_IN_FRAMES}]"  # alone they are labels, and after a name a trademark sign
_LABEL = late(f"[{_IN_FRAMES}](?=[\uac00-\ud7a3])|(?<=[\uac00-\ud7a3])[{_IN_FRAMES}]|(?<=[a-z])[ⒸⓂⓅⓇ]$")
_LETTER_LIKE = late(
    f"[\uff21-\uff3a\uff41-\uff5a\u2100-\u214f\U0001d400-\U0001d7ff]|{_RAISED}|{_ROMAN_LETTERS}|{_FRAMED}"
)
_MARKED = late("[йёїўЙЁЇЎ]")  # typed as two characters by some programs
_PHONETIC = late("[ˈˌːʃʒŋɛɔʌʊɹɾʔɒɐʁɣɬɲʎɜ]")  # unlike any letter of a plain alphabet
_BORROWED = late("[A-Za-z]{4,}['’ʼ][Ѐ-ԯ]{1,3}$")
_SHORT = 2  # letters; "Δx" and "μF" are formulas
_LATIN_LETTERS = "A-Za-zÀ-İĲ-ķĹ-žƀ-ɏ"
_OTHER_LETTERS = "Ͱ-ԯ"
_FORMS = (
    "ıĸſɐ-ʯᴀ-ᵿ\u0531-\u0587\u13a0-\u13fd\u2100-\u214f\u2460-\u24ff\u2c80-\u2cff"
    "\ua4d0-\ua4ff\ua720-\ua7ff\uff00-\uffef\U0001d400-\U0001d7ff\U0001f110-\U0001f189"
)
_SUSPICIOUS = late(
    f"{_OVERLAY.pattern}|{_MARK.pattern}|{INVISIBLE_PATTERN.pattern}"
    f"|[{_LATIN_LETTERS}][^\0{_LATIN_LETTERS}]*[{_OTHER_LETTERS}]|[{_OTHER_LETTERS}][^\0{_OTHER_LETTERS}]*[{_LATIN_LETTERS}]"
    f"|[Ͱ-Ͽ][^\0Ͱ-Ͽ]*[Ѐ-ԯ]|[Ѐ-ԯ][^\0Ѐ-ԯ]*[Ͱ-Ͽ]|[{_FORMS}]|{_RAISED}|{_ROMAN}"
)
"""A quick test that plain words of one alphabet pass, and all in ASCII."""
_HIDING = f"{_OVERLAYS}\u20e3{_MARKS}{INVISIBLE_SET}{_FORMS}{_RAISED_LETTERS}\u2160-\u217f\ud800-\udfff"
"""Characters of suspicious spellings in one alphabet; all that take two units are among them."""
_ROW = 1 << 12  # units of a table
_FEW_LETTERS = 5_000  # of spellings that are searched as they are; a table of all characters would take longer


@cache
def _alphabets_of_rows(rows: int) -> UInt8:
    units = np.arange(rows * _ROW, dtype=np.uint32).astype(np.uint16)
    table = np.zeros(len(units), np.uint8)
    for place, letters in enumerate((_LATIN_LETTERS, "Ͱ-Ͽ", "Ѐ-ԯ", _HIDING)):
        table[CharacterSet(f"[{letters}]").found_in(units)] |= 1 << place
    return table


def _alphabets(units: UInt16) -> UInt8:
    """For each unit of UTF-16, one bit for its alphabet (Latin, Greek, Cyrillic), and 8 for a character that hides."""
    # A table of no more than the units up to the last of these: few texts need all.
    return _alphabets_of_rows(int(units.max(initial=0)) // _ROW + 1)[units]


def suspicious(spellings: Sequence[str]) -> list[int]:
    """Indices of the spellings that may hide another; one test is enough for most texts, which have none."""
    others = [index for index, spelling in enumerate(spellings) if not spelling.isascii()]
    together = "\0".join([spellings[index] for index in others])
    if len(together) > _FEW_LETTERS:
        others = _of_two_alphabets(together, others)
    elif _SUSPICIOUS.search(together) is None:
        return []
    return [index for index in others if _SUSPICIOUS.search(spellings[index])]


def _of_two_alphabets(together: str, spellings: list[int]) -> list[int]:
    """Those of joined spellings that may be suspicious: in more than one alphabet, or with characters that hide."""
    units = units_of(together)
    starts = np.concatenate((np.zeros(1, np.intp), np.flatnonzero(units == 0) + 1))
    if len(starts) != len(spellings):
        return spellings
    met = np.bitwise_or.reduceat(_alphabets(units), starts)
    return list(compress(spellings, (met & (met - 1) | met & 8).tolist()))


def most_suspicious(text: str) -> int:
    """A number of suspicious spellings that a text doesn't exceed: each has a letter of another alphabet, or hides."""
    met = np.bincount(_alphabets(units_of(text)), minlength=16)
    latin, greek, cyrillic = (int(met[1 << place]) for place in range(3))
    return int(met[8:].sum() + met[[3, 5, 6, 7]].sum()) + latin + greek + cyrillic - max(latin, greek, cyrillic)


def read(spelling: str, language: str, undo: Disguises) -> tuple[str, frozenset[Disguise]]:
    """Reading of a spelling, and its disguises (including those that are not undone).

    Args:
        spelling: exactly as in the text.
        language: code of the language of its text; it decides between two scripts.
        undo: disguises to undo.
    """
    found = set()
    word = spelling
    for kind, wanted, step in (
        (Disguise.SOFT_HYPHEN, undo.soft_hyphens, _without_soft_hyphens),
        (Disguise.INVISIBLE, undo.invisible, _without_invisible),
        (Disguise.STYLED, undo.styled, _plain),
        (Disguise.OVERLAY, undo.overlays, lambda letters: _without_marks(letters, spelling)),
    ):
        undone, is_disguise = step(word)
        if is_disguise:
            found.add(kind)
        if wanted:
            word = undone
    if _TORN.search(spelling):
        found.add(Disguise.INVISIBLE)
    undone = towards_one_script(word, language)
    if undone != word:
        found.add(Disguise.LOOKALIKE)
    if undo.lookalikes:
        word = undone
    return APOSTROPHE_PATTERN.sub("'", unicodedata.normalize("NFC", word)), frozenset(found)


def towards_one_script(word: str, language: str) -> str:
    """The word with look-alike letters converted to one script.

    That of the language if all others can pass for its letters, else the one of most letters, if they are three or
    more; a word that cannot be written in one script ("μm", a formula) is unchanged. So are transcriptions ("ˈpɪn"),
    and foreign names with an ending ("iPhone'ы").
    """
    if word.isascii() or _PHONETIC.search(word) or _BORROWED.match(word):
        return word
    scripts = scripts_in(word)
    own = script_of_language(language)
    total = sum(scripts.values())
    for script, count in sorted(scripts.items(), key=lambda item: (item[0] != own, -item[1])):
        if own and script != own and (total <= _SHORT or 2 * count <= total):
            continue
        written = _written(word, script, language)
        if len(scripts_in(written)) == 1 and not _FOREIGN.search(written):
            return written
    return word


def _written(word: str, script: str, language: str) -> str:
    table = lookalikes(script)
    kept = own_letters(language)
    return word.translate({letter: own for letter, own in table.items() if letter not in kept} if kept else table)


def _without_soft_hyphens(word: str) -> tuple[str, bool]:
    plain = word.replace(_SOFT_HYPHEN, "")
    return plain, plain != word


def _without_invisible(word: str) -> tuple[str, bool]:
    """Remove invisible characters; joiners in scripts that need them, and in emoji, are not a disguise.

    Nor are variation selectors of a Chinese character; other invisible characters split Chinese and Korean words.
    """
    pieces = INVISIBLE_PATTERN.split(word.replace(_SOFT_HYPHEN, "\u0000"))
    plain = "".join(pieces).replace("\u0000", _SOFT_HYPHEN)
    has_joined = not plain.isascii() and HAN_OR_HANGUL.search(plain) is not None
    torn = has_joined and _VARIANT.sub("", word) != plain
    return plain, torn or (plain != word and _ALPHABETIC.search(plain) is not None)


def _plain(word: str) -> tuple[str, bool]:
    if word.isascii():  # here and below, most patterns need never be compiled
        return word, False
    is_styled = _LETTER_LIKE.search(word) is not None
    return unicodedata.normalize("NFKC", word if is_styled else _LABEL.sub("", word)), is_styled


def _without_marks(word: str, spelling: str) -> tuple[str, bool]:
    """Remove overlays, and accents that are used with no Latin, Cyrillic or Greek letter.

    If there are any, every mark that is typed separately in the spelling is an overlay, even one that happens to make a
    letter of some alphabet with the one below it.
    """
    if word.isascii():
        return word, False
    composed = unicodedata.normalize("NFC", word)
    if not _ALPHABETIC.search(composed):
        return composed, False
    plain = _MARK.sub("", _OVERLAY.sub("", composed))
    if _STRESS.sub("", composed) == plain:
        return plain, False
    typed = frozenset(unicodedata.normalize("NFD", "".join(_MARK.findall(spelling))))
    return _without_typed_marks(plain, typed), True


def _without_typed_marks(word: str, typed: frozenset[str]) -> str:
    if not typed:
        return word
    left_out = str.maketrans(dict.fromkeys(typed))
    apart = (unicodedata.normalize("NFD", letters).translate(left_out) for letters in _MARKED.split(word))
    whole = (letter.translate(left_out) for letter in _MARKED.findall(word))
    plain = "".join(piece for pair in zip_longest(apart, whole, fillvalue="") for piece in pair)
    return unicodedata.normalize("NFC", plain)
