import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { matchLine, movementsOf, type Known, type MatchedLine, type PayoutLine } from '../policy.ts';
import { findMovements, movementKey } from './movements.ts';

type PayoutRow = Selectable<Tables['payouts']>;

/** How each line of a payout stands to what we know at this moment. */
export async function matchPayout(
  ctx: Pick<Ctx, 'db'>,
  { id, provider, payout, currency }: Pick<PayoutRow, 'id' | 'provider' | 'payout' | 'currency'>,
): Promise<MatchedLine[]> {
  const rows = await ctx.db
    .selectFrom('payout_lines')
    .selectAll()
    .where('payout_id', '=', id)
    .orderBy('line')
    .execute();
  const known = await findKnown(ctx, provider, [...new Set(rows.flatMap(({ refs }) => refs))]);
  const lines = rows.map(({ line, kind, refs, gross, fee }): MatchedLine => {
    const read: PayoutLine = { line, kind, refs, gross: BigInt(gross), fee: BigInt(fee) };
    return {
      ...read,
      ...matchLine(
        read,
        currency,
        refs.flatMap((ref) => known.get(ref) ?? []),
      ),
    };
  });
  return markRepeated(ctx, { id, provider, payout }, lines);
}

/** What has moved before, in a payout that is in the books or in an earlier line, was paid out already. */
async function markRepeated(
  ctx: Pick<Ctx, 'db'>,
  { id, provider, payout }: Pick<PayoutRow, 'id' | 'provider' | 'payout'>,
  lines: readonly MatchedLine[],
): Promise<MatchedLine[]> {
  const names = lines.flatMap((line) => movementsOf(line, line.known)).map(({ name }) => name);
  const moved = await findMovements(ctx, { provider, names, exceptOf: id });
  return lines.map((line) => {
    const keys = movementsOf(line, line.known).map(movementKey);
    const before = keys.map((key) => moved.get(key)).find((found) => found !== undefined);
    if (before) return { ...line, state: 'repeated', before };
    for (const key of keys) moved.set(key, { payoutId: id, payout, line: line.line });
    return line;
  });
}

/** What we know by these names of a provider, or by our own of payments. */
async function findKnown(
  { db }: Pick<Ctx, 'db'>,
  provider: PayoutRow['provider'],
  refs: readonly string[],
): Promise<Map<string, Known[]>> {
  const known = new Map<string, Known[]>();
  const note = (ref: string, what: Known) => known.set(ref, [...(known.get(ref) ?? []), what]);
  const named = await db
    .selectFrom('payment_references as named')
    .innerJoin('payments', 'payments.id', 'named.payment_id')
    .select([
      'named.reference as ref',
      'payments.id',
      'payments.captured',
      'payments.fee',
      'payments.currency',
    ])
    .where('named.provider', '=', provider)
    .where(isOneOf('named.reference', refs))
    .union(
      db
        .selectFrom('payments')
        .select(['id as ref', 'id', 'captured', 'fee', 'currency'])
        .where('provider', '=', provider)
        .where(isOneOf('payments.id', refs)),
    )
    .execute();
  for (const { ref, id, captured, fee, currency } of named)
    note(ref, {
      what: 'payment',
      paymentId: id,
      name: id,
      amount: BigInt(captured),
      fee: BigInt(fee),
      currency,
    });
  const refunds = await db
    .selectFrom('payment_refunds as back')
    .innerJoin('payments', 'payments.id', 'back.payment_id')
    .select(['back.reference as ref', 'back.amount', 'payments.id', 'payments.currency'])
    .where('payments.provider', '=', provider)
    .where(isOneOf('back.reference', refs))
    .execute();
  const disputes = await db
    .selectFrom('payment_disputes as back')
    .innerJoin('payments', 'payments.id', 'back.payment_id')
    .select(['back.reference as ref', 'back.amount', 'payments.id', 'payments.currency'])
    .where('payments.provider', '=', provider)
    .where(isOneOf('back.reference', refs))
    .execute();
  for (const [what, rows] of [
    ['refund', refunds],
    ['dispute', disputes],
  ] as const)
    for (const { ref, amount, id, currency } of rows)
      if (ref !== null)
        note(ref, { what, paymentId: id, name: ref, amount: BigInt(amount), fee: 0n, currency });
  return known;
}

/** One parameter for all names: there may be more of them than a statement may have. */
function isOneOf(column: string, names: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...names]}::text[])`;
}
