/** Longer than anybody types; what is longer is refused, and pages cut it off. */
export const longestQuery = 100;
