"""Tests of colours, sizes and drawings."""
