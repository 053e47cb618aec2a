import re
import sys
from collections import Counter, defaultdict
from itertools import combinations

import pytest

from imbrex.files.reader import Reader
from tests.made_class import __main__ as command
from tests.made_class import make_class


@pytest.fixture(scope="module", params=["en", "ru"])
def made(request):
    return make_class(request.param)


def test_a_class_has_as_many_essays_and_copies_as_were_asked_for(made):
    assert len(made.texts) == 200
    assert len(made.planted) == len(made.pairs) == 20
    assert len({name for pair in made.pairs for name in pair}) == 40
    assert {name for pair in made.pairs for name in pair} <= set(made.texts)


def test_copies_hold_ten_to_sixty_percent_in_one_to_three_passages(made):
    shares = [one.share for one in made.planted]
    assert min(shares) >= 0.10
    assert max(shares) <= 0.65  # a sentence more or less, as long as it happens to be
    assert max(shares) - min(shares) > 0.4
    assert {one.passages for one in made.planted} == {1, 2, 3}


def test_what_was_planted_stands_in_both_essays_lightly_edited(made):
    """Counted from the texts alone: of the runs of three words, the copy has about the stated share of its source."""
    found = []
    for one in made.planted:
        copy, source = (_runs(made.texts[name]) for name in (one.copy, one.source))
        found.append(len(copy & source) / len(copy))
        assert 0.55 * one.share < found[-1] < one.share + 0.05  # more by what they share besides
    assert sum(found) < sum(one.share for one in made.planted)  # every edit breaks up to three runs


def test_other_essays_share_less_than_the_smallest_copy(made):
    runs = {name: _runs(text) for name, text in made.texts.items()}
    holders = defaultdict(list)
    for name in sorted(runs):
        for run in runs[name]:
            holders[run].append(name)
    shared = Counter(pair for names in holders.values() for pair in combinations(names, 2))
    planted, others = [], []
    for pair in combinations(sorted(runs), 2):
        common = shared[pair] / min(len(runs[name]) for name in pair)
        (planted if frozenset(pair) in made.pairs else others).append(common)
    assert len(planted) == 20
    assert max(others) < min(planted)
    assert sum(common > 0 for common in others) > len(others) / 20  # as in a real class, some share a phrase


def test_the_same_arguments_give_the_same_class_and_another_seed_another():
    assert make_class(count=10, copies=2) == make_class(count=10, copies=2)
    assert make_class(count=10, copies=2).texts != make_class(count=10, copies=2, seed=2).texts


def test_a_template_begins_every_essay_and_takes_nothing_from_it():
    plain, filled = make_class(count=10, copies=1), make_class(count=10, copies=1, template=True)
    assert not plain.template
    assert filled.template.startswith("Assignment. ")
    assert {name: filled.template + text for name, text in plain.texts.items()} == filled.texts


def test_names_are_distinct_however_large_the_class_is():
    assert len(make_class(count=1000, copies=0, words=20).texts) == 1000


def test_copies_need_twice_as_many_essays():
    with pytest.raises(ValueError, match="8 essays, there are 7"):
        make_class(count=7, copies=4)


@pytest.mark.parametrize("kind", ["txt", "docx"])
def test_the_command_writes_files_that_can_be_read(tmp_path, monkeypatch, kind):
    arguments = ["--language", "ru", "--count", "6", "--copies", "2", "--template", "--format", kind]
    monkeypatch.setattr(sys, "argv", ["made_class", str(tmp_path), *arguments])
    command.main()
    made = make_class("ru", 6, 2, template=True)
    with Reader() as reader:
        read = {path.stem: reader.read(path)[0].text for path in (tmp_path / "essays").iterdir()}
        (sheet,) = reader.read(tmp_path / "template" / f"assignment.{kind}")
    assert {name: text.split() for name, text in read.items()} == {n: t.split() for n, t in made.texts.items()}
    assert sheet.text.split() == made.template.split()
    rows = [line.split("\t")[:2] for line in (tmp_path / "truth.tsv").read_text("utf-8").splitlines()[1:]]
    assert {frozenset(row) for row in rows} == made.pairs


def _runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return set(zip(words, words[1:], words[2:], strict=False))
