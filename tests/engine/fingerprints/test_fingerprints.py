from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.shingles import shingle_hashes
from imbrex.engine.fingerprints.fingerprints import Fingerprinter, digest, simhashes, text_digest
from imbrex.engine.fingerprints.winnowing import COPY, WINDOW
from imbrex.engine.observer import SILENT
from imbrex.engine.options import Canonization, Options, Shingling
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.languages.registry import Languages
from tests.engine.conftest import AS_WRITTEN
from tests.examples import examples
from tests.rows import each_row

WRITTEN = Options(canonization=AS_WRITTEN)
FIND = Languages().find
words = st.integers(0, 40).map(lambda number: f"word{number}")


def make(*texts, options=WRITTEN, language="en"):
    documents = [Document(str(number), "", text, language=language) for number, text in enumerate(texts)]
    return Fingerprinter(FIND, options).make(documents)


@given(st.lists(words, max_size=60), st.lists(words, max_size=60), st.lists(words, min_size=6, max_size=6))
@examples(30)
def test_six_words_in_a_row_give_a_common_fingerprint(before, after, shared):
    one, other = make(" ".join([*before, *shared, *after]), " ".join([*after, *shared]))
    assert set(one.hashes.tolist()) & set(other.hashes.tolist())


@given(st.lists(words, max_size=30), st.lists(words, max_size=30))
@examples(20)
def test_fingerprints_are_common_only_where_three_words_are(left, right):
    shared = {tuple(left[i : i + 3]) for i in range(len(left) - 2)} & {
        tuple(right[i : i + 3]) for i in range(len(right) - 2)
    }
    one, other = make(" ".join(left), " ".join(right))
    common = set(one.hashes.tolist()) & set(other.hashes.tolist())
    assert len(common) <= len(shared)


def test_a_text_has_the_same_fingerprints_in_any_company():
    texts = ["a b c d e f g h i j", "", "x y z", "k l m n o p q r s t " * 5]
    together = make(*texts)
    for text, one in zip(texts, together, strict=True):
        (alone,) = make(text)
        assert alone.hashes.tolist() == one.hashes.tolist()
        assert (alone.whole, alone.simhash, alone.words, alone.kept) == (one.whole, one.simhash, one.words, one.kept)
        assert alone.longest.tolist() == one.longest.tolist()


def test_the_company_of_earlier_batches_changes_nothing_either():
    maker = Fingerprinter(FIND, WRITTEN)
    document = Document("1", "", "a b c d e f g h i j", language="en")
    first = maker.make([document])[0].hashes.tolist()
    maker.make([Document("2", "", "j i h g f e d c b a", language="en")])
    assert maker.make([document])[0].hashes.tolist() == first


@each_row("text", ["", "one", "one two", "…", "\0\0", "\ud800", "<p></p>"])
def test_texts_without_three_words_have_none(text):
    (made,) = make(text)
    assert len(made.hashes) == 0
    assert made.words == made.kept <= 2


def test_of_few_shingles_all_are_kept():
    (made,) = make("one two three four five")
    assert len(made.hashes) == 3


def test_no_fingerprint_reaches_over_the_border_of_a_part():
    text = "a b c d e f g h"
    whole = Document("1", "", text, language="en")
    parts = (Part(PartKind.BODY, Span(0, 7)), Part(PartKind.TABLE, Span(8, 15)))
    (one,) = Fingerprinter(FIND, WRITTEN).make([whole])
    (cut,) = Fingerprinter(FIND, WRITTEN).make([Document("1", "", text, parts, language="en")])
    halves = make("a b c d", "e f g h")
    assert set(cut.hashes.tolist()) == {hash_ for half in halves for hash_ in half.hashes.tolist()}
    assert one.whole == cut.whole


@given(st.lists(words, min_size=1, max_size=120))
@examples(30)
def test_the_promised_number_is_shared_by_every_copy(run):
    maker = Fingerprinter(FIND, WRITTEN)
    sought = maker.seek(Document("1", "", " ".join(run), language="en"))
    mine, fewest = set(sought.made.hashes.tolist()), sought.fewest
    assert mine <= set(sought.every.tolist())
    assert len(sought.every) == len({tuple(run[i : i + 3]) for i in range(len(run) - 2)})
    stretches = [run[i : i + COPY] for i in range(max(1, len(run) - COPY + 1))]
    copies = maker.make(
        [Document("", "", " ".join([*"uvwxyz", *copy, *"opqrst"]), language="en") for copy in stretches]
    )
    shared = [len(mine & set(copy.hashes.tolist())) for copy in copies]
    assert min(shared) >= fewest
    if len(run) >= COPY and len(set(run)) > 20:
        assert fewest > 0


@given(st.lists(words, min_size=1, max_size=120), st.integers(0, 2), st.sampled_from([2, 3]))
@examples(30)
def test_the_promise_holds_at_every_step_and_wherever_a_copy_begins(run, before, step):
    maker = Fingerprinter(FIND, replace(WRITTEN, shingles=Shingling(step=step)))
    sought = maker.seek(Document("1", "", " ".join(run), language="en"))
    stretches = [run[i : i + COPY] for i in range(max(1, len(run) - COPY + 1))]
    copies = maker.make([Document("", "", " ".join([*"uv"[:before], *copy, "w"]), language="en") for copy in stretches])
    shared = [len(set(sought.every.tolist()) & set(copy.hashes.tolist())) for copy in copies]
    assert min(shared) >= sought.fewest
    assert all(len(made.hashes) <= -(-(before + min(len(run), COPY) - 1) // step) for made in copies)
    if len(run) >= COPY and len(set(run)) > 30:
        assert sought.fewest > 0


def test_near_duplicates_differ_in_few_bits_and_others_in_many():
    run = [f"word{number * number % 997}" for number in range(400)]
    near = [*run[:200], "another", *run[201:]]
    other = [f"term{number * number % 991}" for number in range(400)]
    one, two, three = make(*(" ".join(each) for each in (run, near, other)))
    assert (one.simhash ^ two.simhash).bit_count() <= 3
    assert (one.simhash ^ three.simhash).bit_count() > 16


def test_every_pair_of_words_votes_with_each_bit():
    maker = Fingerprinter(FIND, WRITTEN)
    texts = ["one", "the same words " * 300, " ".join(f"word{number % 7}" for number in range(514)), "two words"]
    _, words, _ = maker._words([Document(text, "", text, language="en") for text in texts], SILENT)
    found = simhashes(words)
    for number, (first, last) in enumerate(pairwise(words.pointer.tolist())):
        pairs = shingle_hashes(words.hashes[first:last], 2).tolist()
        votes = [2 * sum(one >> bit & 1 for one in pairs) - len(pairs) for bit in range(64)]
        assert found[number] == sum(1 << bit for bit, vote in enumerate(votes) if vote > 0)


def test_only_short_texts_are_remembered_by_their_longest_words():
    short, long = make("elephants remember umbrellas and elephants", " ".join(f"word{i}" for i in range(200)))
    assert len(short.longest) == 3
    assert len(long.longest) == 0


def test_the_whole_is_the_same_for_the_same_words():
    one, two, three = make("Hello, big world!", "hello big WORLD", "hello world big")
    assert one.whole == two.whole != three.whole
    assert text_digest("a") != text_digest("a ")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("zh", "今天天气很好我们一起去公园散步吧" * 3),
        ("ru", "Мороз и солнце, день чудесный; ещё ты дремлешь, друг прелестный: пора, красавица, проснись"),
    ],
)
def test_other_languages_have_fingerprints(language, text):
    (made,) = make(text, options=Options(), language=language)
    assert len(made.hashes) > 1


def test_the_digest_names_what_decides_on_fingerprints_and_nothing_else():
    assert digest(Options()) == digest(Options(shingles=Shingling(length=7)))
    assert digest(Options()) == "ff2573870880b024"  # that of the first libraries
    assert digest(Options()) != digest(Options(shingles=Shingling(step=2)))
    assert digest(Options()) != digest(Options(canonization=Canonization(fold_case=False)))


def test_fingerprints_rise_and_spread_evenly():
    (made,) = make(" ".join(f"word{number * number % 9973}" for number in range(4000)))
    assert all(left < right for left, right in pairwise(made.hashes.tolist()))
    counts = np.histogram(made.hashes.astype(np.float64), 8, (0, 2.0**64))[0]
    assert counts.min() > counts.max() / 2
    assert 0.3 < len(made.hashes) / 3998 < 0.5  # two in five of a window of four
    assert WINDOW == 4
