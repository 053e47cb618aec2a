"""Code pages: rating of code pages by the probability of the letters that each would give.

The rating is a mean of natural logarithms, one for each byte above 0x7f: the frequency of a letter in its language,
reduced next to letters of another script or for a lower-case letter before a capital.
"""

import re
from collections.abc import Callable
from math import log

# Letters by frequency in Russian, with Ukrainian ones inserted at corresponding ranks.
_CYRILLIC = "оеаинтсрвлкмдпуяыьгзбчйіхжєшїюцщэґфъё"
_CYRILLIC_ALL = frozenset(_CYRILLIC + _CYRILLIC.upper())
_LOG_CYRILLIC = {letter: log(0.11) - 0.115 * place for place, letter in enumerate(_CYRILLIC)}
_RARER_CAPITAL = 0.7
_LOG_CYRILLIC |= {letter.upper(): value - _RARER_CAPITAL for letter, value in _LOG_CYRILLIC.items()}

_WESTERN = "éàèäöüßçêâîôûëïñóíáúæøåœãõùòì¿¡"
_CENTRAL = "ąęłżćśńóźčěšžýáíéřúůďťňőűăţş"
_PUNCTUATION = frozenset("«»—–“”„‘’‚…№§°•©®™£\u00a0\u00ad·")
_CYRILLIC_PUNCTUATION = _PUNCTUATION - frozenset("‘‚•©®™£·")
# Characters found in every second Chinese sentence.
HANZI = frozenset(
    "的一是不了在人有我他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生自会那后能对着事其里所去行过家十用发天如然作方成"
    "，。、“”：；！？（）《》"
)

_LOG_LETTER = log(0.04)
_LOG_PUNCTUATION = log(0.015)
_LOG_STRANGE = -9.0
_MIXED = -6.0  # a letter next to one of another script
_CAPITAL_INSIDE = -5.0
_ACCENTED_TWICE = -0.8  # two adjacent accented Latin letters
_SIGN_INSIDE = -3.0
_WORST = -4.6  # a mean below this is no language known here

_WITHOUT_HANZI = 12  # more different characters without any frequent one: Korean, for one, would look like that
_MOST_SAMPLES = 300
_HIGH = re.compile(rb"[\x80-\xff]")
_WORD = re.compile(rb"[A-Za-z]?[\x80-\xff][A-Za-z\x80-\xff]{0,30}")


def best_code_page(data: bytes) -> str:
    """Return the most probable code page; empty if none gives text in a language known here."""
    words = [found[0] for found, _ in zip(_WORD.finditer(data), range(_MOST_SAMPLES), strict=False)]
    sample = b" ".join(words)
    high = sum(byte >= 0x80 for byte in sample)
    if not high:
        return ""
    rated = [(_rate(sample.decode(name, "replace"), rate) / high - seldom, name) for name, rate, seldom in _PAGES]
    rated.append((_rate_gb18030(data), "gb18030"))
    best, name = max(rated, key=lambda pair: pair[0])
    return name if best > _WORST else ""


def _rate(text: str, letter: Callable[[str], float]) -> float:
    """Sum the ratings of all characters beyond ASCII, each in context of its neighbours."""
    total = 0.0
    padded = f" {text} "
    for before, char, after in zip(padded, padded[1:], padded[2:], strict=False):
        if char >= "\x80":
            total += letter(char) + _beside(before, char, after)
    return total


def _beside(before: str, char: str, after: str) -> float:
    if char in _PUNCTUATION:
        return _SIGN_INSIDE if before >= "\x80" and after >= "\x80" else 0.0
    if char in _CYRILLIC_ALL and (_is_latin(before) or _is_latin(after)):
        return _MIXED
    if char not in _CYRILLIC_ALL and char.isalpha() and (_is_accented(before) or _is_accented(after)):
        return _ACCENTED_TWICE
    return _CAPITAL_INSIDE if char.isupper() and before.islower() else 0.0


def _is_accented(char: str) -> bool:
    return char >= "\x80" and char.isalpha()


def _is_latin(char: str) -> bool:
    return "a" <= char <= "z" or "A" <= char <= "Z"


def _cyrillic(char: str) -> float:
    return _LOG_CYRILLIC.get(char) or (_LOG_PUNCTUATION if char in _CYRILLIC_PUNCTUATION else _LOG_STRANGE)


def _latin(letters: str) -> Callable[[str], float]:
    common = frozenset(letters)

    def rate(char: str) -> float:
        if char in common:
            return _LOG_LETTER
        if char.lower() in common:
            return _LOG_LETTER - _RARER_CAPITAL
        # In one Cyrillic code page the euro sign has the code of a common letter in another.
        return _LOG_PUNCTUATION if char in _PUNCTUATION or char == "€" else _LOG_STRANGE

    return rate


def _rate_gb18030(data: bytes) -> float:
    first = _HIGH.search(data)
    if first is None:
        return _LOG_STRANGE
    data = data[first.start() :]  # a wide letter begins here: an ASCII head, however long, is no evidence
    try:
        text = data[: 2**20].decode("gb18030")
    except UnicodeDecodeError as error:
        if error.start < 2**20 - 4:  # not merely a letter cut at the border of the sample
            return _LOG_STRANGE
        text = data[: error.start].decode("gb18030")
    wide = [char for char, _ in zip((char for char in text if char >= "\x80"), range(1000), strict=False)]
    if HANZI.isdisjoint(wide) and len(set(wide)) > _WITHOUT_HANZI:
        return _LOG_STRANGE
    return sum(_hanzi(char) for char in wide) / len(wide)


def _hanzi(char: str) -> float:
    """Rate a wide character for each of its two bytes; the first level of GB 2312 holds the 3,755 usual ones."""
    if char in HANZI:
        return -2.2
    code = char.encode("gb18030")
    if len(code) != 2 or code[1] < 0xA1:
        return -7.0
    return -3.5 if 0xB0 <= code[0] <= 0xD7 else -6.0


# Name, rating of letters, and rarity relative to the others: the tie-breaker where letters are inconclusive.
_PAGES = (
    ("cp1252", _latin(_WESTERN), 0.0),
    ("cp1251", _cyrillic, 0.02),
    ("koi8-r", _cyrillic, 0.03),
    ("koi8-u", _cyrillic, 0.04),
    ("cp866", _cyrillic, 0.03),
    ("iso8859-5", _cyrillic, 0.06),
    ("mac-cyrillic", _cyrillic, 0.12),
    ("cp1250", _latin(_CENTRAL), 0.2),
    ("iso8859-2", _latin(_CENTRAL), 0.3),
)
