"""Review: the user's decisions on pairs and passages, and their current positions."""
