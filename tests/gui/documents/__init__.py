"""Tests of ways in for documents, and what the window knows of them."""
