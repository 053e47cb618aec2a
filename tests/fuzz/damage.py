"""Damage: what may have happened to a file, by accident or on purpose, told by its bytes alone."""

import struct
from collections.abc import Callable
from random import Random

Mutation = Callable[[bytes, Random], bytes]

_NUMBERS = (0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF)
_WIDEST = 4096  # bytes of a block that is moved
_CODECS = ("utf-16-le", "utf-16-be", "utf-32-le", "cp1251", "koi8-r", "gb18030", "shift_jis", "utf-7", "cp037")
_BYTE_ORDER_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0", b"\0\0\xfe\xff", b"\x84\x31\x95\x33")
_LONE_SURROGATE = b"\xed\xa0\x80"


def mutate_bytes(data: bytes, random: Random) -> bytes:
    """Damage bytes in one to four ways."""
    for _ in range(random.randint(1, 4)):
        data = random.choice(MUTATIONS)(data, random)
    return data


def flip_bits(data: bytes, random: Random) -> bytes:
    """Flip some bits anywhere."""
    if not data:
        return data
    flipped = bytearray(data)
    for _ in range(random.choice((1, 2, 8, 64))):
        flipped[random.randrange(len(flipped))] ^= 1 << random.randrange(8)
    return bytes(flipped)


def truncate(data: bytes, random: Random) -> bytes:
    """Cut the end off, or the start."""
    place = random.randint(0, len(data))
    return data[:place] if random.random() < 0.8 else data[place:]


def swap_blocks(data: bytes, random: Random) -> bytes:
    """Exchange two neighbours of random sizes."""
    first, middle, last = sorted(random.randint(0, len(data)) for _ in range(3))
    return data[:first] + data[middle:last] + data[first:middle] + data[last:]


def repeat_block(data: bytes, random: Random) -> bytes:
    """Repeat a block a few or many times."""
    start, end = _block(data, random)
    times = min(random.choice((2, 20, 2000)), 500_000 // (end - start + 1))
    return data[:start] + data[start:end] * times + data[end:]


def drop_block(data: bytes, random: Random) -> bytes:
    """Leave a block out."""
    start, end = _block(data, random)
    return data[:start] + data[end:]


def write_number(data: bytes, random: Random) -> bytes:
    """Write a number at the edge of its type over some bytes."""
    if len(data) < 4:
        return data
    changed = bytearray(data)
    for _ in range(random.randint(1, 3)):
        kind = random.choice(("<I", ">I", "<H"))
        number = random.choice(_NUMBERS) % (0x10000 if kind == "<H" else 2**32)
        struct.pack_into(kind, changed, random.randrange(len(changed) - 3), number)
    return bytes(changed)


def insert_noise(data: bytes, random: Random) -> bytes:
    """Put random bytes somewhere, or zeros."""
    place = random.randint(0, len(data))
    size = random.choice((1, 16, 1000))
    return data[:place] + (random.randbytes(size) if random.random() < 0.7 else bytes(size)) + data[place:]


def change_encoding(data: bytes, random: Random) -> bytes:
    """Store the text in another encoding, put a mark before it or a lone surrogate into it."""
    kind = random.randrange(3)
    if kind == 0:
        return data.decode("utf-8", "replace").encode(random.choice(_CODECS), "replace")
    if kind == 1:
        return random.choice(_BYTE_ORDER_MARKS) + data
    place = random.randint(0, len(data))
    return data[:place] + _LONE_SURROGATE * random.choice((1, 50)) + data[place:]


MUTATIONS: tuple[Mutation, ...] = (
    flip_bits,
    truncate,
    swap_blocks,
    repeat_block,
    drop_block,
    write_number,
    insert_noise,
    change_encoding,
)


def _block(data: bytes, random: Random) -> tuple[int, int]:
    start = random.randint(0, len(data))
    return start, min(len(data), start + random.randint(1, _WIDEST))
