/** The most characters a review may have. */
export const longestReview = 1000;
