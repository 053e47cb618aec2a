"""Passwords: decryption of Office files.

msoffcrypto-tool supports all methods by which Office programs have encrypted their files (agile and standard encryption
of packages, RC4 in old Word files). It is imported only if a password is given.
"""

import io
from dataclasses import replace

from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged, locked

_ENCRYPTED = 0x0100  # of the flags at the start of an old Word file


def unlocked(source: Source) -> Source:
    """Decrypt an Office file; return any other file unchanged.

    Raises:
        LockedError: the password is wrong.
        UnreadableError: it is encrypted by an unknown method, or damaged.
    """
    if not source.password or not source.is_ole or not _is_locked(source):
        return source
    import msoffcrypto  # noqa: PLC0415 - imports all of cryptography
    from msoffcrypto.exceptions import InvalidKeyError  # noqa: PLC0415
    from msoffcrypto.format.ooxml import OOXMLFile  # noqa: PLC0415

    plain = io.BytesIO()
    try:
        file = msoffcrypto.OfficeFile(io.BytesIO(source.data))
        # Old files are always verified; their method has no such argument.
        file.load_key(password=source.password, **({"verify_password": True} if isinstance(file, OOXMLFile) else {}))
        file.decrypt(plain)
    except InvalidKeyError as error:
        raise locked(source.password) from error
    except Exception as error:  # a parser of malicious data may raise anything
        raise damaged() from error
    return replace(source, data=plain.getvalue())


def _is_locked(source: Source) -> bool:
    from imbrex.files.shared.ole_file import open_compound  # noqa: PLC0415 - a parser, needed here only

    with open_compound(source.data) as compound:
        if compound.exists("EncryptedPackage"):
            return True
        head = compound.read("WordDocument")[:12]
        return len(head) == 12 and bool(int.from_bytes(head[10:], "little") & _ENCRYPTED)
