"""Scans: files without readable text, whose pages are recognized if that is asked for."""

import locale
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Self

from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files.reader import Reader
from imbrex.files.recognizer import RecognitionSettings, Recognizer, with_earlier
from imbrex.files.scans.tesseract import find_tesseract, how_to_get, usual_languages
from imbrex.messages import Message


def hinted(problem: Problem) -> Problem:
    """The problem of a scan, with how to have it recognized."""
    return replace(problem, hint=Message("Add --recognize to read it.")) if find_tesseract() else problem


class Scans(ExitStack):
    """Recognizes scans in given languages, the usual ones if there are none."""

    def __init__(self, reader: Reader, codes: Sequence[str], language: str) -> None:
        """Prepare.

        Raises:
            ImbrexError: text recognition, or one of its languages, is not installed.
        """
        super().__init__()
        self._recognition_settings = _recognition_settings(codes, language)
        self._recognizer = Recognizer(reader)

    def __enter__(self) -> Self:
        self.enter_context(self._recognizer)
        return super().__enter__()

    def read(self, path: Path, outcomes: list[Document | Problem], observer: Observer) -> list[Document | Problem]:
        """The contents of a file, recognized if it is a scan."""
        known: dict[str, Document] = {}
        for scan in list(filter(_may_be_scanned, outcomes)):
            found = self._recognizer.read(Path(scan.path or path), self._recognition_settings, observer)
            read_again = with_earlier(found, known)
            keys = {one.key for one in read_again if isinstance(one, Document)}
            others = [one for one in outcomes if not (isinstance(one, Document) and one.key in keys)]
            outcomes = [*(one for one in others if one is not scan), *read_again]
        return outcomes


def _may_be_scanned(outcome: Document | Problem) -> bool:
    """Whether a file has pages without text."""
    if isinstance(outcome, Problem):
        return outcome.scanned
    return outcome.reader == "pdf" and outcome.pictures > 0


def _recognition_settings(codes: Sequence[str], language: str) -> RecognitionSettings:
    tesseract = find_tesseract()
    if tesseract is None:
        raise ImbrexError(Message("Tesseract, which recognizes text, is not installed."), how_to_get())
    system = (locale.getlocale()[0] or "").partition("_")[0]
    chosen = tuple(codes) or usual_languages(tesseract, [language, system])
    tesseract.check(chosen)
    return RecognitionSettings(chosen)
