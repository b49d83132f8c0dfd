import type { Insertable } from 'kysely';
import type { Member } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { onDay, type SpentTime } from '../policy.ts';
import type { TimeState } from './closing.ts';
import { rulesFromRow } from './rule-rows.ts';
import type { Tables } from '#platform/db/tables.ts';

/** Whose time it is: the caller's, or a family member's. */
export type Subject = Pick<Member, 'userId' | 'place' | 'minutesPerDay'>;

/** Someone whose time is limited: with every session it is read whether it is. */
export type Limited = Subject & { minutesPerDay: number };

export function isLimited(subject: Subject): subject is Limited {
  return subject.minutesPerDay !== undefined;
}

/** The time zone in which someone's days begin when a limit is set: her place's, else that of the requesting device. */
export function zoneOf({ timeZone }: Pick<Ctx, 'timeZone'>, { place }: Subject): string {
  return placeFor(place, timeZone).timeZone;
}

/** Her rules, and what she has spent today, in one query. */
export async function findTime(ctx: Ctx, subject: Limited): Promise<TimeState> {
  const row = await select(ctx, [subject]).executeTakeFirst();
  return toState(ctx, subject, row ?? nothingSpent(ctx, subject));
}

/** The same of several people at once, by id; those without a limit are left out. */
export async function findTimes(
  ctx: Ctx,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<UserId, TimeState>> {
  const limited = subjects.filter(isLimited);
  if (limited.length === 0) return new Map();
  const rows = await select(ctx, limited).execute();
  return new Map(
    limited.map((subject) => [
      subject.userId,
      toState(
        ctx,
        subject,
        rows.find(({ user_id }) => user_id === subject.userId) ?? nothingSpent(ctx, subject),
      ),
    ]),
  );
}

/**
 * The same for a transaction that changes what is spent: others wait. If nothing was ever counted, it begins at
 * `countedUntil`.
 */
export async function takeTime(ctx: Ctx, subject: Limited, countedUntil: Date): Promise<TimeState> {
  await ctx.db
    .insertInto('spent_time')
    .values({ user_id: subject.userId, ...toColumns(begin(ctx, subject, countedUntil)) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await select(ctx, [subject]).forUpdate('spent_time').executeTakeFirstOrThrow();
  return toState(ctx, subject, row);
}

export async function saveSpentTime(
  { db }: Ctx,
  { userId }: Pick<Subject, 'userId'>,
  spent: SpentTime,
): Promise<void> {
  await db.updateTable('spent_time').set(toColumns(spent)).where('user_id', '=', userId).execute();
}

function nothingSpent(ctx: Ctx, subject: Limited) {
  const noRules = { rules: null, quiet_from: null, quiet_until: null, holy: null };
  return { ...begin(ctx, subject, ctx.clock.now()), ...noRules };
}

function begin(ctx: Ctx, subject: Subject, countedUntil: Date): SpentTime {
  const zone = zoneOf(ctx, subject);
  const day = localDateOf(ctx.clock.now(), zone);
  return { day, zone, minutes: 0, seconds: 0, extraMinutes: 0, countedUntil, itemId: null };
}

/** By the time zone in which the limit was set: a device that claims to be elsewhere does not begin a new day. */
function toState(
  ctx: Ctx,
  subject: Limited,
  {
    rules,
    quiet_from,
    quiet_until,
    holy,
    day,
    minutes,
    seconds,
    extraMinutes,
    countedUntil,
    itemId,
    ...row
  }: Omit<SpentTime, 'zone'> & { zone: string | null } & Parameters<typeof rulesFromRow>[0],
): TimeState {
  const zone = row.zone ?? zoneOf(ctx, subject);
  return {
    rules: rulesFromRow({ rules, quiet_from, quiet_until, holy }, subject.minutesPerDay),
    spent: onDay(
      { day, zone, minutes, seconds, extraMinutes, countedUntil, itemId },
      localDateOf(ctx.clock.now(), zone),
    ),
    place: placeFor(subject.place, zone),
  };
}

function select({ db }: Ctx, subjects: readonly Subject[]) {
  return db
    .selectFrom('spent_time')
    .leftJoin('time_rules', 'time_rules.user_id', 'spent_time.user_id')
    .select([
      'spent_time.user_id',
      'spent_time.day',
      'spent_time.zone',
      'spent_time.minutes',
      'spent_time.seconds',
      'spent_time.extra_minutes as extraMinutes',
      'spent_time.counted_until as countedUntil',
      'spent_time.item_id as itemId',
      'time_rules.minutes as rules',
      'time_rules.quiet_from',
      'time_rules.quiet_until',
      'time_rules.holy',
    ])
    .where(
      'spent_time.user_id',
      'in',
      subjects.map(({ userId }) => userId),
    );
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
