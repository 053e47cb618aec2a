"""Nothing that a document or its name contains acts on a terminal, a spreadsheet or a reader of JSON."""

import csv
import io
import json
import sys
import unicodedata

import pytest

from imbrex.reports.csv.spreadsheet import without_formula
from tests.cli.conftest import ORIGINAL, REWRITE, UNRELATED
from tests.gui.hostile import NAMES, hostile_text
from tests.rows import each_row

COMMANDS = (
    ["compare"],
    ["compare", "--measures", "all"],
    ["overview"],
    ["overview", "--csv"],
    ["near-duplicates"],
    ["what-if"],
    ["history"],
    ["passages"],
    ["origins"],
    ["references"],
    ["text"],
    ["normalize"],
)


@pytest.fixture
def hostile_class(tmp_path):
    """A folder with a name of its own and files with names and texts of all kinds; two that cannot be read."""
    folder = tmp_path / "=class\n\x1b[2J\u202e"
    folder.mkdir()
    for number, name in enumerate(NAMES):
        text = hostile_text((ORIGINAL, REWRITE, UNRELATED)[number % 3] * 2)
        if number > 2:  # one of each with hundreds of tags is enough
            text = text.replace("<div>" * 300, "<div>")
        (folder / name[-240:]).write_text(text, encoding="utf-8", errors="surrogatepass")
    (folder / "\x1b[1mempty\n.txt").write_bytes(b"")
    (folder / "@damaged\x9b.docx").write_bytes(b"PK\x03\x04nothing")
    record = {"title": "=1+1\x1b]0;x\x07\u202e", "text": hostile_text(REWRITE)}
    (folder / "records.json").write_text(json.dumps([record]), encoding="utf-8")
    return folder


@pytest.fixture
def outputs(run, hostile_class):
    """Run a command about the class; give its outputs. Each two are compared in fourths of it only."""
    files = sorted(hostile_class.iterdir())
    pair = sorted(hostile_class.glob("[%&]*.txt"))
    paths = {"what-if": [pair], "passages": [pair], "origins": [[pair[0], hostile_class]]}
    paths["references"] = [pair]
    paths["compare"] = [files[start::4] for start in range(4)]

    def outputs(*command):
        return [run(*command, *some)[1:] for some in paths.get(command[0], [[hostile_class]])]

    return outputs


def harmful(text):
    """Give the characters of an output that act on a terminal; line ends and the mark of CSV do not."""
    kinds = ("Cc", "Cf", "Cs", "Zl", "Zp")
    return {char for char in text.removeprefix("\ufeff") if unicodedata.category(char) in kinds} - set("\n\t")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_nothing_acts_on_a_terminal(outputs, monkeypatch, command):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for out, err in outputs(*command):
        assert out
        assert harmful(out.replace("\r\n", "\n")) == set()
        assert harmful(err) == set()


@pytest.mark.parametrize("command", ["compare", "overview", "near-duplicates", "disguises"])
def test_tables_and_messages_in_a_pipe_are_as_harmless(outputs, command):
    for out, err in outputs(command):
        assert harmful(out) == harmful(err) == set()
        assert "Traceback" not in err


@pytest.mark.parametrize("command", ["compare", "overview", "near-duplicates"])
def test_a_record_holds_names_as_they_are(outputs, command):
    names = {one["name"] for out, _ in outputs(command, "--json") for one in json.loads(out)["documents"]}
    assert {'=HYPERLINK("http:x","y").txt', "%n %1 %2 %Ln %s {0}.txt", "draft[*].txt"} <= names


def test_no_cell_of_a_table_for_spreadsheets_is_a_formula(run, hostile_class):
    _, out, _ = run("overview", "--csv", hostile_class)
    rows = list(csv.reader(io.StringIO(out.removeprefix("\ufeff"))))
    assert len({len(row) for row in rows}) == 1
    texts = {cell for row in rows[1:] for cell in row[:4]}
    assert not [
        cell for cell in texts if cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"))
    ]
    assert '\'=HYPERLINK("http:x","y").txt' in texts


@each_row("start", list("=+-@\t\r\n＝＋－＠"))
def test_what_a_spreadsheet_would_run_is_marked_as_text(start):
    assert without_formula(f"{start}1+1") == f"'{start}1+1"
    assert without_formula(f"x{start}1") == f"x{start}1"
