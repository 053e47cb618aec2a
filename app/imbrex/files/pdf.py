"""PDF files with text, read by PDFium."""

import re

import pypdfium2 as pdfium

from imbrex.engine.document import PartKind, Properties
from imbrex.files.archive import damaged, locked
from imbrex.files.extracted import Block, Item, UnreadableError, compose
from imbrex.files.properties import made, safely
from imbrex.files.source import PDF, Source

_HYPHEN_AT_LINE_END = re.compile("[\x02\ufffe](?:\r\n?|\n)?")
_LINE_END = re.compile("\r\n?")
_PASSWORD_WANTED = 4  # FPDF_ERR_PASSWORD


def matches(source: Source) -> bool:
    """Tell by the signature, which may come after some foreign bytes."""
    return PDF in source.data[:1024]


def read(source: Source) -> list[Item]:
    """Read the text of all pages."""
    try:
        document = pdfium.PdfDocument(source.data, password=source.password or None)
    except pdfium.PdfiumError as error:
        raise locked(source.password) if getattr(error, "err_code", None) == _PASSWORD_WANTED else damaged() from error
    try:
        pages = [_page_text(document, number) for number in range(len(document))]
        properties = safely(lambda: _properties(document))
    finally:
        document.close()
    bare = sum(not text.strip() for text in pages if text is not None)
    broken = pages.count(None)
    if not any(text and text.strip() for text in pages):
        raise UnreadableError(
            "There is no text in this PDF; its pages may be scanned pictures." if pages else "This PDF has no pages.",
            "Have its text recognised (OCR) first." if pages else "Get the file again.",
        )
    body = "\n\n".join(text.strip("\n") for text in pages if text and text.strip())
    return [compose([Block(PartKind.BODY, f"{body}\n")], _notes(bare, broken), properties)]


def _properties(document: pdfium.PdfDocument) -> Properties:
    told = document.get_metadata_value
    return made(told("Author"), "", told("CreationDate"), told("ModDate"), told("Title"))


def _page_text(document: pdfium.PdfDocument, number: int) -> str | None:
    """Give the text of a page, words joined that are broken at a line end; None for a damaged page."""
    try:
        page = document[number]
        text_page = page.get_textpage()
        text = str(text_page.get_text_range())
        text_page.close()
        page.close()
    except pdfium.PdfiumError:
        return None
    return _LINE_END.sub("\n", _HYPHEN_AT_LINE_END.sub("", text))


def _notes(bare: int, broken: int) -> list[str]:
    notes = []
    if bare:
        notes.append(f"{bare} page{'s have' if bare > 1 else ' has'} no text: scanned pictures?")
    if broken:
        notes.append(f"{broken} page{'s are' if broken > 1 else ' is'} damaged and could not be read.")
    return notes
