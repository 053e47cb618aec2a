"""The words of one text: from what was read to the words that are compared."""
