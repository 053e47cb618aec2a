"""Evidence: rare items that two texts share, and hints at which text was first."""
