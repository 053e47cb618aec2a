"""Verification: silent on what is sound, and every kind of damage is told of."""

import numpy as np
import pytest
from sqlalchemy import delete, insert, select, update

from imbrex.engine.observer import Cancelled
from imbrex.library import verification
from imbrex.library.database import schema
from imbrex.library.database.mode import Mode
from imbrex.library.documents.library_info import Flaws
from imbrex.library.documents.stored_texts import pack
from imbrex.library.index.segments import packed, unpacked
from imbrex.library.library import Library
from tests.library.conftest import essay


def change(table, number, **values):
    return lambda connection: connection.execute(update(table).where(table.c.document == number).values(**values))


def lose(table, number):
    return lambda connection: connection.execute(delete(table).where(table.c.document == number))


def spoil_bucket(make):
    """Change the postings of the first bucket."""

    def spoil(connection):
        table = schema.buckets
        bucket, blob = connection.execute(select(table).order_by(table.c.bucket)).first()
        spoiled = make(np.array(unpacked(blob)))
        connection.execute(update(table).where(table.c.bucket == bucket).values(packed=spoiled))

    return spoil


def set_back(name):
    table = schema.counters
    return lambda connection: connection.execute(update(table).where(table.c.name == name).values(next=1))


def name_of_nobody(connection):
    row = connection.execute(select(schema.names).limit(1)).one()._asdict()
    connection.execute(insert(schema.names), {**row, "document": 99, "number": 99})


def marks_of_nobody(connection):
    generation = connection.scalar(select(schema.keys.c.generation).limit(1))
    connection.execute(insert(schema.keys), {"key": 5, "document": 99, "generation": generation})


DAMAGE = {
    "name lost": (lose(schema.names, 2), "Document 2 has no name"),
    "text lost": (lose(schema.texts, 2), "The text of document 2 is missing"),
    "other text": (change(schema.texts, 2, packed=pack(essay(77))), "The text of document 2 has changed"),
    "text damaged": (change(schema.texts, 2, packed=b"x\x9cnothing"), "The text of document 2 is damaged"),
    "length wrong": (change(schema.documents, 2, characters=5), "The text of document 2 has changed"),
    "hash lost": (lose(schema.wholes, 2), "Document 2 can't be found by its text"),
    "hash of another": (change(schema.wholes, 2, document=3), "Document 2 can't be found by its text"),
    "notes lost": (lose(schema.signs, 2), "Document 2 is not in the index"),
    "notes wrong": (change(schema.signs, 2, simhash=5), "The index entry of document 2 doesn't match"),
    "marks lost": (lose(schema.keys, 2), "The index entry of document 2 is incomplete"),
    "fingerprint lost": (spoil_bucket(lambda old: packed(old[1:])), "are missing from the index"),
    "fingerprint changed": (
        spoil_bucket(lambda old: packed(np.sort(old ^ np.uint64(1 << 30)))),
        "don't match its text",
    ),
    "fingerprint of nobody": (
        spoil_bucket(lambda old: packed(np.append(old, old[-1] | np.uint64(0xFFFFFFF)))),
        "1 fingerprint of documents that are not in the library",
    ),
    "not in order": (spoil_bucket(lambda old: packed(old[::-1])), "of the index is damaged"),
    "half a number": (spoil_bucket(lambda old: packed(old)[:-3]), "of the index is damaged"),
    "numbers set back": (set_back("document"), "The next document number"),
    "names set back": (set_back("name"), "The next name number"),
    "marks of nobody": (marks_of_nobody, "The library contains index keys of missing documents"),
    "name of nobody": (name_of_nobody, "The library contains names of missing documents"),
}


def test_a_sound_library_has_no_flaw(library, essays):
    library.add(essays(30))
    library.add(essays(10, first=20))
    library.remove([3])
    library.tidy()
    assert library.verify() == []


def test_an_empty_library_has_no_flaw(library):
    assert library.verify() == []


def test_signatures_alone_have_no_flaw(tmp_path, find_language, essays):
    with Library.create(str(tmp_path / "signs"), find_language, mode=Mode.SIGNATURES) as library:
        library.add(essays(5))
        assert library.verify() == []
        with library.store.writing() as connection:
            spoil_bucket(lambda old: packed(old[1:]))(connection)
        assert "are missing from the index" in str(*library.verify())


INDEX = [kind for kind in DAMAGE if kind.startswith(("notes", "marks", "fingerprint ", "not in order", "half"))]


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_told_of_and_a_damaged_index_is_made_anew_from_the_texts(library, essays, kind):
    library.add(essays(5))
    damage, sentence = DAMAGE[kind]
    with library.store.writing() as connection:
        damage(connection)
    flaws = library.verify()
    assert sentence in " ".join(map(str, flaws))
    assert all(flaw.message.endswith(".") and flaw.hint.endswith(".") for flaw in flaws)
    if kind not in INDEX:
        return
    library.reindex()
    assert library.verify() != []  # with these settings there is one already
    library.reindex(rebuild=True)
    assert library.verify() == []
    (checked,) = library.check([essay(3)])
    assert next(known.entry.name for known in checked.known) == "essay 3.txt"


def test_an_index_in_many_parts_is_read_to_its_end(library, essays, monkeypatch):
    monkeypatch.setattr(verification, "_POSTINGS_AT_ONCE", 3)
    monkeypatch.setattr(verification, "_ROWS", 4)
    library.add(essays(12, words=300))
    assert library.verify() == []


def test_damage_everywhere_is_told_in_a_hundred_sentences(library, essays):
    library.add(essays(Flaws.MOST + 10, words=8))
    with library.store.writing() as connection:
        connection.execute(delete(schema.names))
    flaws = library.verify()
    assert len(flaws) == Flaws.MOST + 1
    assert flaws[-1].message == "10 more problems of these kinds."


def test_it_tells_progress_and_can_be_stopped(library, essays):
    library.add(essays(3))
    heard = []

    class Impatient:
        def progress(self, progress):
            heard.append(progress.stage)

        def check(self):
            if "Checking documents" in heard:
                raise Cancelled

    with pytest.raises(Cancelled):
        library.verify(Impatient())
    assert "Checking the index" in heard
