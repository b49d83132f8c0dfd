import type { UserId } from '#core/ids.ts';
import {
  grantPlan as storeGrant,
  listGrants,
  type Grant,
  type GrantSource,
} from '#features/billing/server/public.ts';
import { addMonths } from '#features/plans/policy.ts';
import { lockAccount } from '#features/plans/server/accounts.ts';
import { tellOfPlan, type GiveCtx } from '#features/plans/server/give-plan.ts';
import { putOff } from './put-off.ts';

export interface NewGrant {
  /** Unique within everything that grants plans, such as `gift:4f…`. */
  id: string;
  plan: Grant['plan'];
  source: GrantSource;
  /**
   * `months`: a gift of time, which begins when earlier ones have ended, and puts off a renewal of her own by as much. `until`: it
   * stands beside what she pays for herself.
   */
  lasts: { months: number } | { until: Date };
  /** Without it, it begins now; only with `until`. */
  from?: Date;
  /** How many seats she has by it, instead of those of the plan. */
  seats?: number;
}

/**
 * Grants someone a plan beside what she pays for: the better one is in force. The same id again is the same gift of time, and
 * replaces one that lasts until a day. Joins the caller's transaction.
 */
export async function grantPlan(
  ctx: GiveCtx,
  userId: UserId,
  { id, plan, source, lasts, from, seats }: NewGrant,
): Promise<{ startsAt: Date; endsAt: Date }> {
  await lockAccount(ctx, userId);
  const now = ctx.clock.now();
  const grants = await listGrants(ctx, userId);
  const same = grants.find((grant) => grant.id === id);
  if (same && 'months' in lasts) return same;
  const startsAt = 'months' in lasts ? afterGifts(grants, now) : (from ?? same?.startsAt ?? now);
  const endsAt = 'months' in lasts ? addMonths(startsAt, lasts.months) : lasts.until;
  await storeGrant(ctx, userId, { id, plan, source, startsAt, endsAt, seats });
  if ('months' in lasts) await putOff(ctx, userId, { months: lasts.months, giftsEndAt: endsAt });
  await planTurns(ctx, userId, { id, startsAt, endsAt });
  await tellOfPlan(ctx, userId);
  return { startsAt, endsAt };
}

/** When a gift of time begins: now, or when the last of the others ends. */
function afterGifts(grants: readonly Grant[], now: Date): Date {
  const ends = grants.filter(({ source }) => source === 'gift').map(({ endsAt }) => endsAt.getTime());
  return new Date(Math.max(now.getTime(), ...ends));
}

/** Until when gifts of time last that someone has; undefined without one in force or to come. */
export async function giftsEndAt(
  ctx: Pick<GiveCtx, 'db' | 'clock'>,
  userId: UserId,
): Promise<Date | undefined> {
  return lastGiftEnd(await listGrants(ctx, userId), ctx.clock.now());
}

/** The same of grants that are known. */
export function lastGiftEnd(grants: readonly Grant[], now: Date): Date | undefined {
  const end = afterGifts(grants, now);
  return end > now ? end : undefined;
}

async function planTurns(
  { db, clock }: GiveCtx,
  userId: UserId,
  { id, startsAt, endsAt }: { id: string; startsAt: Date; endsAt: Date },
): Promise<void> {
  const row = { user_id: userId, grant_id: id };
  await db.deleteFrom('plan_turns').where('user_id', '=', userId).where('grant_id', '=', id).execute();
  const begins = startsAt > clock.now() ? [{ ...row, turns_at: startsAt, ends: false }] : [];
  await db
    .insertInto('plan_turns')
    .values([...begins, { ...row, turns_at: endsAt, ends: true }])
    .execute();
}
