/** The eight kinds of item of spec §1; `visual` is a comic. */
export const itemTypes = ['film', 'visual', 'quiz', 'challenge', 'game', 'bonus', 'vidquiz', 'rwi'] as const;
export type ItemType = (typeof itemTypes)[number];
