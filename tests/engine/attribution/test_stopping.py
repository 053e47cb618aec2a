"""Stopping: a text of nothing but marks can be stopped wherever it is looked through."""

import numpy as np
import pytest

from imbrex.engine.citations.bibliography import find_bibliographies
from imbrex.engine.citations.citations import find_citations
from imbrex.engine.citations.quotations import find_block_quotes, find_quotations, set_apart
from imbrex.engine.language import Citing
from imbrex.engine.observer import Cancelled
from imbrex.engine.options import Exclusions
from imbrex.engine.text.tokens import Int32
from tests.engine.test_stopped import StopAfter

CITING = Citing(('""', "“”"), frozenset({"references"}), frozenset({"appendix"}), again=frozenset({"ibid"}))

FINDERS = {
    "quotations": ('"' * 90_000, lambda text, observer: find_quotations(text, CITING.marks, observer), 4),
    "blocks": ("> word\n\n" * 2000, find_block_quotes, 3),
    "citations": ("(Smith, 2010) " * 1200, lambda text, observer: find_citations(text, CITING, (), observer), 6),
    "bibliographies": ("1998, p. 12\n" * 30, lambda text, observer: find_bibliographies(text, CITING, observer), 4),
}


@pytest.mark.parametrize("name", FINDERS)
def test_a_long_text_is_asked_about_again_and_again(name):
    text, find, fewest = FINDERS[name]
    counting = StopAfter(1000)
    find(text, counting)
    asked = 1000 - counting.left
    assert asked >= fewest
    for allowed in {0, asked // 2, asked - 1}:
        with pytest.raises(Cancelled):
            find(text + "\n", StopAfter(allowed))  # another text, because the answer for this one is known


def test_what_is_set_apart_hears_of_it():
    start: Int32 = np.zeros(1, np.int32)
    with pytest.raises(Cancelled):
        set_apart('"' * 50_000, start, CITING, Exclusions(quotations=True, bibliographies=True), StopAfter(1))
