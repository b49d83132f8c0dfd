import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { legalEntityOf, type ProviderId } from '#core/payment-providers.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { UploadedPayouts, UploadPayoutsInput } from '../contract.ts';
import type { ReadPayout } from '../policy.ts';
import { readPayoutFile } from './read-file.ts';
import { viewRow, type PayoutRow } from './view-payout.ts';

/**
 * Keeps the payouts of a provider's file for a person to look at. The same payout again has the lines of the newer file; one that is in
 * the books stays as it is.
 */
export function uploadPayouts(ctx: Ctx, { provider, text }: UploadPayoutsInput): Promise<UploadedPayouts> {
  const { userId } = signedIn(ctx);
  const { payouts, skipped } = readPayoutFile(text);
  return inTransaction(ctx, async (ctx) => {
    const stored: PayoutRow[] = [];
    // In one order, so that two files with the same payouts wait for each other.
    for (const read of payouts.toSorted((one, other) => (one.payout < other.payout ? -1 : 1)))
      stored.push(await store(ctx, { provider, read, userId }));
    await recordAudit(ctx, {
      who: userId,
      what: 'payout.uploaded',
      subject: provider,
      after: { payouts: stored.map(({ payout }) => payout).slice(0, 50), count: stored.length },
    });
    const booked = stored.filter(({ state }) => state === 'booked').length;
    return { payouts: stored.slice(0, 200).map(viewRow), skipped, booked };
  });
}

async function store(
  ctx: Ctx,
  { provider, read, userId }: { provider: ProviderId; read: ReadPayout; userId: UserId },
): Promise<PayoutRow> {
  const { payout, currency, paidOn, net, sumsLines, lines } = read;
  const told = {
    paid_on: paidOn,
    net: Number(net),
    sums_lines: sumsLines,
    mark: markOf(read),
    uploaded_by: userId,
    uploaded_at: ctx.clock.now(),
  };
  const row = await ctx.db
    .insertInto('payouts')
    .values({
      id: randomUUID(),
      provider,
      payout,
      currency,
      entity: legalEntityOf(currency),
      state: 'read',
      booked_by: null,
      booked_at: null,
      booked_net: null,
      note: null,
      ...told,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'payout', 'currency'])
        .doUpdateSet(told)
        .where('payouts.state', '=', 'read'),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row)
    return ctx.db
      .selectFrom('payouts')
      .selectAll()
      .where('provider', '=', provider)
      .where('payout', '=', payout)
      .where('currency', '=', currency)
      .executeTakeFirstOrThrow();
  await ctx.db.deleteFrom('payout_lines').where('payout_id', '=', row.id).execute();
  await sql`
    insert into payout_lines (payout_id, line, kind, refs, gross, fee)
    select ${row.id}, line.line, line.kind, array(select jsonb_array_elements_text(line.refs)), line.gross, line.fee
    from jsonb_to_recordset(${JSON.stringify(
      lines.map((line) => ({ ...line, gross: String(line.gross), fee: String(line.fee) })),
    )}::jsonb) as line (line int, kind text, refs jsonb, gross bigint, fee bigint)`.execute(ctx.db);
  return row;
}

/** Differs where anything of the payout does. */
function markOf(payout: ReadPayout): string {
  const text = JSON.stringify(payout, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
