"""Groups are those that comparing every two documents gives."""

import random

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.document import Document
from imbrex.library.database.mode import Mode
from imbrex.library.library import Library
from imbrex.library.search import near_duplicates
from tests.library.conftest import WORDS, essay


def family(number, size, changed):
    """A text and others that differ from it in some words."""
    chance = random.Random(number)
    words = essay(number, 120).text.split()
    for member in range(size):
        for _ in range(changed * member):
            words[chance.randrange(len(words))] = chance.choice(WORDS)
        yield Document(f"{number}/{member}", f"{number}/{member}", " ".join(words), language="en")


def by_hand(find_language, documents, threshold):
    corpus = Corpus(find_language)
    corpus.add(documents)
    pairs = corpus.report().pairs
    groups = [{document.name} for document in documents]
    for left, right, jaccard in zip(pairs.left.tolist(), pairs.right.tolist(), pairs.jaccard.tolist(), strict=True):
        if jaccard >= threshold:
            one = next(group for group in groups if documents[left].name in group)
            other = next(group for group in groups if documents[right].name in group)
            if one is not other:
                one |= other
                groups.remove(other)
    return sorted(sorted(group) for group in groups if len(group) > 1)


@pytest.mark.parametrize("threshold", [0.3, 0.5, 0.8])
def test_groups_are_those_of_comparing_all(library, find_language, threshold):
    documents = [one for number in range(12) for one in family(number, 1 + number % 4, 1 + number % 3)]
    library.add(documents)
    groups = library.groups(threshold)
    found = [sorted(entry.name for entry in group.members) for group in groups]
    assert sorted(found) == by_hand(find_language, documents, threshold)
    assert [len(names) for names in found] == sorted(map(len, found), reverse=True)
    for group in groups:
        assert all(link.exact and link.jaccard >= threshold for link in group.links)
        assert group.highest == max(link.jaccard for link in group.links)


def test_a_crowd_of_near_copies_is_one_group(tmp_path, find_language, essays):
    text = essay(1, 60).text
    with Library.create(str(tmp_path / "crowd"), find_language) as library:
        library.add([Document(f"{n}", f"{n}", f"{text} {WORDS[n % 29]} {n}", language="en") for n in range(200)])
        library.add(essays(20, first=300))
        (group,) = library.groups(0.8)
        assert len(group.members) == 200


def test_of_a_large_index_a_part_is_looked_at(library, find_language, monkeypatch):
    monkeypatch.setattr(near_duplicates, "_POSTINGS", 400)
    documents = [one for number in range(12) for one in family(number, 2, 1)]
    library.add(documents)
    assert len(library.groups(0.5)) == 12


def test_signatures_are_grouped_by_estimates(tmp_path, find_language):
    with Library.create(str(tmp_path / "signs"), find_language, mode=Mode.SIGNATURES) as library:
        library.add([one for number in range(3) for one in family(number, 2, 2)])
        groups = library.groups(0.5)
        assert len(groups) == 3
        assert not any(link.exact for group in groups for link in group.links)


@pytest.mark.parametrize("threshold", [0, -1, 1.5])
def test_a_threshold_is_a_share(library, threshold):
    with pytest.raises(ValueError, match="threshold"):
        library.groups(threshold)


def test_an_empty_library_has_no_groups(library):
    assert library.groups() == []


def test_a_large_component_is_judged_piece_by_piece(library, find_language, monkeypatch):
    monkeypatch.setattr(near_duplicates, "_TOGETHER", 4)
    documents = list(family(1, 12, 1))
    library.add(documents)
    found = [sorted(entry.name for entry in group.members) for group in library.groups(0.5)]
    assert found == by_hand(find_language, documents, 0.5)
