"""Words, sentences and numbers of a report, in its language."""
