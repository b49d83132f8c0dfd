import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { peopleApi } from '#features/people/api.ts';
import { describePeople } from '#features/people/server/public.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { giveCoins, rewardsOf } from '#features/rewards/testing.ts';
import { storeApi } from '#features/store/api.ts';
import { compareSums } from '#features/store/budgets/server/compare-sums.ts';
import { goods, makeItem, makeStoreAdmin } from '#features/store/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let learner: TestUser;
const days = 86_400;

/** Tuesday, November 17, 2026, at noon UTC. */
beforeEach(async () => {
  ctx = makeCtx(database.db);
  learner = await makeUser(ctx, { place: 'london' });
  await giveCoins(ctx, learner.userId, 100);
});

const as = ({ actor }: TestUser) => ({ context: { ...ctx, actor } });
const redeem = (item: { id: string; price: number }, more: object = {}, user = learner) =>
  call(storeApi.redeem, { itemId: item.id, price: item.price, key: randomUUID(), ...more }, as(user));
const coinsOf = async (user = learner) => (await rewardsOf({ ...ctx, actor: user.actor })).coins;
const address = { name: 'A B', street: 'Olive 1', city: 'Haifa', postalCode: '1', country: 'IL' };

describe('an impact item', () => {
  test('is given at once: coins, a unit of the budget and a number, which points at a receipt', async () => {
    const tree = await makeItem(ctx, { units: 2 });
    expect(await redeem(tree)).toMatchObject({ number: 1, coins: 10, item: { name: 'A tree' }, order: null });
    expect(await redeem(tree)).toMatchObject({ number: 2 });
    expect(await coinsOf()).toBe(80);
    expect(await rewardsOf({ ...ctx, actor: learner.actor })).toMatchObject({ redemptions: 2 });
    await expect(redeem(tree)).rejects.toMatchObject({ code: 'fully_funded' });
    expect(await coinsOf()).toBe(80);
    const store = await call(storeApi.store, {}, as(learner));
    expect(store).toMatchObject({ coins: 80, givenByAll: 2 });
    expect(store.items).toMatchObject([{ state: 'fully_funded', budget: { used: 2, funded: 2 } }]);
    const given = await call(storeApi.ownRedemptions, {}, as(learner));
    expect(given).toMatchObject({ units: 2, given: [{ units: 2 }] });
  });

  test('is paid from the oldest receipt first, and never from two', async () => {
    const tree = await makeItem(ctx, { units: 1 });
    const context = {
      ...ctx,
      actor: { ...(await makeUser(ctx, { admin: true })).actor, tookSecondStep: true },
    };
    // Three and a half units: the half backs none.
    const { items } = await call(
      storeApi.addBudget,
      { id: tree.id, receipt: 'R-2', note: '', amount: 1750 },
      { context },
    );
    expect(items.find(({ receipt }) => receipt === 'R-2')).toMatchObject({ units: 3, leftOver: 250 });
    for (let number = 1; number <= 4; number += 1) expect(await redeem(tree)).toMatchObject({ number });
    await expect(redeem(tree)).rejects.toMatchObject({ code: 'fully_funded' });
    const rows = await ctx.db
      .selectFrom('redemptions')
      .innerJoin('store_budget_entries', 'store_budget_entries.id', 'budget_entry_id')
      .select(['store_budget_entries.number as entry', 'cost'])
      .orderBy('redemptions.number')
      .execute();
    const [first, ...later] = rows.map(({ entry }) => entry);
    expect(new Set(later).size).toBe(1);
    expect(first).not.toBe(later[0]);
    expect(rows.every(({ cost }) => cost === 500)).toBe(true);
  });

  test('is given once for one key, and not for another item under the same key', async () => {
    const [tree, meal] = [await makeItem(ctx, { units: 2 }), await makeItem(ctx, { units: 2 })];
    const key = randomUUID();
    const first = await redeem(tree, { key });
    expect(await redeem(tree, { key })).toEqual(first);
    expect(await coinsOf()).toBe(90);
    await expect(redeem(meal, { key })).rejects.toMatchObject({ code: 'key_used' });
  });

  test('is limited per month and in all, where the item says so', async () => {
    const tree = await makeItem(ctx, { units: 9, perMonth: 1, ever: 2 });
    await redeem(tree);
    await expect(redeem(tree)).rejects.toMatchObject({ code: 'limit_reached' });
    expect((await call(storeApi.store, {}, as(learner))).items).toMatchObject([{ state: 'limit_reached' }]);
    ctx.clock.advance(14 * days);
    await redeem(tree);
    ctx.clock.advance(28 * days);
    await expect(redeem(tree)).rejects.toMatchObject({ code: 'limit_reached' });
  });

  test('is refused at another price, with too few coins, as a draft, and to a visitor', async () => {
    const tree = await makeItem(ctx, { units: 9 });
    await expect(redeem({ ...tree, price: 9 })).rejects.toMatchObject({
      code: 'price_changed',
      data: { price: 10 },
    });
    const dear = await makeItem(ctx, { units: 1, price: 101 });
    await expect(redeem(dear)).rejects.toMatchObject({ code: 'too_few_coins' });
    expect(
      (await call(storeApi.store, {}, as(learner))).items.every(({ budget }) => budget?.used === 0),
    ).toBe(true);
    await expect(redeem({ id: 'nothing', price: 1 })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(
      call(storeApi.redeem, { itemId: tree.id, price: 10, key: randomUUID() }, { context: ctx }),
    ).rejects.toMatchObject({ kind: 'sign-in-required' });
  });

  test('rests on Shabbat where she is, and says until when; the store can be read', async () => {
    const tree = await makeItem(ctx, { units: 1 });
    ctx.clock.advance(4 * days);
    const resumesAt = expect.stringMatching(/^2026-11-21T16:5/) as string;
    await expect(redeem(tree)).rejects.toMatchObject({ code: 'holy_day', data: { resumesAt } });
    expect(await call(storeApi.store, {}, as(learner))).toMatchObject({ resumesAt });
  });
});

describe('the store', () => {
  test('is closed in classic mode, and shows a student only what helps others', async () => {
    const tree = await makeItem(ctx, { units: 1 });
    const cup = await makeItem(ctx, { ...goods, stock: 1 });
    const classic = { ...learner, actor: { ...learner.actor, classicMode: true } };
    await expect(redeem(tree, {}, classic)).rejects.toMatchObject({ code: 'classic_mode' });
    await expect(call(storeApi.store, {}, as(classic))).rejects.toMatchObject({ code: 'classic_mode' });
    const student = { ...learner, actor: { ...learner.actor, role: 'student' } } as TestUser;
    expect((await call(storeApi.store, {}, as(student))).items.map(({ id }) => id)).toEqual([tree.id]);
    await expect(redeem(cup, {}, student)).rejects.toMatchObject({ code: 'impact_only' });
    await redeem(tree, {}, student);
  });

  test('is open to visitors, who see prices and budgets, and nobody’s coins', async () => {
    await makeItem(ctx, { units: 3 });
    expect(await call(storeApi.store, {}, { context: ctx })).toMatchObject({
      coins: null,
      items: [{ price: 10, budget: { used: 0, funded: 3 }, state: 'open' }],
    });
  });
});

/** Her picture as she sees it herself, and as everyone else does. */
async function expectPicture(url: string): Promise<void> {
  expect(await call(peopleApi.currentUser, undefined, as(learner))).toMatchObject({ avatarObj: { url } });
  expect((await describePeople(ctx, [learner.userId])).get(learner.userId)).toMatchObject({ avatar: url });
}

describe('a frame', () => {
  test('is had once, and worn only by those who have it', async () => {
    const own = { kind: 'frame', frame: 'olive', unitCost: null, currency: null } as const;
    const frame = await makeItem(ctx, own);
    const wear = (frame: 'olive' | 'stars' | null) => call(storeApi.wearFrame, { frame }, as(learner));
    await expect(wear('olive')).rejects.toMatchObject({ kind: 'not-found' });
    await redeem(frame);
    await expect(redeem(frame)).rejects.toMatchObject({ code: 'owned' });
    await wear('olive');
    await expect(wear('stars')).rejects.toMatchObject({ kind: 'not-found' });
    expect(await call(storeApi.store, {}, as(learner))).toMatchObject({
      frame: 'olive',
      items: [{ state: 'owned' }],
    });
    await expectPicture('/frames/olive.svg');
    await call(peopleApi.updateProfile, { avatar: 'lion' }, as(learner));
    await expectPicture('/avatars/framed/olive/lion.svg');
    await wear(null);
    await expectPicture('/avatars/lion.svg');
    expect(await call(storeApi.store, {}, as(learner))).toMatchObject({ frame: null });
  });
});

describe('a picture', () => {
  const own = { kind: 'avatar', avatarId: 'harp', unitCost: null, currency: null } as const;
  const choices = async (user?: TestUser) =>
    (await call(peopleApi.avatars, undefined, user ? as(user) : { context: ctx })).avatars.map(
      ({ id }) => id,
    );
  const choose = (user = learner) => call(peopleApi.updateProfile, { avatar: 'harp' }, as(user));

  test('that is sold is free in the gallery no longer, but for those who have redeemed it', async () => {
    const draft = await makeItem(ctx, { ...own, avatarId: 'drum' });
    await ctx.db.updateTable('store_items').set({ status: 'draft' }).where('id', '=', draft.id).execute();
    const harp = await makeItem(ctx, own);
    const other = await makeUser(ctx);
    for (const offered of [await choices(learner), await choices()]) {
      expect(offered).toContain('drum');
      expect(offered).not.toContain('harp');
    }
    await expect(choose()).rejects.toMatchObject({ issues: [{ path: 'avatar' }] });
    await redeem(harp);
    await expect(redeem(harp)).rejects.toMatchObject({ code: 'owned' });
    expect(await choices(learner)).toContain('harp');
    expect(await choose()).toMatchObject({ avatar: 'harp' });
    await expect(choose(other)).rejects.toMatchObject({ kind: 'invalid' });
    for (const status of ['archived', 'draft'] as const) {
      await ctx.db.updateTable('store_items').set({ status }).where('avatar_id', '=', 'harp').execute();
      await expect(choose(other)).rejects.toMatchObject({ kind: 'invalid' });
    }
  });

  test('stays with those who wore it before it was sold, and is not sold as two items', async () => {
    await choose();
    const harp = await makeItem(ctx, own);
    expect(await choose()).toMatchObject({ avatar: 'harp' });
    await expect(makeItem(ctx, own)).rejects.toMatchObject({ issues: [{ path: 'avatarId' }] });
    const context = await makeStoreAdmin(ctx);
    const item = await call(storeApi.adminItem, { id: harp.id }, { context });
    const changed = await call(storeApi.changeItem, { ...item, price: 7 }, { context });
    expect(changed).toMatchObject({ avatarId: 'harp', price: 7 });
  });
});

describe('goods of an adult', () => {
  test('need an address and a size, and take a piece of the stock', async () => {
    const cup = await makeItem(ctx, { ...goods, stock: 1 });
    const [small] = cup.variants;
    await expect(redeem(cup, { variantId: small?.id })).rejects.toMatchObject({
      data: { issues: [{ path: 'address' }] },
    });
    await expect(redeem(cup, { address })).rejects.toMatchObject({
      data: { issues: [{ path: 'variantId' }] },
    });
    const made = await redeem(cup, { variantId: small?.id, address });
    expect(made).toMatchObject({ variant: 'S', order: { state: 'approved', mayCancel: true } });
    await expect(redeem(cup, { variantId: small?.id, address })).rejects.toMatchObject({
      code: 'out_of_stock',
    });
    const stored = await ctx.db.selectFrom('store_orders').select('address').executeTakeFirstOrThrow();
    expect(stored.address).not.toContain('Olive');
    expect(await coinsOf()).toBe(90);
    expect(await rewardsOf({ ...ctx, actor: learner.actor })).toMatchObject({ redemptions: 0 });
    const cancelled = await call(storeApi.cancelRedemption, { id: made.id, version: 1 }, as(learner));
    expect(cancelled.order).toMatchObject({ state: 'cancelled', mayCancel: false });
    expect(await coinsOf()).toBe(100);
    expect((await call(storeApi.store, {}, as(learner))).items).toMatchObject([
      { variants: [{ available: true }, { available: true }] },
    ]);
    const { sums } = await compareSums(ctx);
    expect(sums.filter(({ expected, found }) => expected !== found)).toEqual([]);
  });
});
