import { sql } from 'kysely';
import { subtractMoney } from '#core/money.ts';
import type { ContributionFacts, DonationFacts } from '#features/donations/server/public.ts';
import type { Finding } from '#features/ledger/contract.ts';
import type { PaymentCtx } from '#features/payments/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { issueCoins } from '#features/rewards/coins/server/coins.ts';
import { lockAccount, moveCoins, ofHouse, ofPerson } from '#features/rewards/coins/server/ledger.ts';
import type { Ctx } from '#platform/ctx.ts';
import { coinsForGift } from '../policy.ts';

interface Received {
  donation: DonationFacts;
  contribution: ContributionFacts;
}

/** Gives a donor who was signed in coins for her gift, in the transaction that books it. Children never buy coins. */
export async function giveCoinsForDonation(
  ctx: PaymentCtx,
  { donation: { userId }, contribution }: Received,
): Promise<void> {
  const { contributionId, amount, toDollars } = contribution;
  const coins = coinsForGift(amount, toDollars.rate);
  if (userId === undefined || coins === 0 || (await readPayer(ctx, userId)).minor) return;
  const account = await lockAccount(ctx, userId);
  const isNew = await issueCoins(ctx, {
    userId,
    reference: referenceOf(contributionId, 0),
    coins,
    from: 'gift',
  });
  if (!isNew) return;
  await ctx.db
    .insertInto('donation_coins')
    .values({
      contribution_id: contributionId,
      account_id: account.id,
      coins,
      coins_left: coins,
      written_off: 0,
      changes: 0,
    })
    .execute();
}

/**
 * Brings the coins of a gift to what its money is by now, at the rate of the day on which it was given. What she has spent of those that go back
 * is written off: a balance never falls below zero, and nothing that was bought with them is taken away. Those of an erased
 * account were written off with it.
 */
export async function adjustCoinsOfDonation(ctx: PaymentCtx, { contribution }: Received): Promise<void> {
  const { contributionId, amount, refunded, toDollars } = contribution;
  const found = await ctx.db
    .selectFrom('donation_coins')
    .innerJoin('coin_accounts', 'coin_accounts.id', 'donation_coins.account_id')
    .select('coin_accounts.user_id')
    .where('contribution_id', '=', contributionId)
    .executeTakeFirst();
  if (!found) return;
  // Her account is locked before anything of its coins, as everywhere.
  const person = found.user_id === null ? undefined : await lockAccount(ctx, found.user_id);
  const row = await ctx.db
    .selectFrom('donation_coins')
    .selectAll()
    .where('contribution_id', '=', contributionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const left = coinsForGift(subtractMoney(amount, refunded), toDollars.rate);
  const change = left - row.coins_left;
  if (change === 0) return;
  const reference = referenceOf(contributionId, row.changes + 1);
  const balance = person?.balance ?? 0;
  // Of those that go back, as many as she still has; of those that come back, what is left once what was written off is made up for.
  const wished = change < 0 ? Math.max(change, -balance) : Math.max(change - row.written_off, 0);
  const hers = person === undefined ? 0 : wished;
  const postings = [
    { account: ofHouse('issued-gift'), coins: -change },
    { account: ofPerson({ id: row.account_id, balance }), coins: hers },
    { account: ofHouse('written-off'), coins: change - hers },
  ].filter(({ coins }) => coins !== 0);
  await moveCoins(ctx, {
    person: { id: row.account_id, balance },
    kind: change > 0 ? 'gift' : 'taken_back',
    reference,
    postings,
  });
  await ctx.db
    .updateTable('donation_coins')
    .set({
      coins_left: left,
      changes: row.changes + 1,
      written_off: row.written_off - (change - hers),
    })
    .where('contribution_id', '=', contributionId)
    .execute();
}

function referenceOf(contributionId: string, change: number): string {
  return `donation:${contributionId}:${change}`;
}

/** Gifts whose coins are not what the ledger of coins has issued for them. */
export async function compareDonationCoins({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string; kept: string; issued: string }>`
    with issued as (
      select split_part(transfer.reference, ':', 2) as contribution_id, -sum(posting.coins) as coins
      from coin_transfers transfer
      join coin_postings posting on posting.transfer_id = transfer.id and posting.account_id = 'issued-gift'
      where transfer.kind in ('gift', 'taken_back') and transfer.reference like 'donation:%' group by 1
    )
    select coalesce(donation_coins.contribution_id, issued.contribution_id) as subject,
      coalesce(coins_left, 0)::text as kept, coalesce(issued.coins, 0)::text as issued
    from donation_coins full join issued using (contribution_id)
    where coalesce(coins_left, 0) <> coalesce(issued.coins, 0) limit 100`.execute(db);
  return rows.map(({ subject, kept, issued }) => ({
    check: 'donation_coins',
    subject,
    detail: `keeps ${kept}, issued ${issued}`,
  }));
}
