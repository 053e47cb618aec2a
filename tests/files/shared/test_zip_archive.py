"""Zip files that are checked before they are opened."""

import zipfile

import pytest

from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.zip_archive import Archive
from tests.files.making import zipped

MEGABYTE = 2**20


def test_entries_are_found_whatever_their_case_and_slashes():
    archive = Archive(zipped({"Word/Document.xml": "x", "other\\name": "y"}))
    assert archive.read("word/document.xml") == b"x"
    assert archive.read("/other/name") == b"y"
    assert archive.get("missing") == b""
    assert "missing" not in archive


@pytest.mark.parametrize(
    "entries",
    [
        {"word/document.xml": bytes(2 * MEGABYTE)},  # packed a thousandfold
        {str(number): "" for number in range(10_001)},
    ],
    ids=["ratio", "count"],
)
def test_a_bomb_is_not_opened(entries):
    with pytest.raises(UnreadableError, match="far larger"):
        Archive(zipped(entries))


@pytest.mark.parametrize("sizes", [[65 * MEGABYTE], [60 * MEGABYTE] * 5], ids=["entry", "sum"])
def test_declared_sizes_are_believed_without_unpacking(sizes):
    data = zipped({f"entry{number}": b"x" * 10 for number in range(len(sizes))}, zipfile.ZIP_STORED)
    for number, size in enumerate(sizes):
        place = data.rindex(f"entry{number}".encode()) - 22  # the size in the directory at the end
        packed = (size // 100).to_bytes(4, "little")
        data = data[: place - 4] + packed + size.to_bytes(4, "little") + data[place + 4 :]
    with pytest.raises(UnreadableError, match="far larger"):
        Archive(data)


def test_a_list_of_far_too_many_entries_is_not_even_read(monkeypatch):
    data = zipped({"a": "x"})
    place = data.rindex(b"PK\x05\x06") + 10
    monkeypatch.setattr(zipfile, "ZipFile", None)  # whoever calls it fails
    with pytest.raises(UnreadableError, match="far larger"):
        Archive(data[:place] + b"\xff\xff" + data[place + 2 :])


def test_a_damaged_entry_and_a_truncated_file():
    data = zipped({"a": b"content" * 50}, zipfile.ZIP_STORED)
    with pytest.raises(UnreadableError, match="damaged"):
        Archive(data.replace(b"contentcontent", b"contenTcontent", 1)).read("a")
    with pytest.raises(UnreadableError, match="damaged"):
        Archive(data[:100])


def test_an_encrypted_entry_says_so():
    data = zipped({"a": b"content"}, zipfile.ZIP_STORED)
    place = data.index(b"PK\x01\x02") + 8
    with pytest.raises(UnreadableError, match="password"):
        Archive(data[:place] + b"\x01" + data[place + 1 :]).read("a")
