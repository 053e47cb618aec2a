"""Spoken: sentences of the rooms below the window, noted for the translators and said in the window's language."""
