/** Samples a second. */
export const RATE = 44_100;
