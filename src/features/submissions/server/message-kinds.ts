import type { UserId } from '#core/ids.ts';
import { askedOfGuardians } from '#features/notifications/server/public.ts';
import { describePeople, listStaffWith } from '#features/people/server/public.ts';
import { findItem } from '#features/learning/server/public.ts';
import type { MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';

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
} as const satisfies Omit<SaidKind, 'text'>;

/** What a moderator or her parent has decided about a work, and what waits for a parent. Why it was decided so is on the work’s own page. */
export const submissionsMessageKinds = {
  'submissions.approved': { ...aboutWork, text: 'submissions.message.approved' },
  'submissions.rejected': { ...aboutWork, text: 'submissions.message.rejected' },
  'submissions.agreed': { ...aboutWork, besides: {}, text: 'submissions.message.agreed' },
  'submissions.declined': { ...aboutWork, besides: {}, text: 'submissions.message.declined' },
  'submissions.asked': {
    ...askedOfGuardians,
    text: 'submissions.message.asked',
    look: 'work',
    async valuesOf(ctx, locale, all) {
      const children = await describePeople(
        ctx,
        all.map(({ childId }) => String(childId) as UserId),
      );
      return Promise.all(
        all.map(async ({ childId, itemId }) => {
          const child = children.get(String(childId) as UserId);
          const item = await findItem(ctx, String(itemId), locale);
          return child && item && { child: child.firstName, title: item.title };
        }),
      );
    },
  },
  'submissions.queue': {
    onlyMailed: true,
    topic: 'submissions.topic.queue',
    besides: { mail: true },
    concerns: async (ctx, userId) =>
      (await listStaffWith(ctx, 'moderation.decide')).some(({ id }) => id === userId),
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'submissions.approved': { itemId: string };
    'submissions.rejected': { itemId: string };
    'submissions.agreed': { itemId: string };
    'submissions.declined': { itemId: string };
    'submissions.asked': { childId: string; itemId: string };
    'submissions.queue': never;
  }
}
