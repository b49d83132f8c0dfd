import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money, type Currency } from '#core/money.ts';
import { makeLiveCampaign, makePool, makeTeam } from '#features/campaigns/testing.ts';
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
  await keepGift(ctx, {
    contributionId,
    donationId: randomUUID(),
    campaignId,
    teamId: undefined,
    donor: randomUUID(),
    donorName: 'Rivka Levi',
    anonymity: 'named',
    kind: 'online',
    method: 'creditOrDebit',
    isFirst: true,
    given: money(amount, currency),
    ...gift,
  });
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
