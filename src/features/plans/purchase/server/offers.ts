import type { Currency } from '#core/money.ts';
import { signedIn } from '#core/actor.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import {
  checkCoupon,
  couponOfLink,
  refuseCoupon,
  type CouponTerms,
} from '#features/coupons/server/public.ts';
import { findOfferedCurrency } from '#features/currencies/server/public.ts';
import { findLive } from '#features/plans/server/accounts.ts';
import { listMethods } from '#features/payments/server/public.ts';
import { readSeatRule } from '#features/people/server/public.ts';
import { pricesSetting, trialSetting } from '#features/plans/prices/server/prices.ts';
import { mayTry } from '#features/plans/trial/server/begin-trial.ts';
import type { OffersView, QuoteView } from '../contract.ts';
import { isFirstPayment, makeQuote, type QuoteInput } from './quote.ts';

/** What plans cost in a currency, for anyone. */
export async function getOffers(
  ctx: Pick<RequestCtx, 'db' | 'events' | 'clock' | 'actor' | 'locale' | 'timeZone' | 'chosenCurrency'>,
  input: { currency?: Currency | undefined },
): Promise<OffersView> {
  const currency = input.currency ?? (await findCurrency(ctx));
  const prices = (await readSetting(ctx, pricesSetting))[currency];
  return {
    currency,
    prices: {
      standard: { month: prices.standardMonth, year: prices.standardYear },
      premium: { month: prices.premiumMonth, year: prices.premiumYear },
    },
    seats: await readSeatRule(ctx),
    trialDays: await readSetting(ctx, trialSetting),
    mayTry: await mayTry(ctx),
  };
}

/** Of the subscription that she has, else the one that she has chosen or that her place suggests (decisions: which provider). */
async function findCurrency(
  ctx: Pick<RequestCtx, 'db' | 'clock' | 'actor' | 'locale' | 'timeZone' | 'chosenCurrency'>,
): Promise<Currency> {
  const { db, actor } = ctx;
  const live = actor.kind === 'visitor' ? undefined : await findLive({ db }, actor.userId);
  return live?.currency ?? findOfferedCurrency(ctx);
}

/** What an offer costs the caller now, and how she can pay it. */
export async function getQuote(
  ctx: RequestCtx,
  input: QuoteInput & { coupon?: string | undefined },
): Promise<QuoteView> {
  const code = input.coupon ?? couponOfLink(ctx);
  const checked = code === undefined ? undefined : await check(ctx, code, input);
  const terms = checked && 'terms' in checked ? checked.terms : undefined;
  const { kind, price, discount, freeDays, credit, renews, tax, rule, total, endsAt } = await makeQuote(
    ctx,
    input,
    terms,
  );
  return {
    kind,
    price: Number(price.amount),
    coupon:
      code === undefined || !checked
        ? null
        : {
            code,
            off: Number(discount.amount),
            freeDays,
            problem: 'problem' in checked ? checked.problem : null,
          },
    credit: Number(credit.amount),
    renews: Number(renews.amount),
    tax: rule ? { amount: Number(tax.amount), name: rule.name, rate: rule.rate, mode: rule.mode } : null,
    total: Number(total.amount),
    endsAt: endsAt.toISOString(),
    methods: await listMethods(ctx, input.currency, { recurs: true }),
    reopensAt: resumesAt(ctx.clock.now(), visitorPlace(ctx))?.toISOString() ?? null,
  };
}

/** What a code takes off, or in the caller's language why it cannot be used. */
async function check(
  ctx: RequestCtx,
  code: string,
  { plan, currency }: QuoteInput,
): Promise<{ terms: CouponTerms } | { problem: string }> {
  const { userId } = signedIn(ctx);
  const checked = await checkCoupon(ctx, code, {
    plan,
    currency,
    payer: { userId },
    isFirstPayment: await isFirstPayment(ctx, userId),
  });
  if ('terms' in checked) return checked;
  const [issue] = refuseCoupon(ctx, checked).issues;
  return { problem: issue ? ctx.sayIn(ctx.locale, issue.messageKey, issue.values) : '' };
}
