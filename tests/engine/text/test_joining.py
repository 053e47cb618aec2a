"""Files joined as one document: each is found in it unchanged, and is a document of its own again."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Part, PartKind, Span, Unseen, file_at
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.engine.text.joining import joined, separated, with_recognized
from imbrex.engine.text.recognition import Recognition
from imbrex.engine.text.submission import Submission
from imbrex.messages import Message
from tests.engine.conftest import Toy, shingled
from tests.examples import examples

TEXTS = st.lists(st.text("ab \n", max_size=8), min_size=1, max_size=5)


def files_of(texts):
    return [Document(f"/z.zip/{n}", f"{n}.txt", text, path=f"/z.zip/{n}") for n, text in enumerate(texts)]


@examples(50)
@given(TEXTS, TEXTS)
def test_every_file_keeps_its_text_and_name(first, second):
    nested = joined(files_of(first), key="student", name="Anna")
    whole = joined([nested, *files_of(second)], key="both", name="Anna")
    texts = [*first, *second]
    assert whole.text == "\n\n".join(texts)
    assert [whole.text[one.span.start : one.span.end] for one in whole.files] == texts
    assert [one.text for one in separated(whole)] == texts
    assert [one.path for one in separated(nested)] == [one.path for one in files_of(first)]
    for place in range(len(whole.text) + 1):
        expected = [one for one in whole.files if one.span.start <= place]
        assert file_at(whole.files, place) == expected[-1]
    assert joined(separated(nested), key="student", name="Anna") == nested


def test_all_that_is_known_of_a_file_comes_back():
    body, notes = Part(PartKind.BODY, Span(0, 4)), Part(PartKind.FOOTNOTE, Span(5, 9))
    first = Document(
        "/a", "a.docx", "Body note", (body, notes), "/a", "en", notes=(Message("{count} comment(s)", count=1),),
        unseen=(Unseen(Disguise.HIDDEN, Span(1, 3)),), note_marks=(4,), file_hash="aa",
        history=FileHistory((3, 8), (Written(3, Span(0, 4)), Written(8, Span(5, 9))), 5, 2, "Normal", "Word"),
        submission=Submission("Moodle", "77", "Anna"), author="Anna", pictures=2,
        recognition=Recognition((Span(0, 9),), (Span(5, 9),), ("eng",)),
    )  # fmt: skip
    second = Document("/b", "b.txt", "Other", (), "/b", "en", file_hash="bb", author="Anna")
    whole = joined([first, second], key="k", name="Anna", path="/z.zip")
    assert (whole.history.sessions, whole.history.minutes) == ((3, 8), -1)
    assert (whole.pictures, whole.file_hash, whole.path, whole.author) == (2, "", "/z.zip", "Anna")
    assert [str(note) for note in whole.notes] == ["a.docx: 1 comment"]
    one, other = separated(whole)
    known = FileHistory((3, 8), first.history.written)
    assert one == replace(first, key="k/1", history=known, pictures=0)
    assert other == replace(second, key="k/2", submission=first.submission)


def test_no_shingle_crosses_the_border_of_two_files():
    text = "gardener planted seven yellow roses"
    halves = files_of(["gardener planted", "seven yellow roses"])
    whole, plain = joined(halves, key="joined", name="x"), Document("plain", "plain", text)
    corpus = Corpus(lambda _: Toy(), shingled(3))
    corpus.add([replace(one, language="en") for one in (whole, plain)])
    assert corpus.compare("joined", "plain").shared_shingles == 1  # of three in the plain text


def test_files_that_were_recognized_one_after_another_are_all_kept():
    def scanned(name, text):
        page = Recognition((Span(0, len(text)),), (), ("eng",))
        return Document(f"/z.zip/{name}", name, text, path=f"/z.zip/{name}", recognition=page, author="Anna")

    typed = Document("/z.zip/c", "c", "typed", path="/z.zip/c", author="Anna")
    first = joined([scanned("a", "one"), typed], key="anna", name="Anna")
    second = joined([scanned("b", "two words"), typed], key="anna", name="Anna")
    whole = with_recognized(second, first)
    assert (whole.text, whole.key, whole.author) == ("two words\n\ntyped\n\none", "anna", "Anna")
    assert [whole.text[one.start : one.end] for one in whole.recognition.pages] == ["two words", "one"]
    assert with_recognized(second, second) == second
    alone = with_recognized(replace(scanned("b", "two"), key="anna"), replace(scanned("a", "one"), key="anna"))
    assert [one.name for one in alone.files] == ["b", "a"]
