"""How a text was made to look new, and what that was worth."""
