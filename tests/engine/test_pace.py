"""Every long loop asks whether to go on, and none goes over the text again and again."""

from itertools import combinations

import numpy as np
import pytest

from imbrex.engine.compare import seeds
from imbrex.engine.evidence.nearest_words import Nearness
from imbrex.engine.fingerprints.fingerprints import SHORT, Fingerprinter
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import Cancelled, Progress
from imbrex.engine.options import Options
from imbrex.engine.review.review import NOTHING_DECIDED, Verdict, count_reviewed
from imbrex.engine.text.characters import units_of
from imbrex.engine.text.document import Document
from tests.engine.disguises.bookish import Bookish
from tests.engine.hostile_texts import HOSTILE
from tests.engine.long_steps import Steps
from tests.engine.pace import Pace

SIZE = 10_000
LONGEST = 9_000
"""Lines without a question: fewer than the text has characters, so that no loop over these fits in."""
MOST_GROWTH = 2.5  # of all lines, where the text doubles
FEW = 5_000  # lines; below, what is done once weighs more than the text
SIZES = {"different letters": 2_500, "split": 5_000}
"""Of texts with hundreds of lines of work for each character, so that LONGEST is a small part of it."""
BEYOND = "é" + "".join(map(chr, range(0x10400, 0x10400 + SIZE)))
"""Characters beyond the basic plane, all different."""
COMPOSED = {"classes of words", "switches", "effects", "effects by kind", "other options"}
"""Steps made of others that are counted by themselves; they take long."""
KINDS = [
    "lines",
    "torn",
    "split",
    "tags",
    "Chinese",
    "overrides",
    "styled",
    "quotation marks",
    "different letters",
    "number words",
    "joined",
    "open quotations",
]
PAIRED = [
    "prose",
    "letters",
    "capitals",
    "figures",
    "footnotes",
    "references",
    "short lines",
    "distinct words",
    "names",
    "numbers",
    "look-alikes",
    "beyond the plane",
]
"""Kinds that are compared too. Each question that another kind would ask a step of a pair for, these ask it for."""


@pytest.fixture(scope="module", autouse=True)
def _tables():
    """What is made once for a process is no work on a text."""
    units_of(f"{BEYOND}\uffff")


@pytest.fixture
def few_seeds(monkeypatch):
    """Repeats are paired by numpy, in three lines for any number: millions of pairings would only take long.

    Some of the texts are still paired in full, and most of those of repeats alone are not.
    """
    monkeypatch.setattr(seeds, "MOST_SEEDS", 200_000)


def steps_of(kind: str, size: int) -> Steps:
    text, beside = HOSTILE[kind](size), HOSTILE["prose"](1_000)
    copy = text[: size * 9 // 10]
    return Steps([f"{text} {beside}", f"{beside} {copy}", beside], code="zh" if kind == "Chinese" else "en")


@pytest.mark.parametrize("kind", [*PAIRED, *KINDS])
def test_somebody_is_asked_before_long_in_every_step(few_seeds, kind):
    slow = {}
    steps = steps_of(kind, SIZES.get(kind, SIZE))
    for name, step in steps.all() if kind in PAIRED else steps.of_texts():
        if name not in COMPOSED:
            pace = Pace().of(step)
            if pace.longest > LONGEST:
                slow[name] = pace.longest, pace.busiest
    assert not slow


@pytest.mark.parametrize("kind", ["prose", "capitals"])
def test_twice_the_text_is_twice_the_work(kind):
    small, large = (
        {
            name: Pace().of(step).lines
            for name, step in steps_of(kind, size).all()
            if kind == "prose" or name not in COMPOSED
        }
        for size in (1500, 3000)
    )
    grown = {name: (small[name], lines) for name, lines in large.items() if lines > FEW}
    assert grown
    assert {name: both for name, both in grown.items() if both[1] > MOST_GROWTH * both[0]} == {}


def test_somebody_is_asked_before_long_where_there_are_many_texts():
    """They are short, so that no loop over a single one is long."""
    words = HOSTILE["prose"](200_000).split()
    texts = [" ".join(words[first : first + SHORT]) for first in range(0, len(words), SHORT)]
    names = [text[:20] for text in texts]
    documents = [Document(name, f"{name} 1.txt", text, author=name) for name, text in zip(names, texts, strict=True)]
    anonymity = Anonymity(documents)
    fingerprinter = Fingerprinter(lambda _: Bookish("en"), Options())
    review = NOTHING_DECIDED.judged([*combinations(names[:100], 2)], Verdict.COPIED)
    none = np.zeros(0, np.int32)
    steps = {
        "fingerprints": lambda observer: fingerprinter.make(documents, observer),
        "names": lambda observer: anonymity.mask_text("Garden", observer),
        "progress": lambda observer: count_reviewed(review, names, none, none, observer),
    }
    paces = {name: Pace().of(step) for name, step in steps.items()}
    assert min(pace.lines for pace in paces.values()) > LONGEST
    assert {name: (pace.longest, pace.busiest) for name, pace in paces.items() if pace.longest > LONGEST} == {}


def test_a_misspelling_is_held_against_each_word_of_the_class_by_itself():
    """A slip in the middle of long words: what differs in three places is told by the last letter alone."""
    end = "abcdefghijklmnopqrstuvwxyz"
    words = [f"w{end}{one}{other}" for one in end for other in end]
    pace = Pace().of(lambda observer: Nearness(Bookish("en"), words).find([f"w{end}01"], observer))
    assert pace.lines > 10 * LONGEST
    assert pace.longest <= LONGEST, pace.busiest


def test_characters_beyond_the_plane_are_looked_up_together():
    assert Pace().of(lambda _: units_of(BEYOND)).lines < SIZE / 10


class Stop:
    """Stop at the first question."""

    def check(self) -> None:
        raise Cancelled

    def progress(self, progress: Progress) -> None:
        """Hear of it."""


def test_every_step_can_be_stopped():
    steps = steps_of("prose", 2_000)
    went_on = []
    for name, step in steps.all():
        try:
            step(Stop())
        except Cancelled:
            step(Pace())  # what the next steps need
        else:
            went_on.append(name)
    assert set(went_on) <= {"kept words", "graph"}  # found already; three points
