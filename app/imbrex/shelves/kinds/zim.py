"""ZIM: a file of Kiwix, such as an offline Wikipedia."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import SILENT, Observer
from imbrex.files.open_files import open_file
from imbrex.files.scans.tesseract import language_of
from imbrex.library.shelves.holding import Holding, Portion
from imbrex.shelves.kinds.contents import UNANSWERED, Contents, Stamps, failed, holding, size_of
from imbrex.shelves.reading.pieces import Pieces
from imbrex.shelves.reading.shelf_process import ShelfProcess
from imbrex.shelves.reading.zim_tasks import ENTRIES, ZimHead, ZimTexts

_AT_ONCE = 256  # articles in one request


def matches(path: Path) -> bool:
    """Whether it is a ZIM file, by its name."""
    return path.suffix.lower() == ".zim" and path.is_file()


class ZimContents(Contents):
    """The articles of a ZIM file, in the order in which they are stored."""

    def __init__(self, path: Path, process: ShelfProcess, observer: Observer = SILENT) -> None:
        """Open a file.

        Raises:
            ImbrexError: it can't be read, is incomplete or damaged.
        """
        self._path = path
        self._process = process
        self._file = open_file(path)
        try:
            self._head: ZimHead = self._ask("zim-head", ZimHead, observer)
        except BaseException:
            self._file.close()
            raise
        self.size = size_of(path)[0]
        self.edition = f"{self._head.identity} {self.size}"
        self.title = self._head.title or path.stem
        self.language = language_of(self._head.language.strip().lower())
        self.total = self._head.entries

    def portions(self, reached: int, stamps: Stamps, observer: Observer = SILENT) -> Iterator[Portion]:
        """Read the articles cluster by cluster; `reached` counts them."""
        numbers = self._listed(observer)
        self.total = len(numbers)
        at, most = reached, _AT_ONCE
        while at < len(numbers):
            wanted = numbers[at : at + most]
            try:
                found: Pieces = self._ask("zim-read", Pieces, observer, "", *wanted)
                count = min(max(1, found.after), len(wanted))
                holdings = tuple(holding(one, self.edition, self._path) for one in found.pieces)
                most = _AT_ONCE
            except UNANSWERED as error:
                most = len(wanted) // 2
                if most:
                    continue  # to find the one at which it fails
                place, count, most = f"#{wanted[0]}", 1, _AT_ONCE
                holdings = (failed(place, self.edition, f"{self._path.name} {place}", error),)
            at += count
            yield Portion(at, holdings)

    def find(self, place: str, observer: Observer = SILENT) -> Holding | None:
        """Read an article by its path."""
        found: Pieces = self._ask("zim-find", Pieces, observer, place)
        return holding(found.pieces[0], self.edition, self._path) if found.pieces else None

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _listed(self, observer: Observer) -> list[int]:
        """Numbers of the entries with text, so that each cluster is unpacked once."""
        columns: list[tuple[NDArray[np.uint32], ...]] = []
        for first in range(0, self._head.entries, ENTRIES):
            observer.check()
            texts: ZimTexts = self._ask("zim-texts", ZimTexts, observer, "", first)
            columns.append(tuple(np.frombuffer(one, np.uint32) for one in (texts.numbers, texts.clusters, texts.blobs)))
        if not columns:
            return []
        numbers, clusters, blobs = (np.concatenate(parts) for parts in zip(*columns, strict=True))
        found: list[int] = numbers[np.lexsort((blobs, clusters))].tolist()
        return found

    def _ask(self, task: str, value: type, observer: Observer, name: str = "", *numbers: int) -> Any:
        return self._process.ask(task, value, self._file.fileno(), observer, name, *numbers)
