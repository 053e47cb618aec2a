"""Tests of texts on their way to other programs."""
