import type { MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';
import { findItem } from '../catalogue/server/catalogue.ts';

const aboutReview = {
  topic: 'learning.topic.reviews',
  look: 'work',
  forChildren: true,
  besides: { push: true },
  valuesOf: (ctx, locale, all) =>
    Promise.all(
      all.map(async ({ itemId }) => {
        const item = await findItem(ctx, String(itemId), locale);
        return item && { title: item.title };
      }),
    ),
} as const satisfies Omit<SaidKind, 'text'>;

/** What a moderator has decided about what someone wrote with her stars. */
export const learningMessageKinds = {
  'learning.reviewShown': { ...aboutReview, text: 'learning.message.reviewShown' },
  'learning.reviewKept': { ...aboutReview, text: 'learning.message.reviewKept' },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'learning.reviewShown': { itemId: string };
    'learning.reviewKept': { itemId: string };
  }
}
