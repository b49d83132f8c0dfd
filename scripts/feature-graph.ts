/**
 * Which features each feature may know; a cycle is refused. What would point backwards is a hook that the lower feature
 * declares and the higher one answers, or something that a feature registers in its manifest (docs/decisions/0060).
 */
export const featureGraph: Record<string, readonly string[]> = {
  billing: [],
  accounts: ['billing'],
  classes: ['accounts'],
  rewards: ['accounts'],
  learning: ['accounts', 'billing', 'rewards'],
  search: [],
  curriculum: ['accounts', 'learning'],
  pages: ['learning'],
  home: ['accounts', 'classes', 'learning', 'rewards'],
};
