"""Progress: how far the watching of a folder has come, for another window to go on with it."""

from dataclasses import dataclass

from imbrex.gui.documents.watched_folder.folder_snapshots import Look
from imbrex.gui.documents.watched_folder.watch_request import WatchWish


@dataclass(frozen=True, slots=True)
class Progress:
    """What is watched, and what of it is known.

    Attributes:
        wish: the folder, and how it is watched.
        seen: files that need not be read any more, as they were; None before the first look.
        arrived: paths that have been read since the watching began.
    """

    wish: WatchWish
    seen: dict[str, Look] | None
    arrived: frozenset[str]
