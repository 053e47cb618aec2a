"""Files that a password opens."""

import io

import msoffcrypto.format.ooxml
import pytest

from imbrex.engine.text.document import Document, Problem
from tests.files.making import docx, locked_pdf, odt, p
from tests.files.making_packages import row, xlsx

# msoffcrypto writes files of less than a few kilobytes that nothing opens.
_LONG = "".join(f"<{'x' * (number % 97 + 1)}{number}/>" for number in range(2000))


def locked_docx(data, password):
    plain = msoffcrypto.format.ooxml.OOXMLFile(io.BytesIO(data))
    out = io.BytesIO()
    plain.encrypt(password, out)
    return out.getvalue()


@pytest.fixture(scope="module", params=["essay.docx", "essay.xlsx", "essay.pdf"])
def locked(request, tmp_path_factory):
    cells = f"<sheetData>{row('secret words')}</sheetData>"
    data = {
        "essay.docx": lambda: locked_docx(docx(p("secret words"), core=_LONG), "sesame"),
        "essay.xlsx": lambda: locked_docx(xlsx(cells, more={"docProps/core.xml": _LONG}), "sesame"),
        "essay.pdf": lambda: locked_pdf("secret words", "sesame"),
    }[request.param]()
    path = tmp_path_factory.mktemp("locked") / request.param
    path.write_bytes(data)
    return path


def test_the_right_password_opens_a_file(reader, locked):
    [document] = reader.read(locked, password="sesame")
    assert isinstance(document, Document)
    assert document.text == "secret words\n"
    assert document.reader == locked.suffix[1:]


@pytest.mark.parametrize(("password", "words"), [("", "password-protected"), ("Sesame", "is incorrect")])
def test_without_the_right_one_it_asks_for_it(reader, locked, password, words):
    [problem] = reader.read(locked, password=password)
    assert isinstance(problem, Problem)
    assert words in problem.message
    assert problem.locked


def test_a_password_does_an_open_file_no_harm(reader, tmp_path):
    path = tmp_path / "open.docx"
    path.write_bytes(docx(p("open words")))
    assert reader.read(path, password="sesame")[0].text == "open words\n"


def test_what_no_password_opens_does_not_ask_for_one(reader, tmp_path):
    path = tmp_path / "essay.odt"
    path.write_bytes(odt("<text:p>x</text:p>", manifest="<manifest:encryption-data/>"))
    [problem] = reader.read(path, password="sesame")
    assert "password" in problem.message
    assert not problem.locked
