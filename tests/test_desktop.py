"""What the packages tell desktops: names, file types and pictures, in step with the program."""

import configparser
import runpy
import shlex
import sqlite3
import struct
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from lxml import etree

from imbrex import main
from imbrex.gui.wording.translation import LANGUAGES
from imbrex.projects.format import APPLICATION, SUFFIX
from tests.rows import each_row

ROOT = Path(__file__).resolve().parents[1]
DESKTOP = ROOT / "packaging" / "desktop"
MIME = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def entry(name):
    parser = configparser.RawConfigParser(delimiters="=", strict=True)
    parser.optionxform = str
    parser.read(DESKTOP / name, encoding="utf-8")
    return parser


def codes():
    """The languages of the window but English, as desktops write them."""
    return [{"zh": "zh_CN"}.get(code, code) for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("name", ["imbrex.desktop", "imbrex-servicemenu.desktop", "imbrex.nemo_action"])
def test_every_text_is_there_in_every_language(name):
    menu = entry(name)
    for section in menu.sections():
        for key in {"Name", "GenericName", "Comment", "Keywords"} & set(menu[section]):
            is_name = menu[section][key] == "Imbrex"
            assert is_name or all(menu[section].get(f"{key}[{code}]") for code in codes()), (section, key)


@pytest.mark.parametrize("name", ["imbrex.desktop", "imbrex-servicemenu.desktop", "imbrex.nemo_action"])
def test_what_desktops_start_is_what_the_program_takes(name, monkeypatch):
    opened = []
    monkeypatch.setattr(main, "has_display", lambda: True)
    monkeypatch.setattr(main, "_open_window", lambda paths, choose: opened.append((paths, choose)) or 0)
    menu = entry(name)
    lines = [menu[section]["Exec"] for section in menu.sections() if "Exec" in menu[section]]
    for line in lines:
        program, *words = shlex.split(line)
        assert program == "imbrex"
        files = ["a b.docx", "в.txt"] if "%F" in words else []
        assert main.main([*(word for word in words if word != "%F"), *files]) == 0
        assert opened.pop() == ([Path(file) for file in files], "--choose" in words)
    assert any("%F" in line for line in lines)


def test_the_entry_names_all_its_actions():
    menu = entry("imbrex.desktop")
    actions = menu["Desktop Entry"]["Actions"].strip(";").split(";")
    assert [f"Desktop Action {action}" for action in actions] == menu.sections()[1:]


def test_a_project_is_told_from_other_databases_by_its_content(tmp_path):
    kind = etree.parse(DESKTOP / "imbrex.xml").find("m:mime-type", MIME)
    outer = kind.find("m:magic/m:match", MIME)
    inner = outer.find("m:match", MIME)
    for number, file in ((APPLICATION, "essays.imbrex"), (APPLICATION + 1, "other.db")):
        with closing(sqlite3.connect(tmp_path / file)) as connection:
            connection.execute(f"PRAGMA application_id={number}")
            connection.execute("CREATE TABLE t (x)")
            connection.commit()
    words = outer.get("value").encode().decode("unicode_escape").encode()
    found = {}
    for path in tmp_path.iterdir():
        data = path.read_bytes()
        assert data.startswith(words)
        found[path.name] = struct.unpack_from(">I", data, int(inner.get("offset")))[0] == int(inner.get("value"), 16)
    assert found == {"essays.imbrex": True, "other.db": False}
    assert kind.find("m:glob", MIME).get("pattern") == f"*{SUFFIX}"
    assert kind.get("type") in entry("imbrex.desktop")["Desktop Entry"]["MimeType"].split(";")


def test_the_description_belongs_to_the_entry():
    tree = etree.parse(DESKTOP / "org.imbrex.Imbrex.metainfo.xml.in")
    assert tree.findtext("launchable") == "imbrex.desktop"
    assert tree.findtext("summary") == entry("imbrex.desktop")["Desktop Entry"]["Comment"]
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "p", "li", "caption"):
        languages = [element.get(lang, "en") for element in tree.iter(tag)]
        everybody = ["en", *codes()]
        assert languages == everybody * (len(languages) // len(everybody))


def test_icons_are_drawn_in_every_size(tmp_path):
    subprocess.run(
        [sys.executable, ROOT / "packaging" / "icons.py", tmp_path], check=True, env={"QT_QPA_PLATFORM": "offscreen"}
    )
    for picture in tmp_path.glob("hicolor/*/apps/imbrex.png"):
        size = int(picture.parts[-3].partition("x")[0])
        data = picture.read_bytes()
        assert struct.unpack_from(">II", data, 16) == (size, size)
        assert len(data) > 200  # something is drawn
    windows = (tmp_path / "imbrex.ico").read_bytes()
    count = struct.unpack_from("<HHH", windows)[2]
    table = [struct.unpack_from("<BBBBHHII", windows, 6 + 16 * number) for number in range(count)]
    assert [row[0] for row in table] == [16, 24, 32, 48, 64, 0]
    assert all(windows[row[7] : row[7] + 4] == b"\x89PNG" for row in table)
    assert table[-1][7] + table[-1][6] == len(windows)
    macos = (tmp_path / "imbrex.icns").read_bytes()
    place, names = 8, []
    while place < len(macos):
        name, length = struct.unpack_from(">4sI", macos, place)
        assert macos[place + 8 : place + 12] == b"\x89PNG"
        names.append(name)
        place += length
    assert place == len(macos) == struct.unpack_from(">I", macos, 4)[0]
    assert {b"ic07", b"ic08", b"ic09", b"ic10"} <= set(names)


@each_row(
    ("place", "origin", "stays"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/venv/site-packages/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", "/venv/site-packages/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", "/venv/site-packages/libqeglfs.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\venv\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", "C:\\venv\\qdirect2d.dll", False),
        ("PySide6/Qt/translations/qtbase_uk.qm", "/venv/site-packages/qtbase_uk.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", "/venv/site-packages/qtbase_fr.qm", False),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/venv/site-packages/libQt6Gui.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", "/venv/site-packages/libQt6Network.so.6", False),
        ("libxcb-cursor.so.0", "/usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0", True),
        ("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6", False),
        ("libstdc++.so.6", "/lib/x86_64-linux-gnu/libstdc++.so.6", False),
        ("python3.11/lib-dynload/_ssl.so", "/usr/lib/python3.11/lib-dynload/_ssl.so", True),
        ("imbrex/resources/words/en.txt", "/venv/site-packages/imbrex/resources/words/en.txt", True),
    ],
)
def test_only_what_nobody_uses_stays_out_of_the_folder(place, origin, stays):
    wanted = runpy.run_path(str(ROOT / "packaging" / "freeze" / "trimming.py"))["wanted"]
    assert wanted((place, origin, "BINARY"), platform="linux") is stays
