"""Markup: removal of HTML tags and entities, with the original position of every character."""

import re

import numpy as np

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.characters import codes_of
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

# Inline tags: removing them leaves no gap, as in a browser.
_INLINE = frozenset(
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rp rt ruby s samp small span "
    "strike strong sub sup time tt u var wbr".split()
)
_BLOCK = frozenset(
    "address applet area article aside audio base blockquote body br button canvas caption center col colgroup "
    "datalist dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 "
    "h5 h6 head header hgroup hr html iframe img input isindex label legend li link main map marquee menu meta meter "
    "nav noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress script "
    "search section select slot source style summary svg table tbody td template textarea tfoot th thead title tr "
    "track ul video xmp".split()
)
_HIDDEN = frozenset(("script", "style"))
# Attributes without a value. Words that are none of these make "a < b and c > d" or "<the reader>" plain text.
_ALONE = frozenset(
    "allowfullscreen async autofocus autoplay checked compact controls default defer disabled download hidden inert "
    "ismap itemscope loop multiple muted nohref nomodule noshade novalidate nowrap open readonly required reversed "
    "selected".split()
)
_LONGEST_TAG = 4000
_ASKED = 400  # pieces between two checks of the observer
_TOKEN = late(
    rf"</?([a-zA-Z][a-zA-Z0-9:-]{{0,40}})(?=[\s/>])[^<>]{{0,{_LONGEST_TAG}}}>|<!--|<[!?][^<>]{{0,{_LONGEST_TAG}}}>"
    r"|&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});"
)


@frozen
class Stripped:
    """A text without markup.

    Attributes:
        text: the remaining text.
        start, end: for each code point of `text`, its half-open span in the original.
    """

    text: str
    start: Int32
    end: Int32


def strip_markup(text: str, observer: Observer = SILENT) -> Stripped | None:
    """Remove tags and decode entities; None if the text has neither."""
    if "<" not in text and "&" not in text:
        return None
    pieces: list[tuple[int, int, str | None]] = []  # original start, end, and replacement (None: itself)
    position, begin, found = 0, 0, False
    lost: set[str] = set()  # closers known to be absent from the rest, to avoid repeated searches
    for place in watched(_places(text), observer, _ASKED):
        match = _TOKEN.match(text, place) if place >= position else None
        if match is None:
            continue
        position, replacement = _replace(text, match, lost)
        found = True
        if replacement is not None:
            pieces += (begin, place, None), (place, position, replacement)
            begin = position
    return _assemble(text, [*pieces, (begin, len(text), None)], observer) if found else None


def _places(text: str) -> list[int]:
    """Where markup may begin."""
    codes = codes_of(text)
    places: list[int] = np.flatnonzero((codes == ord("<")) | (codes == ord("&"))).tolist()
    return places


def _is_entity(found: str) -> bool:
    """Whether "&name;" is a character; with a name unknown to HTML, the letters are text."""
    from html.entities import html5  # noqa: PLC0415 - most texts have no markup

    return found[1] == "#" or found[1:] in html5


def _is_tag(name: str, found: str) -> bool:
    """Whether the text between angle brackets is a tag of HTML, or of a language with names like o:p or my-part."""
    known = name in _INLINE or name in _BLOCK or ":" in name or "-" in name
    rest = found.partition(" ")[2].rstrip("/>").split()
    return known and ("=" in found or _ALONE.issuperset(map(str.lower, rest)))


def _replace(text: str, match: re.Match[str], lost: set[str]) -> tuple[int, str | None]:
    """End of the piece of markup, and its replacement (None: not markup, unchanged)."""
    found = match.group()
    if found.startswith("&"):
        import html  # noqa: PLC0415 - as above

        return match.end(), html.unescape(found) if _is_entity(found) else None
    if found == "<!--":
        return _after(text, "-->", match.end(), lost), ""
    name = (match.group(1) or "").lower()
    if name and not _is_tag(name, found):
        return match.end(), None
    if name in _HIDDEN and not found.startswith("</"):
        return _after(text, f"</{name}", match.end(), lost), " "
    return match.end(), "" if name in _INLINE else " "


def _after(text: str, closer: str, start: int, lost: set[str]) -> int:
    """The position after the next `closer`, or `start` if there is none."""
    if closer in lost:
        return start
    found = text.find(closer, start)
    if found < 0:
        lost.add(closer)
        return start
    return found + len(closer) if closer == "-->" else found


def _assemble(text: str, pieces: list[tuple[int, int, str | None]], observer: Observer) -> Stripped:
    texts = [text[first:last] if other is None else other for first, last, other in watched(pieces, observer)]
    starts, ends = (np.empty(sum(map(len, texts)), np.int32) for _ in range(2))
    place = 0
    for (first, last, replacement), piece in watched(zip(pieces, texts, strict=True), observer):
        mine = slice(place, place + len(piece))
        if replacement is None:
            starts[mine] = np.arange(first, last)
            np.add(starts[mine], 1, out=ends[mine])
        else:
            starts[mine], ends[mine] = first, last
        place = mine.stop
    return Stripped("".join(texts), starts, ends)
