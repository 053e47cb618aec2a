"""Tags and entities out, places kept."""

import html

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.text.markup import strip_markup
from tests.examples import examples
from tests.rows import each_row


@each_row(
    ("text", "expected"),
    [
        ("<p>One</p><p>two</p>", " One  two "),
        ("wo<b>r</b>d", "word"),
        ("caf&eacute; &#1078;&#x43E; &amp;amp;", "café жо &amp;"),
        ("a < b & c > d, 1<2", None),
        ("<script>var x = '<p>';</script>end", "  end"),
        ("<style>p{}</style >end", "  end"),
        ("one<!-- <p> hidden -->two", "onetwo"),
        ("<!doctype html><br/>x", "  x"),
        ("unclosed <!-- comment <b>bold", "unclosed  comment bold"),
        ("&nonsense; &", None),
        ('<a href="x>y">link</a>', 'y">link'),
        ("&lt;b&gt;", "<b>"),
        ("a<b and c>d", None),
        ("a vector<int> of <the reader>", None),
        ("<input disabled><o:p>x</o:p><P\tclass='a'>", "  x  "),
    ],
)
def test_known_texts(text: str, expected: str | None) -> None:
    stripped = strip_markup(text)
    assert (stripped.text if stripped else None) == (expected if expected is not None else None) or (
        stripped is not None and stripped.text == text
    )


def test_letters_of_an_unknown_entity_keep_their_places() -> None:
    stripped = strip_markup("&nonsense; &notit; &lt;")
    assert stripped is not None
    assert stripped.text == "&nonsense; &notit; <"
    assert (stripped.start[1], stripped.end[8]) == (1, 9)


markup = st.lists(
    st.sampled_from(
        [
            "<b>",
            "</b>",
            "<p>",
            "<script>",
            "</script>",
            "<!--",
            "-->",
            "&amp;",
            "&#x1F600;",
            "<",
            ">",
            "&",
            "w",
            "ö ",
            "😀",
        ]
    ),
    max_size=20,
).map("".join)


@examples(50)
@given(markup)
def test_every_character_knows_its_place(text: str) -> None:
    stripped = strip_markup(text)
    if stripped is None:
        return
    assert len(stripped.text) == len(stripped.start) == len(stripped.end)
    for character, start, end in zip(stripped.text, stripped.start, stripped.end, strict=True):
        original = text[start:end]
        assert (
            original == character or html.unescape(original) == character or (character == " " and original[0] == "<")
        )
    assert all(a <= b for a, b in zip(stripped.start, stripped.start[1:], strict=False))


@each_row("piece", ["<script>", "<!--", "<a ", "&", "<a" + " " * 3000, "&amp", "</style"])
def test_hostile_repeats_are_read_in_one_go(piece: str) -> None:
    # Quadratic work on so many characters would take minutes.
    strip_markup(piece * (200_000 // len(piece)))
