import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { rewardsContract } from './contract.ts';
import { listOwnBadges } from './badges/server/badges.ts';
import { getDonationCoins } from './donations/server/show-coins.ts';
import { openChest } from './chests/server/chests.ts';
import { getDashboard } from './dashboard/server/dashboard.ts';
import { buyFreeze } from './streak/server/freezes.ts';
import { getRewards } from './server/rewards.ts';

const os = serve(rewardsContract);

export const rewardsApi = os.router({
  rewards: os.rewards
    .use(guard('rewards.rewards', { access: 'member', limit: reads }))
    .handler(({ context }) => getRewards(context)),
  dashboard: os.dashboard
    .use(guard('rewards.dashboard', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getDashboard(context, input)),
  openChest: os.openChest
    .use(guard('rewards.openChest', { access: 'member', limit: writes }))
    .handler(({ context }) => openChest(context)),
  buyFreeze: os.buyFreeze
    .use(guard('rewards.buyFreeze', { access: 'member', limit: writes }))
    .handler(({ context, input }) => buyFreeze(context, input)),
  donationCoins: os.donationCoins
    .use(guard('rewards.donationCoins', { access: 'anyone', keptFrom: childRoles, limit: reads }))
    .handler(({ context, input }) => getDonationCoins(context, input)),
  ownBadges: os.ownBadges
    .use(guard('rewards.ownBadges', { access: 'member', limit: reads }))
    .handler(async ({ context }) => {
      const items = await listOwnBadges(context);
      return { items, totalItems: items.length };
    }),
});
