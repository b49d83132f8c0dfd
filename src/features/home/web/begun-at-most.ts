/** So many courses to go on with are shown; for each the page asks what comes next. */
export const begunAtMost = 4;

/** Of those, so many on the dashboard. */
export const nextAtMost = 2;
