"""Role: rights of a user in a library."""

import contextlib
from enum import IntEnum

from imbrex.errors import ImbrexError
from imbrex.messages import Message


class Role(IntEnum):
    """Rights of a user in a library; each role includes those below it."""

    NONE = 0
    READ = 1
    ADD = 2
    OWN = 3

    @property
    def label(self) -> str:
        """The role as users type it."""
        return self.name.lower()

    @classmethod
    def parse(cls, label: str) -> "Role":
        """Parse a role as users type it.

        Raises:
            ImbrexError: no such role.
        """
        with contextlib.suppress(KeyError):
            return cls[label.strip().upper()]
        raise ImbrexError(
            Message("There is no role named {label}.", label=label),
            Message("Available roles: {roles}.", roles=", ".join(role.label for role in cls)),
        )
