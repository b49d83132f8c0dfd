import { sql } from 'kysely';
import type { Finding } from '#features/ledger/contract.ts';
import { selectMoved } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

const most = 100;

/** Payments of which contributions say something else than the books have as donations. */
export async function compareContributions({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string; given: string; booked: string }>`
    with booked as (
      select payment_id, -sum(amount) as given from (${selectMoved('donations')}) moved group by 1
    )
    select coalesce(contribution.payment_id, booked.payment_id) as subject,
      coalesce(contribution.given, 0)::text as given, coalesce(booked.given, 0)::text as booked
    from (select payment_id, amount - refunded as given from contributions where payment_id is not null) contribution
    full join booked on booked.payment_id = contribution.payment_id
    where coalesce(contribution.given, 0) <> coalesce(booked.given, 0) limit ${most}`.execute(db);
  return rows.map(({ subject, given, booked }) => ({
    check: 'contributions',
    subject,
    detail: `given ${given}, booked ${booked}`,
  }));
}
