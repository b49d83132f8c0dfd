import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { currencyCodes, readDecimalText } from '#core/money.ts';
import { line } from '#features/people/contract.ts';
import {
  couponKinds,
  couponPayments,
  couponPlans,
  couponStates,
  mostCodesAtOnce,
  readCode,
  statesOfUse,
} from '../policy.ts';
import { isPercent } from './policy.ts';

const CouponId = z.string().check(z.maxLength(100));
const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** A plain decimal of the currency, above nothing. */
const AmountText = z.string().check(z.maxLength(60));
const day = z.nullable(z.iso.date('coupons.field.noDay'));
const limit = (most: number) =>
  z.nullable(
    z
      .int('coupons.field.noNumber')
      .check(z.gte(1, 'coupons.field.noNumber'), z.lte(most, 'coupons.field.noNumber')),
  );

/**
 * What a coupon takes off, for whom and for how long. `percent` and `amounts` are plain decimals; of the three kinds of value the
 * others are empty. `code` is shared by all who know it; null for a coupon that has single-use codes only.
 */
export const CouponFields = z.object({
  name: line(80).check(z.minLength(1, 'coupons.field.nameMissing')),
  code: z.nullable(
    z.string().check(
      z.maxLength(60),
      z.refine((code) => readCode(code) !== undefined, 'coupons.field.noCode'),
    ),
  ),
  kind: z.enum(couponKinds),
  percent: z.nullable(z.string().check(z.refine(isPercent, 'coupons.field.noPercent'))),
  amounts: z
    .partialRecord(z.enum(currencyCodes), AmountText)
    .check(
      ...currencyCodes.map((currency) =>
        z.refine<Partial<Record<(typeof currencyCodes)[number], string>>>(
          ({ [currency]: text }) =>
            text === undefined || (readDecimalText(text, currency)?.amount ?? 0n) > 0n,
          { error: 'coupons.field.noAmount', path: [currency] },
        ),
      ),
    ),
  freeDays: limit(730),
  payments: z.enum(couponPayments),
  plans: z
    .array(z.enum(couponPlans))
    .check(z.minLength(1, 'coupons.field.noPlan'), z.maxLength(couponPlans.length)),
  /** Days in UTC that count wherever the payer is; the last one too. */
  startsOn: day,
  endsOn: day,
  maxUses: limit(1_000_000),
  maxPerCustomer: limit(1000),
});
export type CouponFields = z.infer<typeof CouponFields>;

export const ChangeCouponInput = z.extend(CouponFields, { id: CouponId, version: z.int() });
export type ChangeCouponInput = z.infer<typeof ChangeCouponInput>;

/** A coupon as staff sees it. `used` counts what is held and kept; `made` its single-use codes, `version` is what a change is based on. */
export const AdminCoupon = z.extend(CouponFields, {
  id: z.string(),
  state: z.enum(couponStates),
  isOn: z.boolean(),
  used: z.int(),
  made: z.int(),
  version: z.int(),
  createdAt: z.string(),
});
export type AdminCoupon = z.infer<typeof AdminCoupon>;

/** `begun` of a use that is kept or held; `uses` are those kept, by the first day of each day, week or month in UTC. */
const Usage = z.object({
  unit: z.enum(['day', 'week', 'month']),
  parts: z.array(z.object({ from: z.string(), uses: z.int() })),
});

/**
 * A coupon with what became of it. `isFixed`: it has been used, so that what it takes off stays as it is. `overLimit` are uses that were
 * paid late, above its limit; revenue is what was paid with it, renewals included, before refunds.
 */
export const CouponDetail = z.extend(AdminCoupon, {
  isFixed: z.boolean(),
  held: z.int(),
  kept: z.int(),
  overLimit: z.int(),
  /** Single-use codes that an order has. */
  codesUsed: z.int(),
  revenue: z.array(z.extend(Amount, { payments: z.int() })),
  usage: z.nullable(Usage),
});
export type CouponDetail = z.infer<typeof CouponDetail>;

export const CouponsRequest = z.extend(ListingRequest, { state: z.optional(z.enum(couponStates)) });
export type CouponsRequest = z.infer<typeof CouponsRequest>;

/** One order's use; `payer` is null without an account, which a payer need not have or may have lost. */
export const CouponUse = z.object({
  id: z.string(),
  at: z.string(),
  payer: z.nullable(z.object({ name: z.string(), href: z.nullable(z.string()) })),
  code: z.string(),
  plan: z.enum(couponPlans),
  state: z.enum(statesOfUse),
  overLimit: z.boolean(),
  /** With all its renewals. */
  paid: z.nullable(Amount),
});
export type CouponUse = z.infer<typeof CouponUse>;

export const CouponUsesRequest = z.extend(ListingRequest, { state: z.optional(z.enum(statesOfUse)) });
export type CouponUsesRequest = z.infer<typeof CouponUsesRequest>;

export const CouponCodesRequest = z.extend(ListingRequest, { coupon: CouponId });
export type CouponCodesRequest = z.infer<typeof CouponCodesRequest>;

/** `made` is how many the coupon had when this was decided. */
export const MakeCodesInput = z.object({
  id: CouponId,
  count: z
    .int('coupons.field.noCount')
    .check(z.gte(1, 'coupons.field.noCount'), z.lte(mostCodesAtOnce, 'coupons.field.noCount')),
  made: z.int(),
});
export type MakeCodesInput = z.infer<typeof MakeCodesInput>;

export const SwitchCouponInput = z.object({ id: CouponId, isOn: z.boolean() });
export type SwitchCouponInput = z.infer<typeof SwitchCouponInput>;

export const editingContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/marketing/coupons',
      operationId: 'listCoupons',
      summary: 'List coupons, newest first',
    })
    .input(CouponsRequest)
    .output(listingPageOf(AdminCoupon)),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/marketing/coupons/{id}',
      operationId: 'getCoupon',
      summary:
        'Get a coupon with its use over time and its revenue, and the version that a change is based on',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: CouponId }))
    .output(CouponDetail),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/marketing/coupons',
      operationId: 'createCoupon',
      successStatus: 201,
      summary: 'Add a coupon, which can be used at once unless it starts later',
    })
    .input(CouponFields)
    .output(CouponDetail),
  change: oc
    .route({
      method: 'POST',
      path: '/admin/marketing/coupons/{id}',
      operationId: 'changeCoupon',
      summary: 'Change a coupon; what it takes off stays once it has been used',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(ChangeCouponInput)
    .output(CouponDetail),
  switch: oc
    .route({
      method: 'POST',
      path: '/admin/marketing/coupons/{id}/switch',
      operationId: 'switchCoupon',
      summary: 'Switch a coupon off, or on again; orders that hold it keep it',
    })
    .meta(refuses({ notFound: true }))
    .input(SwitchCouponInput)
    .output(CouponDetail),
  makeCodes: oc
    .route({
      method: 'POST',
      path: '/admin/marketing/coupons/{id}/codes',
      operationId: 'makeCouponCodes',
      summary: 'Make single-use codes of a coupon; refused if others were made meanwhile',
    })
    .meta(refuses({ notFound: true, conflict: ['codes_made_meanwhile'] }))
    .input(MakeCodesInput)
    .output(CouponDetail),
  uses: oc
    .route({
      method: 'GET',
      path: '/admin/marketing/coupons/{id}/uses',
      operationId: 'listCouponUses',
      summary: 'List the uses of a coupon, newest first',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(CouponUsesRequest, { id: CouponId }))
    .output(listingPageOf(CouponUse)),
};
