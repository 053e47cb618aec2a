"""Encodings: code pages, symbol fonts, and detection of the encoding of a text.

Detection uses marks, zero bytes and the letters that each candidate would give.

The order is: byte order mark, UTF-16 by its zero bytes, UTF-8, GB 18030 and the usual one-byte code pages by the
probability of their letters, and charset-normalizer for the rest.
"""

import codecs
import re
from collections import Counter
from collections.abc import Callable
from math import log

from imbrex.engine.text.late_pattern import late
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen

_KNOWN = {
    "cp0": "cp1252", "cp936": "gb18030", "cp1200": "utf-16-le", "cp10000": "mac_roman", "cp10007": "mac_cyrillic",
    "cp65001": "utf-8",
}  # fmt: skip


def codec(name: str) -> str:
    """Return Python's name of a code page such as "cp1251"; cp1252 for an unknown one."""
    try:
        return codecs.lookup(_KNOWN.get(name, name)).name
    except LookupError:
        return "cp1252"


# Rating of code pages by the probability of the letters that each would give.
# The rating is a mean of natural logarithms, one for each byte above 0x7f: the frequency of a letter in its language,
# reduced next to letters of another script or for a lower-case letter before a capital.

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
_WORST = -4.6  # a mean below this is not a known language

_WITHOUT_HANZI = 12  # more different characters without any frequent one: Korean, for one, would look like that
_MOST_SAMPLES = 300
_BEYOND_ASCII = late("[^\x00-\x7f]")
_HIGH_BYTE = late(rb"[\x80-\xff]")
_WORD = late(rb"[A-Za-z]?[\x80-\xff][A-Za-z\x80-\xff]{0,30}")


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
    for place in map(re.Match.start, _BEYOND_ASCII.finditer(padded)):
        char = padded[place]
        total += letter(char) + _beside(padded[place - 1], char, padded[place + 1])
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
    first = _HIGH_BYTE.search(data)
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


_SYMBOL_LETTERS = dict(
    zip(
        "ABCDEFGHIKLMNOPQRSTUWXYZabcdefghijklmnopqrstuvwxyz",
        "ΑΒΧΔΕΦΓΗΙΚΛΜΝΟΠΘΡΣΤΥΩΞΨΖαβχδεφγηιϕκλμνοπθρστυϖωξψζ",
        strict=True,
    )
)
_SYMBOL_SIGNS = {
    0xA3: "≤",
    0xA5: "∞",
    0xAE: "→",
    0xB0: "°",
    0xB1: "±",
    0xB3: "≥",
    0xB4: "×",
    0xB7: "•",
    0xB9: "≠",
    0xD6: "√",
}
_BULLET = "•"


def symbol(font: str, code: str) -> str:
    """Return the character for a hexadecimal code in a font; a bullet if the font's glyph has no character."""
    try:
        number = int(code, 16)
    except ValueError:
        return ""
    if not 0xF000 <= number <= 0xF0FF:
        return chr(number) if 0x20 <= number < 0xD800 else _BULLET
    return in_symbol_font(number - 0xF000) if font.lower() == "symbol" else _BULLET


def in_symbol_font(byte: int) -> str:
    """Return the character that the font Symbol shows for a byte."""
    return _SYMBOL_SIGNS.get(byte) or _SYMBOL_LETTERS.get(chr(byte)) or (chr(byte) if 0x20 <= byte < 0x7F else _BULLET)


_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark is its prefix
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (b"\x84\x31\x95\x33", "gb18030"),
)
_SAMPLE = 64 * 2**10
CONTROLS = bytes(set(range(0x20)) - set(b"\t\n\v\f\r\x1a\x1b")) + b"\x7f"
"""Bytes that no text has, except in UTF-16."""
_MOST_CONTROLS = 0.05  # texts that lost half of each typographic quote have up to 2 %, noise and packed data 10 %
_MOST_ZEROS = 0.005
_ALPHABETS = 7  # the Unicode pages of Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic letters
_MOST = 0.7
_CUT_OFF = Message("The last character is incomplete.")
_HIGH = late(rb"[\x80-\xff]+")
_MOST_BAD_RUNS = 0.1  # of the runs of bytes above 0x7f, in text that still counts as UTF-8


@frozen
class Decoded:
    """A text, its encoding, and a sentence if that was a guess."""

    text: str
    encoding: str
    note: Message = NOTHING


def decode(data: bytes) -> Decoded:
    """Decode text without its byte order mark; line ends are unchanged.

    Raises:
        UnreadableError: it is not text.
    """
    if data.isascii() and not _controls(data[:_SAMPLE]):  # most files; the tests below cost as much as all the rest
        return Decoded(data.decode("ascii"), "utf-8")
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Decoded(_lenient(data[len(mark) :], encoding), encoding)
    encoding = _utf16(data)
    if encoding:
        return Decoded(_lenient(data, encoding), encoding, _CUT_OFF if len(data) % 2 else NOTHING)
    if is_binary(data):
        raise UnreadableError(
            Message("This is a binary file, not a text file."),
            Message("Open the file in its own program and save it as plain text."),
        )
    try:
        return Decoded(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError as error:
        return _damaged_utf8(data, error) or _guess(data)


def named(data: bytes, encoding: str) -> str:
    """Decode by the declared encoding of a file; empty if that is unknown or wrong, or contradicted by a mark."""
    if any(data.startswith(mark) for mark, _ in _MARKS) or _utf16(data):
        return ""
    # Declared Latin-1 is really cp1252: https://encoding.spec.whatwg.org/#names-and-labels
    aliases = {"iso-8859-1": "cp1252", "latin1": "cp1252", "us-ascii": "cp1252", "ascii": "cp1252", "gb2312": "gb18030"}
    try:
        codec = codecs.lookup(aliases.get(encoding.lower(), encoding))
        text = data.decode(codec.name)
    except (LookupError, UnicodeError, ValueError):
        return ""
    return without_surrogates(text) if isinstance(text, str) else ""


def is_binary(data: bytes) -> bool:
    """Whether bytes that are not UTF-16 have more control characters than any text."""
    sample = data[:_SAMPLE]
    return sample.count(0) > _MOST_ZEROS * len(sample) or _controls(sample) > _MOST_CONTROLS * len(sample)


def _controls(sample: bytes) -> int:
    """Number of control characters; UTF-16 of letters is full of them."""
    return len(sample) - len(sample.translate(None, CONTROLS))


def _lenient(data: bytes, encoding: str) -> str:
    return without_surrogates(data.decode(encoding, "replace"))


def _utf16(data: bytes) -> str:
    """Detect UTF-16 without a mark: in one of the two byte positions the same few page numbers recur."""
    sample = data[: min(_SAMPLE, len(data)) // 2 * 2]
    if len(sample) < 4:
        return ""
    low = len(sample) - len(sample.translate(None, bytes(range(_ALPHABETS))))
    if low <= _MOST * len(sample) // 2 and is_utf8(sample):  # most files; so neither half can have enough
        return ""
    for encoding, pages, lows in (("utf-16-le", sample[1::2], sample[::2]), ("utf-16-be", sample[::2], sample[1::2])):
        low_pages = sum(pages.count(page) for page in range(_ALPHABETS))
        alphabetic = low_pages > _MOST * len(pages) and lows.count(0) <= 0.01 * len(lows)
        if (alphabetic or not is_utf8(sample)) and _is_text(sample.decode(encoding, "replace"), chinese=not alphabetic):
            return encoding
    return ""


def _is_text(text: str, *, chinese: bool) -> bool:
    """Whether this reading of the bytes is plausible: Chinese must have the characters common to all its texts."""
    count = Counter(text)
    if not chinese:
        return sum(count[chr(control)] for control in CONTROLS if control < 0x80) <= _MOST_CONTROLS * len(text)
    usual = sum(
        number
        for char, number in count.items()
        if "\u4e00" <= char <= "\u9fff" or "\u3000" <= char <= "\u303f" or "\uff01" <= char <= "\uff5e"
    )
    ascii_or_quote = sum(number for char, number in count.items() if " " <= char <= "~" or char in "\r\n“”…—")
    common = sum(count[char] for char in HANZI)
    return usual + ascii_or_quote > 0.95 * len(text) and common > 0.08 * usual > 0


def _damaged_utf8(data: bytes, first: UnicodeDecodeError) -> Decoded | None:
    """Accept text as UTF-8 if nearly all of its letters are, and read the few others as cp1252."""
    if first.end == len(data) and first.reason == "unexpected end of data" and _HIGH.search(data[: first.start]):
        return Decoded(data.decode("utf-8", "replace"), "utf-8", _CUT_OFF)
    runs = _HIGH.findall(data[first.start : first.start + _SAMPLE])
    bad = sum(not is_utf8(run) for run in runs)
    good_before = len(_HIGH.findall(data[max(0, first.start - _SAMPLE) : first.start]))
    if bad > _MOST_BAD_RUNS * (len(runs) + good_before):
        return None
    text = _HIGH.sub(lambda found: found[0] if is_utf8(found[0]) else _as_cp1252(found[0]), data).decode(
        "utf-8", "replace"
    )
    return Decoded(text, "utf-8", Message("Some characters use a different encoding. They were read as cp1252."))


def is_utf8(run: bytes) -> bool:
    """Whether bytes are valid UTF-8."""
    try:
        run.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _as_cp1252(run: bytes) -> bytes:
    return run.decode("cp1252", "replace").encode("utf-8")


def _guess(data: bytes) -> Decoded:
    encoding = best_code_page(data) or _normalizer_guess(data) or "cp1252"
    text = _lenient(data, encoding)
    return Decoded(text, encoding, Message("Detected encoding: {encoding}.", encoding=encoding))


def _normalizer_guess(data: bytes) -> str:
    from charset_normalizer import from_bytes  # noqa: PLC0415 - slow to import and seldom needed

    best = from_bytes(data[:_SAMPLE]).best()
    if best is None:
        return ""
    try:
        data.decode(best.encoding)
    except UnicodeDecodeError:
        return ""
    return best.encoding
