"""Glyphs: fonts whose glyphs show other letters than the text says."""
