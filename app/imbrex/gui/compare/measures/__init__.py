"""The pair by every measure of the articles."""
