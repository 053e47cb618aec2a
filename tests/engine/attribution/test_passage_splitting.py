"""Cutting: what is quoted, listed or given inside a long copy is a passage of its own, and nothing gets lost."""

from dataclasses import replace
from itertools import pairwise

import pytest

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.attribution.taken_passages import SHORTEST, cut_passages
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages
from tests.engine.conftest import Toy

SENTENCES = [
    "The keeper of the lighthouse wrote down every ship that passed the northern cape in autumn.",
    "Nobody believed him when he counted eleven whalers in a single foggy night before the storm.",
    "Yet the harbour book of the town confirms each of those names and dates without exception.",
    "His daughter copied all of it by hand in the winter that followed with a better pen.",
    "The copies went to the admiralty where they lay unread for half a century among old papers.",
]
LIST = "References\n\nMiller, A. (1998). The lighthouse and its keepers in the northern seas. Bergen: Cape Press."


def search(made, original, *others, **values):
    corpus = Corpus(Languages().find)
    corpus.add(
        [Document("made", "m", made, language="en"), Document("original", "o", original, language="en"), *others]
    )
    found = find_rewritten(corpus, "made", "original")
    cut = cut_passages(corpus, found)
    standings = attribute(corpus, cut).left.standing.tolist()
    pieces = [made[one.left.start : one.left.end] for one in cut]
    return found, cut, list(zip(pieces, map(Standing, standings), strict=True))


def test_a_cited_quotation_inside_a_copy_stands_for_itself():
    made = f'{SENTENCES[0]} {SENTENCES[1]} "{SENTENCES[2]}" (Miller, 1998, p. 12). {SENTENCES[3]} {SENTENCES[4]}'
    _, _, pieces = search(made, " ".join(SENTENCES))
    [quoted] = [text for text, standing in pieces if standing is Standing.CITED_AND_QUOTED]
    assert SENTENCES[2].rstrip(".") in quoted
    assert SENTENCES[1] not in quoted
    assert SENTENCES[3] not in quoted
    assert {standing for text, standing in pieces if text != quoted} == {Standing.NOT_CITED}


def test_a_list_of_sources_at_the_end_is_a_bibliography_and_the_rest_is_none():
    whole = " ".join(SENTENCES) + "\n\n" + LIST
    _, _, pieces = search(whole, whole)
    assert [standing for _, standing in pieces] == [Standing.NOT_CITED, Standing.BIBLIOGRAPHY]
    assert pieces[1][0].startswith("References")


def test_template_text_in_the_middle_is_cut_out():
    template = Document("t", "t", SENTENCES[2], language="en", role=Role.TEMPLATE)
    _, _, pieces = search(" ".join(SENTENCES), " ".join(SENTENCES), template)
    assert [standing for _, standing in pieces] == [Standing.NOT_CITED, Standing.TEMPLATE, Standing.NOT_CITED]
    assert pieces[1][0] in SENTENCES[2]  # its first words are stop words, which no template holds
    assert len(pieces[1][0]) > len(SENTENCES[2]) / 2


@pytest.mark.parametrize("words", [1, SHORTEST - 1])
def test_a_few_words_in_quotation_marks_cut_nothing(words):
    inside = SENTENCES[2].split()
    made = " ".join([*SENTENCES[:2], '"' + " ".join(inside[:words]) + '"', *inside[words:], *SENTENCES[3:]])
    found, cut, _ = search(made, " ".join(SENTENCES))
    assert len(cut) == len(found)


def test_pieces_make_up_their_passages_on_both_sides():
    made = f'{SENTENCES[0]} "{SENTENCES[1]}" {SENTENCES[2]} "{SENTENCES[3]}" {SENTENCES[4]}\n\n{LIST}'
    found, cut, _ = search(made, " ".join(SENTENCES) + "\n\n" + LIST)
    assert len(found) == 1
    assert len(cut) > 4
    for side, whole in (("left", found.bounds(0)[:2]), ("right", found.bounds(0)[2:])):
        first, last = getattr(cut, f"{side}_first").tolist(), getattr(cut, f"{side}_last").tolist()
        assert (first[0], last[-1]) == whole
        assert all(end == start for end, start in zip(last, first[1:], strict=False))
        starts, ends = getattr(cut, f"{side}_start").tolist(), getattr(cut, f"{side}_end").tolist()
        assert all(one < other for one, other in zip(starts, ends, strict=True))
        assert all(end <= start for end, (_, start) in zip(ends, pairwise(starts), strict=False))


def test_a_text_that_quotes_nothing_is_left_as_it_was_found():
    found, cut, _ = search(" ".join(SENTENCES), " ".join(SENTENCES[::-1]))
    assert cut is found


def test_what_was_cut_has_the_class_of_its_own_words():
    changed = SENTENCES[3].replace("copied", "typed").replace("winter", "summer").replace("better", "blunter")
    made = f'"{SENTENCES[0]} {SENTENCES[1]} {SENTENCES[2]}" {changed} {SENTENCES[4]}'
    _, cut, _ = search(made, " ".join(SENTENCES))
    kept = [one.kept for one in cut]
    assert kept[0] == 1.0
    assert kept[-1] < 1.0


def test_a_document_that_is_gone_is_an_error():
    corpus = Corpus(Languages().find)
    text = " ".join(SENTENCES)
    corpus.add([Document("a", "a", text, language="en"), Document("b", "b", text, language="en")])
    found = find_rewritten(corpus, "a", "b")
    corpus.remove(["a"])
    with pytest.raises(KeyError):
        cut_passages(corpus, replace(found))


def test_the_source_behind_a_quotation_stays_with_it():
    made = f'"{SENTENCES[0]}" (Smith, 2010). {SENTENCES[1]} {SENTENCES[2]}'
    _, _, pieces = search(made, " ".join(SENTENCES[:3]))
    assert pieces[0][0].endswith("(Smith, 2010).")
    assert pieces[1][0].startswith(SENTENCES[1])


def test_a_paragraph_that_was_moved_behind_stays_with_its_copy():
    moved, rest = SENTENCES[3], [SENTENCES[1], SENTENCES[2], SENTENCES[4]]
    made = f'"{SENTENCES[0]}" (Smith, 2010).\n\n{" ".join(rest)}\n\n{moved}'
    original = f"{SENTENCES[0]}\n\n{moved}\n\n{' '.join(rest)}"
    _, cut, _ = search(made, original)
    twins = [original[one.right.start : one.right.end] for one in cut]
    assert twins[0] == SENTENCES[0]
    assert moved in twins[1]


@pytest.mark.parametrize("template", [False, True])
def test_words_are_looked_up_for_templates_only_where_there_are_some(template):
    language = Toy()
    corpus = Corpus(lambda _: language)
    corpus.add([Document(key, key, " ".join(SENTENCES)) for key in ("made", "original")])
    if template:
        corpus.add([Document("t", "t", SENTENCES[2], role=Role.TEMPLATE)])
    found = find_rewritten(corpus, "made", "original")
    language.asked.clear()
    attribute(corpus, cut_passages(corpus, found))
    assert bool(language.asked) is template
