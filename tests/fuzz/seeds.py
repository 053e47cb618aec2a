"""Seeds: sound files of every format, to be damaged."""

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from imbrex.child import wire
from imbrex.files.formats import recognize
from imbrex.files.reader_answer import packed
from imbrex.files.shared.source import Source
from tests.files.making import doc, doc_95, docx, epub, fodt, odt, p, pdf, summary, word_2, word_table, word_xml
from tests.files.making_fonts import letter_font
from tests.files.making_packages import filled, opendocument, pptx, row, shape, slide, xlsx
from tests.files.submissions.making import Student, blackboard, zipped

LARGEST = 300_000
"""Bytes; larger files of a folder are left out, since damage to the same few places would take longer to find."""

_ENGLISH = "The keeper of the lighthouse wrote every evening into his book how much oil the lamp had burned. "
_RUSSIAN = "Смотритель маяка каждый вечер записывал в книгу, сколько масла сожгла лампа за долгую ночь. "
_CHINESE = "灯塔看守人每天晚上都在本子上写下灯烧了多少油，风是否转了向，海浪有多高。"
_TEXT = f"{_ENGLISH}{_RUSSIAN}{_CHINESE} "


@dataclass(frozen=True, slots=True)
class Seed:
    """A sound file: what it is called at its end, and its bytes."""

    suffix: str
    data: bytes


def made_seeds() -> list[Seed]:
    """Give one or more small files of every format."""
    return [Seed(suffix, data) for suffix, data in _made()]


def seeds_in(folder: Path) -> list[Seed]:
    """Give the files of a folder and of those in it, without the large ones."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.stat().st_size <= LARGEST)
    return [Seed(path.suffix, path.read_bytes()) for path in paths]


def answers_and_parts(name: str) -> list[bytes]:
    """Give what is no file that is opened as one, by the name of its target; nothing for files."""
    makers = {
        "image": _images,
        "picture": _images,
        "roster": _rosters,
        "recognized": _recognized,
        "styles": _styles,
        "answer": _answers,
        "history": _histories,
        "font": _fonts,
    }
    return list(makers[name]()) if name in makers else []


def _fonts() -> Iterator[bytes]:
    yield letter_font("eoaкм")
    yield letter_font("eoxtrn", (("e", "x"), ("x", "e"), ("t", "n"), ("n", "t")))


def _images() -> Iterator[bytes]:
    for kind, mode in (("PNG", "RGBA"), ("JPEG", "L"), ("TIFF", "1"), ("WEBP", "RGB"), ("BMP", "P"), ("GIF", "P")):
        made = io.BytesIO()
        Image.new(mode, (9, 7)).save(made, kind)
        yield made.getvalue()


def _rosters() -> Iterator[bytes]:
    yield "Name,ID number,Group\nAnna Ivanova,17,A\nИван,18,B\n".encode()
    yield '"Student";"Login"\n"Ivanova, Anna";"a.ivanova"\n'.encode("utf-16")


def _recognized() -> Iterator[bytes]:
    head = "level page_num block_num par_num line_num word_num left top width height conf text".split()
    rows = [["5", "1", "1", "1", str(line), "1", "0", "0", "9", "9", "42.5", f"half-{line}"] for line in range(4)]
    yield "\n".join("\t".join(row) for row in [head, *rows]).encode()


def _styles() -> Iterator[bytes]:
    inside = ".a > b:not(.c) { color: hsl(1 2% 3% / .5) !important; left: calc(1px - 2em) }"
    yield f"@media screen and (min-width: 1px) {{ {inside} }}".encode()
    yield b"--x: red; color: var(--x, rgb(0 0 0)); font: 1px/2 serif; clip-path: inset(50%); order: -1"


def _answers() -> Iterator[bytes]:
    for seed in made_seeds():
        if seed.suffix in {".docx", ".txt", ".jsonl"}:
            source = Source(seed.data, seed.suffix, "seed")
            form = recognize(source)
            yield wire.encode(wire.Done(1, packed(form.name, form.load().read(source), "0" * 64)))
    yield wire.encode(wire.Refused(1, wire.sent("No."), wire.sent("Yes.")))


def _histories() -> Iterator[bytes]:
    told = "<Application>Writer</Application><TotalTime>12</TotalTime><Template>Normal</Template>"
    yield f'<Properties rsidR="00A1B2C3" rsid="1F">{told}<revision>7</revision></Properties>'.encode()


def _made() -> Iterator[tuple[str, bytes]]:
    yield from _office()
    yield from _pages()
    yield from _slides_and_sheets()
    yield from _sources()
    yield ".doc", doc([_ENGLISH, f"\ufeff{_RUSSIAN}"], [len(_ENGLISH) + len(_RUSSIAN)], in_table=(20, 60))
    yield ".doc", doc([_ENGLISH], [40, 20, 30], told=summary(1251, {4: "Анна".encode("cp1251")}, {12: 132_000_000_000}))
    yield ".doc", word_2(_ENGLISH, [40, 20, 30], quick=(30, 60))
    yield ".doc", doc_95(_RUSSIAN.encode("cp1251"))
    yield ".rtf", _rtf()
    yield ".zip", _submissions()
    lines = [_ENGLISH.strip(), "another line of it"]
    yield ".pdf", pdf(lines, [], lines, info="/Author(Anna)/CreationDate(D:20240102)")
    yield ".txt", (_TEXT * 5).encode()
    yield ".txt", (_RUSSIAN * 5).encode("cp1251")
    yield ".txt", b"\xff\xfe" + _TEXT.encode("utf-16-le")
    yield ".txt", (_CHINESE * 5).encode("gb18030")
    records = [{"title": "One", "content": _TEXT, "author": ["Anna", "Boris"]}, {"text": f"<p>{_ENGLISH}</p>"}]
    yield ".json", json.dumps(records).encode()
    yield ".jsonl", "\n".join(json.dumps(record, ensure_ascii=False) for record in records).encode()


def _office() -> Iterator[tuple[str, bytes]]:
    core = (
        '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Anna</dc:creator></cp:coreProperties>'
    )
    box = f"<w:p><w:r><w:pict><w:txbxContent>{p('box')}</w:txbxContent></w:pict></w:r></w:p>"
    deleted = '<w:p><w:del w:id="1"><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>'
    body = p(_TEXT) + word_table([p("cell"), p("other")]) + box + deleted
    note = f'<w:footnote w:id="2">{p("a note")}</w:footnote>'
    comment = f'<w:comment w:id="3">{p("a comment")}</w:comment>'
    yield ".docx", docx(body, core, footnotes=note, header1=p("top"), comments=comment)
    yield ".docx", docx(p(_TEXT))
    yield ".xml", word_xml("wordDocument", f"<w:body>{body}</w:body>").encode()
    text = f"<text:h>Head</text:h><text:p>{_TEXT}<text:s text:c='3'/>end</text:p>"
    rows = "<table:table><table:table-row><table:table-cell><text:p>c</text:p></table:table-cell></table:table-row>"
    meta = "<office:meta><dc:creator xmlns:dc='http://purl.org/dc/elements/1.1/'>Anna</dc:creator></office:meta>"
    yield ".odt", odt(f"{text}{rows}</table:table>")
    yield ".fodt", fodt(f"{text}{rows}</table:table>", meta=meta)


def _slides_and_sheets() -> Iterator[tuple[str, bytes]]:
    white = '<a:lstStyle><a:lvl1pPr><a:defRPr sz="100"/></a:lvl1pPr></a:lstStyle>'
    shapes = shape("Title", kind="title") + shape(_TEXT, fill=filled("FF0000")) + shape("tiny", styles=white)
    notes = {"ppt/notes.xml": slide(shape("notes", kind="body"), "notes")}
    yield (
        ".pptx",
        pptx(slide(shapes), slide(shape("two"), said='show="0"'), more=notes, links=[("notesSlide", "../notes.xml")]),
    )
    cells = row("name", _TEXT, '<c t="s" s="1"><v>0</v></c>', "<c><v>7</v></c>")
    fonts = '<fonts><font><color rgb="FFFFFFFF"/></font></fonts><cellXfs><xf/><xf fontId="0"/></cellXfs>'
    yield ".xlsx", xlsx(f"<sheetData>{cells}</sheetData>", strings="<si><t>shared</t></si>", styles=fonts)
    box = f"<draw:frame><draw:text-box><text:p>{_TEXT}</text:p></draw:text-box></draw:frame>"
    notes_page = f'<presentation:notes><draw:frame presentation:class="notes">{box}</draw:frame></presentation:notes>'
    yield ".odp", opendocument("presentation", f"<draw:page>{box}{notes_page}</draw:page>")
    cell = f'<table:table-cell table:number-columns-repeated="3"><text:p>{_TEXT}</text:p></table:table-cell>'
    yield ".ods", opendocument("spreadsheet", f"<table:table><table:table-row>{cell}</table:table-row></table:table>")


def _sources() -> Iterator[tuple[str, bytes]]:
    body = r"\section{Head}\w{x} na\"{\i}ve \textcolor{white}{gone}\footnote{a note} $x^2$ \verb|a|"
    table = r"\begin{tabular}{ll}a & b\\\end{tabular}\begin{verbatim}x\end{verbatim}"
    preamble = r"\documentclass{article}\newcommand{\w}[2][y]{#1#2}\title{T}"
    yield ".tex", rf"{preamble}\begin{{document}}\maketitle {_TEXT}{body}{table}\end{{document}}".encode()
    cells = [{"cell_type": kind, "source": [f"# <b>{_ENGLISH}</b>", _RUSSIAN]} for kind in ("markdown", "code")]
    entry = rf'@article{{k, author={{{{M{{\"u}}ller}}, Hans and B C}}, title="{_TEXT}" # a, year=2010}}'
    yield ".bib", f'@string{{a="b"}}\n{entry}\n'.encode()
    yield ".ris", f"TY  - JOUR\nAU  - Kim, Y\nPY  - 2010//\nTI  - {_TEXT}\nER  - \n".encode()
    yield ".ipynb", json.dumps({"nbformat": 4, "metadata": {}, "cells": cells}).encode()
    head = "From: A <a@x.org>\nTo: b@x.org\nSubject: =?utf-8?b?0JzQsNGP0Lo=?=\nMIME-Version: 1.0\n"
    parts = (
        f"--x\nContent-Type: text/plain; charset=utf-8\n\n{_TEXT}\n--x\nContent-Type: text/html\n\n<p>{_ENGLISH}</p>"
    )
    named = (
        '--x\nContent-Disposition: attachment; filename="a.txt"\nContent-Transfer-Encoding: base64\n\nd29yZHM=\n--x--\n'
    )
    letter = f'{head}Content-Type: multipart/mixed; boundary="x"\n\n{parts}\n{named}'.encode()
    yield ".eml", letter
    yield ".mbox", b"From a Mon\n" + letter + b"\nFrom b Tue\n" + letter


def _pages() -> Iterator[tuple[str, bytes]]:
    page = f"<html><head><title>T</title><meta charset=utf-8></head><body><h1>Head</h1><p>{_TEXT}</p></body></html>"
    yield ".html", page.encode()
    yield ".epub", epub({"a": page, "b": f"<p>{_ENGLISH}</p>"}, ["b", "a"])
    book = f"<body><section><p>{_TEXT}</p></section></body><body name='notes'><p>note</p></body>"
    yield ".fb2", f'<?xml version="1.0"?><FictionBook>{book}</FictionBook>'.encode()
    head = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=xx\n\n"
    part = f"--xx\nContent-Type: text/html; charset=utf-8\n\n{page}\n--xx--\n"
    yield ".mht", f"{head}{part}".encode()


def _submissions() -> bytes:
    """An archive of Blackboard: attempts, an index with typed text, and a ZIP file inside."""
    files: dict[str, bytes | str] = {"essay.docx": docx(p(_TEXT)), "work.zip": zipped([("notes.txt", _ENGLISH)])}
    students = [
        Student("Anna Ivanova", 1, ({"essay.txt": _TEXT}, files)),
        Student("Иван", 2, ({"a.txt": _ENGLISH},), _RUSSIAN),
    ]
    data: bytes = zipped(blackboard(students))
    return data


def _rtf() -> bytes:
    russian = "".join(f"\\u{ord(letter)}?" for letter in _RUSSIAN)
    table = r"\trowd\intbl one\cell two\cell\row\pard"
    fonts = r"{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}{\f2\fcharset2 Symbol;}}"
    info = r"{\info{\author Anna}{\creatim\yr2024\mo1\dy2}}"
    note = r"{\footnote a note}{\header top}{\*\annotation said}{\field{\*\fldinst X}{\fldrslt shown}}"
    return (
        rf"{{\rtf1\ansi\ansicpg1251\deff0{fonts}{info}{_ENGLISH}\par\uc1 {russian}\par{table}{note}\f2 abc\f1\'e0 end}}"
    ).encode()
