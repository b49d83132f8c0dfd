import { legalEntityOf } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readBalance } from '#features/ledger/server/public.ts';
import type { OwedView } from '../contract.ts';

/** What gifts that nobody has claimed come to in each currency, and what the books say. */
export async function readOwed(ctx: Pick<Ctx, 'db'>): Promise<OwedView[]> {
  const rows = await ctx.db
    .selectFrom('gifts')
    .select(({ fn }) => ['currency', fn.sum<string>('owed').as('owed')])
    .where('paid_at', 'is not', null)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return Promise.all(
    rows.map(async ({ currency, owed }) => {
      const entity = legalEntityOf(currency);
      const booked = await readBalance(ctx, { entity, currency }, { purpose: 'gift-codes' });
      return {
        entity,
        owed: { amount: Number(owed), currency },
        booked: { amount: Number(-booked), currency },
      };
    }),
  );
}
