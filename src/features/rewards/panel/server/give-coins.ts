import { randomUUID } from 'node:crypto';
import { anyReason, type PersonAct } from '#features/people/server/public.ts';
import { issueCoins } from '#features/rewards/coins/server/coins.ts';
import { lockRewards } from '#features/rewards/server/learner.ts';
import { readBalance } from '#features/rewards/server/rewards.ts';

/** A gift in the ledger of coins, such as for a chest that was lost to a fault of ours. */
export const giveCoins: PersonAct = {
  name: 'give-coins',
  title: 'rewards.act.giveCoins',
  explanation: 'rewards.act.giveCoinsExplained',
  permission: 'users.manage',
  audited: 'coins.given',
  fields: ['coins', 'reason'],
  shortestReason: () => anyReason,
  isOffered: () => Promise.resolve(true),
  async run(ctx, { id }, { coins = 0 }) {
    await lockRewards(ctx.db, id);
    const { coins: before } = await readBalance(ctx, id);
    await issueCoins(ctx, { userId: id, reference: randomUUID(), coins, from: 'gift' });
    return { before: { coins: before }, after: { coins: before + coins } };
  },
};
