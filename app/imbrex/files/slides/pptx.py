"""Pptx: PowerPoint presentations (pptx, pptm, ppsx, potx): slides in their order, with notes and comments."""

from collections.abc import Callable, Iterator

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.drawingml import Palette, Setting, child, paragraphs, whole
from imbrex.files.shared.extracted import Block, Item, UnreadableError, compose
from imbrex.files.shared.hidden_text import block
from imbrex.files.shared.package import (
    Relation,
    has_main,
    main_part,
    package_history,
    package_properties,
    reference,
    relations,
    targets,
)
from imbrex.files.shared.side_text import COMMENT, DAMAGED_PART, notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, parse
from imbrex.files.shared.zip_archive import Archive, damaged
from imbrex.files.slides.shapes import Surroundings, shapes_of
from imbrex.files.slides.slide import SideText, Slide

_SHOWN_NOTES = frozenset({"body", ""})


def matches(source: Source) -> bool:
    """Detect by the main part of the package."""
    return source.is_zip and has_main(source.archive, "ppt/presentation.xml", "presentationml")


def read(source: Source) -> list[Item]:
    """Read a presentation."""
    archive = source.archive
    main = main_part(archive, "ppt/presentation.xml")
    deck = _Deck(archive, parse(archive.read(main)))
    for name in _order(archive, main, deck.root):
        deck.add(name)
    if deck.is_damaged:
        raise damaged()
    history = package_history(archive, deck.side_text.sessions)
    properties = package_properties(archive)
    return [compose(deck.blocks(), notes_on(deck.side_text.left_out), properties, deck.side_text.pictures, history)]


def _order(archive: Archive, main: str, root: Element) -> list[str]:
    """Return the names of the slides in the order of the presentation, each once."""
    names = {one.key: one.target for one in relations(archive, main)}
    slides = find(root, "sldIdLst")
    listed = (names.get(reference(one), "") for one in slides) if slides is not None else ()
    return [name for name in dict.fromkeys(listed) if name]


class _Deck:
    """Collects the text of a presentation."""

    def __init__(self, archive: Archive, root: Element) -> None:
        self.root = root
        self.side_text = SideText()
        self._archive = archive
        self._sheets: dict[str, Element | None] = {}
        self._streams: list[str] = []
        self._asides: list[Block] = []
        self._read = 0

    @property
    def is_damaged(self) -> bool:
        """Whether no slide could be read."""
        return not self._read and self.side_text.left_out.total() > 0

    def blocks(self) -> list[Block]:
        """Return the text of all slides, with an empty line between two, and blocks beside it."""
        return [block(PartKind.BODY, "\n".join(self._streams)), *self._asides]

    def add(self, name: str) -> None:
        """Read a slide; damage affects that slide only."""
        try:
            root = parse(self._archive.read(name))
            parts = list(relations(self._archive, name))
        except (KeyError, UnreadableError):
            self.side_text.left_out[DAMAGED_PART.format(kind="slide")] += 1
            return
        related = self._finder(parts)
        slide = Slide(root, self._surroundings(name), self.side_text, related)
        stream, asides = slide.read()
        self._read += 1
        self._streams += [stream] if stream else []
        self._asides += asides
        for part in parts:
            if part.kind.endswith("/notesSlide"):
                self._asides += [block(PartKind.FOOTNOTE, slide.signed(text)) for text in _notes(related(part.key))]
            elif part.kind.endswith("/comments"):
                self._asides += list(self._comments(related(part.key)))

    def _finder(self, parts: list[Relation]) -> Callable[[str], Element | None]:
        names = {one.key: one.target for one in parts}
        return lambda key: self._sheet(names.get(key, ""))

    def _sheet(self, name: str) -> Element | None:
        """Parse a part beside a slide; None if it is missing or damaged."""
        try:
            return parse(self._archive.read(name))
        except (KeyError, UnreadableError):
            return None

    def _kept(self, name: str) -> Element | None:
        """Parse a part that many slides have in common once."""
        if name not in self._sheets:
            self._sheets[name] = self._sheet(name)
        return self._sheets[name]

    def _above(self, name: str, kind: str) -> str:
        try:
            return next(targets(self._archive, name, kind), "")
        except UnreadableError:
            return ""

    def _surroundings(self, name: str) -> Surroundings:
        layout = self._above(name, "slideLayout")
        master = self._above(layout, "slideMaster")
        theme = self._kept(self._above(master, "theme"))
        size, above = child(self.root, "sldSz"), self._kept(master)
        return Surroundings(
            self._kept(layout),
            above,
            Palette.of(theme, child(above, "clrMap")),
            child(self.root, "defaultTextStyle"),
            *((whole(attribute(size, side)) for side in ("cx", "cy")) if size is not None else ()),
        )

    def _comments(self, root: Element | None) -> Iterator[Block]:
        for comment in find_all(root, "cm") if root is not None else ():
            self.side_text.left_out[COMMENT] += 1
            yield Block(PartKind.COMMENT, "".join(one.text or "" for one in comment.iter("{*}text", "{*}t")))


def _notes(root: Element | None) -> Iterator[str]:
    """Yield the speaker's notes of a slide."""
    for shape in shapes_of(root):
        body = child(shape.element, "txBody")
        if body is not None and shape.kind in _SHOWN_NOTES:
            yield "".join(f"{one}\n" for one in paragraphs(body, Setting()))
