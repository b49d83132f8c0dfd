import type { MessageKinds } from '#platform/composition/message-kinds.ts';
import { nameGift } from './name-gift.ts';

/** That someone was given a plan; its card comes by mail besides. */
export const giftsMessageKinds = {
  'gifts.received': {
    topic: 'gifts.message.topic',
    text: 'gifts.message.received',
    look: 'gift',
    forChildren: false,
    besides: { push: true },
    async valuesOf(ctx, locale, all) {
      const ids = all.map(({ giftId }) => String(giftId));
      const rows = await ctx.db
        .selectFrom('gifts')
        .select(['id', 'giver_name', 'plan', 'months'])
        .where('id', 'in', ids)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const gift = byId.get(id);
        return gift && { giver: gift.giver_name, gift: nameGift(ctx, locale, gift) };
      });
    },
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'gifts.received': { giftId: string };
  }
}
