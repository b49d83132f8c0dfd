import { dayFormat } from '#core/day-format.ts';
import type { UserId } from '#core/ids.ts';
import { noonOf } from '#core/local-date.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { MessageData, MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listClassNames, listEnrolments, listTaughtBy } from '#features/classes/server/public.ts';
import { answersForChildren } from '#features/guardians/server/public.ts';
import { datesOf } from '../assignments/server/assignment-rows.ts';
import { findTargets, keyOf } from '../assignments/server/targets.ts';

const aboutAssignment = {
  topic: 'teaching.topic.assignments',
  look: 'class',
  forChildren: true,
  besides: { push: true },
  concerns: learnsInAny,
  valuesOf: describe,
} as const satisfies Omit<SaidKind, 'text'>;

const aboutAnnouncement = {
  topic: 'teaching.topic.announcements',
  look: 'class',
  valuesOf: (ctx, _locale, all) => findAnnounced(ctx, all),
} as const satisfies Partial<SaidKind>;

/**
 * How a teacher's classes did, and what students and their guardians hear of teachers: the names of what the house has made, and never
 * the teacher's own words. What was said to the class is on its page alone.
 */
export const teachingMessageKinds = {
  // A teacher's.
  'teaching.week': {
    onlyMailed: true,
    topic: 'teaching.topic.week',
    besides: { mail: true },
    concerns: async (ctx, userId) => (await listTaughtBy(ctx, userId)).length > 0,
  },
  'teaching.announced': {
    ...aboutAnnouncement,
    text: 'teaching.message.announced',
    forChildren: true,
    besides: {},
    concerns: learnsInAny,
  },
  'teaching.announcedToClass': {
    ...aboutAnnouncement,
    text: 'teaching.message.announcedToClass',
    // A guardian's: it names the class.
    forChildren: false,
    besides: { mail: false, push: true },
    concerns: answersForChildren,
  },
  'teaching.set': { ...aboutAssignment, text: 'teaching.message.set' },
  'teaching.due': { ...aboutAssignment, text: 'teaching.message.due' },
} satisfies MessageKinds;

async function learnsInAny(ctx: Ctx, userId: UserId): Promise<boolean> {
  return (await listEnrolments(ctx, [userId])).length > 0;
}

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

/** The names of the classes; nothing for what was removed, and the message goes with it. */
async function findAnnounced(ctx: Ctx, all: readonly MessageData[]) {
  const ids = all.map(({ announcementId }) => String(announcementId));
  const rows = await ctx.db
    .selectFrom('class_announcements')
    .select(['id', 'class_id'])
    .where('id', 'in', ids)
    .execute();
  const names = await listClassNames(
    ctx,
    rows.map(({ class_id }) => class_id),
  );
  return all.map(({ announcementId }) => {
    const name = names.get(rows.find(({ id }) => id === announcementId)?.class_id ?? '');
    return name === undefined ? undefined : { name };
  });
}

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'teaching.week': never;
    'teaching.set': { assignmentId: string };
    'teaching.due': { assignmentId: string; due: string };
    'teaching.announced': { announcementId: string };
    'teaching.announcedToClass': { announcementId: string };
  }
}
