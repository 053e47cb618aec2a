"""Hidden text: text that the page hides, marked in the stream of text until its blocks are made.

Readers join, fold and cut pieces of text on the way; marks inside the text survive that, separate offsets would not.
The marks are control characters, which no text keeps (see `clean`).
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, pairwise

from imbrex.engine.text.disguise import UNSEEN, Disguise
from imbrex.engine.text.document import PartKind, Span, Unseen
from imbrex.engine.text.recognition import NOT_RECOGNIZED, Recognition
from imbrex.files.shared.extracted import Block, clean
from imbrex.files.shared.sessions import written_in
from imbrex.values import frozen

Colour = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
UNKNOWN: Colour = (-1000, -1000, -1000)
"""An unknown colour: a picture, a pattern. No colour is near it."""

TINIEST = 2.5
"""Size in points up to which letters are invisible: at 2.5 pt a letter is 0.45 mm high, and printers make a grey line
of it. The smallest print that is meant to be read, on medicines, has 4 to 6."""
FLATTEST = 2.0
"""Height in points, of a line, a row or a box, that shows no text."""
FARTHEST = 300.0
"""Distance in points, above or below its line, from which text is off the page or in another line."""
_CLOSEST = 0.4  # of their size by which letters are moved together: at half of it they lie on one another

_NEAR = 24  # steps of each colour; two greys that far apart have a contrast of 1.25, less than half of what is readable


@frozen
class Appearance:
    """Drawing of a piece of text.

    Attributes:
        colour: None if automatic, which contrasts with the background.
        ground: its background.
        points: the size of its letters.
        hidden: it is hidden on the page.
        away: it is off the page.
    """

    colour: Colour | None = None
    ground: Colour = WHITE
    points: float = 12.0
    hidden: bool = False
    away: bool = False

    def disguise(self) -> Disguise | None:
        """Why the run is invisible, or None if it is visible."""
        if self.hidden:
            return Disguise.HIDDEN
        if self.away:
            return Disguise.OFF_PAGE
        if self.points <= TINIEST:
            return Disguise.TINY
        if self.colour is not None and near(self.colour, self.ground):
            return Disguise.WHITE
        return None


def near(one: Colour, other: Colour) -> bool:
    """Whether two colours are practically indistinguishable."""
    return all(abs(a - b) <= _NEAR for a, b in zip(one, other, strict=True))


def is_crowded(spacing: float, points: float) -> bool:
    """Whether letters lie on one another, because `spacing` (in points) between them is negative."""
    return spacing <= -_CLOSEST * points


def of_hex(digits: str) -> Colour | None:
    """Read six hexadecimal digits, with or without a number sign; None for anything else."""
    digits = digits.removeprefix("#")
    try:
        number = int(digits, 16) if len(digits) == 6 else -1
    except ValueError:
        return None
    return (number >> 16, number >> 8 & 255, number & 255) if number >= 0 else None


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Mix a share of one colour, from 0 to 1, into another."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))
    return red, green, blue


_MARKS = dict(zip((*UNSEEN, Disguise.REARRANGED), "\x0e\x0f\x10\x11\x12\x06", strict=True))
_KINDS: dict[str, Disguise | None] = {mark: kind for kind, mark in _MARKS.items()}
_END = "\x16"
NOTE = "\x17"
"""Position of a mark that refers to a note; the number is not part of the text."""
PAGE, UNCERTAIN = "\x1c", "\x1d"
"""Both ends of a page that was recognized in a picture, and of a word in it that may be wrong."""
QUOTE, END_QUOTE = "\x04", "\x05"
"""Both ends of a paragraph that the file sets as a block quotation; they are never nested."""
_PIECES = re.compile(f"([{''.join(_KINDS)}{_END}])")
SHOWN = "\x08"
"""Before what a font shows instead of the letter before it."""
_BLANK = "\x03"  # shown
_ANY = re.compile("[\x03-\x06\x08\x0e-\x12\x16-\x1d]")  # those of `sessions` too
NO_MARKS = dict.fromkeys((*range(0x03, 0x07), 0x08, *range(0x0E, 0x13), *range(0x16, 0x1E)))
"""For `str.translate`: removes marks and characters that would be read as marks."""


def foreign(text: str) -> str:
    """Remove characters from foreign text that would be read as marks."""
    return text.translate(NO_MARKS) if _ANY.search(text) else text


def mark_hidden(text: str, kind: Disguise | None) -> str:
    """Mark a piece of text as hidden; visible text and white space are unchanged."""
    if kind is None or not text or text.isspace():
        return text
    return f"{_MARKS[kind]}{text}{_END}"


def hidden_pieces(marked: str) -> int:
    """Count the marked pieces of a stream of text."""
    return marked.count(_END)


def block(kind: PartKind, marked: str) -> Block:
    """Make a block from a stream of text."""
    marked = gathered(marked)
    text, unseen = split_hidden(marked.replace(NOTE, ""))
    marked = _SHOWN_INSTEAD.sub("", marked)
    before = marked.split(NOTE)[:-1]
    notes = tuple(accumulate(len(clean(piece)) for piece in before))
    return Block(kind, text, unseen, notes, written_in(marked), _recognized_in(marked), _quoted_in(marked, text))


_QUOTED = re.compile(f"{QUOTE}([^{QUOTE}{END_QUOTE}]*){END_QUOTE}")


def _quoted_in(marked: str, text: str) -> tuple[Span, ...]:
    """The block quotations of a stream; those with only white space between them are one."""
    found: list[Span] = []
    place = end = 0
    for match in _QUOTED.finditer(marked):
        place += len(clean(marked[end : match.start()]))
        start, end = place, match.end()
        place += len(clean(match.group(1)))
        inner = text[start:place]
        if not inner.strip():
            continue
        start, stop = start + len(inner) - len(inner.lstrip()), start + len(inner.rstrip())
        if found and not text[found[-1].end : start].strip():
            start = found.pop().start
        found.append(Span(start, stop))
    return tuple(found)


_SHOWN_INSTEAD = re.compile(f"(?s){SHOWN}.")
_MISREAD = re.compile(f"(?s).{SHOWN}(.)")


def misread(letter: str, shown: str) -> str:
    """Mark a letter that the page shows as another one."""
    return f"{letter}{SHOWN}{_BLANK if shown.isspace() else shown}"


def _recognized_in(marked: str) -> Recognition:
    if PAGE not in marked:
        return NOT_RECOGNIZED
    return Recognition(tuple(_between(marked, PAGE)), tuple(_between(marked, UNCERTAIN)))


def _between(marked: str, mark: str) -> Iterator[Span]:
    """Yield the spans between every two marks that have any text."""
    places = [0, *accumulate(len(clean(piece)) for piece in marked.split(mark))]
    for start, end in zip(places[1:-1:2], places[2:-1:2], strict=False):
        if start < end:
            yield Span(start, end)


_FEWEST = 24  # letters
_OWN = "\x04-\x06\x0e-\x12\x16-\x1d"
_SINGLE = re.compile(rf"(?<![^\s{_OWN}])(?>(?:[^\s{_OWN}][ \xa0{_OWN}]*[\n\t][\s{_OWN}]*){{{_FEWEST},}})")
_SPACE = re.compile(rf"[\s{_OWN}]+")
_MOSTLY, _DISTINCT = 0.6, 8


def gathered(marked: str) -> str:
    """Join text whose letters are on lines, in boxes or in cells of their own, and mark it as rearranged.

    Lists of answers, crosswords and words written downwards are short, or have few letters or capitals only.
    """
    if marked.count("\n") + marked.count("\t") < _FEWEST:
        return marked
    return _SINGLE.sub(_gathered, marked)


def _gathered(run: re.Match[str]) -> str:
    letters = "".join(filter(str.isalpha, run[0]))
    if len(set(letters)) < _DISTINCT or sum(not letter.isupper() for letter in letters) < _MOSTLY * len(letters):
        return run[0]
    gaps = Counter(blank for gap in _SPACE.findall(run[0]) if (blank := gap.translate(NO_MARKS)))
    usual = gaps.most_common(1)[0][0]

    def joined(gap: re.Match[str]) -> str:
        blank = gap[0].translate(NO_MARKS)
        longer = len(blank) > len(usual) or not set(blank) <= set(usual)
        return "".join(mark for mark in gap[0] if mark not in blank) + " " * longer

    text = _SPACE.sub(joined, run[0].rstrip(" \n\t\xa0"))
    return rearranged(text) + "\n"


def rearranged(marked: str) -> str:
    """Mark the visible pieces of a stream of text as rearranged."""
    return "".join(mark_hidden(piece, kind or Disguise.REARRANGED) for kind, piece in _runs(marked))


_REARRANGED = re.compile(f"{_MARKS[Disguise.REARRANGED]}([^{_END}]*){_END}")


def plain(marked: str) -> str:
    """Unmark rearranged text."""
    return _REARRANGED.sub(r"\1", marked)


def split_hidden(marked: str) -> tuple[str, tuple[Unseen, ...]]:
    """Clean a stream of text and remove its marks; return the text, and the marked spans that have letters."""
    if _END not in marked and SHOWN not in marked:
        return clean(marked), ()
    pieces: list[str] = []
    found: list[_Found] = []
    position = 0
    for kind, piece in _runs(marked):
        text = clean(_SHOWN_INSTEAD.sub("", piece))
        if SHOWN in piece and kind in {None, Disguise.REARRANGED}:
            found += _misread_words(text, clean(_MISREAD.sub(r"\1", piece).replace(_BLANK, " ")), position)
        elif kind is not None and text.strip():
            start = position + len(text) - len(text.lstrip())
            found.append((kind, start, position + len(text.rstrip()), ""))
        pieces.append(text)
        position += len(text)
    return _placed("".join(pieces), found)


def _runs(marked: str) -> Iterator[tuple[Disguise | None, str]]:
    """Yield pieces of one kind; a character may come in two halves, each marked."""
    kind: Disguise | None = None
    last, run = kind, ""
    for piece in _PIECES.split(marked):
        if piece == _END or piece in _KINDS:
            kind = _KINDS.get(piece)
        elif piece and kind is not last:
            yield last, run
            last, run = kind, piece
        else:
            run += piece
    yield last, run


_Found = tuple[Disguise, int, int, str]
"""Kind, start and end of a piece, and what is shown instead."""


def _misread_words(text: str, shown: str, position: int) -> Iterator[_Found]:
    """Yield what differs between blanks that both readings of a text have."""
    if len(text) != len(shown):
        return
    blanks = [place for place, (one, other) in enumerate(zip(text, shown, strict=True)) if (one + other).isspace()]
    for start, end in pairwise((-1, *blanks, len(text))):
        if text[start + 1 : end] != shown[start + 1 : end]:
            yield Disguise.FONT, position + start + 1, position + end, shown[start + 1 : end]


def _placed(text: str, found: list[_Found]) -> tuple[str, tuple[Unseen, ...]]:
    """Join neighbours separated only by white space; drop those without letters or digits."""
    joined: list[_Found] = []
    for kind, start, end, shown in found:
        last = joined[-1] if joined else None
        if last is not None and last[0] is kind and not shown and not text[last[2] : start].strip():
            joined[-1] = (kind, last[1], end, "")
        else:
            joined.append((kind, start, end, shown))
    return text, tuple(
        Unseen(kind, Span(a, b), shown) for kind, a, b, shown in joined if any(map(str.isalnum, text[a:b] + shown))
    )
