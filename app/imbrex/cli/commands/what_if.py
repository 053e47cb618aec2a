"""What-if: the score of two documents over shingle lengths and options, as a table or as one JSON object."""

import argparse
import math
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from imbrex.cli.arguments.command import add_json, add_recognition, describe
from imbrex.cli.arguments.option_flags import add_options
from imbrex.cli.commands.running import exit_code, load, no_pair, print_pieces
from imbrex.cli.inputs import Inputs
from imbrex.cli.output.json_record import record, sides
from imbrex.cli.output.table import align, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import TerminalProgress, escape
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.what_if.option_switches import PairScore, Switch, pair_score, try_switches
from imbrex.engine.what_if.shingle_lengths import ChanceFrom, Curve, WhatIf, what_if
from imbrex.values import frozen

_HEAD = ("", "words", "left in right", "right in left", "Jaccard", "chance left", "chance right")
_SWITCH_HEAD = ("", "left in right", "right in left", "Jaccard", "words left", "right")


@frozen
class Tried:
    """A pair with the results of all trials."""

    left: Document
    right: Document
    options: Options
    curves: WhatIf
    now: PairScore
    switches: tuple[Switch, ...]
    problems: tuple[Problem, ...]


def try_pair(inputs: Inputs, corpus: Corpus, observer: Observer) -> Tried:
    """Try all shingle lengths and options on the first two documents."""
    left, right = inputs.documents[:2]
    return Tried(
        left,
        right,
        corpus.options,
        what_if(corpus, left.key, right.key, observer),
        pair_score(corpus, left.key, right.key, observer),
        tuple(try_switches(corpus, left.key, right.key, observer)),
        inputs.problems,
    )


def what_if_table(tried: Tried) -> Iterator[str]:
    """Lines: a row for each shingle length, the suggestion, then a row for each option."""
    curves = tried.curves
    yield f"{escape(tried.left.name)} and {escape(tried.right.name)}\n\n"
    rows = [
        (
            "now" if length == curves.current else "",
            str(length),
            *map(_percent, (scores["containment_left"], scores["containment_right"], scores["jaccard"])),
            *map(_percent, (chance["containment_left"], chance["containment_right"])),
        )
        for length, scores, chance in zip(curves.lengths, _rows(curves.scores), _rows(curves.chance), strict=True)
    ]
    yield from with_line_ends(align([_HEAD, *rows], 1, head=True))
    yield f"\nChance: {_chance(curves)}\nSuggested: {curves.suggestion.reason}\n\n"
    switched = [("current", *_score(tried.now)), *((switch.label, *_score(switch.score)) for switch in tried.switches)]
    yield from with_line_ends(align([_SWITCH_HEAD, *switched], 1, head=True))
    yield from with_line_ends(problem_remarks(tried.problems))


def what_if_record(tried: Tried) -> Iterator[str]:
    """The same as one JSON object; null if a text has no shingle."""
    curves = tried.curves
    yield from record(
        "what-if",
        {
            **sides(tried.left, tried.right),
            "options": tried.options.to_dict(),
            "shingle_length": curves.current,
            "lengths": [
                {"shingle_length": length, "scores": scores, "chance_scores": chance}
                for length, scores, chance in zip(
                    curves.lengths, _rows(curves.scores), _rows(curves.chance), strict=True
                )
            ],
            "chance_from": curves.chance_from.value,
            "chance_documents": curves.others,
            "common_words": curves.common,
            "suggestion": {"shingle_length": curves.suggestion.length, "reason": curves.suggestion.reason},
            **_figures(tried.now),
            "switches": [_switch(switch, tried.options) for switch in tried.switches],
            "problems": [asdict(problem) for problem in tried.problems],
        },
    )


def _rows(curve: Curve) -> list[dict[str, float | None]]:
    """Figures by name, one row per length."""
    columns = asdict(curve)
    return [
        {name: None if math.isnan(column[row]) else float(column[row]) for name, column in columns.items()}
        for row in range(len(curve.jaccard))
    ]


def _switch(switch: Switch, options: Options) -> dict[str, Any]:
    value = options.with_value(switch.flag, switch.value).to_dict()[switch.flag]
    return {"option": switch.flag, "value": value, "label": switch.label, **_figures(switch.score)}


def _figures(score: PairScore) -> dict[str, Any]:
    figures = asdict(score)
    return {"words_left": figures.pop("left_words"), "words_right": figures.pop("right_words"), "scores": figures}


def _chance(curves: WhatIf) -> str:
    if curves.chance_from is ChanceFrom.CLASS:
        return f"lower quartile of {curves.others} other documents in place of the partner."
    return "same words in shuffled order."


def _score(score: PairScore) -> tuple[str, ...]:
    figures = map(_percent, (score.containment_left, score.containment_right, score.jaccard))
    return (*figures, str(score.left_words), str(score.right_words))


def _percent(fraction: float | None) -> str:
    return "-" if fraction is None else percent(fraction)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "A B [OTHERS ...] [--json] [options]",
        "A and B are the pair. OTHERS are used to estimate the chance level.",
    )
    parser.add_argument("paths", nargs="+", metavar="FILES", help="two documents, and others to compare them with")
    add_recognition(parser)
    add_json(parser, "table")
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    if len(inputs.documents) < 2:
        return no_pair(inputs)
    tried = try_pair(inputs, corpus, progress)
    progress.clear()
    print_pieces(what_if_record(tried) if namespace.json else what_if_table(tried), progress)
    return exit_code(inputs)
