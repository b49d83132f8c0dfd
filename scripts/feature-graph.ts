/**
 * Which features each feature may know; a cycle is refused. What would point backwards is a hook that the lower feature
 * declares and the higher one answers, or something that a feature registers in its manifest (docs/decisions/0060).
 */
export const featureGraph: Record<string, readonly string[]> = {
  billing: [],
  people: ['billing'],
  cms: ['people'],
  'sign-in': ['billing', 'people'],
  guardians: ['people', 'sign-in'],
  families: ['people', 'sign-in'],
  'sign-up': ['people', 'sign-in', 'guardians'],
  classes: ['people', 'sign-in', 'guardians', 'sign-up'],
  rewards: ['people'],
  learning: ['billing', 'people', 'families', 'rewards'],
  search: [],
  curriculum: ['people', 'learning'],
  pages: [],
  settings: ['billing', 'people', 'sign-in', 'guardians', 'families', 'sign-up', 'classes'],
  home: ['people', 'sign-in', 'guardians', 'sign-up', 'families', 'classes', 'learning', 'rewards'],
};
