import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { lockAccount, moveCoins, ofHeld, ofHouse, ofPerson } from './ledger.ts';

/** Writes off what a person has, and what is held for her, when her account is erased: no coin stays without an end. */
export async function writeOffCoins(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  const person = await lockAccount(ctx, userId);
  const held = await ctx.db
    .selectFrom('coin_accounts')
    .innerJoin('coin_transfers', 'coin_transfers.reference', 'coin_accounts.reference')
    .select(['coin_accounts.reference', 'coin_accounts.balance'])
    .where('coin_transfers.person', '=', person.id)
    .where('coin_transfers.kind', '=', 'held')
    .where('coin_accounts.kind', '=', 'held')
    .where('coin_accounts.balance', '>', 0)
    .execute();
  const postings = held.map(({ reference, balance }) => ({
    account: ofHeld(reference ?? ''),
    coins: -(balance ?? 0),
  }));
  const coins = person.balance - postings.reduce((sum, posting) => sum + posting.coins, 0);
  if (coins === 0) return;
  await moveCoins(ctx, {
    person,
    kind: 'written_off',
    reference: 'account erased',
    postings: [
      ...postings,
      { account: ofPerson(person), coins: -person.balance },
      { account: ofHouse('written-off'), coins },
    ],
  });
}
