"""Properties: metadata of a file, sanitized for display."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from email.header import decode_header, make_header
from email.utils import parsedate_to_datetime
from typing import TypeVar

from imbrex.engine.text.document import Properties
from imbrex.engine.text.file_history import FileHistory
from imbrex.files.shared.sessions import history_of
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.files.shared.xml_tree import Element, local

Result = TypeVar("Result")

_LONGEST = 200
_RAW = 10 * _LONGEST  # limit on the part of a value examined; it may be megabytes long
_UNSHOWN = frozenset({"Cf", "Cs", "Co", "Cn"})  # direction marks, zero-width characters, unassigned ones
_ISO = re.compile(
    r"(?P<day>\d{4}(?:-\d\d(?:-\d\d)?)?)(?:[T ](?P<time>\d\d:\d\d(?::\d\d)?)(?:[.,]\d{1,9})?"
    r"(?P<zone>Z|[+-]\d\d:?\d\d)?)?",
    re.ASCII,
)
_PDF = re.compile(r"(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)[0'\"]*|([+-]\d\d)'?(\d\d)?'?)?", re.ASCII)
_FIRST_YEAR = 1901  # earlier ones are zeros of some calendar: 1601, 1899, 1900


def made(author: str = "", editor: str = "", created: str = "", modified: str = "", title: str = "") -> Properties:
    """Create properties from raw values: names cleaned and cut, dates as ISO 8601 or empty if invalid."""
    return Properties(cleaned(author), cleaned(editor), iso_date(created), iso_date(modified), cleaned(title))


def safely(look: Callable[[], Properties]) -> Properties:
    """Read properties; errors in them affect the properties only, never the text."""
    return looked_up(look, Properties())


def looked_up(look: Callable[[], Result], otherwise: Result) -> Result:
    """Read metadata of a file; return a default after any error."""
    try:
        return look()
    except Exception:
        return otherwise


def cleaned(value: str) -> str:
    """Return a value as one line without control characters, of 200 characters at most."""
    value = unicodedata.normalize("NFC", without_surrogates(value[:_RAW]))
    shown = "".join(_shown(letter) for letter in value)
    line = " ".join(shown.split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1].rstrip() + "…"


def iso_date(value: str) -> str:
    """Return a date in ISO 8601, in its own precision; empty if it is not a date.

    Accepts ISO 8601 itself, PDF dates ("D:20240501120000+03'00'") and e-mail dates (RFC 5322).
    """
    value = value[:_RAW].strip()
    found = _ISO.fullmatch(value) or _ISO.fullmatch(_of_pdf(value))
    if found is None:
        return _of_letter(value)
    day, time, zone = found["day"], found["time"] or "", found["zone"] or ""
    if zone and zone != "Z" and ":" not in zone:
        zone = f"{zone[:3]}:{zone[3:]}"
    if time and _exists(f"{day}T{time}{zone}"):
        return f"{day}T{time}{zone}"
    return day if _exists(f"{day}{'-01' * (2 - day.count('-'))}") else ""


def iso_of(moment: object) -> str:
    """Return a parser's datetime in ISO 8601; one without a zone is in UTC."""
    if not isinstance(moment, datetime):
        return ""
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return iso_date(aware.isoformat(timespec="seconds").replace("+00:00", "Z"))


def header(value: object) -> str:
    """Return an e-mail header with its encoded words decoded."""
    return str(make_header(decode_header(str(value)[:_RAW]))) if value else ""


def texts_by_name(root: Element) -> dict[str, str]:
    """Return the first text of each direct child of a list of properties, by local name."""
    told: dict[str, str] = {}
    for element in root:
        text = " ".join(str(piece) for piece in element.itertext())[:_RAW].strip() if local(element) else ""
        if text:
            told.setdefault(local(element), text)
    return told


def office_properties(root: Element) -> Properties:
    """Create properties from the core properties of an Office file, flat or in a package."""
    told = texts_by_name(root)
    return made(
        told.get("creator") or told.get("Author", ""),
        told.get("lastModifiedBy") or told.get("LastAuthor", ""),
        told.get("created") or told.get("Created", ""),
        told.get("modified") or told.get("LastSaved", ""),
        told.get("title") or told.get("Title", ""),
    )


def office_history(roots: Iterable[Element], sessions: Iterable[int]) -> FileHistory:
    """Create a history from the core and extended properties of an Office file, flat or in a package."""
    told = {name: text for root in roots for name, text in texts_by_name(root).items()}
    program = " ".join(filter(None, (told.get("Application", ""), told.get("AppVersion", ""))))
    return history_of(
        sessions,
        told.get("TotalTime", ""),
        told.get("revision") or told.get("Revision", ""),
        cleaned(told.get("Template", "")),
        cleaned(program),
    )


def _exists(moment: str) -> bool:
    try:
        return datetime.fromisoformat(moment).year >= _FIRST_YEAR
    except ValueError:
        return False


def _of_pdf(value: str) -> str:
    found = _PDF.fullmatch(value)
    if found is None:
        return ""
    *numbers, utc, hours, minutes = found.groups()
    year, month, day, hour, minute, second = numbers
    date = "-".join(filter(None, (year, month, day)))
    time = ":".join(filter(None, (hour, minute, second)))
    zone = utc or (f"{hours}:{minutes or '00'}" if hours else "")
    return f"{date}T{time}{zone}" if minute else date


def _of_letter(value: str) -> str:
    try:
        moment = parsedate_to_datetime(value)
    except (ValueError, TypeError, IndexError, OverflowError):
        return ""
    return iso_of(moment)


def _shown(letter: str) -> str:
    """Return the replacement of a character on one line: a blank for controls and line ends, nothing for invisible
    ones."""
    if letter.isprintable():
        return letter
    return "" if unicodedata.category(letter) in _UNSHOWN else " "
