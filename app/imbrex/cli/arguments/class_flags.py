"""Class flags: options for a whole class."""

import argparse

from imbrex.cli.arguments.option_flags import percentage
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score


def add_class_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags for highlighting pairs and clustering documents."""
    parser.add_argument(
        "--score",
        choices=[score.value for score in Score],
        default=Score.CONTAINMENT.value,
        help="Rank pairs by the higher of the two containments, or by the Jaccard index. "
        f"Default: {Score.CONTAINMENT.value}.",
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
