"""Messages and mailboxes."""

from email.message import EmailMessage

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Problem
from imbrex.files.formats import recognize
from imbrex.files.shared.extracted import Fault
from imbrex.files.shared.source import Source
from tests.files.making import docx, p

HEAD = "From: =?utf-8?q?Anna_M=C3=BCller?= <anna@x.org>\nTo: b@x.org\nSubject: Essay\n"
HEAD += "Date: Mon, 6 May 2024 10:00:00 +0200\n"


def mail(text="", html="", files=(), subject="Essay", sender="Anna <anna@x.org>"):
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, "b@x.org", subject
    message["Date"] = "Mon, 6 May 2024 10:00:00 +0200"
    message.set_content(text)
    if html:
        message.add_alternative(html, subtype="html")
    for name, data in files:
        message.add_attachment(data, maintype="application", subtype="octet-stream", filename=name)
    return message.as_bytes()


def items(data, name="a.eml"):
    source = Source(data, f".{name.rpartition('.')[2]}", name)
    form = recognize(source)
    return form.name, form.load().read(source)


def test_subject_and_body_in_any_encoding(extract):
    parts = [
        ("Content-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: 8bit\n\n", "Маяк".encode("koi8-r")),
        ("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n", b"0JzQsNGP0Lo="),
        ("Content-Type: text/plain; charset=cp1251\nContent-Transfer-Encoding: quoted-printable\n\n", b"=CC=E0=FF=EA"),
    ]
    for head, body in parts:
        name, item = extract((HEAD + head).encode() + body)
        assert (name, item.text.split()) == ("eml", ["Essay", "Маяк"])
        assert (item.properties.author, item.properties.created) == ("Anna Müller", "2024-05-06T10:00:00+02:00")
        assert (item.title, item.author) == ("", "")


def test_the_alternative_that_is_shown_is_read_and_what_it_hides(extract):
    html = '<p>shown text</p><p style="color:white">gone</p>'
    item = extract(mail("other words", html), "a.eml")[1]
    assert item.text == "Essay\n\nshown text\ngone\n"
    assert [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen] == [(Disguise.WHITE, "gone")]


def test_attached_documents_are_documents_and_other_files_are_counted(reader, tmp_path):
    files = [("essay.docx", docx(p("attached"))), ("photo.png", b"\x89PNG"), ("broken.pdf", b"%PDF-1.4\nnothing")]
    path = tmp_path / "letter.eml"
    path.write_bytes(mail("dear teacher", files=files))
    letter, essay, broken = reader.read(path)
    assert isinstance(letter, Document)
    assert isinstance(essay, Document)
    assert isinstance(broken, Problem)
    assert [(one.name, one.text.split()[-1]) for one in (letter, essay)] == [
        ("Essay", "teacher"),
        ("essay.docx", "attached"),
    ]
    assert letter.key != essay.key
    assert [str(note) for note in letter.notes] == ["1 attachment is not included in the text."]


def test_a_mailbox_has_many_documents(extract):
    senders = ["Anna <a@x.org>", "Boris <b@x.org>", "Anna <a@x.org>"]
    data = b"".join(
        b"From x Mon May  6 10:00:00 2024\n" + mail(f"body {number}\n>From here\n", subject=f"S{number}", sender=sender)
        + b"\n"
        for number, sender in enumerate(senders)
    )  # fmt: skip
    name, found = items(b"\xef\xbb\xbf\n" + data, "box.mbox")
    assert name == "mbox"
    assert [(one.number, one.title, one.author) for one in found] == [
        (1, "S0", "Anna"),
        (2, "S1", "Boris"),
        (3, "S2", "Anna"),
    ]
    assert found[0].text.split() == ["S0", "body", "0", "From", "here"]


def test_web_archives_and_texts_are_not_mail():
    archive = b"From: <Saved by Blink>\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n"
    assert recognize(Source(archive, ".bin", "x")).name == "mhtml"
    assert recognize(Source(b"To: whom it may concern\n\nDear all,", ".bin", "x")).name == "txt"


def test_bad_messages(extract):
    whole = mail("text " * 50, "<p>page</p>")
    assert extract(whole[: len(whole) // 2], "a.eml")[1].text.startswith("Essay")
    _, [fault] = items(b"From: a@x.org\nDate: x\n\n", "a.eml")
    assert isinstance(fault, Fault)
    assert "no text" in fault.message


@pytest.mark.parametrize("depth", [50, 3_000])
def test_nested_parts_are_bounded(depth, reader, tmp_path):
    parts = "".join(f"Content-Type: multipart/mixed; boundary=b{level}\n\n--b{level}\n" for level in range(depth))
    path = tmp_path / "deep.eml"
    path.write_text(f"From: a@x.org\nSubject: Deep\n{parts}Content-Type: text/plain\n\nwords")
    [one] = reader.read(path)
    assert "words" in one.text if isinstance(one, Document) else "nested levels" in one.message
