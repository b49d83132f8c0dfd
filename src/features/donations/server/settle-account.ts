import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { book, selectMoved, type Line } from '#features/ledger/server/public.ts';
import type { ContributionRow, DonationRow } from './donation-rows.ts';

type MovedCtx = Pick<Ctx, 'db' | 'clock'>;

/**
 * Brings the books of a payment to the account that its donation has now: money that goes back leaves the account that was credited at
 * first, also if the donation has been moved since. In the caller's transaction, which has booked that; `reference` names it.
 */
export async function settleAccount(
  ctx: MovedCtx,
  { account }: Pick<DonationRow, 'account'>,
  contribution: ContributionRow,
  reference: string,
): Promise<void> {
  const { rows } = await sql<{ detail: string; amount: string }>`
    select detail, sum(amount)::text as amount from (${selectMoved('donations')}) moved
    where payment_id = ${contribution.payment_id} and detail <> ${account} group by 1 having sum(amount) <> 0`.execute(
    ctx.db,
  );
  const astray = rows.map(({ detail, amount }) => ({ detail, amount: BigInt(amount) }));
  await bookMove(ctx, contribution, {
    reference,
    lines: [
      ...astray.map(({ detail, amount }) => ({ purpose: 'donations', detail, amount: -amount }) as const),
      {
        purpose: 'donations',
        detail: account,
        amount: astray.reduce((sum, { amount }) => sum + amount, 0n),
      },
    ],
  });
}

/** Books what moves between accounts for donations. A `reference` is booked once a contribution. */
export async function bookMove(
  ctx: MovedCtx,
  { id, payment_id, entity, currency }: ContributionRow,
  { reference, lines }: { reference: string; lines: readonly Line[] },
): Promise<void> {
  if (lines.every(({ amount }) => amount === 0n)) return;
  await book(ctx, {
    entity,
    currency,
    cause: `contribution:${id}:moved:${reference}`,
    paymentId: payment_id ?? undefined,
    lines,
    note: 'A gift belongs to another purpose',
  });
}
