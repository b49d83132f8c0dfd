import { sql } from 'kysely';
import { addDays, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { chartUnit } from '#features/coupons/policy.ts';
import type { CouponDetail } from '../contract.ts';

type Figures = Pick<
  CouponDetail,
  'isFixed' | 'held' | 'kept' | 'overLimit' | 'codesUsed' | 'revenue' | 'usage'
>;

/** What became of a coupon: its uses, its revenue, and how the uses spread over time. */
export async function readFigures(ctx: Pick<Ctx, 'db' | 'clock'>, couponId: string): Promise<Figures> {
  const { db } = ctx;
  const { uses, held, kept, overLimit, firstDay } = await db
    .selectFrom('coupon_uses')
    .select(({ fn }) => [
      fn.countAll<number>().as('uses'),
      fn.countAll<number>().filterWhere('state', '=', 'held').as('held'),
      fn.countAll<number>().filterWhere('state', '=', 'kept').as('kept'),
      fn.countAll<number>().filterWhere('over_limit', '=', true).as('overLimit'),
      sql<LocalDate | null>`(min(held_at) filter (where state = 'kept') at time zone 'UTC')::date`.as(
        'firstDay',
      ),
    ])
    .where('coupon_id', '=', couponId)
    .executeTakeFirstOrThrow();
  const { codesUsed } = await db
    .selectFrom('coupon_codes')
    .select(({ fn }) => fn.count<number>('order_id').as('codesUsed'))
    .where('coupon_id', '=', couponId)
    .executeTakeFirstOrThrow();
  return {
    isFixed: uses > 0,
    held,
    kept,
    overLimit,
    codesUsed,
    revenue: await readRevenue(ctx, couponId),
    usage: firstDay === null ? null : await readUsage(ctx, couponId, firstDay),
  };
}

function readRevenue({ db }: Pick<Ctx, 'db'>, couponId: string): Promise<Figures['revenue']> {
  return db
    .selectFrom('coupon_payments')
    .innerJoin('coupon_uses', 'coupon_uses.order_id', 'coupon_payments.order_id')
    .select(({ fn }) => [
      'coupon_payments.currency',
      sql<number>`sum(coupon_payments.amount)::bigint`.as('amount'),
      fn.countAll<number>().as('payments'),
    ])
    .where('coupon_uses.coupon_id', '=', couponId)
    .groupBy('coupon_payments.currency')
    .orderBy('amount', 'desc')
    .execute();
}

/** The kept uses from the first one until today, a part for each day, week or month, also where there were none. */
async function readUsage(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  couponId: string,
  firstDay: LocalDate,
): Promise<Figures['usage']> {
  const today = clock.now().toISOString().slice(0, 10);
  const unit = chartUnit(firstDay, today);
  // A single column would say nothing of time.
  const from = unit === 'day' ? [firstDay, addDays(today, -6)].toSorted()[0] : firstDay;
  const { rows } = await sql<{ from: LocalDate; uses: number }>`
    select parts.part::date as "from", count(coupon_uses.order_id) as uses
    from generate_series(
      date_trunc(${unit}, ${from}::timestamp), ${today}::timestamp, ${`1 ${unit}`}::interval
    ) as parts (part)
    left join coupon_uses on coupon_uses.coupon_id = ${couponId} and coupon_uses.state = 'kept'
      and date_trunc(${unit}, coupon_uses.held_at at time zone 'UTC') = parts.part
    group by parts.part order by parts.part`.execute(db);
  return { unit, parts: rows };
}
