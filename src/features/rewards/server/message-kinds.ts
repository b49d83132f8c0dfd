import type { MessageKinds } from '#platform/composition/message-kinds.ts';
import { badgeWords } from '#features/rewards/badges/server/badge-words.ts';

const badges: Readonly<Record<string, { name: string }>> = badgeWords;

export const rewardsMessageKinds = {
  'rewards.badge': {
    text: 'rewards.message.badge',
    topic: 'rewards.topic.badges',
    look: 'medal',
    forChildren: true,
    // A badge can wait; who likes to hear of it at once may say so.
    besides: { push: false },
    valuesOf: (ctx, locale, all) =>
      Promise.resolve(
        all.map(({ badge = '' }) => {
          const words = badges[badge];
          return words && { badge: ctx.sayIn(locale, words.name) };
        }),
      ),
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'rewards.badge': { badge: string };
  }
}
