"""Tests of the box about the program."""
