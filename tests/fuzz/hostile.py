"""Hostile files for all readers: bombs, loops, lying lengths, deep nesting, huge counts, broken structures.

    python tests/fuzz/hostile.py [--only WORD] [--show]

Each file is made, and read in the sealed process as the program does. It must end in a text or a sentence, and the next
good file must be read. Prints what became of each; the exit code is 1 if anything else happened to one.
"""

# ruff: noqa: T201

import argparse
import gzip
import json
import struct
import sys
import tempfile
import time
import zipfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from imbrex.files.reader import Reader
from imbrex.languages.registry import Languages
from tests.files.making import compound, doc, docx, epub, fodt, odt, p, pdf, word_2, word_table, zipped
from tests.files.making_packages import opendocument, pptx, row, shape, slide, xlsx
from tests.fuzz.seeds import made_seeds
from tests.fuzz.trial import Outcome, try_file

Made = tuple[str, str, bytes]
"""Family and name, suffix, and the bytes of a file."""

_MANY = 300_000
_DEEP = 100_000
_WORDS = "The keeper of the lighthouse wrote every evening how much oil was burned. "


def hostile_files() -> Iterator[Made]:
    """All files, one after the other: together they take too much memory."""
    for makers in (
        _damaged,
        _bombs,
        _word,
        _open_documents,
        _slides_and_sheets,
        _rich_text,
        _pages,
        _pdfs,
        _plain,
        _mail,
    ):
        for name, suffix, data in makers():
            yield f"{makers.__name__[1:]}: {name}", suffix, data


def _damaged() -> Iterator[Made]:
    """Sound files of every format, cut, repeated, emptied and with numbers that lie."""
    seen: set[str] = set()
    for seed in made_seeds():
        if seed.suffix in seen:
            continue
        seen.add(seed.suffix)
        half, data = len(seed.data) // 2, seed.data
        yield "first half", seed.suffix, data[:half]
        yield "head only", seed.suffix, data[:8]
        yield "twice", seed.suffix, data + data
        yield "zeros inside", seed.suffix, data[: half // 2] + bytes(half) + data[half // 2 + half :]
        yield "largest numbers", seed.suffix, data[:24] + b"\xff" * 64 + data[88:]
        yield "backwards", seed.suffix, data[:16] + data[:15:-1]


def _bombs() -> Iterator[Made]:
    zeros = b"\0" * 60_000_000
    yield "zeros for a story", ".docx", _package("word/document.xml", zeros)
    yield "blanks for a story", ".odt", _package("content.xml", b" " * len(zeros))
    yield "blanks of a sheet", ".xlsx", _package("xl/worksheets/sheet1.xml", b" " * len(zeros))
    yield "many members", ".zip", zipped({f"{number}.txt": "x" for number in range(300)})
    yield "ZIP files in one another", ".zip", _nested_archives(12)
    yield "names that leave the folder", ".zip", zipped({"../../etc/passwd.txt": _WORDS, "/root/a.txt": _WORDS})
    yield "the same name many times", ".zip", _same_names(300)
    yield "members that overlap", ".zip", _overlapping()
    yield "directory that lies on its size", ".zip", _changed_directory(b"\xff\xff\xff\x7f", 24)
    yield "directory that lies on its place", ".docx", _changed_directory(b"\xff\xff\xff\x7f", 42)
    for suffix in (".docx", ".odt", ".epub", ".pptx", ".xlsx", ".zip"):
        yield "archive without members", suffix, zipped({})
    for suffix in (".html", ".txt", ".rtf"):
        yield "gzip", suffix, gzip.compress(zeros)


def _word() -> Iterator[Made]:
    laughs = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(9))
    yield (
        "billion laughs",
        ".docx",
        _package("word/document.xml", f'<!DOCTYPE a [<!ENTITY a0 "ha">{laughs}]><a>&a9;</a>'.encode()),
    )
    yield (
        "entity of a file",
        ".docx",
        _package("word/document.xml", b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    )
    yield "deep elements", ".docx", docx(_nested("w:p", _DEEP))
    yield "tables in tables", ".docx", docx(_nested_tables(80))
    yield "many runs", ".docx", docx(f"<w:p>{'<w:r><w:t>a </w:t></w:r>' * _MANY}</w:p>")
    yield "one word", ".docx", docx(p("a" * 5_000_000))
    yield "no text", ".docx", docx("")
    loop = "".join(_style(name, based) for name, based in (("a", "b"), ("b", "c"), ("c", "a")))
    yield "styles in a circle", ".docx", docx(_styled("a"), styles=loop)
    chain = "".join(_style(f"s{n}", f"s{n + 1}") for n in range(20_000))
    yield "long chain of styles", ".docx", docx(_styled("s0") * 50, styles=chain)
    note = '<w:footnote w:id="1"><w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p></w:footnote>'
    yield "note in itself", ".docx", docx('<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>', footnotes=note)
    fields = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' * 50_000
    yield "fields without an end", ".docx", docx(f"<w:p>{fields}</w:p>")
    yield "wide cells", ".docx", docx(word_table([p("x")] * 20_000))
    for number in ("-1", "99999999999999999999", "NaN", "1e999", ""):
        yield f"numbers {number}", ".docx", docx(_measured(number))
    yield "part that is its own relationship", ".docx", _package("word/document.xml", docx(p(_WORDS)))
    yield "pieces that lie", ".doc", doc([_WORDS], [2**30])
    yield "pieces that go back", ".doc", doc([_WORDS], [40, 20, 30])[:1500] + b"\xff" * 3000
    yield "sectors in a circle", ".doc", _circular_sectors()
    yield "huge sectors", ".doc", _patched(doc([_WORDS], [len(_WORDS)]), 30, struct.pack("<H", 31))
    yield "streams without a story", ".doc", compound({"Other": b"x" * 5000})
    yield "old file that lies", ".doc", word_2(_WORDS, [2**20])


def _open_documents() -> Iterator[Made]:
    yield "deep spans", ".odt", odt(f"<text:p>{_nested('text:span', _DEEP)}</text:p>")
    yield "two hundred spans", ".odt", odt(f"<text:p>{_nested('text:span', 200)}</text:p>")
    for count in ("4000000000", "-5", "x", "1e9"):
        yield f"blanks {count}", ".odt", odt(f'<text:p>{_WORDS}<text:s text:c="{count}"/></text:p>')
    chain = "".join(
        f'<style:style style:name="s{n}" style:family="text" style:parent-style-name="s{(n + 1) % 3000}"/>'
        for n in range(3000)
    )
    yield (
        "parents in a circle",
        ".odt",
        odt(f'<text:p><text:span text:style-name="s0">{_WORDS}</text:span></text:p>', styles=chain),
    )
    yield "many paragraphs", ".odt", odt("<text:p>a</text:p>" * _MANY)
    yield "no end", ".fodt", fodt("<text:p>a</text:p>").split(b"</text:p>")[0]
    cells = '<table:table-cell table:number-columns-repeated="1000000000"><text:p>x</text:p></table:table-cell>'
    rows = f'<table:table-row table:number-rows-repeated="1000000000">{cells}</table:table-row>'
    yield "a trillion cells", ".ods", opendocument("spreadsheet", f"<table:table>{rows}</table:table>")
    yield "groups in groups", ".odp", opendocument("presentation", f"<draw:page>{_nested('draw:g', 250)}</draw:page>")


def _slides_and_sheets() -> Iterator[Made]:
    yield "groups in groups", ".pptx", pptx(slide(_nested("p:grpSp", 240)))
    yield "deep groups", ".pptx", pptx(slide(_nested("p:grpSp", _DEEP)))
    yield "many shapes", ".pptx", pptx(slide(shape("x") * 20_000))
    yield "endless places", ".pptx", pptx(slide(shape(_WORDS, (2**62, -(2**62), 2**62, 0))))
    yield "slide that is its notes", ".pptx", pptx(slide(shape("x")), links=[("notesSlide", "slides/slide1.xml")])
    yield "many rows", ".xlsx", xlsx(f"<sheetData>{row('x') * 200_000}</sheetData>")
    yield "index of no string", ".xlsx", xlsx("<sheetData>" + row('<c t="s"><v>99999999999</v></c>') + "</sheetData>")
    yield (
        "index below 0",
        ".xlsx",
        xlsx("<sheetData>" + row('<c t="s"><v>-9</v></c>') + "</sheetData>", strings="<si/>"),
    )
    yield (
        "cell far away",
        ".xlsx",
        xlsx('<sheetData><row r="9999999999"><c r="ZZZZZZZ99"><v>1</v></c></row></sheetData>'),
    )
    yield "style of no number", ".xlsx", xlsx("<sheetData>" + row('<c s="-99999999999"><v>1</v></c>') + "</sheetData>")
    ranges = '<conditionalFormatting sqref="A1:XFD1048576"/>' * 20_000
    yield "many ranges", ".xlsx", xlsx(f"<sheetData>{row(_WORDS) * 500}</sheetData>{ranges}")
    yield (
        "shared string a million times",
        ".xlsx",
        xlsx(
            "<sheetData>" + row('<c t="s"><v>0</v></c>') * 100_000 + "</sheetData>",
            strings=f"<si><t>{'x' * 5000}</t></si>",
        ),
    )


def _rich_text() -> Iterator[Made]:
    for name, body in {
        "deep groups": "{" * _DEEP + "x",
        "closed too often": "x" + "}" * _DEEP + " y",
        "binary that lies": r"\bin2147483647 x",
        "binary below 0": r"\bin-5 x",
        "skips that lie": r"\uc999999999 \u1090? x",
        "numbers without an end": r"\li" + "9" * 100_000 + " x",
        "code page of no number": r"\ansicpg99999 \'e0\'e1",
        "pages of colours": r"{\colortbl" + r";\red1" * 100_000 + "}" + r"\cf99999 x",
        "fonts in fonts": r"{\fonttbl" + r"{\f1 x" * 5000 + "}" * 5000 + "}x",
        "cells without rows": r"\cell" * _MANY,
        "half a letter": r"\u-10179? \'",
        "table in table": r"\itap99999\intbl x\nestcell" * 1000,
    }.items():
        yield name, ".rtf", rf"{{\rtf1\ansi {body}}}".encode()


def _pages() -> Iterator[Made]:
    for name, page in {
        "deep elements": "<div>" * _DEEP + "x",
        "deep lists": "<ul><li>" * 30_000 + "x",
        "tables in tables": "<table><tr><td>" * 3000 + "x",
        "many attributes": f"<p {' '.join(f'a{n}=1' for n in range(50_000))}>x",
        "one attribute": f"<p title='{'x' * 5_000_000}'>x",
        "many rules": f"<style>{''.join(f'.a{n} > b + i {{color: red}}' for n in range(30_000))}</style><b>x</b>",
        "rules in rules": f"<style>{'@media screen {' * 20_000}p {{color: red}}</style><p>x",
        "variables in a circle": "<style>p {--a: var(--b); --b: var(--a); color: var(--a)}</style><p>x",
        "long selector": f"<style>{'div ' * 50_000} {{color: red}}</style><div>x",
        "not of not": f"<style>{':not(' * 20_000}p{')' * 20_000} {{color: red}}</style><p>x",
        "frames in frames": _frames(12),
        "siblings": "<style>p ~ p ~ p {color: red}</style>" + "<p>x</p>" * 20_000,
        "unknown encoding": "<meta charset=undefined><p>x",
        "null characters": "<p>" + "\0" * 100_000 + "x",
        "entities": "&#99999999999;&#x110000;&#xd800;" * 5000,
        "comment without an end": f"<p>x<!-- {'-' * _MANY}",
        "formatting that is reopened": "<b><i><u><a>" * 3000 + "<p>x" * 100,
    }.items():
        yield name, ".html", f"<!doctype html><html><body>{page}".encode()
    yield "story that is missing", ".epub", epub({}, ["a", "b"])
    yield "chapter a thousand times", ".epub", epub({"a": f"<p>{_WORDS * 500}</p>"}, ["a"] * 1000)
    yield "bodies in bodies", ".fb2", f"<FictionBook>{_nested('section', 250)}</FictionBook>".encode()


def _pdfs() -> Iterator[Made]:
    base = pdf([_WORDS], [_WORDS])
    for name, old, new in (
        ("page tree in a circle", b"/Kids[6 0 R 8 0 R]", b"/Kids[2 0 R 2 0 R]"),
        ("count of pages", b"/Count 2", b"/Count 2147483647"),
        ("count below 0", b"/Count 2", b"/Count -7"),
        ("length of a stream", b"/Length ", b"/Length 99999999"),
        ("size of a page", b"/MediaBox[0 0 600 800]", b"/MediaBox[0 0 1e30 -1e30]"),
        ("no size of a page", b"/MediaBox[0 0 600 800]", b"/MediaBox[0 0 0 0]"),
        ("font that is the page", b"/F1 3 0 R", b"/F1 6 0 R"),
        ("contents that are the catalogue", b"/Contents 5 0 R", b"/Contents 1 0 R"),
        ("size of a picture", b"/Width 1/Height 1", b"/Width 2147483647/Height 2147483647"),
        ("places of objects", b"startxref\n", b"startxref\n99999"),
        ("size of the table", b"/Size ", b"/Size 99999999"),
        ("filter a hundred times", b"/Length 1>>", b"/Length 1/Filter[" + b"/FlateDecode" * 100 + b"]>>"),
    ):
        yield name, ".pdf", base.replace(old, new)
    for name, page in {
        "states without an end": "q " * _MANY,
        "many letters": "BT /F1 9 Tf " + "1 0 0 1 9 9 Tm (x) Tj " * 30_000 + "ET",
        "many covers": "BT /F1 9 Tf 9 9 Td (x) Tj ET " + "0 0 600 800 re f " * 20_000,
        "size of letters": "BT /F1 1e30 Tf 9 9 Td (words) Tj ET BT /F1 1e-30 Tf (words) Tj ET",
        "matrix of no number": "1e38 1e38 1e38 1e38 1e38 1e38 cm BT /F1 9 Tf (words) Tj ET",
        "arrays in arrays": "[" * _DEEP,
        "clips in clips": "0 0 9 9 re W n " * 20_000 + "BT /F1 9 Tf 9 9 Td (x) Tj ET",
        "words with no end": "BT /F1 9 Tf (" + "(" * _DEEP,
    }.items():
        yield name, ".pdf", pdf(page)


def _plain() -> Iterator[Made]:
    yield "one line", ".txt", b"x" * 20_000_000
    yield "only marks", ".txt", b"a" + "\u0301".encode() * 2_000_000
    yield "half of UTF-16", ".txt", b"\xff\xfe" + b"\x00\xd8" * 500_000
    yield "invisible", ".txt", "\u200b".encode() * 1_000_000
    yield "deep lists", ".json", b"[" * _DEEP
    yield "deep records", ".json", b'{"a":' * _DEEP + b"1" + b"}" * _DEEP
    yield "number without an end", ".json", b'[{"text":' + b"9" * 1_000_000 + b"}]"
    yield "many records", ".jsonl", b'{"text": "a"}\n' * 3000
    yield "lone surrogates", ".jsonl", b'{"text": "\\ud800 ' + _WORDS.encode() + b'"}'
    yield "commands in a circle", ".tex", _tex(r"\newcommand{\a}{\b}\newcommand{\b}{\a}\a")
    yield (
        "commands that double",
        ".tex",
        _tex("".join(rf"\newcommand{{\x{chr(98 + n)}}}{{\x{chr(97 + n)}\x{chr(97 + n)}}}" for n in range(25)) + r"\xz"),
    )
    yield "deep braces", ".tex", _tex("{" * _DEEP)
    yield "environments without an end", ".tex", _tex(r"\begin{itemize}\item x" * 20_000)
    yield "file that includes itself", ".tex", _tex(r"\input{hostile}" * 1000)
    yield (
        "cells that are no cells",
        ".ipynb",
        json.dumps({"nbformat": 4, "cells": [1, [], None, {"source": {}}]}).encode(),
    )
    yield "deep notebook", ".ipynb", b'{"nbformat":4,"cells":' + b"[" * _DEEP
    yield "entries in a circle", ".bib", b"@string{a=b}@string{b=a}@article{k, title=a # b}" * 1000
    yield "braces without an end", ".bib", b"@article{k, title=" + b"{" * _DEEP
    yield "lines without an end", ".ris", b"TY  - JOUR\n" + b"AU  - x\n" * _MANY


def _mail() -> Iterator[Made]:
    head = "From: a@x.org\nMIME-Version: 1.0\n"
    deep = "".join(f'Content-Type: multipart/mixed; boundary="{n}"\n\n--{n}\n' for n in range(2000))
    yield "parts in parts", ".eml", f"{head}{deep}\nx".encode()
    inside = "Content-Type: message/rfc822\n\n" * 2000
    yield "letters in letters", ".eml", f"{head}{inside}x".encode()
    yield "headers", ".eml", (head + "X: y\n" * 100_000 + "\nwords").encode()
    yield "one header", ".eml", f"{head}Subject: {'=?utf-8?b?0JzQsA==?= ' * 50_000}\n\nwords".encode()
    yield "unknown encoding", ".eml", f"{head}Content-Type: text/plain; charset=hex\n\nwords".encode()
    yield "not base64", ".eml", f"{head}Content-Transfer-Encoding: base64\n\n{'=' * _MANY}".encode()
    yield "boundary of nothing", ".eml", f'{head}Content-Type: multipart/mixed; boundary=""\n\n----\n\nx'.encode()
    yield "many letters", ".mbox", b"From a Mon\nSubject: x\n\nwords\n\n" * 1000


def _package(name: str, data: bytes) -> bytes:
    sound = (
        docx(p("x")) if name.startswith("word") else odt("<text:p>x</text:p>") if name == "content.xml" else xlsx("")
    )
    with tempfile.TemporaryFile() as file:
        file.write(sound)
        with zipfile.ZipFile(file) as archive:
            parts: dict[str, bytes] = {one: archive.read(one) for one in archive.namelist()}
    return bytes(zipped(parts | {name: data}))


def _nested(name: str, depth: int) -> str:
    return f"<{name}>" * depth + "x" + f"</{name}>" * depth


def _nested_tables(depth: int) -> str:
    inner: str = p("x")
    for _ in range(depth):
        inner = word_table([inner + p("y")])
    return inner


def _nested_archives(depth: int) -> bytes:
    data: bytes = zipped({"a.txt": _WORDS})
    for _ in range(depth):
        data = zipped({"in.zip": data, "again.zip": data})
    return data


def _same_names(count: int) -> bytes:
    one: bytes = zipped({f"{number:04}.txt": _WORDS for number in range(count)})
    for number in range(1, count):
        one = one.replace(b"%04d.txt" % number, b"0000.txt")
    return one


def _overlapping() -> bytes:
    data: bytes = zipped({f"{number:03}.txt": _WORDS * 100 for number in range(200)})
    start = data.index(b"PK\x01\x02")
    directory = data[start:]
    entries = directory.split(b"PK\x01\x02")
    same = [entry[:38] + bytes(4) + entry[42:] for entry in entries[1:]]
    return data[:start] + b"".join(b"PK\x01\x02" + entry for entry in same)


def _changed_directory(number: bytes, place: int) -> bytes:
    data: bytes = docx(p(_WORDS))
    return _patched(data, data.index(b"PK\x01\x02") + place, number)


def _patched(data: bytes, place: int, new: bytes) -> bytes:
    return data[:place] + new + data[place + len(new) :]


def _circular_sectors() -> bytes:
    data: bytes = doc([_WORDS * 20], [len(_WORDS) * 20])
    table = 512 * (int.from_bytes(data[76:80], "little") + 1)
    return _patched(data, table, b"".join(struct.pack("<I", (n + 1) % 3) for n in range(128)))


def _style(name: str, based: str) -> str:
    return f'<w:style w:type="paragraph" w:styleId="{name}"><w:basedOn w:val="{based}"/></w:style>'


def _styled(name: str) -> str:
    return f'<w:p><w:pPr><w:pStyle w:val="{name}"/></w:pPr><w:r><w:t>{_WORDS}</w:t></w:r></w:p>'


def _measured(number: str) -> str:
    said = "".join(f'<w:{name} w:val="{number}"/>' for name in ("sz", "w", "spacing", "position", "kern"))
    page = f'<w:sectPr><w:pgSz w:w="{number}" w:h="{number}"/><w:cols w:num="{number}"/></w:sectPr>'
    return (
        f'<w:p><w:pPr><w:ind w:left="{number}"/></w:pPr><w:r><w:rPr>{said}</w:rPr><w:t>{_WORDS}</w:t></w:r></w:p>{page}'
    )


def _frames(depth: int) -> str:
    page = f"<p>{_WORDS}"
    for _ in range(depth):
        page = f'<iframe srcdoc="{page.replace("&", "&amp;").replace(chr(34), "&quot;")}"></iframe>'
    return page


def _tex(body: str) -> bytes:
    return rf"\documentclass{{article}}\begin{{document}}{_WORDS}{body}\end{{document}}".encode()


def try_files(
    made: Sequence[Made] | Iterator[Made], folder: Path, reader: Reader
) -> Iterator[tuple[str, Outcome, float]]:
    """Read each file, and a good one after it; yield names, outcomes and seconds."""
    languages = Languages()
    good = folder / "good.rtf"
    good.write_bytes(rb"{\rtf1 " + _WORDS.encode() + b"}")
    for name, suffix, data in made:
        path = folder / f"hostile{suffix}"
        path.write_bytes(data)
        start = time.perf_counter()
        outcome = try_file(path, reader, languages)
        seconds = time.perf_counter() - start
        path.unlink()
        if try_file(good, reader, languages).kind != "read":
            outcome = Outcome("read", "", (0.0, 0.0), "the next file was not read")
        yield f"{name} {suffix}", outcome, seconds


def main() -> int:
    """Read them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="files with this word in their names")
    parser.add_argument("--show", action="store_true", help="print what became of each")
    given = parser.parse_args()
    kinds: Counter[str] = Counter()
    chosen = (made for made in hostile_files() if given.only in f"{made[0]} {made[1]}")
    with tempfile.TemporaryDirectory() as folder, Reader() as reader:
        print("protected by", ", ".join(reader.protections()))
        for name, outcome, seconds in try_files(chosen, Path(folder), reader):
            kinds["fault" if outcome.fault else outcome.kind] += 1
            if given.show or outcome.fault or outcome.kind == "contained":
                print(f"{seconds:5.1f} s {outcome.kind:9} {name}: {outcome.fault or outcome.words}", flush=True)
    print(f"{sum(kinds.values())} files: {dict(kinds)}")
    return int(kinds["fault"] > 0)


if __name__ == "__main__":
    sys.exit(main())
