"""Wording: what is said to people, in the language of the window."""
