"""Posting: which document has a fingerprint, in one number of 64 bits.

The upper 36 bits are those of the fingerprint, the lower 28 are the number of the document. Of a hundred million
fingerprints one in 700 shares its 36 bits with another: enough to propose documents, which are then compared exactly.
"""

import numpy as np

from imbrex.engine.text.tokens import UInt64

DOCUMENT_BITS = 28
MOST_DOCUMENTS = 1 << DOCUMENT_BITS
_DOCUMENT = np.uint64(MOST_DOCUMENTS - 1)


def postings_of(hashes: UInt64, document: int) -> UInt64:
    """Postings of the fingerprints of a document."""
    return heads(hashes) | np.uint64(document)


def heads(hashes: UInt64) -> UInt64:
    """The smallest posting that each fingerprint may have."""
    return np.asarray(hashes & ~_DOCUMENT)


def after(hashes: UInt64) -> UInt64:
    """The greatest posting that each fingerprint may have."""
    return np.asarray(hashes | _DOCUMENT)


def documents_of(postings: UInt64) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The document of each posting."""
    return np.asarray(postings & _DOCUMENT).astype(np.int64)


def packed(postings: UInt64) -> bytes:
    """Postings as they are stored."""
    return np.ascontiguousarray(postings, "<u8").tobytes()


def unpacked(blob: bytes) -> UInt64:
    """Postings as they were stored."""
    return np.frombuffer(blob, "<u8")
