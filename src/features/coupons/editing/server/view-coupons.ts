import { decimalText, isCurrency, money } from '#core/money.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { CouponsTable, StoredAmounts } from '#features/coupons/server/tables.ts';
import { stateOf } from '#features/coupons/policy.ts';
import type { Selectable } from 'kysely';
import type { AdminCoupon, CouponDetail, CouponFields } from '../contract.ts';
import { toPercent } from '../policy.ts';
import { readFigures } from './read-figures.ts';

/** A coupon with the code that is shared by all, if it has one. */
export type CouponWithCode = Selectable<CouponsTable> & { code: string | null };

export function selectCoupons({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('coupons')
    .leftJoin('coupon_codes', (join) =>
      join.onRef('coupon_codes.coupon_id', '=', 'coupons.id').on('coupon_codes.single_use', '=', false),
    )
    .selectAll('coupons')
    .select('coupon_codes.code');
}

export function fieldsOf(row: CouponWithCode): CouponFields {
  return {
    name: row.name,
    code: row.code,
    kind: row.kind,
    percent: row.percent === null ? null : toPercent(row.percent),
    amounts: writeAmounts(row.amounts),
    freeDays: row.free_days,
    payments: row.payments,
    plans: row.plans,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    maxUses: row.max_uses,
    maxPerCustomer: row.max_per_customer,
  };
}

function writeAmounts(stored: StoredAmounts): CouponFields['amounts'] {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([currency, amount]) =>
      isCurrency(currency) ? [[currency, decimalText(money(amount, currency))]] : [],
    ),
  );
}

export function viewCoupon({ clock }: Pick<Ctx, 'clock'>, row: CouponWithCode): AdminCoupon {
  const { startsOn, endsOn, maxUses, ...fields } = fieldsOf(row);
  const { is_on: isOn, used } = row;
  return {
    ...fields,
    startsOn,
    endsOn,
    maxUses,
    id: row.id,
    state: stateOf({ isOn, startsOn, endsOn, maxUses, used }, clock.now()),
    isOn,
    used,
    made: row.made,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

/** A coupon with what became of it. */
export async function getCoupon(ctx: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<CouponDetail> {
  const row = await selectCoupons(ctx).where('coupons.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound();
  return { ...viewCoupon(ctx, row), ...(await readFigures(ctx, id)) };
}
