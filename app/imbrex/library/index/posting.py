"""Posting: a fingerprint and a document that has it, in one 64-bit number.

The upper 36 bits are from the fingerprint, the lower 28 are the number of the document. Of a hundred million
fingerprints one in 700 shares its 36 bits with another: enough to propose documents, which are then compared exactly.
"""

import numpy as np

from imbrex.engine.text.tokens import UInt64

DOCUMENT_BITS = 28
MOST_DOCUMENTS = 1 << DOCUMENT_BITS
_DOCUMENT = np.uint64(MOST_DOCUMENTS - 1)


def postings_of(hashes: UInt64, document: int) -> UInt64:
    """Postings of a document's fingerprints."""
    return heads(hashes) | np.uint64(document)


def heads(hashes: UInt64) -> UInt64:
    """The smallest possible posting of each fingerprint."""
    return np.asarray(hashes & ~_DOCUMENT)


def after(hashes: UInt64) -> UInt64:
    """The greatest possible posting of each fingerprint."""
    return np.asarray(hashes | _DOCUMENT)


def documents_of(postings: UInt64) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The document of each posting."""
    return np.asarray(postings & _DOCUMENT).astype(np.int64)


def packed(postings: UInt64) -> bytes:
    """Pack postings for storage."""
    return np.ascontiguousarray(postings, "<u8").tobytes()


def unpacked(blob: bytes) -> UInt64:
    """Unpack stored postings."""
    return np.frombuffer(blob, "<u8")
