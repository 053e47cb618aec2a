"""The library's commands, on real libraries in temporary folders."""

import errno
import json
import stat
from pathlib import Path

import pytest

from imbrex.cli.output.table import escape
from imbrex.engine.observer import Progress
from imbrex.library.library import Library
from tests.cli.conftest import ORIGINAL, UNRELATED

LONG = " ".join(f"{ORIGINAL} Number {number} of many bridges stands near mill {number}." for number in range(12))
HOSTILE = "'; DROP TABLE documents; --<b>\x1b[31m"


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """No test may touch the library of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def library(run):
    """Runs a command of the own library; gives exit code, output and messages."""

    def library(command, *arguments):
        return run("library", command, *arguments)

    assert library("create")[0] == 0
    return library


@pytest.fixture
def told(library):
    """The same; gives the object that is printed as JSON."""

    def told(command, *arguments):
        code, out, err = library(command, "--json", *arguments)
        assert err == ""
        return json.loads(out) | {"code": code}

    return told


@pytest.fixture
def old(tmp_path):
    """Essays of last year: a long one and a short one."""
    folder = tmp_path / "old"
    folder.mkdir()
    (folder / "bridges.txt").write_text(LONG, encoding="utf-8")
    (folder / "potatoes.txt").write_text(UNRELATED, encoding="utf-8")
    return folder


def test_without_a_library_it_says_where_it_would_lie(run, own_folder):
    code, out, err = run("library", "list")
    assert (code, out) == (1, "")
    assert str(own_folder / "Imbrex" / "library.imbrexlib") in err
    assert "library create" in err


def test_a_library_is_never_made_over_another_one(library, own_folder):
    path = own_folder / "Imbrex" / "library.imbrexlib"
    before = path.read_bytes()
    code, _, err = library("create")
    assert code == 1
    assert str(path) in err
    assert path.read_bytes() == before


def test_what_was_added_is_listed_with_all_that_was_noted(told, old):
    added = told("add", old, "--collection", "Art 2025", "--tag", "bridge", "--tag", "draft", "--author", "Ann Lee",
                 "--keep-until", "2031-07-31")  # fmt: skip
    assert added["code"] == 0
    assert [one["new"] for one in added["additions"]] == [True, True]
    listed = told("list")
    assert listed["documents_in_all"] == 2
    (name,) = listed["entries"][0]["names"]
    assert (name["name"], name["author"], name["collection"]) == ("bridges.txt", "Ann Lee", "Art 2025")
    assert (name["tags"], name["keep_until"]) == (["bridge", "draft"], "2031-07-31")
    assert told("list", "--tag", "bridge")["entries"] == listed["entries"]
    assert told("list", "--tag", "bridges")["entries"] == []
    assert told("list", "--text", "ann l")["entries"] == listed["entries"]
    assert len(told("list", "--text", "POTATO")["entries"]) == 1
    assert listed["entries"][0]["words"] == len(LONG.split())


def test_a_text_added_twice_is_one_document_with_two_names(told, library, old, tmp_path):
    told("add", old)
    (tmp_path / "again.txt").write_text(LONG, encoding="utf-8")
    again = told("add", tmp_path / "again.txt", old / "bridges.txt")
    assert [(one["new"], one["renamed"]) for one in again["additions"]] == [(False, True), (False, False)]
    listed = told("list")
    assert listed["documents_in_all"] == 2
    assert [name["name"] for name in listed["entries"][0]["names"]] == ["bridges.txt", "again.txt"]
    _, out, _ = library("list")
    assert "again.txt" in out
    assert "2 of 2 documents" in out


def test_a_check_finds_what_was_copied_and_adds_nothing(told, old, tmp_path):
    told("add", old)
    copied = " ".join(LONG.split()[:60])
    (tmp_path / "new.txt").write_text(f"{copied} And then quite other things happened on the road.", encoding="utf-8")
    checked = told("check", tmp_path / "new.txt")
    (essay,) = checked["checked"]
    assert essay["already_there"] == []
    best = essay["candidates"][0]
    assert best["names"][0]["name"] == "bridges.txt"
    assert best["exact"]
    assert best["containment"] > 0.7 > best["containment_back"]
    assert told("list")["documents_in_all"] == 2


def test_a_whole_text_is_recognised_at_once(told, library, old, tmp_path):
    told("add", old)
    (tmp_path / "mine.txt").write_text(LONG, encoding="utf-8")
    (essay,) = told("check", tmp_path / "mine.txt")["checked"]
    assert [(one["name"], one["same"]) for one in essay["already_there"]] == [("bridges.txt", "text")]
    code, out, _ = library("check", tmp_path / "mine.txt")
    assert code == 0
    assert "identical text" in out


def test_check_and_add_looks_before_it_adds(told, old, tmp_path):
    told("add", old)
    (tmp_path / "mine.txt").write_text(f"{LONG} With an end of its own.", encoding="utf-8")
    checked = told("check", "--add", "--collection", "2026", tmp_path / "mine.txt")
    assert checked["checked"][0]["already_there"] == []  # it does not find itself
    assert [one["new"] for one in checked["additions"]] == [True]
    assert told("list", "--collection", "2026")["entries"][0]["names"][0]["name"] == "mine.txt"


def test_what_is_small_enough_for_chance_is_listed_on_request(told, library, old, tmp_path):
    essays = tmp_path / "essays"
    essays.mkdir()
    for name, first in (("some.txt", 0), ("others.txt", 10_000), ("copied.txt", 20_000)):
        (essays / name).write_text(" ".join(f"zq{number}x" for number in range(first, first + 900)), encoding="utf-8")
    told("add", essays)
    words = [f"zq{number}x" for number in (*range(50_000, 50_900), *range(30), *range(10_000, 10_030))]
    new = tmp_path / "new.txt"
    new.write_text(" ".join([*words, *(f"zq{number}x" for number in range(20_000, 20_090))]), encoding="utf-8")
    found = told("check", new)
    assert found["minimum_containment"] == 0.05
    assert [one["names"][0]["name"] for one in found["checked"][0]["candidates"]] == ["copied.txt"]
    assert len(told("check", new, "--minimum-containment", "0")["checked"][0]["candidates"]) == 3
    _, out, _ = library("check", new)
    assert "2 below 5% not listed; use --minimum-containment 0 to list all." in out
    _, out, _ = library("check", new, "--minimum-containment", "0", "--most", "2")
    assert "not listed; --minimum" not in out
    assert "1 not listed (2 per document at most); use --most to list more." in out


def test_what_could_not_be_checked_is_not_counted_as_checked(library, told, old, tmp_path):
    told("add", old)
    new = tmp_path / "new"
    new.mkdir()
    (new / "copied.txt").write_text(LONG[: len(LONG) // 2], encoding="utf-8")
    (new / "short.txt").write_text("Two words", encoding="utf-8")
    _, out, _ = library("check", new)
    assert "1 document checked, every document has a match." in out
    assert "short.txt" in out.partition("Problems:")[2]


def test_options_of_the_check_are_obeyed(told, old, tmp_path):
    told("add", old)
    words = LONG.split()
    changed = [word if place % 5 else "heron" for place, word in enumerate(words)]
    (tmp_path / "new.txt").write_text(" ".join(changed), encoding="utf-8")
    short = told("check", tmp_path / "new.txt", "--shingle-length", "1")["checked"][0]["candidates"]
    long = told("check", tmp_path / "new.txt", "--shingle-length", "5")["checked"][0]["candidates"]
    assert short[0]["containment"] > 0.7
    assert not long or long[0]["containment"] < 0.1


def test_an_author_is_deleted_from_the_file_too(told, old, own_folder):
    told("add", old / "bridges.txt", "--author", "Ann Lee")
    told("add", old / "potatoes.txt", "--author", "Bob May")
    removed = told("remove", "--author", "Ann Lee")
    assert removed["removed"] == 1
    assert [one["names"][0]["author"] for one in told("list")["entries"]] == ["Bob May"]
    left = b"".join(path.read_bytes() for path in (own_folder / "Imbrex").iterdir())
    assert b"Ann Lee" not in left
    assert told("verify")["flaws"] == []


@pytest.fixture
def on(library, at):
    """Runs a command of the own library on a day; gives exit code, output and messages."""

    def on(day, *arguments):
        at(*map(int, day.split("-")), 12)
        return library(*arguments)

    return on


def test_what_has_expired_is_deleted_when_it_is_said(on, told, old):
    assert on("2030-12-31", "add", old / "bridges.txt", "--keep-until", "2030-12-31")[0] == 0
    assert on("2030-12-31", "add", old / "potatoes.txt", "--keep-until", "2199-01-01")[0] == 0
    assert "0 of 2 documents" in on("2030-12-31", "list", "--expired")[1]
    assert "1 of 2 documents" in on("2031-01-01", "list", "--expired")[1]
    assert "1 document permanently deleted" in on("2031-01-01", "remove", "--expired")[1]
    (left,) = told("list")["entries"]
    assert left["names"][0]["name"] == "potatoes.txt"
    code, out, _ = on("2031-01-01", "remove", "--expired")  # as a job of every night does
    assert (code, "nothing was deleted" in out) == (0, True)


@pytest.mark.parametrize("command", [("add",), ("check", "--add"), ("check",)])
def test_a_day_that_has_passed_is_refused(on, told, old, command):
    code, out, err = on("2031-01-01", *command, old, "--keep-until", "2030-12-31")
    assert (code, out) == (2, "")
    assert "2030-12-31 has already passed" in err
    assert told("list")["entries"] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("--author", "Nobody"), "'Nobody'"), (("99",), "99"), (("99", "98"), "98, 99")],
)
def test_removing_what_is_not_there_fails_and_says_so(library, told, old, arguments, said):
    told("add", old / "bridges.txt")
    code, out, err = library("remove", *arguments)
    assert code == 1
    assert "nothing was deleted" in out
    assert said in err
    assert told("list")["documents_in_all"] == 1


def test_of_several_numbers_those_that_are_not_there_are_named(library, told, old):
    told("add", old / "bridges.txt")
    code, out, err = library("remove", "1", "99")
    assert code == 1
    assert "1 document permanently deleted" in out
    assert "99" in err
    assert told("list")["documents_in_all"] == 0


@pytest.mark.parametrize("place", ["a file", "a folder that cannot be made"])
def test_where_nobody_can_write_no_library_is_created_and_a_sentence_says_why(run, tmp_path, monkeypatch, place):
    home = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    if place == "a file":
        home.write_text("no folder", encoding="utf-8")
    else:
        refused = OSError(errno.EROFS, "Read-only file system")
        monkeypatch.setattr(Path, "mkdir", lambda *_, **__: (_ for _ in ()).throw(refused))
    code, out, err = run("library", "create")
    assert (code, out) == (1, "")
    assert str(home / "Imbrex") in err
    assert "Couldn't create" in err
    assert "--library" in err
    monkeypatch.undo()


@pytest.mark.parametrize("path", ["/proc/essays.imbrexlib", "~nobody-of-that-name/essays.imbrexlib"])
def test_a_place_that_holds_no_files_is_refused_with_a_sentence(run, path):
    code, out, err = run("library", "create", "--library", path)
    assert (code, out) == (1, "")
    assert "Couldn't create the library" in err


@pytest.mark.parametrize("arguments", [(), ("1", "--expired"), ("--author", "A", "--expired")])
def test_what_to_delete_must_be_said_in_one_way(library, arguments):
    code, out, err = library("remove", *arguments)
    assert (code, out) == (2, "")
    assert "--author" in err


def test_near_duplicates_come_in_groups(told, library, old, tmp_path):
    (tmp_path / "second.txt").write_text(f"{LONG} With an end of its own.", encoding="utf-8")
    told("add", old, tmp_path / "second.txt")
    (group,) = told("groups")["groups"]
    assert {one["names"][0]["name"] for one in group["entries"]} == {"bridges.txt", "second.txt"}
    assert 0.7 < group["links"][0]["jaccard"] < 1
    _, out, _ = library("groups")
    assert "Group 1, 2 documents" in out


def test_a_library_goes_through_a_file_into_another_one(told, run, old, tmp_path):
    told("add", old, "--collection", "Art 2025", "--author", "Ann Lee")
    file = tmp_path / "all.imbrexport"
    assert told("export", file)["exported"] == 2
    assert run("library", "export", file)[0] == 1  # it is there
    other = tmp_path / "other.imbrexlib"
    assert run("library", "create", "--library", other)[0] == 0
    code, out, _ = run("library", "import", "--json", file, "--library", other)
    assert (code, json.loads(out)["added_count"]) == (0, 2)
    listed = json.loads(run("library", "list", "--json", "--library", other)[1])
    assert [one["names"][0]["author"] for one in listed["entries"]] == ["Ann Lee"] * 2


def test_fingerprints_only_keep_no_text_and_say_so(run, old, tmp_path):
    other = tmp_path / "signs.imbrexlib"
    assert run("library", "create", "--fingerprints-only", "--library", other)[0] == 0
    run("library", "add", old, "--library", other)
    (tmp_path / "new.txt").write_text(LONG[: len(LONG) // 2], encoding="utf-8")
    code, out, _ = run("library", "check", tmp_path / "new.txt", "--library", other)
    assert code == 0
    assert "bridges.txt" in out
    assert "the library has no text" in out
    assert run("library", "export", tmp_path / "x", "--library", other)[0] == 1
    assert not (tmp_path / "x").exists()


def test_hostile_names_do_no_harm(told, library, tmp_path):
    path = tmp_path / f"{HOSTILE.replace('/', '')[:60]}.txt"
    path.write_text(LONG, encoding="utf-8")
    told("add", path, "--author", HOSTILE, "--collection", HOSTILE, "--tag", HOSTILE)
    assert told("list", "--author", HOSTILE)["entries"][0]["names"][0]["author"] == HOSTILE
    code, out, _ = library("list")
    assert code == 0
    assert "\x1b" not in out
    assert escape(HOSTILE) in out


def test_the_index_is_made_with_other_settings(told, library, old, tmp_path):
    told("add", old)
    before = told("list")["digest"]
    after = told("reindex", "--word-form", "as-written")
    assert after["digest"] == told("list")["digest"] != before
    assert told("verify")["flaws"] == []
    (tmp_path / "new.txt").write_text(LONG[: len(LONG) // 2], encoding="utf-8")
    assert told("check", tmp_path / "new.txt")["checked"][0]["candidates"][0]["names"][0]["name"] == "bridges.txt"
    assert told("reindex", "--rebuild")["digest"] == after["digest"]


def test_problems_of_files_are_told_and_the_rest_is_added(told, old, tmp_path):
    (old / "broken.docx").write_bytes(b"PK\x03\x04 no archive")
    added = told("add", old)
    assert added["code"] == 1
    assert len(added["additions"]) == 2
    assert [problem["name"] for problem in added["problems"]] == ["broken.docx"]


def test_nothing_readable_is_exit_code_3(library, tmp_path):
    code, _, _ = library("add", tmp_path / "nowhere.txt")
    assert code == 3
    code, _, _ = library("check", tmp_path / "nowhere.txt")
    assert code == 3


def test_stopping_tells_what_was_added(library, run, old, monkeypatch, own_folder):
    adding = Library.adding

    def interrupted(self, documents, *arguments):
        yield from adding(self, documents[:1], *arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(Library, "adding", interrupted)
    code, out, _ = library("add", old)
    assert code == 130
    assert "1 document added" in out
    assert "1 document not added" in out
    monkeypatch.undo()
    monkeypatch.setenv("XDG_DATA_HOME", str(own_folder))
    code, out, _ = library("add", old)
    assert code == 0
    assert "1 document added, 1 already present" in out


def test_a_password_is_never_printed(run):
    url = "postgresql://ann:s3cret-word@127.0.0.1:1/essays"
    code, out, err = run("library", "list", "--url", url)
    assert code == 1
    assert "s3cret-word" not in out + err
    assert "psycopg" not in out + err
    assert "Couldn't reach the server 127.0.0.1:1." in err


@pytest.mark.parametrize("content", [b"no library at all", b"SQLite format 3\x00 but cut off"])
def test_a_foreign_file_is_refused_and_stays_as_it_is(run, tmp_path, content):
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    code, out, err = run("library", "list", "--library", path)
    assert (code, out) == (1, "")
    assert "notes.txt" in err
    assert path.read_bytes() == content


def test_a_cut_off_library_fails_to_verify(told, old, own_folder, library):
    told("add", old)
    path = own_folder / "Imbrex" / "library.imbrexlib"
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    for beside in ("-wal", "-shm"):
        path.with_name(path.name + beside).unlink(missing_ok=True)
    code, out, err = library("verify")
    assert code == 1
    assert "damaged" in out + err


def test_progress_of_adding_counts_what_is_durable(old, tmp_path):
    seen = []

    class Watching:
        def progress(self, progress: Progress) -> None:
            seen.append(progress)

        def check(self) -> None:
            pass

    from imbrex.cli.commands.library_actions import add
    from imbrex.cli.inputs import read
    from imbrex.engine.text.role import Role
    from imbrex.languages.registry import Languages
    from imbrex.library.documents.entry import Filing

    with Library.create(str(tmp_path / "a.imbrexlib"), Languages().find) as library:
        inputs = read({Role.ESSAY: [str(old)]}, "", Watching())
        add(library, inputs, Filing(), Watching())
    assert Progress("adding", 2, 2) in seen


def test_a_read_only_library_can_be_checked_but_not_changed(told, library, old, own_folder, tmp_path):
    told("add", old)
    path = own_folder / "Imbrex" / "library.imbrexlib"
    path.chmod(stat.S_IREAD)
    try:
        if path.stat().st_mode & stat.S_IWRITE == 0 and _may_write(path):
            pytest.skip("whoever runs the tests may write to everything")
        assert library("list")[0] == 0
        code, _, err = library("remove", "1")
        assert code == 1
        assert "cannot" in err or "right" in err
    finally:
        path.chmod(stat.S_IREAD | stat.S_IWRITE)


def _may_write(path) -> bool:
    try:
        path.open("r+b").close()
    except OSError:
        return False
    return True
