"""Role: what somebody may do with a library."""

import contextlib
from enum import IntEnum

from imbrex.errors import ImbrexError
from imbrex.messages import Message


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
        raise ImbrexError(
            Message("There is no role {label}.", label=label),
            Message("Roles are {roles}.", roles=", ".join(role.label for role in cls)),
        )
