"""Near flags: how near-duplicates are searched for."""

import argparse

from imbrex.cli.arguments.option_flags import some_percent, whole_number
from imbrex.engine.measures.context import Settings
from imbrex.engine.measures.longest_words import MOST as MOST_WORDS
from imbrex.engine.measures.minhash import ROUNDS as MOST_ROUNDS
from imbrex.engine.measures.near_duplicates import ROUNDS, THRESHOLD, Method


def add_near_flags(parser: argparse.ArgumentParser) -> None:
    """Add what the search has besides options and roles."""
    parser.add_argument(
        "--method",
        choices=[method.value for method in Method],
        default=Method.SUPERSHINGLES.value,
        help=f"The index to search by. Default: {Method.SUPERSHINGLES.value}.",
    )
    parser.add_argument(
        "--threshold",
        type=some_percent,
        default=100 * THRESHOLD,
        metavar="PERCENT",
        help=f"Exact Jaccard index from which a pair counts as true. Default: {100 * THRESHOLD:.0f}.",
    )
    parser.add_argument(
        "--rounds",
        type=whole_number(1, MOST_ROUNDS),
        default=ROUNDS,
        metavar=f"1..{MOST_ROUNDS}",
        help="How often an index is made, with other hash functions each time; the articles have 1, more miss fewer. "
        f"Default: {ROUNDS}.",
    )
    parser.add_argument(
        "--minimum-shared-words",
        type=whole_number(1, MOST_WORDS),
        default=Settings().minimum_shared_words,
        metavar=f"1..{MOST_WORDS}",
        help="Longest words that a candidate must share. Default: 2; more is quicker among many documents.",
    )
