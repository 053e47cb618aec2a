"""Character set: a text has the characters that the pattern matches, whatever texts were asked about before."""

import re

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from imbrex.engine.text.character_set import CharacterSet

PATTERNS = ("[^\x00-\x7f\u0400-\u04ff]", "[а-яb]", "[\u2010-\u2027\uffff]", "[\U00010000-\U0001ffff]")


@given(st.sampled_from(PATTERNS), st.lists(st.text(), min_size=1))
@example(PATTERNS[2], ["", "a", "\u2011", "ж\uffff", "a"])
@example(PATTERNS[0], ["a", "\xe9ж", "\uffff\u0ffe", "𐌁"])
def test_places_of_characters(pattern, texts):
    some = CharacterSet(pattern)
    for text in texts:  # the table grows with them
        places = [match.start() for match in re.finditer(pattern, text)]
        assert some.occurs_in(text) == bool(places)
        assert some.count_in(text) == len(places)
        if max(text, default="") <= "\uffff":
            units = np.frombuffer(text.encode("utf-16-le"), "<u2")
            assert some.places_among(units).tolist() == places
            assert np.flatnonzero(some.found_in(units)).tolist() == places
