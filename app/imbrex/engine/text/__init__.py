"""Text: processing of one text, from the text as read to the compared words."""
