import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';

/** Gifts of the same moment wait for each other only where they meet in one of so many rows. */
const shards = 16;

/** Where a gift counts: its campaign, and its team if it has one. */
export interface Counted {
  campaign_id: string;
  team_id: string | null;
  donor: string;
}

/** What changes in minor units of the campaign; it may be negative. */
interface Change {
  raised: bigint;
  matched: bigint;
  /** Whether it comes, goes altogether, or only changes. */
  gifts: -1 | 0 | 1;
}

/** Adds to the sums of a gift's campaign and team, in the transaction that changes the gift, whose row or key it has locked. */
export async function addToSums(
  ctx: Pick<Ctx, 'db' | 'events' | 'afterCommit'>,
  { campaign_id, team_id, donor }: Counted,
  { raised, matched, gifts }: Change,
): Promise<void> {
  const team = team_id ?? '';
  if (gifts !== 0)
    await ctx.db
      .insertInto('campaign_donors')
      .values({ campaign_id, team_id: team, donor, gifts: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['campaign_id', 'team_id', 'donor'])
          .doUpdateSet({ gifts: sql`campaign_donors.gifts + ${gifts}` }),
      )
      .execute();
  await ctx.db
    .insertInto('campaign_sums')
    .values({
      campaign_id,
      team_id: team,
      shard: randomInt(shards),
      raised: Number(raised),
      matched: Number(matched),
      gifts,
      version: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['campaign_id', 'team_id', 'shard']).doUpdateSet({
        raised: sql`campaign_sums.raised + excluded.raised`,
        matched: sql`campaign_sums.matched + excluded.matched`,
        gifts: sql`campaign_sums.gifts + excluded.gifts`,
        version: sql`campaign_sums.version + 1`,
      }),
    )
    .execute();
  ctx.afterCommit(() => ctx.events.publish(campaignMoved, campaign_id));
}

/** Sent to every process once what a campaign has raised has changed. */
export const campaignMoved = 'campaigns.moved';
