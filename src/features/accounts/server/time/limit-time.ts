import { addDays, localDateOf, startOfDay } from '../../../../core/local-date.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { TimeRestriction } from '../../contract-time.ts';
import { findFinishing, minutesLeft } from '../../policy-time.ts';
import { findSpentTime, saveSpentTime, takeSpentTime, zoneOf, type Subject } from './spent-time.ts';

/*
 * Somebody's limit, whoever asks: her own sessions today, a parent's of a family. Who may is settled before.
 */

/** The limit and what is left of today. */
export async function describeTime(ctx: Ctx, subject: Subject): Promise<TimeRestriction> {
  const { minutesPerDay } = subject;
  if (minutesPerDay === undefined)
    return { minutesPerDay: null, minutesRemaining: null, beginsAnewAt: null, finishing: null };
  const now = ctx.clock.now();
  const zone = zoneOf(ctx, subject);
  const spent = await findSpentTime(ctx, subject);
  const minutesRemaining = spent ? minutesLeft(spent, minutesPerDay) : minutesPerDay;
  const finishing = spent && minutesRemaining === 0 ? findFinishing(spent, now) : undefined;
  return {
    minutesPerDay,
    minutesRemaining,
    beginsAnewAt: startOfDay(addDays(spent?.day ?? localDateOf(now, zone), 1), zone).toISOString(),
    finishing: finishing ? { itemId: finishing.itemId, until: finishing.until.toISOString() } : null,
  };
}

/** Sets how long she may learn a day; what she has spent of today stays spent. Again is fine. */
export async function setTime(
  ctx: Ctx,
  subject: Subject,
  minutesPerDay: number | undefined,
): Promise<TimeRestriction> {
  const { userId } = subject;
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable('users')
      .set({ minutes_per_day: minutesPerDay ?? null })
      .where('id', '=', userId)
      .execute();
    if (minutesPerDay === undefined)
      await ctx.db.deleteFrom('spent_time').where('user_id', '=', userId).execute();
    else await takeSpentTime(ctx, subject, ctx.clock.now());
    return describeTime(ctx, { ...subject, minutesPerDay });
  });
}

/** Gives more minutes on top of a day that is used up. Where some are left nothing changes, so that again is fine. */
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
      // From what is spent, not from the limit: that may have been lowered meanwhile.
      const more = spent.minutes - minutesPerDay + extraMinutes;
      // Time that passed at the locked page is not owed.
      const countedUntil = spent.countedUntil > now ? spent.countedUntil : now;
      await saveSpentTime(ctx, subject, { ...spent, extraMinutes: more, countedUntil });
    }
    return describeTime(ctx, subject);
  });
}
