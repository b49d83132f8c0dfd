import type { Ctx } from '#platform/ctx.ts';
import {
  placeOfDonation,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { dayOfGift, spanOfYear } from '../policy.ts';

/** Money that came of a donation, with what its donor knows it by. */
export type GiftOfYear = Pick<ContributionRow, 'id' | 'payment_id' | 'kind' | 'given_at'> &
  Pick<DonationRow, 'about' | 'donor_name' | 'language' | 'place' | 'sealed_address' | 'created_at'> & {
    givenOn: string;
  };

/** What was given from a mailbox in a year of its donor's calendar, the earliest first. */
export async function listGiftsOfYear(
  { db }: Pick<Ctx, 'db'>,
  { addressMark, year }: { addressMark: string; year: number },
): Promise<GiftOfYear[]> {
  const { from, before } = spanOfYear(year);
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('donations', 'donations.id', 'contributions.donation_id')
    .select([
      'contributions.id',
      'contributions.payment_id',
      'contributions.kind',
      'contributions.given_at',
      'donations.about',
      'donations.donor_name',
      'donations.language',
      'donations.place',
      'donations.sealed_address',
      'donations.created_at',
    ])
    .where('donations.address_mark', '=', addressMark)
    .where('contributions.given_at', '>=', from)
    .where('contributions.given_at', '<', before)
    .orderBy('contributions.given_at')
    .orderBy('contributions.id')
    .execute();
  return rows
    .map((row) => ({ ...row, givenOn: dayOfGift(row.given_at, placeOfDonation(row).timeZone) }))
    .filter(({ givenOn }) => givenOn.startsWith(`${year}-`));
}
