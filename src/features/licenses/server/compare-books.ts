import { sql } from 'kysely';
import { legalEntityOf } from '#core/payment-providers.ts';
import type { Finding } from '#features/ledger/contract.ts';
import { readBalance } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What unpaid invoices come to in each currency, where the books say something else. */
export async function compareReceivables({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const rows = await db
    .selectFrom('licenses')
    .select([
      'currency',
      sql<string>`coalesce(sum(total) filter (where state = 'accepted'), 0)::text`.as('owed'),
    ])
    .groupBy('currency')
    .execute();
  const findings: Finding[] = [];
  for (const { currency, owed } of rows) {
    const books = { entity: legalEntityOf(currency), currency };
    const booked = await readBalance({ db }, books, { purpose: 'receivable' });
    if (booked !== BigInt(owed))
      findings.push({
        check: 'receivable',
        subject: currency,
        detail: `invoices of ${owed} are unpaid, booked are ${booked}`,
      });
  }
  return findings;
}
