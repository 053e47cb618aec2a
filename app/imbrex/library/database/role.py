"""Role: what somebody may do with a library."""

import contextlib
from enum import IntEnum

from imbrex.errors import ImbrexError


class Role(IntEnum):
    """What somebody may do with a library; each may do what those below it may."""

    NONE = 0
    READ = 1
    ADD = 2
    OWN = 3

    @property
    def label(self) -> str:
        """The role as people write it."""
        return self.name.lower()

    @classmethod
    def parse(cls, label: str) -> "Role":
        """Read what people write.

        Raises:
            ImbrexError: there is no such role.
        """
        with contextlib.suppress(KeyError):
            return cls[label.strip().upper()]
        raise ImbrexError(f"There is no role {label}.", f"Roles are {', '.join(role.label for role in cls)}.")
