"""WARC: web archives, as crawlers write them: one file, or a folder of them."""

from collections.abc import Iterator
from pathlib import Path

from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.files.open_files import open_file
from imbrex.files.shared.file_names import natural
from imbrex.library.shelves.holding import Citation, Holding, Portion
from imbrex.messages import Message
from imbrex.shelves.kinds.contents import UNANSWERED, Contents, Stamps, failed, holding, size_of, unread
from imbrex.shelves.reading.pieces import Pieces
from imbrex.shelves.reading.shelf_process import ShelfProcess

_SUFFIXES = (".warc", ".warc.gz")


def matches(path: Path) -> bool:
    """Whether it is a web archive, or a folder with some, by their names."""
    return bool(_archives(path))


def _archives(path: Path) -> list[Path]:
    if path.is_dir():
        found = [one for one in path.iterdir() if one.name.lower().endswith(_SUFFIXES) and one.is_file()]
        return sorted(found, key=lambda one: (natural(one.name), one.name))
    return [path] if path.name.lower().endswith(_SUFFIXES) and path.is_file() else []


class WarcContents(Contents):
    """The pages of web archives, in the order of the files."""

    def __init__(self, path: Path, process: ShelfProcess, _observer: Observer = SILENT) -> None:
        """List the files. Raises OSError if that is denied."""
        self._process = process
        self._files = _archives(path)
        found = [size_of(one) for one in self._files]
        self._sizes = [size for size, _ in found]
        self._stamps = [stamp for _, stamp in found]
        self.edition = " ".join(self._stamps)
        self.size = self.total = sum(self._sizes)
        self.title = path.name.removesuffix(".gz").removesuffix(".warc")

    def portions(self, reached: int, stamps: Stamps, observer: Observer = SILENT) -> Iterator[Portion]:
        """Read the pages file by file; `reached` counts the bytes before the next record."""
        before = 0
        for file, size, stamp in zip(self._files, self._sizes, self._stamps, strict=True):
            if reached < before + size:
                yield from self._of_file(file, size, stamp, before, max(0, reached - before), observer)
            before += size

    def find(self, place: str, observer: Observer = SILENT) -> Holding | None:
        """Read the page that begins at a position."""
        name, _, position = place.rpartition("@")
        start, _, number = position.partition(".")
        file = next((one for one in self._files if one.name == name), None)
        if file is None or not start.isdecimal() or (number and not number.isdecimal()):
            return None
        with open_file(file) as opened:
            numbers = int(start), int(number or 0)
            found: Pieces = self._process.ask("warc-find", Pieces, opened.fileno(), observer, name, *numbers)
        return holding(found.pieces[0], "", file) if found.pieces else None

    def close(self) -> None:
        """Keep nothing open: files are opened in turn."""

    def _of_file(
        self, file: Path, size: int, stamp: str, before: int, at: int, observer: Observer
    ) -> Iterator[Portion]:
        try:
            opened = open_file(file)
        except ImbrexError as error:
            citation = Citation(file.name, address=str(file))
            yield Portion(before + size, (unread(file.name, stamp, citation, error.message, error.hint),))
            return
        with opened:
            most = 0
            while at < size:
                try:
                    request = ("warc-read", Pieces, opened.fileno(), observer, file.name, at, most)
                    found: Pieces = self._process.ask(*request)
                    holdings = tuple(holding(one, stamp, file) for one in found.pieces)
                    after, most = max(found.after, at + 1), 0
                except UNANSWERED as error:
                    if most != 1:
                        most = 1  # to find the record at which it fails
                        continue
                    place = f"{file.name}@{at}"
                    holdings = (failed(place, stamp, place, error),)
                    after, most = self._skip(opened.fileno(), file.name, at, observer), 0
                at = min(after, size)
                yield Portion(before + at, holdings)

    def _skip(self, descriptor: int, name: str, at: int, observer: Observer) -> int:
        """Where the first record after a bad one begins."""
        try:
            found: Pieces = self._process.ask("warc-skip", Pieces, descriptor, observer, name, at + 1)
        except UNANSWERED as error:
            raise ImbrexError(
                Message("{name} can't be read from byte {at:,} on.", name=name, at=at),
                Message("Remove the file from the shelf, or get it again."),
            ) from error
        return found.after
