"""PDF pages: text of the pages, with invisible text marked."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import pypdfium2 as pdfium
from pypdfium2 import raw

from imbrex.engine.text.disguise import Disguise
from imbrex.files.pdf.pdf_objects import Box, Cover, Piece, address_of, area, contains, objects
from imbrex.files.shared.hidden_text import foreign, veil
from imbrex.files.shared.side_text import LARGE, is_running
from imbrex.files.shared.visibility import BLACK, UNKNOWN, WHITE, Colour, Look, near

_SCAN = 0.5  # minimum share of a page that its scan covers
_STAMP = 0.3  # share of stamps that libraries print over a scanned page, as opposed to its recognized text
_MOST_COVERS = 50  # the largest on a page, which may cover text
_MOST_GROUNDS = 1000  # on a page; a drawing of more shapes is not a disguise
_THIN = 3.0  # points: a line, not a background of text
_MARGIN = 1.0  # points
_MANY = 10  # places on a page
_LAYER = (Disguise.HIDDEN, Disguise.COVERED)


@dataclass(frozen=True, slots=True)
class PageText:
    """The text of a page.

    Attributes:
        marked: with marks (see `veil`).
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


def page_text(page: pdfium.PdfPage, *, look: bool = True) -> PageText:
    """Read a page, and find its hidden text if requested.

    Raises:
        PdfiumError: it is damaged.
    """
    text_page = page.get_textpage()
    try:
        text = str(text_page.get_text_range())
        if not look:
            return PageText(foreign(text))
        sight = _Sight(page)
        hidden = sight.hidden() if text.strip() else {}
        recognised = bool(hidden) and sight.is_scan() and _is_layer(text_page, hidden)
        if recognised:
            hidden = {address: kind for address, kind in hidden.items() if kind not in _LAYER}
        marked = _marked(text_page, text, hidden) if hidden else foreign(text)
    finally:
        text_page.close()
    return PageText(marked, sight.pictures(), recognised, sight.count, sight.has_pictures())


class _Sight:
    """Painted objects of a page, and their stacking."""

    def __init__(self, page: pdfium.PdfPage) -> None:
        painted = list(objects(page.raw))
        self.count = len(painted)
        self._pieces = [one for one in painted if isinstance(one, Piece)]
        self._covers = [one for one in painted if isinstance(one, Cover) and _breadth(one.box) >= _THIN]
        self._page: Box = page.get_cropbox()
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
        over = sorted(over, key=lambda one: -area(one.box))[:_MOST_COVERS]
        return {piece.address: kind for piece in self._pieces if (kind := self._why(piece, over)) is not None}

    def _why(self, piece: Piece, over: list[Cover]) -> Disguise | None:
        left, bottom, right, top = self._page
        box = piece.box
        away = area(box) > 0 and (
            box[2] < left - _MARGIN or box[0] > right + _MARGIN or box[3] < bottom - _MARGIN or box[1] > top + _MARGIN
        )
        colour, ground = piece.colour, WHITE
        if piece.clear:
            colour = ground = BLACK
        elif colour is not None and self._is_like_a_ground(colour):
            ground = self._ground(piece)
        kind = Look(colour, ground, max(piece.points, 0.01), piece.unpainted, away).disguise()
        if kind is None and any(one.order > piece.order and contains(one.box, box) for one in over):
            return Disguise.COVERED
        return kind

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


def _characters(text_page: Any, hidden: dict[int, Disguise]) -> Iterator[tuple[Disguise | None, int]]:
    """Yield for each character why it is invisible, and its position in the text; generated blanks follow the previous
    one."""
    kind: Disguise | None = None
    for number in range(raw.FPDFText_CountChars(text_page.raw)):
        handle = raw.FPDFText_GetTextObject(text_page.raw, number)
        if handle:
            kind = hidden.get(address_of(handle))
        place = raw.FPDFText_GetTextIndexFromCharIndex(text_page.raw, number)
        if place >= 0:
            yield kind, place


def _is_layer(text_page: Any, hidden: dict[int, Disguise]) -> bool:
    """Whether nearly all of the text is unpainted, or below the picture that it was recognized from."""
    kinds = [kind for kind, _ in _characters(text_page, hidden)]
    under = sum(kind in _LAYER for kind in kinds)
    return under > 0 and len(kinds) - under <= _STAMP * under


def _marked(text_page: Any, text: str, hidden: dict[int, Disguise]) -> str:
    """Mark the characters of hidden pieces, of kinds that hide sentences, or letters between many words."""
    kinds: list[Disguise | None] = [None] * len(text)
    for kind, place in _characters(text_page, hidden):
        if place < len(text):
            kinds[place] = kind
    runs = [
        (kind, "".join(letter for _, letter in run))
        for kind, run in groupby(zip(kinds, text, strict=True), key=lambda pair: pair[0])
    ]
    meant = {kind for kind in set(hidden.values()) if _is_meant([run for one, run in runs if one is kind])}
    return "".join(veil(foreign(run), kind if kind in meant else None) for kind, run in runs)


def _is_meant(runs: list[str]) -> bool:
    """Whether hidden text is deliberate: printers and form generators hide short marks such as file names and job
    numbers on many pages."""
    return sum(map(_has_letters, runs)) >= _MANY or is_running(" ".join(runs))


def _breadth(box: Box) -> float:
    return min(box[2] - box[0], box[3] - box[1])


def _has_letters(run: str) -> bool:
    return any(map(str.isalnum, run))
