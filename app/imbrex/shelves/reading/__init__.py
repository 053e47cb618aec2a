"""Reading: what the sealed process does with a shelf's files, which come to it as open descriptors."""
