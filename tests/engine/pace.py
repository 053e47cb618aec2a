"""Pace: how many lines of the engine are run before somebody is asked whether to go on.

Counted, not timed, so that the answer is the same on every machine. A call into numpy, or of a pattern over a whole
text, is one line here; that these are linear is for people to see.
"""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import imbrex.engine
from imbrex.engine.observer import Progress

SAMPLE = 50
ENGINE = str(Path(imbrex.engine.__file__).parent)


class Pace:
    """An observer that counts lines between its questions.

    Attributes:
        lines: of all.
        longest: of the longest stretch without a question.
        busiest: where most of the lines of that stretch were, for people: one of SAMPLE lines is looked at.
    """

    def __init__(self) -> None:
        self.lines = self.longest = self._since = 0
        self.busiest: list[tuple[str, int]] = []
        self._there: Counter[CodeType] = Counter()
        self._is_ours: dict[CodeType, bool] = {}

    def check(self) -> None:
        """Go on, having noted how long nobody asked."""
        self.lines += self._since
        if self._since > self.longest:
            self.longest = self._since
            self.busiest = [(_name(code), count * SAMPLE) for code, count in self._there.most_common(4)]
        self._since = 0
        self._there.clear()

    def progress(self, progress: Progress) -> None:
        """Hear of it; telling is not asking."""

    def of(self, step: Callable[["Pace"], object]) -> "Pace":
        """Run a step, and itself when it is done."""
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            step(self)
        finally:
            sys.settrace(before)
        self.check()
        return self

    def _call(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        is_ours = self._is_ours.get(code)
        if is_ours is None:
            is_ours = self._is_ours[code] = code.co_filename.startswith(ENGINE)
        return self._line if is_ours else None

    def _line(self, frame: FrameType, event: str, argument: object) -> None:
        # Called for every line: nothing that is not needed. To return nothing is to be called again.
        # Branches whose coverage is measured have one more line, of number 0.
        if event == "line" and frame.f_lineno:
            self._since = since = self._since + 1
            if not since % SAMPLE:
                self._there[frame.f_code] += 1


def _name(code: CodeType) -> str:
    return f"{Path(code.co_filename).relative_to(ENGINE)}:{code.co_firstlineno} {code.co_name}"
