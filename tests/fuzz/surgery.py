"""Surgery: damage that keeps the outside of a format sound, so that it reaches what lies deeper."""

import io
import json
import lzma
import re
import zipfile
import zlib
from random import Random

from tests.fuzz.damage import Mutation, mutate_bytes

_TAG = re.compile(rb"<[^<>]{1,300}>")
_CONTROL_WORD = re.compile(rb"\\[a-z]+(-?\d+)?")
_NUMBER = re.compile(rb"\d+")
_REFERENCE = re.compile(rb"\d+ 0 R")
_HUGE = (b"0", b"-1", b"65535", b"65536", b"2147483647", b"-2147483648", b"4294967296", b"9999999999", b"1e400")
_NAMES = (
    "../../etc/passwd",
    "/word/document.xml",
    "word\\document.xml",
    "a" * 60_000,
    "con.txt",
    "/",
    "x\ty",
    "é\u202e",
)
_ENTITIES = (
    b"&lol;",
    b"&#0;",
    b"&#xD800;",
    b"&#1114112;",
    b"&#x;",
    b"&amp;" * 1000,
    b"&",
    b"]]>",
    b"<![CDATA[",
    b"<!--",
)
_DOCUMENT_TYPE = (
    b'<!DOCTYPE x [<!ENTITY a "'
    + b"lol" * 99
    + b'"><!ENTITY lol "&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
)
_DEPTHS = (60, 120, 200, 250, 260, 3000, 60_000)
_SIZES = (10, 1000, 100_000, 11_000_000)


def mutate(data: bytes, random: Random) -> bytes:
    """Damage a file as its kind suggests, or by its bytes alone."""
    if random.random() < 0.25:
        return mutate_bytes(data, random)
    return _mutation_for(data)(data, random)


def _mutation_for(data: bytes) -> Mutation:
    if data.startswith(b"PK\x03\x04"):
        return operate_on_zip
    if data.startswith(b"{\\rtf"):
        return operate_on_rtf
    if data.startswith(b"%PDF"):
        return operate_on_pdf
    if data[:1] in {b"[", b"{"}:
        return operate_on_json
    return operate_on_markup if b"<" in data[:2000] else mutate_bytes


def operate_on_zip(data: bytes, random: Random) -> bytes:
    """Change what is packed, how, or under which name; damage what tells so."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [(entry.filename, archive.read(entry)) for entry in archive.infolist()]
    except (
        zipfile.BadZipFile,
        zlib.error,
        lzma.LZMAError,
        ValueError,
        NotImplementedError,
        RuntimeError,
        EOFError,
        OSError,
    ):
        return mutate_bytes(data, random)
    for _ in range(random.randint(1, 3)):
        if entries:
            _operate_on_entries(entries, random)
    packed = _packed(entries, random)
    if random.random() < 0.25:
        packed = _damage_directory(packed, random)
    return packed


def _operate_on_entries(entries: list[tuple[str, bytes]], random: Random) -> None:
    number = random.randrange(len(entries))
    name, content = entries[number]
    match random.randrange(7):
        case 0:
            del entries[number]
        case 1:
            entries[number] = (random.choice(_NAMES), content)
        case 2:
            entries.append((name, mutate_bytes(content, random)))
        case 3:
            entries[number] = (name, random.choice(entries)[1])
        case _:
            entries[number] = (name, operate_on_markup(content, random))


def _packed(entries: list[tuple[str, bytes]], random: Random) -> bytes:
    packed = io.BytesIO()
    methods = (zipfile.ZIP_DEFLATED,) * 8 + (zipfile.ZIP_STORED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in entries:
            archive.NameToInfo.pop(name, None)  # else a second entry of one name, which is what is wanted, warns
            archive.writestr(name, content, random.choice(methods), 1)
    return packed.getvalue()


def _damage_directory(packed: bytes, random: Random) -> bytes:
    """Damage the list of entries at the end, or the head of one of them."""
    places = [found.start() for found in re.finditer(rb"PK\x01\x02|PK\x03\x04|PK\x05\x06", packed)]
    start = random.choice(places)
    return packed[: start + 4] + mutate_bytes(packed[start + 4 : start + 46], random) + packed[start + 46 :]


def operate_on_markup(data: bytes, random: Random) -> bytes:
    """Change tags, nest them, repeat them, give them huge attributes, entities and document types."""
    tags = [found.span() for found in _TAG.finditer(data[:200_000])]
    if not tags:
        return mutate_bytes(data, random)
    start, end = random.choice(tags)
    tag = data[start:end]
    match random.randrange(9):
        case 0:
            depth = random.choice(_DEPTHS)
            name = re.split(rb"[\s/>]", tag[1:])[0] or b"x"
            return data[:end] + (b"<" + name + b">") * depth + b"x" + (b"</" + name + b">") * depth + data[end:]
        case 1:
            size = random.choice(_SIZES)
            return data[: end - 1].rstrip(b"/") + b' a="' + b"x" * size + b'"' + data[end - 1 :]
        case 2:
            return data[:end] + random.choice(_ENTITIES) + data[end:]
        case 3:
            return data[:start] + tag * random.choice((2, 1000, 30_000)) + data[end:]
        case 4:
            return data[:start] + data[end:]
        case 5:
            other = random.choice(tags)
            return data[:start] + data[slice(*other)] + data[end:]
        case 6:
            return data[:start] + _NUMBER.sub(lambda _: random.choice(_HUGE), tag) + data[end:]
        case 7:
            begin = tags[0][1] if data.startswith(b"<?xml") else 0
            return data[:begin] + _DOCUMENT_TYPE + data[begin:]
        case _:
            return mutate_bytes(data, random)


def operate_on_rtf(data: bytes, random: Random) -> bytes:
    """Give control words huge numbers, nest groups, jump over what is not there."""
    words = [found.span() for found in _CONTROL_WORD.finditer(data[:200_000])]
    if not words:
        return mutate_bytes(data, random)
    start, end = random.choice(words)
    match random.randrange(6):
        case 0:
            word = re.sub(rb"-?\d+", b"", data[start:end])
            return data[:start] + word + random.choice(_HUGE) + b" " + data[end:]
        case 1:
            return data[:start] + b"{" * random.choice(_DEPTHS) + data[start:]
        case 2:
            extra = (b"\\bin%d " % random.choice((5, 10**9)), b"\\uc99999 ", b"\\u-99999 ", b"\\'zz", b"\\*", b"}")
            return data[:start] + random.choice(extra) * random.choice((1, 300)) + data[start:]
        case 3:
            other = random.choice(words)
            return data[:start] + data[slice(*other)] + data[end:]
        case 4:
            return data[:start] + data[start:end] * random.choice((1000, 30_000)) + data[end:]
        case _:
            return mutate_bytes(data, random)


def operate_on_pdf(data: bytes, random: Random) -> bytes:
    """Damage numbers, make objects refer to one another in circles, spoil the table of places."""
    match random.randrange(5):
        case 0:
            return _replace_one(_NUMBER, data, random, random.choice(_HUGE))
        case 1:
            return _replace_one(_REFERENCE, data, random, b"%d 0 R" % random.randint(0, 9))
        case 2:
            place = data.rfind(b"xref")
            return data[:place] + mutate_bytes(data[place:], random)
        case 3:
            words = (b"/Kids", b"/Parent", b"/Contents", b"/Length", b"/Type", b"/Count", b"stream", b"endobj", b"Tj")
            return data.replace(random.choice(words), random.choice(words))
        case _:
            return mutate_bytes(data, random)


def operate_on_json(data: bytes, random: Random) -> bytes:
    """Nest lists, make numbers huge, write lone surrogates, and change the types of fields."""
    match random.randrange(6):
        case 0:
            return b"[" * random.choice(_DEPTHS) + data
        case 1:
            return _replace_one(re.compile(rb'"[^"]*"'), data, random, b"9" * random.choice((5, 10_000)))
        case 2:
            return _replace_one(re.compile(rb'"[^"]*"'), data, random, b'"\\ud800 \\u0000 \\udfff"')
        case 3:
            values = (b"null", b"true", b"[]", b"{}", b"NaN", b"-1e999", json.dumps(["x"] * 1000).encode())
            return _replace_one(re.compile(rb'"[^"]*"'), data, random, random.choice(values))
        case 4:
            return data.replace(b"\\n", b"\n") + b'{"a":' * random.choice(_DEPTHS)
        case _:
            return mutate_bytes(data, random)


def _replace_one(pattern: re.Pattern[bytes], data: bytes, random: Random, replacement: bytes) -> bytes:
    found = [match.span() for match in pattern.finditer(data)]
    if not found:
        return mutate_bytes(data, random)
    start, end = random.choice(found)
    return data[:start] + replacement + data[end:]
