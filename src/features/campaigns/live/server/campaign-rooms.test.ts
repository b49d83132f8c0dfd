import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeGift, keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { campaignMoved } from '#features/campaigns/totals/server/add-to-sums.ts';
import { giftTo, makeLiveCampaign } from '#features/campaigns/testing.ts';
import type { LiveTotal } from '../contract.ts';
import { createCampaignRooms } from './campaign-rooms.ts';

const database = useCommittedDatabase();
const patience = { timeout: 10_000 };
let ctx: TestCtx;
let campaignId: string;
let rooms: ReturnType<typeof createCampaignRooms>;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  campaignId = await makeLiveCampaign(ctx);
  rooms = createCampaignRooms(ctx);
});
afterEach(() => rooms.close());

function give(amount: number, donorName = 'Rivka'): Promise<string> {
  const contributionId = randomUUID();
  return inTransaction(ctx, async (ctx) => {
    await keepGift(
      ctx,
      giftTo(ctx, campaignId, money(amount, 'GBP'), {
        contributionId,
        donorName,
        anonymity: donorName === '' ? 'anonymous' : 'named',
      }),
    );
    return contributionId;
  });
}

/** A page, with all the news that it has heard. */
function openPage() {
  const told: LiveTotal[] = [];
  const end = vi.fn();
  const leave = rooms.enter(campaignId, {
    write(text) {
      const [, data] = /^data: (.*)$/m.exec(text) ?? [];
      if (data !== undefined) told.push(JSON.parse(data) as LiveTotal);
    },
    end,
  });
  return { told, leave, end };
}

test('every open page hears the total at once, and each gift soon after it was made', async () => {
  await give(1800);
  const [one, other] = [openPage(), openPage()];
  await vi.waitFor(
    () => expect([one.told[0]?.raised, other.told[0]?.raised]).toEqual([1800, 1800]),
    patience,
  );
  await give(3600, '');
  await vi.waitFor(
    () => expect([one.told.at(-1)?.raised, other.told.at(-1)?.raised]).toEqual([5400, 5400]),
    patience,
  );
  const newest = one.told.at(-1)?.newest.map(({ name, amount }) => [name, amount]);
  expect(newest).toHaveLength(2);
  expect(newest).toContainEqual([null, 3600]);
});

test('many gifts of one moment are one piece of news, and the versions only rise', async () => {
  const page = openPage();
  await vi.waitFor(() => expect(page.told).toHaveLength(1), patience);
  await Promise.all(Array.from({ length: 40 }, () => give(100)));
  await vi.waitFor(() => expect(page.told.at(-1)?.raised).toBe(4000), patience);
  expect(page.told.length).toBeLessThan(40);
  const versions = page.told.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((one, next) => one - next));
});

test('a refund is news, with what is left', async () => {
  const id = await give(3600);
  const page = openPage();
  await vi.waitFor(() => expect(page.told[0]?.raised).toBe(3600), patience);
  await inTransaction(ctx, (ctx) => changeGift(ctx, id, money(600, 'GBP')));
  await vi.waitFor(() => expect(page.told.at(-1)?.raised).toBe(600), patience);
  expect(page.told.at(-1)?.newest).toMatchObject([{ id, amount: 600 }]);
});

test('pages that missed something catch up, and one that left hears nothing more', async () => {
  const [stays, leaves] = [openPage(), openPage()];
  await vi.waitFor(() => expect([stays.told.length, leaves.told.length]).toEqual([1, 1]), patience);
  leaves.leave();
  // As if another process had told of it while the connection for events was lost.
  await inTransaction(
    { ...ctx, events: { ...ctx.events, publish: () => Promise.resolve() } },
    async (ctx) => {
      await keepGift(
        ctx,
        giftTo(ctx, campaignId, money(700, 'GBP'), {
          donor: 'one',
          donorName: 'Rivka',
          anonymity: 'amount_hidden',
          method: 'paypal',
        }),
      );
    },
  );
  await ctx.events.publish(campaignMoved, '');
  await vi.waitFor(
    () => expect(stays.told.at(-1)).toMatchObject({ raised: 700, newest: [{ amount: null }] }),
    patience,
  );
  expect(leaves.told).toHaveLength(1);
});
