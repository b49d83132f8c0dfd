import type { CourseFilter } from '../../policy-filters.ts';

/** The words for each selection that is no category: on its chip, and on its page for people and search engines. */
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
