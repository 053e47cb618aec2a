"""Views: what shows two texts side by side."""
