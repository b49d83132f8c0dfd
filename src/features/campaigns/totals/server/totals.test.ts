import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money, type Currency } from '#core/money.ts';
import { giftTo, makeLiveCampaign, makePool, makeTeam } from '#features/campaigns/testing.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { compareSums } from './compare-sums.ts';
import { changeGift, keepGift, type NewGift } from './keep-gift.ts';
import { readTotals } from './read-totals.ts';

const database = useDatabase();
let ctx: TestCtx;
let campaignId: string;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  campaignId = await makeLiveCampaign(ctx);
});

async function give(amount: number, input: Partial<NewGift> & { currency?: Currency } = {}) {
  const { currency = 'GBP', ...gift } = input;
  const contributionId = randomUUID();
  await keepGift(ctx, giftTo(ctx, campaignId, money(amount, currency), { contributionId, ...gift }));
  return contributionId;
}

const total = async () => {
  expect(await compareSums(ctx)).toEqual([]);
  const { raised, matched, gifts, donors } = await readTotals(ctx, campaignId);
  return { raised, matched, gifts, donors };
};
const left = (amount: number) => money(amount, 'GBP');

describe('the total of a campaign', () => {
  test('is that of its gifts, in its currency, whatever they were given in', async () => {
    await give(3600);
    await give(3600, { currency: 'USD' });
    const { rate } = await database.db
      .selectFrom('campaign_gifts')
      .select('rate')
      .where('currency', '=', 'USD')
      .executeTakeFirstOrThrow();
    const { raised, gifts } = await total();
    expect(gifts).toBe(2);
    expect(raised - 3600).toBe(Math.round(3600 * Number(rate)));
  });

  test('counts a contribution once, and a person once', async () => {
    const contributionId = await give(3600, { donor: 'rivka' });
    await give(0 + 3600, { donor: 'rivka', contributionId });
    await give(1800, { donor: 'rivka' });
    expect(await total()).toEqual({ raised: 5400, matched: 0, gifts: 2, donors: 1 });
  });

  test('loses what goes back, and its donor with the last of it, and has it again if it did not', async () => {
    const id = await give(3600);
    await changeGift(ctx, id, left(1200));
    expect(await total()).toEqual({ raised: 1200, matched: 0, gifts: 1, donors: 1 });
    await changeGift(ctx, id, left(0));
    expect(await total()).toEqual({ raised: 0, matched: 0, gifts: 0, donors: 0 });
    await changeGift(ctx, id, left(3600));
    expect(await total()).toEqual({ raised: 3600, matched: 0, gifts: 1, donors: 1 });
  });

  test('has a higher version after every change', async () => {
    const version = async () => (await readTotals(ctx, campaignId)).version;
    const before = await version();
    const id = await give(3600);
    const after = await version();
    await changeGift(ctx, id, left(0));
    expect([before < after, after < (await version())]).toEqual([true, true]);
  });
});

describe('a matching pool', () => {
  test('is used up to its end, and gets back what goes back, which the next gift has', async () => {
    await makePool(ctx, { campaignId, ratio: 2, cap: 10_000 });
    const first = await give(3600);
    const second = await give(3600);
    expect(await total()).toMatchObject({ raised: 7200, matched: 10_000 });
    await changeGift(ctx, first, left(1800));
    // The second keeps its partial match.
    expect(await total()).toMatchObject({ raised: 5400, matched: 6400 });
    await give(100);
    expect(await total()).toMatchObject({ raised: 5500, matched: 6600 });
    await changeGift(ctx, second, left(0));
    expect(await total()).toMatchObject({ raised: 1900, matched: 3800 });
  });

  test('keeps its ratio to the minor unit through refunds in another currency and in parts', async () => {
    await makePool(ctx, { campaignId, ratio: 3, cap: 1_000_000 });
    const id = await give(3601, { currency: 'USD' });
    for (const cents of [3333, 2501, 1777, 1001, 333, 1]) {
      await changeGift(ctx, id, money(cents, 'USD'));
      const { raised, matched } = await total();
      expect(matched).toBe(3 * raised);
    }
  });

  test('does not match again what came back after its refund', async () => {
    await makePool(ctx, { campaignId, cap: 3600 });
    const first = await give(3600);
    await changeGift(ctx, first, left(0));
    await give(3600);
    await changeGift(ctx, first, left(3600));
    expect(await total()).toMatchObject({ raised: 7200, matched: 3600 });
  });

  test('for one team adds to no other gift', async () => {
    const red = await makeTeam(ctx, { campaignId });
    await makePool(ctx, { campaignId, cap: 100_000, teams: [red] });
    await give(3600, { teamId: red });
    await give(1800);
    expect(await total()).toMatchObject({ raised: 5400, matched: 3600 });
    expect((await readTotals(ctx, campaignId)).teams.get(red)).toMatchObject({ raised: 3600, matched: 3600 });
  });
});

describe('the donors of a team', () => {
  const donorsOf = async (id: string) => {
    expect(await compareSums(ctx)).toEqual([]);
    return (await readLive(ctx, campaignId)).teams[id]?.donors;
  };

  test('are each counted once, to however many of the teams below it they give', async () => {
    const leeds = await makeTeam(ctx, { campaignId });
    const [red, blue] = [
      await makeTeam(ctx, { campaignId, parentId: leeds, level: 2 }),
      await makeTeam(ctx, { campaignId, parentId: leeds, level: 2 }),
    ];
    await give(3600, { teamId: red, donor: 'rivka' });
    const second = await give(3600, { teamId: blue, donor: 'rivka' });
    await give(3600, { teamId: blue, donor: 'rivka' });
    await give(1800, { teamId: leeds, donor: 'rivka' });
    await give(1800, { teamId: blue, donor: 'dov' });
    await give(1800, { donor: 'dov' });
    expect([await donorsOf(red), await donorsOf(blue), await donorsOf(leeds)]).toEqual([1, 2, 2]);
    await changeGift(ctx, second, left(0));
    expect([await donorsOf(blue), await donorsOf(leeds)]).toEqual([2, 2]);
  });

  test('follow a team that is moved', async () => {
    const [leeds, york] = [await makeTeam(ctx, { campaignId }), await makeTeam(ctx, { campaignId })];
    const red = await makeTeam(ctx, { campaignId, parentId: leeds, level: 2 });
    await give(3600, { teamId: red, donor: 'rivka' });
    await give(3600, { teamId: york, donor: 'rivka' });
    expect([await donorsOf(leeds), await donorsOf(york)]).toEqual([1, 1]);
    await ctx.db.updateTable('campaign_teams').set({ parent_id: york }).where('id', '=', red).execute();
    expect([await donorsOf(leeds), await donorsOf(york)]).toEqual([undefined, 1]);
  });
});
