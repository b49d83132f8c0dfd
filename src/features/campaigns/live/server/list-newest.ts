import type { Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { CampaignGiftsTable } from '#features/campaigns/totals/server/tables.ts';
import type {} from '#features/campaigns/wall/server/tables.ts';
import type { WallGift } from '../contract.ts';

/** The newest gifts of a campaign of which something is left. */
export async function listNewest(
  ctx: Pick<Ctx, 'db'>,
  campaignId: string,
  most: number,
): Promise<WallGift[]> {
  const rows = await selectWall(ctx, campaignId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(viewWallGift);
}

/** The gifts of a campaign of which something is left, with what may be shown of their donors' words. */
export function selectWall({ db }: Pick<Ctx, 'db'>, campaignId: string) {
  return db
    .selectFrom('campaign_gifts')
    .leftJoin('campaign_comments', (join) =>
      join
        .onRef('campaign_comments.gift_id', '=', 'campaign_gifts.id')
        .on('campaign_comments.status', '=', 'shown'),
    )
    .select([
      'campaign_gifts.id',
      'campaign_gifts.donor_name',
      'campaign_gifts.anonymity',
      'campaign_gifts.amount_left',
      'campaign_gifts.team_id',
      'campaign_gifts.kind',
      'campaign_gifts.given_at',
      'campaign_comments.text as comment',
    ])
    .where('campaign_gifts.campaign_id', '=', campaignId)
    .where('campaign_gifts.amount_left', '>', 0);
}

type WallRow = Pick<
  Selectable<CampaignGiftsTable>,
  'id' | 'donor_name' | 'anonymity' | 'amount_left' | 'team_id' | 'kind' | 'given_at'
> & { comment: string | null };

/** A gift as everyone may see it. */
export function viewWallGift(row: WallRow): WallGift {
  return {
    id: row.id,
    name: row.anonymity === 'anonymous' ? null : row.donor_name,
    amount: row.anonymity === 'amount_hidden' ? null : row.amount_left,
    teamId: row.team_id,
    comment: row.comment,
    isOffline: row.kind === 'offline',
    at: row.given_at.toISOString(),
  };
}
