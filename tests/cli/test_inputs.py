"""What the options ask for and a language cannot give is said, not passed over."""

import json


def test_parts_of_speech_that_a_language_cannot_tell_are_named(run, essays):
    code, out, err = run("compare", "--json", essays, "--language", "de", "--drop", "preposition,adjective,adverb")
    assert code == 0
    assert json.loads(out)["pairs"]
    assert err == "German: can't recognize adjectives and adverbs, so none are ignored.\n"


def test_nothing_is_said_where_all_can_be_told(run, essays):
    assert run("compare", essays, "--drop", "preposition,adjective,adverb")[2] == ""
    assert run("compare", essays, "--language", "de")[2] == ""


def test_an_unknown_language_is_named(run, essays):
    code, _, err = run("compare", essays, "--language", "xx")
    assert code == 0
    assert err == "Language 'xx' is not supported; its words are compared as written.\n"
    assert run("compare", essays, "--language", "und")[2] == ""
    assert run("compare", essays, "--language", "en-GB")[2] == ""
