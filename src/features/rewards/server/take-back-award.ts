import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockAccount, moveCoins, ofHouse, ofPerson } from '../coins/server/ledger.ts';
import { coinsForPoints } from '../policy.ts';
import { referenceOf, sumPoints } from './points.ts';

/**
 * Takes the points of an item back, and the coins that came with them, because it was spam; false if it has given none,
 * or they were taken back before. Coins that she has spent meanwhile are written off: a balance never falls below zero.
 * Joins the caller's transaction. Badges and the streak stay.
 */
export async function takeBackAward(
  ctx: Ctx,
  { userId, itemId }: { userId: UserId; itemId: string },
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockAccount(ctx, userId);
    const entry = await ctx.db
      .updateTable('point_entries')
      .set({ taken_back_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .where('item_id', '=', itemId)
      .where('taken_back_at', 'is', null)
      .returning(['points', 'times'])
      .executeTakeFirst();
    if (!entry) return false;
    const coins = coinsForPoints(await sumPoints(ctx, userId), entry.points);
    const taken = Math.min(coins, person.balance);
    if (coins > 0)
      await moveCoins(ctx, {
        person,
        kind: 'taken_back',
        reference: referenceOf(itemId, entry),
        postings: [
          { account: ofHouse('issued-points'), coins },
          { account: ofPerson(person), coins: -taken },
          { account: ofHouse('written-off'), coins: taken - coins },
        ],
      });
    return true;
  });
}
