"""What the program is, what it is made of, and where it keeps things."""
