"""Tests of small parts of pages and panels."""
