import type { Visibility } from '#features/submissions/life/policy.ts';

/** What each visibility is called, and what it means for a child and for an adult. */
export const visibilityWords: Record<Visibility, { name: string; text: string; adultText: string }> = {
  0: {
    name: 'submissions.handIn.everyone',
    text: 'submissions.handIn.everyoneText',
    adultText: 'submissions.handIn.everyoneAdultText',
  },
  1: {
    name: 'submissions.handIn.group',
    text: 'submissions.handIn.groupText',
    adultText: 'submissions.handIn.groupText',
  },
  2: {
    name: 'submissions.handIn.owner',
    text: 'submissions.handIn.ownerMinorText',
    adultText: 'submissions.handIn.ownerText',
  },
};
