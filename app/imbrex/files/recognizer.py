"""Recognizer: reading of images and scanned PDF files by text recognition."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Self

from imbrex.child.child import Child
from imbrex.child.sandbox import Files
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.joining import with_recognized
from imbrex.engine.text.recognition import Recognition
from imbrex.errors import ImbrexError
from imbrex.files import page_process
from imbrex.files.folders import within_archive
from imbrex.files.outcomes import explain
from imbrex.files.reader import Reader
from imbrex.files.scans.page_picture import LARGEST, PagePicture
from imbrex.files.shared.shown_names import shown_name, without_surrogates
from imbrex.messages import Message
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.files.scans.tesseract import Tesseract

SECONDS = 20.0  # of processor time for drawing a page
MOST_PAGES = 1000
MOST_REMEMBERED = 2**24
"""Characters of recognized text that are remembered, some 5,000 pages."""
_MEMORY = 3 * 2**29  # an image of the largest size is opened twice


@frozen
class RecognitionSettings:
    """Settings of recognition: Tesseract's language codes, and whether pages with text are recognized too."""

    languages: tuple[str, ...]
    every: bool = False


@frozen
class _Remembered:
    """The text that was recognized in a file.

    Attributes:
        state: size and time of the file.
        pages: marked text by page.
        missed: number of pages that could not be recognized.
        settings: what was recognized.
    """

    state: tuple[int, int]
    pages: dict[int, str]
    missed: int
    settings: RecognitionSettings

    @property
    def size(self) -> int:
        return sum(map(len, self.pages.values()))


def _state(path: Path) -> tuple[int, int]:
    """Size and time of a file, or of the ZIP file that it is in; zeros if it is missing."""
    try:
        status = os.stat(within_archive(path)[0])
    except OSError:
        return 0, 0
    return status.st_size, status.st_mtime_ns


def _in_place(
    results: Iterable[Document | Problem], again: Sequence[Document | Problem], path: str
) -> list[Document | Problem]:
    """Put what was read again in place of the same documents, and of the problem with the file of a path."""
    new = {one.key: one for one in again if isinstance(one, Document)}
    if not new:
        return list(results)
    kept: list[Document | Problem] = []
    for one in results:
        if isinstance(one, Document):
            kept.append(new.pop(one.key, one))
        elif one.path != path:
            kept.append(one)
    return [*kept, *new.values()]


class Recognizer:
    """Draws pages in a child process with limits, and has Tesseract recognize them, one process for each."""

    def __init__(self, reader: Reader) -> None:
        """Recognize for a reader, which the caller closes."""
        self._reader = reader
        self._child = Child(
            page_process.serve,
            name=Message("file reader"),
            memory=_MEMORY,
            answer=LARGEST,
            files=Files.FONTS,
        )
        self._remembered: dict[Path, _Remembered] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop the child process."""
        self._child.close()

    def read(self, path: Path, settings: RecognitionSettings, observer: Observer = SILENT) -> list[Document | Problem]:
        """Read a file with text recognition; a problem if that is not possible.

        Raises:
            Cancelled: by the observer.
        """
        observer.check()
        path = Path(os.path.abspath(path))
        try:
            state = _state(path)
            found, missed = self._recognized(path, settings, observer)
        except ImbrexError as error:
            message, hint = explain(error)
            return [Problem(shown_name(path.name), message, hint, without_surrogates(str(path)), scanned=True)]
        if any(found.values()):
            self._remember(path, _Remembered(state, found, missed, settings))
        return [_told(one, settings, missed) for one in self._reader.read(path, observer, recognized=found)]

    def read_again(
        self, path: Path, results: list[Document | Problem], observer: Observer = SILENT
    ) -> list[Document | Problem]:
        """Add to the contents of a file, or of a ZIP file, what was recognized in it before and is unchanged.

        Raises:
            Cancelled: by the observer.
        """
        path = Path(os.path.abspath(path))
        known: dict[str, Document] = {}
        for place, one in list(self._remembered.items()):
            if path in (place, within_archive(place)[0]) and one.state == _state(place):
                read = self._reader.read(place, observer, recognized=one.pages)
                again = with_earlier([_told(result, one.settings, one.missed) for result in read], known)
                results = _in_place(results, again, without_surrogates(str(place)))
        return results

    def _remember(self, path: Path, found: _Remembered) -> None:
        self._remembered.pop(path, None)
        self._remembered[path] = found
        while len(self._remembered) > 1 and sum(one.size for one in self._remembered.values()) > MOST_REMEMBERED:
            del self._remembered[next(iter(self._remembered))]

    def _recognized(self, path: Path, settings: RecognitionSettings, observer: Observer) -> tuple[dict[int, str], int]:
        """Marked text by page, and the number of pages that could not be recognized, if others could.

        Raises:
            ImbrexError: no page could be.
        """
        from imbrex.files.scans.tesseract import find_tesseract, how_to_get  # noqa: PLC0415 - only scans need it

        tesseract = find_tesseract()
        if tesseract is None:
            raise ImbrexError(Message("Tesseract, which recognizes text, is not installed."), how_to_get())
        tesseract.check(settings.languages)
        found: dict[int, str] = {}
        errors: list[ImbrexError] = []
        for number, picture in self._pages(path, settings, observer):
            try:
                found[number] = _text_of(picture, tesseract, settings, observer)
            except ImbrexError as error:
                errors.append(ImbrexError(error.message, error.hint))
        if errors and not any(found.values()):
            raise errors[0]
        return found, len(errors)

    def _pages(
        self, path: Path, settings: RecognitionSettings, observer: Observer
    ) -> Iterator[tuple[int, PagePicture]]:
        """Yield the pages to recognize with their numbers."""
        with self._reader.opened(path, observer) as file:
            number, count = 0, 1
            while number < min(count, MOST_PAGES):
                observer.progress(Progress("recognizing", number, count))
                observer.check()
                request: page_process.Request = (without_surrogates(path.name), number, settings.every)
                picture: PagePicture = self._child.call(
                    request, seconds=SECONDS, value=PagePicture, file=file.fileno(), observer=observer
                )
                count = picture.pages
                if picture.dots:
                    yield number, picture
                number += 1


def _text_of(picture: PagePicture, tesseract: Tesseract, settings: RecognitionSettings, observer: Observer) -> str:
    """Marked text of a page, which may lie on its side."""
    from imbrex.files.scans.recognized_text import is_doubtful, marked_text  # noqa: PLC0415 - as above

    text = marked_text(tesseract.table(picture, settings.languages, observer))
    if is_doubtful(text) and tesseract.knows_directions:
        turned = marked_text(tesseract.table(picture, settings.languages, observer, turned=True))
        return text if is_doubtful(turned) else turned
    return text


def with_earlier(results: Iterable[Document | Problem], known: dict[str, Document]) -> list[Document | Problem]:
    """Add to documents of several files what was recognized before in others of these, and remember the documents."""
    found = [_with_earlier(one, known) if isinstance(one, Document) else one for one in results]
    known.update({one.key: one for one in found if isinstance(one, Document)})
    return found


def _with_earlier(document: Document, known: Mapping[str, Document]) -> Document:
    earlier = known.get(document.key)
    return with_recognized(document, earlier) if earlier is not None and _is_packed(document) else document


def _is_packed(document: Document) -> bool:
    """Whether a document may have more files than those that were read."""
    return bool(document.files or document.submission.archive)


def _told(one: Document | Problem, settings: RecognitionSettings, missed: int) -> Document | Problem:
    """A result with the languages, and a note on missed pages."""
    if isinstance(one, Problem):
        return one
    recognition = one.recognition
    if recognition.pages:
        recognition = replace(recognition, languages=settings.languages)
    return replace(one, notes=(*_notes(recognition, missed), *one.notes), recognition=recognition)


def _notes(recognition: Recognition, missed: int) -> Iterator[Message]:
    if recognition.uncertain:
        yield Message("Recognized from a scan; {count} word(s) uncertain.", count=len(recognition.uncertain))
    elif recognition.pages:
        yield Message("Recognized from a scan.")
    if missed:
        yield Message("{count} page(s) couldn't be recognized.", count=missed)
