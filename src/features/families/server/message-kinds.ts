import type { UserId } from '#core/ids.ts';
import type { MessageKinds } from '#platform/composition/message-kinds.ts';
import { describePeople } from '#features/people/server/public.ts';

/** What a guardian hears of her children. */
export const familiesMessageKinds = {
  'families.askedForTime': {
    text: 'families.message.askedForTime',
    topic: 'families.topic.time',
    look: 'family',
    forChildren: false,
    besides: { push: true },
    async valuesOf(ctx, _locale, all) {
      const children = await describePeople(
        ctx,
        all.map(({ childId }) => String(childId) as UserId),
      );
      return all.map(({ childId, minutes }) => {
        const child = children.get(String(childId) as UserId);
        return child && { child: child.firstName, minutes: Number(minutes) };
      });
    },
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'families.askedForTime': { childId: string; minutes: number };
  }
}
