"""Sentences and paragraphs."""

from collections.abc import Callable

import pytest

from imbrex.engine.text.sentences import paragraph_starts, sentence_starts
from imbrex.engine.text.tokens import Tokens
from tests.rows import each_row


@each_row(
    ("text", "first_words"),
    [
        ("One two. Three four! Five? Six… seven", ["One", "Three", "Five", "Six", "seven"]),
        ("Pi is 3.14 and e.g is no end", ["Pi"]),
        ("He said “stop.” Then he left (at once.) Gone", ["He", "Then", "Gone"]),
        ("One line\nwrapped\n\nanother", ["One", "another"]),
        ("你好。 再见！ 好", ["你", "再", "好"]),
        ("... leading marks. And more ...", ["leading", "And"]),
        ("", []),
        ("...", []),
    ],
)
def test_sentences(text: str, first_words: list[str], tokens_of: Callable[..., Tokens]) -> None:
    tokens = tokens_of(text)
    assert [
        tokens.word(tokens.kept[start])[: len(word)]
        for start, word in zip(sentence_starts(tokens), first_words, strict=True)
    ] == first_words


def test_paragraphs_end_at_blank_lines_and_at_lines_that_end_a_sentence(tokens_of: Callable[..., Tokens]) -> None:
    tokens = tokens_of("One wrapped\nline ends. Here\ngoes on.\nTwo.  \n \nThree\n\nFour")
    starts = paragraph_starts(tokens)
    assert [tokens.word(tokens.kept[start]) for start in starts] == ["One", "Two", "Three", "Four"]
    assert set(starts.tolist()) <= set(sentence_starts(tokens).tolist())


@pytest.mark.parametrize("mark", ["!", "\n", " ", "。", ". ", "\n ", '"'])
def test_long_runs_of_marks_take_no_time(mark: str, tokens_of: Callable[..., Tokens]) -> None:
    tokens = tokens_of("word" + mark * 200_000 + "word")
    assert len(sentence_starts(tokens)) <= 2
    assert len(paragraph_starts(tokens)) <= 2
