"""Passwords: Office files that a password opens.

msoffcrypto-tool knows all the ways in which Office programs have encrypted their files (agile and standard encryption
of packages, RC4 in old Word files). It is imported only where a password is given.
"""

import io
from dataclasses import replace

from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged, locked

_ENCRYPTED = 0x0100  # of the flags at the start of an old Word file


def unlocked(source: Source) -> Source:
    """Take the password off an Office file; give any other file back as it is.

    Raises:
        LockedError: the password does not open it.
        UnreadableError: it is encrypted in an unknown way, or damaged.
    """
    if not source.password or not source.is_ole or not _is_locked(source):
        return source
    import msoffcrypto  # noqa: PLC0415 - with all of cryptography behind it
    from msoffcrypto.exceptions import InvalidKeyError  # noqa: PLC0415
    from msoffcrypto.format.ooxml import OOXMLFile  # noqa: PLC0415

    plain = io.BytesIO()
    try:
        file = msoffcrypto.OfficeFile(io.BytesIO(source.data))
        # Old files are verified in any case; their method takes no word for it.
        file.load_key(password=source.password, **({"verify_password": True} if isinstance(file, OOXMLFile) else {}))
        file.decrypt(plain)
    except InvalidKeyError as error:
        raise locked(source.password) from error
    except Exception as error:  # a parser of hostile data raises whatever it likes
        raise damaged() from error
    return replace(source, data=plain.getvalue())


def _is_locked(source: Source) -> bool:
    from imbrex.files.shared.ole_file import open_compound  # noqa: PLC0415 - a parser, needed here only

    with open_compound(source.data) as compound:
        if compound.exists("EncryptedPackage"):
            return True
        head = compound.read("WordDocument")[:12]
        return len(head) == 12 and bool(int.from_bytes(head[10:], "little") & _ENCRYPTED)
