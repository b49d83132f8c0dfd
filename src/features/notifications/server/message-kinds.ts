import type { MessageKinds } from '#platform/composition/message-kinds.ts';

/** The messages about features below this one. */
export const notificationsMessageKinds = {
  'guardians.approved': {
    text: 'notifications.message.guardianApproved',
    topic: 'notifications.topic.account',
    look: 'family',
    forChildren: true,
    besides: {},
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'guardians.approved': Record<string, never>;
  }
}
