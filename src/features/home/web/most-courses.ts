/** The most courses to continue that are shown; the page asks for the next item of each. */
export const mostInProgress = 4;

/** The most of those shown on the dashboard. */
export const mostUpNext = 2;
