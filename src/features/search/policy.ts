/** Longer than anybody types; the API refuses longer queries, and pages truncate them. */
export const longestQuery = 100;
