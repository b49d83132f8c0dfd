/** Characters of a review, at most. */
export const longestReview = 1000;
