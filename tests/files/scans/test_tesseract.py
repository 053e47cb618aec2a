"""Where Tesseract is found, and what it is asked."""

import pytest

from imbrex.child.program import Program
from imbrex.errors import ImbrexError
from imbrex.files.reader import Reader
from imbrex.files.scans import tesseract as module
from imbrex.files.scans.page_picture import PagePicture
from imbrex.files.scans.tesseract import Tesseract, find_tesseract, how_to_get, languages_in, usual_languages
from tests.rows import each_row
from tests.scanned_pages import draw

INSTALLED = Tesseract("/usr/bin/tesseract", "/data", ("chi_sim", "deu", "eng", "rus"))


@pytest.fixture
def nowhere(monkeypatch, tmp_path):
    """A system without Tesseract."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_languages_are_those_whose_data_are_there(tmp_path):
    for name in ("rus", "eng", "chi_sim", "osd", "equ", "../x", "a b", "eng.user"):
        (tmp_path / f"{name.replace('/', '')}.traineddata").touch()
    assert languages_in(str(tmp_path)) == ("chi_sim", "eng", "rus")
    assert languages_in(str(tmp_path / "missing")) == ()


def test_the_program_is_found_on_the_path_with_the_data_beside_it(nowhere, monkeypatch):
    assert find_tesseract() is None
    program, data = nowhere / "bin" / "tesseract", nowhere / "share" / "tessdata"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    monkeypatch.setattr(module, "_DATA", ())
    assert find_tesseract() is None  # it has no language
    data.mkdir(parents=True)
    (data / "eng.traineddata").touch()
    assert find_tesseract() == Tesseract(str(program), str(data), ("eng",))


def test_where_it_is_missing_a_scan_says_how_to_get_it(nowhere):
    image = nowhere / "photo.png"
    draw("Words", (1.0, 0.5), 0.1).save(image)
    with Reader() as reader:
        [problem] = reader.read(image)
    assert problem.scanned
    assert problem.hint == how_to_get()
    assert "Tesseract" in problem.hint


@each_row(
    ("wanted", "chosen"),
    [(["ru"], ("rus", "eng")), ([], ("eng",)), (["fr", "zh"], ("chi_sim", "eng")), (["en", "en"], ("eng",))],
)
def test_usual_languages_are_those_of_the_user_and_english(wanted, chosen):
    assert usual_languages(INSTALLED, wanted) == chosen


def test_without_any_of_them_all_are_usual():
    assert usual_languages(Tesseract("", "", ("kat", "hye")), ["ru"]) == ("kat", "hye")


@each_row("languages", [[], ["fra"], ["eng", "fra"], ["--help"]])
def test_a_language_that_is_missing_is_named(languages):
    with pytest.raises(ImbrexError) as raised:
        INSTALLED.check(languages)
    assert "Installed languages: chi_sim, deu, eng, rus." in str(raised.value)


def test_it_gets_grey_dots_and_the_data_of_its_languages(monkeypatch):
    asked = []
    monkeypatch.setattr(Program, "run", lambda *request: asked.append(request) or b"\xfftable")
    assert INSTALLED.table(PagePicture(1, 2, 1, b"\x00\xff"), ["eng", "rus"]) == "\ufffdtable"
    program, arguments, given = asked[0][:3]
    assert (program.path, program.readable) == ("/usr/bin/tesseract", ("/data",))
    assert given == b"P5 2 1 255\n\x00\xff"
    assert tuple(arguments[arguments.index(flag) + 1] for flag in ("-l", "--tessdata-dir")) == ("eng+rus", "/data")
