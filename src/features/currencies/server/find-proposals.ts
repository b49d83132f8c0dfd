import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { RateProposal } from '../contract.ts';

/**
 * What the feed says of each currency since its rate in force was set, which finance has neither taken nor set aside: its latest word
 * alone, so that one of yesterday goes with it.
 */
export async function readProposals({ db }: Pick<Ctx, 'db'>): Promise<Map<Currency, RateProposal>> {
  const rows = await db
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'id', 'rate', 'day', 'read_from as readFrom', 'awaits_confirmation', 'set_aside_at'])
    .orderBy('currency')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ currency, id, rate, day, readFrom, awaits_confirmation, set_aside_at }) =>
      awaits_confirmation && set_aside_at === null && readFrom !== null
        ? [[currency, { id, rate, day, readFrom }]]
        : [],
    ),
  );
}
