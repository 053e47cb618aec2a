"""Table: a lexicon as a file, made from dictionaries once, because reading them takes seconds."""

import zlib

import numpy as np

from imbrex.engine.translation.lexicon import Lexicon

_VERSION = b"imbrex lexicon 1\n"
_HEAD = len(_VERSION) + 4  # and a checksum
_SIZES = 5  # numbers at the start: words of each side, bytes of each side, pairs


def packed(lexicon: Lexicon) -> bytes:
    """The contents of the file."""
    texts = ["\n".join(words).encode() for words in (lexicon.left, lexicon.right)]
    sizes = [len(lexicon.left), len(lexicon.right), *map(len, texts), len(lexicon.pairs)]
    body = b"".join((np.array(sizes, np.uint32).tobytes(), lexicon.pairs.astype(np.uint32).tobytes(), *texts))
    return _head(body) + body


def unpacked(contents: bytes) -> Lexicon:
    """The lexicon in a file.

    Raises:
        ValueError: it is damaged, or of another version.
    """
    body = memoryview(contents)[_HEAD:]
    if contents[:_HEAD] != _head(body):
        raise ValueError("damaged lexicon")
    lefts, rights, left_size, _, count = np.frombuffer(body, np.uint32, _SIZES).tolist()
    pairs = np.frombuffer(body, np.uint32, 2 * count, 4 * _SIZES).astype(np.int64).reshape(-1, 2)
    text = bytes(body[4 * (_SIZES + 2 * count) :])
    return Lexicon(_words(text[:left_size], lefts), _words(text[left_size:], rights), pairs)


def _words(text: bytes, count: int) -> list[str]:
    return text.decode().split("\n") if count else []


def _head(body: bytes | memoryview) -> bytes:
    return _VERSION + zlib.crc32(body).to_bytes(4, "little")
