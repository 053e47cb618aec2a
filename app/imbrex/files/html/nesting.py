"""Nesting of a page, measured before it is parsed: at most tags, the parser searches all open elements.

So a page takes as long as the sum of their numbers. After the tree construction of HTML, simplified: formatting that is
opened again in the next block is left out. The parser also compares each attribute of a tag with all before it.
"""

import re
from collections import defaultdict

from selectolax.lexbor import LexborHTMLParser

from imbrex.files.shared.extracted import UnreadableError
from imbrex.messages import Message

_FREE = 50_000_000  # steps: a fifth of a second
_MOST_PAIRS = 100_000_000  # of attributes of a tag, summed up over a page: a quarter of a second
_LONG = 200  # characters of a tag that may have many
_MOST_STEPS = 500  # for each tag: ten times as many as in deep pages
_RAW = "script|style|textarea|title|xmp|iframe|noembed|noframes"
_TAGS = re.compile(
    rf"<(?:!--.*?(?:-->|\Z)|({_RAW})\b.*?(?:</\1\b|\Z)"
    r"""|(/?)([a-z][^\s/>]*+)(?>(?:[^>"']++|"[^"]*+"|'[^']*+')*)(?:>|\Z))""",
    re.IGNORECASE | re.DOTALL,
)
_VALUES = re.compile(r"""=\s*(?:"[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z)|[^\s>"']++)""")
_ATTRIBUTES = re.compile(r"[\s/]+[^\s/>]")
_ALONE = frozenset("area base br col embed hr img input link meta param source track wbr html body head".split())
_BLOCKS = frozenset(
    "address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form "
    "h1 h2 h3 h4 h5 h6 header hgroup li listing main menu nav ol pre search section summary ul".split()
)
_SEARCHING = _BLOCKS | {"p"}
_FORMATS = frozenset("a b big code em font i nobr s small strike strong tt u".split())
_WALLS = frozenset("applet button caption marquee object select table td template th".split())
_LISTS = frozenset("dl ol ul dir menu".split())
_TABLES = frozenset({"table", "template"})
_ENDED = {
    "p": ("p",),
    "a": ("a",),
    "li": ("li",),
    "dd": ("dd", "dt"),
    "dt": ("dd", "dt"),
    "option": ("option",),
    "optgroup": ("option", "optgroup"),
    "td": ("td", "th"),
    "th": ("td", "th"),
    "tr": ("tr",),
    "tbody": ("tbody", "thead", "tfoot"),
    "tfoot": ("tbody", "thead", "tfoot"),
    "rt": ("rt", "rp"),
    "rp": ("rt", "rp"),
}
"""Open elements that a start tag ends, by its name."""


def parsed(markup: str) -> LexborHTMLParser:
    """Parse a page.

    Raises:
        RecursionError: its elements are nested so deeply that the parser would take too long.
        UnreadableError: its tags have too many attributes.
    """
    if len(markup) ** 2 > 4 * _MOST_PAIRS and pairs(markup) > _MOST_PAIRS:
        raise UnreadableError(
            Message("The file was not opened because its tags have too many attributes. It may be unsafe."),
            Message("If you trust the file, save its text as plain text and open that."),
        )
    tags = markup.count("<")
    if tags * tags > 2 * _FREE and steps(markup) > _FREE + _MOST_STEPS * tags:
        raise RecursionError("elements of a page")
    return LexborHTMLParser(markup)


def steps(markup: str) -> int:
    """Sum up the open elements at each tag of a page that makes the parser search them."""
    elements = _OpenElements()
    total = 0
    for found in _TAGS.finditer(markup):
        name = (found[3] or "").lower()
        if not name or name in _ALONE:
            continue
        if found[2]:
            elements.close(name)
        else:
            elements.open(name)
        total += elements.depth if found[2] or name in _SEARCHING else 1
    return total


def pairs(markup: str) -> int:
    """Sum up the squares of the number of attributes of long tags."""
    long = (found[0] for found in _TAGS.finditer(markup) if found.end() - found.start() > _LONG and found[3])
    return sum(len(_ATTRIBUTES.findall(_VALUES.sub("=v ", tag))) ** 2 for tag in long)


class _OpenElements:
    """The open elements of a page, and the places of each name among them."""

    def __init__(self) -> None:
        self.depth = 0
        self._names: list[str] = []  # empty for formatting that was closed before what is in it
        self._places: defaultdict[str, list[int]] = defaultdict(list)

    def open(self, name: str) -> None:
        """Add an element, after the ends that its start tag implies."""
        if name in _BLOCKS:
            self._end("p", _WALLS)
        walls = _TABLES if name.startswith("t") else _WALLS | _LISTS
        for one in _ENDED.get(name, ()):
            self._end(one, walls)
        self._places[name].append(len(self._names))
        self._names.append(name)
        self.depth += 1

    def close(self, name: str) -> None:
        """End an element, unless its end tag is ignored."""
        if name in _FORMATS and self._places[name] and self._last(_BLOCKS | _WALLS) > self._places[name][-1]:
            self._names[self._places[name].pop()] = ""
            self.depth -= 1
        elif name in _SEARCHING or name in _FORMATS:
            self._end(name, _WALLS)
        else:
            self._end(name, _TABLES if name in _ENDED or name in _WALLS else _BLOCKS | _WALLS)

    def _end(self, name: str, walls: frozenset[str]) -> None:
        """End an element with all in it, unless a wall is between."""
        place = self._places[name][-1] if self._places[name] else -1
        if place < 0 or self._last(walls - {name}) > place:
            return
        while len(self._names) > place:
            last = self._names.pop()
            if last:
                self._places[last].pop()
                self.depth -= 1

    def _last(self, names: frozenset[str]) -> int:
        """The place of the last open element that has one of some names; -1 if there is none."""
        return max((self._places[name][-1] for name in names if self._places.get(name)), default=-1)
