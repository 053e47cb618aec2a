"""Evidence: rare things that two texts share, and what hints at which of them was first."""
