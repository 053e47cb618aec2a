"""Report verification: whether a report matches its files, in sentences."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from jinja2 import TemplateError

from imbrex import __version__
from imbrex.cli.inputs import Inputs
from imbrex.cli.output.json_record import record as json_record
from imbrex.cli.output.terminal import TerminalProgress, echo, escape
from imbrex.dictionaries.late_dictionaries import LateDictionaries
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.messages import Message
from imbrex.reports.html.reading import record_in
from imbrex.reports.records.record import FORMAT
from imbrex.reports.saving import Form, pieces_of
from imbrex.reports.verification import Verified, verify
from imbrex.system_errors import reason_of

_MOST = 20  # lines listed per kind
_LONGEST = 120  # characters shown of any value in a report
_WITHOUT_RECORD = frozenset((f".{Form.PDF}", f".{Form.CSV}"))
LARGEST = 512 * 2**20
"""Maximum size of a report in bytes."""


def verify_report(name: str, inputs: Inputs, progress: TerminalProgress, *, as_json: bool) -> bool:
    """Print the result of verifying a report; return whether it passed."""
    text, record = read_report(Path(name))
    find = Languages().find
    verified = verify(record, inputs.documents, find, progress, LateDictionaries(find))
    progress.clear()
    for problem in inputs.problems:
        echo(str(problem))
    same_page = shows_the_same(text, record, verified)
    is_verified = verified.holds and verified.confirms_names and same_page is not False
    lines = (f"{sentence}\n" for sentence in sentences(verified, record, same_page, is_page=not _is_json(text)))
    found = verification_record(name, inputs, verified, same_page, is_verified=is_verified)
    sys.stdout.writelines(json_record("verify", found) if as_json else lines)
    return is_verified


def verification_record(
    name: str, inputs: Inputs, verified: Verified, same_page: bool | None, *, is_verified: bool
) -> dict[str, Any]:
    """The result as plain data; `same_page` is null if it cannot be determined."""
    return {
        "path": name,
        "verified": is_verified,
        "figures_match": verified.holds,
        "names_match": verified.confirms_names,
        "same_page": same_page,
        "missing_texts": [str(one) for one in verified.missing],
        "resaved": [str(one) for one in verified.resaved],
        "renamed_files": [{"name": str(now), "recorded": str(said)} for said, now in verified.renamed],
        "deviations": [
            {"figure": place, "recorded": str(said), "recalculated": str(found)}
            for place, said, found in verified.deviations
        ],
        "problems": [asdict(problem) for problem in inputs.problems],
    }


def read_report(path: Path) -> tuple[str, dict[str, Any]]:
    """The text of a report and its record. Raises ImbrexError if it cannot be read."""
    if path.suffix.lower() in _WITHOUT_RECORD:
        raise ImbrexError(
            Message("{name} can't be verified. Only HTML and JSON reports can.", name=path.name),
            Message("Ask for the report in one of those formats."),
        )
    try:
        if path.exists() and not path.is_file():  # a pipe or a device may be endless
            raise ImbrexError(
                Message("{name} is not a file.", name=path.name), Message("Choose an HTML or JSON report.")
            )
        if path.stat().st_size > LARGEST:
            raise ImbrexError(
                Message("{name} is larger than {largest} MB.", name=path.name, largest=LARGEST // 2**20),
                Message("This is not an Imbrex report."),
            )
        text = path.read_text("utf-8", "surrogateescape")
    except OSError as error:
        raise ImbrexError(
            Message("Couldn't read the report {path}: {reason}.", path=path, reason=reason_of(error)),
            Message("Check its name."),
        ) from error
    return text, record_in(text)


def shows_the_same(text: str, record: dict[str, Any], verified: Verified) -> bool | None:
    """Whether an HTML report is still as it was generated; None if that cannot be determined.

    Names inside the texts are hidden using the names of the files, and another version may lay pages out differently.
    """
    making = record["making"]
    other_pages = making["version"] != __version__ or record["format"] != FORMAT
    if _is_json(text) or making["anonymous"] or other_pages:
        return None
    if verified.report is None:
        return False
    try:
        again = "".join(pieces_of(verified.report, Form.HTML))
    except (AttributeError, LookupError, TypeError, ValueError, TemplateError):
        return False  # a record with values that no page can show
    return _lines(again) == _lines(text)


def _lines(page: str) -> str:
    """A page with uniform line ends: texts and notes may have any, and files may lose theirs in transfer."""
    return page.replace("\r\n", "\n").replace("\r", "\n")


def sentences(verified: Verified, record: Mapping[str, Any], same_page: bool | None, *, is_page: bool) -> Iterator[str]:
    """The result: deviating files and figures, then the conclusion."""
    yield from _listed(
        (f"No file matches the text of {_short(name)}." for name in verified.missing),
        "missing texts",
    )
    yield from _listed(
        (f"{_short(name)}: same text, different file." for name in verified.resaved),
        "different files",
    )
    yield from _listed(
        (f"{_short(now)}: called {_short(said)} in the report." for said, now in verified.renamed),
        "different names",
    )
    yield from _listed(
        (
            f"{escape(place)}: {_short(said)} in the report, {_short(found)} from the files."
            for place, said, found in verified.deviations
        ),
        "figures that differ",
    )
    version = record["making"]["version"]
    if version != __version__:
        yield f"The report was made with version {_short(version)}. This is {__version__}, which may count differently."
    yield from _outcome(verified, record, same_page, is_page=is_page)


def _outcome(verified: Verified, record: Mapping[str, Any], same_page: bool | None, *, is_page: bool) -> Iterator[str]:
    if not verified.holds:
        yield "Not verified: the figures don't match the files."
    elif not verified.confirms_names:
        yield "Not verified: the figures match the files, but the names don't. The files or the report were renamed."
    elif same_page is False:
        yield "Not verified: the figures match the files, but the page has been altered."
    elif same_page:
        yield "Verified: every figure matches the files, and the page is unaltered."
    elif not is_page:
        yield "Verified: every figure matches the files."
    else:
        why = "its names are hidden" if record["making"]["anonymous"] else "it was made with another version"
        yield (f"The figures recorded in the page match the files. The visible page can't be checked because {why}.")
    if verified.holds and verified.confirms_names and same_page is not False:
        yield "Authors' names that no file contains, verdicts, notes and the date were not verified."


def _listed(lines: Iterator[str], rest: str) -> Iterator[str]:
    """The first of many lines, and the number of others."""
    yield from islice(lines, _MOST)
    more = sum(1 for _ in lines)
    if more:
        yield f"... and {more:,} more {rest}."


def _short(value: Any) -> str:
    """Any value in a report, shortened for a terminal."""
    text = escape(str(value)[: 4 * _LONGEST])
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _is_json(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n").startswith("{")
