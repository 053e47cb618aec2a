"""Tests of the folder whose new files are read."""
