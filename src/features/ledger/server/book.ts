import { sql } from 'kysely';
import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import { accountIdOf, mergeLines, type Books, type Line } from '../policy.ts';

export interface Booking extends Books {
  /** What it is for; the same cause is booked once, however often it is repeated. */
  cause: string;
  paymentId?: string | undefined;
  lines: readonly Line[];
  /** For the accountant, in plain English. */
  note: string;
}

/**
 * Books a transfer whose lines add up to zero, opening accounts as needed; nothing if this cause has been booked before. Joins
 * the caller's transaction. Lines that do not add up make it fail.
 */
export async function book(ctx: Pick<Ctx, 'db' | 'clock'>, booking: Booking): Promise<void> {
  const { entity, currency, cause, paymentId = null, note } = booking;
  const lines = mergeLines(booking.lines);
  const now = ctx.clock.now();
  const day = localDateOf(now, 'UTC');
  const ids = lines.map((line) => accountIdOf(booking, line));
  const transfer = sql`
    with line as (
      select * from unnest(
        ${ids}::text[], ${lines.map(({ purpose }) => purpose)}::text[],
        ${lines.map(({ detail = '' }) => detail)}::text[], ${lines.map(({ amount }) => String(amount))}::bigint[]
      ) as line (id, purpose, detail, amount)
    ), opened as (
      insert into ledger_accounts (id, entity, currency, purpose, detail)
      select id, ${entity}, ${currency}, purpose, detail from line order by id
      on conflict (id) do nothing
    ), made as (
      insert into ledger_transfers (cause, entity, currency, payment_id, booked_on, made_at, note)
      values (${cause}, ${entity}, ${currency}, ${paymentId}, ${day}::date, ${now}, ${note})
      on conflict (cause) do nothing
      returning id
    )
    insert into ledger_entries (transfer_id, account_id, amount, booked_on)
    select made.id, line.id, line.amount, ${day}::date from made cross join line order by line.id`;
  await sendAhead(ctx.db, transfer);
}
