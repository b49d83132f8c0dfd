import type { Ctx } from '#platform/ctx.ts';
import {
  nameDonation,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import type { ContributionRowView } from '../contract.ts';
import { contributionStateOf } from '../policy.ts';

/** Money of a donation as lists show it. */
export function viewContribution(
  ctx: Pick<Ctx, 'sayIn' | 'locale'>,
  row: ContributionRow,
  donation: Pick<DonationRow, 'donor_name' | 'anonymity' | 'about' | 'period'>,
): ContributionRowView {
  const { currency } = row;
  return {
    id: row.id,
    donationId: row.donation_id,
    givenAt: row.given_at.toISOString(),
    donorName: donation.donor_name,
    anonymity: donation.anonymity,
    about: nameDonation(ctx, ctx.locale, donation),
    period: donation.period,
    kind: row.kind,
    method: row.method,
    entity: row.entity,
    amount: { amount: row.amount, currency },
    refunded: { amount: row.refunded, currency },
    state: contributionStateOf(row),
    paymentId: row.payment_id,
  };
}
