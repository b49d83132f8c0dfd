import { sql } from 'kysely';
import type { Finding } from '#features/ledger/contract.ts';
import { selectMoved } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

const most = 100;

/** What does not hold between the payments and the books (money.md: 2 and 6). */
export async function compareBooks({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<Finding[]> {
  const dayAgo = new Date(clock.now().getTime() - 86_400_000);
  const checks: Finding['check'][] = ['captured_once', 'refunded_once', 'overrefunded', 'stuck'];
  const { rows } = await sql<{ check: Finding['check']; subject: string; detail: string }>`
    with booked as (
      select payment_id,
        coalesce(sum(amount) filter (where cause like 'payment:%:captured'), 0) as captured,
        coalesce(-sum(amount) filter (where cause like 'payment:%:refund:%'), 0) as refunded
      from (${selectMoved('provider')}) moved group by 1
    )
    (select ${checks[0]}::text as check, coalesce(payment.id, booked.payment_id) as subject,
      'captured ' || coalesce(payment.captured, 0) || ', booked ' || coalesce(booked.captured, 0) as detail
      from payments payment full join booked on booked.payment_id = payment.id
      where coalesce(payment.captured, 0) <> coalesce(booked.captured, 0) limit ${most})
    union all
    (select ${checks[1]}, payment.id, 'refunded ' || payment.refunded || ', booked ' || coalesce(booked.refunded, 0)
      from payments payment left join booked on booked.payment_id = payment.id
      where payment.refunded <> coalesce(booked.refunded, 0) limit ${most})
    union all
    (select ${checks[2]}, payment.id, 'refunds of ' || sum(refund.amount) || ' for ' || payment.captured
      from payments payment join payment_refunds refund on refund.payment_id = payment.id and refund.state = 'done'
      group by payment.id having sum(refund.amount) <> payment.refunded limit ${most})
    union all
    (select ${checks[3]}, id, state || ' since ' || changed_at from payments
      where state = 'unknown' and changed_at < ${dayAgo} limit ${most})`.execute(db);
  return rows;
}
