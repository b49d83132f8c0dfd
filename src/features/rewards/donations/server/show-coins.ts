import { listContributionIds } from '#features/donations/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { DonationCoins } from '../contract.ts';

/** The coins of all that came of a donation, by the token of its donor's page. */
export async function getDonationCoins(
  ctx: Pick<Ctx, 'db'>,
  { token }: { token: string },
): Promise<DonationCoins> {
  const ids = await listContributionIds(ctx, token);
  if (ids.length === 0) return { given: 0, takenBack: 0, spent: 0 };
  const rows = await ctx.db
    .selectFrom('donation_coins')
    .select(['coins', 'coins_left', 'written_off'])
    .where('contribution_id', 'in', ids)
    .execute();
  return {
    given: rows.reduce((sum, { coins }) => sum + coins, 0),
    takenBack: rows.reduce((sum, { coins, coins_left }) => sum + coins - coins_left, 0),
    spent: rows.reduce((sum, { written_off }) => sum + written_off, 0),
  };
}
