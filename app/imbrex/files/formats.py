"""Formats: the list of supported formats. A new format is a module with `matches` and `read`, and a line here."""

import importlib
from typing import Protocol

from imbrex.files.shared.extracted import Block, Extracted, Item, UnreadableError
from imbrex.files.shared.file_names import LATEX_SUFFIXES
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged, locked
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen

# Signatures at the start of the file, or among the names in its package.
_STARTS = {
    b"\xffWPC": Message("a WordPerfect document"),
    b"\x31\xbe\x00\x00": Message("a Write document"),
    b"\x1f\x8b": Message("a compressed archive"),
    b"7z\xbc\xaf": Message("a compressed archive"),
    b"Rar!": Message("a compressed archive"),
    b"%!PS": Message("a PostScript file"),
    b"MZ": Message("a program"),
    b"\x7fELF": Message("a program"),
}
_ENTRIES = {
    "xl/": Message("an Excel workbook"),
    "index/document.iwa": Message("a Pages document"),
    "index.apxl": Message("a Keynote presentation"),
    "index.xml": Message("a Pages document"),
    "theme/theme/": Message("an Office theme"),
    "visio/": Message("a Visio drawing"),
    "fixeddocseq.fdseq": Message("an XPS document"),
    "[content_types].xml": Message("an Office file of an unknown kind"),
}
_HINT = Message("Save the text as DOCX, ODT, PDF or TXT and open that file.")
_HINTS = {
    Message("an Excel workbook"): Message("Save it as XLSX and open that file."),
    Message("a PowerPoint presentation"): Message("Save it as PPTX and open that file."),
    Message("a compressed archive"): Message("Unpack it and open the files inside."),
    Message("an Office theme"): Message("It contains only colours and fonts. Open a document that uses it."),
}
_STREAMS = {
    "EncryptedPackage": NOTHING,
    "EncryptedSummary": NOTHING,
    "Workbook": Message("an Excel workbook"),
    "Book": Message("an Excel workbook"),
    "PowerPoint Document": Message("a PowerPoint presentation"),
    "VisioDocument": Message("a Visio drawing"),
    "__properties_version1.0": Message("an Outlook message"),
    "MatOST": Message("a Works document"),
    "MM": Message("a Works document"),
    "CONTENTS": Message("a Works or Publisher document"),
}


def describe(source: Source) -> UnreadableError | None:
    """Name the type of a file that cannot be read; None if unknown."""
    if source.is_zip:
        kind = _in_package(source) or Message("a compressed archive")
    elif source.is_ole:
        kind = _in_compound_file(source)
    else:
        kind = next((name for start, name in _STARTS.items() if source.data.startswith(start)), NOTHING)
    if not kind:
        return None
    return UnreadableError(Message("This file can't be read because it is {kind}.", kind=kind), _HINTS.get(kind, _HINT))


def _in_package(source: Source) -> Message:
    names = [name.lower() for name in source.archive.names]
    return next((kind for start, kind in _ENTRIES.items() if any(name.startswith(start) for name in names)), NOTHING)


def _in_compound_file(source: Source) -> Message:
    from imbrex.files.shared.ole_file import open_compound  # noqa: PLC0415 - a parser, needed here only

    with open_compound(source.data) as compound:
        for stream, kind in _STREAMS.items():
            if compound.exists(stream):
                if not kind:
                    raise locked(source.password)
                return kind
    return NOTHING


class Module(Protocol):
    """Interface of a format's module."""

    def matches(self, source: Source) -> bool:
        """Whether the file has this format, by content or, failing that, by suffix."""

    def read(self, source: Source) -> list[Item]:
        """Read one or more texts from a file; raise UnreadableError."""


@frozen
class Format:
    """A format: its name, its module in this package, and the usual suffixes."""

    name: str
    module: str
    suffixes: tuple[str, ...]

    def load(self) -> Module:
        """Import the module; its parser is imported in the child process only."""
        module: Module = importlib.import_module(f"imbrex.files.{self.module}")
        return module


IMAGE = Format("image", "scans.picture", (".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp", ".bmp", ".gif"))
TXT = Format("txt", "plain.txt", (".txt", ".text", ".md", ".markdown", ".rst", ".csv", ".tsv", ".log", ".srt"))
LATEX = Format("latex", "latex.latex", LATEX_SUFFIXES)
FORMATS = (
    Format("pdf", "pdf.pdf", (".pdf",)),
    Format("rtf", "rtf.rtf", (".rtf",)),
    Format("docx", "docx.docx", (".docx", ".docm", ".dotx", ".dotm")),
    Format("xlsx", "sheets.xlsx", (".xlsx", ".xlsm", ".xltx", ".xltm")),
    Format("odp", "slides.odp", (".odp", ".otp", ".fodp")),
    Format("ods", "sheets.ods", (".ods", ".ots", ".fods")),
    Format("odt", "odt.odt", (".odt", ".ott", ".fodt")),
    Format("pptx", "slides.pptx", (".pptx", ".pptm", ".ppsx", ".ppsm", ".potx", ".potm")),
    Format("epub", "ebooks.epub", (".epub",)),
    Format("doc", "doc.doc", (".doc", ".dot")),
    Format("word2", "doc.word2", ()),
    Format("wordml", "docx.wordml", ()),
    Format("fb2", "ebooks.fb2", (".fb2",)),
    Format("mbox", "mail.mbox", (".mbox",)),
    Format("eml", "mail.eml", (".eml",)),
    Format("mhtml", "html.mhtml", (".mht", ".mhtml")),
    Format("bibtex", "latex.bibtex", (".bib", ".bibtex")),
    Format("ris", "latex.ris", (".ris",)),
    LATEX,
    Format("ipynb", "notebooks.ipynb", (".ipynb",)),
    Format("records", "plain.json_records", (".json", ".jsonl", ".ndjson")),
    Format("html", "html.html", (".html", ".htm", ".xhtml", ".xht", ".shtml")),
    IMAGE,
    TXT,
)
SUFFIXES = {suffix: form for form in FORMATS for suffix in form.suffixes}


def recognize(source: Source) -> Format:
    """Find the format of a file, whatever its name.

    Raises:
        UnreadableError: its type is not supported, or it is too damaged to recognize.
    """
    for form in FORMATS:
        if form.load().matches(source):
            return form
    raise describe(source) or (damaged() if source.suffix in SUFFIXES else _unknown())


def embedded_pages(source: Source) -> list[Block] | None:
    """The pages of a file that is shown inside another one; None if it cannot be read."""
    try:
        items = recognize(source).load().read(source)
    except UnreadableError:
        return None
    return [item.page() for item in items if isinstance(item, Extracted)]


def _unknown() -> UnreadableError:
    return UnreadableError(
        Message("Unsupported file type."),
        Message("Save the text as TXT, DOCX, ODT or PDF and open that file."),
    )
