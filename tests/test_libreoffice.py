"""The extension for LibreOffice: what it says of the records of the command line, and its archive."""

import runpy
import sys
import zipfile
from pathlib import Path
from unittest.mock import MagicMock
from xml.etree import ElementTree as ET

from imbrex.cli import main
from tests.cli.conftest import ORIGINAL, REWRITE

FOLDER = Path(__file__).parents[1] / "packaging/libreoffice"


class _Fake(MagicMock):
    """Any module of LibreOffice; its classes are empty."""

    Base = XDispatch = XDispatchProvider = XInitialization = XServiceInfo = object


def test_it_says_what_the_command_line_finds(tmp_path, capsys, monkeypatch):
    names = "uno unohelper com com.sun com.sun.star".split()
    inside = "awt awt.MessageBoxButtons awt.MessageBoxType beans frame lang".split()
    for name in (*names, *(f"com.sun.star.{one}" for one in inside)):
        monkeypatch.setitem(sys.modules, name, _Fake())
    for name, text in (("a.txt", ORIGINAL), ("b.txt", REWRITE)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    code = (FOLDER / "imbrex_addon.py").read_text(encoding="utf-8").partition("class Handler")[0]
    (tmp_path / "functions.py").write_text(code, encoding="utf-8")
    addon = runpy.run_path(str(tmp_path / "functions.py"))
    printed = []

    def run(*arguments):
        main([str(one) for one in arguments])
        printed.append(capsys.readouterr().out)
        return addon["json"].loads(printed[-1])

    found = run("compare", tmp_path / "a.txt", tmp_path / "b.txt", "--json")
    assert addon["compare_sentences"](found).splitlines() == [
        "54% of a.txt is also in b.txt.",
        "50% of b.txt is also in a.txt.",
    ]
    library = ["--library", tmp_path / "essays.db", "--json"]
    run("library", "create", *library)
    assert addon["check_sentences"](run("library", "check", tmp_path / "b.txt", *library)) == "No match in the library."
    run("library", "add", tmp_path / "a.txt", *library)
    matched = addon["check_sentences"](run("library", "check", tmp_path / "b.txt", *library))
    assert matched == "33% of its shingles are also in a.txt."


def test_its_archive_has_what_its_manifest_names(tmp_path):
    build = runpy.run_path(str(FOLDER / "build.py"))["build"]
    for name in ("a.oxt", "b.oxt"):
        build("1.2.3", tmp_path / name)
    assert (tmp_path / "a.oxt").read_bytes() == (tmp_path / "b.oxt").read_bytes()
    with zipfile.ZipFile(tmp_path / "a.oxt") as archive:
        manifest = ET.fromstring(archive.read("META-INF/manifest.xml"))
        named = {value for one in manifest for key, value in one.attrib.items() if key.endswith("full-path")}
        assert named < set(archive.namelist())
        assert b'version value="1.2.3"' in archive.read("description.xml")
