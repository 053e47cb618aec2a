"""Damaged and hostile files of shelves: a reason for what can't be read, and all the rest is found."""

import gzip
import json
import random
import sqlite3
import struct
import zlib
from pathlib import Path

import pytest

from imbrex.engine.options import Options
from imbrex.errors import ImbrexError
from imbrex.shelves.reading import warc_file, zim_file
from imbrex.shelves.reading.positioned_file import PositionedFile
from tests.shelves.making import Item, Zotero, articles, page, prose, warc_record, write_warc, write_zim

GOOD = "https://a.example/good"


def _problems(shelf):
    return dict(shelf.index.problems(100))


def _refused(shelves, path):
    with pytest.raises(ImbrexError) as caught:
        shelves.add(path, Options()).update()
    assert shelves.paths == []
    return str(caught.value)


def test_a_zim_file_that_is_cut_off_or_no_zim_file_is_refused(tmp_path, shelves):
    path = write_zim(tmp_path / "a.zim", articles(20))
    whole = path.read_bytes()
    for length in (len(whole) - 1, len(whole) // 2, 80):
        path.write_bytes(whole[:length])
        assert "incomplete" in _refused(shelves, path)
    for data in (b"", whole[:79], b"PK\x03\x04" + whole):
        path.write_bytes(data)
        assert "not a ZIM file" in _refused(shelves, path)


@pytest.mark.parametrize("compression", [1, 4, 5])
def test_every_compression_is_read_and_only_text_is(tmp_path, shelved, compression):
    items = [
        *articles(25),
        Item("style.css", "", b"body {}", "text/css"),
        Item("image.png", "", b"\x89PNG", "image/png"),
        Item("Old_name", "Old name", target="Article_3"),
        Item("plain", "Plain", prose(50).encode(), "text/plain"),
        Item("same", "Same text", articles(1)[0].data),
    ]
    shelf = shelved(write_zim(tmp_path / "a.zim", items, compression=compression))
    assert (shelf.info().entries, shelf.index.info().documents, _problems(shelf)) == (27, 26, {})


def test_damaged_bytes_of_a_zim_file_never_end_the_reading(tmp_path, find_language):
    """In this process: what it may raise is what its callers expect."""
    from imbrex.shelves.reading import zim_tasks

    path = write_zim(tmp_path / "a.zim", articles(30, words=20), cluster=7)
    whole, chance = path.read_bytes(), random.Random(4)
    for _ in range(60):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 1, 3, 30))):
            data[chance.randrange(len(data))] = chance.choice((0, 255, chance.randrange(256)))
        path.write_bytes(data)
        with path.open("rb") as file:
            try:
                texts = zim_tasks.texts(file.fileno(), "", [0])
            except ImbrexError:
                continue
            numbers = struct.unpack(f"{len(texts.numbers) // 4}I", texts.numbers)
            for piece in zim_tasks.read(file.fileno(), "", list(numbers)).pieces:
                assert len(piece.place) < 2000
            zim_tasks.find(file.fileno(), "C/Article_3", [])


def test_clusters_that_lie_or_explode_are_faults_of_their_entries(tmp_path, shelved, hits, monkeypatch):
    path = write_zim(tmp_path / "a.zim", [*articles(3), Item("bomb", "Bomb", bytes(40 * 2**20))], cluster=3)
    shelf = shelved(path)
    assert shelf.info().entries == 3
    assert "larger than 32 MB" in _problems(shelf)["Bomb"]
    monkeypatch.setattr(zim_file, "_LARGEST_CLUSTER", 2**20)
    with path.open("rb") as file:
        zim = zim_file.ZimFile(PositionedFile.of(file.fileno()))
        with pytest.raises(OverflowError):
            zim.content(zim.entry(zim.find("C", "bomb")), 2**30)


def test_lengths_that_lie_cost_a_web_archive_their_own_records_only(tmp_path, shelved):
    good = [warc_record(f"{GOOD}/{number}", page(f"Good {number}", prose(number))) for number in range(3)]
    body = page("Bad", prose(50))
    for told in (5, 10**17, len(body) * 3, -1):
        bad = warc_record("https://a.example/bad", body, told=told)
        for name in (f"{told}.warc", f"{told}.warc.gz"):
            shelf = shelved(write_warc(tmp_path / name, [good[0], bad, good[1], good[2]]))
            found = shelf.info()
            # A compressed record ends where its compression does, whatever it says.
            assert found.entries in ((3,) if name.endswith("warc") else (3, 4)), name
            assert found.failed == (4 - found.entries), name


def test_a_web_archive_that_is_cut_off_damaged_or_compressed_as_a_whole(tmp_path, shelved):
    records = [warc_record(f"{GOOD}/{number}", page(f"Good {number}", prose(number))) for number in range(6)]
    packed = [gzip.compress(record) for record in records]
    hurt = bytearray(packed[2])
    hurt[len(hurt) // 2] ^= 0xFF
    cases = {
        "cut.warc.gz": (b"".join(packed)[:-20], 5),
        "hurt.warc.gz": (b"".join([*packed[:2], bytes(hurt), *packed[3:]]), 5),
        "junk.warc.gz": (packed[0] + b"\x1f\x8b\x08junk" * 50 + packed[1], 2),
        "padded.warc.gz": (packed[0] + bytes(3000), 1),
        "whole.warc.gz": (gzip.compress(b"".join(records)), 6),
        "cut.warc": (b"".join(records)[:-200], 5),
        "empty.warc": (b"", 0),
        "text.warc": (b"not an archive at all", 0),
    }
    for name, (data, count) in cases.items():
        (tmp_path / name).write_bytes(data)
        shelf = shelved(tmp_path / name)
        assert shelf.info().entries == count, name


def test_bombs_in_a_web_archive_are_left_out(tmp_path, shelved):
    zeros = zlib.compressobj(1, wbits=31)
    inner = zeros.compress(bytes(40 * 2**20)) + zeros.flush()
    records = [
        warc_record("https://a.example/outer", bytes(40 * 2**20)),
        warc_record("https://a.example/inner", inner, heads="Content-Encoding: gzip\r\n"),
        warc_record(GOOD, page("Good", prose(1))),
    ]
    shelf = shelved(write_warc(tmp_path / "a.warc.gz", records))
    assert shelf.info().entries == 1
    assert all("larger than 32 MB" in problem for problem in _problems(shelf).values())
    assert shelf.info().failed == 2


def test_what_is_no_page_in_a_web_archive_is_passed_over(tmp_path, shelved, hits):
    chunked = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in (page("C", prose(3)), b""))
    cyrillic = "<html><body><p>" + "Каменный мост стоит над рекой у старого сада. " * 5
    records = [
        warc_record("https://a.example/lost", page("404", prose(1)), status="404 Not Found"),
        warc_record("https://a.example/picture", b"\x89PNG", kind="image/png"),
        warc_record("https://a.example/chunked", chunked, heads="Transfer-Encoding: chunked\r\n"),
        warc_record("https://a.example/c1251", cyrillic.encode("cp1251"), kind="text/html; charset=windows-1251"),
        warc_record("https://a.example/again", page("C", prose(3))),
        b"WARC/1.0\r\nWARC-Type: warcinfo\r\nContent-Length: 4\r\n\r\nabcd\r\n\r\n",
    ]
    shelf = shelved(write_warc(tmp_path / "a.warc", records))
    assert (shelf.info().entries, shelf.index.info().documents, _problems(shelf)) == (3, 2, {})
    assert hits(prose(3))[0].entry.names[0].path == "https://a.example/chunked"
    assert hits("Каменный мост стоит над рекой у старого сада.")[0].entry.names[0].path == "https://a.example/c1251"


def test_markup_of_an_entry_that_is_an_attack_is_text_or_nothing(tmp_path, shelved, hits):
    deep = b"<div>" * 200_000 + prose(1).encode()
    items = [
        Item("deep", "<b>Deep\x1b[31m\n title</b>", b"<html>" + deep),
        Item("script", "Script", page("s", "<script>alert(1)</script>" + prose(2))),
        Item("nothing", "Nothing", b"\0" * 5000),
        *articles(2),
    ]
    shelf = shelved(write_zim(tmp_path / "a.zim", items))
    info = shelf.info()
    assert info.entries + info.failed == 5
    assert "alert" not in shelf.texts([hits(prose(2))[0].entry.document]).popitem()[1].text
    assert len(hits(prose(0))) == 1


def test_a_zotero_database_that_is_locked_is_read_and_what_is_missing_is_told(tmp_path, shelved, shelves, hits):
    zotero = Zotero(tmp_path / "Zotero")
    zotero.add("storage:there.txt", {"title": "There"}, data=prose(1).encode())
    zotero.add("storage:missing.pdf", {"title": "Missing"})
    zotero.add("storage:../../secret.txt", {"title": "Outside"})
    zotero.add("storage:page.zip", {"title": "No document"}, data=b"PK")
    zotero.add("storage:gone.txt", {"title": "Deleted"}, data=prose(2).encode(), deleted=True)
    (tmp_path / "linked.txt").write_text(prose(3))
    zotero.add(str(tmp_path / "linked.txt"), {"title": "Linked", "url": "javascript:alert(1)"})
    (tmp_path / "secret.txt").write_text(prose(4))
    zotero.connection.execute("BEGIN EXCLUSIVE")  # as Zotero keeps it
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        sqlite3.connect(zotero.path, timeout=0).execute("SELECT * FROM items").fetchall()
    before = zotero.path.read_bytes()
    shelf = shelved(zotero.folder)
    assert shelf.info().entries == 2
    assert list(_problems(shelf)) == ["Missing"]
    assert [one.entry.citation for one in hits(prose(1))] == [f"There. {zotero.folder}/storage/00000002/there.txt"]
    assert hits(prose(3))[0].entry.names[0].path == str(tmp_path / "linked.txt")
    assert hits(prose(2)) == hits(prose(4)) == []
    assert zotero.path.read_bytes() == before
    zotero.connection.rollback()
    zotero.connection.execute("PRAGMA journal_mode=WAL")
    zotero.add("storage:more.txt", {"title": "More"}, data=prose(5).encode())
    zotero.connection.close()  # which writes the log into the database
    shelf.update()
    assert shelf.info().entries == 3


def test_linked_files_are_found_in_the_base_folder_that_zotero_is_set_to(tmp_path, monkeypatch, shelved, hits):
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    zotero = Zotero(tmp_path / "Zotero")
    papers = tmp_path / 'My "papers"'
    (papers / "deep").mkdir(parents=True)
    (papers / "deep" / "linked.txt").write_text(prose(6))
    (tmp_path / "secret.txt").write_text(prose(7))
    zotero.add("attachments:deep/linked.txt", {"title": "In the base folder"})
    zotero.add("attachments:../secret.txt", {"title": "Outside"})
    shelf = shelved(zotero.folder)
    assert "base folder" in _problems(shelf)["In the base folder"]
    settings = tmp_path / ".zotero" / "zotero" / "ab12.default"
    settings.mkdir(parents=True)
    told = '// Settings\nuser_pref("extensions.zotero.{}", {});\n'
    base = told.format("baseAttachmentPath", json.dumps(str(papers)))
    (settings / "prefs.js").write_text(base + told.format("dataDir", json.dumps(str(tmp_path / "Other"))))
    shelf.update()
    assert shelf.info().entries == 0  # these are the settings for another library
    (settings / "prefs.js").write_text(base)
    shelf.update()
    assert [one.entry.names[0].path for one in hits(prose(6))] == [str(papers / "deep" / "linked.txt")]
    assert hits(prose(7)) == []
    assert list(_problems(shelf)) == []
    zotero.connection.close()


def test_a_database_that_is_not_zoteros_is_refused(tmp_path, shelves):
    folder = tmp_path / "Zotero"
    folder.mkdir()
    path = folder / "zotero.sqlite"
    other = sqlite3.connect(path)
    other.executescript("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    other.close()
    for data in (path.read_bytes(), path.read_bytes()[:600], b"", b"nothing"):
        path.write_bytes(data)
        assert "Zotero" in _refused(shelves, folder)


def test_a_process_that_dies_costs_one_entry(tmp_path, shelved, monkeypatch):
    """As at an entry that makes its parser crash."""
    from imbrex.child.failures import ChildDied
    from imbrex.messages import Message
    from imbrex.shelves.reading.shelf_process import ShelfProcess

    ask = ShelfProcess.ask

    def dying(self, task, value, file, observer, name="", *numbers):
        if (task == "zim-read" and 7 in numbers) or (task == "warc-read" and numbers[0] == 0 and numbers[1] != 2):
            raise ChildDied(Message("The shelf reader stopped without answering."))
        return ask(self, task, value, file, observer, name, *numbers)

    monkeypatch.setattr(ShelfProcess, "ask", dying)
    shelf = shelved(write_zim(tmp_path / "a.zim", articles(30)))
    assert (shelf.info().entries, shelf.info().failed) == (29, 1)
    records = [warc_record(f"{GOOD}/{number}", page("", prose(number))) for number in range(5)]
    shelf = shelved(write_warc(tmp_path / "a.warc.gz", records))
    assert (shelf.info().entries, shelf.info().failed) == (4, 1)


def test_libzim_writes_what_is_read_here(tmp_path, shelved, hits):
    """The format's own library, with an index, redirects and several clusters."""
    writer = pytest.importorskip("libzim.writer")

    class Page(writer.Item):
        def __init__(self, path, title, data, kind="text/html"):
            super().__init__()
            self.told = path, title, kind, data

        get_path, get_title, get_mimetype = (lambda self, place=place: self.told[place] for place in range(3))

        def get_contentprovider(self):
            return writer.StringProvider(self.told[3])

        def get_hints(self):
            return {writer.Hint.FRONT_ARTICLE: True}

    path = tmp_path / "reference.zim"
    with writer.Creator(str(path)).config_indexing(False, "eng").config_clustersize(4096) as creator:
        for name, value in {"Title": "Reference", "Date": "2024-06-01", "Language": "eng"}.items():
            creator.add_metadata(name, value)
        for item in articles(40):
            creator.add_item(Page(item.path, item.title, item.data.decode()))
        creator.add_item(Page("a.css", "", "body {}", "text/css"))
        creator.add_redirection("Old", "Old", "Article_1", {writer.Hint.FRONT_ARTICLE: True})
    shelf = shelved(path)
    assert (shelf.info().state.name, shelf.info().entries, _problems(shelf)) == ("Reference", 40, {})
    assert [(one.entry.name, one.entry.date, one.entry.language) for one in hits(prose(33))] == [
        ("Article 33", "2024-06-01", "en")
    ]


def test_the_start_of_a_record_is_found_across_the_borders_of_what_is_read_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(warc_file, "_CHUNK", 64)
    monkeypatch.setattr(warc_file, "_HEAD", 16)
    record = gzip.compress(warc_record(GOOD, b""))
    for before in range(50, 200, 7):
        (tmp_path / "a").write_bytes(b"x" * before + record)
        with (tmp_path / "a").open("rb") as file:
            assert warc_file.next_record(PositionedFile.of(file.fileno()), 0) == before
