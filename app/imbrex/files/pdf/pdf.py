"""PDF: PDF files with text, read by PDFium."""

import re

import pypdfium2 as pdfium

from imbrex.engine.text.document import PartKind, Properties
from imbrex.files.pdf.key_length import with_bits
from imbrex.files.pdf.pdf_pages import PageText, page_text
from imbrex.files.shared.extracted import Item, UnreadableError, compose
from imbrex.files.shared.hidden_text import block
from imbrex.files.shared.properties import made, safely
from imbrex.files.shared.source import PDF, Source
from imbrex.files.shared.zip_archive import damaged, locked
from imbrex.messages import Message

_HYPHEN_AT_LINE_END = re.compile("[\x02\ufffe](?:\r\n?|\n)?")
_LINE_END = re.compile("\r\n?")
_MOST_OBJECTS = 150_000  # of all pages; a book has a tenth of it, and more would exceed the time limit
_PASSWORD_WANTED = 4  # FPDF_ERR_PASSWORD


def matches(source: Source) -> bool:
    """Detect by the signature, which may follow some foreign bytes."""
    return PDF in source.data[:1024]


def read(source: Source) -> list[Item]:
    """Read the text of all pages."""
    document = _opened(source)
    try:
        pages, looked = _pages(document)
        properties = safely(lambda: _properties(document))
    finally:
        document.close()
    good = [page for page in pages if page is not None]
    texts = [_joined(page.marked) for page in good if page.marked.strip()]
    bare = sum(page.pictured for page in good if not page.marked.strip())
    if not texts:
        raise (
            _nothing(scanned=bare > 0)
            if pages
            else UnreadableError(Message("The PDF has no pages."), Message("Download or copy the file again."))
        )
    body = "\n\n".join(text.strip("\n") for text in texts)
    notes = _notes(bare, len(pages) - len(good), sum(page.recognised for page in good))
    if looked < len(pages):
        notes.append(
            Message(
                "Only the first {count} pages were checked for hidden text because the pages are too complex.",
                count=looked,
            )
        )
    return [compose([block(PartKind.BODY, f"{body}\n")], notes, properties, sum(page.pictures for page in good))]


def _opened(source: Source) -> pdfium.PdfDocument:
    password = source.password or None
    try:
        return pdfium.PdfDocument(source.data, password=password)
    except pdfium.PdfiumError as error:
        if getattr(error, "err_code", None) != _PASSWORD_WANTED:
            raise damaged() from error
        data = with_bits(source.data)
        if data is None:
            raise locked(source.password) from error
    try:
        return pdfium.PdfDocument(data, password=password)
    except pdfium.PdfiumError as error:
        raise locked(source.password) from error


def _nothing(*, scanned: bool) -> UnreadableError:
    if scanned:
        return UnreadableError(
            Message("The PDF contains no text. Its pages may be scanned images."),
            Message("Run text recognition (OCR) first."),
        )
    return UnreadableError(
        Message("This document contains no text."),
        Message("If its pages show text, the text is drawn as an image. Run text recognition (OCR) first."),
    )


def _properties(document: pdfium.PdfDocument) -> Properties:
    told = document.get_metadata_value
    return made(told("Author"), "", told("CreationDate"), told("ModDate"), told("Title"))


def _pages(document: pdfium.PdfDocument) -> tuple[list[PageText | None], int]:
    """Return the text of all pages, and the number of pages checked for hidden text."""
    pages: list[PageText | None] = []
    objects = looked = 0
    for number in range(len(document)):
        page = _page(document, number, look=objects < _MOST_OBJECTS)
        looked += objects < _MOST_OBJECTS
        objects += page.objects if page is not None else 0
        pages.append(page)
    return pages, looked


def _page(document: pdfium.PdfDocument, number: int, *, look: bool) -> PageText | None:
    """Return the text of a page; None for a damaged page."""
    try:
        page = document[number]
        try:
            return page_text(page, look=look)
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
