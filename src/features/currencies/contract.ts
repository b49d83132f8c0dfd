/** Who said a rate: the product as it was shipped, finance, or the daily feed. */
export const rateSources = ['shipped', 'admin', 'daily'] as const;
export type RateSource = (typeof rateSources)[number];
