"""Private: files and folders that only their owner can read, where the system tells users apart."""

import contextlib
import os
import stat
from pathlib import Path

from imbrex.messages import NOTHING, Message, sentences

_ALL_BUT_OWNER = stat.S_IRWXG | stat.S_IRWXO
_ACCESS_LIST = "system.posix_acl_access"


def make_file(path: Path) -> None:
    """Create an empty file that nobody else can read, not even for a moment, unless its folder is a group's.

    Raises:
        OSError: it exists already, or cannot be created.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode_in(path.parent)))


def mode_in(folder: Path) -> int:
    """The mode of a new file: only its owner reads it; in a folder that hands its group on, that group as well."""
    with contextlib.suppress(OSError):
        status = folder.stat()
        if os.name == "posix" and status.st_mode & stat.S_ISGID and status.st_gid != os.getegid():
            return 0o660
    return 0o600


def make_folder(folder: Path) -> None:
    """Create a folder and its missing parents; existing ones stay as they are.

    Raises:
        OSError: it cannot be created.
    """
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_own_folder(folder: Path) -> None:
    """Create one of the program's own folders; take it from other users where an older version made it.

    Raises:
        OSError: it cannot be created.
    """
    make_folder(folder)
    close_own(folder)


def close_own(path: Path) -> bool:
    """Take a file or folder in the program's own place from all other users; whether that succeeded."""
    return _take(path, _ALL_BUT_OWNER)


def close_to_strangers(path: Path) -> Message:
    """Take a file in a folder of the user's from all other users, except for a group that was let in on purpose.

    Returns:
        What the user should know of it; "" where nobody else could read the file, or it is another user's.
    """
    strangers = strange_rights(path)
    is_closed = _take(path, strangers)
    if not strangers & (stat.S_IRGRP | stat.S_IROTH) or not _is_reachable(path):
        return NOTHING
    if is_closed:
        return sentences(
            Message("Other users of this computer could read {path} until now.", path=path),
            Message("To share it, give a group the right to read the file."),
        )
    return sentences(
        Message("Other users of this computer can read {path}, and this cannot be changed.", path=path),
        Message("Move it to a folder of your own."),
    )


def strange_rights(path: Path) -> int:
    """The bits of an existing file of this user that let in those whom nobody has let in on purpose.

    Modes such as 644 and 664 come from the defaults of the system. A group was let in on purpose where it is not the
    one that all files of the user get, where others have no rights, or where the file has an access list.
    """
    with contextlib.suppress(OSError):
        status = path.stat()
        if _is_own(status):
            others = status.st_mode & stat.S_IRWXO
            chosen = not others or status.st_gid != os.getegid() or has_access_list(path)
            return others if chosen else status.st_mode & _ALL_BUT_OWNER
    return 0


def has_access_list(path: Path) -> bool:
    """Whether single users or groups have rights to a file, besides those that its mode tells."""
    with contextlib.suppress(OSError):
        return hasattr(os, "getxattr") and bool(os.getxattr(path, _ACCESS_LIST))
    return False


def _take(path: Path, rights: int) -> bool:
    """Take rights to a file or folder of this user; whether nobody has them now. Those of other users stay."""
    with contextlib.suppress(OSError):
        status = path.stat()
        if not _is_own(status) or not status.st_mode & rights:
            return True
        with contextlib.suppress(OSError):
            path.chmod(stat.S_IMODE(status.st_mode) & ~rights)
        return not path.stat().st_mode & rights  # some disks take any mode and keep their own
    return True  # it is not there


def _is_own(status: os.stat_result) -> bool:
    """Whether a file is the user's; never where the system keeps the folders of users apart in another way."""
    return os.name == "posix" and status.st_uid == os.geteuid()


def _is_reachable(path: Path) -> bool:
    """Whether users who are in none of the groups can get to a file at all."""
    with contextlib.suppress(OSError):
        return all(folder.stat().st_mode & stat.S_IXOTH for folder in path.resolve().parents)
    return False
