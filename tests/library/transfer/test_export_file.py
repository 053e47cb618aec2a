"""The file of an exported library: round trips, interruptions, and files that mean harm."""

import json
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.errors import ImbrexError
from imbrex.library.transfer import export_file
from imbrex.library.transfer.export_file import PortableReader, PortableWriter
from tests.examples import examples

HEAD = {"name": "essays", "count": 3}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**62), 2**62) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)  # fmt: skip


def written(path, records, head=HEAD, finish=True):
    with PortableWriter(path, head) as writer:
        for record in records:
            writer.write(record)
        if finish:
            writer.finish()
    return path


def read(path):
    with PortableReader(path) as reader:
        return list(reader.records())


def zipped(path, entries):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for name, data in entries.items():
            out.writestr(name, data)
    return path


@examples(30)
@given(st.lists(st.dictionaries(st.text(), JSON, max_size=4), max_size=5))
def test_records_come_back_as_they_were(tmp_path_factory, records):
    path = written(tmp_path_factory.mktemp("portable") / "all.imbrex", records)
    with PortableReader(path) as reader:
        assert list(reader.records()) == records
        assert (reader.total, reader.is_complete) == (len(records), True)
        assert reader.head == {"format": "imbrex-library", "version": 1, **HEAD}


def test_many_records_stand_in_many_entries_and_in_order(tmp_path, monkeypatch):
    monkeypatch.setattr(export_file, "_CHUNK", 100)
    path = written(tmp_path / "all.imbrex", [{"number": number, "text": "x" * 40} for number in range(50)])
    assert len(zipfile.ZipFile(path).namelist()) > 10
    assert [record["number"] for record in read(path)] == list(range(50))


def test_no_memory_holds_all_records(tmp_path, monkeypatch):
    monkeypatch.setattr(export_file, "_CHUNK", 1000)
    with PortableWriter(tmp_path / "all.imbrex", HEAD) as writer:
        for number in range(200):
            writer.write({"number": number, "text": "x" * 100})
            assert writer._size < 1200


def test_what_was_interrupted_goes_on_where_it_ended(tmp_path):
    path = written(tmp_path / "all.imbrex", [{"number": 1}, {"number": 2}], finish=False)
    with PortableReader(path) as reader:
        assert not reader.is_complete
    with PortableWriter(path, HEAD) as writer:
        assert (writer.last, writer.count) == ({"number": 2}, 2)
        writer.write({"number": 3})
        writer.finish()
    with PortableReader(path) as reader:
        assert [record["number"] for record in reader.records()] == [1, 2, 3]
        assert (reader.total, reader.is_complete) == (3, True)


@pytest.mark.parametrize("spoil", ["other head", "finished", "cut", "foreign"])
def test_nothing_else_is_taken_up(tmp_path, spoil):
    path = written(tmp_path / "all.imbrex", [{"number": 1}], finish=spoil == "finished")
    if spoil == "cut":
        path.write_bytes(path.read_bytes()[:-9])
    if spoil == "foreign":
        path.write_bytes(b"\xff\xd8\xff\xe0 a picture")
    with PortableWriter(path, {"name": "other"} if spoil == "other head" else HEAD) as writer:
        assert writer.count == 0
        writer.finish()
    assert read(path) == []


def test_the_same_records_give_the_same_bytes(tmp_path):
    first, second = (written(tmp_path / name, [{"number": 1}]) for name in ("a.imbrex", "b.imbrex"))
    assert first.read_bytes() == second.read_bytes()


GOOD = json.dumps({"format": "imbrex-library", "version": 1})
LINE = '{"number": 1}\n'
HOSTILE = {
    "cut line": (LINE + '{"number": ', "is damaged"),
    "no record": (LINE + "[1, 2]\n", "is damaged"),
    "no text": (LINE.encode() + b'{"number": "\xff"}\n', "is damaged"),
    "not a number": ('{"number": NaN}\n', "is damaged"),
    "endless number": ('{"number": ' + "9" * 10_000 + "}\n", "is damaged"),
    "deep": ("[" * 100_000 + "\n", "is damaged"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_line_that_is_no_record_is_damage(tmp_path, name):
    lines, said = HOSTILE[name]
    path = zipped(tmp_path / "trap.imbrex", {"library.json": GOOD, "documents/1.jsonl": lines})
    with pytest.raises(ImbrexError, match=said), PortableReader(path) as reader:
        list(reader.records())


def test_what_came_before_the_damage_is_given(tmp_path):
    path = zipped(tmp_path / "trap.imbrex", {"library.json": GOOD, "documents/1.jsonl": LINE + "{"})
    with PortableReader(path) as reader:
        assert next(reader.records()) == {"number": 1}


def test_a_bomb_is_not_unpacked(tmp_path):
    entries = {"library.json": GOOD, "documents/1.jsonl": b" " * (40 * 2**20)}
    with pytest.raises(ImbrexError, match="far larger"):
        PortableReader(zipped(tmp_path / "trap.imbrex", entries))


def test_an_endless_line_is_not_read_to_its_end(tmp_path, monkeypatch):
    monkeypatch.setattr(export_file, "_LINE", 1000)
    entries = {"library.json": GOOD, "documents/1.jsonl": json.dumps({"text": "x" * 2000})}
    path = zipped(tmp_path / "trap.imbrex", entries)
    with PortableReader(path) as reader, pytest.raises(ImbrexError, match="far larger"):
        list(reader.records())


def test_a_file_of_endless_entries_is_not_listed(tmp_path):
    path = zipped(tmp_path / "trap.imbrex", {"library.json": GOOD})
    data = bytearray(path.read_bytes())
    end = data.rfind(b"PK\x05\x06")
    data[end + 8 : end + 12] = b"\xff\xff\xff\xff"
    path.write_bytes(data)
    with pytest.raises(ImbrexError, match="far larger"):
        PortableReader(path)


def test_names_that_lead_outside_lead_nowhere(tmp_path):
    entries = {"library.json": GOOD, "../../outside.jsonl": LINE, "/etc/outside": LINE, "documents/1.jsonl": LINE}
    path = zipped(tmp_path / "trap.imbrex", entries)
    assert read(path) == [{"number": 1}]
    assert {found.name for found in tmp_path.rglob("*") if found.is_file()} == {path.name}


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ({"format": "imbrex-library", "version": 2}, "newer version of Imbrex"),
        ({"format": "imbrex-library", "version": "1"}, "not an exported library"),
        ({"format": "imbrex-library", "version": True}, "not an exported library"),
        ({"format": "something"}, "not an exported library"),
        ({}, "not an exported library"),
    ],
)
def test_other_formats_and_versions_are_refused(tmp_path, head, said):
    with pytest.raises(ImbrexError, match=said):
        PortableReader(zipped(tmp_path / "other.imbrex", {"library.json": json.dumps(head)}))


@pytest.mark.parametrize("data", [b"", b"\xff\xd8\xff\xe0 a picture", b"PK\x05\x06", b"SQLite format 3\0"])
def test_foreign_files_are_refused(tmp_path, data):
    path = tmp_path / "foreign"
    path.write_bytes(data)
    with pytest.raises(ImbrexError, match="not an exported library"):
        PortableReader(path)


def test_other_zip_files_are_refused(tmp_path):
    with pytest.raises(ImbrexError, match="not an exported library"):
        PortableReader(zipped(tmp_path / "other.docx", {"word/document.xml": "<w/>"}))


def test_damage_inside_is_told(tmp_path):
    path = written(tmp_path / "all.imbrex", [{"text": f"{number} words"} for number in range(2000)])
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    path.write_bytes(data)
    with pytest.raises(ImbrexError, match="is damaged"):
        read(path)
