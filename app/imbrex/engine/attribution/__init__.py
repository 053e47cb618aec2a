"""Whether passages are quoted and cited, and what else may excuse them."""
