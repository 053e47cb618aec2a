"""Made dictionaries: has the files of dictionaries made for a sealed process, which only reads them."""

from contextlib import suppress

from imbrex.child.child import Child
from imbrex.child.failures import ChildError
from imbrex.engine.observer import Observer
from imbrex.languages import dictionary
from imbrex.messages import Message

_SECONDS = 180.0


class MadeDictionaries:
    """Looks once for the file of each language."""

    def __init__(self) -> None:
        self._looked: set[str] = set()

    def ensure(self, code: str, observer: Observer) -> None:
        """Make the file of a language that simplemma has, if it is missing; without it, only time and memory are lost.

        Raises:
            Cancelled: by the observer.
        """
        if code in self._looked:
            return
        if not dictionary.is_made(code):
            with suppress(ChildError), Child(dictionary.serve, name=Message("language service")) as maker:
                maker.call(code, seconds=_SECONDS, observer=observer)
        self._looked.add(code)
