import type { UserId } from '#core/ids.ts';

/** What mail to an address is about that someone else has us write: an invitation, or what a child asks of a guardian. */
export const addressTopics = ['invitations', 'approvals'] as const;
export type AddressTopic = (typeof addressTopics)[number];

export function isAddressTopic(topic: unknown): topic is AddressTopic {
  return addressTopics.some((each) => each === topic);
}

/** Mail of a kind that its reader chooses in her settings. */
export interface ChosenKind {
  kind: string;
  userId: UserId;
}

/** What a mail is about that its reader may do without. */
export type EndableTopic = AddressTopic | ChosenKind;
