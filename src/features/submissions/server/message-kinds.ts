import { findItem } from '#features/learning/server/public.ts';
import type { MessageKind, MessageKinds } from '#platform/composition/message-kinds.ts';

const aboutWork = {
  topic: 'submissions.topic.works',
  look: 'work',
  forChildren: true,
  besides: { mail: true, push: true },
  valuesOf: (ctx, locale, all) =>
    Promise.all(
      all.map(async ({ itemId }) => {
        const item = await findItem(ctx, String(itemId), locale);
        return item && { title: item.title };
      }),
    ),
} as const satisfies Omit<MessageKind, 'text'>;

/** What a moderator has decided about a work. Why she did is on the work’s own page. */
export const submissionsMessageKinds = {
  'submissions.approved': { ...aboutWork, text: 'submissions.message.approved' },
  'submissions.rejected': { ...aboutWork, text: 'submissions.message.rejected' },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'submissions.approved': { itemId: string };
    'submissions.rejected': { itemId: string };
  }
}
