import type { LocalDate } from '#core/local-date.ts';
import { sayDay } from '#core/say-day.ts';
import type { MessageKinds } from '#platform/composition/message-kinds.ts';

/** What becomes of a license later on. */
export const licensesMessageKinds = {
  'licenses.ending': {
    topic: 'licenses.message.topic',
    text: 'licenses.message.ending',
    look: 'class',
    forChildren: false,
    besides: { mail: true },
    valuesOf: (_ctx, locale, all) =>
      Promise.resolve(all.map(({ endsOn }) => ({ day: sayDay(endsOn as LocalDate, locale) }))),
  },
} satisfies MessageKinds;

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'licenses.ending': { endsOn: LocalDate };
  }
}
