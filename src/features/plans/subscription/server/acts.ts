import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Updateable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { kindOf, longestPause, type Offer } from '#features/plans/policy.ts';
import { priceOf } from '#features/plans/prices/server/prices.ts';
import { findLive, heldOf, lockAccount, type SubscriptionRow } from '#features/plans/server/accounts.ts';
import { followSubscription } from '#features/plans/server/give-plan.ts';
import type { SubscriptionsTable } from '#features/plans/server/tables.ts';
import type { SubscriptionView } from '../contract.ts';
import { getActive } from './active.ts';

/** Nothing is charged any more; the plan stays to the end of its period. One that rests, or waits for its money, ends now. */
export const cancel = (ctx: Ctx): Promise<SubscriptionView | null> =>
  change(ctx, (live, now) => ({
    ends: true,
    due_at: live.state === 'active' ? live.period_ends_at : now,
  }));

/** Takes back what was chosen for the next period: a cancellation, a change, a pause. */
export const keep = (ctx: Ctx): Promise<SubscriptionView | null> =>
  change(ctx, (live) => ({
    ends: false,
    next_plan: null,
    next_period: null,
    next_price: null,
    pause_months: null,
    ...(live.state === 'active' && { due_at: live.period_ends_at }),
  }));

/** A lower plan or price begins with the next period. A higher one is bought instead. */
export const changeLater = (ctx: Ctx, offer: Offer): Promise<SubscriptionView | null> =>
  change(ctx, async (live, _now, ctx) => {
    const price = await priceOf(ctx, offer, live.currency);
    if (live.state !== 'active' || kindOf(heldOf(live), offer, price) !== 'later')
      throw new Conflict('not_later', 'plans.refusal.notLater');
    return {
      next_plan: offer.plan,
      next_period: offer.period,
      next_price: Number(price.amount),
      ends: false,
      pause_months: null,
    };
  });

/** Rests for some months after this period: nothing is charged, and nothing is included. */
export const pause = (ctx: Ctx, { months }: { months: number }): Promise<SubscriptionView | null> =>
  change(ctx, (live) => {
    if (live.state !== 'active' || months < 1 || months > longestPause)
      throw new Conflict('no_pause', 'plans.refusal.noPause');
    return { pause_months: months, ends: false, next_plan: null, next_period: null, next_price: null };
  });

/** Ends a pause: it is charged now, and goes on from today. */
export const resume = (ctx: Ctx): Promise<SubscriptionView | null> =>
  change(ctx, (live, now) => {
    if (live.state !== 'paused') throw new Conflict('not_paused', 'plans.refusal.notPaused');
    return { due_at: now, resumes_at: now };
  });

/** Nobody is charged for an account that was given up. If its owner keeps it after all, she can keep the plan in her settings. */
export async function endWithAccount(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  await lockAccount(ctx, userId);
  const live = await findLive(ctx, userId);
  if (!live) return;
  await save(ctx, live, {
    ends: true,
    due_at: live.state === 'active' ? live.period_ends_at : ctx.clock.now(),
  });
}

type Change = Updateable<SubscriptionsTable>;

async function change(
  ctx: Ctx,
  decide: (live: SubscriptionRow, now: Date, ctx: Ctx) => Change | Promise<Change>,
): Promise<SubscriptionView | null> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx, userId);
    const live = await findLive(ctx, userId);
    if (!live) throw new NotFound();
    const now = ctx.clock.now();
    // A renewal is being charged at this moment: what is chosen now would come too late or get lost.
    if (live.due_at === null) throw new Conflict('renewing', 'plans.refusal.renewing');
    await save(ctx, live, await decide(live, now, ctx));
  });
  return getActive(ctx);
}

async function save(ctx: Ctx, live: SubscriptionRow, change: Change): Promise<void> {
  const changes = { ...change, changed_at: ctx.clock.now() };
  await ctx.db.updateTable('subscriptions').set(changes).where('id', '=', live.id).execute();
  await followSubscription(ctx, { ...live, ...changes } as SubscriptionRow);
}
