import type { MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';
import type { UserId } from '#core/ids.ts';
import { askedOfGuardians } from '#features/notifications/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
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
} as const satisfies Omit<SaidKind, 'text'>;

/** How far what she has asked for is, and what waits for a parent, whose own words are on the page of the orders. */
export const storeMessageKinds = {
  'store.approved': { ...aboutOrder, text: 'store.message.approved' },
  'store.refused': { ...aboutOrder, text: 'store.message.refused' },
  'store.sent': { ...aboutOrder, text: 'store.message.sent' },
  'store.asked': {
    ...askedOfGuardians,
    text: 'store.message.asked',
    look: 'gift',
    async valuesOf(ctx, locale, all) {
      const children = await describePeople(
        ctx,
        all.map(({ childId }) => String(childId) as UserId),
      );
      const names = await nameItems(
        ctx,
        all.map(({ itemId }) => String(itemId)),
        locale,
      );
      return all.map(({ childId, itemId }) => {
        const child = children.get(String(childId) as UserId);
        const item = names.get(String(itemId));
        return child && item !== undefined ? { child: child.firstName, item } : undefined;
      });
    },
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'store.approved': { itemId: string };
    'store.refused': { itemId: string };
    'store.sent': { itemId: string };
    'store.asked': { childId: string; itemId: string };
  }
}
