"""From a corpus to the facts of a report."""
