"""Tests of panels."""
