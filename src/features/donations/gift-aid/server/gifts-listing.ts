import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing, type ListingCtx } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { markOfAddress } from '#features/donations/server/donation-rows.ts';
import { GiftAidRequest, type GiftAidGift } from '../contract.ts';
import { claimNumber, dayInLondon, type GiftAidState } from '../policy.ts';
import { claimedFrom, isDisputed } from './claim-rows.ts';

/** What becomes of a gift; `late` is one that is too old to be claimed. */
function stateOf(ctx: Pick<ListingCtx, 'clock'>) {
  return sql<GiftAidState>`case
    when gift_aid_claim_lines.contribution_id is not null then 'claimed'
    when gift_aid_gifts.taken_back >= contributions.amount then 'back'
    when ${isDisputed} then 'disputed'
    when contributions.given_at < ${claimedFrom(ctx)} then 'late'
    else 'open' end`;
}

const giftsListing = defineListing({
  name: 'gift-aid-gifts',
  request: GiftAidRequest,
  rows: (ctx) =>
    ctx.db
      .selectFrom('gift_aid_gifts')
      .innerJoin('contributions', 'contributions.id', 'gift_aid_gifts.contribution_id')
      .innerJoin('donations', 'donations.id', 'contributions.donation_id')
      .leftJoin(
        'gift_aid_claim_lines',
        'gift_aid_claim_lines.contribution_id',
        'gift_aid_gifts.contribution_id',
      )
      .leftJoin('gift_aid_claims', 'gift_aid_claims.id', 'gift_aid_claim_lines.claim_id')
      .select([
        'contributions.id',
        'contributions.donation_id',
        'contributions.amount',
        'contributions.given_at',
        'gift_aid_gifts.taken_back',
        'gift_aid_claims.number',
        'donations.donor_name',
        stateOf(ctx).as('state'),
      ]),
  id: sql.ref('gift_aid_gifts.contribution_id'),
  sorts: {
    coveredAt: { by: sql.ref('gift_aid_gifts.covered_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-coveredAt',
  filters: {
    state: (state, ctx) => sql`${stateOf(ctx)} = ${state}`,
    claim: (claim) => sql`gift_aid_claim_lines.claim_id = ${claim}`,
  },
  // A part of a name, or a whole address, which is stored sealed.
  search(q, ctx) {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<boolean>`(donations.donor_name ilike ${part} or donations.address_mark = ${markOfAddress(ctx, q)})`;
  },
});

/** The gifts that declarations cover, for finance. */
export async function listGiftAidGifts(ctx: Ctx, request: GiftAidRequest): Promise<ListingPage<GiftAidGift>> {
  const page = await readListing(ctx, giftsListing, request);
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      donationId: row.donation_id,
      donorName: row.donor_name,
      givenOn: dayInLondon(row.given_at),
      left: row.amount - row.taken_back,
      state: row.state,
      claim: row.number === null ? null : claimNumber(row.number),
    })),
  };
}
