import { sql } from 'kysely';
import { addDays, weekdayOf, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { nextAnniversary } from '#platform/jewish-calendar/anniversaries.ts';
import { hebrewMonthOf } from '#platform/jewish-calendar/hebrew-months.ts';
import {
  daysAhead,
  isInReach,
  overlaps,
  weekOf,
  type Period,
  type Span,
} from '#features/sponsorships/policy.ts';

/** What cannot be had twice: the days of one span, or of one course. */
export interface Line {
  span: Span;
  courseId: string | null;
}

/** The days of the span that a day falls in. A course is had for a Hebrew year from the day on. */
export function periodOf(span: Span, on: LocalDate): Period {
  switch (span) {
    case 'day':
      return { first: on, last: on };
    case 'week':
      return weekOf(on, weekdayOf(on));
    case 'month':
      return hebrewMonthOf(on);
    case 'course':
      return { first: on, last: addDays(nextAnniversary(on, on, 'birthday'), -1) };
  }
}

/** Nobody else takes anything of this line until the caller's transaction ends. */
export async function lockLine({ db }: Pick<Ctx, 'db'>, { span, courseId }: Line): Promise<void> {
  const name = `sponsorships ${span} ${courseId ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** What is taken of a line in a time; what was held too long is not. Those of `but` are left out. */
export async function listTaken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { span, courseId }: Line,
  { first, last }: Period,
  but: readonly string[] = [],
): Promise<Period[]> {
  const rows = await db
    .selectFrom('sponsorships')
    .select(['id', 'first_on', 'last_on'])
    .where('span', '=', span)
    .where('course_id', 'is not distinct from', courseId)
    .where('state', '<>', 'freed')
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '>', clock.now())]))
    .where('first_on', '<=', last)
    .where('last_on', '>=', first)
    .orderBy('first_on')
    .execute();
  return rows
    .filter(({ id }) => !but.includes(id))
    .map(({ first_on, last_on }) => ({ first: first_on, last: last_on }));
}

/** Whose time a period shares with sponsors who have paid: a day, its week and its month are three different things, each shown beside the others. */
export async function listBeside(
  { db }: Pick<Ctx, 'db'>,
  span: Span,
  { first, last }: Period,
): Promise<Span[]> {
  if (span === 'course') return [];
  const others = (['day', 'week', 'month'] as const).filter((other) => other !== span);
  const rows = await db
    .selectFrom('sponsorships')
    .select('span')
    .distinct()
    .where('span', 'in', others)
    .where('state', '=', 'given')
    .where('first_on', '<=', last)
    .where('last_on', '>=', first)
    .execute();
  return others.filter((other) => rows.some((row) => row.span === other));
}

/** Frees what was held too long of a line that the caller has locked: it must not be in the way of the next sponsor. */
export async function freeOverdue(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { span, courseId }: Line,
): Promise<void> {
  await db
    .updateTable('sponsorships')
    .set({ state: 'freed', held_until: null, changed_at: clock.now() })
    .where('span', '=', span)
    .where('course_id', 'is not distinct from', courseId)
    .where('held_until', '<=', clock.now())
    .where('state', 'in', ['held', 'kept'])
    .execute();
}

/** The free period of a line that is nearest to a day, the later of two; undefined where everything in reach is taken. */
export async function findNearest(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  line: Line,
  on: LocalDate,
  today: LocalDate,
): Promise<Period | undefined> {
  const reach = { first: addDays(today, 1), last: addDays(today, daysAhead + 385) };
  const taken = await listTaken(ctx, line, reach);
  const isFree = (period: Period) =>
    isInReach(period.first, today) && !taken.some((other) => overlaps(period, other));
  const wanted = periodOf(line.span, on);
  let [before, after] = [wanted, wanted];
  for (let steps = 0; steps <= daysAhead; steps += 1) {
    const free = [after, before].find(isFree);
    if (free) return free;
    before = periodOf(line.span, addDays(before.first, -1));
    after = periodOf(line.span, addDays(line.span === 'course' ? after.first : after.last, 1));
  }
  return undefined;
}
