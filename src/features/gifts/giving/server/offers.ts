import type { Currency } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { findOfferedCurrency } from '#features/currencies/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { giftMonths, type GiftPlan } from '#features/gifts/policy.ts';
import { daysToChoose } from '#features/gifts/server/sending-time.ts';
import type { GiftOffersView } from '../contract.ts';
import { readPrice } from './quote-gift.ts';

/** What gifts cost in a currency, and what is known of the caller as their giver. */
export async function getGiftOffers(
  ctx: RequestCtx,
  input: { currency?: Currency | undefined },
): Promise<GiftOffersView> {
  const currency = input.currency ?? (await findOfferedCurrency(ctx));
  const pricesOf = (plan: GiftPlan) =>
    Promise.all(
      giftMonths.map(async (months) => ({
        months,
        price: Number((await readPrice(ctx, { plan, months, currency })).amount),
      })),
    );
  const { actor } = ctx;
  const giver = actor.kind === 'member' ? await readPayer(ctx, actor.userId) : undefined;
  const { first, last } = daysToChoose({ place: visitorPlace(ctx).id }, ctx.clock.now());
  return {
    currency,
    prices: { standard: await pricesOf('standard'), premium: await pricesOf('premium') },
    firstDay: first,
    lastDay: last,
    giverName: giver?.name ?? '',
    giverAddress: giver?.emailAddress ?? '',
  };
}
