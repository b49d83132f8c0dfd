import { answersForChildren } from '#features/guardians/server/public.ts';
import type { SaidKind } from '#platform/composition/message-kinds.ts';
import { addressTopicNames } from './address-topics.ts';

/** What every kind has in common by which a guardian hears that a child waits for her answer; the mail goes to her address. */
export const askedOfGuardians = {
  topic: addressTopicNames.approvals,
  forChildren: false,
  besides: { push: true },
  concerns: answersForChildren,
} as const satisfies Partial<SaidKind>;
