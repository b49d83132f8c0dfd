import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { giftTo, makeLiveCampaign } from '#features/campaigns/testing.ts';
import { changeGift, keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { reachGoal } from './bonus.ts';
import { move } from './move.ts';
import { workOffClock } from './work-off-clock.ts';

const database = useDatabase();
let ctx: TestCtx;
let campaignId: string;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  campaignId = await makeLiveCampaign(ctx);
  await database.db
    .updateTable('campaigns')
    .set({ goal: 10_000, bonus_goal: 15_000 })
    .where('id', '=', campaignId)
    .execute();
});

async function give(amount: number) {
  const contributionId = randomUUID();
  const { mayReachBonus } = await keepGift(
    ctx,
    giftTo(ctx, campaignId, money(amount, 'GBP'), { contributionId, donorName: 'Rivka' }),
  );
  return { contributionId, mayReachBonus };
}
const state = async () => (await getCampaign(ctx, { id: campaignId })).state;

test('the gift that reaches the goal begins the bonus round, and a refund does not end it', async () => {
  expect(await give(9999)).toMatchObject({ mayReachBonus: true });
  await reachGoal(ctx, campaignId);
  expect(await state()).toBe('live');
  const { contributionId } = await give(1);
  await reachGoal(ctx, campaignId);
  await reachGoal(ctx, campaignId);
  expect(await state()).toBe('bonus');
  await changeGift(ctx, contributionId, money(0, 'GBP'));
  expect((await give(1)).mayReachBonus).toBe(false);
  await move(ctx, { id: campaignId }, { act: 'pause', who: 'staff' });
  expect((await move(ctx, { id: campaignId }, { act: 'resume', who: 'staff' })).state).toBe('bonus');
});

test('the clock begins it where the process of the gift ended too early', async () => {
  await give(10_000);
  await workOffClock(ctx);
  expect(await state()).toBe('bonus');
});

test('without a bonus goal nothing changes', async () => {
  await database.db.updateTable('campaigns').set({ bonus_goal: null }).where('id', '=', campaignId).execute();
  expect((await give(20_000)).mayReachBonus).toBe(false);
  await workOffClock(ctx);
  expect(await state()).toBe('live');
});
