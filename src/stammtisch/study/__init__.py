"""What can be said about a game afterwards: the solver, the review, the arena."""
