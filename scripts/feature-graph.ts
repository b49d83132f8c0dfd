/**
 * Which features each feature may know; a cycle is refused. What would point backwards is a hook that the lower feature
 * declares and the higher one answers, or something that a feature registers in its manifest (docs/decisions/0060).
 */
export const featureGraph: Record<string, readonly string[]> = {
  accounts: [],
  classes: ['accounts'],
  rewards: ['accounts'],
  learning: ['accounts', 'rewards'],
  search: [],
  curriculum: ['accounts', 'learning'],
  pages: [],
  home: ['accounts', 'classes', 'learning', 'rewards'],
};
