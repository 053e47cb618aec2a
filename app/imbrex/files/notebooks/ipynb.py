"""Ipynb: Jupyter notebooks of formats 3 and 4: the cells in order, without what their code prints."""

import html
import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind, Properties
from imbrex.files.html.html import PageContent, read_markup
from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import Block, Item, compose
from imbrex.files.shared.hidden_text import block, foreign, mark_hidden
from imbrex.files.shared.properties import made, safely
from imbrex.files.shared.side_text import is_prose, notes_on
from imbrex.files.shared.source import Source, has_signature
from imbrex.files.shared.zip_archive import damaged
from imbrex.messages import Message

_OUTPUT = Message("{count} cell output(s)")
_TAGS = (
    "a abbr b blockquote br center code dd del details div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol "
    "p pre s small span strong style sub summary sup table tbody td th thead tr u ul"
).split()
_TAG = re.compile(rf"</?(?:{'|'.join(_TAGS)})(?:\s[^<>]{{0,1000}})?/?>|<!--", re.IGNORECASE)
_OPENING = re.compile(rf"<(?!/?(?:{'|'.join(_TAGS)})[\s/>]|!--)", re.IGNORECASE)
_FENCE = re.compile(r"(^```.*?(?:^```|\Z)|`[^`\n]{1,500}`)", re.MULTILINE | re.DOTALL)
_IMAGE = re.compile(r"!\[([^\]\n]{0,500})\]\([^)\s]{0,2000}(?:\s[^)\n]{0,200})?\)")
_LINK = re.compile(r"(?<!!)\[([^\]\n]{1,500})\]\([^)\s]{0,2000}(?:\s[^)\n]{0,200})?\)")
_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+", re.MULTILINE)
_BEGIN, _END = "\ue000", "\ue001"  # around what is not shown, until HTML has been read
_CONCEALED = re.compile(f"{_BEGIN}([^{_END}]*){_END}?")
_MOST_AUTHORS = 20
_DEFINITION = re.compile(r"^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*(.*)$", re.MULTILINE)


def matches(source: Source) -> bool:
    """Detect by the suffix, or by the number of its format and its cells."""
    if has_signature(source.head):
        return False
    if source.suffix == ".ipynb":
        return True
    data = source.data
    return source.head.startswith(b"{") and b'"nbformat"' in data and (b'"cells"' in data or b'"worksheets"' in data)


def read(source: Source) -> list[Item]:
    """Read a notebook."""
    try:
        notebook = json.loads(decode(source.data).text)
    except (ValueError, RecursionError) as error:
        raise damaged() from error
    if not isinstance(notebook, dict):
        raise damaged()
    texts, descriptions, left_out = list[str](), dict[str, None](), Counter[Message]()
    for cell in _cells(notebook):
        outputs = cell.get("outputs")
        left_out[_OUTPUT] += len(outputs) if isinstance(outputs, list) else 0
        told = _told(cell)
        texts += [told.text] if told.text.strip() else []
        descriptions |= told.descriptions
    blocks = [block(PartKind.BODY, "\n\n".join(text.strip("\n") for text in texts) + "\n")]
    blocks += [Block(PartKind.ALTERNATIVE, one) for one in descriptions]
    return [compose(blocks, notes_on(left_out), safely(lambda: _properties(notebook)))]


def _properties(notebook: dict[str, Any]) -> Properties:
    metadata = notebook["metadata"]
    authors = metadata.get("authors", ())
    names = (one.get("name") if isinstance(one, dict) else one for one in authors[:_MOST_AUTHORS])
    title = metadata.get("title", metadata.get("name", ""))
    return made(
        ", ".join(name for name in names if isinstance(name, str)), title=title if isinstance(title, str) else ""
    )


def _cells(notebook: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the cells, which older notebooks have in worksheets."""
    sheets = notebook.get("worksheets")
    for holder in sheets if isinstance(sheets, list) else [notebook]:
        cells = holder.get("cells") if isinstance(holder, dict) else None
        yield from (cell for cell in (cells if isinstance(cells, list) else ()) if isinstance(cell, dict))


def _told(cell: dict[str, Any]) -> PageContent:
    text = foreign(_text(cell.get("source", cell.get("input", ""))))
    if cell.get("cell_type") == "markdown":
        return _rendered(text)
    told = PageContent(text)
    metadata = cell.get("metadata")
    jupyter = metadata.get("jupyter") if isinstance(metadata, dict) else None
    if isinstance(jupyter, dict) and jupyter.get("source_hidden") is True:
        told.text = mark_hidden(text, Disguise.HIDDEN)
    return told


def _text(source: Any) -> str:
    """Return the text of a cell, which may be a list of lines."""
    lines = source if isinstance(source, list) else [source]
    return "".join(line for line in lines if isinstance(line, str))


def _rendered(text: str) -> PageContent:
    """Return a text in Markdown as it is shown: without the marks that would be words, and with HTML in it."""
    pieces = _FENCE.split(text)
    descriptions = dict.fromkeys(found[1] for piece in pieces[::2] for found in _IMAGE.finditer(piece))
    pieces[::2] = (_DEFINITION.sub(_defined, _LINK.sub(r"\1", _IMAGE.sub("", piece))) for piece in pieces[::2])
    pieces[::2] = (_HEADING.sub("", piece) for piece in pieces[::2])
    told = PageContent("".join(pieces))
    if any(_TAG.search(piece) for piece in pieces[::2]):
        pieces[::2] = (_OPENING.sub("&lt;", piece) for piece in pieces[::2])
        pieces[1::2] = map(html.escape, pieces[1::2])
        told = read_markup(f"<pre>{''.join(pieces)}</pre>")
    told.text = _CONCEALED.sub(lambda found: mark_hidden(found[1], Disguise.HIDDEN), told.text)
    told.descriptions |= {one: None for one in descriptions if is_prose(one)}
    return told


def _defined(found: re.Match[str]) -> str:
    """Mark the prose in a definition of a link, which is not shown."""
    words = found[1].partition(" ")[2].strip("(\"') \t")
    return f"{_BEGIN}{words}{_END}" if is_prose(words) else ""
