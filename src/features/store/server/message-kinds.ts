import type { MessageKind, MessageKinds } from '#platform/composition/message-kinds.ts';
import { nameItems } from '#features/store/items/server/name-items.ts';

const aboutOrder = {
  topic: 'store.topic.orders',
  look: 'gift',
  forChildren: true,
  besides: { push: true },
  async valuesOf(ctx, locale, all) {
    const names = await nameItems(
      ctx,
      all.map(({ itemId }) => String(itemId)),
      locale,
    );
    return all.map(({ itemId }) => {
      const item = names.get(String(itemId));
      return item === undefined ? undefined : { item };
    });
  },
} as const satisfies Omit<MessageKind, 'text'>;

/** How far what she has asked for is. A parent’s own words are on the page of her orders. */
export const storeMessageKinds = {
  'store.approved': { ...aboutOrder, text: 'store.message.approved' },
  'store.refused': { ...aboutOrder, text: 'store.message.refused' },
  'store.sent': { ...aboutOrder, text: 'store.message.sent' },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'store.approved': { itemId: string };
    'store.refused': { itemId: string };
    'store.sent': { itemId: string };
  }
}
