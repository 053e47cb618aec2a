"""Assets: lookup of files in resources/, whether beside the package (installed, frozen) or in a checkout."""

from pathlib import Path, PurePosixPath, PureWindowsPath

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_PACKAGED = Path(__file__).resolve().parent / "resources"
_CHECKOUT = Path(__file__).resolve().parents[2] / "resources"


def path(name: str) -> Path:
    """Path of a resource such as "words/en.txt", or of a folder.

    Raises:
        ValueError: the name points outside resources/.
        ImbrexError: the resource is missing from the installation.
    """
    _refuse_outside(name)
    found = _root() / name
    if not found.exists():
        raise ImbrexError(Message("A program component is missing: {name}.", name=name), Message("Reinstall Imbrex."))
    return found


def text(name: str) -> str:
    """Text of a UTF-8 resource."""
    return path(name).read_text(encoding="utf-8")


def data(name: str) -> bytes:
    """Bytes of a resource."""
    return path(name).read_bytes()


def _root() -> Path:
    for folder in (_PACKAGED, _CHECKOUT):
        if folder.is_dir():
            return folder
    raise ImbrexError(
        Message(
            "Program files are missing: neither {packaged} nor {checkout} was found.",
            packaged=_PACKAGED,
            checkout=_CHECKOUT,
        ),
        Message("Reinstall Imbrex."),
    )


def _refuse_outside(name: str) -> None:
    # Both kinds of path, so that a name refused on one system is refused on all.
    for kind in (PurePosixPath(name), PureWindowsPath(name)):
        if kind.is_absolute() or kind.anchor or ".." in kind.parts or not kind.parts:
            raise ValueError(f"not the name of a resource: {name!r}")
