"""Words, sentences and figures of a report, in its language."""
