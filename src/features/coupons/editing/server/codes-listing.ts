import { sql } from 'kysely';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { CouponCodesRequest } from '../contract.ts';

const codesListing = defineListing({
  name: 'couponCodes',
  request: CouponCodesRequest,
  rows: ({ db }) =>
    db
      .selectFrom('coupon_codes')
      .innerJoin('coupons', 'coupons.id', 'coupon_codes.coupon_id')
      .leftJoin('coupon_uses', 'coupon_uses.order_id', 'coupon_codes.order_id')
      .select(['coupon_codes.code', 'coupons.name', 'coupon_codes.made_at', 'coupon_uses.held_at'])
      .where('coupon_codes.single_use', '=', true),
  id: sql.ref('coupon_codes.key'),
  sorts: { madeAt: { by: sql.ref('coupon_codes.made_at'), type: 'timestamptz', isRequired: true } },
  defaultSort: 'madeAt',
  filters: { coupon: (coupon) => sql`coupon_codes.coupon_id = ${coupon}` },
  csv: {
    permission: 'coupons.edit',
    columns: [
      { heading: 'coupons.codes.code', value: ({ code }) => code },
      { heading: 'coupons.list.name', value: ({ name }) => name },
      { heading: 'coupons.codes.madeAt', value: ({ made_at }) => made_at },
      { heading: 'coupons.codes.usedAt', value: ({ held_at }) => held_at },
    ],
  },
});

/** The single-use codes of one coupon, to be handed out. */
export const codesFile = fileOf(codesListing);
