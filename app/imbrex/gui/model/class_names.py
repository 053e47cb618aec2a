"""Class names: documents under the names of their authors, where these tell them apart."""

from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath

from imbrex.engine.text.document import Document
from imbrex.gui.model.session import Session


def class_names(session: Session, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the names of documents as displayed in the overview.

    An author with several documents does not tell them apart, so these keep their own names behind the author's. If
    there are several groups, the group follows. A file type that all names have is dropped.
    """
    names = without_type([session.shown_name(key) for key in keys])
    if session.anonymous:
        return tuple(names)
    authors = [session.shown_author(key) for key in keys]
    count = Counter(author.casefold() for author in authors)
    named = (
        name if not author else author if count[author.casefold()] == 1 else _both(author, name)
        for name, author in zip(names, authors, strict=True)
    )
    groups = [_group(session.document(key)) for key in keys]
    several = len(set(filter(None, groups))) > 1
    return tuple(f"{name} · {group}" if group and several else name for name, group in zip(named, groups, strict=True))


def without_type(names: Sequence[str]) -> list[str]:
    """Return names without the file type that all of them have."""
    kinds = {PurePath(name).suffix for name in names}
    kind = kinds.pop() if len(kinds) == 1 else ""
    return [name.removesuffix(kind) or name for name in names]


def _both(author: str, name: str) -> str:
    return name if name.startswith(author) else f"{author} ({name})"


def _group(document: Document | None) -> str:
    return " ".join(document.submission.group.split()) if document is not None else ""
