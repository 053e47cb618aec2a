"""Verify: whether a report says what its files give, in sentences."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from imbrex import __version__
from imbrex.cli.inputs import Inputs
from imbrex.cli.terminal import TerminalProgress, escape, say
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.reports.html.reading import record_in
from imbrex.reports.saving import Form, pieces_of
from imbrex.reports.verification import Verified, verify

_MOST = 20  # deviations that are listed
LARGEST = 512 * 2**20
"""Bytes of a report that is read."""


def verify_report(name: str, inputs: Inputs, progress: TerminalProgress) -> bool:
    """Print whether a report holds on what was read; tell whether it does."""
    text, record = read_report(Path(name))
    verified = verify(record, inputs.documents, Languages().find, progress)
    progress.clear()
    for problem in inputs.problems:
        say(str(problem))
    same_page = shows_the_same(text, record, verified)
    sys.stdout.writelines(f"{sentence}\n" for sentence in sentences(verified, same_page))
    return verified.holds and same_page is not False


def read_report(path: Path) -> tuple[str, dict[str, Any]]:
    """The text of a report and its record. Raises ImbrexError where it cannot be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise ImbrexError(f"{path.name} is larger than {LARGEST // 2**20} MB.", "This is no report of Imbrex.")
        text = path.read_text("utf-8", "surrogateescape")
    except OSError as error:
        reason = error.strerror or str(error)
        raise ImbrexError(f"The report {path} cannot be read: {reason}.", "Check its name.") from error
    return text, record_in(text)


def shows_the_same(text: str, record: dict[str, Any], verified: Verified) -> bool | None:
    """Whether a report in HTML shows what it was made to show; None where that cannot be told.

    Names inside the texts are hidden by the names of the files, and another version may lay pages out another way.
    """
    making = record["making"]
    if text.lstrip("\ufeff").startswith("{") or making["anonymous"] or making["version"] != __version__:
        return None
    return verified.report is not None and "".join(pieces_of(verified.report, Form.HTML)) == text


def sentences(verified: Verified, same_page: bool | None) -> Iterator[str]:
    """What came of it."""
    for name in verified.missing:
        yield f"No file here has the text of {escape(name)}: nothing can be said."
    for name in verified.resaved:
        yield f"{escape(name)}: the text is the same, but the file is another one than in the report."
    for place, said, found in verified.deviations[:_MOST]:
        yield f"{escape(place)}: the report says {escape(str(said))}, the files give {escape(str(found))}."
    if len(verified.deviations) > _MOST:
        yield f"... and {len(verified.deviations) - _MOST:,} more figures deviate."
    if verified.holds and same_page is False:
        yield "The figures hold, but the page shows something else than it was made to show: it has been changed."
    elif verified.holds:
        about = "; the page shows them unchanged" if same_page else ""
        yield f"The report holds: every figure is what the files give{about}."
    else:
        yield "The report does not hold."
