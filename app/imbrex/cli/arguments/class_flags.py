"""Class flags: options for a whole class."""

import argparse

from imbrex.cli.arguments.option_flags import percentage
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import USUAL, Score


def add_class_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags for highlighting pairs and clustering documents."""
    parser.add_argument(
        "--score",
        choices=[score.value for score in Score],
        default=USUAL.value,
        help="Rank pairs by the higher share of words that the other text has word for word, by the higher "
        f"containment, or by the Jaccard index. Default: {USUAL.value}.",
    )
    parser.add_argument(
        "--threshold",
        type=percentage,
        metavar="PERCENT",
        help="Lowest score of a pair worth reading; also used for clusters. Default: suggested from the "
        "distribution of scores.",
    )
    parser.add_argument(
        "--linkage",
        choices=[linkage.value for linkage in Linkage],
        default=Linkage.CONNECTED.value,
        help="Cluster documents linked by a chain of pairs (single linkage), or by average similarity. "
        f"Default: {Linkage.CONNECTED.value}.",
    )
