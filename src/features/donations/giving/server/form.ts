import { money, type Currency } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findOfferedCurrency } from '#features/currencies/server/public.ts';
import { listMethods } from '#features/payments/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { readPresets, readReviewAbove } from '#features/donations/server/settings.ts';
import { giftAidCurrency } from '#features/donations/gift-aid/policy.ts';
import { findGiftAidOffer } from '#features/donations/gift-aid/server/offer.ts';
import type { DonationFormView } from '../contract.ts';
import { askTarget } from './ask-target.ts';
import { listWays } from './ways.ts';

/** What can be given in a currency and how, and what is known of the caller as a donor. */
export async function getDonationForm(
  ctx: RequestCtx,
  input: { currency?: Currency | undefined; to?: string | undefined },
): Promise<DonationFormView> {
  const currency = input.currency ?? (await findOfferedCurrency(ctx));
  const { actor } = ctx;
  const donor = actor.kind === 'member' ? await readPayer(ctx, actor.userId) : undefined;
  return {
    currency,
    ...(await readPresets(ctx, currency)),
    reviewAbove: await readReviewAbove(ctx),
    donorName: donor?.name ?? '',
    donorAddress: donor?.emailAddress ?? '',
    target: await viewTarget(ctx, input.to, currency),
    giftAid: currency === giftAidCurrency ? ((await findGiftAidOffer(ctx)) ?? null) : null,
    recurringMethods: await listMethods(ctx, currency, { recurs: true }),
    ...(await listWays(ctx, currency, { recurs: false })),
  };
}

/** What a target is called, or why it takes nothing now; asked with the least that can be given. */
async function viewTarget(
  ctx: RequestCtx,
  to: string | undefined,
  currency: Currency,
): Promise<DonationFormView['target']> {
  if (to === undefined) return null;
  const answer = await askTarget(ctx, to, { period: 'once', amount: money(1n, currency) });
  if (answer?.kind === 'accepted')
    return {
      about: ctx.sayIn(ctx.locale, answer.about.text, answer.about.values),
      refused: null,
      showsMessage: answer.showsMessage === true,
      price: answer.price ? Number(answer.price.amount) : null,
    };
  return {
    price: null,
    showsMessage: false,
    about: null,
    refused: ctx.say(answer?.messageKey ?? 'donations.refusal.targetUnknown'),
  };
}
