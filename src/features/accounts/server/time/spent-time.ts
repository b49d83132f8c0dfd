import type { Insertable } from 'kysely';
import type { Member } from '../../../../core/actor.ts';
import { localDateOf, type LocalDate } from '../../../../core/local-date.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { placeFor } from '../../../../platform/jewish-calendar/visitor-place.ts';
import { onDay, type SpentTime } from '../../policy-time.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

/** Whose time it is: who asks, or a member of her family. */
export type Subject = Pick<Member, 'userId' | 'place' | 'minutesPerDay'>;

/** The time zone in which somebody's days begin: her place's, else that of the device asked from. */
export function zoneOf({ timeZone }: Pick<Ctx, 'timeZone'>, { place }: Subject): string {
  return placeFor(place, timeZone).timeZone;
}

/** What she has spent of today; undefined where nothing was ever counted. */
export async function findSpentTime(ctx: Ctx, subject: Subject): Promise<SpentTime | undefined> {
  const row = await select(ctx, subject).executeTakeFirst();
  return row && onDay(row, todayOf(ctx, subject));
}

/** The same for a transaction that changes it: others wait. What was never counted begins at `countedUntil`. */
export async function takeSpentTime(ctx: Ctx, subject: Subject, countedUntil: Date): Promise<SpentTime> {
  const today = todayOf(ctx, subject);
  const fresh = { day: today, minutes: 0, extraMinutes: 0, countedUntil, itemId: null };
  await ctx.db
    .insertInto('spent_time')
    .values({ user_id: subject.userId, ...toColumns(fresh) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return onDay(await select(ctx, subject).forUpdate().executeTakeFirstOrThrow(), today);
}

export async function saveSpentTime({ db }: Ctx, { userId }: Subject, spent: SpentTime): Promise<void> {
  await db.updateTable('spent_time').set(toColumns(spent)).where('user_id', '=', userId).execute();
}

function todayOf(ctx: Ctx, subject: Subject): LocalDate {
  return localDateOf(ctx.clock.now(), zoneOf(ctx, subject));
}

function select({ db }: Ctx, { userId }: Subject) {
  return db
    .selectFrom('spent_time')
    .select([
      'day',
      'minutes',
      'extra_minutes as extraMinutes',
      'counted_until as countedUntil',
      'item_id as itemId',
    ])
    .where('user_id', '=', userId);
}

function toColumns(spent: SpentTime): Omit<Insertable<Tables['spent_time']>, 'user_id'> {
  return {
    day: spent.day,
    minutes: spent.minutes,
    extra_minutes: spent.extraMinutes,
    counted_until: spent.countedUntil,
    item_id: spent.itemId,
  };
}
