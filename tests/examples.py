"""How many examples a property is tried on: fewer where each takes long, and many more where people ask for them."""

import os
from typing import Any

from hypothesis import settings

THOROUGH = 20 if os.environ.get("IMBREX_THOROUGH") else 1
"""Times as many examples of every property; set the variable to anything before changes that properties guard."""


def examples(count: int, **others: Any) -> settings:
    """Try a property on so many examples, instead of thirty."""
    return settings(max_examples=count * THOROUGH, **others)
