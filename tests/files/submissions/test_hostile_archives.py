"""ZIP files of any other kind, damaged ones, and traps: what can be read is read, and the rest is said."""

import base64
import io
import unicodedata
import zipfile
import zlib
from pathlib import Path

import pytest
from PIL import Image

from imbrex.engine.observer import SILENT
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files.shared.zip_archive import DAMAGED, ENCRYPTED, WRONG
from tests.files.making import docx, odt, p
from tests.files.submissions.making import Student, moodle, zipped
from tests.rows import each_row


@pytest.fixture
def read(reader, tmp_path):
    """Read a ZIP file by its bytes: its documents by name, and its problems."""

    def read_bytes(data, password=""):
        path = tmp_path / "a.zip"
        path.write_bytes(data)
        outcomes = reader.read(path, password=password)
        documents = {one.path.removeprefix(f"{path}/"): one for one in outcomes if isinstance(one, Document)}
        return documents, [one for one in outcomes if isinstance(one, Problem)]

    return read_bytes


def member(name, data=b"some words", **fields):
    """A ZIP file with a member that has these fields."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        entry = zipfile.ZipInfo(name)
        for field, value in fields.items():
            setattr(entry, field, value)
        file.writestr(entry, data, zipfile.ZIP_DEFLATED)
        file.writestr("good.txt", "good words")
    return out.getvalue()


def test_any_other_zip_file_is_a_folder(read):
    inner = zipped([("c.txt", "third"), ("deep.zip", zipped([("d.txt", "never")]))])
    files = [("x/a.docx", docx(p("first"))), ("b.txt", "second"), ("photo.jpg", "no"), ("__MACOSX/._b.txt", "no")]
    documents, problems = read(
        zipped([*files, ("~$b.docx", "no"), ("x/inner.zip", inner), ("report.zip", docx(p("4th")))])
    )
    assert {path: one.text.strip() for path, one in documents.items()} == {
        "x/a.docx": "first",
        "b.txt": "second",
        "x/inner.zip/c.txt": "third",
        "report.zip": "4th",
    }
    assert {one.name for one in documents.values()} == {"a.docx", "b.txt", "c.txt", "report.zip"}
    assert all(one.key == one.path.replace("a.zip/", "a.zip#", 1) for one in documents.values())
    assert [str(one.message) for one in problems] == [
        "Skipped 1 ZIP file inside other ZIP files: x/inner.zip/deep.zip."
    ]


def test_scans_are_documents_once_their_text_is_recognized(reader, tmp_path):
    picture = io.BytesIO()
    Image.new("L", (40, 40), 255).save(picture, "PNG")
    path = tmp_path / "a.zip"
    inner = zipped([("page.png", picture.getvalue())])
    path.write_bytes(zipped(moodle([Student("Anna Ivanova", 7, ({"work.zip": inner, "film.mp4": "x"},))])))
    [problem] = reader.read(path)
    assert problem.scanned
    member = Path(problem.path)
    assert member.name == "page.png"
    with reader.opened(member, SILENT) as file:
        assert file.read() == picture.getvalue()
    [document] = reader.read(member, recognized={0: "some words"})
    assert (document.name, document.text.strip()) == ("Anna Ivanova", "some words")
    path.write_bytes(inner)
    assert reader.read(path)[0].scanned


def test_an_image_beside_readable_files_can_be_recognized_if_it_may_be_a_page(reader, tmp_path):
    path = tmp_path / "a.zip"
    files = {"essay.txt": "typed words", "page.png": b"x" * 30_000, "second.jpg": b"y" * 30_000, "logo.png": b"z" * 99}
    path.write_bytes(zipped(moodle([Student("Anna Ivanova", 7, (files,))])))
    document, *problems = reader.read(path)
    assert [(one.name, one.scanned) for one in problems] == [
        ("Anna Ivanova: page.png", True),
        ("Anna Ivanova: second.jpg", True),
    ]
    assert [str(note) for note in document.notes] == ["Not read: logo.png."]
    picture = io.BytesIO()
    Image.effect_noise((200, 200), 90).save(picture, "PNG")
    files["page.png"] = picture.getvalue()
    path.write_bytes(zipped(moodle([Student("Anna Ivanova", 7, (files,))])))
    [document] = reader.read(Path(problems[0].path), recognized={0: "some words"})  # the other image is in the list
    assert [one.name for one in document.files] == ["essay.txt", "page.png"]
    assert "typed words" in document.text
    assert "some words" in document.text


def test_a_missing_member_is_a_problem(reader, tmp_path):
    path = tmp_path / "a.zip"
    path.write_bytes(zipped([("page.png", b"x")]))
    with pytest.raises(ImbrexError, match="not found"), reader.opened(path / "none.png", SILENT):
        pass


def test_a_document_called_zip_is_a_document(reader, tmp_path):
    path = tmp_path / "essay.zip"
    for data in (docx(p("words")), odt("<text:p>words</text:p>")):
        path.write_bytes(data)
        [document] = reader.read(path)
        assert (document.text.strip(), document.key) == ("words", str(path))


@each_row(
    ("name", "words"),
    [
        ("../../etc/passwd.txt", "unsafe path"),
        ("/etc/passwd.txt", "unsafe path"),
        ("C:\\Users\\a.txt", "unsafe path"),
        ("x\\..\\..\\a.txt", "unsafe path"),
        ("link.txt", "link"),
        ("bomb.txt", "far larger"),
    ],
)
def test_traps_are_refused_and_the_rest_is_read(read, name, words):
    data = b"0" * 2**22 if name == "bomb.txt" else b"/etc/passwd"
    documents, problems = read(member(name, data, external_attr=(0o120777 << 16) * (name == "link.txt")))
    assert [one.text for one in documents.values()] == ["good words"]
    [problem] = problems
    assert words in problem.message
    assert problem.hint


def test_backslashes_and_repeated_names_are_files(read):
    with pytest.warns(UserWarning, match="Duplicate"):
        data = zipped([("x\\a.txt", "one"), ("x/a.txt", "two"), ("x/a.txt", "three")])
    documents, problems = read(data)
    assert problems == []
    assert {path: one.text for path, one in documents.items()} == {
        "x/a.txt": "one",
        "x/a (2).txt": "two",
        "x/a (3).txt": "three",
    }


def test_a_damaged_member_is_a_problem_of_its_student_only(read):
    students = [Student("Anna Ivanova", 1, ({"a.txt": "A" * 500},)), Student("Ivan Petrov", 2, ({"b.txt": "good"},))]
    data = zipped(moodle(students), method=zipfile.ZIP_STORED).replace(b"A" * 500, b"B" * 500)
    documents, problems = read(data)
    assert [one.name for one in documents.values()] == ["Ivan Petrov"]
    assert [(one.name, one.message) for one in problems] == [("Anna Ivanova: a.txt", DAMAGED)]


class _Stream(io.BytesIO):
    """Where nothing written can be changed, so that sizes follow the members, as platforms write them."""

    def seekable(self):
        return False

    def seek(self, *_):
        raise io.UnsupportedOperation


@each_row(
    ("stream", "method"), [(False, zipfile.ZIP_STORED), (False, zipfile.ZIP_DEFLATED), (True, zipfile.ZIP_DEFLATED)]
)
def test_complete_members_of_an_incomplete_download_are_read(read, stream, method):
    students = [Student(f"Student Number{n}", n, ({"a.docx": docx(p(f"words {n}"))},)) for n in range(1, 5)]
    out = _Stream() if stream else io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as file:
        for name, data in moodle(students):
            file.writestr(zipfile.ZipInfo(name), data, method)
    whole = out.getvalue()
    with zipfile.ZipFile(io.BytesIO(whole)) as file:
        third = file.infolist()[2].header_offset
    documents, problems = read(whole[: third + 300])
    assert [(one.author, one.text.strip()) for one in documents.values()] == [
        ("Student Number1", "words 1"),
        ("Student Number2", "words 2"),
    ]
    assert [str(one.message) for one in problems] == [
        "The ZIP file is damaged or incomplete. Only part of its files were read."
    ]
    assert len(read(whole[:-10])[0]) == 4


def test_a_student_without_a_readable_file_is_named(read):
    students = [
        Student("Anna Ivanova", 1, ({"photo.heic": "x", "film.mp4": "y"},)),
        Student("Ivan Petrov", 2, ({"b.txt": "good", "film.mp4": "y"},)),
    ]
    documents, problems = read(zipped(moodle(students)))
    assert [(one.name, *map(str, one.notes)) for one in documents.values()] == [("Ivan Petrov", "Not read: film.mp4.")]
    [problem] = problems
    assert (problem.name, str(problem.message)) == (
        "Anna Ivanova",
        "None of the submitted files can be read: film.mp4 and photo.heic.",
    )


@each_row(
    ("data", "words"),
    [
        (b"", "damaged"),
        (b"PK\x05\x06" + bytes(18), "no documents"),
        (zipped([("a.txt", "words")])[:34], "damaged"),
        (b"PK\x03\x04" * 100, "damaged"),
        (b"not a zip file at all", "damaged"),
        (zipped([("photo.heic", "x")]), "no documents"),
        (zipped((f"{number}.jpg", "") for number in range(20_001)), "more than 20,000"),
    ],
    ids=["empty", "no members", "cut", "noise", "text", "pictures", "20,001 members"],
)
def test_an_archive_that_cannot_be_read_is_one_problem(read, data, words):
    documents, problems = read(data)
    assert documents == {}
    [problem] = problems
    assert words in problem.message
    assert problem.name == "a.zip"
    assert problem.hint


# A ZIP file with a password, made by hand: Python writes none.


class _Cipher:
    """The stream cipher of PKZIP."""

    def __init__(self, password):
        self.keys = [0x12345678, 0x23456789, 0x34567890]
        for byte in password:
            self._turn(byte)

    def _turn(self, byte):
        one, two, three = self.keys
        one = (zlib.crc32(bytes([byte]), one ^ 0xFFFFFFFF) ^ 0xFFFFFFFF) & 0xFFFFFFFF
        two = ((two + (one & 0xFF)) * 134775813 + 1) & 0xFFFFFFFF
        three = (zlib.crc32(bytes([two >> 24]), three ^ 0xFFFFFFFF) ^ 0xFFFFFFFF) & 0xFFFFFFFF
        self.keys = [one, two, three]

    def encrypt(self, data):
        out = bytearray()
        for byte in data:
            key = (self.keys[2] | 2) & 0xFFFF
            out.append(byte ^ ((key * (key ^ 1)) >> 8 & 0xFF))
            self._turn(byte)
        return bytes(out)


def locked_zip(password, members):
    """A ZIP file whose members are encrypted, except those called open."""
    plain = zipped(members, method=zipfile.ZIP_STORED)
    with zipfile.ZipFile(io.BytesIO(plain)) as file:
        entries = file.infolist()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as file:
        for entry, (name, text) in zip(entries, members, strict=True):
            if "open" in name:
                file.writestr(name, text)
                continue
            data = _Cipher(password).encrypt(bytes(11) + bytes([entry.CRC >> 24]) + text.encode())
            with file.open(zipfile.ZipInfo(name), "w") as member:
                member.write(data)
            made = file.infolist()[-1]
            made.flag_bits |= 1
            made.CRC, made.file_size = entry.CRC, len(text)
    data = bytearray(out.getvalue())
    with zipfile.ZipFile(io.BytesIO(bytes(data))) as file:
        for entry in file.infolist():
            data[entry.header_offset + 6] |= entry.flag_bits & 1
    return bytes(data)


def test_a_password_opens_all_members_at_once(read):
    data = locked_zip(b"sesame", [("a.txt", "secret words"), ("b.txt", "more of them"), ("open.txt", "open words")])
    for password, message in (("", ENCRYPTED), ("Sesame", WRONG)):
        documents, [problem] = read(data, password)
        assert [one.text for one in documents.values()] == ["open words"]
        assert (problem.name, problem.message, problem.locked) == ("a.zip", message, True)
        assert problem.path.endswith("a.zip")
    documents, problems = read(data, "sesame")
    assert [one.text for one in documents.values()] == ["secret words", "more of them", "open words"]
    assert problems == []


AES = base64.b64decode(
    b"UEsDBBQAAQBjAK2dd10AAAAAKAAAAAwAAAAFAAsAYS50eHQBmQcAAgBBRQMAAN7tciXFA5jubMVtVwc+Sr7lpOxHY7txaNQ4jgp52RCw"
    b"PlHTrdZEDl1QSwMEFAABAGMArZ13XQAAAAApAAAAHgAAAAUACwBiLnR4dAGZBwACAEFFAQgAgQbBQI19N52/Ycn/yk0klMoXlPHO/emt"
    b"wlQv4056v0ALnSHiq9j60+tQSwECFAMUAAEAYwCtnXddAAAAACgAAAAMAAAABQALAAAAAAAAAAAAgAEAAAAAYS50eHQBmQcAAgBBRQMA"
    b"AFBLAQIUAxQAAQBjAK2dd10AAAAAKQAAAB4AAAAFAAsAAAAAAAAAAACAAVYAAABiLnR4dAGZBwACAEFFAQgAUEsFBgAAAAACAAIAfAAA"
    b"AK0AAAAAAA=="
)
"""Made by pyzipper: a.txt is stored with a key of 256 bits, b.txt is deflated with one of 128; "sesame" opens both."""


def test_a_password_opens_what_other_programs_encrypt_by_aes(read):
    for password, message in (("", ENCRYPTED), ("Sesame", WRONG)):
        documents, [problem] = read(AES, password)
        assert (documents, problem.message, problem.locked) == ({}, message, True)
    documents, problems = read(AES, "sesame")
    assert [one.text for one in documents.values()] == ["secret words", "more and more and more of them"]
    assert problems == []
    place = AES.index(b"PK", 60)
    documents, [problem] = read(AES[: place - 11] + b"x" + AES[place - 10 :], "sesame")  # its checksum is wrong
    assert len(documents) == 1
    assert problem.locked  # as is a wrong password for it


def test_encryption_that_no_password_opens_is_one_problem(read):
    data = bytearray(zipped([(f"{number}.txt", "secret words") for number in range(3)] + [("open.txt", "open words")]))
    place = 0
    for _ in range(3):
        place = data.find(b"PK\x01\x02", place) + 4
        data[place + 4] |= 1
        data[place + 6] = 99  # AES
    documents, [problem] = read(bytes(data), "sesame")
    assert [one.text for one in documents.values()] == ["open words"]
    assert (problem.name, problem.locked) == ("a.zip", False)
    assert "unsupported" in problem.message
    assert "Unpack" in problem.hint


@each_row(
    ("name", "page"),
    [
        ("Иванова Анна.txt", "cp866"),
        ("Иванова Анна.txt", "utf-8"),
        ("Élise Müller.txt", "cp437"),
        ("王小明的作业和他的朋友.txt", "gb18030"),
        ("Ελένη Παπαδοπούλου.txt", "utf-8"),
        ("이영희.txt", "utf-8"),
        ("Jose\u0301 Nun\u0303ez.txt", "utf-8"),
    ],
)
def test_names_in_old_code_pages_are_decoded(read, name, page):
    packed = name.encode(page)
    data = zipped([("x" * len(packed), "words")]).replace(b"x" * len(packed), packed)
    assert list(read(data)[0]) == [unicodedata.normalize("NFC", name)]
