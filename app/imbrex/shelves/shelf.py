"""Shelf: one collection of sources: its index, kept up to date with its files, and its texts, read again on a hit."""

import re
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC
from enum import StrEnum
from pathlib import Path
from typing import Self

from imbrex import clock
from imbrex.engine.fingerprints.fingerprints import text_digest
from imbrex.engine.language import NO_LEXICONS, LanguageFinder, Lexicons
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.languages.detection import all_written_in
from imbrex.library.documents.entry import Entry, Name
from imbrex.library.shelves.holding import Holding, Portion, ShelfState
from imbrex.library.shelves.shelf_index import ShelfIndex
from imbrex.messages import NOTHING, Message
from imbrex.shelves.kinds.contents import Contents
from imbrex.shelves.kinds.registry import open_contents
from imbrex.shelves.reading.shelf_process import ShelfProcess

_STAGE = "shelf"
_TOGETHER = 1024  # entries that are filed in one transaction
_LETTERS = 4 * 2**20  # or so many characters
_CYRILLIC_LETTERS, _LATIN_LETTERS = re.compile("[\u0400-\u052f]+"), re.compile("[\x00-\u024f]+")
_SAMPLE = 300  # characters that show the script of a text
_CYRILLIC = frozenset("ru uk be bg sr mk kk".split())
_OTHER_SCRIPTS = frozenset("el zh ja ko he ar fa hi ka hy".split())
_SECONDS = 20.0  # or what was read in this time


class Standing(StrEnum):
    """How a shelf stands to its files."""

    CURRENT = "current"
    UNFINISHED = "unfinished"  # part of it was not read yet
    CHANGED = "changed"  # the files are others than those that were read
    OUTDATED = "outdated"  # another version of the program made the fingerprints
    MISSING = "missing"  # there is no such file or folder any more
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class ShelfInfo:
    """A shelf for display.

    Attributes:
        address: path of the index, which identifies the shelf.
        entries: that can be found.
        failed: entries that could not be read.
        bytes: size of the index.
        standing: how it stands to its files.
        reason: why it can't be read; empty otherwise.
    """

    address: str
    state: ShelfState
    entries: int
    failed: int
    bytes: int
    standing: Standing
    reason: Message


class Shelf:
    """An open shelf; close it, or use it in a `with` statement. It belongs to one thread."""

    def __init__(self, index: ShelfIndex, process: ShelfProcess) -> None:
        self.index = index
        self._process = process
        self._contents: Contents | None = None

    @classmethod
    def open(
        cls, path: Path, find_language: LanguageFinder, process: ShelfProcess, lexicons: Lexicons = NO_LEXICONS
    ) -> "Shelf":
        """Open the shelf with this index. Raises ImbrexError."""
        return cls(ShelfIndex.open(str(path), find_language, lexicons=lexicons), process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the index and the files."""
        self.leave()
        self.index.close()

    @property
    def address(self) -> str:
        """Path of the index."""
        return self.index.store.shown

    def info(self, observer: Observer = SILENT) -> ShelfInfo:
        """Describe the shelf and compare it with its files, which are opened again for that."""
        self.leave()
        state, about = self.index.state, self.index.info()
        standing, reason = self._standing(state, observer)
        entries, failed = self.index.counts()
        return ShelfInfo(self.address, state, entries, failed, about.bytes or 0, standing, reason)

    def _standing(self, state: ShelfState, observer: Observer) -> tuple[Standing, Message]:
        try:
            contents = self._opened(observer)
        except ImbrexError as error:
            missing = not Path(state.path).exists()
            return (Standing.MISSING if missing else Standing.UNREADABLE), error.message
        if self.index.info().is_outdated:
            return Standing.OUTDATED, NOTHING
        if state.is_under_way:
            return Standing.UNFINISHED, NOTHING
        return (Standing.CURRENT if contents.edition == state.edition else Standing.CHANGED), NOTHING

    # Update

    def update(self, observer: Observer = SILENT) -> None:
        """Read what is new or has changed, on from where an earlier reading was stopped; forget what is gone.

        It can be stopped at any time; what was filed stays.

        Raises:
            ImbrexError: the files are missing or can't be read, or the index can't be written.
            Cancelled: by the observer.
        """
        self.leave()
        contents = self._opened(observer)
        state = self._begun(contents)
        if state is None:
            return
        pending = _Pending()
        portions = contents.portions(state.reached, self.index.stamps, _Checks(observer))
        with closing(_ahead(portions, observer)) as read:
            for portion in read:
                pending.add(portion)
                if pending.is_enough:
                    self._file(pending, contents, observer)
                    pending = _Pending()
                observer.progress(Progress(_STAGE, portion.reached, max(contents.total, portion.reached)))
        self._file(pending, contents, observer)
        self.index.finish(observer)
        now = clock.now().astimezone(UTC).isoformat(timespec="seconds")
        self.index.set_state(finished=state.run, updated=now, reached=contents.total, total=contents.total)

    def _begun(self, contents: Contents) -> ShelfState | None:
        """The state of the reading to go on with; None if there is nothing to read."""
        state = self.index.state
        goes_on = state.edition == contents.edition and state.run
        if goes_on and not state.is_under_way:
            return None
        told = {"edition": contents.edition, "size": contents.size, "paused": False}
        if goes_on:
            return self.index.set_state(**told)
        return self.index.set_state(**told, run=state.run + 1, reached=0, total=contents.total)

    def _file(self, pending: "_Pending", contents: Contents, observer: Observer) -> None:
        if not pending.portions:
            return
        holdings = _in_languages(pending.holdings, contents.language, observer)
        reached = pending.portions[-1].reached
        self.index.file(holdings, [place for one in pending.portions for place in one.same], reached, observer)
        if self.index.state.total != contents.total:
            self.index.set_state(total=contents.total)

    # Texts

    def cited(self, entries: Sequence[Entry]) -> dict[int, Entry]:
        """Entries of the index under their citations, by number; without those of an earlier edition."""
        name, can_be_read = self.index.state.name, self.can_be_read()
        found = {}
        for number, (_, told) in self.index.citations([one.document for one in entries]).items():
            found[number] = Name(0, told.title, told.address, told.author, name, (), told.date, "", "")
        return {
            one.document: replace(one, names=(found[one.document],), shelf=self.address, has_text=can_be_read)
            for one in entries
            if one.document in found
        }

    def texts(self, numbers: Sequence[int], observer: Observer = SILENT) -> dict[int, Document]:
        """Read texts again, by number of the entry; those that are gone, or whose files are, are missing."""
        found: dict[int, Document] = {}
        try:
            contents = self._opened(observer)
        except ImbrexError:
            return found
        wholes = self.index.digests(numbers)
        for number, (place, _) in self.index.citations(numbers).items():
            observer.check()
            try:
                held = contents.find(place, observer)
            except ImbrexError:
                continue
            if held is not None and isinstance(held.content, Document):
                (held,) = _in_languages([held], contents.language, observer)
                found[number] = _noted(held, wholes.get(number, b""))
        return found

    def can_be_read(self) -> bool:
        """Whether the files are there."""
        try:
            self._opened(SILENT)
        except ImbrexError:
            return False
        return True

    def _opened(self, observer: Observer) -> Contents:
        if self._contents is None:
            state = self.index.state
            self._contents = open_contents(state.kind, Path(state.path), self._process, observer)
        return self._contents

    def leave(self) -> None:
        """Close the files."""
        if self._contents is not None:
            self._contents.close()
            self._contents = None


def _noted(held: Holding, whole: bytes) -> Document:
    """The text of an entry, whose first note is its citation; another one if it is not the text that was read once."""
    assert isinstance(held.content, Document)
    changed = Message("This source has changed since the shelf was last updated.")
    is_same = text_digest(held.content.text) == whole
    return replace(held.content, notes=(held.citation.note, *([] if is_same else [changed]), *held.content.notes))


class _Pending:
    """Portions that were read and not yet filed."""

    def __init__(self) -> None:
        self.portions: list[Portion] = []
        self._letters = 0
        self._count = 0
        self._begun = time.monotonic()

    def add(self, portion: Portion) -> None:
        self.portions.append(portion)
        self._count += len(portion.holdings)
        texts = (one.content.text for one in portion.holdings if isinstance(one.content, Document))
        self._letters += sum(map(len, texts))

    @property
    def holdings(self) -> list[Holding]:
        return [one for portion in self.portions for one in portion.holdings]

    @property
    def is_enough(self) -> bool:
        late = time.monotonic() - self._begun > _SECONDS
        return self._count >= _TOGETHER or self._letters > _LETTERS or late


@dataclass(frozen=True, slots=True)
class _Checks:
    """Passes on requests to stop to another thread, whose progress is not shown."""

    observer: Observer

    def progress(self, progress: Progress) -> None:
        """Ignore it."""

    def check(self) -> None:
        """Pass it on."""
        self.observer.check()


def _ahead(portions: Iterator[Portion], observer: Observer) -> Generator[Portion, None, None]:
    """Portions, of which the next one is read while the caller works on the last."""
    with ThreadPoolExecutor(1, "imbrex shelf") as reading:
        coming = reading.submit(next, portions, None)
        while (portion := coming.result()) is not None:
            coming = reading.submit(next, portions, None)
            yield portion
            observer.check()


def _fits(language: str, text: str) -> bool:
    """Whether the letters of a text are those of the language that a shelf is said to be in."""
    letters = "".join(filter(str.isalpha, text[:_SAMPLE]))
    if language in _CYRILLIC:
        return 2 * sum(map(len, _CYRILLIC_LETTERS.findall(letters))) > len(letters)
    return 2 * sum(map(len, _LATIN_LETTERS.findall(letters))) > len(letters) or language in _OTHER_SCRIPTS


def _in_languages(holdings: Sequence[Holding], language: str, observer: Observer) -> list[Holding]:
    """Entries with the languages of their texts."""
    texts = [one.content for one in holdings if isinstance(one.content, Document)]
    others = [text for text in texts if not (language and _fits(language, text.text))]
    found = iter(all_written_in(others, observer))
    left = {id(text) for text in others}
    codes = iter([next(found) if id(text) in left else language for text in texts])
    return [
        replace(one, content=replace(one.content, language=next(codes))) if isinstance(one.content, Document) else one
        for one in holdings
    ]
