"""Evaluate the search for rewritten passages: python tests/evaluation/run.py SET --data FOLDER.

FOLDER is laid out like the folder of that name among the evaluation data. The exit code is 1 where a figure is on the
wrong side of its floor in floors.toml, which may only be raised.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.evaluation import attribution, clough, pan, plagevalrus, references, scans, translation, weight, works
from tests.evaluation.figures import Figure, floors_of

_Evaluation = Callable[[argparse.Namespace], Iterator[Figure]]

SETS: dict[str, _Evaluation] = {
    "pan13_text_alignment": lambda asked: pan.evaluate(
        asked.data, asked.sample, full=asked.full, cache=asked.cache, processes=asked.processes
    ),
    "clough_stevenson": lambda asked: clough.evaluate(asked.data),
    "plagevalrus_essays": lambda asked: plagevalrus.evaluate(asked.data),
    "ru_synonymised_novels": lambda asked: works.novels(asked.data),
    "ua_gec_revisions": lambda asked: works.revisions(asked.data, asked.sample),
    "zh_lunwen_chachong": lambda asked: works.damaged(asked.data),
    "wiki_text_reuse": lambda asked: works.wikipedia(asked.data, asked.sample),
    "en_translations": lambda asked: works.translations(asked.data),
    "attribution": lambda asked: attribution.evaluate(asked.data),  # FOLDER holds the other sets
    "references": lambda asked: references.evaluate(asked.data),  # the same
    "weight": lambda asked: weight.evaluate(asked.data, asked.cache, asked.sample),  # the same
    "parallel_texts": lambda asked: translation.evaluate(asked.data),
    "scans": lambda asked: scans.evaluate(asked.data),  # the same
}


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    made.add_argument("set", choices=list(SETS), metavar="SET", help=", ".join(SETS))
    made.add_argument("--data", type=Path, required=True, metavar="FOLDER", help="the folder of the set")
    made.add_argument("--sample", type=int, default=0, metavar="N", help="about so many pairs, evenly; 0 for all")
    made.add_argument("--full", action="store_true", help="PAN: unpack the archive, and not only the tenth")
    made.add_argument("--cache", type=Path, metavar="FOLDER", help="PAN: unpack into this folder, once")
    made.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="PAN: default all cores")
    made.add_argument("--json", action="store_true", help="print one JSON object")
    return made


def main(arguments: list[str] | None = None) -> int:
    """Evaluate one set; return the exit code."""
    asked = parser().parse_args(arguments)
    start = time.monotonic()
    figures = list(SETS[asked.set](asked))
    seconds = time.monotonic() - start
    floors = {} if asked.sample else floors_of(f"{asked.set} full" if asked.full else asked.set)
    below = [figure.name for figure in figures if figure.name in floors and not figure.holds(floors[figure.name])]
    if asked.json:
        found = {figure.name: {"value": figure.value, "of": figure.of} for figure in figures}
        print(json.dumps({"set": asked.set, "seconds": seconds, "figures": found, "below": below}, indent=1))
    else:
        _print(asked.set, figures, floors, seconds)
    return 1 if below else 0


def _print(name: str, figures: list[Figure], floors: Mapping[str, float], seconds: float) -> None:
    print(f"{name}, {seconds:.0f} s")
    for figure in figures:
        floor = floors.get(figure.name)
        bound = "" if floor is None else f"{'at most' if figure.limit else 'floor'} {floor:.3f}"
        mark = "  <-- BELOW" if floor is not None and not figure.holds(floor) else ""
        print(f"  {figure.name:42} {figure.value:7.4f} {figure.of or '':>6}  {bound}{mark}")


if __name__ == "__main__":
    sys.exit(main())
