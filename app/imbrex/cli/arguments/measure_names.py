"""Measures: those of the articles, by name and in words."""

import argparse
import re
from collections.abc import Iterator

from imbrex.cli.commands.compare import Pair
from imbrex.cli.output.terminal import escape
from imbrex.engine.measures.registry import BY_NAME
from imbrex.engine.measures.value import Value, in_figures


def measure_names(text: str) -> tuple[str, ...]:
    """Names between commas, each once; "all" stands for all of them."""
    names = tuple(dict.fromkeys(name for name in re.split(r"[\s,]+", text) if name))
    if "all" in names:
        return tuple(BY_NAME)
    unknown = [name for name in names if name not in BY_NAME]
    if unknown or not names:
        wrong = ", ".join(map(repr, unknown)) or repr(text)
        raise argparse.ArgumentTypeError(f"{wrong} is no measure; known are all, {', '.join(BY_NAME)}")
    return names


def measures_of(pair: Pair) -> Iterator[str]:
    """Lines with the measures of a pair: label, figure, verdict; then why, where there is something to say."""
    yield f"\n{escape(pair.left.document.name)} and {escape(pair.right.document.name)}"
    values = pair.measures or {}
    wide = max(len(BY_NAME[name].label) for name in values)
    for name, value in values.items():
        figure = in_figures(value, BY_NAME[name].kind) or "none"
        yield f"  {BY_NAME[name].label:{wide}}  {figure:>14}  {_verdict(value)}".rstrip()
        yield from (f"      {escape(line)}" for line in (value.reason, value.caution) if line)
    yield from (f"  {hint}" for hint in pair.hints)


def _verdict(value: Value) -> str:
    if value.near_duplicate is None:
        return ""
    return "near-duplicates" if value.near_duplicate else "not near-duplicates"
