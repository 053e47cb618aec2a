from imbrex.engine.text.document import PartKind
from imbrex.gui.compare.panes.pane_text import as_compared, as_read, versions
from tests.gui.compare.samples import compare, part, passages, tokens

TEXT = "The Running ships of Gold, a river."


def test_the_canonized_face_shows_the_compared_words_and_knows_their_places():
    words = tokens(TEXT)
    version = as_compared(words, words.start[:0], words.end[:0])
    assert version.text == "run ship gold river"
    shown = [version.text[start:end] for start, end in zip(version.start, version.end, strict=True)]
    assert shown == ["run", "ship", "gold", "river"]
    assert [words.word(index) for index in version.index.tolist()] == ["Running", "ships", "Gold", "river"]


def test_a_place_is_found_again_on_the_other_face():
    words = tokens(TEXT)
    version = as_compared(words, words.start[:0], words.end[:0])
    gold = TEXT.index("Gold")
    assert version.from_original(gold) == version.text.index("gold")
    assert version.to_original(version.text.index("gold") + 2) == gold
    assert version.from_original(TEXT.index("of")) == version.text.index("gold")  # left out: the next one
    assert version.from_original(len(TEXT)) == version.text.index("river")
    read = as_read(words, words.start[:0], words.end[:0])
    assert read.to_original(gold) == read.from_original(gold) == gold


def test_a_word_is_found_at_a_place_of_either_face():
    words = tokens(TEXT)
    read = as_read(words, words.start[:0], words.end[:0])
    compared = as_compared(words, words.start[:0], words.end[:0])
    assert words.word(read.token_at(TEXT.index("ships"))) == "ships"
    assert words.word(compared.token_at(compared.text.index("ship"))) == "ships"
    assert read.token_at(TEXT.index(",")) is None
    assert compared.token_at(3) is None


def test_passages_cover_the_same_words_on_both_faces():
    comparison = compare(TEXT, "old ships of gold", [(1, 1, 2)])
    for canonized, expected in ((False, "ships of Gold"), (True, "ship gold")):
        version, _ = versions(comparison.left, comparison.right, comparison.passages, canonized)
        start, end = int(version.highlights.start[0]), int(version.highlights.end[0])
        assert version.text[start:end] == expected


def test_parts_are_kept_apart_on_the_canonized_face_too():
    text = "Body words here\nTable cells stand\nmore body"
    words = tokens(text, parts=[part("table", text, "Table cells stand")], barriers=[3, 6])
    version = as_compared(words, words.start[:0], words.end[:0])
    assert version.text == "body words here\ntable cells stand\nmore body"
    assert [(each.kind, version.text[each.span.start : each.span.end]) for each in version.parts] == [
        (PartKind.TABLE, "table cells stand")
    ]


def test_a_text_of_which_nothing_is_left_has_an_empty_face():
    words = tokens("the of a")
    version = as_compared(words, words.start[:0], words.end[:0])
    assert version.text == ""
    assert version.to_original(0) == version.from_original(0) == 0
    assert len(passages(words, words, [])) == 0
