import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SpentOn } from '../policy.ts';

/** How many coins a person has. */
export async function readCoins({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<number> {
  const account = await db
    .selectFrom('coin_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** What the whole ledger adds up to; `wrong` counts transfers that do not add up to zero, and balances that are not their sum. */
export interface LedgerSums {
  spent: Record<SpentOn, number>;
  held: number;
  wrong: number;
}

/** Reads every posting: for the daily check, not for a page. */
export async function sumLedger({ db }: Pick<Ctx, 'db'>): Promise<LedgerSums> {
  const { rows } = await sql<{ kind: string; coins: number }>`
    select kind, sum(coins)::bigint as coins
    from coin_postings join coin_accounts on coin_accounts.id = account_id group by kind`.execute(db);
  const sums = new Map(rows.map(({ kind, coins }) => [kind, coins]));
  const { rows: checked } = await sql<{ wrong: number }>`
    select (
      select count(*) from (
        select from coin_transfers transfer left join coin_postings posting on posting.transfer_id = transfer.id
        group by transfer.id having coalesce(sum(coins), 1) <> 0 or count(*) < 2
      ) unbalanced
    ) + (
      select count(*) from (
        select from coin_accounts account left join coin_postings posting on posting.account_id = account.id
        where account.balance is not null
        group by account.id having coalesce(sum(coins), 0) <> account.balance or account.balance < 0
      ) differing
    ) as wrong`.execute(db);
  const spentOn = (what: SpentOn) => sums.get(`spent-${what}`) ?? 0;
  return {
    spent: { impact: spentOn('impact'), house: spentOn('house'), goods: spentOn('goods') },
    held: sums.get('held') ?? 0,
    wrong: checked[0]?.wrong ?? 0,
  };
}
