import { sql } from 'kysely';
import { selectMoved } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What the books owe for the gift of a payment until it is claimed, in minor units. */
export async function readBooked({ db }: Pick<Ctx, 'db'>, paymentId: string): Promise<bigint> {
  const { rows } = await sql<{ owed: string }>`
    select coalesce(-sum(amount), 0)::text as owed from (${selectMoved('gift-codes')}) moved
    where payment_id = ${paymentId}`.execute(db);
  return BigInt(rows[0]?.owed ?? '0');
}
