import type { Ctx } from '#platform/ctx.ts';
import type { PurposePayment } from '#features/payments/server/public.ts';
import { donationPurpose } from '#features/donations/giving/server/donation-purpose.ts';
import { nameDonation } from '#features/donations/server/donation-rows.ts';

/** What payments are donated for, in the caller's language. */
export async function describePayments(
  ctx: Pick<Ctx, 'db' | 'sayIn' | 'locale'>,
  payments: readonly Pick<PurposePayment, 'paymentId' | 'purpose' | 'purposeId'>[],
): Promise<{ paymentId: string; text: string }[]> {
  const own = payments.filter(({ purpose }) => purpose === donationPurpose);
  if (own.length === 0) return [];
  const ids = own.map(({ purposeId }) => purposeId);
  const donations = await ctx.db
    .selectFrom('donations')
    .select(['id', 'about'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(donations.map((row) => [row.id, nameDonation(ctx, ctx.locale, row)]));
  return own.flatMap(({ paymentId, purposeId }) => {
    const text = byId.get(purposeId);
    return text === undefined ? [] : { paymentId, text };
  });
}
