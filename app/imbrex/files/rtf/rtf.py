"""RTF: rich text, with body, tables, footnotes and headers, in the code pages of its fonts.

After the Rich Text Format Specification 1.9.1. One pass over the file, in linear time.
"""

import re
from collections import Counter
from dataclasses import dataclass, field, replace

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind, Properties
from imbrex.engine.text.file_history import FileHistory
from imbrex.files.formats import embedded_pages
from imbrex.files.rtf.rtf_info import info_of, page_of
from imbrex.files.rtf.rtf_visibility import PLACES, SHAPE, Ink, Palette
from imbrex.files.shared.encoding import codec, in_symbol_font
from imbrex.files.shared.extracted import Block, Item, compose
from imbrex.files.shared.hidden_text import NO_MARKS, NOTE, UNKNOWN, block, foreign, mark_hidden
from imbrex.files.shared.properties import cleaned, made, safely
from imbrex.files.shared.sessions import history_of, in_session, session_number
from imbrex.files.shared.side_text import COMMENT, DELETION, EMBEDDED, FIELD, LARGE, field_prose, field_result, notes_on
from imbrex.files.shared.source import OLE, RTF, ZIP, Source
from imbrex.messages import Message
from imbrex.values import frozen

_GENERATOR = re.compile(rb"\\\*\\generator ([^;{}\\]{1,200})")
_HEAD = 2**20

_CHARSETS = {
    77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gb18030", 136: "big5", 161: "cp1253",
    162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 222: "cp874",
    238: "cp1250", 255: "cp437",
}  # fmt: skip
_PAGES = {"mac": "mac_roman", "pc": "cp437", "pca": "cp850"}
_SYMBOL_CHARSET = 2


class Fonts:
    """The code pages of fonts, by number."""

    def __init__(self) -> None:
        self._page = "cp1252"
        self._fonts: dict[int, str] = {}

    def page_word(self, word: str, number: int | None) -> bool:
        """Set the code page of the file; return whether the control word was one that names it."""
        if word not in _PAGES and word != "ansicpg":
            return False
        self._page = codec(_PAGES.get(word, f"cp{number}"))
        return True

    def font_word(self, font: int, word: str, number: int) -> None:
        """Process a control word inside the font table."""
        if word == "cpg":
            self._fonts[font] = codec(f"cp{number}")
        elif number == _SYMBOL_CHARSET:
            self._fonts[font] = "symbol"
        elif number in _CHARSETS:
            self._fonts.setdefault(font, _CHARSETS[number])

    def decode(self, raw: bytes, font: int) -> str:
        """Decode bytes in a font."""
        encoding = self._fonts.get(font, self._page)
        if encoding == "symbol":
            return "".join(in_symbol_font(byte) for byte in raw)
        return raw.decode(encoding, "replace")


TOKEN = re.compile(
    rb"\\([a-z]{1,32})(-?\d{1,10})? ?"  # a control word, its number, the blank that ends it
    rb"|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)",
    re.IGNORECASE | re.DOTALL,
)
CHARACTERS = {
    "par": "\n", "sect": "\n", "page": "\n", "line": "\n", "column": "\n", "tab": "\t", "softline": "\n",
    "emdash": "—", "endash": "–", "emspace": "\u2003", "enspace": "\u2002", "qmspace": "\u2005", "bullet": "•",
    "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "zwj": "\u200d", "zwnj": "\u200c",
    "nestcell": "\t", "nestrow": "\n",
}  # fmt: skip
SIGNS = {"~": "\u00a0", "_": "-", "-": "\u00ad", "\\": "\\", "{": "{", "}": "}", "\n": "\n", "\r": "\n"}
ASIDES = {
    "footnote": PartKind.FOOTNOTE,
    "annotation": PartKind.COMMENT,
    "fldinst": PartKind.FIELD,
} | dict.fromkeys(
    ("header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf"), PartKind.HEADER
)
SKIPPED = frozenset(
    "atnid atnauthor atnref atntime atnicn atndate atnparent stylesheet info pict objclass objname objalias objsect "
    "listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore "
    "xmlnstbl filetbl pntext listtext pn pnseclvl bkmkstart bkmkend tc xe txe rxe sp shprslt nonshppict nonesttables "
    "userprops ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn mmathPr template fontemb panose falt do background "
    "private passwordhash wgrffmtfilter protusertbl fname datafield formfield ud docvar htmltag".split()
)
# Groups marked as "skip if unknown" that nevertheless contain text.
KNOWN = frozenset({"shptxt", "shpinst", "shp", "nesttableprops", "upr", "ud", "fldrslt", *ASIDES})


_LARGE = LARGE * 12_240 * 15_840  # square twips of a page of Letter
_PLACES = {"fonttbl": "fonts", "colortbl": "colours"}
_GROUNDS = PLACES | {"trowd", "clcbpat", "cellx", "cbpat", "pard", "intbl"}
_NAMED = {"sn": "name", "sv": "value", "ffdeftext": "default", "objdata": "object"}  # texts of properties
_SIGNATURES = re.compile(b"|".join(map(re.escape, (RTF, OLE, ZIP))))
_NO_DIGIT = re.compile(r"[^0-9A-Fa-f]+")
_MOST_GROUPS = 10_000  # levels of nesting


@dataclass(slots=True)
class _Story:
    """Destination of text: the body with its tables, a note, or a header."""

    kind: PartKind
    out: list[str] = field(default_factory=list)
    paragraph: int = 0  # start of the current paragraph in `out`
    session: int = -1  # the last one marked in `out`


@frozen
class _State:
    """Properties in effect until the end of a group."""

    story: _Story
    skipped: bool = False
    fonts: bool = False  # inside the font table
    font: int = -1
    fallback: int = 1  # replacement characters after a Unicode one
    deleted: bool = False
    again: bool = False  # a picture in the form for older programs
    colours: bool = False  # inside the colour table
    ink: Ink = Ink()
    session: int = 0
    named: str = ""  # the property whose text comes
    field: int = -1  # where the result of a field starts in `story.out`
    embedded: int = -1  # and what is shown of an embedded file
    coded: bool = False  # only the Unicode form of what is here twice is text


def matches(source: Source) -> bool:
    """Detect by the signature."""
    return source.head.startswith(RTF)


def read(source: Source) -> list[Item]:
    """Read rich text."""
    reader = _Reader()
    reader.run(source.data)
    properties = safely(lambda: _properties(source.data))
    return [compose(reader.blocks, notes_on(reader.left_out), properties, reader.pictures, _history(reader, source))]


def _history(reader: "_Reader", source: Source) -> FileHistory:
    generator = _GENERATOR.search(source.data, 0, _HEAD)
    program = cleaned(generator[1].decode("ascii", "replace")) if generator else ""
    minutes, revisions = (str(reader.counts.get(word, "")) for word in ("edmins", "version"))
    return history_of(reader.sessions, minutes, revisions, program=program)


def _properties(data: bytes) -> Properties:
    strings, dates = info_of(data)
    author, editor, title = (_plain(strings.get(name, b""), page_of(data)) for name in ("author", "operator", "title"))
    return made(author, editor, dates.get("creatim", ""), dates.get("revtim", ""), title)


def _plain(content: bytes, page: bytes) -> str:
    """Read a piece of rich text as a file of its own."""
    reader = _Reader()
    reader.run(b"{%s\\ansi%s {%s}}" % (RTF, page, content))
    return " ".join(block.text for block in reader.blocks)


class _Reader:
    """Interprets the control words and collects the text."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.left_out: Counter[Message] = Counter()
        body = _Story(PartKind.BODY)
        self._state = _State(body)
        self._stack: list[_State] = []
        self._fonts = Fonts()
        self._palette = Palette()
        self._deleted: list[str] = []
        self._size: dict[str, int] = {}  # of a picture
        self.pictures = 0
        self._default_font = -1
        self._bytes = bytearray()  # of one code page, not decoded yet
        self._to_skip = 0  # replacement characters still to come after a Unicode character
        self._starred = False
        self._in_table = False
        self._table: list[str] = []
        self._row: list[str] = []
        self._stories = [body]
        self.sessions: set[int] = set()
        self.counts: dict[str, int] = {}  # of minutes and of versions
        self._named = dict.fromkeys(_NAMED.values(), "")
        self._code = ""  # of the last field

    def run(self, data: bytes) -> None:
        """Read all of a file; binary pictures are skipped."""
        place = data.find(RTF)
        while (found := TOKEN.match(data, place)) is not None:
            place = found.end()
            word, number, code, sign, brace, text = found.groups()
            if word == b"bin":
                place += max(0, int(number or 0))
            elif word:
                self._word(word.decode("ascii"), None if number is None else int(number))
            elif code:
                self._put_bytes(bytes([int(code, 16)]))
            elif sign:
                self._sign(sign.decode("latin-1"))
            elif brace:
                self._brace(brace)
                if not self._stack:
                    break
            elif text:
                self._put_bytes(text)
        self._finish()

    def _brace(self, brace: bytes) -> None:
        self._flush()
        self._to_skip, self._starred = 0, False
        if brace == b"{":
            if len(self._stack) < _MOST_GROUPS:
                self._stack.append(self._state)
            return
        inner = self._state
        self._state = self._stack.pop() if self._stack else self._state
        if inner.story is not self._state.story:
            self._end_aside(inner.story)
        elif inner.field >= 0 > self._state.field:
            self._end_field(inner)
        elif inner.embedded >= 0 > self._state.embedded:
            self._end_object(inner)
        if inner.named == "value" and not self._state.named:
            self._end_property()

    def _end_property(self) -> None:
        """End a property of a shape: it may hide it, or be the text of WordArt."""
        name, value = self._named["name"].strip(), self._named["value"].strip()
        if name == "fHidden":
            self._palette.shape["hidden"] = int(value == "1")
        elif name == "gtextUNICODE" and value:
            self._state.story.out += [mark_hidden(foreign(value), self._state.ink.why), "\n"]

    def _end_field(self, inner: _State) -> None:
        """End a field; one without a stored result shows that of its code, or the default of a form."""
        text = field_result(self._code) or self._named["default"]
        if text and not inner.skipped and not "".join(inner.story.out[inner.field :]).translate(NO_MARKS).strip():
            if self.blocks and self.blocks[-1].kind is PartKind.FIELD:
                self.blocks.pop()
            inner.story.out.append(self._signed(mark_hidden(foreign(text), self._palette.disguise(inner.ink, None))))
        self._code = self._named["default"] = ""

    def _end_object(self, inner: _State) -> None:
        """Add the pages of an embedded document, hidden if the page shows another text in its place."""
        digits, self._named["object"] = _NO_DIGIT.sub("", self._named["object"]), ""
        data = bytes.fromhex(digits[: len(digits) // 2 * 2])
        if inner.skipped or not data:
            return
        found = _SIGNATURES.search(data)
        pages = embedded_pages(Source(data[found.start() :], "", "")) if found else None
        self.left_out[EMBEDDED] += not pages
        is_shown = not "".join(inner.story.out[inner.embedded :]).translate(NO_MARKS).strip()
        for page in pages or ():
            self.blocks.append(page if is_shown else block(page.kind, mark_hidden(foreign(page.text), Disguise.HIDDEN)))

    def _end_aside(self, story: _Story) -> None:
        text = "".join(story.out)
        if story.kind is PartKind.FIELD:
            self._code = text.translate(NO_MARKS)
            text = field_prose(text)
            self.left_out[FIELD] += not text
        elif story.kind is PartKind.COMMENT:
            self.left_out[COMMENT] += 1
        self.blocks.append(block(story.kind, f"{text}\n"))

    def _sign(self, sign: str) -> None:
        if sign == "*":
            self._starred = True
        elif sign in SIGNS:
            self._put(SIGNS[sign])

    def _word(self, word: str, number: int | None) -> None:
        starred, self._starred = self._starred, False
        if word in _NAMED:
            self._named[_NAMED[word]] = ""
            self._change(skipped=True, named=_NAMED[word])
        elif word in {"upr", "ud"}:
            twice = word == "upr"
            self._change(skipped=twice or not self._state.coded, coded=twice and not self._state.skipped)
        elif (starred and word not in KNOWN) or word in SKIPPED:
            self._palette.paper = UNKNOWN if word == "background" else self._palette.paper
            self._change(skipped=True, again=self._state.again or word == "nonshppict")
        elif word in ASIDES:
            if not self._state.skipped:
                self._refer(ASIDES[word])
                self._change(story=_Story(ASIDES[word]), ink=Ink(), deleted=False)
        elif word in CHARACTERS:
            self._put(CHARACTERS[word])
            if word in {"par", "sect"}:
                self._end_paragraph()
        elif word == "u" and number is not None:
            self._put(chr(number % 0x10000))
            self._to_skip = self._state.fallback
        elif word in {"cell", "row"}:
            self._cell() if word == "cell" else self._end_row()
        else:
            self._format(word, number)

    def _refer(self, kind: PartKind) -> None:
        """Record the position of a footnote; its number is generated for display."""
        if kind is PartKind.FOOTNOTE and self._state.story.kind is PartKind.BODY:
            self._flush()
            self._state.story.out.append(NOTE)

    def _format(self, word: str, number: int | None) -> None:
        if (ink := self._state.ink.changed(word, number)) is not None:
            self._change(ink=replace(ink, why=self._palette.why_shape()) if word == "shptxt" else ink)
        if self._state.colours:
            self._flush()
            self._palette.table_word(word, number)
        elif self._fonts.page_word(word, number):
            self._flush()
        elif word == "plain":
            self._change(font=self._default_font, deleted=False, session=0)
        elif word in _PLACES:
            self._change(**{_PLACES[word]: True})
        elif word == "deleted":
            self.left_out[DELETION] += number != 0
            self._change(deleted=number != 0)
        elif word in _GROUNDS:
            self._flush()
            self._palette.ground_word(word, number)
            if word in {"intbl", "pard"}:
                self._in_table = word == "intbl"
        elif number is None:
            self._begin(word)
        else:
            self._set(word, number)

    def _begin(self, word: str) -> None:
        if word == "field":
            self._change(field=len(self._state.story.out))
        elif word == "object":
            self._change(embedded=len(self._state.story.out))
        elif word == "shp":
            self._palette.shape = {}

    def _set(self, word: str, number: int) -> None:
        if word == "f":
            self._change(font=number)
        elif word == "deff":
            self._default_font = number
            self._change(font=number)
        elif word in {"fcharset", "cpg"} and self._state.fonts:
            self._fonts.font_word(self._state.font, word, number)
        elif word == "uc":
            self._change(fallback=max(0, number))
        elif word in {"picwgoal", "pichgoal"}:
            self._measure(word, number)
        elif word in {"rsid", "rsidroot", "insrsid"}:
            self.sessions.add(session_number(str(number), 10))
            if word == "insrsid":
                self._change(session=session_number(str(number), 10))
        elif word in {"edmins", "version"}:
            self.counts[word] = number
        elif word in SHAPE:
            self._palette.shape[word] = number

    def _measure(self, word: str, number: int) -> None:
        """Count large pictures."""
        self._size[word] = number
        if len(self._size) == 2:
            large = self._size["picwgoal"] * self._size["pichgoal"] >= _LARGE
            self.pictures += large and not self._state.again
            self._size = {}

    def _change(self, **changes: object) -> None:
        self._flush()
        self._state = replace(self._state, **changes)  # type: ignore[arg-type]

    def _put_bytes(self, raw: bytes) -> None:
        dropped = min(self._to_skip, len(raw))
        self._to_skip -= dropped
        self._bytes += raw[dropped:]

    def _flush(self) -> None:
        """Decode the bytes collected in one font: a Chinese character is two codes."""
        if not self._bytes:
            return
        raw, self._bytes = bytes(self._bytes), bytearray()
        self._add(self._fonts.decode(raw, self._state.font))

    def _put(self, text: str) -> None:
        if self._to_skip:
            self._to_skip -= 1
            return
        self._flush()
        self._add(text)

    def _add(self, text: str) -> None:
        state = self._state
        if state.colours:
            self._palette.table_text(text)
        elif state.named:
            self._named[state.named] += text
        elif state.skipped or state.fonts:
            return
        elif state.deleted:
            self._deleted.append(text)
        else:
            self._end_deletion()
            cell = len(self._row) if self._in_table else None
            state.story.out.append(self._signed(mark_hidden(foreign(text), self._palette.disguise(state.ink, cell))))

    def _signed(self, text: str) -> str:
        """Mark the editing session of a text where it changes; many pieces of a text are one letter."""
        story, session = self._state.story, self._state.session
        if not self.sessions or story.kind is PartKind.FIELD or story.session == session:
            return text
        story.session = session
        return in_session(text, session)

    def _end_deletion(self) -> None:
        if self._deleted:
            self.blocks.append(Block(PartKind.DELETION, "".join(self._deleted)))
            self._deleted = []

    def _end_paragraph(self) -> None:
        story = self._state.story
        if story.kind is PartKind.BODY and not self._in_table and not self._state.skipped:
            self._end_table()
            story.paragraph = len(story.out)

    def _cell(self) -> None:
        """Move the paragraphs since the last cell out of the body."""
        self._flush()
        story = self._state.story
        if self._state.skipped:
            return
        if story.kind is not PartKind.BODY:
            story.out.append("\t")
            return
        self._row.append("".join(story.out[story.paragraph :]).removesuffix("\n"))
        del story.out[story.paragraph :]
        story.session = -1

    def _end_row(self) -> None:
        if self._state.story.kind is not PartKind.BODY:
            self._put("\n")
        elif self._row and not self._state.skipped:
            self._table.append("\t".join(self._row) + "\n")
            self._row = []

    def _end_table(self) -> None:
        if self._row:
            self._table.append("\t".join(self._row) + "\n")
        if self._table:
            self.blocks.append(block(PartKind.TABLE, "".join(self._table)))
        self._row, self._table = [], []

    def _finish(self) -> None:
        self._flush()
        self._end_deletion()
        self._end_table()
        body = "".join(self._stories[0].out)
        self.blocks.insert(0, block(PartKind.BODY, body if body.endswith("\n") else f"{body}\n"))
