import type { Visibility } from '#features/submissions/life/policy.ts';

/** What each visibility is called, and what it means for a child. */
export const visibilityWords: Record<Visibility, { name: string; text: string }> = {
  0: { name: 'submissions.handIn.everyone', text: 'submissions.handIn.everyoneText' },
  1: { name: 'submissions.handIn.group', text: 'submissions.handIn.groupText' },
  2: { name: 'submissions.handIn.owner', text: 'submissions.handIn.ownerText' },
};
