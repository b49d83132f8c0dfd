/**
 * Which features each feature may know; a cycle is refused. What would point backwards is a hook that the lower feature
 * declares and the higher one answers, or something that a feature registers in its manifest (docs/decisions/0060).
 */
export const featureGraph: Record<string, readonly string[]> = {
  administration: [],
  billing: ['administration'],
  people: ['administration', 'billing'],
  cms: ['administration', 'people'],
  'sign-in': ['administration', 'billing', 'people'],
  guardians: ['administration', 'people', 'sign-in'],
  forms: ['administration', 'people', 'sign-in'],
  reports: ['administration', 'billing', 'people', 'guardians'],
  families: ['administration', 'people', 'sign-in'],
  schools: ['administration', 'people'],
  'sign-up': ['administration', 'people', 'sign-in', 'guardians', 'schools'],
  classes: ['administration', 'people', 'sign-in', 'guardians', 'sign-up', 'reports'],
  rewards: ['administration', 'people', 'cms'],
  media: ['administration', 'people'],
  learning: ['administration', 'billing', 'people', 'cms', 'families', 'rewards', 'reports', 'media'],
  search: ['administration'],
  curriculum: ['administration', 'people', 'learning'],
  pages: ['administration'],
  settings: ['administration', 'billing', 'people', 'sign-in', 'guardians', 'families', 'sign-up', 'classes'],
  'site-settings': ['administration', 'people'],
  home: [
    'administration',
    'forms',
    'people',
    'cms',
    'sign-in',
    'guardians',
    'sign-up',
    'families',
    'classes',
    'learning',
    'rewards',
  ],
};
