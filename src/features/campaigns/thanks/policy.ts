/** In characters. */
export const longestThanks = 1000;
export const shortestThanks = 10;
