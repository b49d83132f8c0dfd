/** Lengths of time, in seconds. A day here has 24 hours; a day of the calendar is for `local-date.ts`. */
export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;
export const yearSeconds = 365 * daySeconds;

/** The same, in milliseconds. */
export const hourMs = hourSeconds * 1000;
export const dayMs = daySeconds * 1000;
