import { findFamilyOf } from '#features/families/server/public.ts';
import { answersForChildren } from '#features/guardians/server/public.ts';
import type { MessageKinds } from '#platform/composition/message-kinds.ts';

export const togetherMessageKinds = {
  'together.friday': {
    onlyMailed: true,
    topic: 'together.topic.friday',
    besides: { mail: true },
    concerns: async (ctx, userId) =>
      (await findFamilyOf(ctx, userId))?.kind === 'guardian' || (await answersForChildren(ctx, userId)),
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'together.friday': never;
  }
}
