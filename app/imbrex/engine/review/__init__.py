"""Review: what people have decided about pairs and passages, and where that holds now."""
