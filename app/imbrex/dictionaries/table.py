"""Table: a lexicon as a file, made from dictionaries once, because reading them takes seconds."""

import zlib

import numpy as np

from imbrex.engine.translation.lexicon import Lexicon

_VERSION = b"imbrex lexicon 2\n"
_HEAD = len(_VERSION) + 4  # and a checksum
_SIZES = 6  # numbers at the start: words of each side, bytes of each side, pairs, and whether there are more


def packed(lexicon: Lexicon) -> bytes:
    """The contents of the file."""
    texts = ["\n".join(words).encode() for words in (lexicon.left, lexicon.right)]
    sizes = [len(lexicon.left), len(lexicon.right), *map(len, texts), len(lexicon.pairs), lexicon.bounded]
    body = b"".join((np.array(sizes, np.uint32).tobytes(), lexicon.pairs.astype(np.uint32).tobytes(), *texts))
    return packed_body(body)


def packed_body(body: bytes) -> bytes:
    """The contents of a file with this body: a version and a checksum before it."""
    return _head(body) + body


def unpacked(contents: bytes) -> Lexicon:
    """The lexicon in a file.

    Raises:
        ValueError: it is damaged, or of another version.
    """
    body = memoryview(contents)[_HEAD:]
    if contents[:_HEAD] != _head(body):
        raise ValueError("damaged lexicon")
    lefts, rights, left_size, right_size, count, bounded = map(int, np.frombuffer(body, np.uint32, _SIZES))
    texts = 4 * (_SIZES + 2 * count)
    if len(body) != texts + left_size + right_size:
        raise ValueError("damaged lexicon")
    pairs = np.frombuffer(body, np.uint32, 2 * count, 4 * _SIZES).astype(np.int64).reshape(-1, 2)
    text = bytes(body[texts:])
    left, right = _words(text[:left_size]), _words(text[left_size:])
    if (len(left), len(right)) != (lefts, rights) or (count and (pairs >= (lefts, rights)).any()):
        raise ValueError("damaged lexicon")
    return Lexicon(left, right, pairs, bounded=bool(bounded))


def _words(text: bytes) -> list[str]:
    return text.decode().split("\n") if text else []


def _head(body: bytes | memoryview) -> bytes:
    return _VERSION + zlib.crc32(body).to_bytes(4, "little")
