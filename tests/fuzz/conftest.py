"""What the tests of damaged files share."""

from tests.files.conftest import reader

__all__ = ["reader"]
