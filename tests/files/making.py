"""Small files of every format, made of what a test says."""

import hashlib
import io
import struct
import zipfile

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_ODF = "urn:oasis:names:tc:opendocument:xmlns"
_ODF_NAMES = " ".join(
    f'xmlns:{prefix}="{_ODF}:{name}:1.0"'
    for prefix, name in (
        ("office", "office"),
        ("text", "text"),
        ("table", "table"),
        ("style", "style"),
        ("draw", "drawing"),
        ("fo", "xsl-fo-compatible"),
        ("svg", "svg-compatible"),
    )
)


def zipped(entries, compression=zipfile.ZIP_DEFLATED):
    """Pack a mapping of names to text or bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compression) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return packed.getvalue()


def docx(body, core="", **parts):
    """Make a Word file: `body` is markup; parts are named by their kind, such as footnotes or header1."""
    relations = "".join(
        f'<Relationship Id="r{name}" Type="{_TYPE}/{name.rstrip("0123456789")}" Target="{name}.xml"/>' for name in parts
    )
    entries = {
        "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        "_rels/.rels": f'<Relationships xmlns="{_RELATIONS}"><Relationship Id="r1" Type="{_TYPE}/officeDocument" '
        'Target="word/document.xml"/></Relationships>',
        "word/_rels/document.xml.rels": f'<Relationships xmlns="{_RELATIONS}">{relations}</Relationships>',
        "word/document.xml": word_xml("document", f"<w:body>{body}</w:body>"),
    }
    entries |= {"docProps/core.xml": core} if core else {}
    roots = {"header": "hdr", "footer": "ftr"}
    for name, markup in parts.items():
        kind = name.rstrip("0123456789")
        entries[f"word/{name}.xml"] = word_xml(roots.get(kind, kind), markup)
    return zipped(entries)


def word_xml(root, markup):
    mc = "http://schemas.openxmlformats.org/markup-compatibility/2006"
    return f'<?xml version="1.0" encoding="UTF-8"?><w:{root} xmlns:w="{W}" xmlns:mc="{mc}">{markup}</w:{root}>'


def p(text):
    """Make a paragraph of one run for Word."""
    return f'<w:p><w:r><w:t xml:space="preserve">{text}</w:t></w:r></w:p>'


def word_table(*rows):
    """Make a table for Word; cells are markup."""
    inner = "".join("<w:tr>" + "".join(f"<w:tc>{cell}</w:tc>" for cell in row) + "</w:tr>" for row in rows)
    return f"<w:tbl><w:tblPr/>{inner}</w:tbl>"


def odt(body, masters="", manifest="", meta="", automatic="", styles=""):
    """Make an OpenDocument text; `automatic` are styles of its content, `styles` the common ones."""
    entries = {
        "mimetype": "application/vnd.oasis.opendocument.text",
        "META-INF/manifest.xml": manifest,
        "meta.xml": meta,
        "content.xml": f"<office:document-content {_ODF_NAMES}><office:automatic-styles>{automatic}"
        f"</office:automatic-styles><office:body><office:text>{body}</office:text>"
        "</office:body></office:document-content>",
        "styles.xml": f"<office:document-styles {_ODF_NAMES}><office:styles>{styles}</office:styles>"
        f"<office:master-styles>{masters}</office:master-styles>"
        "</office:document-styles>",
    }
    return zipped(entries)


def fodt(body, masters="", meta=""):
    """Make a flat OpenDocument text."""
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<office:document {_ODF_NAMES}>{meta}<office:master-styles>{masters}'
        f"</office:master-styles><office:body><office:text>{body}</office:text></office:body></office:document>"
    ).encode()


def pdf(*pages, info=""):
    """Make a PDF in Helvetica; each page is a list of lines, no line for a page without text.

    A page may be a text too: the commands that paint it, with the font /F1 and the picture /P.
    """
    picture = "<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>"
    objects = ["<</Type/Catalog/Pages 2 0 R>>", "", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"]
    objects.append(f"{picture}\nstream\n7\nendstream")
    kids = []
    for lines in pages:
        shown = lines if isinstance(lines, str) else _pdf_lines(lines)
        objects.append(f"<</Length {len(shown)}>>\nstream\n{shown}\nendstream")
        objects.append(
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents {len(objects)} 0 R"
            "/Resources<</Font<</F1 3 0 R>>/XObject<</P 4 0 R>>>>>>"
        )
        kids.append(f"{len(objects)} 0 R")
    objects[1] = f"<</Type/Pages/Count {len(kids)}/Kids[{' '.join(kids)}]>>"
    objects += [f"<<{info}>>"] if info else []
    told = f"/Info {len(objects)} 0 R" if info else ""
    out = "%PDF-1.4\n"
    places = []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{content}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    start = len(out)
    size = len(objects) + 1
    out += (
        f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<</Root 1 0 R/Size {size}{told}>>\n"
        f"startxref\n{start}\n%%EOF\n"
    )
    return out.encode("latin-1")


def _pdf_lines(lines):
    return "".join(f"BT /F1 12 Tf 50 {700 - 20 * row} Td ({line}) Tj ET\n" for row, line in enumerate(lines))


def locked_pdf(line, password, length="", indirect=False):
    """Make a PDF of one line that a password opens, by algorithms 2 to 5 of the standard handler.

    Without a length it is of revision 2, with a key of 40 bits; with one, which is written as it is given, of revision
    3, with a key of 128 bits. The dictionary is in the trailer, or in an object of its own.
    """
    padding = bytes.fromhex("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a")
    padded, size, rounds = (password.encode() + padding)[:32], 16 if length else 5, 50 if length else 0
    owner = _rc4_rounds(_md5(hashlib.md5(padded).digest(), rounds)[:size], padded, rounds)
    hashed = hashlib.md5(padded + owner + struct.pack("<i", -4) + b"id").digest()
    for _ in range(rounds):
        hashed = hashlib.md5(hashed[:size]).digest()
    key = hashed[:size]
    user = _rc4_rounds(key, hashlib.md5(padding + b"id").digest() if length else padding, rounds).ljust(32, b"\0")
    revision = f"/V 2/R 3{length}" if length else "/V 1/R 2"
    handler = f"<</Filter/Standard{revision}/O<{owner.hex()}>/U<{user.hex()}>/P -4>>"
    content = f"BT /F1 12 Tf 50 700 Td ({line}) Tj ET"
    plain = pdf(content)
    number = int(plain[: plain.index(content.encode())].rsplit(b" 0 obj", 1)[0].rsplit(b"\n", 1)[1])
    stream_key = hashlib.md5(key + struct.pack("<I", number)[:3] + bytes(2)).digest()[: min(16, size + 5)]
    hidden = plain.replace(content.encode(), _rc4(stream_key, content.encode()))
    if not indirect:
        return hidden.replace(b"trailer\n<<", f"trailer\n<</Encrypt{handler}/ID[<6964><6964>]".encode())
    table = hidden.index(b"xref\n0 ")
    place = f"xref\n9 1\n{table:010} 00000 n \n"
    added = f"9 0 obj\n{handler}\nendobj\n"
    old = table + len(added)
    body, rest = hidden[:table] + added.encode(), hidden[table:]
    end = len(body) + len(rest)
    last = (
        f"{place}trailer\n<</Root 1 0 R/Size 10/Prev {old}/Encrypt 9 0 R/ID[<6964><6964>]>>\nstartxref\n{end}\n%%EOF\n"
    )
    return body + rest + last.encode()


def _md5(digest, rounds):
    for _ in range(rounds):
        digest = hashlib.md5(digest).digest()
    return digest


def _rc4_rounds(key, data, rounds):
    """Encrypt, once in revision 2 and twenty times in revision 3, with another key each time."""
    for turn in range(20 if rounds else 1):
        data = _rc4(bytes(byte ^ turn for byte in key), data)
    return data


def _rc4(key, data):
    box, j = list(range(256)), 0
    for i in range(256):
        j = (j + box[i] + key[i % len(key)]) % 256
        box[i], box[j] = box[j], box[i]
    out, i, j = bytearray(), 0, 0
    for byte in data:
        i = (i + 1) % 256
        j = (j + box[i]) % 256
        box[i], box[j] = box[j], box[i]
        out.append(byte ^ box[(box[i] + box[j]) % 256])
    return bytes(out)


def epub(chapters, order, metadata=""):
    """Make a book: `chapters` maps names to pages, `order` lists names as they are read."""
    items = "".join(f'<item id="{name}" href="{name}.xhtml"/>' for name in chapters)
    spine = "".join(f'<itemref idref="{name}"/>' for name in order)
    entries = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
        "OPS/book.opf": f"<package>{metadata}<manifest>{items}</manifest><spine>{spine}</spine></package>",
    }
    return zipped(entries | {f"OPS/{name}.xhtml": page for name, page in chapters.items()})


def compound(streams):
    """Make a compound file of streams, each padded to the size that needs no small sectors."""
    padded = {name: data.ljust(4096, b"\0") for name, data in streams.items()}
    padded = {name: data + b"\0" * (-len(data) % 512) for name, data in padded.items()}
    directory_sectors = (len(padded) + 4) // 4
    fat = [0xFFFFFFFD, *range(2, directory_sectors + 1), 0xFFFFFFFE]
    entries = [_entry("Root Entry", 5, child=1, start=0xFFFFFFFE, size=0)]
    body = b""
    for number, (name, data) in enumerate(padded.items(), 1):
        start = len(fat)
        sectors = len(data) // 512
        fat += [*range(start + 1, start + sectors), 0xFFFFFFFE]
        right = number + 1 if number < len(padded) else 0xFFFFFFFF
        entries.append(_entry(name, 2, right=right, start=start, size=len(data)))
        body += data
    directory = b"".join(entries).ljust(512 * directory_sectors, b"\0")
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 16
    header += struct.pack("<HHHHH6xIIII", 0x3E, 3, 0xFFFE, 9, 6, 0, 1, 1, 0)
    header += struct.pack("<IIIII", 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0)
    header += struct.pack("<109I", 0, *[0xFFFFFFFF] * 108)
    table = struct.pack(f"<{len(fat)}I", *fat).ljust(512, b"\xff")
    return header + table + directory + body


def _entry(name, kind, *, child=0xFFFFFFFF, right=0xFFFFFFFF, start=0, size=0):
    raw = name.encode("utf-16-le")
    return raw.ljust(64, b"\0") + struct.pack(
        "<HBBIII36xIII", len(raw) + 2, kind, 1, 0xFFFFFFFF, right, child, start, size, 0
    )


def summary(page, strings, times):
    """Make the properties that Office programs write: numbers to bytes in a code page, numbers to file times."""
    values = {1: struct.pack("<Ih2x", 2, page)}
    values |= {number: struct.pack("<II", 30, len(raw) + 1) + raw + b"\0" * 4 for number, raw in strings.items()}
    values |= {number: struct.pack("<IQ", 64, time) for number, time in times.items()}
    table, body = b"", b""
    for number, value in values.items():
        table += struct.pack("<II", number, 8 + 8 * len(values) + len(body))
        body += value + b"\0" * (-len(value) % 4)
    section = struct.pack("<II", 8 + len(table) + len(body), len(values)) + table + body
    return struct.pack("<HHI16xI16sI", 0xFFFE, 0, 0, 1, b"\xe0\x85\x9f\xf2\xf9\x4f\x68\x10" + bytes(8), 48) + section


def doc(pieces, lengths, *, flags=0, in_table=(), letters=(), told=b""):
    """Make an old Word file.

    `pieces` are texts, those that begin with a BOM stored as UTF-16; `lengths` are those of the stories; `in_table` are
    numbers of characters of the first piece (one byte each) where paragraphs in tables begin and end; `letters` are
    pairs of such a number and the properties of the letters from there on.
    """
    stream = bytearray(2048)
    positions, places = [0], []
    for piece in pieces:
        wide = piece.startswith("\ufeff")
        raw = piece[1:].encode("utf-16-le") if wide else piece.encode("cp1252")
        places.append(len(stream) if wide else (2 * len(stream)) | 0x40000000)
        positions.append(positions[-1] + len(raw) // (1 + wide))
        stream += raw
    table = struct.pack(f"<BI{len(positions)}I", 2, 4 * len(positions) + 8 * len(places), *positions)
    table += b"".join(struct.pack("<HIH", 0, place, 0) for place in places)
    clx = len(table)
    if in_table:
        page = -(-len(stream) // 512)
        stream += b"\0" * (512 * page - len(stream))
        stream += _paragraph_page(in_table)
        table += struct.pack("<III", 2048, 4096, page)
        struct.pack_into("<II", stream, 0x102, clx, 12)
    if letters:
        page = -(-len(stream) // 512)
        stream += b"\0" * (512 * page - len(stream))
        stream += _letter_page(letters)
        struct.pack_into("<II", stream, 0xFA, len(table), 12)
        table += struct.pack("<III", 2048, 4096, page)
    struct.pack_into("<HH6xH", stream, 0, 0xA5EC, 0xC1, flags | 0x0200)
    struct.pack_into("<8i", stream, 0x4C, *lengths, *[0] * (8 - len(lengths)))
    struct.pack_into("<II", stream, 0x1A2, 0, clx)
    streams = {"WordDocument": bytes(stream), "1Table": table}
    return compound(streams | ({"\x05SummaryInformation": told} if told else {}))


def _paragraph_page(in_table):
    """Make a page of properties: paragraphs change at each number, every second one is in a table."""
    bounds = [2048, *(2048 + place for place in in_table), 2048 + 1000]
    count = len(bounds) - 1
    page = bytearray(512)
    struct.pack_into(f"<{count + 1}I", page, 0, *bounds)
    page[480:486] = bytes([3, 0, 0, 0x16, 0x24, 1])  # size, style, "in a table": yes
    for number in range(1, count, 2):
        page[4 * (count + 1) + 13 * number] = 480 // 2
    page[-1] = count
    return bytes(page)


def _letter_page(letters):
    """Make a page of properties of letters."""
    bounds = [*(2048 + place for place, _ in letters), 2048 + 1000]
    page = bytearray(512)
    struct.pack_into(f"<{len(bounds)}I", page, 0, *bounds)
    place = 500
    for number, (_, properties) in enumerate(letters):
        place -= 2 * (len(properties) // 2 + 1)
        page[place : place + 1 + len(properties)] = bytes([len(properties), *properties])
        page[4 * len(bounds) + number] = place // 2
    page[-1] = len(letters)
    return bytes(page)


def word_2(text, lengths, *, quick=(), flags=0, version=0x2D, magic=0xA5DB):
    """Make a file of Word 2; `quick` are the lengths of pieces, which stand in the file in the opposite order."""
    raw = text.encode("cp1252")
    data = bytearray(512)
    struct.pack_into("<HH6xH", data, 0, magic, version, flags | (4 if quick else 0))
    struct.pack_into("<II", data, 0x18, len(data), len(data) + len(raw))
    struct.pack_into("<5i", data, 0x34, *lengths, *[0] * (5 - len(lengths)))
    if not quick:
        return bytes(data) + raw
    positions = [sum(quick[:number]) for number in range(len(quick) + 1)]
    pieces, places = b"", {}
    for number in reversed(range(len(quick))):
        places[number] = len(data) + len(pieces)
        pieces += raw[positions[number] : positions[number + 1]]
    table = struct.pack("<BH3sBH", 1, 3, b"xxx", 2, 4 * len(positions) + 8 * len(quick))
    table += struct.pack(f"<{len(positions)}I", *positions)
    table += b"".join(struct.pack("<HIH", 0, places[number], 0) for number in range(len(quick)))
    struct.pack_into("<IH", data, 0x11E, len(data) + len(pieces), len(table))
    return bytes(data) + pieces + table


def doc_95(raw):
    """Make a Word 95 file of one-byte text in one run."""
    stream = bytearray(2048)
    struct.pack_into("<HH6xH", stream, 0, 0xA5DC, 0x68, 0)
    struct.pack_into("<I", stream, 0x18, 2048)
    struct.pack_into("<8i", stream, 0x34, len(raw), *[0] * 7)
    return compound({"WordDocument": bytes(stream) + raw})
