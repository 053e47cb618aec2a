"""What became of each paragraph and each word of the original."""
