"""What the rules pages are made of: their Markdown, the roles in it, and the parts that the engine plays."""
