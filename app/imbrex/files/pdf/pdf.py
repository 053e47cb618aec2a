"""PDF: PDF files with text, read by PDFium."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

import pypdfium2 as pdfium
from pypdfium2 import raw

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind, Properties
from imbrex.files.pdf.opened_pdf import opened
from imbrex.files.pdf.pdf_glyphs import Fonts
from imbrex.files.pdf.pdf_letters import in_place
from imbrex.files.pdf.pdf_objects import (
    Box,
    Cover,
    Ink,
    Piece,
    area,
    baseline,
    contains,
    forget_told,
    is_crowded,
    is_generated,
    letter_at,
    meet,
    object_at,
    objects,
    pointer,
    stamped,
)
from imbrex.files.pdf.pdf_order import Placed, arranged, is_disordered, lines_of, may_be_disordered
from imbrex.files.shared.extracted import Item, ScannedError, UnreadableError, compose, nothing_recognized
from imbrex.files.shared.hidden_text import (
    BLACK,
    TINIEST,
    UNKNOWN,
    WHITE,
    Appearance,
    Colour,
    block,
    foreign,
    hidden_pieces,
    mark_hidden,
    misread,
    near,
    rearranged,
)
from imbrex.files.shared.properties import made, safely
from imbrex.files.shared.side_text import LARGE, is_running
from imbrex.files.shared.source import PDF, Source
from imbrex.messages import Message
from imbrex.values import frozen

_SCAN = 0.5  # minimum share of a page that its scan covers
_STAMP = 0.3  # share of stamps that libraries print over a scanned page, as opposed to its recognized text
_MOST_COVERS = 50  # the largest on a page, which may cover text
_MOST_PAIRS = 200_000  # of covers and pieces of text on a page
_MOST_GROUNDS = 1000  # on a page; a drawing of more shapes is not a disguise
_THIN = 3.0  # points: a line, not a background of text
_MARGIN = 1.0  # points
_MANY = 10  # places on a page
_FEWEST_OTHER = 10  # words of a page that differ from what it says that they are
_WORDS = re.compile(r"[^\W\d_]{2,}")
_LAYER = (Disguise.HIDDEN, Disguise.COVERED)


@frozen
class PageText:
    """The text of a page.

    Attributes:
        marked: with marks (see `mark_hidden`).
        pictures: number of large ones.
        recognised: it is a scanned page with recognized text (OCR).
        objects: number of objects examined.
        pictured: it has pictures of any size; scans may be cut into many small ones.
    """

    marked: str
    pictures: int = 0
    recognised: bool = False
    objects: int = 0
    pictured: bool = False
    is_crowded: bool = False


def page_text(page: pdfium.PdfPage, *, look: bool = True, fonts: Fonts | None = None) -> PageText:
    """Read a page, and find its hidden text if requested.

    Some letters are shown to `fonts`; if these are misleading, letters are marked with what the page shows instead.

    Raises:
        PdfiumError: it is damaged.
    """
    text_page = page.get_textpage()
    try:
        text = str(text_page.get_text_range())
        if not look:
            return PageText(foreign(text))
        sight = _Sight(page)
        if sight.is_told():
            text_page, text, lies = _as_painted(page, text_page, text)
            if lies:
                return PageText(lies, sight.pictures(), objects=sight.count, pictured=sight.has_pictures())
        hidden = sight.hidden() if text.strip() else {}
        recognised = bool(hidden) and sight.is_scan() and _is_layer(text_page, hidden)
        if recognised:
            hidden = {address: kind for address, kind in hidden.items() if kind not in _LAYER}
        shown = {} if fonts is None or recognised else sight.read_glyphs(page, text_page, hidden, fonts)
        disordered = not recognised and sight.may_be_disordered()
        marked = _in_order(text_page, text, sight, hidden, shown, disordered=disordered)
    finally:
        text_page.close()
    return PageText(marked, sight.pictures(), recognised, sight.count, sight.has_pictures(), sight.is_crowded)


def _in_order(
    text_page: Any, text: str, sight: "_Sight", hidden: dict[int, Disguise], shown: dict[int, str], *, disordered: bool
) -> str:
    """The marked text of a page, in the order in which it is read."""
    marked = _marked(text_page, text, hidden, shown) if hidden or shown else foreign(text)
    parted = hidden_pieces(marked) > 0 and len(hidden) >= _MANY
    if disordered or parted:
        return sight.arranged(text_page, hidden, shown, always=parted) or marked
    return marked if hidden or shown else in_place(text_page, text) or marked


class _Sight:
    """Painted objects of a page, and their stacking."""

    def __init__(self, page: pdfium.PdfPage) -> None:
        painted = list(objects(page.raw))
        self.count = len(painted)
        self.is_crowded = is_crowded(page.raw)
        self._pieces = [one for one in painted if isinstance(one, Piece)]
        self._covers = [one for one in painted if isinstance(one, Cover) and _breadth(one.box) >= _THIN]
        self._page: Box = page.get_cropbox()
        self._pdf_page = page
        self._ink: Ink | None = None
        self._grounds = {WHITE, *(one.colour for one in self._covers)}
        self._may_be_lost: dict[Colour, bool] = {}

    def pictures(self) -> int:
        """Count the pictures that cover much of the page."""
        return sum(self._covers_page(one, LARGE) for one in self._covers)

    def has_pictures(self) -> bool:
        """Whether there is any picture."""
        return any(one.picture for one in self._covers)

    def is_scan(self) -> bool:
        """Whether a picture covers enough of the page to be a scan of it."""
        return any(self._covers_page(one, _SCAN) for one in self._covers)

    def hidden(self) -> dict[int, Disguise]:
        """Return the addresses of invisible pieces of text, with the reason."""
        over = [one for one in self._covers if one.opaque and one.rectangle and area(one.box) > 0]
        most = max(_MOST_COVERS, min(_MOST_GROUNDS, _MOST_PAIRS // max(1, len(self._pieces))))
        over = sorted(over, key=lambda one: -area(one.box))[:most]
        return {piece.address: kind for piece in self._pieces if (kind := self._why(piece, over)) is not None}

    def _why(self, piece: Piece, over: list[Cover]) -> Disguise | None:
        kind = self._why_unseen(piece)
        box = piece.box
        if kind is not None or area(box) <= 0:
            return kind
        above = [one for one in over if one.order > piece.order and meet(one.box, box)]
        if any(contains(one.box, box) for one in above):
            return Disguise.COVERED
        if len(above) > 1 and not self._has_ink(box):
            return Disguise.COVERED
        return Disguise.HIDDEN if piece.doubtful and not self._has_ink(box) else None

    def _why_unseen(self, piece: Piece) -> Disguise | None:
        """Why nobody would see a piece, whatever is painted over it."""
        colour, ground, away = piece.colour, WHITE, piece.away or self._is_off_page(piece.box)
        is_lost = colour is not None and self._is_like_a_ground(colour)
        if not (piece.clear or is_lost or piece.unpainted or away or piece.points <= TINIEST):
            return None  # nearly all pieces
        if piece.clear:
            colour = ground = BLACK
        elif is_lost:
            ground = self._ground(piece)
        return Appearance(colour, ground, max(piece.points, 0.01), piece.unpainted, away).disguise()

    def _is_off_page(self, box: Box) -> bool:
        left, bottom, right, top = self._page
        beside = box[2] < left - _MARGIN or box[0] > right + _MARGIN
        return area(box) > 0 and (beside or box[3] < bottom - _MARGIN or box[1] > top + _MARGIN)

    def _has_ink(self, box: Box) -> bool:
        """Whether anything is painted in a place; asked only where objects do not say it."""
        self._ink = self._ink or Ink(self._pdf_page)
        return self._ink.shows(box)

    def is_told(self) -> bool:
        """Whether the file says what some piece reads, whatever its letters are."""
        return any(one.told for one in self._pieces)

    def may_be_disordered(self) -> bool:
        """Whether pieces may be painted in another order than they are read."""
        return may_be_disordered([(one.box, one.points) for one in self._pieces])

    def read_glyphs(
        self, page: pdfium.PdfPage, text_page: Any, hidden: Mapping[int, Disguise], fonts: Fonts
    ) -> dict[int, str]:
        """Return what visible letters show, by their numbers, once it is known that their fonts are misleading."""
        pieces = [one for one in self._pieces if one.address not in hidden and not one.unpainted]
        return fonts.look(page, text_page, pieces)

    def arranged(self, text_page: Any, hidden: dict[int, Disguise], shown: Mapping[int, str], *, always: bool) -> str:
        """Return the text in the order of the page; empty if it is painted in that order, unless wanted always."""
        texts = _texts(text_page, shown)
        if hidden:
            texts |= self._texts_without(hidden)
        placed = []
        for one in self._pieces:
            text, right = texts.get(one.address, ("", 0.0))
            if text.strip():
                x, y = baseline(one)
                end = max(right, one.box[2])
                placed.append(Placed(one.order, x, y, end, one.points, text, hidden.get(one.address)))
        wanted = always or is_disordered(lines_of(one for one in placed if one.kind is None))
        return arranged(placed) if placed and wanted else ""

    def _texts_without(self, hidden: dict[int, Disguise]) -> dict[int, tuple[str, float]]:
        """Return the text of visible pieces: letters at the same place as invisible ones were taken for duplicates."""
        for one in self._pieces:
            if one.address in hidden:
                raw.FPDFPageObj_SetIsActive(pointer(one.address), False)
        text_page = self._pdf_page.get_textpage()
        try:
            return _texts(text_page, {})
        finally:
            text_page.close()

    def _is_like_a_ground(self, colour: Colour) -> bool:
        if colour not in self._may_be_lost:
            self._may_be_lost[colour] = any(near(colour, ground) for ground in self._grounds)
        return self._may_be_lost[colour]

    def _ground(self, piece: Piece) -> Colour:
        """Return the topmost colour painted below a piece of text."""
        if len(self._covers) > _MOST_GROUNDS:
            return UNKNOWN
        x, y = (piece.box[0] + piece.box[2]) / 2, (piece.box[1] + piece.box[3]) / 2
        ground = WHITE
        for cover in self._covers:
            if cover.order > piece.order:
                break
            left, bottom, right, top = cover.box
            if left <= x <= right and bottom <= y <= top:
                ground = cover.colour if cover.rectangle and cover.opaque else UNKNOWN
        return ground

    def _covers_page(self, cover: Cover, share: float) -> bool:
        return cover.picture and area(cover.box) >= share * area(self._page)


def _characters(text_page: Any, hidden: dict[int, Disguise]) -> Iterator[tuple[Disguise | None, int, int]]:
    """Yield for each character why it is invisible, its position in the text and its number; generated blanks follow
    the previous one."""
    kind: Disguise | None = None
    count = raw.FPDFText_CountChars(text_page.raw)
    place_of = raw.FPDFText_GetTextIndexFromCharIndex
    is_whole = place_of(text_page.raw, count - 1) == count - 1  # so every character is at its own number
    for number in range(count):
        address = object_at(text_page.raw, number)
        if address:
            kind = hidden.get(address)
        place = number if is_whole else place_of(text_page.raw, number)
        if place >= 0:
            yield kind, place, number


def _texts(text_page: Any, shown: Mapping[int, str]) -> dict[int, tuple[str, float]]:
    """Return the text of each piece by its address, and where the next letter would begin."""
    texts: dict[int, list[str]] = {}
    last: dict[int, int] = {}
    for number in range(raw.FPDFText_CountChars(text_page.raw)):
        address, code = object_at(text_page.raw, number), letter_at(text_page.raw, number)
        if address and code and is_generated(text_page.raw, number) != 1:
            letter = foreign(chr(code)) if code < 0x110000 else ""
            letter = misread(letter, shown[number]) if letter and number in shown else letter
            texts.setdefault(address, []).append(letter)
            last[address] = number
    return {address: ("".join(pieces), _right(text_page, last[address])) for address, pieces in texts.items()}


def _right(text_page: Any, number: int) -> float:
    box = raw.FS_RECTF()
    return float(box.right) if raw.FPDFText_GetLooseCharBox(text_page.raw, number, box) else 0.0


def _as_painted(page: pdfium.PdfPage, text_page: Any, told: str) -> tuple[Any, str, str]:
    """Compare what the file says that it reads with its letters, of the same script; return the text page and text.

    Of a page with other words than it says, also a stream of text in which these are marked; else an empty one.
    """
    forget_told(page.raw)
    painted_page = page.get_textpage()
    painted = str(painted_page.get_text_range())
    said = frozenset(_WORDS.findall(_plain(told)))
    others = sum(word not in said for word in _WORDS.findall(_plain(painted)))
    if others < _FEWEST_OTHER or not _is_comparable(told, painted):
        painted_page.close()
        return text_page, told, ""
    text_page.close()
    marked = _WORDS.sub(lambda word: word[0] if _plain(word[0]) in said else rearranged(word[0]), foreign(painted))
    return painted_page, painted, marked


def _is_comparable(told: str, painted: str) -> bool:
    """Whether letters can be what they seem: old fonts have Latin codes for letters of other scripts."""
    first, second = (Counter(script for script in map(_script, text) if script) for text in (told, painted))
    if not first or not second:
        return False
    said, seen = first.most_common(1)[0][0], second.most_common(1)[0][0]
    return "other" not in {said, seen} and (said == seen or seen != "Latin")


def _script(letter: str) -> str:
    if not letter.isalpha():
        return ""
    return (
        "Latin" if letter < "\u0250" else "Greek" if letter < "\u0400" else "Cyrillic" if letter < "\u0530" else "other"
    )


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().replace("\u00ad", "")


def _is_layer(text_page: Any, hidden: dict[int, Disguise]) -> bool:
    """Whether nearly all of the text is unpainted, or below the picture that it was recognized from."""
    kinds = [kind for kind, _, _ in _characters(text_page, hidden)]
    under = sum(kind in _LAYER for kind in kinds)
    return under > 0 and len(kinds) - under <= _STAMP * under


def _marked(text_page: Any, text: str, hidden: dict[int, Disguise], shown: Mapping[int, str]) -> str:
    """Mark the characters of hidden pieces, of kinds that hide sentences, or letters between many words; and letters
    that are shown as others."""
    kinds: list[Disguise | None] = [None] * len(text)
    letters = list(text)
    for kind, place, number in _characters(text_page, hidden):
        if place < len(text):
            kinds[place] = kind
            if number in shown and kind is None and foreign(text[place]):
                letters[place] = misread(text[place], shown[number])
    runs = [
        (kind, [letter for _, letter in run])
        for kind, run in groupby(zip(kinds, letters, strict=True), key=lambda pair: pair[0])
    ]
    pieces = Counter(hidden.values())
    meant = {kind for kind in pieces if _is_meant(["".join(run) for one, run in runs if one is kind], pieces[kind])}
    return "".join(
        mark_hidden(_unmarked(run) if shown else foreign("".join(run)), kind if kind in meant else None)
        for kind, run in runs
    )


def _unmarked(letters: list[str]) -> str:
    """Join letters, some of which are marked already as others."""
    return "".join(letter if len(letter) > 1 else foreign(letter) for letter in letters)


def _is_meant(runs: list[str], pieces: int) -> bool:
    """Whether hidden text is deliberate: printers and form generators hide short marks such as file names and job
    numbers on many pages."""
    letters = sum(map(str.isalnum, "".join(runs)))
    return (pieces >= _MANY and letters >= _MANY) or sum(map(_has_letters, runs)) >= _MANY or is_running(" ".join(runs))


def _breadth(box: Box) -> float:
    return min(box[2] - box[0], box[3] - box[1])


def _has_letters(run: str) -> bool:
    return any(map(str.isalnum, run))


_HYPHEN_AT_LINE_END = re.compile("[\x02\ufffe](?:\r\n?|\n)?")
_LINE_END = re.compile("\r\n?")
_MOST_OBJECTS = 150_000  # of all pages; a book has a tenth of it, and more would exceed the time limit


def matches(source: Source) -> bool:
    """Detect by the signature, which may follow some foreign bytes."""
    return PDF in source.data[:1024]


def read(source: Source) -> list[Item]:
    """Read the text of all pages."""
    document = opened(source)
    try:
        pages, looked = _pages(document, Fonts(source.data))
        for number, text in (source.recognized or {}).items():
            if number < len(pages):
                pages[number] = PageText(text)
        properties = safely(lambda: _properties(document))
    finally:
        document.close()
    good = [page for page in pages if page is not None]
    texts = [_joined(page.marked) for page in good if page.marked.strip()]
    bare = sum(page.pictured for page in good if not page.marked.strip())
    if not texts:
        raise (
            _nothing(scanned=bare > 0, tried=source.recognized is not None)
            if pages
            else UnreadableError(Message("The PDF has no pages."), Message("Download or copy the file again."))
        )
    body = "\n\n".join(text.strip("\n") for text in texts)
    notes = _notes(bare, len(pages) - len(good), sum(page.recognised for page in good))
    if unchecked := len(pages) - looked + sum(page.is_crowded for page in good):
        notes.append(Message("Too complex to be checked for hidden text: {count} page(s).", count=unchecked))
    return [compose([block(PartKind.BODY, f"{body}\n")], notes, properties, sum(page.pictures for page in good))]


def _nothing(*, scanned: bool, tried: bool) -> ScannedError:
    if tried:
        return nothing_recognized()
    if scanned:
        return ScannedError(
            Message("The PDF contains no text. Its pages may be scanned images."), Message("Recognize its text.")
        )
    return ScannedError(
        Message("This document contains no text."),
        Message("If its pages show text, the text is drawn as an image."),
    )


def _properties(document: pdfium.PdfDocument) -> Properties:
    told = document.get_metadata_value
    return made(told("Author"), "", told("CreationDate"), told("ModDate"), told("Title"))


def _pages(document: pdfium.PdfDocument, fonts: Fonts) -> tuple[list[PageText | None], int]:
    """Return the text of all pages, and the number of pages checked for hidden text."""
    pages: list[PageText | None] = []
    objects = looked = 0
    for number in range(len(document)):
        page = _page(document, number, fonts, look=objects < _MOST_OBJECTS)
        looked += objects < _MOST_OBJECTS
        objects += page.objects if page is not None else 0
        pages.append(page)
    for _ in range(2):  # at all their letters, and then with what these show
        if fonts.are_misleading():
            pages[:looked] = [_page(document, number, fonts, look=True) for number in range(looked)]
    return pages, looked


def _page(document: pdfium.PdfDocument, number: int, fonts: Fonts, *, look: bool) -> PageText | None:
    """Return the text of a page; None for a damaged page."""
    try:
        page = document[number]
        try:
            notes = stamped(page)
            if notes is not None:
                page.close()
                page = document[number]  # with what was added to it
            found = page_text(page, look=look, fonts=fonts)
            return replace(found, marked=f"{found.marked}\n{foreign(notes)}") if notes else found
        finally:
            page.close()
    except pdfium.PdfiumError:
        return None


def _joined(text: str) -> str:
    """Join words hyphenated at a line end."""
    return _LINE_END.sub("\n", _HYPHEN_AT_LINE_END.sub("", text))


def _notes(bare: int, broken: int, recognised: int) -> list[Message]:
    notes = []
    if bare:
        one = Message("1 page contains no text. It may be a scanned image.")
        notes.append(
            one if bare == 1 else Message("{count} pages contain no text. They may be scanned images.", count=bare)
        )
    if recognised:
        one = Message("1 page is a scanned image with text from OCR, which may contain errors.")
        several = Message("{count} pages are scanned images with text from OCR, which may contain errors.")
        notes.append(one if recognised == 1 else several.format(count=recognised))
    if broken:
        one = Message("1 page is damaged and couldn't be read.")
        notes.append(one if broken == 1 else Message("{count} pages are damaged and couldn't be read.", count=broken))
    return notes
