"""RTF info: who wrote a file and when, as its first groups have it."""

import re

_INFO = re.compile(rb"\{\s*\\info(?![a-z])")
_PAGE = re.compile(rb"\\ansicpg(\d{1,5})")
_PIECE = re.compile(rb"[{}]|\\[a-z]+-?\d* ?|\\.|[^{}\\]+", re.DOTALL)
_WORD = re.compile(rb"\\([a-z]+)(-?\d*) ?")
_STRINGS = frozenset({b"author", b"operator", b"title"})
_DATES = frozenset({b"creatim", b"revtim"})
_LONGEST = 2**17  # bytes of the group that are searched; writers put it near the start of the file
_HEAD = 2**20
_NUMBERS = (b"yr", b"mo", b"dy", b"hr", b"min")


def info_of(data: bytes) -> tuple[dict[str, bytes], dict[str, str]]:
    """Return the strings (author, operator, title) still as rich text, and the dates (creatim, revtim) as ISO 8601.

    If one is present twice, in a code page and in Unicode, the later and better one counts.
    """
    found = _INFO.search(data, 0, _HEAD)
    strings: dict[str, bytes] = {}
    dates: dict[str, str] = {}
    if found is None:
        return strings, dates
    for name, content in _groups(data[found.end() : found.end() + _LONGEST]):
        if name in _STRINGS:
            strings[name.decode("ascii")] = content
        else:
            dates[name.decode("ascii")] = _date(content)
    return strings, dates


def page_of(data: bytes) -> bytes:
    """Return the control word for the code page of a file; empty without one."""
    found = _PAGE.search(data, 0, _HEAD)
    return found[0] if found else b""


def _groups(data: bytes) -> list[tuple[bytes, bytes]]:
    """Return the wanted groups up to the end of the enclosing group, each with its content."""
    groups: list[tuple[bytes, bytes]] = []
    depth = wanted = start = 0  # depth; depth of the wanted group; its start
    name = b""
    for piece in _PIECE.finditer(data):
        if piece[0] == b"{":
            depth += 1
        elif piece[0] == b"}":
            if wanted == depth and wanted:
                groups.append((name, data[start : piece.start()]))
                wanted = 0
            depth -= 1
            if depth < 0:
                break
        elif not wanted and (word := _WORD.fullmatch(piece[0])) and word[1] in _STRINGS | _DATES:
            name, wanted, start = word[1], depth, piece.end()
    return groups


def _date(content: bytes) -> str:
    told = {word[1]: int(word[2]) for word in _WORD.finditer(content) if word[2] and len(word[2]) < 5}
    year, month, day, hour, minute = (told.get(name) for name in _NUMBERS)
    if not (year and month and day):
        return ""
    date = f"{year:04}-{month:02}-{day:02}"
    return date if hour is None or minute is None else f"{date}T{hour:02}:{minute:02}"
