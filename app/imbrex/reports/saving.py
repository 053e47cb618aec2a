"""Saving: a report to a file, completely or not at all."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path

from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.replacing import replaced, target_of
from imbrex.reports.csv.report_csv import class_csv, pair_csv
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.model.class_report import ClassReport
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.pdf.pdf_writer import PdfWriter
from imbrex.reports.records.record import as_json, class_record, pair_record
from imbrex.reports.xml.pan import pair_pan
from imbrex.reports.xml.tei import pair_tei
from imbrex.system_errors import reason_of

_OTHER_SUFFIXES = {".htm": ".html"}
_LONGEST = 90  # bytes of a name within a file name, which most systems limit to 255
_UNSAFE = re.compile(r'[\\/:*?"<>|\s.]+')
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)")

AnyReport = PairReport | ClassReport


class Form(StrEnum):
    """Format of a report; the value is the suffix."""

    HTML = "html"
    JSON = "json"
    CSV = "csv"
    PDF = "pdf"


class PairForm(StrEnum):
    """Format for the passages of a pair; the value is the end of the file's name."""

    PAN = "pan.xml"
    TEI = "tei.xml"


def form_of(path: Path) -> Form | PairForm:
    """The format for a file's suffix. Raises ImbrexError for any other."""
    for form in PairForm:
        if path.name.lower().endswith(f".{form}"):
            return form
    try:
        return Form(_OTHER_SUFFIXES.get(path.suffix.lower(), path.suffix.lower()).lstrip("."))
    except ValueError:
        known = ", ".join(f".{form}" for form in (*Form, *PairForm))
        raise ImbrexError(
            Message("Reports can't be saved as {name}.", name=repr(path.name)),
            Message("Use one of these file extensions: {known}.", known=known),
        ) from None


def save(report: AnyReport, path: Path, observer: Observer = SILENT, writer: PdfWriter | None = None) -> None:
    """Save a report in the format of the file's suffix; an existing file is replaced after all is written.

    Without a `writer`, one is started if it is needed, and ended.

    Raises ImbrexError if it cannot be written, and the observer's exception to stop; nothing is left behind.
    """
    form = form_of(path)
    try:
        with replaced(target_of(path)) as unfinished, unfinished.open("wb") as file:
            file.writelines(_watched(_pieces(report, form, observer, writer), observer))
    except OSError as error:
        raise ImbrexError(
            Message("Couldn't save the report to {path}: {reason}.", path=path, reason=reason_of(error)),
            Message("Choose another location."),
        ) from error


def _watched(pieces: Iterable[str | bytes], observer: Observer) -> Iterator[bytes]:
    for piece in pieces:
        observer.check()
        yield piece if isinstance(piece, bytes) else piece.encode("utf-8", "backslashreplace")


def _pieces(
    report: AnyReport, form: Form | PairForm, observer: Observer, writer: PdfWriter | None
) -> Iterable[str | bytes]:
    """A report in pieces: one of bytes for PDF, strings for the other formats."""
    return [_pdf(report, observer, writer)] if form is Form.PDF else pieces_of(report, form)


def _pdf(report: AnyReport, observer: Observer, writer: PdfWriter | None) -> bytes:
    if writer is not None:
        return writer.write(report, observer)
    with PdfWriter() as own:
        return own.write(report, observer)


def pieces_of(report: AnyReport, form: Form | PairForm) -> Iterable[str]:
    """The text of a report in pieces, in any format except PDF. Raises ImbrexError if the format is for pairs only."""
    match form, report:
        case PairForm.PAN, PairReport():
            return pair_pan(report)
        case PairForm.TEI, PairReport():
            return pair_tei(report)
        case PairForm(), ClassReport():
            raise ImbrexError(
                Message("A report on a class can't be saved as {form}.", form=f".{form}"),
                Message("Give two documents, or choose another file extension."),
            )
        case Form.HTML, PairReport():
            return pair_page(report)
        case Form.HTML, ClassReport():
            return class_page(report)
        case Form.CSV, PairReport():
            return pair_csv(report)
        case Form.CSV, ClassReport():
            return class_csv(report)
        case Form.JSON, PairReport():
            return [as_json(pair_record(report))]
        case _:
            assert isinstance(report, ClassReport)
            return [as_json(class_record(report))]


def file_name(*names: str) -> str:
    """Names as part of a file name on any system: no separators, no control characters, limited length."""
    parts = []
    for name in names:
        seen = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C")
        part = _UNSAFE.sub(" ", seen).strip().encode()[:_LONGEST].decode("utf-8", "ignore").strip()
        parts.append(f"_{part}" if not part or _RESERVED.fullmatch(part) else part)
    return " - ".join(parts)
