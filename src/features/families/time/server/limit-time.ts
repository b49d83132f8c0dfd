import { addDays, localDateOf, startOfDay } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { TimeRestriction } from '../contract.ts';
import { findFinishing, minutesLeft } from '../policy.ts';
import { findSpentTime, saveSpentTime, takeSpentTime, zoneOf, type Subject } from './spent-time.ts';
import { updateUsers } from '#features/people/server/public.ts';

/*
 * These work on anyone's limit: today the caller's own, and a family member's once a parent may set it. Callers check
 * permission first.
 */

/** The limit and what is left today. */
export async function describeTime(ctx: Ctx, subject: Subject): Promise<TimeRestriction> {
  const { minutesPerDay } = subject;
  if (minutesPerDay === undefined)
    return { minutesPerDay: null, minutesRemaining: null, beginsAnewAt: null, finishing: null };
  const now = ctx.clock.now();
  const spent = await findSpentTime(ctx, subject);
  const zone = spent?.zone ?? zoneOf(ctx, subject);
  const minutesRemaining = spent ? minutesLeft(spent, minutesPerDay) : minutesPerDay;
  const finishing = spent && minutesRemaining === 0 ? findFinishing(spent, now) : undefined;
  return {
    minutesPerDay,
    minutesRemaining,
    beginsAnewAt: startOfDay(addDays(spent?.day ?? localDateOf(now, zone), 1), zone).toISOString(),
    finishing: finishing ? { itemId: finishing.itemId, until: finishing.until.toISOString() } : null,
  };
}

/**
 * Sets how long she may learn each day, by the local time of this request; time spent today stays spent, even if the
 * limit was lifted in between. Setting the same limit again changes nothing.
 */
export async function setTime(
  ctx: Ctx,
  subject: Subject,
  minutesPerDay: number | undefined,
): Promise<TimeRestriction> {
  const { userId } = subject;
  return inTransaction(ctx, async (ctx) => {
    await updateUsers(ctx.db)
      .set({ minutes_per_day: minutesPerDay ?? null })
      .where('id', '=', userId)
      .execute();
    if (minutesPerDay !== undefined) {
      const now = ctx.clock.now();
      const spent = await takeSpentTime(ctx, subject, now);
      // Time that passed while there was no limit is not counted afterward.
      const isSetAgain = subject.minutesPerDay === undefined && spent.countedUntil < now;
      const countedUntil = isSetAgain ? now : spent.countedUntil;
      await saveSpentTime(ctx, subject, { ...spent, zone: zoneOf(ctx, subject), countedUntil });
    }
    return describeTime(ctx, { ...subject, minutesPerDay });
  });
}

/** Adds minutes to a day that is used up. If some are left nothing changes, so repeating it is safe. */
export async function giveMoreTime(
  ctx: Ctx,
  subject: Subject,
  extraMinutes: number,
): Promise<TimeRestriction> {
  const { minutesPerDay } = subject;
  if (minutesPerDay === undefined) return describeTime(ctx, subject);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const spent = await takeSpentTime(ctx, subject, now);
    if (minutesLeft(spent, minutesPerDay) === 0) {
      // Based on the time spent, not on the limit, which may have been lowered since.
      const more = spent.minutes - minutesPerDay + extraMinutes;
      // Time spent on the locked page is not counted.
      const countedUntil = spent.countedUntil > now ? spent.countedUntil : now;
      await saveSpentTime(ctx, subject, { ...spent, extraMinutes: more, countedUntil });
    }
    return describeTime(ctx, subject);
  });
}
