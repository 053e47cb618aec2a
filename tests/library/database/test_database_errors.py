"""Faults that a library in a file survives: each with a clear message, and nothing lost."""

import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path

import pytest

from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError
from imbrex.library.database import sqlite
from imbrex.library.database.migrations import bring_up_to_date
from imbrex.library.database.role import Role
from imbrex.library.database.schema import VERSION
from imbrex.library.documents.entry import Filing
from imbrex.library.library import Library
from tests.library.conftest import essay
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[3]
NOBODY = 65534


@pytest.fixture
def folder():
    """A folder that other accounts can get at, if that of temporary files is open to them."""
    made = Path(tempfile.mkdtemp(prefix="imbrex-faults-"))
    made.chmod(0o755)
    yield made
    made.chmod(0o755)
    shutil.rmtree(made)


@pytest.fixture
def file(folder, find_language, essays):
    """The file of a library with ten essays, closed."""
    path = folder / "essays.imbrexlib"
    with Library.create(str(path), find_language) as library:
        library.add(essays(10))
    return path


@contextlib.contextmanager
def somebody_else():
    """Root may write everywhere: be somebody who may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def needs_reach(path):
    path.chmod(0o640)  # others are shut out when its owner opens it, its group is not
    with somebody_else():
        if not os.access(path, os.R_OK, effective_ids=True):
            pytest.skip("temporary files are closed to other accounts here")


def run(code, *arguments, before=()):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT)))}
    command = [*before, sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


# Adds until there is no room; then nothing that was reported is missing, and with more room it goes on.
FULL = """
import os, resource, signal, sys
from pathlib import Path
from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.library.library import Library
from tests.library.conftest import essay

folder, how = Path(sys.argv[1]), sys.argv[2]
address = str(folder / "essays.imbrexlib")
library = Library.create(address, Languages().find)
if how == "limit":
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
reported = 0
try:
    while reported < 5000:
        reported += len(library.add([essay(reported, words=300)]))
except ImbrexError as error:
    print(error)
assert library.info().documents == reported > 0
assert library.verify() == []
if how == "limit":
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
else:
    (folder / "filler").unlink()
added = library.add([essay(number, words=300) for number in range(reported + 20)])
assert [one.new for one in added] == [False] * reported + [True] * 20
assert library.verify() == []
"""


def test_a_file_that_may_grow_no_further(folder):
    done = run(FULL, folder, "limit")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Disk error" in done.stdout


def test_a_full_disk(folder):
    """A small disk of its own, seen by one process only."""
    if not shutil.which("unshare"):
        pytest.skip("unshare is not installed")
    mount = 'mount -t tmpfs -o size=2m none "$0" && head -c 900000 /dev/zero >"$0/filler" && exec "$@"'
    before = ["unshare", *([] if os.geteuid() == 0 else ["--map-root-user"]), "--mount", "sh", "-c", mount, folder]
    if run("", before=before).returncode:
        pytest.skip("this system lets nobody mount a small disk")
    done = run(FULL, folder, "disk", before=before)
    assert (done.returncode, done.stderr) == (0, "")
    assert "is full" in done.stdout


def test_a_file_that_may_only_be_read(file, find_language, folder):
    needs_reach(file)
    file.chmod(0o444)
    _look_and_be_refused(file, find_language)


def test_a_folder_that_may_only_be_read(file, find_language, folder):
    """SQLite can make no log there, also not to read."""
    needs_reach(file)
    file.chmod(0o444)
    folder.chmod(0o555)
    _look_and_be_refused(file, find_language)
    assert [path.name for path in folder.iterdir()] == [file.name]


def _look_and_be_refused(file, find_language):
    before = file.read_bytes()
    with somebody_else(), Library.open(str(file), find_language) as library:
        assert library.role is Role.READ
        assert library.info().documents == 10
        (checked,) = library.check([essay(3)])
        assert [known.entry.name for known in checked.known] == ["essay 3.txt"]
        assert library.verify() == []
        for job in (lambda: library.add([essay(50)]), lambda: library.remove([1])):
            with pytest.raises(ImbrexError, match=r"You have read-only access to .*essays\.imbrexlib|Your role: read"):
                job()
    assert file.read_bytes() == before


def test_who_may_only_read_sees_what_is_added_after_they_have_opened_it(file, find_language, folder):
    needs_reach(file)
    folder.chmod(0o555)
    with somebody_else(), Library.open(str(file), find_language) as reader:
        assert reader.info().documents == 10
        if os.geteuid() != NOBODY:
            return  # the owner may not write to the folder either
        os.seteuid(0)
        try:
            with Library.open(str(file), find_language) as owner:
                owner.add([essay(50)])
                os.seteuid(NOBODY)
                assert reader.info().documents == 11
                os.seteuid(0)
        finally:
            os.seteuid(NOBODY)
        assert reader.info().documents == 11
        assert reader.verify() == []


def test_who_may_only_read_sees_what_is_added_meanwhile(file, find_language, folder):
    needs_reach(file)
    with Library.open(str(file), find_language) as owner:
        owner.add([essay(50)])
        folder.chmod(0o555)
        for path in folder.iterdir():
            path.chmod(0o444)
        with somebody_else(), Library.open(str(file), find_language) as reader:
            assert reader.info().documents == 11


@pytest.mark.parametrize("keep", [0, 1, 15, 16, 100, 511, 4096, 8192, 20_000, 0.5, 0.9])
def test_a_file_that_was_not_copied_completely(file, find_language, keep):
    data = file.read_bytes()
    cut = data[: int(keep if keep >= 1 or not keep else keep * len(data))]
    file.write_bytes(cut)
    said = []
    with contextlib.suppress(ImbrexError), Library.open(str(file), find_language) as library:
        said = list(map(str, library.verify()))
    if not said:
        with pytest.raises(ImbrexError, match=r"damaged|is not an Imbrex library"):
            Library.open(str(file), find_language)
        assert file.read_bytes() == cut


def other_database(path):
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE settings (key TEXT, value TEXT)")
    connection.execute("INSERT INTO settings VALUES ('version', '1')")
    connection.commit()
    connection.close()


FOREIGN = {
    "nothing": lambda path: path.write_bytes(b""),
    "picture": lambda path: path.write_bytes(b"\xff\xd8\xff\xe0\0\x10JFIF" + bytes(range(256)) * 40),
    "text": lambda path: path.write_text("An essay.", encoding="utf-8"),
    "other database": other_database,
    "only the first bytes are ours": lambda path: path.write_bytes(b"SQLite format 3\0" + bytes(9000)),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_foreign_file_is_told_of_and_left_alone(tmp_path, find_language, kind):
    path = tmp_path / "foreign"
    FOREIGN[kind](path)
    before = path.read_bytes()
    with pytest.raises(ImbrexError, match=r"is not an Imbrex library|is damaged"):
        Library.open(str(path), find_language)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["foreign"]


def test_nothing_is_made_over_another_file(tmp_path, find_language):
    path = tmp_path / "thesis.docx"
    path.write_bytes(b"years of work")
    with pytest.raises(ImbrexError, match="already exists"):
        Library.create(str(path), find_language)
    assert path.read_bytes() == b"years of work"


@pytest.mark.parametrize("place", ["no folder/essays.imbrexlib", "essays.imbrexlib", "."])
def test_where_no_library_is_none_is_opened(tmp_path, find_language, place):
    with pytest.raises(ImbrexError, match="not found"):
        Library.open(str(tmp_path / place), find_language)
    assert list(tmp_path.iterdir()) == []


def test_a_library_that_cannot_be_made_leaves_nothing_behind(address, tmp_path, find_language, monkeypatch):
    def no_room(connection, ledger):
        connection.exec_driver_sql("SELECT nothing FROM nowhere")

    with monkeypatch.context() as patch:
        patch.setattr("imbrex.library.opened_library.write_ledger", no_room)
        with pytest.raises(ImbrexError):
            Library.create(address, find_language)
    assert list(tmp_path.iterdir()) == []
    with Library.create(address, find_language) as library:
        assert library.verify() == []


def test_where_there_is_no_folder_no_library_is_made(tmp_path, find_language):
    with pytest.raises(ImbrexError, match="Couldn't create"):
        Library.create(str(tmp_path / "no folder" / "essays.imbrexlib"), find_language)


ADDING = """
import os, sys
from imbrex.languages.registry import Languages
from imbrex.library.library import Library
from tests.library.conftest import essay

other = os.fork()
first = 100 if other else 110  # half of them are the same
with Library.open(sys.argv[1], Languages().find) as library:
    new = sum(one.new for number in range(first, first + 20) for one in library.add([essay(number)]))
os.write(1, b"%d\\n" % new)
if other:
    assert os.waitpid(other, 0)[1] == 0
"""


def test_two_programs_that_add_at_once(file, find_language):
    done = run(ADDING, file)
    assert done.returncode == 0, done.stderr
    new = [int(line) for line in done.stdout.split()]
    assert (len(new), sum(new)) == (2, 30)
    with Library.open(str(file), find_language) as library:
        assert library.info().documents == 40
        assert library.verify() == []


def test_a_lock_that_is_never_given_back_is_told_of(file, find_language, monkeypatch):
    """As in a network folder whose locks outlive the program that took them."""
    monkeypatch.setattr(sqlite, "_PATIENCE", 0.05)
    with Library.open(str(file), find_language) as library, contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ImbrexError, match=r"is busy.*PostgreSQL"):
            library.add([essay(50)])
        assert library.info().documents == 10  # reading goes on
        other.rollback()
        assert library.add([essay(50)])[0].new


@pytest.mark.parametrize("job", ["verify", "copy"])
def test_what_the_database_does_itself_can_be_stopped(file, find_language, monkeypatch, job):
    monkeypatch.setattr("imbrex.sqlite._STEPS", 10)

    class Impatient:
        def progress(self, progress):
            pass

        def check(self):
            raise Cancelled

    with Library.open(str(file), find_language) as library:
        jobs = {
            "verify": lambda: library.verify(Impatient()),
            "copy": lambda: bring_up_to_date(library.store, Impatient(), steps=(), newest=VERSION + 1),
        }
        with pytest.raises(Cancelled):
            jobs[job]()
        assert library.verify() == []
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_letters_that_no_database_takes(library):
    text = "NUL \0 in the middle, half \ud800 of a letter, and \uffff at the end " * 5
    library.add([essay(1, text=text, name="a\0b\udfff", path="\0", author="\0")], Filing(collection="\0", tags=("\0",)))
    (entry,) = library.entries()
    assert library.document(entry.document).text == text
    assert (entry.name, entry.author, entry.collection) == ("a\ufffdb\ufffd", "\ufffd", "\ufffd")
    assert library.verify() == []


def any_letters(seed, count):
    """Letters of all alphabets by chance, which nothing can pack."""
    chance = random.Random(seed)
    letters = (chr(chance.randrange(0x20, 0x1FFFF)) for _ in range(count * 3))
    return "".join(letter for letter in letters if unicodedata.category(letter) != "Cs")[:count]


@pytest.mark.parametrize(
    "hostile",
    [
        "'); DROP TABLE documents; --",
        '" OR 1=1 --',
        "<script>alert(1)</script>",
        "%s %(name)s :name ? {0} \\",
        "../../../etc/passwd",
        "\u202etxt.exe",
        "a\nb\r\tc",
        any_letters(1, 10_000),
    ],
    ids=["SQL", "more SQL", "HTML", "placeholders", "a path", "backwards", "lines", "10,000 letters"],
)
def test_hostile_titles_are_titles(library, hostile):
    filing = Filing(collection=hostile, tags=(hostile,))
    library.add([essay(1, name=hostile, path=hostile, author=hostile), essay(2)], filing)
    entry = library.entries()[0]
    assert (entry.name, entry.author, entry.collection, entry.names[0].tags) == (hostile, hostile, hostile, (hostile,))
    assert library.verify() == []
    assert library.remove_author(hostile) == 1
    assert library.info().documents == 1
