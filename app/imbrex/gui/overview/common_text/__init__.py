"""Phrases that many texts have, offered to be left out."""
