"""Opened PDF: PDF files as PDFium opens them, with their password."""

import re

import pypdfium2 as pdfium

from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged, locked

_PASSWORD_WANTED = 4  # FPDF_ERR_PASSWORD

# Repair of encrypted PDF files that give the key length in bytes instead of bits.
# Other readers open them; PDFium takes 16 bits for 2 bytes, derives another key and asks for a password.

_REFERENCE = re.compile(rb"/Encrypt\s{1,9}(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}R")
_DIRECT = re.compile(rb"/Encrypt\s{0,9}<<")
_LENGTH = re.compile(rb"\s?/Length\s{1,9}(\d{1,2})(?!\d)\s?")
_LONGEST = 4096
"""Bytes of an encryption dictionary that are searched; those of the standard handler have some 200."""
_BYTES = range(5, 17)  # 40 to 128 bits; no key length in bits is as small


def with_bits(data: bytes) -> bytes | None:
    """Return the file with its key length in bits; None if it is in bits already, or not found.

    No offset changes: a blank beside the number makes room for its third digit.
    """
    start = _dictionary(data)
    found = _LENGTH.search(data, start, start + _LONGEST) if start >= 0 else None
    if found is None or int(found[1]) not in _BYTES or found.start() > _end(data, start):
        return None
    bits = b"/Length %d" % (8 * int(found[1]))
    room = len(found[0]) - len(bits)
    return data[: found.start()] + b" " * room + bits + data[found.end() :] if room >= 0 else None


def _dictionary(data: bytes) -> int:
    """Start of the last encryption dictionary, in the trailer or in an object of its own; -1 for none."""
    direct = max((found.end() for found in _DIRECT.finditer(data)), default=-1)
    reference = max(_REFERENCE.finditer(data), key=re.Match.start, default=None)
    if reference is None or reference.start() < direct:
        return direct
    begins = re.compile(rb"(?<!\d)%s\s{1,9}%s\s{1,9}obj\b" % reference.groups())
    return max((found.end() for found in begins.finditer(data)), default=-1)


def _end(data: bytes, start: int) -> int:
    """End of the object or trailer that contains a dictionary."""
    ends = [place for mark in (b"endobj", b"startxref") if (place := data.find(mark, start)) >= 0]
    return min(ends, default=len(data))


def opened(source: Source) -> pdfium.PdfDocument:
    """Open a file.

    Raises:
        LockedError: it has another password.
        UnreadableError: it is damaged.
    """
    password = source.password or None
    try:
        return pdfium.PdfDocument(source.data, password=password)
    except pdfium.PdfiumError as error:
        if getattr(error, "err_code", None) != _PASSWORD_WANTED:
            raise damaged() from error
        data = with_bits(source.data)
        if data is None:
            raise locked(source.password) from error
    try:
        return pdfium.PdfDocument(data, password=password)
    except pdfium.PdfiumError as error:
        raise locked(source.password) from error
