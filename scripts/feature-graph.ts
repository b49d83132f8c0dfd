/**
 * Which features each feature may know. Anything that would point backwards (search, moderation, admin tables) is injected
 * in `src/app/wiring.ts`; a cycle is refused.
 */
export const featureGraph: Record<string, readonly string[]> = {
  accounts: [],
  classes: ['accounts'],
  rewards: ['accounts'],
  learning: ['accounts', 'rewards'],
  search: ['accounts', 'learning'],
  curriculum: ['accounts', 'learning'],
  pages: ['learning'],
  home: ['accounts', 'classes', 'learning', 'rewards'],
};
