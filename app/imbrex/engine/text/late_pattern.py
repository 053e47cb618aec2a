"""Late pattern: a pattern that is compiled when it is first used, as few texts need all of them."""

import re
from typing import Any, AnyStr, cast


class _Late:
    """Compiles a pattern when one of its methods is asked for."""

    def __init__(self, text: str | bytes, flags: re.RegexFlag) -> None:
        self.pattern, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        value = getattr(re.compile(self.pattern, self._flags), name)
        setattr(self, name, value)  # next time it is found without this method
        return value


def late(text: AnyStr, flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[AnyStr]:
    """A pattern that is compiled when it is first used."""
    return cast("re.Pattern[AnyStr]", _Late(text, flags))
