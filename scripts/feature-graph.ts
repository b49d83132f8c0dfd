/**
 * Which features each feature may know. What would point backwards (search, moderation, admin tables) is handed over
 * in `src/app/wiring.ts`; a circle is refused.
 */
export const featureGraph: Record<string, readonly string[]> = {
  accounts: [],
  classes: ['accounts'],
  rewards: ['accounts'],
  learning: ['accounts', 'rewards'],
  search: ['accounts', 'learning'],
  curriculum: ['accounts', 'learning'],
  home: ['accounts', 'classes', 'learning', 'rewards'],
};
