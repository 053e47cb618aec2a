"""Tests of the worker thread, from the window's side."""
