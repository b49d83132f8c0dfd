import type { AddressTopic } from '#platform/mail/mail-topics.ts';

/** The names of what mail to an address is about, which need not have an account: its reader chooses for her mailbox. */
export const addressTopicNames = {
  invitations: 'notifications.topic.invitations',
  approvals: 'notifications.topic.approvals',
} as const satisfies Record<AddressTopic, string>;
