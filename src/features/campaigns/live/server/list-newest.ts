import type { Ctx } from '#platform/ctx.ts';
import type { GiftRow } from '#features/campaigns/totals/server/keep-gift.ts';
import type { WallGift } from '../contract.ts';

/** The newest gifts of a campaign of which something is left. */
export async function listNewest(
  { db }: Pick<Ctx, 'db'>,
  campaignId: string,
  most: number,
): Promise<WallGift[]> {
  const rows = await db
    .selectFrom('campaign_gifts')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('amount_left', '>', 0)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(viewWallGift);
}

/** A gift as everyone may see it. */
export function viewWallGift(row: GiftRow): WallGift {
  return {
    id: row.id,
    name: row.anonymity === 'anonymous' ? null : row.donor_name,
    amount: row.anonymity === 'amount_hidden' ? null : row.amount_left,
    teamId: row.team_id,
    at: row.given_at.toISOString(),
  };
}
