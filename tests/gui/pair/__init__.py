"""Tests of the open pair."""
