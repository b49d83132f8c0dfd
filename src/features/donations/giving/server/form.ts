import type { Currency } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findOfferedCurrency } from '#features/currencies/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { readPresets, readReviewAbove } from '#features/donations/server/settings.ts';
import type { DonationFormView } from '../contract.ts';
import { listWays } from './ways.ts';

/** What can be given in a currency and how, and what is known of the caller as a donor. */
export async function getDonationForm(
  ctx: RequestCtx,
  input: { currency?: Currency | undefined },
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
    ...(await listWays(ctx, currency)),
  };
}
