"""Deadline: how long a process may work on a request."""

import sys
import time
from collections.abc import Callable

_PATIENCE = 10.0
"""How many times the processor time a request may take by the clock on the wall, while other programs are busy too."""
_PATIENCE_BLIND = 3.0
"""The same where the system does not tell the processor time of other processes."""

ProcessorClock = Callable[[int], float | None]


def processor_seconds(process: int) -> float | None:
    """The processor time that a process has used, with all its threads; None where that is unknown."""
    if sys.platform != "linux":
        return None
    try:
        # What clock_getcpuclockid() gives: the process in the upper bits, and 2 for all of its time.
        return time.clock_gettime((~process << 3) | 2)
    except OSError:
        return None  # it has ended


class Deadline:
    """The end of a request: when its process has worked for so long, or has been at it for many times as long.

    Processor time is what counts: on a busy machine the same work takes longer by the clock.
    """

    def __init__(
        self,
        seconds: float,
        process: int,
        processor: ProcessorClock = processor_seconds,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin now."""
        self._seconds = seconds
        self._process = process
        self._processor = processor
        self._clock = clock
        self._used = processor(process)
        self._end = clock() + seconds * (_PATIENCE_BLIND if self._used is None else _PATIENCE)

    def has_passed(self) -> bool:
        """Whether the process has had its time."""
        if self._clock() >= self._end:
            return True
        used = self._processor(self._process)
        return used is not None and self._used is not None and used - self._used >= self._seconds
