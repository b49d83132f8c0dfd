/** The most courses to continue that are shown; the page asks for the next item of each. */
export const begunAtMost = 4;

/** The most of those shown on the dashboard. */
export const nextAtMost = 2;
