import { newsKind, sayNews } from '../news/server/own-news.ts';
import type { MessageKinds } from '#platform/composition/message-kinds.ts';

/** The messages about features below this one. */
export const notificationsMessageKinds = {
  'guardians.approved': {
    text: 'notifications.message.guardianApproved',
    topic: 'notifications.topic.account',
    look: 'family',
    forChildren: true,
    besides: {},
    // Once, to a child.
    concerns: () => Promise.resolve(false),
  },
  'guardians.unreachable': {
    text: 'notifications.message.guardianUnreachable',
    topic: 'notifications.topic.account',
    look: 'family',
    forChildren: true,
    besides: {},
    concerns: () => Promise.resolve(false),
  },
  // Each piece of news says itself whether it is for children; it is read where it stands, and never written to anyone.
  [newsKind]: {
    text: 'notifications.message.news',
    topic: 'notifications.topic.news',
    look: 'news',
    forChildren: false,
    besides: {},
    valuesOf: sayNews,
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'guardians.approved': Record<string, never>;
    'guardians.unreachable': Record<string, never>;
    'notifications.news': { newsId: string };
  }
}
