import { sql } from 'kysely';
import type { Finding } from '#features/ledger/contract.ts';
import { selectMoved } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

const most = 100;

/** Gifts that owe something else than what is booked for them: together they come to the balance of `gift-codes`. */
export async function compareGifts({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string; owed: string; booked: string }>`
    with booked as (
      select payment_id, -sum(amount) as owed from (${selectMoved('gift-codes')}) moved group by 1
    )
    select coalesce(gift.id, booked.payment_id) as subject, coalesce(gift.owed, 0)::text as owed,
      coalesce(booked.owed, 0)::text as booked
    from (select id, payment_id, owed from gifts where paid_at is not null) gift
    full join booked on booked.payment_id = gift.payment_id
    where coalesce(gift.owed, 0) <> coalesce(booked.owed, 0) limit ${most}`.execute(db);
  return rows.map(({ subject, owed, booked }) => ({
    check: 'gifts_owed',
    subject,
    detail: `owes ${owed}, booked ${booked}`,
  }));
}
