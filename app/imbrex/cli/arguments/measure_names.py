"""Measure names: similarity measures as arguments and in the help."""

import argparse
import re

from imbrex.engine.measures.registry import BY_NAME


def measure_names(text: str) -> tuple[str, ...]:
    """Parse comma-separated names without duplicates; "all" means all of them."""
    names = tuple(dict.fromkeys(name for name in re.split(r"[\s,]+", text) if name))
    if "all" in names:
        return tuple(BY_NAME)
    unknown = [name for name in names if name not in BY_NAME]
    if unknown or not names:
        wrong = ", ".join(map(repr, unknown)) or repr(text)
        raise argparse.ArgumentTypeError(f"unknown measure: {wrong} (choose from all, {', '.join(BY_NAME)})")
    return names
