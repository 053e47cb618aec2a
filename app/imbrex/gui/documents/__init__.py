"""Documents: their ways in, and what the window knows of each besides its text."""
