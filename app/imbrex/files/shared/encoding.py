"""Encodings: detection of a text's encoding from marks, zero bytes, and the letters of each candidate.

The order is: byte order mark, UTF-16 by its zero bytes, UTF-8, GB 18030 and the usual one-byte code pages by the
probability of their letters, and charset-normalizer for the rest.
"""

import codecs
import re
from dataclasses import dataclass

from imbrex.files.shared.code_pages import HANZI, best_code_page
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.surrogates import without_surrogates
from imbrex.messages import NOTHING, Message

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
_HIGH = re.compile(rb"[\x80-\xff]+")
_MOST_BAD_RUNS = 0.1  # of the runs of bytes above 0x7f, in text that still counts as UTF-8


@dataclass(frozen=True, slots=True)
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
    for encoding, pages, lows in (("utf-16-le", sample[1::2], sample[::2]), ("utf-16-be", sample[::2], sample[1::2])):
        low_pages = sum(pages.count(page) for page in range(_ALPHABETS))
        alphabetic = low_pages > _MOST * len(pages) and lows.count(0) <= 0.01 * len(lows)
        if (alphabetic or not _is_utf8(sample)) and _is_text(
            sample.decode(encoding, "replace"), chinese=not alphabetic
        ):
            return encoding
    return ""


def _is_text(text: str, *, chinese: bool) -> bool:
    """Whether this reading of the bytes is plausible: Chinese must have the characters common to all its texts."""
    if not chinese:
        return sum(ord(char) < 0x80 and ord(char) in CONTROLS for char in text) <= _MOST_CONTROLS * len(text)
    usual = sum(
        "\u4e00" <= char <= "\u9fff" or "\u3000" <= char <= "\u303f" or "\uff01" <= char <= "\uff5e" for char in text
    )
    ascii_or_quote = sum(" " <= char <= "~" or char in "\r\n“”…—" for char in text)
    common = sum(char in HANZI for char in text)
    return usual + ascii_or_quote > 0.95 * len(text) and common > 0.08 * usual > 0


def _damaged_utf8(data: bytes, first: UnicodeDecodeError) -> Decoded | None:
    """Accept text as UTF-8 if nearly all of its letters are, and read the few others as cp1252."""
    if first.end == len(data) and first.reason == "unexpected end of data" and _HIGH.search(data[: first.start]):
        return Decoded(data.decode("utf-8", "replace"), "utf-8", _CUT_OFF)
    runs = _HIGH.findall(data[first.start : first.start + _SAMPLE])
    bad = sum(not _is_utf8(run) for run in runs)
    good_before = len(_HIGH.findall(data[max(0, first.start - _SAMPLE) : first.start]))
    if bad > _MOST_BAD_RUNS * (len(runs) + good_before):
        return None
    text = _HIGH.sub(lambda found: found[0] if _is_utf8(found[0]) else _as_cp1252(found[0]), data).decode(
        "utf-8", "replace"
    )
    return Decoded(text, "utf-8", Message("Some characters use a different encoding. They were read as cp1252."))


def _is_utf8(run: bytes) -> bool:
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
