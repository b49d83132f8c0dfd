import { money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ContributionFacts, DonationFacts } from './donation-hooks.ts';
import type { ContributionRow, DonationRow } from './donation-rows.ts';

/** A donation as features above know it. */
export function describeDonation({ sealing }: Pick<Ctx, 'sealing'>, donation: DonationRow): DonationFacts {
  const open = (sealed: string | null) => (sealed === null ? '' : sealing.open(sealed));
  return {
    donationId: donation.id,
    targetKind: donation.target_kind,
    targetId: donation.target_id ?? undefined,
    period: donation.period,
    userId: donation.user_id ?? undefined,
    donorName: donation.donor_name,
    donorAddress: donation.sealed_address === null ? undefined : open(donation.sealed_address),
    place: donation.place,
    anonymity: donation.anonymity,
    dedication: { kind: donation.dedication, text: open(donation.sealed_dedication) },
    message: open(donation.sealed_message),
    language: donation.language,
    amount: money(donation.amount, donation.currency),
    total: money(donation.total, donation.currency),
  };
}

/** The same of money that came of it. */
export function describeContribution(
  row: ContributionRow,
  { isFirst }: { isFirst: boolean },
): ContributionFacts {
  return {
    contributionId: row.id,
    kind: row.kind,
    method: row.method,
    amount: money(row.amount, row.currency),
    refunded: money(row.refunded, row.currency),
    toDollars: { rate: row.rate, date: row.rate_on, source: row.rate_source },
    givenAt: row.given_at,
    isFirst,
  };
}
