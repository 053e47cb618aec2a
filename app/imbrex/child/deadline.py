"""Deadline: time limit of a process for one request."""

import sys
import time
from collections.abc import Callable

_PATIENCE = 10.0
"""Wall-clock limit as a multiple of the processor time, because other programs are running too."""
_PATIENCE_BLIND = 3.0
"""The same if the system does not report the processor time of other processes."""

ProcessorClock = Callable[[int], float | None]


def processor_seconds(process: int) -> float | None:
    """Processor time used by all threads of a process, or None if unknown."""
    if sys.platform != "linux":
        return None
    try:
        # As clock_getcpuclockid() does: the process in the upper bits, and 2 for all of its time.
        return time.clock_gettime((~process << 3) | 2)
    except OSError:
        return None  # it has ended


class Deadline:
    """Time limit of a request, by processor time and, at a multiple of it, by the clock.

    Processor time is decisive: on a busy machine the same work takes longer by the clock.
    """

    def __init__(
        self,
        seconds: float,
        process: int,
        processor: ProcessorClock = processor_seconds,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start the clock."""
        self._seconds = seconds
        self._process = process
        self._processor = processor
        self._clock = clock
        self._used = processor(process)
        self._end = clock() + seconds * (_PATIENCE_BLIND if self._used is None else _PATIENCE)

    def has_passed(self) -> bool:
        """Whether the time is up."""
        if self._clock() >= self._end:
            return True
        used = self._processor(self._process)
        return used is not None and self._used is not None and used - self._used >= self._seconds
