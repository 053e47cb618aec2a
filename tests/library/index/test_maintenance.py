"""Other settings make another index beside the old one, which is used until the new one is complete."""

import pytest
from sqlalchemy import delete, func, select

from imbrex.engine.observer import Cancelled, Observer
from imbrex.engine.options import PRESETS, Canonization, Options, WordForm
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.library.database import schema
from imbrex.library.database.ledger import read_ledger, write_ledger
from imbrex.library.database.mode import Mode
from imbrex.library.index import maintenance
from imbrex.library.library import Library
from imbrex.library.search.search_results import Clue
from tests.library.conftest import essay
from tests.library.test_adding import Stopper

OTHER = Options(canonization=Canonization(word_form=WordForm.AS_WRITTEN, fold_case=False))


def knowledge(library):
    """All rows that the index in use is made of."""
    with library.store.reading() as connection:
        generation = read_ledger(connection).generation
        signs = schema.signs.c
        rows = connection.execute(select(signs).where(signs.generation == generation).order_by(signs.document)).all()
        marks = connection.execute(select(schema.keys.c.key, schema.keys.c.document, schema.keys.c.generation)).all()
        return (
            [(row.document, row.kept, row.fingerprints, row.longest, row.simhash) for row in rows],
            sorted((key, document) for key, document, number in marks if number == generation),
            {number for _, _, number in marks} == {generation},
        )


def test_the_new_index_is_that_of_a_new_library(library, tmp_path, find_language, essays):
    library.add(essays(30))
    before = library.info()
    assert library.set_options(OTHER)
    assert library.info().pending == 30
    library.reindex()
    after = library.info()
    assert after.digest != before.digest
    assert (after.pending, after.coming, after.segments) == (0, None, 1)
    with Library.create(str(tmp_path / "other"), find_language, OTHER) as other:
        other.add(essays(30))
        assert knowledge(library) == knowledge(other)
    assert library.verify() == []
    assert not library.set_options(OTHER)


def test_until_then_checks_use_the_old_index(library, essays):
    library.add(essays(5))
    library.set_options(OTHER)
    (checked,) = library.check([essay(3)])
    assert checked.candidates[0].containment == 1
    library.add(essays(3, first=50))
    (checked,) = library.check([essay(51)])
    assert checked.candidates[0].containment == 1


def test_it_goes_on_where_it_was_stopped(library, essays, monkeypatch):
    monkeypatch.setattr(maintenance, "BATCH", 4)
    library.add(essays(20))
    library.set_options(OTHER)
    with pytest.raises(Cancelled):
        library.reindex(Stopper(after=8))
    half = library.info().pending
    assert 0 < half < 20
    library.add(essays(3, first=40))
    removed = [entry.document for entry in library.entries()][::6]
    library.remove(removed)
    library.reindex(observer := Stopper())
    assert library.info().pending == 0
    assert sum(stage == "indexing" for stage, _, _ in observer.told) <= 7
    assert library.verify() == []
    for entry in library.entries():
        (checked,) = library.check([library.document(entry.document)])
        assert checked.candidates[0].entry.document == entry.document
        assert not set(removed) & {candidate.entry.document for candidate in checked.candidates}


def test_a_change_of_mind_leaves_the_old_index_alone(library, essays, monkeypatch):
    monkeypatch.setattr(maintenance, "BATCH", 4)
    library.add(essays(10))
    before = knowledge(library)
    library.set_options(OTHER)
    with pytest.raises(Cancelled):
        library.reindex(Stopper(after=4))
    assert not library.set_options(Options())
    assert library.info().coming is None
    library.tidy()
    assert knowledge(library) == before
    assert library.verify() == []
    library.set_options(PRESETS["verbatim"])
    library.reindex()
    assert knowledge(library)[2]


def test_another_who_has_it_open_goes_on_with_the_new_index(address, find_language, essays):
    with Library.create(address, find_language) as one, Library.open(address, find_language) as other:
        one.add(essays(5))
        assert other.info().documents == 5
        one.set_options(OTHER)
        one.reindex()
        other.add([Document("k", "late", "Some Words Here That Are Long Enough To Be Found Again", language="en")])
        (checked,) = other.check([essay(2)])
        assert checked.candidates[0].containment == 1
        (checked,) = one.check([Document("k", "late", "Words Here That Are Long Enough To Be Found", language="en")])
        assert checked.candidates[0].entry.name == "late"
        assert one.verify() == []


def test_an_index_of_another_version_is_made_anew(library, address, find_language, essays):
    library.add(essays(5))
    assert library.notice == ""
    with library.store.writing() as connection:
        ledger = read_ledger(connection)
        write_ledger(connection, type(ledger)(ledger.version, ledger.mode, ledger.options, 1, made_with="earlier"))
    assert library.info().is_outdated
    with Library.open(address, find_language) as other:
        assert "another version" in other.notice
    library.reindex()
    info = library.info()
    assert not info.is_outdated
    assert info.pending == 0
    assert library.verify() == []


def test_signatures_alone_cannot_be_made_anew(tmp_path, find_language, essays):
    with Library.create(str(tmp_path / "signs"), find_language, mode=Mode.SIGNATURES) as library:
        library.add(essays(2))
        with pytest.raises(ImbrexError, match="keeps no texts"):
            library.set_options(OTHER)
        with library.store.reading() as connection:
            assert connection.execute(select(func.count()).select_from(schema.texts)).scalar_one() == 0


def test_a_check_goes_on_where_somebody_has_made_another_index_meanwhile(library, address, find_language, essays):
    """The documents that are still to be checked are looked for in the new one."""
    made = essays(3)
    library.add(made)
    checks = library.check(made)
    assert [known.entry.name for known in next(checks).known] == [made[0].name]
    with Library.open(address, find_language) as other:
        assert other.set_options(Options(canonization=Canonization(drop_stop_words=False)))
        other.reindex()
    found = [checked.candidates for checked in checks]
    assert [[one.entry.name for one in candidates] for candidates in found] == [[made[1].name], [made[2].name]]
    assert all(Clue.SIMHASH in one.clues for candidates in found for one in candidates)


def test_documents_whose_texts_are_lost_keep_nobody_from_making_the_index_anew(library, essays):
    library.add(essays(3))
    with library.store.writing() as connection:
        connection.execute(delete(schema.texts).where(schema.texts.c.document > 1))

    class Patience(Observer):
        def check(self):
            self.asked = getattr(self, "asked", 0) + 1
            assert self.asked < 1000

    library.reindex(Patience(), rebuild=True)
    assert not library.info().pending
    assert {flaw.document for flaw in library.verify() if "not in the index" in flaw.message} == {2, 3}
