"""Positioned file: bytes of an open file by their position."""

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PositionedFile:
    """An open file that is read in pieces.

    Attributes:
        descriptor: of the file.
        size: in bytes.
    """

    descriptor: int
    size: int

    @classmethod
    def of(cls, descriptor: int) -> "PositionedFile":
        """The file behind a descriptor."""
        return cls(descriptor, os.fstat(descriptor).st_size)

    @property
    def identity(self) -> tuple[int, int, int, int]:
        """Distinguishes the file from others and from an earlier state."""
        status = os.fstat(self.descriptor)
        return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns

    def read(self, start: int, count: int) -> bytes:
        """Bytes from a position on; fewer at the end of the file."""
        if not 0 <= start <= self.size or count < 0:
            raise ValueError("a position outside the file")
        os.lseek(self.descriptor, start, os.SEEK_SET)
        found = os.read(self.descriptor, count)
        while found and len(found) < count and (more := os.read(self.descriptor, count - len(found))):
            found += more
        return found

    def exactly(self, start: int, count: int) -> bytes:
        """Bytes from a position on. Raises ValueError if the file ends before."""
        found = self.read(start, count)
        if len(found) != count:
            raise ValueError("the file ends early")
        return found
