import type { LocalDate } from '#core/local-date.ts';
import { sayDay } from '#core/say-day.ts';
import type { MessageKinds } from '#platform/composition/message-kinds.ts';

/** What becomes of a scholarship later on. */
export const scholarshipsMessageKinds = {
  'scholarships.ending': {
    topic: 'scholarships.message.topic',
    text: 'scholarships.message.ending',
    look: 'gift',
    forChildren: false,
    besides: { mail: true },
    valuesOf: (_ctx, locale, all) =>
      Promise.resolve(all.map(({ endsOn }) => ({ day: sayDay(endsOn as LocalDate, locale) }))),
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'scholarships.ending': { endsOn: LocalDate };
  }
}
