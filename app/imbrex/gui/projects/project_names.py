"""Project names: displayed names and default paths of projects."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from imbrex.projects.format import SUFFIX

if TYPE_CHECKING:
    from imbrex.engine.text.document import Document

_UNSAFE = r'[\\/:*?"<>|\x00-\x1f\u200e\u200f\u202a-\u202e\u2066-\u2069]+'  # compiled on first use
_LONGEST = 80  # characters of a suggested name; most systems allow 255 bytes


def suggested_path(documents: Sequence[Document], fallback: Path, name: str) -> Path:
    """Return the default path of a project: beside its documents, named after their folder.

    Two documents give the project their names, as their folder contains much else.

    Args:
        documents: all of the project.
        fallback: a folder for documents without files.
        name: the default name.
    """
    folder = _common_folder(documents)
    if 0 < len(documents) <= 2:
        name = " – ".join(_stem(document.name) for document in documents)
    elif folder is not None and folder.name:
        name = folder.name
    place = folder if folder is not None and os.access(folder, os.W_OK) else fallback
    return place / f"{_clean(name) or 'project'}{SUFFIX}"


def with_suffix(path: Path) -> Path:
    """Return the path with the project suffix, appended after the dots and spaces that some systems drop."""
    if path.name.lower().endswith(SUFFIX) and len(path.name) > len(SUFFIX):
        return path
    return path.with_name(f"{path.name.rstrip('. ') or 'project'}{SUFFIX}")


def is_project_name(path: Path) -> bool:
    """Whether a file has the project suffix."""
    return path.suffix.lower() == SUFFIX


def _common_folder(documents: Sequence[Document]) -> Path | None:
    """The deepest folder that contains all files; None if they share only the root."""
    folders = {os.path.dirname(document.path) for document in documents if os.path.isabs(document.path)}
    try:
        common = Path(os.path.commonpath(folders)) if folders else None
    except ValueError:  # on different drives
        return None
    return common if common is not None and common.is_dir() and common != Path(common.anchor) else None


def _stem(name: str) -> str:
    stem, suffix = os.path.splitext(name)
    return stem if 1 < len(suffix) <= 6 else name


def _clean(name: str) -> str:
    return " ".join(re.sub(_UNSAFE, " ", name).split())[:_LONGEST].strip(". ")
