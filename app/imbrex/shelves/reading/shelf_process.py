"""Shelf process: the service of the sealed process that reads shelves. A new kind has its line in `_TASKS`."""

from collections.abc import Callable
from typing import Any

from imbrex.child.child import Child
from imbrex.child.sandbox import Files
from imbrex.engine.observer import Observer
from imbrex.files.formats import FORMATS
from imbrex.files.outcomes import ANSWER, MEMORY, SECONDS
from imbrex.files.reader_process import import_parts
from imbrex.messages import Message
from imbrex.shelves.reading import warc_tasks, zim_tasks, zotero_tasks

Task = Callable[[int, str, list[int]], Any]
"""Of an open file, a name and numbers, which each task explains."""

_TASKS: dict[str, Task] = {**zim_tasks.TASKS, **warc_tasks.TASKS, **zotero_tasks.TASKS}


def serve() -> Callable[[tuple[str, str, list[int]], int], Any]:
    """Load all that reads entries, before files are out of reach, and return the request handler."""
    for form in FORMATS:
        form.load()
    import_parts()
    return _answer


def _answer(request: tuple[str, str, list[int]], descriptor: int) -> Any:
    task, name, numbers = request
    return _TASKS[task](descriptor, name, numbers)


class ShelfProcess:
    """The process that reads the files of shelves; it starts when it is first asked."""

    def __init__(self) -> None:
        self._child = Child(serve, name=Message("shelf reader"), memory=MEMORY, answer=ANSWER, files=Files.FONTS)

    def ask(self, task: str, value: Any, file: int, observer: Observer, name: str = "", *numbers: int) -> Any:
        """Ask for a task on an open file; `value` is the type of the answer. Raises ImbrexError."""
        request = (task, name, list(numbers))
        return self._child.call(request, seconds=SECONDS, value=value, file=file, observer=observer)

    def close(self) -> None:
        """Stop the process."""
        self._child.close()
