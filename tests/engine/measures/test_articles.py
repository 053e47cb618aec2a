"""Known answers of the articles whose methods are implemented."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.measures.context import Collection
from imbrex.engine.measures.registry import measure_pair
from tests.engine.conftest import AS_WRITTEN, shingled

# The PHP article's own list of words to leave out, and its two pairs of texts (facts to be reproduced).
STOP_WORDS = tuple("это как так в на над к ко до за то с со для о ну же ж что он она б бы ли и у".split())
FITNESS = (
    "Чтобы иметь стройную фигуру, вы должны заниматься спортом и правильно питаться. "
    'Приходите в спортивный зал "Огонек" — будьте здоровыми и красивыми!',
    'Девушки! Приходите в спортивный клуб "Бабочка". У нас много тренажеров и опытные инструктора, которые '
    "подскажут вам как заниматься спортом и правильно питаться, чтобы иметь стройную фигуру и бодрый дух.",
)


@pytest.mark.parametrize(("fold_case", "shared", "words", "percent"), [(True, 4, 23, 17.39), (False, 3, 24, 12.5)])
def test_fitness_texts(
    fold_case: bool, shared: int, words: int, percent: float, corpus_of: Callable[..., Corpus]
) -> None:
    # Folding bytes only, as the article's program does, leaves Cyrillic capitals as they are.
    canonization = replace(AS_WRITTEN, drop_stop_words=True, stop_words=STOP_WORDS, fold_case=fold_case)
    corpus = corpus_of(*FITNESS, options=shingled(3, canonization))
    comparison = corpus.compare("0", "1")
    assert comparison.shared_shingles == shared
    assert len(comparison.right.kept) == words
    assert 100 * shared / words == pytest.approx(percent, abs=0.005)


def test_number_one_and_number_two(corpus_of: Callable[..., Corpus]) -> None:
    canonization = replace(AS_WRITTEN, drop_stop_words=True, stop_words=STOP_WORDS)
    texts = ("Текст для сравнения номер один", "Текст для сравнения номер два")
    comparison = corpus_of(*texts, options=shingled(3, canonization)).compare("0", "1")
    assert (comparison.shared_shingles, len(comparison.left.kept)) == (1, 4)


def test_dice_counts_the_first_texts_repeats(corpus_of: Callable[..., Corpus]) -> None:
    comparison = corpus_of("a b a b c", "a b d", options=shingled(2)).compare("0", "1")
    assert comparison.scores.dice == pytest.approx(2 * 2 / (4 + 2))


def test_the_php_articles_percentage(corpus_of: Callable[..., Corpus]) -> None:
    canonization = replace(AS_WRITTEN, drop_stop_words=True, stop_words=STOP_WORDS)
    collection = Collection(corpus_of(*FITNESS, options=shingled(3, canonization)))
    values = measure_pair(collection, "0", "1", ("php-left", "php-right"))
    assert 100 * (values["php-right"].figure or 0) == pytest.approx(17.39, abs=0.005)
    assert (values["php-left"].figure or 0) > 0.1  # "texts on one event"
