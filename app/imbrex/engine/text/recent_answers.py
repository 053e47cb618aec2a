"""Recent answers: the last ones about texts, as several steps ask the same of the two texts of a pair."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")

_KEPT = 4  # answers; a pair has two texts


class Recent(Generic[Answer]):
    """The last answers, by question; a question has to determine its answer."""

    def __init__(self) -> None:
        self._answers: dict[Hashable, Answer] = {}

    def get(self, question: Hashable, find: Callable[[], Answer]) -> Answer:
        """The answer, found now unless it is known; callers share it, and must not change it."""
        known = self._answers
        if question in known:
            return known[question]
        answer = find()
        # A new dictionary, because another thread may be reading the old one.
        self._answers = dict([*known.items()][1 - _KEPT :]) | {question: answer}
        return answer
