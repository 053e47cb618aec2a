"""ZIP files of learning platforms and rosters on the command line."""

import json

import pytest

from tests.cli.conftest import ORIGINAL, REWRITE, UNRELATED
from tests.files.submissions.making import Student, canvas, zipped

ROSTER = "Name,ID,Group\nAnna Ivanova,1,A\nIvan Petrov,2,A\nLi Wei,3,B\nKim Lee,4,B\n"


@pytest.fixture
def archive(tmp_path):
    """Three students: one with two files, one with two attempts."""
    path = tmp_path / "submissions.zip"
    students = [
        Student("Ivanova Anna", 1, ({"essay.txt": ORIGINAL, "notes.txt": UNRELATED},)),
        Student("Petrov Ivan", 2, ({"essay.txt": f"{ORIGINAL} First."}, {"essay.txt": REWRITE})),
        Student("Li Wei", 3, ({"essay.txt": UNRELATED.upper()},)),
    ]
    path.write_bytes(zipped(canvas(students)))
    return path


@pytest.fixture
def roster(tmp_path):
    path = tmp_path / "class.csv"
    path.write_text(ROSTER)
    return path


def test_students_are_compared_and_absent_ones_named(run, archive, roster):
    code, out, err = run("compare", archive, "--roster", roster, "--json")
    found = json.loads(out)
    assert code == 0
    assert [one["name"] for one in found["documents"]] == ["Anna Ivanova", "Ivan Petrov", "Li Wei"]
    told = found["documents"][0]["submission"]
    assert (told["platform"], told["student"], told["group"], told["attempt"]) == ("Canvas", "1", "A", 1)
    parts = found["documents"][0]["files"]
    assert [part["name"] for part in parts] == ["essay.txt", "notes.txt"]
    assert parts[0]["path"].startswith(f"{archive}/ivanovaanna_1_")
    assert (parts[0]["start"], parts[0]["end"]) == (0, len(ORIGINAL))
    assert found["documents"][1]["submission"]["attempts"] == 2
    assert found["absent"] == [{"name": "Kim Lee", "ids": ["4"], "group": "B"}]
    assert "Nothing was submitted by 1 of the roster: Kim Lee." in err


def test_attempts_and_files_on_request(run, archive):
    found = json.loads(run("compare", archive, "--attempts", "all", "--json")[1])
    assert [(one["name"], one["author"]) for one in found["documents"]] == [
        ("ivanovaanna", "ivanovaanna"),
        ("petrovivan #1", "petrovivan"),
        ("petrovivan", "petrovivan"),
        ("liwei", "liwei"),
    ]
    assert found["absent"] == []
    files = json.loads(run("compare", archive, "--separate-files", "--json")[1])["documents"]
    assert [(one["name"], one["author"], one["files"]) for one in files[:2]] == [
        ("essay.txt", "ivanovaanna", []),
        ("notes.txt", "ivanovaanna", []),
    ]


def test_other_commands_take_zip_files_and_refuse_a_bad_roster(run, archive, roster):
    code, out, err = run("text", archive, "--roster", roster)
    assert code == 0
    assert [line for line in out.splitlines() if line.startswith("==>")] == [
        f"==> {name} <==" for name in ("Anna Ivanova", "Ivan Petrov", "Li Wei")
    ]
    assert "Kim Lee" in err
    member = archive / "ivanovaanna_1_7002_notes.txt"
    code, out, err = run("origins", member, archive, "--json")
    assert (code, json.loads(out)["document"]["name"], err) == (0, "ivanovaanna", "")
    assert "ivanovaanna" in run("disguises", archive)[1]
    roster.write_text("1,2\n3,4\n")
    code, _, err = run("overview", archive, "--roster", roster)
    assert code != 0
    assert "No column of the roster has names." in err
