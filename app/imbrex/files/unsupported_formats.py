"""Unsupported formats: files that people take for text documents, named so that they know what to do."""

from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import locked

# What stands at the start of the file, or among the names in its package.
_STARTS = {
    b"\xffWPC": "a WordPerfect document",
    b"\x31\xbe\x00\x00": "a Write document",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"GIF8": "a picture",
    b"II*\x00": "a picture",
    b"MM\x00*": "a picture",
    b"\x1f\x8b": "a packed archive",
    b"7z\xbc\xaf": "a packed archive",
    b"Rar!": "a packed archive",
    b"%!PS": "a PostScript file",
    b"MZ": "a program",
    b"\x7fELF": "a program",
}
_ENTRIES = {
    "xl/": "an Excel workbook",
    "ppt/": "a PowerPoint presentation",
    "index/document.iwa": "a Pages document",
    "index.apxl": "a Keynote presentation",
    "index.xml": "a Pages document",
    "theme/theme/": "an Office theme",
    "visio/": "a Visio drawing",
    "fixeddocseq.fdseq": "an XPS document",
    "[content_types].xml": "an Office file of an unknown kind",
}
_HINT = "Save its text as docx, odt, pdf or txt and open that."
_HINTS = {
    "a packed archive": "Unpack it and open what is inside.",
    "an Office theme": "It holds colours and fonts; open a document that uses it.",
}
_STREAMS = {
    "EncryptedPackage": "",
    "EncryptedSummary": "",
    "Workbook": "an Excel workbook",
    "Book": "an Excel workbook",
    "PowerPoint Document": "a PowerPoint presentation",
    "VisioDocument": "a Visio drawing",
    "__properties_version1.0": "an Outlook message",
    "MatOST": "a Works document",
    "MM": "a Works document",
    "CONTENTS": "a Works or Publisher document",
}


def describe(source: Source) -> UnreadableError | None:
    """Name the kind of a file that cannot be read; None when it is not known either."""
    kind = ""
    if source.is_zip:
        kind = _in_package(source) or "a packed archive"
    elif source.is_ole:
        kind = _in_compound_file(source)
    else:
        kind = next((name for start, name in _STARTS.items() if source.data.startswith(start)), "")
    if not kind:
        return None
    return UnreadableError(f"This is {kind}, which cannot be read.", _HINTS.get(kind, _HINT))


def _in_package(source: Source) -> str:
    names = [name.lower() for name in source.archive.names]
    return next((kind for start, kind in _ENTRIES.items() if any(name.startswith(start) for name in names)), "")


def _in_compound_file(source: Source) -> str:
    from imbrex.files.shared.ole_file import open_compound  # noqa: PLC0415 - a parser, needed here only

    with open_compound(source.data) as compound:
        for stream, kind in _STREAMS.items():
            if compound.exists(stream):
                if not kind:
                    raise locked(source.password)
                return kind
    return ""
