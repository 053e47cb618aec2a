"""What the tests of readers share."""

import pytest

from imbrex.engine.text.document import PartKind
from imbrex.files.formats import recognize
from imbrex.files.reader import Reader
from imbrex.files.shared.source import Source


@pytest.fixture(scope="session")
def reader():
    """A reader whose child process serves all tests."""
    with Reader() as made:
        yield made


@pytest.fixture
def extract():
    """Read bytes in this process, by the format that is recognised: its name and the one document."""

    def read(data, name="essay.bin"):
        suffix = "." + name.rpartition(".")[2]
        source = Source(data, suffix, name)
        form = recognize(source)
        [item] = form.load().read(source)
        return form.name, item

    return read


@pytest.fixture
def pieces():
    """Cut a document into its parts, as (kind, text)."""

    def cut(item):
        if not item.parts:
            return [(PartKind.BODY, item.text)]
        return [(part.kind, item.text[part.span.start : part.span.end]) for part in item.parts]

    return cut


@pytest.fixture
def unseen(extract):
    """Read a file: what its page hides, as (kind, text)."""

    def read(data, name="essay.bin"):
        item = extract(data, name)[1]
        assert "seen text" in item.text
        return [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen]

    return read
