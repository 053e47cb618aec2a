"""Formats: the list of supported formats. A new format is a module with `matches` and `read`, and a line here."""

import importlib
from dataclasses import dataclass
from typing import Protocol

from imbrex.files.shared.extracted import Item, UnreadableError
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged
from imbrex.files.unsupported_formats import describe
from imbrex.messages import Message


class Module(Protocol):
    """Interface of a format's module."""

    def matches(self, source: Source) -> bool:
        """Whether the file has this format, by content or, failing that, by suffix."""

    def read(self, source: Source) -> list[Item]:
        """Read one or more texts from a file; raise UnreadableError."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format: its name, its module in this package, and the usual suffixes."""

    name: str
    module: str
    suffixes: tuple[str, ...]

    def load(self) -> Module:
        """Import the module; its parser is imported in the child process only."""
        module: Module = importlib.import_module(f"imbrex.files.{self.module}")
        return module


TXT = Format("txt", "plain.txt", (".txt", ".text", ".md", ".markdown", ".rst", ".csv", ".tsv", ".log", ".srt"))
FORMATS = (
    Format("pdf", "pdf.pdf", (".pdf",)),
    Format("rtf", "rtf.rtf", (".rtf",)),
    Format("docx", "docx.docx", (".docx", ".docm", ".dotx", ".dotm")),
    Format("odt", "odt.odt", (".odt", ".ott", ".fodt")),
    Format("epub", "ebooks.epub", (".epub",)),
    Format("doc", "doc.doc", (".doc", ".dot")),
    Format("word2", "doc.word2", ()),
    Format("wordml", "docx.wordml", ()),
    Format("fb2", "ebooks.fb2", (".fb2",)),
    Format("mhtml", "html.mhtml", (".mht", ".mhtml")),
    Format("records", "plain.json_records", (".json", ".jsonl", ".ndjson")),
    Format("html", "html.html", (".html", ".htm", ".xhtml", ".xht", ".shtml")),
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


def _unknown() -> UnreadableError:
    return UnreadableError(
        Message("Unsupported file type."),
        Message("Save the text as TXT, DOCX, ODT or PDF and open that file."),
    )
