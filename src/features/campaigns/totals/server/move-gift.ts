import type { Money } from '#core/money.ts';
import { addToSums } from './add-to-sums.ts';
import { insertGift, lockGift, type GiftRow, type NewGift, type SumsCtx } from './keep-gift.ts';
import { giveBackMatches, takeMatches } from './match.ts';

interface MovedGift {
  contributionId: string;
  /** Undefined if it is for no campaign any more. */
  to: NewGift | undefined;
  /** What is left of it, in the donor's currency. */
  left: Money;
}

/**
 * Has a gift count for another campaign or team, in the caller's transaction. From one campaign to another its matches go back to their pools,
 * and the pools of the new one match what is left of it as if it had been given there now. Within a campaign it keeps its matches, except those
 * of pools that are not for its new team; the others match what is open of it then, in their order.
 */
export async function moveGift(
  ctx: SumsCtx,
  { contributionId, to, left }: MovedGift,
): Promise<{ mayReachBonus: boolean }> {
  const row = await lockGift(ctx, contributionId);
  if (row && to?.campaignId === row.campaign_id && row.given_left > 0) {
    await changeTeam(ctx, row, to.teamId ?? null);
    return { mayReachBonus: false };
  }
  if (row) await leaveCampaign(ctx, row);
  if (!to) return { mayReachBonus: false };
  return insertGift(ctx, to, { left, replaces: row !== undefined });
}

async function changeTeam(ctx: SumsCtx, row: GiftRow, teamId: string | null): Promise<void> {
  if (row.team_id === teamId) return;
  const moved = { ...row, team_id: teamId };
  await ctx.db
    .updateTable('campaign_gifts')
    .set({ team_id: teamId, changed_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
  const { kept, back } = await giveBackMatches(
    ctx,
    row.id,
    ({ teams }) => teams.length === 0 || (teamId !== null && teams.includes(teamId)),
  );
  const added = await takeMatches(ctx, moved, kept);
  const matched = kept.reduce((sum, { amount }) => sum + amount, 0n);
  const raised = BigInt(row.amount_left);
  await addToSums(ctx, row, { raised: -raised, matched: -matched - back, gifts: -1 });
  await addToSums(ctx, moved, { raised, matched: matched + added, gifts: 1 });
}

/** Its row stays, with nothing left of it. */
async function leaveCampaign(ctx: SumsCtx, row: GiftRow): Promise<void> {
  const { back } = await giveBackMatches(ctx, row.id, () => false);
  await ctx.db
    .updateTable('campaign_gifts')
    .set({ given_left: 0, amount_left: 0, changed_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
  await addToSums(ctx, row, {
    raised: -BigInt(row.amount_left),
    matched: -back,
    gifts: row.given_left > 0 ? -1 : 0,
  });
}
