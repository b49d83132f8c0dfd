import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { dayMs } from '#core/durations.ts';
import { money, type Currency, type Money } from '#core/money.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findHeld } from '#features/billing/server/public.ts';
import { discount, discountRenewal, type CouponTerms } from '#features/coupons/server/public.ts';
import { taxOf, type TaxRule } from '#features/invoices/server/public.ts';
import { creditOf, dueOf, kindOf, monthsOf, addMonths, type Offer } from '#features/plans/policy.ts';
import { lastGiftEnd } from '#features/plans/grants/policy.ts';
import { priceOf } from '#features/plans/prices/server/prices.ts';
import { readPayer, type Payer } from '#features/people/server/public.ts';
import { findTaxRule } from '#features/plans/server/tax-rule.ts';
import { findLive, heldOf, type SubscriptionRow } from '#features/plans/server/accounts.ts';

export interface QuoteInput extends Offer {
  currency: Currency;
}

/** What an offer costs the caller now: all in the offer's currency. */
export interface Quote {
  kind: 'first' | 'renewal' | 'upgrade';
  price: Money;
  /** What a coupon takes off. */
  discount: Money;
  freeDays: number;
  /** What is left of the plan that she has. */
  credit: Money;
  /** What each further period costs, with a coupon for every payment. */
  renews: Money;
  tax: Money;
  rule: TaxRule | undefined;
  total: Money;
  /** When the period that is paid for ends, and the next is due. */
  endsAt: Date;
  live: SubscriptionRow | undefined;
  buyer: Payer;
}

/**
 * Works out what the caller would pay for an offer. Refuses what she has already, what changes only with her next period, and
 * anyone whose plan was given to her.
 */
export async function makeQuote(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock' | 'actor'>,
  input: QuoteInput,
  terms?: CouponTerms,
): Promise<Quote> {
  const member = signedIn(ctx);
  const now = ctx.clock.now();
  const buyer = await readPayer(ctx, member.userId);
  if (buyer.minor) throw new Conflict('minor', 'plans.refusal.minor');
  const { entitlements, grants } = await findHeld(ctx, member.userId);
  if (entitlements.plan === 'complimentary')
    throw new Conflict('complimentary', 'plans.refusal.complimentary');
  const live = await findLive(ctx, member.userId);
  const price = await priceOf(ctx, input, input.currency);
  const kind = kindOf(live && heldOf(live), input, price);
  if (kind === 'same') throw new Conflict('same_plan', 'plans.refusal.samePlan');
  if (kind === 'later') throw new Conflict('changes_later', 'plans.refusal.changesLater');
  const left = live && kind === 'upgrade' ? creditOf(heldOf(live), now) : money(0, input.currency);
  const {
    due: reduced,
    off,
    freeDays,
  } = terms ? discount(terms, price) : { due: price, off: money(0, input.currency), freeDays: 0 };
  const { credit, due } = dueOf(reduced, left);
  const rule = await findTaxRule(ctx, buyer, input.currency);
  const { tax, gross } = taxOf(due, rule);
  const gifts = lastGiftEnd(grants, input.plan, now);
  const startsAt =
    live && kind === 'renewal' && live.state === 'past_due' ? live.period_ends_at : (gifts ?? now);
  return {
    kind,
    price,
    discount: off,
    freeDays,
    credit,
    renews: terms ? discountRenewal(terms, price).due : price,
    tax,
    rule,
    total: gross,
    endsAt: addMonths(new Date(startsAt.getTime() + freeDays * dayMs), monthsOf[input.period]),
    live,
    buyer,
  };
}

/** Whether she has never paid for a plan: some coupons are for that alone. */
export async function isFirstPayment({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<boolean> {
  const paid = await db
    .selectFrom('plan_orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return paid === undefined;
}
