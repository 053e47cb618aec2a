"""Records in json and jsonl."""

import json

import pytest

from imbrex.files.plain import json_records
from imbrex.files.shared.extracted import Extracted, Fault, UnreadableError
from imbrex.files.shared.source import Source
from tests.rows import each_row


def read(text):
    return json_records.read(Source(text.encode("utf-8"), ".jsonl", "news.jsonl"))


def test_one_object_is_one_document_without_a_number():
    assert read('{\n "title": "T", "content": "<p>x</p>"\n}') == [Extracted("<p>x</p>", title="T")]


def test_a_list_of_records():
    items = read('[{"text": "a"}, {"content": "b", "text": "c", "url": "u"}]')
    assert items == [Extracted("a", number=1), Extracted("b", title="u", number=2)]


@pytest.mark.parametrize("empty", ["", "  \n", None, 7])
def test_a_field_without_text_gives_way_to_the_other(empty):
    [item] = read(json.dumps({"content": empty, "text": "the article"}))
    assert item.text == "the article"


def test_lines_are_numbered_as_in_an_editor():
    items = read('{"text": "a"}\n\n{"text": "b"}\n')
    assert [(item.text, item.number) for item in items] == [("a", 1), ("b", 3)]


def test_a_bad_line_costs_itself_only():
    items = read('{"text": "a"}\n{"text": \n[1]\n{"title": "no text"}\n{"text": "b"}')
    assert [type(item) for item in items] == [Extracted, Fault, Fault, Fault, Extracted]
    assert "Line 2 is not valid JSON" in items[1].message
    assert "line 3" in items[2].message
    assert "line 4 contains no text" in items[3].message


def test_many_bad_lines_are_counted():
    items = read('{"text": "a"}\n' + "bad\n" * 100)
    assert len(items) == 1 + json_records._MOST_FAULTS + 1
    assert items[-1].message == "80 more records couldn't be read."


@each_row("text", ["[]", "not json", "[1, 2]", '{"body": "x"}', '{"text": 5}', "[" * 100_000, '{"text": "a'])
def test_a_file_without_any_record_is_refused(text):
    with pytest.raises(UnreadableError):
        read(text)


def test_lone_surrogates_are_replaced_and_pairs_joined():
    assert read(json.dumps({"text": "a\ud800b\U0001f600", "title": "\udc00"}))[0] == Extracted(
        "a\ufffdb😀", title="\ufffd"
    )


@each_row(
    ("fields", "author"),
    [
        ({"author": " Anna  Ivanova\n"}, "Anna Ivanova"),
        ({"student": 1234567, "author": "Ms Smith"}, "1234567"),
        ({"student": "", "author": "Anna"}, "Anna"),
        ({"group": "Team 3"}, "Team 3"),
        ({"author": ["Anna", "Bob", ["x"], None]}, "Anna, Bob"),
        ({"author": "admin"}, ""),
        ({"student": "Student 7"}, "Student 7"),
        ({"author": True}, ""),
        ({"author": {"name": "Anna"}}, ""),
        ({}, ""),
    ],
)
def test_a_field_tells_the_author(fields, author):
    [item] = read(json.dumps({"text": "a"} | fields))
    assert item.author == author


def test_an_author_that_all_records_have_tells_no_two_apart():
    def authors(*names):
        return [item.author for item in read("\n".join(json.dumps({"text": "a", "group": name}) for name in names))]

    assert authors("7B", "7B", "7B") == ["", "", ""]
    assert authors("7B", "7B", "7C") == ["7B", "7B", "7C"]
    assert authors("7B", "7B") == ["7B", "7B"]
