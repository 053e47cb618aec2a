"""Sentences of the other layers, noted for translators."""
