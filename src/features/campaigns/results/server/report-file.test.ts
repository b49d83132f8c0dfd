import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { makeUser } from '#features/people/testing.ts';
import { giftTo, makeLiveCampaign, makePool } from '#features/campaigns/testing.ts';
import { changeGift, keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { openReportFile } from './report-file.ts';

const database = useDatabase();

test('the organizer has every gift with its donor’s name and its match; nobody else has the file', async () => {
  const ctx = makeCtx(database.db);
  const organizer = await makeUser(ctx);
  const campaignId = await makeLiveCampaign(ctx);
  const slug = `leeds-${campaignId}`;
  await ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
  await makePool(ctx, { campaignId, cap: 1000 });
  const give = async (amount: number, donorName: string, anonymity: 'named' | 'anonymous' = 'named') => {
    const contributionId = randomUUID();
    await keepGift(
      ctx,
      giftTo(ctx, campaignId, money(amount, 'GBP'), {
        contributionId,
        donor: contributionId,
        donorName,
        anonymity,
        kind: 'offline',
      }),
    );
    return contributionId;
  };
  await give(3600, '=Rivka Levi');
  await changeGift(ctx, await give(1800, 'Dov'), money(0, 'GBP'));
  await give(500, 'Nobody Knows', 'anonymous');
  const { chunks } = await openReportFile({ ...ctx, actor: organizer.actor }, { slug });
  const lines = (await Array.fromAsync(chunks)).join('').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain('Nobody Knows,Anonymous');
  const named = lines.find((line) => line.includes('Rivka'));
  expect(named).toContain("'=Rivka Levi,");
  expect(named).toMatch(/,36\.00,GBP,36\.00,GBP,10\.00$/);
  const stranger = { ...ctx, actor: (await makeUser(ctx)).actor };
  await expect(openReportFile(stranger, { slug })).rejects.toMatchObject({ kind: 'not-found' });
});
