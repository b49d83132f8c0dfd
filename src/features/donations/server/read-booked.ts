import { sql } from 'kysely';
import { selectMoved } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What the books have of a payment as a donation, in minor units. */
export async function readBooked({ db }: Pick<Ctx, 'db'>, paymentId: string): Promise<bigint> {
  const { rows } = await sql<{ given: string }>`
    select coalesce(-sum(amount), 0)::text as given from (${selectMoved('donations')}) moved
    where payment_id = ${paymentId}`.execute(db);
  return BigInt(rows[0]?.given ?? '0');
}
