"""Translation: passages of a text that are translated from a text in another language."""
