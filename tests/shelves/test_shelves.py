"""Shelves of every kind: what is copied from them is found with its citation and its text, and kept up to date."""

import shutil

import pytest

from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.library.search.search_results import Clue
from imbrex.shelves import shelf as shelf_module
from imbrex.shelves.kinds import zim
from imbrex.shelves.shelf import Standing
from imbrex.shelves.shelves import Shelves
from tests.shelves.making import Item, Zotero, articles, page, prose, warc_record, write_warc, write_zim
from tests.translated_texts import BETWEEN, BOOK, ESSAY, LANGUAGES, OWN, Small


def _copied(number, first=20, count=60):
    return "My own words begin this essay and end it. " + " ".join(prose(number).split()[first : first + count])


class _StopsAfter(Silent):
    """Stops once so many entries are durable."""

    def __init__(self, count):
        self.left = count

    def progress(self, progress):
        self.left -= progress.stage == "adding" and progress.done > 0

    def check(self):
        if self.left <= 0:
            raise Cancelled


def test_each_kind_finds_a_copy_and_cites_it(tmp_path, shelves, shelved, hits):
    write_zim(tmp_path / "wiki.zim", articles(30))
    write_warc(tmp_path / "web.warc.gz", [warc_record("https://a.example/p", page("A page", prose(100)))])
    folder = tmp_path / "reading list"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "Stone.txt").write_text(prose(200))
    zotero = Zotero(tmp_path / "Zotero")
    fields = {"title": "On stones", "date": "2019-05-00 May 2019", "DOI": "10.1/x"}
    zotero.add("storage:stones.txt", fields, [("Ann", "Lee"), ("", "UNESCO")], prose(300).encode())
    for path in (tmp_path / "wiki.zim", tmp_path / "web.warc.gz", folder, zotero.folder):
        shelved(path)
    zotero.connection.close()
    expected = {
        7: ("Made encyclopedia", "Article 7. 2026-05-01. https://en.wikipedia.org/wiki/Article_7"),
        100: ("web", "A page. 2025-11-03. https://a.example/p"),
        200: ("reading list", f"Stone.txt. {folder / 'deep' / 'Stone.txt'}"),
        300: ("Zotero", "Lee, Ann; UNESCO. On stones. 2019-05. https://doi.org/10.1/x"),
    }
    for number, (name, citation) in expected.items():
        (hit,) = hits(_copied(number))
        assert (hit.entry.collection, hit.entry.citation) == (name, citation)
        assert hit.exact
        assert hit.shared > 50  # of the 58 shingles of 60 words, some of which occur twice
        text = shelves.at(hit.entry.shelf).texts([hit.entry.document])[hit.entry.document]
        assert prose(number) in text.text
        assert str(text.notes[0]) == f"Source: {citation}."
    assert hits(prose(999)) == []


def test_an_update_adds_what_is_new_reads_what_changed_and_forgets_what_is_gone(tmp_path, shelved, hits):
    folder = tmp_path / "folder"
    folder.mkdir()
    for number in range(4):
        (folder / f"{number}.txt").write_text(prose(number))
    shelf = shelved(folder)
    (folder / "0.txt").unlink()
    (folder / "1.txt").write_text(prose(11, words=95))
    (folder / "4.txt").write_text(prose(4))
    shutil.copy(folder / "2.txt", folder / "2 again.txt")  # one text, two entries
    assert shelf.info().standing is Standing.CHANGED
    shelf.update()
    info = shelf.info()
    assert (info.standing, info.entries, info.state.run) == (Standing.CURRENT, 5, 2)
    assert [[one.entry.name for one in hits(_copied(number))] for number in (0, 1, 2, 3, 4, 11)] == [
        [], [], ["2 again.txt"], ["3.txt"], ["4.txt"], ["1.txt"],
    ]  # fmt: skip
    assert shelf.index.info().documents == 4
    assert [flaw for flaw in shelf.index.verify() if flaw.document] == []


def test_a_new_edition_of_a_file_replaces_the_old_one(tmp_path, shelved, hits):
    path = write_zim(tmp_path / "wiki.zim", articles(20))
    shelf = shelved(path)
    write_zim(path, [*articles(10), *articles(5, first=40)], {"Title": "Next", "Date": "2026-09-01"})
    shelf.update()
    assert shelf.info().entries == 15
    assert [one.entry.date for one in hits(_copied(3))] == ["2026-09-01"]
    assert hits(_copied(15)) == []


@pytest.mark.parametrize("kind", ["zim", "warc", "folder"])
def test_a_reading_that_was_stopped_goes_on_where_it_was(tmp_path, shelves, monkeypatch, kind):
    monkeypatch.setattr(shelf_module, "_TOGETHER", 1)
    monkeypatch.setattr(zim, "_AT_ONCE", 8)
    if kind == "zim":
        path = write_zim(tmp_path / "a.zim", articles(40, words=12), cluster=7)
    elif kind == "warc":
        records = [warc_record(f"https://a.example/{n}", page("", prose(n, 12))) for n in range(300)]
        path = write_warc(tmp_path / "a.warc", records)
    else:
        path = tmp_path / "a"
        path.mkdir()
        for number in range(12):
            (path / f"{number}.txt").write_text(prose(number))
    count = {"zim": 40, "warc": 300, "folder": 12}[kind]
    shelf = shelves.add(path, Options())
    with pytest.raises(Cancelled):
        shelf.update(_StopsAfter(1))
    before = shelf.info()
    assert before.standing is Standing.UNFINISHED
    assert 0 < before.entries < count
    added = []
    monkeypatch.setattr(shelf.index, "add", _counting(shelf.index.add, added))
    shelf.update()
    assert shelf.info().entries == count
    assert sum(added) == count - before.entries


def _counting(add, added):
    def counted(documents, *rest, **more):
        added.append(len(documents))
        return add(documents, *rest, **more)

    return counted


def test_a_crash_between_fingerprints_and_entries_loses_and_repeats_nothing(tmp_path, shelves, shelved, monkeypatch):
    path = write_zim(tmp_path / "a.zim", articles(30))
    shelf = shelves.add(path, Options())
    with monkeypatch.context() as patch:
        patch.setattr("imbrex.library.shelves.shelf_index._row", _crash)
        with pytest.raises(RuntimeError):
            shelf.update()
    assert (shelf.index.info().documents, shelf.info().entries) == (30, 0)
    shelf.update()
    assert (shelf.index.info().documents, shelf.index.info().names, shelf.info().entries) == (30, 30, 30)


def _crash(*_):
    raise RuntimeError("the power is gone")


def test_a_full_disk_is_told_and_the_reading_goes_on_afterwards(tmp_path, shelves):
    path = write_zim(tmp_path / "a.zim", articles(60))
    shelf = shelves.add(path, Options())
    store = shelf.index.store
    with store.outside() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}")
    with pytest.raises(ImbrexError, match=r"full|space"):
        shelf.update()
    with store.outside() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
    shelf.update()
    assert shelf.info().entries == 60


def test_a_shelf_whose_file_is_elsewhere_still_finds_and_says_so(tmp_path, shelves, shelved, hits):
    path = write_zim(tmp_path / "a.zim", articles(30))
    shelf = shelved(path)
    shelf.leave()
    moved = path.rename(tmp_path / "b.zim")
    assert shelf.info().standing is Standing.MISSING
    (hit,) = hits(_copied(5))
    assert (hit.exact, hit.entry.has_text, hit.entry.name) == (False, False, "Article 5")
    with pytest.raises(ImbrexError, match="Couldn't open"):
        shelf.update()
    shelves.move(shelf, moved)
    assert shelf.info().standing is Standing.CURRENT
    (hit,) = hits(_copied(5))
    assert hit.exact


def test_a_source_that_changed_since_says_so(tmp_path, shelved, hits, shelves):
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "a.txt").write_text(prose(1))
    shelf = shelved(folder)
    (folder / "a.txt").write_text(prose(1) + " and more")
    (hit,) = hits(_copied(1))
    document = shelves.at(shelf.address).texts([hit.entry.document])[hit.entry.document]
    assert "has changed since" in str(document.notes[1])


def test_names_and_paths_are_taken_once(tmp_path, shelves, shelved):
    path = write_zim(tmp_path / "a.zim", articles(2))
    other = write_zim(tmp_path / "b.zim", articles(3))
    shelved(path)
    with pytest.raises(ImbrexError, match="a shelf already"):
        shelves.add(path, Options())
    assert shelves.add(other, Options()).index.state.name == "Made encyclopedia (2)"
    with pytest.raises(ImbrexError, match="named"):
        shelves.add(tmp_path, Options(), "Made encyclopedia")
    for problem in (tmp_path / "none.zim", tmp_path / "shelves" / "x.txt"):
        with pytest.raises(ImbrexError):
            shelves.add(problem, Options())


def test_a_broken_index_does_not_keep_others_from_being_searched(tmp_path, shelves, shelved, hits):
    shelved(write_zim(tmp_path / "a.zim", articles(5)))
    (shelves.folder / "broken.imbrexlib").write_bytes(b"SQLite format 3\0 and nothing else")
    problems = []
    essay = Document("essay", "essay", _copied(2), language="en")
    (checked,) = shelves.check([essay], Options(), problems=problems)
    assert [one.entry.name for one in checked.candidates] == ["Article 2"]
    assert [problem.name for problem in problems] == ["broken"]
    assert len(shelves.infos()[0]) == 1


def test_another_version_of_the_program_reads_a_shelf_again(tmp_path, shelves, shelved, monkeypatch):
    shelf = shelved(write_zim(tmp_path / "a.zim", articles(5)), "Mine")
    with monkeypatch.context() as patch:
        patch.setattr("imbrex.library.database.ledger.Ledger.is_outdated", True)
        assert shelf.info().standing is Standing.OUTDATED
        fresh = shelves.rebuild(shelf)
    fresh.update()
    assert (fresh.info().state.name, fresh.info().entries) == ("Mine", 5)
    assert len(shelves.paths) == 1
    shelves.remove(fresh)
    assert list(shelves.folder.iterdir()) == []


def test_a_text_in_another_script_than_its_shelf_is_found(tmp_path, shelved, hits):
    russian = "Чайная лавка у речного вокзала открылась задолго до постройки моста, а хозяин сам ездил за товаром. " * 2
    shelved(write_zim(tmp_path / "a.zim", [*articles(3), Item("T", "T", page("T", russian))]))
    assert [(one.entry.language, one.exact) for one in hits(russian)] == [("ru", True)]


def test_a_page_of_canonical_address_is_cited_by_it(tmp_path, shelved, hits):
    head = '<link rel="canonical" href="https://en.wikipedia.org/wiki/Stone_%28rock%29"/>'
    hostile = "<link rel='canonical' href='javascript:alert(1)'>"
    write_zim(tmp_path / "a.zim", [
        Item("S", "Stone", page("Stone", prose(1), head)), Item("T", "T", page("T", prose(2), hostile)),
    ], {"Title": "t"})  # fmt: skip
    shelved(tmp_path / "a.zim")
    assert hits(_copied(1))[0].entry.names[0].path == "https://en.wikipedia.org/wiki/Stone_%28rock%29"
    assert hits(_copied(2))[0].entry.names[0].path == "a.zim/C/T"


def test_the_source_in_another_language_is_found_and_compared(tmp_path):
    folder = tmp_path / "books"
    folder.mkdir()
    (folder / "book.txt").write_text(BOOK)
    for number in range(6):
        (folder / f"{number}.txt").write_text(" ".join(f"{one} {number}" for one in BETWEEN[number % 3 :]))
    essay = Document("essay", "Эссе", ESSAY, language="ru")
    with Shelves(LANGUAGES.find, tmp_path / "shelves", Small()) as shelves:
        shelves.add(folder, Options()).update()
        (checked,) = shelves.check([essay], Options())
        (hit,) = [one for one in checked.candidates if Clue.TRANSLATION in one.clues]
        assert (hit.entry.name, hit.exact) == ("book.txt", True)
        assert min(hit.share, hit.share_back) > 0.4
        (checked,) = shelves.check([Document("own", "own", OWN[0] * 3, language="ru")], Options())
        assert checked.candidates == ()
        shutil.rmtree(folder)
        for shelf in (shelves.at(str(path)) for path in shelves.paths):
            shelf.leave()
        (checked,) = shelves.check([essay], Options())  # not sure enough without the text
        assert checked.candidates == ()
