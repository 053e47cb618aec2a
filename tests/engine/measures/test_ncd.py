"""Normalised compression distance: what readers of the article found out about it."""

import random

import pytest

from imbrex.engine.measures import ncd
from imbrex.engine.observer import Cancelled, Progress
from tests.engine.measures.conftest import Measured


@pytest.fixture(scope="module")
def novel() -> bytes:
    """Over 480 kB in which little repeats."""
    chance = random.Random(1)
    syllables = [a + b for a in "bcdfghklmnprstvz" for b in "aeiouy"]
    words = ["".join(chance.choices(syllables, k=chance.randint(1, 4))) for _ in range(30_000)]
    return " ".join(chance.choices(words, k=90_000)).encode()[:486_000]


def test_a_long_text_with_itself(novel: bytes) -> None:
    assert len(novel) > 400_000
    assert ncd.distance(novel, novel, ncd.xz) < 0.01
    assert ncd.distance(novel, novel, ncd.gzip) > 0.9
    assert ncd.distance(novel, novel, ncd.bzip2) > 0.3


def test_a_tiny_text_with_itself_is_all_header(measured: Measured) -> None:
    for packer in (ncd.xz, ncd.bzip2, ncd.gzip):
        assert 0 < ncd.distance(b"hello world", b"hello world", packer) < 0.6
    for name in ("ncd-xz", "ncd-bzip2", "ncd-gzip"):
        value = measured("hello world", "hello world", names=(name,))[name]
        assert value.figure is not None
        assert value.figure > 0
        assert "overhead" in value.caution


def test_the_formula_has_its_brackets() -> None:
    left, right = b"a tale of two cities " * 9, b"it was the best of times " * 11

    def size(data: bytes) -> int:
        return ncd.packed_size(data, ncd.gzip)

    both = size(left + b" " + right)
    expected = (both - min(size(left), size(right))) / max(size(left), size(right))
    assert ncd.distance(left, right, ncd.gzip) == expected
    assert ncd.distance(right, left, ncd.gzip) == expected


def test_windows_are_cautioned_of(measured: Measured) -> None:
    text = " ".join(f"w{number}" for number in range(4000))
    values = measured(text, text, names=("ncd-xz", "ncd-gzip"))
    assert "32 kB" in values["ncd-gzip"].caution
    assert values["ncd-xz"].caution == ""


def test_packing_can_be_stopped(novel: bytes) -> None:
    class Impatient:
        looks = 0

        def progress(self, progress: Progress) -> None: ...

        def check(self) -> None:
            self.looks += 1
            if self.looks > 1:
                raise Cancelled

    with pytest.raises(Cancelled):
        ncd.packed_size(novel, ncd.xz, Impatient())
