import { sql } from 'kysely';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { DonorRowView } from '../contract.ts';

/** What these donors gave, with all that they stand for: each currency by itself, the one with the most gifts first. */
export async function listGivenBy(
  { db }: Pick<Ctx, 'db'>,
  headIds: readonly string[],
): Promise<ReadonlyMap<string, DonorRowView['given']>> {
  if (headIds.length === 0) return new Map();
  const { rows } = await sql<{
    head_id: string;
    currency: Currency;
    gifts: number;
    left: number;
    refunded: number;
  }>`
    select member.head_id, contributions.currency,
      count(*) filter (where contributions.refunded < contributions.amount)::int as gifts,
      sum(contributions.amount - contributions.refunded)::bigint as left, sum(contributions.refunded)::bigint as refunded
    from donors member
    join donations on donations.donor_id = member.id
    join contributions on contributions.donation_id = donations.id
    where member.head_id = any(${headIds}::text[])
    group by 1, 2 order by gifts desc, 2`.execute(db);
  const byHead = Map.groupBy(rows, ({ head_id }) => head_id);
  return new Map(
    headIds.map((id) => [
      id,
      (byHead.get(id) ?? []).map(({ currency, gifts, left, refunded }) => ({
        gifts,
        left: { amount: left, currency },
        refunded: { amount: refunded, currency },
      })),
    ]),
  );
}
