/** Who said a rate: finance, or the daily feed. */
export const rateSources = ['admin', 'daily'] as const;
export type RateSource = (typeof rateSources)[number];
