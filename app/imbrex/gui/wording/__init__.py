"""Numbers, names and sentences in the language of the window."""
