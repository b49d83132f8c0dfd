import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { giftTo, makeLiveCampaign } from '#features/campaigns/testing.ts';
import { compareSums } from '#features/campaigns/totals/server/compare-sums.ts';
import { changeGift, keepGift } from '#features/campaigns/totals/server/keep-gift.ts';
import type { PoolInput } from '../contract.ts';
import { addPool, changePool, raisePool, removePool } from './change-pools.ts';
import { listPools } from './list-pools.ts';

const database = useDatabase();
let ctx: TestCtx;
let organizer: TestUser;
let campaignId: string;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  organizer = await makeUser(ctx);
  campaignId = await makeLiveCampaign(ctx);
  await database.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
});

const hers = () => ({ ...ctx, actor: organizer.actor });
const typed = (changes: Partial<PoolInput> = {}) => ({
  name: 'A friend of Leeds',
  ratio: 1,
  cap: '100',
  least: '',
  fromOn: '',
  fromTime: '',
  untilOn: '',
  untilTime: '',
  teams: [],
  methods: [],
  ...changes,
});
const add = (changes: Partial<PoolInput> = {}) => addPool(hers(), { id: campaignId, ...typed(changes) });
const pools = async () => (await listPools(ctx, { slug: `leeds-${campaignId}` })).items;
async function give(amount: number): Promise<string> {
  const contributionId = randomUUID();
  await keepGift(ctx, giftTo(ctx, campaignId, money(amount, 'GBP'), { contributionId, donorName: 'Rivka' }));
  return contributionId;
}

describe('a pool that its organizer sets up', () => {
  test('matches gifts from then on, in the order that she chooses', async () => {
    await give(5000);
    await add({ name: 'First' });
    await add({ name: 'Second', ratio: 2 });
    await raisePool(hers(), { id: (await pools())[1]?.id ?? '' });
    expect((await pools()).map(({ name }) => name)).toEqual(['Second', 'First']);
    await give(6000);
    // The second gives £100 for fifty pounds, the first adds to the rest.
    expect((await pools()).map(({ left }) => left)).toEqual([0, 9000]);
    const live = await readLive(ctx, campaignId);
    expect(live).toMatchObject({ raised: 11_000, matched: 11_000 });
    expect(Object.values(live.pools).toSorted((one, other) => one - other)).toEqual([0, 9000]);
    expect(await compareSums(ctx)).toEqual([]);
  });

  test('keeps what it has promised once it was used, even if all of it went back', async () => {
    await add();
    const gift = await give(2000);
    await changeGift(ctx, gift, money(0, 'GBP'));
    const [pool] = await pools();
    const change = { ...typed(), id: pool?.id ?? '', version: pool?.version ?? 0 };
    await expect(changePool(hers(), { ...change, ratio: 2, cap: '50' })).rejects.toMatchObject({
      issues: [{ path: 'ratio' }, { path: 'cap' }],
    });
    await expect(removePool(hers(), change)).rejects.toMatchObject({ code: 'is_used' });
    await changePool(hers(), { ...change, name: 'Two friends', cap: '150' });
    expect(await pools()).toMatchObject([{ name: 'Two friends', cap: 15_000, left: 15_000 }]);
    await expect(changePool(hers(), change)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  test('is hers alone, and goes again while it was not used', async () => {
    await add();
    const [pool] = await pools();
    const stranger = { ...ctx, actor: (await makeUser(ctx)).actor };
    for (const refused of [
      addPool(stranger, { id: campaignId, ...typed() }),
      changePool(stranger, { ...typed(), id: pool?.id ?? '', version: 1 }),
      removePool(stranger, { id: pool?.id ?? '' }),
    ])
      await expect(refused).rejects.toMatchObject({ kind: 'not-found' });
    await removePool(hers(), { id: pool?.id ?? '' });
    expect(await pools()).toEqual([]);
  });

  test('says at each field what is wrong', async () => {
    await expect(
      add({ cap: 'much', untilOn: '2026-11-01', untilTime: '10:00', teams: ['nobody'] }),
    ).rejects.toMatchObject({ issues: [{ path: 'untilOn' }, { path: 'teams' }, { path: 'cap' }] });
  });

  test('is news for open pages', async () => {
    const { version } = await readLive(ctx, campaignId);
    await add();
    expect((await readLive(ctx, campaignId)).version).toBeGreaterThan(version);
  });
});
