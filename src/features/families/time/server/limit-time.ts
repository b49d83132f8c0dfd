import type { UserId } from '#core/ids.ts';
import { addDays, startOfDay, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { updateUsers } from '#features/people/server/public.ts';
import type { TimeRestriction } from '../contract.ts';
import { minutesLeft } from '../policy.ts';
import { leftOn, limitOn, standInFor, type TimeRules } from '../policy-rules.ts';
import { closesSoonAt, closingAt, findStillOpen, opensAt, type TimeState } from './closing.ts';
import { dropRules, saveRules } from './rule-rows.ts';
import {
  findTime,
  isLimited,
  saveSpentTime,
  takeTime,
  zoneOf,
  type Limited,
  type Subject,
} from './spent-time.ts';

/*
 * These work on anyone's limit: the caller's own, and a family member's for her parent. Callers check permission first.
 */

/** The limit and what is left today. */
export async function describeTime(ctx: Ctx, subject: Subject): Promise<TimeRestriction> {
  return isLimited(subject) ? describeState(await findTime(ctx, subject), ctx.clock.now()) : unlimited;
}

export const unlimited: TimeRestriction = {
  minutesPerDay: null,
  minutesRemaining: null,
  beginsAnewAt: null,
  closed: null,
  opensAt: null,
  finishing: null,
};

/** What may be said of someone's time now. */
export function describeState(state: TimeState, now: Date): TimeRestriction {
  const { rules, spent } = state;
  const closing = closingAt(state, now);
  const finishing = closing && findStillOpen(state, closing.reason, now);
  return {
    minutesPerDay: limitOn(rules, spent.day) ?? null,
    minutesRemaining: minutesRemaining(state, now) ?? null,
    beginsAnewAt: startOfDay(addDays(spent.day, 1), spent.zone).toISOString(),
    closed: closing?.reason ?? null,
    opensAt: closing ? (opensAt(state, now)?.toISOString() ?? null) : null,
    finishing: finishing ? { itemId: finishing.itemId, until: finishing.until.toISOString() } : null,
  };
}

/** How many minutes are left until it closes, whatever closes it; undefined where nothing does for a while. */
export function minutesRemaining(state: TimeState, now: Date): number | undefined {
  if (closingAt(state, now)) return 0;
  const left = leftOn(state.rules, state.spent);
  const closesAt = closesSoonAt(state, now);
  if (!closesAt) return left;
  return Math.min(left ?? Infinity, Math.ceil((closesAt.getTime() - now.getTime()) / 60_000));
}

/**
 * Sets how long she may learn each day, by the local time of this request; time spent today stays spent, even if the
 * limit was lifted in between. Setting the same limit again changes nothing. What a parent had set for her ends.
 */
export async function setTime(
  ctx: Ctx,
  subject: Subject,
  minutesPerDay: number | undefined,
): Promise<TimeRestriction> {
  return inTransaction(ctx, async (ctx) => {
    if (minutesPerDay !== undefined) await continueTime(ctx, { ...subject, minutesPerDay }, subject);
    await dropRules(ctx, subject.userId);
    await setStandIn(ctx, subject.userId, minutesPerDay);
    return describeTime(ctx, { ...subject, minutesPerDay });
  });
}

/** The same for rules that her parent sets: minutes for each day of the week, quiet hours, Shabbat and Yom Tov. */
export async function setRules(
  ctx: Ctx,
  subject: Subject,
  rules: TimeRules,
  setBy: UserId,
): Promise<TimeRestriction> {
  const minutesPerDay = standInFor(rules);
  return inTransaction(ctx, async (ctx) => {
    await continueTime(ctx, { ...subject, minutesPerDay }, subject);
    await saveRules(ctx, subject.userId, rules, setBy);
    await setStandIn(ctx, subject.userId, minutesPerDay);
    return describeTime(ctx, { ...subject, minutesPerDay });
  });
}

async function setStandIn({ db }: Ctx, userId: UserId, minutesPerDay: number | undefined): Promise<void> {
  await updateUsers(db)
    .set({ minutes_per_day: minutesPerDay ?? null })
    .where('id', '=', userId)
    .execute();
}

/** What was spent today stays spent; time that passed while there was no limit is not counted afterward. */
async function continueTime(ctx: Ctx, limited: Limited, before: Subject): Promise<void> {
  const now = ctx.clock.now();
  const { spent } = await takeTime(ctx, limited, now);
  const isSetAgain = !isLimited(before) && spent.countedUntil < now;
  const countedUntil = isSetAgain ? now : spent.countedUntil;
  await saveSpentTime(ctx, limited, { ...spent, zone: zoneOf(ctx, limited), countedUntil });
}

/** Adds minutes to a day that is used up. If some are left nothing changes, so repeating it is safe. */
export async function giveMoreTime(
  ctx: Ctx,
  subject: Subject,
  extraMinutes: number,
): Promise<TimeRestriction> {
  if (!isLimited(subject)) return unlimited;
  return inTransaction(ctx, async (ctx) => {
    await addMinutes(ctx, subject, (left) => (left === 0 ? extraMinutes : 0));
    return describeTime(ctx, subject);
  });
}

/** Gives what she asked for on that day, on top of what is left if a limit was raised meanwhile; once for each request. */
export async function giveAskedTime(
  ctx: Ctx,
  subject: Subject,
  { minutes, day }: { minutes: number; day: LocalDate },
): Promise<void> {
  if (isLimited(subject)) await addMinutes(ctx, subject, (_left, today) => (day === today ? minutes : 0));
}

async function addMinutes(
  ctx: Ctx,
  subject: Limited,
  decide: (left: number, today: LocalDate) => number,
): Promise<void> {
  const now = ctx.clock.now();
  const { rules, spent } = await takeTime(ctx, subject, now);
  const limit = limitOn(rules, spent.day);
  if (limit === undefined) return;
  const left = minutesLeft(spent, limit);
  const extra = decide(left, spent.day);
  if (extra === 0) return;
  // Based on the time spent, not on the limit, which may have been lowered since.
  const extraMinutes = spent.minutes + left - limit + extra;
  // Time spent on the locked page is not counted.
  const countedUntil = left > 0 || spent.countedUntil > now ? spent.countedUntil : now;
  await saveSpentTime(ctx, subject, { ...spent, extraMinutes, countedUntil });
}
