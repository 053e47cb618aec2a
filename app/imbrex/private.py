"""Private: files and folders that only their owner can read, where the system separates users."""

import contextlib
import os
import stat
from pathlib import Path

from imbrex.messages import NOTHING, Message, sentences

_ALL_BUT_OWNER = stat.S_IRWXG | stat.S_IRWXO
_ACCESS_LIST = "system.posix_acl_access"


def make_file(path: Path) -> None:
    """Create an empty file that is never readable by others, unless its folder belongs to a group.

    Raises:
        OSError: the file exists or cannot be created.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode_in(path.parent)))


def mode_in(folder: Path) -> int:
    """Mode of a new file: owner only, plus the group in a folder that passes its group on."""
    with contextlib.suppress(OSError):
        status = folder.stat()
        if os.name == "posix" and status.st_mode & stat.S_ISGID and status.st_gid != os.getegid():
            return 0o660
    return 0o600


def make_folder(folder: Path) -> None:
    """Create a folder and its missing parents; existing ones are unchanged.

    Raises:
        OSError: a folder cannot be created.
    """
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_own_folder(folder: Path) -> None:
    """Create one of the program's own folders, and restrict one created by an older version to its owner.

    Raises:
        OSError: the folder cannot be created.
    """
    make_folder(folder)
    close_own(folder)


def close_own(path: Path) -> bool:
    """Revoke all other users' access to one of the program's own files or folders; return whether that succeeded."""
    return _take(path, _ALL_BUT_OWNER)


def close_to_strangers(path: Path) -> Message:
    """Revoke other users' access to a file in a folder of the user's, except for a group admitted on purpose.

    Returns:
        A notice for the user; "" if no one else could read the file, or it belongs to another user.
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
        Message("Other users of this computer can read {path}, and its permissions can't be changed.", path=path),
        Message("Move it to your own folder."),
    )


def strange_rights(path: Path) -> int:
    """Mode bits of this user's existing file that admit others unintentionally.

    Modes such as 644 and 664 come from the system's defaults. A group is admitted on purpose if it is not the user's
    default group, if others have no rights, or if the file has an access list.
    """
    with contextlib.suppress(OSError):
        status = path.stat()
        if _is_own(status):
            others = status.st_mode & stat.S_IRWXO
            chosen = not others or status.st_gid != os.getegid() or has_access_list(path)
            return others if chosen else status.st_mode & _ALL_BUT_OWNER
    return 0


def has_access_list(path: Path) -> bool:
    """Whether users or groups have rights to a file beyond its mode bits."""
    with contextlib.suppress(OSError):
        return hasattr(os, "getxattr") and bool(os.getxattr(path, _ACCESS_LIST))
    return False


def _take(path: Path, rights: int) -> bool:
    """Revoke rights to a file or folder of this user, not of others; return whether they are revoked."""
    with contextlib.suppress(OSError):
        status = path.stat()
        if not _is_own(status) or not status.st_mode & rights:
            return True
        with contextlib.suppress(OSError):
            path.chmod(stat.S_IMODE(status.st_mode) & ~rights)
        return not path.stat().st_mode & rights  # some disks accept any mode and keep their own
    return True  # the file does not exist


def _is_own(status: os.stat_result) -> bool:
    """Whether the file belongs to the user; False on systems that separate users' folders by other means."""
    return os.name == "posix" and status.st_uid == os.geteuid()


def _is_reachable(path: Path) -> bool:
    """Whether users outside the file's groups can reach it."""
    with contextlib.suppress(OSError):
        return all(folder.stat().st_mode & stat.S_IXOTH for folder in path.resolve().parents)
    return False
