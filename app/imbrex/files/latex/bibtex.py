"""BibTeX: lists of references as reference managers export them, one line of text for each entry.

After "BibTeXing" (Oren Patashnik, 1988). A parser of our own: bibtexparser takes a millisecond for an entry, and
importing it would delay every start of the reading process, which imports everything before it is sealed.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping

from imbrex.files.latex.latex_commands import ACCENTS, SYMBOLS
from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import Extracted, Item, UnreadableError, clean
from imbrex.files.shared.source import Source, has_signature
from imbrex.messages import Message

_ENTRY = re.compile(r"@[ \t]{0,9}([A-Za-z]{1,40})[ \t\r\n]{0,9}[{(]")
_BEGINNING = re.compile(
    rb"^[ \t]{0,20}@[ \t]{0,9}(?:article|book|in(?:proceedings|collection|book)|misc|string|online|"
    rb"(?:phd|masters)?thesis|techreport|comment|preamble)[ \t\r\n]{0,9}[{(]",
    re.IGNORECASE | re.MULTILINE,
)
_START = re.compile(r"\n(?=[ \t]{0,99}@)")
_KEY = re.compile(r"[^,{}\"=]{0,200},")
_FIELD = re.compile(r"[\s,]{0,999}([A-Za-z][\w:+.-]{0,60})\s{0,99}=\s{0,99}")
_NUMBER = re.compile(r"\w[\w:+.-]{0,60}")
_BRACES = re.compile(r'[{}"]')
_JOINED = re.compile(r"\s{0,99}#\s{0,99}")
_SKIPPED = frozenset({"comment", "preamble"})
_ACCENT = re.compile(
    r"\\([`'^\"~=.]|[uvHckrdbt](?![A-Za-z]))\s{0,9}(?:\{\s{0,9}(?:\\([ij])|(\w))\s{0,9}\}|\\([ij])(?![A-Za-z])|(\w))"
)
_COMMAND = re.compile(r"\\([A-Za-z]{1,30})\s{0,9}|\\(.)", re.DOTALL)
_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
_LONGEST = 5000  # characters of a value; more is an abstract, or hostile
MOST_ENTRIES = 20_000
TOO_MANY = Message("Only the first {most:,} entries were read.", most=MOST_ENTRIES)
_ORDER = (
    *("title", "journal", "journaltitle", "booktitle", "publisher", "school", "institution"),
    *("volume", "pages", "doi", "url"),
)


def matches(source: Source) -> bool:
    """Detect by the first entry, or by the suffix."""
    if has_signature(source.head):
        return False
    return source.suffix in {".bib", ".bibtex"} or (
        source.head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"@", b"%"))
        and _BEGINNING.search(source.data[:4096]) is not None
    )


def read(source: Source) -> list[Item]:
    """Read the entries that can be understood."""
    lines: list[str] = []
    for fields in _entries(decode(source.data).text):
        if len(lines) == MOST_ENTRIES:
            return [listed(lines, TOO_MANY)]
        line = line_of(_people(fields), _year(fields), [fields.get(name, "") for name in _ORDER])
        if line:
            lines.append(line)
    return [listed(lines)]


def listed(lines: list[str], *notes: Message) -> Extracted:
    """A list of references as a text.

    Raises:
        UnreadableError: it has no entry.
    """
    if not lines:
        raise UnreadableError(
            Message("No reference was found in this file."), Message("Export it again from the reference manager.")
        )
    return Extracted("\n".join(lines) + "\n", notes=notes)


def line_of(people: str, year: str, rest: list[str]) -> str:
    """An entry as a line of a list of references: authors, year in brackets, title and the rest."""
    told = ". ".join(piece.strip(" .") for piece in rest if piece.strip(" ."))
    head = " ".join(piece for piece in (people, f"({year})." if year else "") if piece)
    return clean(" ".join(f"{head} {told}.".split())) if told else ""


def _entries(text: str) -> Iterator[Mapping[str, str]]:
    """Each entry's fields, with abbreviations replaced; a broken one ends at the next line that begins with "@"."""
    abbreviations: dict[str, str] = {}
    for part in _START.split(text):
        place = 0
        while (match := _ENTRY.search(part, place)) is not None:
            kind = match.group(1).lower()
            place = match.end()
            if kind in _SKIPPED:
                break
            if kind != "string":
                key = _KEY.match(part, place)
                place = key.end() if key else place
            fields, place = _fields(part, place, abbreviations)
            if kind == "string":
                abbreviations |= fields
            else:
                yield fields


def _fields(text: str, place: int, abbreviations: Mapping[str, str]) -> tuple[dict[str, str], int]:
    fields: dict[str, str] = {}
    while (match := _FIELD.match(text, place)) is not None:
        pieces = []
        place = match.end()
        while True:
            piece, place = _value(text, place, abbreviations)
            pieces.append(piece)
            joint = _JOINED.match(text, place)
            if joint is None or len(pieces) > 9:
                break
            place = joint.end()
        fields.setdefault(match.group(1).lower(), " ".join("".join(pieces)[:_LONGEST].split()))
    return fields, place


def _value(text: str, place: int, abbreviations: Mapping[str, str]) -> tuple[str, int]:
    """A value in braces or quotation marks, a number, or an abbreviation; an unclosed one is empty."""
    opener = text[place : place + 1]
    if opener not in {"{", '"'}:
        match = _NUMBER.match(text, place)
        word = match.group() if match else ""
        return abbreviations.get(word.lower(), word), place + len(word)
    depth = 0
    end = min(len(text), place + 1 + 4 * _LONGEST)
    for match in _BRACES.finditer(text, place + 1, end):
        mark = match.group()
        if mark == "{":
            depth += 1
        elif (mark == '"' and opener == '"' and not depth) or (mark == "}" and not depth and opener == "{"):
            return _plain(text[place + 1 : match.start()]), match.end()
        elif mark == "}":
            depth -= 1
    return "", max(end, place + 1)


def _plain(value: str) -> str:
    """A value without commands: accents become letters, known commands their signs, and braces vanish."""
    if "\\" in value:
        value = _COMMAND.sub(_sign, _ACCENT.sub(_accented, value))
    return value.translate(_NO_BRACES).replace("---", "—").replace("--", "–")


_NO_BRACES = str.maketrans({"{": None, "}": None, "~": " ", "$": None})


def _accented(match: re.Match[str]) -> str:
    letter = next(group for group in match.groups()[1:] if group)
    return unicodedata.normalize("NFC", letter + ACCENTS[match.group(1)])


def _sign(match: re.Match[str]) -> str:
    return SYMBOLS.get(match.group(1), "") if match.group(1) else match.group(2)


def _people(fields: Mapping[str, str]) -> str:
    """The authors or editors, surname first."""
    names = _AND.split(fields.get("author") or fields.get("editor") or "")
    return ", ".join(_surname_first(name) for name in names if name.strip())


def _surname_first(name: str) -> str:
    """A name as in a list; "others" becomes "et al."."""
    if name.strip().lower() == "others":
        return "et al."
    words = name.split()
    return name.strip() if "," in name or len(words) < 2 else f"{words[-1]}, {' '.join(words[:-1])}"


def _year(fields: Mapping[str, str]) -> str:
    return fields.get("year") or fields.get("date", "")[:4]
