"""Slides: presentations of PowerPoint and OpenDocument."""
