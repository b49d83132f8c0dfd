/** The share of a film that completes it once seen (decisions: item complete). */
export const watchedShare = 0.8;
