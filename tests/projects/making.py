"""Projects of any kind, for properties; and one that holds all there is, for examples."""

from dataclasses import fields

from hypothesis import strategies as st

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import LONGEST_SHINGLE, Canonization, Exclusions, Options, Shingling, WordForm
from imbrex.engine.review.review import Decision, Excerpt, Mark, Review, Verdict
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, FilePart, Part, PartKind, Problem, Properties, Span, Unseen
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.engine.text.recognition import Recognition
from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import Submission
from imbrex.projects.project import Project

# Lone surrogates, NUL and line ends of all kinds stand in texts that people open.
LETTERS = st.one_of(st.characters(exclude_categories=()), st.sampled_from("\r\n\0\ud83d\ude00\ufeff😀я中"))
STRINGS = st.text(LETTERS, max_size=12)
PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | STRINGS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(STRINGS, inner, max_size=3),
    max_leaves=6,
)


@st.composite
def texts(draw):
    text = draw(st.text(LETTERS, max_size=40))
    return text * draw(st.sampled_from((1, 1, 1, 30, 3000)))  # some are packed, and some would pack too well


@st.composite
def pieces(draw, kinds, make, length):
    places = sorted(draw(st.lists(st.integers(0, length), max_size=6)))
    return tuple(
        make(draw(st.sampled_from(kinds)), Span(*both)) for both in zip(places[::2], places[1::2], strict=False)
    )


def _unseen(kind, span):
    """A piece of unseen text; a misleading font has as many letters to see."""
    return Unseen(kind, span, "é" * (span.end - span.start) if kind is Disguise.FONT else "")


SUBMISSIONS = st.builds(Submission, members=st.lists(STRINGS, max_size=2).map(tuple), person=STRINGS, student=STRINGS)


@st.composite
def documents(draw, key):
    text = draw(texts())
    return Document(
        key=key,
        name=draw(STRINGS),
        text=text,
        parts=draw(pieces(list(PartKind), Part, len(text))),
        path=draw(STRINGS),
        language=draw(STRINGS),
        role=draw(st.sampled_from(Role)),
        reader=draw(STRINGS),
        notes=tuple(draw(st.lists(STRINGS, max_size=3))),
        author=draw(STRINGS),
        properties=Properties(*(draw(STRINGS) for _ in fields(Properties))),
        unseen=draw(pieces(list(Disguise), _unseen, len(text))),
        pictures=draw(st.integers(0, 10**6)),
        note_marks=tuple(sorted(draw(st.lists(st.integers(0, len(text)), max_size=4)))),
        quotes=tuple(part.span for part in draw(pieces([PartKind.BODY], Part, len(text)))),
        file_hash=draw(STRINGS),
        history=draw(histories(len(text))),
        files=draw(pieces(draw(st.lists(STRINGS, min_size=1, max_size=3)), FilePart, len(text))),
        submission=draw(SUBMISSIONS),
        recognition=draw(recognitions(len(text))),
    )


@st.composite
def recognitions(draw, length):
    pages, uncertain = (draw(pieces([None], lambda _, span: span, length)) for _ in range(2))
    return Recognition(pages, uncertain, tuple(draw(st.lists(STRINGS, max_size=2))))


@st.composite
def histories(draw, length):
    sessions = sorted(draw(st.sets(st.integers(1, 2**32 - 1), max_size=4)))
    written = draw(pieces(sessions, Written, length)) if sessions else ()
    counts = draw(st.integers(-1, 10**6)), draw(st.integers(-1, 10**6))
    return FileHistory(tuple(sessions), written, *counts, draw(STRINGS), draw(STRINGS))


DECISIONS = st.builds(Decision, st.sampled_from(Verdict), STRINGS)
EXCERPTS = st.builds(Excerpt, st.integers(0, 10**6), STRINGS)
MARKS = st.lists(st.builds(Mark, EXCERPTS, EXCERPTS, DECISIONS), min_size=1, max_size=5)
PROBLEMS = st.builds(Problem, STRINGS, STRINGS, STRINGS, STRINGS, st.booleans())
OPTIONS = st.builds(
    Options,
    canonization=st.builds(
        Canonization,
        strip_html=st.booleans(),
        stop_words=st.lists(STRINGS, max_size=3).map(tuple),
        drop=st.integers(0, max(PartOfSpeech) * 2 - 1).map(PartOfSpeech),
        word_form=st.sampled_from(WordForm),
    ),
    shingles=st.builds(Shingling, length=st.integers(1, LONGEST_SHINGLE)),
    exclusions=st.builds(Exclusions, phrases=st.lists(STRINGS, max_size=3).map(tuple)),
    language=STRINGS,
)


@st.composite
def reviews(draw, keys):
    pair = st.lists(st.sampled_from(keys), min_size=2, max_size=2, unique=True) if len(keys) > 1 else st.nothing()
    decided = draw(st.dictionaries(pair.map(tuple), DECISIONS, max_size=4)) if len(keys) > 1 else {}
    marked = draw(st.lists(st.tuples(pair, MARKS), max_size=3)) if len(keys) > 1 else []
    review = Review().decided(decided)
    for (left, right), marks in marked:
        review = review.marked(left, right, marks)
    return review


@st.composite
def projects(draw):
    keys = draw(st.lists(STRINGS, max_size=4, unique=True))
    gone = draw(st.lists(STRINGS, max_size=2))  # decisions about documents that are not there any more are kept
    return Project(
        documents=tuple(draw(documents(key)) for key in keys),
        problems=tuple(draw(st.lists(PROBLEMS, max_size=3))),
        options=draw(OPTIONS),
        review=draw(reviews(list(dict.fromkeys(keys + gone)))),
        layout=draw(st.dictionaries(STRINGS, PLAIN, max_size=3)),
    )


def essay(number, words=120):
    """A document with nothing special about it."""
    text = " ".join(f"word{number}-{place % 31}" for place in range(words))
    path = f"/essays/{number:04}.txt"
    return Document(path, f"{number:04}.txt", text, path=path, language="en", file_hash=f"{number:064x}")


def full():
    """A project with something in every field of it."""
    text = "A\r\nB\0C \ud800 😀 и снова о маяке. " * 20
    special = Document(
        key="/x/special.docx",
        name="special.docx",
        text=text,
        parts=(Part(PartKind.BODY, Span(0, 10)), Part(PartKind.FOOTNOTE, Span(10, 30))),
        path="/x/special.docx",
        language="ru",
        role=Role.SOURCE,
        reader="docx",
        notes=("3 pages have no text: scanned pictures?",),
        author="Anna",
        properties=Properties("Anna", "Boris", "2026-01-02", "2026-01-03T04:05:06Z", "On lighthouses"),
        unseen=(Unseen(Disguise.WHITE, Span(2, 5)),),
        pictures=2,
        note_marks=(3, 9),
        quotes=(Span(1, 4), Span(6, 8)),
        file_hash="ab" * 32,
        history=FileHistory((7, 2**24), (Written(7, Span(0, 4)), Written(2**24, Span(4, 9))), 90, 3, "a.dotx", "Word"),
        files=(
            FilePart("a.docx", Span(0, 4), "/x/a.zip/a.docx", "cd" * 32, "docx", Properties("A")),
            FilePart("b.pdf", Span(6, 9)),
        ),
        submission=Submission(
            "Moodle", "17", "Team 1", "B", ("Anna", "Я"), "Essay 1", 2, 3, "2026-01-02T03:04", "/x/a.zip"
        ),
        recognition=Recognition((Span(0, 20), Span(22, 40)), (Span(3, 5), Span(22, 30)), ("eng", "rus")),
    )
    essays = (essay(1), essay(2), special)
    mark = Mark(Excerpt(4, "word7-4 word7-5"), Excerpt(9, "word1-9"), Decision(Verdict.CITED, "see the notes"))
    review = Review().judged([(essays[0].key, essays[1].key)], Verdict.COPIED)
    review = review.marked(essays[1].key, special.key, [mark])
    problem = Problem("locked.pdf", "It has a password.", "Give it.", "/x/locked.pdf", locked=True)
    scanned = Problem("photo.png", "It is an image.", "Recognize it.", "/x/photo.png", scanned=True)
    options = Options(shingles=Shingling(length=5), language="en")
    return Project(
        essays, (problem, scanned), options, review, {"page": "compare", "splitter": [300, 500.5], "pair": None}
    )
