/** The speeds at which a film can be played. */
export const playRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export type PlayRate = (typeof playRates)[number];
