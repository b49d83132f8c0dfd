import type { MessageKinds } from '#platform/composition/message-kinds.ts';
import { listStaffWith } from '#features/people/server/public.ts';

/** That a dedication waits for staff. */
export const sponsorshipsMessageKinds = {
  'sponsorships.waiting': {
    topic: 'sponsorships.message.topic',
    text: 'sponsorships.message.waiting',
    look: 'news',
    forChildren: false,
    besides: { push: true },
    concerns: async (ctx, userId) =>
      (await listStaffWith(ctx, 'campaigns.decide')).some(({ id }) => id === userId),
    valuesOf: (_ctx, _locale, all) => Promise.resolve(all.map(() => ({}))),
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'sponsorships.waiting': { sponsorshipId: string };
  }
}
