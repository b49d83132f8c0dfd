import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { daysAnywhere, keyOf, readCode } from '#features/coupons/policy.ts';
import { CouponsRequest, type AdminCoupon } from '../contract.ts';
import { selectCoupons, viewCoupon } from './view-coupons.ts';

const couponsListing = defineListing({
  name: 'coupons',
  request: CouponsRequest,
  rows: selectCoupons,
  id: sql.ref('coupons.id'),
  sorts: {
    createdAt: { by: sql.ref('coupons.created_at'), type: 'timestamptz', isRequired: true },
    used: { by: sql.ref('coupons.used'), type: 'bigint', isRequired: true },
  },
  defaultSort: '-createdAt',
  filters: {
    // In the order in which the policy asks (`stateOf`).
    state(state, { clock }) {
      const { earliest, latest } = daysAnywhere(clock.now());
      return sql<boolean>`case
        when not coupons.is_on then 'off'
        when coupons.ends_on < ${earliest}::date then 'expired'
        when coupons.starts_on > ${latest}::date then 'scheduled'
        when coupons.used >= coupons.max_uses then 'used_up'
        else 'running' end = ${state}`;
    },
  },
  // A part of its name, or a whole code of it, also a single-use one.
  search(q) {
    const code = readCode(q);
    const isNamed = sql<boolean>`coupons.name ilike ${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
    if (code === undefined) return isNamed;
    return sql<boolean>`(${isNamed} or coupons.id = (select coupon_id from coupon_codes where key = ${keyOf(code)}))`;
  },
});

export async function listCoupons(ctx: Ctx, request: CouponsRequest): Promise<ListingPage<AdminCoupon>> {
  const page = await readListing(ctx, couponsListing, request);
  return { ...page, items: page.items.map((row) => viewCoupon(ctx, row)) };
}
