"""Reading documents of every format and writing results: the outside world, without Qt."""
