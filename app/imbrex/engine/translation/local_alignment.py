"""Alignment: runs of sentences that translate each other, in order, from the scores of single sentences.

Local alignment (Smith and Waterman 1981) over sentences, where one may be translated by two and two by one, with a cut
where the score has dropped (X-drop: Altschul and others 1990), so that two passages are not joined over text of one's
own.
"""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.text.tokens import Int32
from imbrex.engine.translation.likelihood import Float32
from imbrex.engine.translation.word_links import Ranges
from imbrex.values import frozen

_SKIP = 2.0
"""Penalty of a sentence without a counterpart."""
_DROP = 8.0
"""A fall of the score from which a passage ends. (Without it F1 is .76 instead of .96.)"""
_OWN = 2
_FALL = 2.0
"""Sentences in a row, on either side, over which the score falls so far are no part of the passages around them. Of two
own sentences between translated paragraphs, .19 of the characters are taken for translated instead of .42, Russian from
English, and .21 instead of .74, German from English; .78 and .86 of the translated ones are found instead of .81 and
.95. F1 of planted passages of 150 words stays .952 and .887; English from Russian has .928 instead of .935."""
_LONG = 12
"""So many content words count like two sentences. Of two own sentences .12 are then taken for translated instead of
.21, Russian from English; .75 of the translated ones are found instead of .78, and F1 of 150 words is .951 instead of
.955."""
_MANY = 3
"""So many sentences are none, however little it falls: a dictionary may lack all their words."""
_PART = 0.25
"""Share of the floor that a part of a run needs if the run reaches the floor with the text between its parts."""
_MOST = 40
"""Passages of one matrix."""
_NEVER = np.float32(-1e9)

Place = tuple[int, int, float]
"""Sentences before a place of a path on each side, and the score there."""
Path = list[Place]


@frozen
class Run:
    """Sentences `left_first <= i < left_last` and their translation, and the sum of their scores."""

    left_first: int
    left_last: int
    right_first: int
    right_last: int
    score: float
    steps: tuple[Ranges, ...] = ()
    """The sentences of each step of the path, in order."""

    def moved(self, left: int, right: int) -> "Run":
        """The same, moved by a number of preceding sentences in each text."""
        steps = tuple((a + left, b + left, c + right, d + right) for a, b, c, d in self.steps)
        bounds = self.left_first + left, self.left_last + left, self.right_first + right, self.right_last + right
        return Run(*bounds, self.score, steps)


def align(
    single: Float32, merged_right: Float32, merged_left: Float32, floor: float, words: tuple[Int32, Int32]
) -> list[Run]:
    """The runs with at least a score, not overlapping on the left, the best first.

    Args:
        single: scores of one sentence with one, shape (left, right).
        merged_right: of one with two neighbours of the right text, shape (left, right - 1).
        merged_left: of two neighbours with one, shape (left - 1, right).
        floor: the lowest score of a run.
        words: content words before each sentence of both texts and after the last, shapes (left + 1,), (right + 1,).
    """
    single, merged_right, merged_left = single.copy(), merged_right.copy(), merged_left.copy()
    found: list[Run] = []
    while len(found) < _MOST:
        best, step = _table(single, merged_right, merged_left)
        if best.max(initial=0.0) < floor:
            break
        paths = [path for path in _paths(best, step) if path[-1][2] - path[0][2] >= floor]
        found += [run for path in paths for run in _runs(path, floor, words)]
        ends = int(best.argmax()) // best.shape[1]  # the place of the best score
        for first, last in [(path[0][0], path[-1][0]) for path in paths] or [(ends - 1, ends)]:
            single[first:last] = merged_right[first:last] = _NEVER
            merged_left[max(0, first - 1) : last] = _NEVER
    return found


_ONE, _TWO_RIGHT, _TWO_LEFT, _OVER_LEFT, _OVER_RIGHT = 1, 2, 3, 4, 5
_STEPS = {_ONE: (1, 1), _TWO_RIGHT: (1, 2), _TWO_LEFT: (2, 1), _OVER_LEFT: (1, 0), _OVER_RIGHT: (0, 1)}


def _table(single: Float32, merged_right: Float32, merged_left: Float32) -> tuple[Float32, NDArray[np.int8]]:
    """Best score of a run that ends before each pair of sentences, and its last step; 0 where none does."""
    rows, columns = single.shape
    best, step = np.zeros((rows + 1, columns + 1), np.float32), np.zeros((rows + 1, columns + 1), np.int8)
    skips = _SKIP * np.arange(columns, dtype=np.float32)
    choices = np.full((4, columns), _NEVER, np.float32)
    for row in range(1, rows + 1):
        choices[0] = best[row - 1, :-1] + single[row - 1]
        choices[1, 1:] = best[row - 1, :-2] + merged_right[row - 1]
        if row > 1:
            choices[2] = best[row - 2, :-1] + merged_left[row - 2]
        choices[3] = best[row - 1, 1:] - _SKIP
        chosen = choices.argmax(axis=0)
        score = choices[chosen, np.arange(columns)]
        over = np.maximum.accumulate(score + skips) - skips
        taken = np.where(over > score + 1e-6, _OVER_RIGHT, chosen + 1)
        score = np.maximum(over, 0)
        best[row, 1:], step[row, 1:] = score, np.where(score > 0, taken, 0)
    return best, step


def _paths(best: Float32, step: NDArray[np.int8]) -> list[Path]:
    """The best path, cut wherever the score drops."""
    row, column = divmod(int(best.argmax()), best.shape[1])
    path = [(row, column)]
    while row > 0 and column > 0 and step[row, column]:
        left, right = _STEPS[int(step[row, column])]
        row, column = row - left, column - right
        path.append((row, column))
    return _cut([(*place, float(best[place])) for place in reversed(path)])


def _cut(path: Path) -> list[Path]:
    paths: list[Path] = []
    begin = top = -1
    for number, (before, place) in enumerate(pairwise(path), 1):
        if begin < 0:
            if place[2] <= before[2]:
                continue  # what comes before the first gain belongs to no run
            begin = top = number - 1
        if place[2] > path[top][2]:
            top = number
        elif path[top][2] - place[2] > _DROP or place[2] < path[begin][2]:
            paths += _whole(path[begin : top + 1])
            begin = -1
    return paths + _whole(path[begin : top + 1]) if begin >= 0 else paths


def _whole(path: Path) -> list[Path]:
    """The path, if it has sentences on both sides."""
    return [path] if path[-1][0] > path[0][0] and path[-1][1] > path[0][1] else []


def _runs(path: Path, floor: float, words: tuple[Int32, Int32]) -> list[Run]:
    """The runs of a path, without text of one's own between them."""
    begin = top = valley = 0
    parts: list[Path] = []
    for number, place in enumerate(path):
        if place[2] <= path[valley][2]:
            valley = number
        if place[2] > path[top][2]:
            if _is_own(path[top], path[valley], words):
                parts.append(path[begin : top + 1])
                begin = valley
            top = valley = number
    parts.append(path[begin : top + 1])
    runs = [_run(whole) for part in parts for whole in _whole(part)]
    return [run for run in runs if run.score >= _PART * floor]


def _is_own(top: Place, valley: Place, words: tuple[Int32, Int32]) -> bool:
    """Whether what lies between two places of a path is no part of the passages around it."""
    sentences = max(valley[side] - top[side] for side in (0, 1))
    size = max(words[0][valley[0]] - words[0][top[0]], words[1][valley[1]] - words[1][top[1]])
    return sentences >= _MANY or (top[2] - valley[2] >= _FALL and (sentences >= _OWN or size >= _LONG))


def _run(path: Path) -> Run:
    begin, end = path[0], path[-1]
    steps = [(one[0], other[0], one[1], other[1]) for one, other in pairwise(path)]
    whole = tuple(step for step in steps if step[0] < step[1] and step[2] < step[3])
    return Run(begin[0], end[0], begin[1], end[1], end[2] - begin[2], whole)
