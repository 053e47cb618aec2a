"""Docx context: what the stories of a document share."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from imbrex.engine.text.disguise import Disguise
from imbrex.files.docx.docx_layout import Sheet
from imbrex.files.docx.docx_parts import Package
from imbrex.files.docx.docx_styles import Styles
from imbrex.files.glyphs.embedded_fonts import EmbeddedFonts
from imbrex.files.shared.extracted import Block
from imbrex.files.shared.hidden_text import WHITE, Colour
from imbrex.files.shared.side_text import EMBEDDED
from imbrex.messages import Message


@dataclass(slots=True)
class StoryContext:
    """What the stories of a document share.

    Attributes:
        left_out: side text and missing content, counted by name.
        pictures: number of large ones.
        sessions: those in which text was written.
        package: parts beside the one that is read.
        labels: of lists, by list and level, if they contain sentences.
        noted: notes that the body refers to.
        fonts: embedded ones.
        appearances: why runs are invisible, by all that decides it.
    """

    styles: Styles = field(default_factory=Styles)
    sheet: Sheet = field(default_factory=Sheet)
    ground: Colour = WHITE
    left_out: Counter[Message] = field(default_factory=Counter)
    pictures: int = 0
    descriptions: set[str] = field(default_factory=set)
    sessions: set[int] = field(default_factory=set)
    package: Package = field(default_factory=Package)
    labels: Mapping[tuple[str, str], str] = field(default_factory=dict)
    noted: frozenset[tuple[str, str]] = frozenset()
    fonts: EmbeddedFonts = field(default_factory=lambda: EmbeddedFonts({}))
    appearances: dict[tuple[object, ...], Disguise | None] = field(default_factory=dict)

    def embedded(self, name: str) -> list[Block]:
        """Read an embedded file that is shown as part of the page; one that cannot be read is counted."""
        blocks = self.package.embedded(name)
        self.left_out[EMBEDDED] += blocks is None
        return blocks or []
