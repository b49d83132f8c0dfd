import type { Insertable } from 'kysely';
import type { Member } from '#core/actor.ts';
import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { onDay, type SpentTime } from '../policy.ts';
import type { Tables } from '#platform/db/tables.ts';

/** Whose time it is: the caller's, or a family member's. */
export type Subject = Pick<Member, 'userId' | 'place' | 'minutesPerDay'>;

/** The time zone in which someone's days begin when a limit is set: her place's, else that of the requesting device. */
export function zoneOf({ timeZone }: Pick<Ctx, 'timeZone'>, { place }: Subject): string {
  return placeFor(place, timeZone).timeZone;
}

/** What she has spent today; undefined if nothing was ever counted. */
export async function findSpentTime(ctx: Ctx, subject: Subject): Promise<SpentTime | undefined> {
  const row = await select(ctx, subject).executeTakeFirst();
  return row && onItsDay(ctx, subject, row);
}

/**
 * The same for a transaction that changes it: others wait. If nothing was ever counted, it begins at `countedUntil`.
 */
export async function takeSpentTime(ctx: Ctx, subject: Subject, countedUntil: Date): Promise<SpentTime> {
  const zone = zoneOf(ctx, subject);
  const day = localDateOf(ctx.clock.now(), zone);
  const fresh = { day, zone, minutes: 0, seconds: 0, extraMinutes: 0, countedUntil, itemId: null };
  await ctx.db
    .insertInto('spent_time')
    .values({ user_id: subject.userId, ...toColumns(fresh) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return onItsDay(ctx, subject, await select(ctx, subject).forUpdate().executeTakeFirstOrThrow());
}

export async function saveSpentTime({ db }: Ctx, { userId }: Subject, spent: SpentTime): Promise<void> {
  await db.updateTable('spent_time').set(toColumns(spent)).where('user_id', '=', userId).execute();
}

/** By the time zone in which the limit was set: a device that claims to be elsewhere does not begin a new day. */
function onItsDay(
  ctx: Ctx,
  subject: Subject,
  row: Omit<SpentTime, 'zone'> & { zone: string | null },
): SpentTime {
  const zone = row.zone ?? zoneOf(ctx, subject);
  return onDay({ ...row, zone }, localDateOf(ctx.clock.now(), zone));
}

function select({ db }: Ctx, { userId }: Subject) {
  return db
    .selectFrom('spent_time')
    .select([
      'day',
      'zone',
      'minutes',
      'seconds',
      'extra_minutes as extraMinutes',
      'counted_until as countedUntil',
      'item_id as itemId',
    ])
    .where('user_id', '=', userId);
}

function toColumns(spent: SpentTime): Omit<Insertable<Tables['spent_time']>, 'user_id'> {
  return {
    day: spent.day,
    zone: spent.zone,
    minutes: spent.minutes,
    seconds: spent.seconds,
    extra_minutes: spent.extraMinutes,
    counted_until: spent.countedUntil,
    item_id: spent.itemId,
  };
}
