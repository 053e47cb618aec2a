"""Assets: the only finder of resources/, be it beside the package (installed, frozen) or in a checkout."""

from pathlib import Path, PurePosixPath, PureWindowsPath

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_PACKAGED = Path(__file__).resolve().parent / "resources"
_CHECKOUT = Path(__file__).resolve().parents[2] / "resources"


def path(name: str) -> Path:
    """The place of a resource such as "words/en.txt"; folders too.

    Raises:
        ValueError: the name leads out of resources/.
        ImbrexError: the program was installed without it.
    """
    _refuse_outside(name)
    found = _root() / name
    if not found.exists():
        raise ImbrexError(
            Message("A part of the program is missing: {name}.", name=name), Message("Install the program again.")
        )
    return found


def text(name: str) -> str:
    """The text of a resource in UTF-8."""
    return path(name).read_text(encoding="utf-8")


def data(name: str) -> bytes:
    """The bytes of a resource."""
    return path(name).read_bytes()


def _root() -> Path:
    for folder in (_PACKAGED, _CHECKOUT):
        if folder.is_dir():
            return folder
    raise ImbrexError(
        Message(
            "The program's resources are missing: there is neither {packaged} nor {checkout}.",
            packaged=_PACKAGED,
            checkout=_CHECKOUT,
        ),
        Message("Install the program again."),
    )


def _refuse_outside(name: str) -> None:
    # Both kinds of path, so that a name is refused on every system if it is on one.
    for kind in (PurePosixPath(name), PureWindowsPath(name)):
        if kind.is_absolute() or kind.anchor or ".." in kind.parts or not kind.parts:
            raise ValueError(f"not the name of a resource: {name!r}")
