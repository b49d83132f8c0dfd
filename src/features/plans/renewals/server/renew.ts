import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import {
  chargePayment,
  createPayment,
  findSavedMethod,
  type PaymentCtx,
} from '#features/payments/server/public.ts';
import { findLearningChoices, readPayer } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { addMonths, monthsOf } from '#features/plans/policy.ts';
import { applyOrder } from '#features/plans/purchase/server/apply-order.ts';
import { planPurpose } from '#features/plans/purchase/server/buy.ts';
import { insertOrder, renewalKey, type NewOrder } from '#features/plans/purchase/server/orders.ts';
import { findLive, lockAccount, type SubscriptionRow } from '#features/plans/server/accounts.ts';
import { endSubscription } from '#features/plans/server/end-subscription.ts';
import { followSubscription } from '#features/plans/server/give-plan.ts';
import { nameOffer } from '#features/plans/server/name-offer.ts';
import { failRenewal } from './fail-renewal.ts';
import { quoteRenewal } from './quote-renewal.ts';

/** Works off the subscriptions whose time has come. */
export const renewJob = 'plans.renew';

/** Charges one renewal at its provider; what is unclear is found out by the job of payments. */
export const chargeJob = 'plans.charge';
export interface ChargeJob {
  paymentId: string;
  userId: UserId;
}

const batch = 500;

/**
 * Does what is due for every subscription: renews it, lets it rest, wakes it or ends it. One person's trouble holds up nobody else:
 * it is logged, and tried again with the next run.
 */
export async function renewDue(ctx: PaymentCtx): Promise<void> {
  for (let after = ''; ;) {
    const due = await ctx.db
      .selectFrom('subscriptions')
      .select(['id', 'user_id'])
      .where('due_at', '<=', ctx.clock.now())
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { user_id } of due) {
      try {
        await inTransaction(ctx, (ctx) => actOnDue(ctx, user_id));
      } catch (error) {
        ctx.log.error({ err: error, userId: user_id }, 'a subscription could not be renewed');
      }
    }
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last.id;
  }
}

/** A charge that has waited into Shabbat or Yom Tov is put off again. */
export async function chargeRenewal(ctx: PaymentCtx, job: ChargeJob): Promise<void> {
  const reopens = await findReopening(ctx, job.userId);
  if (!reopens) return chargePayment(ctx, job.paymentId);
  const startAfterSeconds = Math.ceil((reopens.getTime() - ctx.clock.now().getTime()) / 1000);
  await ctx.jobs.send<ChargeJob>(ctx, chargeJob, job, { startAfterSeconds });
}

/** When a person may be charged again where she lives; undefined if she may be now (decisions: the Jewish calendar). */
async function findReopening(ctx: PaymentCtx, userId: UserId): Promise<Date | undefined> {
  const choices = await findLearningChoices(ctx, [userId]);
  return resumesAt(ctx.clock.now(), placeOfPerson(choices.get(userId)));
}

async function actOnDue(ctx: PaymentCtx, userId: UserId): Promise<void> {
  await lockAccount(ctx, userId);
  const live = await findLive(ctx, userId);
  const now = ctx.clock.now();
  // Another run was quicker.
  if (!live?.due_at || live.due_at > now) return;
  if (live.ends) return endSubscription(ctx, live, 'plans.ended');
  if (live.pause_months !== null) return rest(ctx, live, live.pause_months);
  const reopens = await findReopening(ctx, userId);
  if (reopens) return postpone(ctx, live, reopens);
  return charge(ctx, live);
}

/** Its period is over, and the next begins only after a pause. */
async function rest(ctx: PaymentCtx, live: SubscriptionRow, months: number): Promise<void> {
  const resumes_at = addMonths(live.period_ends_at, months);
  const changes = { state: 'paused', resumes_at, due_at: resumes_at, pause_months: null } as const;
  await ctx.db.updateTable('subscriptions').set(changes).where('id', '=', live.id).execute();
  await followSubscription(ctx, { ...live, ...changes });
}

/** Nobody is charged on Shabbat or Yom Tov. */
async function postpone(ctx: PaymentCtx, live: SubscriptionRow, until: Date): Promise<void> {
  await ctx.db.updateTable('subscriptions').set({ due_at: until }).where('id', '=', live.id).execute();
}

/** Writes down the order and its payment, and leaves the charge to a job; without a saved way to pay it has failed. */
async function charge(ctx: PaymentCtx, live: SubscriptionRow): Promise<void> {
  const methodId = live.payment_method_id;
  const saved = methodId === null ? undefined : await findSavedMethod(ctx, methodId);
  if (methodId === null || live.method === null || !saved) return failRenewal(ctx, live);
  const buyer = await readPayer(ctx, live.user_id);
  const { offer, price, off, due, rule, tax, gross } = await quoteRenewal(ctx, live, buyer);
  const id = randomUUID();
  const ordered = {
    id,
    key: renewalKey(live),
    offer,
    // It counts as a payment on the terms of the order that has the coupon.
    hasCoupon: false,
    quote: {
      kind: 'renewal',
      price,
      discount: off,
      freeDays: 0,
      credit: money(0, live.currency),
      renews: due,
      tax,
      rule,
      total: gross,
      endsAt: addMonths(live.period_ends_at, monthsOf[offer.period]),
      live,
      buyer,
    },
  } satisfies NewOrder;
  if (gross.amount === 0n) {
    await applyOrder(ctx, await insertOrder(ctx, live.user_id, ordered), { live, paid: undefined });
    return;
  }
  const { payment } = await createPayment(ctx, {
    payer: `user:${live.user_id}`,
    key: `plan:${id}`,
    userId: live.user_id,
    purpose: planPurpose,
    purposeId: id,
    amount: gross,
    method: live.method,
    description: nameOffer(ctx, buyer.language, offer),
    locale: buyer.language,
    emailAddress: buyer.emailAddress,
    name: buyer.name,
    returnPath: href('settingsSubscription'),
    saves: false,
    savedMethodId: methodId,
    // Longer than Shabbat and Yom Tov can put it off.
    expiresAt: new Date(ctx.clock.now().getTime() + 7 * dayMs),
  });
  await insertOrder(ctx, live.user_id, { ...ordered, paymentId: payment.id });
  await ctx.db.updateTable('subscriptions').set({ due_at: null }).where('id', '=', live.id).execute();
  await ctx.jobs.send<ChargeJob>(ctx, chargeJob, { paymentId: payment.id, userId: live.user_id });
}
