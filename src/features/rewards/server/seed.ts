import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findDemoPerson, recordAudit } from '#features/people/server/public.ts';
import { issueCoins } from '#features/rewards/coins/server/coins.ts';

/** Enough for everything in the demo's store, for something small, or for nothing yet. */
const gifts: Readonly<Record<string, number>> = {
  'learner@example.org': 250,
  'parent@example.org': 250,
  'paid@example.org': 250,
  'premium@example.org': 250,
  'trial@example.org': 15,
  'child@example.org': 250,
  'student@example.org': 60,
};

/** Gives the demo world's people coins, once, so that the store can be tried: gifts in the ledger, as staff gives them. */
export async function seedRewards(ctx: Ctx): Promise<void> {
  for (const [emailAddress, coins] of Object.entries(gifts)) {
    const userId = await findDemoPerson(ctx, emailAddress);
    if (!userId) continue;
    await inTransaction(ctx, async (ctx) => {
      const given = await issueCoins(ctx, { userId, reference: 'demo-world', coins, from: 'gift' });
      if (!given) return;
      const after = { coins };
      await recordAudit(ctx, {
        who: 'shell:seed',
        what: 'coins.given',
        subject: userId,
        why: { written: 'demo world' },
        after,
      });
    });
  }
}
