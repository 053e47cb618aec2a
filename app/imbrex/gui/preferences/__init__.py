"""The Preferences dialog."""
