import type { CourseFilter } from '../courses/policy.ts';

/** The messages for each selection that is not a category: for its chip, its page and search engines. */
export const filterMessages = {
  'continue-watching': {
    name: 'learning.filter.continueWatching',
    description: 'learning.filter.continueWatchingText',
  },
  'sample-the-magic': {
    name: 'learning.filter.sampleTheMagic',
    description: 'learning.filter.sampleTheMagicText',
  },
  'a-z': { name: 'learning.filter.aToZ', description: 'learning.filter.aToZText' },
  'golden-oldies': {
    name: 'learning.filter.goldenOldies',
    description: 'learning.filter.goldenOldiesText',
  },
} as const satisfies Record<CourseFilter, { name: string; description: string }>;
