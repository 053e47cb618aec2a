"""Added dictionaries: those that a user added, as a list in a file of the user's settings."""

from pathlib import Path

import msgspec
import platformdirs

from imbrex import private, replacing
from imbrex.dictionaries.dictionary import Dictionary
from imbrex.errors import ImbrexError
from imbrex.messages import Message

_MOST = 100
_BYTES = 2**20


class _Entry(msgspec.Struct):
    path: str
    left: str
    right: str


def _file() -> Path:
    return platformdirs.user_config_path("Imbrex", appauthor=False) / "dictionaries.json"


def added() -> list[Dictionary]:
    """The dictionaries that the user added, in this order; none if the list is missing or damaged."""
    try:
        with _file().open("rb") as file:
            entries = msgspec.json.decode(file.read(_BYTES), type=list[_Entry])
    except (OSError, ValueError):
        return []
    return [Dictionary(Path(entry.path), entry.left, entry.right, is_added=True) for entry in entries[:_MOST]]


def add(dictionary: Dictionary) -> None:
    """Add a dictionary to the list, in place of one with the same file.

    Raises:
        ImbrexError: the list is full or can't be saved.
    """
    others = [one for one in added() if one.path != dictionary.path]
    if len(others) >= _MOST:
        raise ImbrexError(Message("No more than {count} dictionaries can be added.", count=_MOST))
    _save([*others, dictionary])


def remove(path: Path) -> bool:
    """Remove the dictionary with this main file from the list; return whether it was there. Its files stay.

    Raises:
        ImbrexError: the list can't be saved.
    """
    dictionaries = added()
    others = [one for one in dictionaries if one.path != path]
    if len(others) < len(dictionaries):
        _save(others)
    return len(others) < len(dictionaries)


def _save(dictionaries: list[Dictionary]) -> None:
    entries = [_Entry(str(one.path), one.left, one.right) for one in dictionaries]
    path = _file()
    try:
        private.make_own_folder(path.parent)
        with replacing.replaced(path, private=True) as unfinished:
            unfinished.write_bytes(msgspec.json.encode(entries))
    except OSError as error:
        reason = error.strerror or str(error)
        raise ImbrexError(Message("Couldn't save {path}: {reason}.", path=path, reason=reason)) from error
