"""Targets: what takes bytes or texts from outside, each as a function that raises what must not be raised."""

import io
import warnings
from collections.abc import Callable, Mapping
from functools import partial

import numpy as np

from imbrex.child import wire
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, Options
from imbrex.engine.text.document import Document, PartKind
from imbrex.engine.text.file_history import FileHistory
from imbrex.engine.text.markup import strip_markup
from imbrex.errors import ImbrexError
from imbrex.files.formats import FORMATS, Format
from imbrex.files.glyphs.embedded_fonts import EmbeddedFonts
from imbrex.files.html.cascade import Cascade, declarations
from imbrex.files.reader_answer import Answer, unpacked
from imbrex.files.scans.page_pictures import picture_of
from imbrex.files.scans.recognized_text import is_doubtful, marked_text
from imbrex.files.shared import css
from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import Extracted
from imbrex.files.shared.hidden_text import block, split_hidden
from imbrex.files.shared.properties import office_history
from imbrex.files.shared.sessions import in_session, session_number, written_in
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import parse
from imbrex.files.submissions.layout import Member
from imbrex.files.submissions.layouts import LAYOUTS
from imbrex.files.submissions.roster import parse_roster
from imbrex.files.submissions.zip_directory import Directory
from imbrex.languages.registry import Languages

Target = Callable[[bytes], None]

_LANGUAGES = Languages()
_ENCODINGS = (
    ("utf-8", "surrogateescape"),
    ("utf-16-le", "replace"),
    ("cp1251", "replace"),
    ("gb18030", "replace"),
    ("utf-32-le", "replace"),
)
_MEMBERS = 50  # of an archive that are unpacked
_EVERYTHING = Options(canonization=Canonization(drop=PartOfSpeech(0xFF)))


def read_as(form: Format, data: bytes) -> None:
    """Read bytes by one format, whether it takes them for its own or not; parts must lie in the text."""
    source = Source(data, form.suffixes[0] if form.suffixes else ".xml", "fuzzed")
    module = form.load()
    try:
        if not module.matches(source):
            return
        items = module.read(source)
    except (ImbrexError, RecursionError):  # the process that reads has a sentence for the second
        return
    for item in items:
        if isinstance(item, Extracted):
            assert all(part.span.end <= len(item.text) for part in item.parts)
            item.text.encode("utf-8")


def decode_bytes(data: bytes) -> None:
    """Find the encoding of bytes."""
    try:
        text = decode(data).text
    except ImbrexError:
        return
    text.encode("utf-8")


def strip(data: bytes) -> None:
    """Take the markup out of a text; every letter must know its place."""
    text = _text(data)
    stripped = strip_markup(text)
    if stripped is not None:
        assert len(stripped.text) == len(stripped.start) == len(stripped.end)
        assert (stripped.start < stripped.end).all()
        assert (np.diff(stripped.start) >= 0).all()


def canonize(data: bytes) -> None:
    """Find the words of a text and what they are compared as; they must rise and lie in the text."""
    text = _text(data)
    for options in (Options(), _EVERYTHING):
        corpus = Corpus(_LANGUAGES.find, options)
        corpus.add([Document("a", "a", text), Document("b", "b", text[::-1])])
        tokens = corpus.tokens("a")
        assert (tokens.start < tokens.end).all()
        assert (tokens.start[1:] >= tokens.end[:-1]).all()
        assert not len(tokens) or tokens.end[-1] <= len(text)
        for index in range(min(50, len(tokens))):
            tokens.canonical(index).encode("utf-8", "surrogatepass")


def look_for_disguises(data: bytes) -> None:
    """Look for disguises in a text; their places must lie in it."""
    text = _text(data)
    corpus = Corpus(_LANGUAGES.find, Options())
    corpus.add([Document("a", "a", text)])
    for place in corpus.disguises("a").places:
        assert place.span.end <= len(text)


def unpack_submissions(data: bytes) -> None:
    """List the ZIP file of a learning platform, unpack its members, and give them to students by every layout."""
    try:
        directory = Directory(io.BytesIO(data))
        listed = directory.listing().members
    except ImbrexError:
        return
    contents = {}
    for one in listed[:_MEMBERS]:
        try:
            contents[one.name] = directory.unpack(one.number, "password")
        except ImbrexError:
            contents[one.name] = b""
    members = [Member((one.number,), one.name, one.size, one.crc) for one in listed]
    names = [member.name for member in members]
    for layout in LAYOUTS:
        if layout.matches(names):
            filed = layout.file_members(members, "archive", lambda member: _text(contents.get(member.name, b"")))
            assert {one.member for one in filed} <= set(members)
        for name in names:
            layout.is_listing(name)


def read_roster(data: bytes) -> None:
    """Read a roster; everyone in it has a name."""
    try:
        roster = parse_roster(data)
    except ImbrexError:
        return
    assert all(student.name for student in roster.students)


def draw_picture(data: bytes) -> None:
    """Draw an image as it is recognized; its size must be that of its dots."""
    try:
        with warnings.catch_warnings(action="ignore"):  # of Pillow
            picture = picture_of(Source(data, ".png", "fuzzed"), 0, every=True)
    except ImbrexError:
        return
    assert len(picture.dots) == picture.width * picture.height


def read_recognized(data: bytes) -> None:
    """Read the table of a page that Tesseract has recognized; its words must lie in the text."""
    try:
        marked = marked_text(data.decode("utf-8", "replace"))
    except ImbrexError:
        return
    is_doubtful(marked)
    page = block(PartKind.BODY, marked)
    assert all(span.end <= len(page.text) for span in (*page.recognition.pages, *page.recognition.uncertain))


def apply_styles(data: bytes) -> None:
    """Read a style sheet, its declarations and each of their values."""
    text = data.decode("utf-8", "replace")
    try:
        declared_twice = declarations(text)
        Cascade([text], None)
    except RecursionError:
        return
    for declared in declared_twice:
        for value in declared.values():
            css.colour(value)
            css.points(value, 12.0)


def take_answer(data: bytes) -> None:
    """Take the answer of a process that may have been taken over: a ValueError refuses it."""
    try:
        answer = wire.decode_answer(data, Answer)
        items = unpacked(answer.value) if isinstance(answer, wire.Done) else []
    except ValueError:
        return
    for item in items:
        if isinstance(item, Extracted):
            assert all(0 <= part.span.start <= part.span.end <= len(item.text) for part in item.parts)


def judge_font(data: bytes) -> None:
    """Judge the letters of a font; those that show others must be among them."""
    letters = "the keeper of the lighthouse wrote every evening МЕДЬ подорожала весной"
    fonts = EmbeddedFonts({"font": [lambda: data]})
    assert fonts.marked(letters, "font") == letters
    if fonts.are_misleading():
        text, unseen = split_hidden(fonts.marked(letters, "font"))
        assert all(one.span.end <= len(text) for one in unseen)


def read_history(data: bytes) -> None:
    """Read the metadata of an Office file, and the sessions in its text."""
    sessions = {session_number(piece.decode("ascii", "replace")) for piece in data.split(b'"')[1::2]}
    text = "".join(in_session("word ", session) for session in sorted(sessions))
    assert all(piece.span.end <= len(text) for piece in written_in(text))
    try:
        history = office_history([parse(data)], sessions)
    except ImbrexError:
        return
    assert isinstance(history, FileHistory)


def _text(data: bytes) -> str:
    """Take the first byte as the choice of an encoding, so that letters of all scripts come soon."""
    encoding, errors = _ENCODINGS[data[0] % len(_ENCODINGS)] if data else _ENCODINGS[0]
    return data[1:].decode(encoding, errors)


TARGETS: Mapping[str, Target] = {
    **{form.name: partial(read_as, form) for form in FORMATS},
    "encoding": decode_bytes,
    "markup": strip,
    "canonizer": canonize,
    "disguises": look_for_disguises,
    "submissions": unpack_submissions,
    "roster": read_roster,
    "picture": draw_picture,
    "recognized": read_recognized,
    "styles": apply_styles,
    "answer": take_answer,
    "history": read_history,
    "font": judge_font,
}
"""By name: every reader in this process, and what texts go through first."""
