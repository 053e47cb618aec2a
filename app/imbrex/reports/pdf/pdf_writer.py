"""PDF writer: the parent's side of typesetting."""

from datetime import datetime
from typing import Self

from imbrex.child import sandbox
from imbrex.child.child import Child
from imbrex.child.sandbox import Files
from imbrex.engine.observer import SILENT, Observer
from imbrex.messages import Message
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.model.class_report import ClassReport
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.pdf import typesetting

_SECONDS, _BYTES_A_SECOND = 60.0, 20_000  # of processor time; 250,000 bytes a second are usual
_NOT_IN_UA = str.maketrans({"\ufeff": "\ufffd"})  # PDF/UA forbids this character


class PdfWriter:
    """Makes PDFs in a process of its own, which can be stopped, and reads fonts but does not write or connect."""

    def __init__(self) -> None:
        # Typst needs threads, which are forbidden together with processes where neither of these tells them apart.
        is_sealed = {"seccomp", "job object"} & {*sandbox.available()}
        files = Files.READING if is_sealed else Files.ANY
        self._child = Child(typesetting.serve, name=Message("PDF writer"), files=files)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._child.close()

    def write(self, report: PairReport | ClassReport, observer: Observer = SILENT) -> bytes:
        """A report as PDF. Raises as `Child.call` does."""
        pieces = []
        for piece in (
            pair_page(report, on_paper=True) if isinstance(report, PairReport) else class_page(report, on_paper=True)
        ):
            observer.check()
            pieces.append(piece)
        page = "".join(pieces).translate(_NOT_IN_UA).encode("utf-8", "replace")
        seconds = _SECONDS + len(page) / _BYTES_A_SECOND
        made: bytes = self._child.call(
            (page, _timestamp(report.making.made)), seconds=seconds, value=bytes, observer=observer
        )
        return made


def _timestamp(made: str) -> int:
    """A date and time, ISO 8601, in seconds since 1970; 0 if it is none."""
    try:
        return int(datetime.fromisoformat(made).timestamp())
    except (ValueError, OverflowError, OSError):
        return 0
