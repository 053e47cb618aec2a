"""Disguises in a text and their effect on the score."""
