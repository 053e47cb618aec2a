"""AES member: decryption of members of a ZIP file as WinZip and 7-Zip encrypt them (AE-1 and AE-2).

Source: https://www.winzip.com/en/support/aes-encryption/
"""

import hashlib
import hmac
import io
import struct
import zipfile
import zlib
from typing import BinaryIO

AES = 99
"""The method of compression of such members; the real one is in an extra field."""
_EXTRA = 0x9901
_STORED, _DEFLATED = 0, 8
_KEYS = {1: 16, 2: 24, 3: 32}  # bytes, by strength; half as many of salt
_ROUNDS = 1000
_CHECK, _SEAL = 2, 10  # bytes that tell a wrong password, and bytes of the checksum
_LOCAL = 30  # bytes of the header before the name
_BLOCK = 16


def is_known(entry: zipfile.ZipInfo) -> bool:
    """Whether a member can be decrypted."""
    strength, method = _settings(entry.extra)
    return strength in _KEYS and method in (_STORED, _DEFLATED)


def decrypted(file: io.RawIOBase | BinaryIO, entry: zipfile.ZipInfo, password: str) -> bytes:
    """The content of a member, at most one byte more than its size.

    Raises:
        RuntimeError: the password is wrong.
        ValueError: the member is damaged.
    """
    strength, method = _settings(entry.extra)
    size = _KEYS[strength]
    data = _packed(file, entry)
    salt, data = data[: size // 2], data[size // 2 :]
    check, data, seal = data[:_CHECK], data[_CHECK:-_SEAL], data[-_SEAL:]
    keys = hashlib.pbkdf2_hmac("sha1", password.encode(), salt, _ROUNDS, 2 * size + _CHECK)
    if not hmac.compare_digest(keys[2 * size :], check):
        raise RuntimeError
    if not hmac.compare_digest(hmac.digest(keys[size : 2 * size], data, "sha1")[:_SEAL], seal):
        raise ValueError
    plain = _with_key_stream(data, keys[:size])
    return plain if method == _STORED else zlib.decompressobj(-15).decompress(plain, entry.file_size + 1)


def _settings(extra: bytes) -> tuple[int, int]:
    """The strength and the method of compression; zeros if they are missing."""
    while len(extra) >= 4:
        kind, length = struct.unpack_from("<HH", extra)
        if kind == _EXTRA and length >= 7 and len(extra) >= 11:
            return extra[8], int.from_bytes(extra[9:11], "little")
        extra = extra[4 + length :]
    return 0, 0


def _packed(file: io.RawIOBase | BinaryIO, entry: zipfile.ZipInfo) -> bytes:
    file.seek(entry.header_offset)
    head = file.read(_LOCAL) or b""
    if len(head) < _LOCAL or not head.startswith(b"PK\x03\x04"):
        raise ValueError
    file.seek(entry.header_offset + _LOCAL + sum(struct.unpack_from("<HH", head, 26)))
    pieces, missing = [], entry.compress_size
    while missing > 0 and (piece := file.read(missing)):
        pieces.append(piece)
        missing -= len(piece)
    return b"".join(pieces)


def _with_key_stream(data: bytes, key: bytes) -> bytes:
    """Combine data with the encrypted numbers of its blocks, from 1, the lowest byte first."""
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes  # noqa: PLC0415 - seldom needed

    blocks = range(1, -(-len(data) // _BLOCK) + 1)
    stream = (
        Cipher(algorithms.AES(key), modes.ECB())
        .encryptor()
        .update(b"".join(number.to_bytes(_BLOCK, "little") for number in blocks))
    )
    mixed = int.from_bytes(data, "little") ^ int.from_bytes(stream[: len(data)], "little")
    return mixed.to_bytes(len(data), "little")
