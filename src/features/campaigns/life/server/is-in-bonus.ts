import type { Ctx } from '#platform/ctx.ts';
import type { CampaignRow } from '#features/campaigns/server/campaign-rows.ts';

/** Whether a campaign with a bonus round has raised its goal, or had raised it before: what it reached once, it does not lose by a refund. */
export async function isInBonus(
  { db }: Pick<Ctx, 'db'>,
  { id, goal, bonus_goal }: Pick<CampaignRow, 'id' | 'goal' | 'bonus_goal'>,
): Promise<boolean> {
  if (bonus_goal === null || goal === null) return false;
  const { raised } = await db
    .selectFrom('campaign_sums')
    .select(({ fn }) => fn.sum<number | null>('raised').as('raised'))
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(raised) >= goal) return true;
  const reached = await db
    .selectFrom('campaign_events')
    .select('number')
    .where('campaign_id', '=', id)
    .where('to_state', '=', 'bonus')
    .limit(1)
    .executeTakeFirst();
  return reached !== undefined;
}
