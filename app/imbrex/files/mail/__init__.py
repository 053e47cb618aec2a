"""Mail: messages and mailboxes."""
