"""What a library knows of a text, and what is alike inside it."""
