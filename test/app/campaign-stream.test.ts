import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { giftTo, makeLiveCampaign } from '#features/campaigns/testing.ts';
import { useApp } from '#test/support/app.ts';
import { listenToAll } from '#test/support/event-stream.ts';

const app = useApp();

test('an open page of a campaign hears of every gift, and its total is on the page and in the API', async () => {
  const campaignId = await makeLiveCampaign(app.ctx);
  const path = `/api/campaigns/leeds-${campaignId}`;
  const stream = await listenToAll(`${await app.listen()}${path}/stream`, '');
  await stream.until('"raised":0');
  // Visitors share a page that is kept.
  expect((await app.get(`/campaign/leeds-${campaignId}`)).body).toContain('£0');
  await inTransaction(app.ctx, (ctx) =>
    keepGift(ctx, giftTo(ctx, campaignId, money(360_000, 'GBP'), { donor: 'rivka' })),
  );
  await stream.until('"raised":360000');
  expect((await app.get(`${path}/live`)).json()).toMatchObject({ raised: 360_000, donors: 1 });
  await expect
    .poll(async () => (await app.get(`/campaign/leeds-${campaignId}`)).body, { timeout: 10_000 })
    .toContain('£3,600');
});

test('a campaign that nobody may see has no stream', async () => {
  expect((await app.get('/api/campaigns/nothing-here/stream')).statusCode).toBe(404);
});
