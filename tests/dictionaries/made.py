"""Small dictionaries of all forms, as files."""

import gzip
import string
import struct

ENTRIES = {
    "house": "дом, здание",
    "tree": "_бот. дерево",
    "bridge": "1) мост 2) переносица (носа)",
    "river": "река; поток",
    "old": "старый; старинный",
    "write": "писать",
}
_DIGITS = string.ascii_uppercase + string.ascii_lowercase + "0123456789+/"


def to_base_64(number):
    digits = ""
    while number or not digits:
        digits = _DIGITS[number % 64] + digits
        number //= 64
    return digits


def dictd(folder, name="mueller7", entries=ENTRIES, encoding="utf-8"):
    """An index with what the dictionary says of itself, and a packed file of articles."""
    data, lines = b"", []
    everything = {"00databaseinfo": "Under the GNU General\nPublic License, version 2 or any later version.", **entries}
    for head, translations in everything.items():
        article = f"{head}\n  {translations}\n".encode(encoding)
        lines.append(f"{head}\t{to_base_64(len(data))}\t{to_base_64(len(article))}\n")
        data += article
    (folder / f"{name}.dict.dz").write_bytes(gzip.compress(data))
    path = folder / f"{name}.index"
    path.write_text("".join(lines), encoding="utf-8")
    return path


def stardict(folder, name="own", entries=ENTRIES):
    data = index = b""
    for head, translations in entries.items():
        article = f"<b>{head}</b> {translations}".encode()
        index += head.encode() + b"\0" + struct.pack(">II", len(data), len(article))
        data += article
    (folder / f"{name}.idx").write_bytes(index)
    (folder / f"{name}.dict").write_bytes(data)
    path = folder / f"{name}.ifo"
    path.write_text("StarDict's dict ifo file\nversion=2.4.2\ndescription=CC BY-SA 4.0\n", encoding="utf-8")
    return path


def ding(folder, name="de-en", text="Haus {n}; Heim {n} | Häuser {pl} :: house; home | houses\nBaum {m} :: tree\n"):
    path = folder / name
    path.write_text(f"# Made for tests, GPL Version 2 or later\n{text}", encoding="utf-8")
    return path
