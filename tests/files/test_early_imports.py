"""What the reading process imports before it is sealed."""

import codecs
import encodings.aliases
import subprocess
import sys
from contextlib import suppress

from imbrex.engine.text.document import Document

CODE = """
import sys
from imbrex.files.reader_process import serve
serve()
before = set(sys.modules)
import codecs, encodings.aliases
for name in set(encodings.aliases.aliases.values()):
    try:
        "x".encode(name)
    except (LookupError, UnicodeError):
        pass
from collections import Counter
Counter("aab").most_common(1)  # of the gaps between rearranged words
print(sorted(set(sys.modules) - before))
"""


def test_no_encoding_is_imported_late():
    ended = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "[]"


def pages(words):
    """A page in every encoding that has the letters of ASCII in their places."""
    for name in sorted(set(encodings.aliases.aliases.values())):
        with suppress(LookupError, UnicodeError):
            page = f'<html><head><meta charset="{name}"></head><body><p>{words}</p></body></html>'
            if codecs.lookup(name)._is_text_encoding and words in page.encode(name).decode("latin-1"):
                yield name, page.encode(name)


def test_a_sealed_reader_knows_every_encoding_of_text(reader, tmp_path):
    words = "The keeper of the lighthouse wrote every evening how much oil the lamp had burned."
    path = tmp_path / "page.html"
    read = []
    for name, page in pages(words):
        path.write_bytes(page)
        [document] = reader.read(path)
        assert isinstance(document, Document), name
        read += [name] if document.text.strip() == words else []
    assert read == [name for name, _ in pages(words)]
    assert len(read) > 60


def test_xml_in_an_encoding_of_its_own(reader, tmp_path):
    path = tmp_path / "book.fb2"
    book = "<FictionBook><body><section><p>Смотритель маяка</p></section></body></FictionBook>"
    for name in ("windows-1251", "koi8-r", "iso-8859-5", "utf-16"):
        path.write_bytes(f'<?xml version="1.0" encoding="{name}"?>{book}'.encode(name))
        [document] = reader.read(path)
        assert isinstance(document, Document), name
        assert document.text.strip() == "Смотритель маяка"
