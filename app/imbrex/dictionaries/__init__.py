"""Dictionaries: translations of words, from dictionaries that the system has or that people name."""
