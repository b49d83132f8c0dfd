import { dayFormat } from '#core/day-format.ts';
import { noonOf } from '#core/local-date.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { MessageData, MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listEnrolments, listTaughtBy } from '#features/classes/server/public.ts';
import { datesOf } from '../assignments/server/assignment-rows.ts';
import { findTargets, keyOf } from '../assignments/server/targets.ts';

const aboutAssignment = {
  topic: 'teaching.topic.assignments',
  look: 'class',
  forChildren: true,
  besides: { push: true },
  concerns: async (ctx, userId) => (await listEnrolments(ctx, [userId])).length > 0,
  valuesOf: describe,
} as const satisfies Omit<SaidKind, 'text'>;

/** How a teacher's classes did, and what a student hears of her teachers: the names of what the house has made, and never the teacher's own words. */
export const teachingMessageKinds = {
  // A teacher's.
  'teaching.week': {
    onlyMailed: true,
    topic: 'teaching.topic.week',
    besides: { mail: true },
    concerns: async (ctx, userId) => (await listTaughtBy(ctx, userId)).length > 0,
  },
  'teaching.set': { ...aboutAssignment, text: 'teaching.message.set' },
  'teaching.due': { ...aboutAssignment, text: 'teaching.message.due' },
} satisfies MessageKinds;

/** What was set, and the day: the one that the message is about, else the last on which it is due. */
async function describe(ctx: Ctx, locale: Locale, all: readonly MessageData[]) {
  const ids = all.map(({ assignmentId }) => String(assignmentId));
  const rows = await ctx.db.selectFrom('assignments').selectAll().where('id', 'in', ids).execute();
  const targets = await findTargets({ ...ctx, locale }, rows);
  const format = dayFormat(locales[locale].tag, { weekday: 'long', day: 'numeric', month: 'long' });
  return all.map(({ assignmentId, due }) => {
    const row = rows.find(({ id }) => id === assignmentId);
    const target = row && targets.get(keyOf(row));
    if (!target) return undefined;
    const day = due === undefined ? (datesOf(row).at(-1) ?? row.due_on) : String(due);
    return { title: target.title, day: format.format(noonOf(day)) };
  });
}

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'teaching.week': never;
    'teaching.set': { assignmentId: string };
    'teaching.due': { assignmentId: string; due: string };
  }
}
