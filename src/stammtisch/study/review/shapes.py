"""What a review of any game is."""

from typing import TypeAlias

from stammtisch.study.review.scoundrel_shapes import Review
from stammtisch.study.review.skullking_shapes import GameReview

AnyReview: TypeAlias = Review | GameReview
