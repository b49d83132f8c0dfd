import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { consentWithdrawn } from '#features/guardians/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { changeGuardian, nameGuardian } from '#features/guardians/testing.ts';
import { personErased } from '#features/people/server/public.ts';
import { makeUser, removeUser, type TestUser } from '#features/people/testing.ts';
import { giveCoins, rewardsOf } from '#features/rewards/testing.ts';
import { storeApi } from '#features/store/api.ts';
import { compareSums } from '#features/store/budgets/server/compare-sums.ts';
import type { AdminItem } from '#features/store/items/contract.ts';
import { mailWaitingGuardians } from '#features/store/redemptions/server/guardian-mail.ts';
import { goods, makeItem, makeStoreAdmin } from '#features/store/testing.ts';
import { eraseOldAddresses, expireOrders } from './end-orders.ts';

const database = useDatabase();
const mother = 'Mother@example.org';
const address = { name: 'A B', street: 'Olive 1', city: 'Haifa', postalCode: '1', country: 'IL' };
const days = 86_400;
let ctx: TestCtx;
let child: TestUser;
let cup: AdminItem;

/** Tuesday, November 17, 2026, at noon UTC; a child with a guardian on record, and goods without sizes. */
beforeEach(async () => {
  ctx = makeCtx(database.db);
  child = await makeUser(ctx, {
    first_name: 'Noa',
    place: 'london',
    adult_from: new Date('2030-01-01'),
    guardian_approved_at: ctx.clock.now(),
  });
  await nameGuardian(ctx, child.userId, mother);
  await giveCoins(ctx, child.userId, 100);
  cup = await makeItem(ctx, { ...goods, variants: [{ label: '' }], stock: 5 });
});

const as = ({ actor }: TestUser) => ({ context: { ...ctx, actor } });
const order = (user = child) =>
  call(storeApi.redeem, { itemId: cup.id, price: 10, key: randomUUID(), address }, as(user));
const own = (id: string) => call(storeApi.ownRedemption, { id }, as(child));
const coins = async () => (await rewardsOf({ ...ctx, actor: child.actor })).coins;
const token = () => /\/approve\/redemptions\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
const asked = () => call(storeApi.ordersOfLink, { token: token() }, { context: ctx });
const answer = (id: string, more: object) =>
  call(storeApi.answerByLink, { token: token(), id, version: 1, agree: true, ...more }, { context: ctx });
async function expectWhole() {
  const { sums } = await compareSums(ctx);
  expect(sums.filter(({ expected, found }) => expected !== found)).toEqual([]);
}

describe('goods of a child', () => {
  test('wait for the guardian: coins are held, and an address from the child is not kept', async () => {
    const made = await order();
    expect(made.order).toMatchObject({
      state: 'asked',
      expiresAt: '2026-12-17T12:00:00.000Z',
      mayCancel: true,
    });
    expect(await coins()).toBe(90);
    expect(await ctx.db.selectFrom('store_orders').select('address').execute()).toEqual([{ address: null }]);
    expect(ctx.sent).toMatchObject([{ to: mother, subject: 'Noa has chosen something in the store' }]);
    for (let look = 0; look < 3; look += 1)
      expect(await asked()).toMatchObject({ items: [{ id: made.id, child: 'Noa', coins: 10 }] });
    expect((await own(made.id)).order).toMatchObject({ state: 'asked', version: 1 });
    await expectWhole();
  });

  test('are asked for under the bell of a guardian who has an account', async () => {
    const parent = await makeUser(ctx, { email_address: mother, email_verified_at: ctx.clock.now() });
    await order();
    expect(await readMessages({ ...ctx, actor: parent.actor })).toEqual([
      'Noa would like A tree from the store. It waits for your answer.',
    ]);
  });

  test('are packed and sent after her yes, which brings the address; the coins are spent when they are sent', async () => {
    const { id } = await order();
    await expect(answer(id, {})).rejects.toMatchObject({ data: { issues: [{ path: 'address' }] } });
    expect(await answer(id, { address })).toEqual({ items: [] });
    await expect(asked()).rejects.toMatchObject({ kind: 'not-found' });
    const context = await makeStoreAdmin(ctx);
    const move = (to: 'packed' | 'sent' | 'arrived' | 'cancelled', version: number) =>
      call(storeApi.moveOrder, { id, version, to }, { context });
    expect(await call(storeApi.order, { id }, { context })).toMatchObject({
      address,
      moves: ['packed', 'cancelled'],
      history: [
        { to: 'asked', by: 'owner' },
        { from: 'asked', to: 'approved', by: 'guardian', who: null },
      ],
    });
    await expect(move('sent', 2)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await move('packed', 2);
    await expect(move('cancelled', 2)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await rewardsOf({ ...ctx, actor: child.actor })).toMatchObject({ coins: 90, redemptions: 0 });
    await move('sent', 3);
    expect(await rewardsOf({ ...ctx, actor: child.actor })).toMatchObject({ coins: 90, redemptions: 1 });
    await expect(move('cancelled', 4)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await move('arrived', 4);
    await expectWhole();
    ctx.clock.advance(89 * days);
    await eraseOldAddresses(ctx);
    expect(await call(storeApi.order, { id }, { context })).toMatchObject({ address, moves: [] });
    ctx.clock.advance(2 * days);
    await eraseOldAddresses(ctx);
    expect(await call(storeApi.order, { id }, { context })).toMatchObject({ address: null });
  });

  test('are refused with a word to the child, and everything comes back', async () => {
    const { id } = await order();
    await answer(id, { agree: false, word: 'Let us talk about it' });
    expect((await own(id)).order).toMatchObject({ state: 'refused', note: 'Let us talk about it' });
    expect(await coins()).toBe(100);
    expect(
      await call(storeApi.adminItem, { id: cup.id }, { context: await makeStoreAdmin(ctx) }),
    ).toMatchObject({
      variants: [{ stock: 5 }],
      redeemed: 0,
    });
    await expectWhole();
  });

  test('end after thirty days without an answer', async () => {
    const { id } = await order();
    ctx.clock.advance(30 * days - 60);
    await expireOrders(ctx);
    expect((await own(id)).order?.state).toBe('asked');
    ctx.clock.advance(120);
    await Promise.all([expireOrders(ctx), expireOrders(ctx)]);
    expect((await own(id)).order).toMatchObject({ state: 'cancelled', version: 2 });
    expect(await coins()).toBe(100);
  });

  test('are in one email a day, however many there are, and in none on Shabbat', async () => {
    const first = await order();
    const second = await order();
    expect(ctx.sent).toHaveLength(1);
    expect((await asked()).items.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    await mailWaitingGuardians(ctx);
    expect(ctx.sent).toHaveLength(1);
    ctx.clock.advance(4 * days);
    await mailWaitingGuardians(ctx);
    expect(ctx.sent).toHaveLength(1);
    await expect(answer(first.id, { address })).rejects.toMatchObject({ code: 'holy_day' });
    ctx.clock.advance(days);
    await mailWaitingGuardians(ctx);
    await mailWaitingGuardians(ctx);
    expect(ctx.sent).toHaveLength(2);
    await answer(first.id, { address });
    expect(await answer(second.id, { agree: false })).toEqual({ items: [] });
  });

  test('are nobody’s to answer but the guardian’s on record', async () => {
    const { id } = await order();
    const link = token();
    const signedIn = await makeUser(ctx, {
      email_address: 'mother@example.org',
      email_verified_at: ctx.clock.now(),
    });
    const [stranger, unproven] = [
      await makeUser(ctx, { email_verified_at: ctx.clock.now() }),
      await makeUser(ctx),
    ];
    for (const other of [stranger, unproven, child]) {
      expect(await call(storeApi.askedOrders, {}, as(other))).toEqual({ items: [] });
      await expect(
        call(storeApi.answerOrder, { id, version: 1, agree: true, address }, as(other)),
      ).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect(await call(storeApi.askedOrders, {}, as(signedIn))).toMatchObject({ items: [{ id }] });
    expect(await call(storeApi.answerOrder, { id, version: 1, agree: true, address }, as(signedIn))).toEqual({
      items: [],
    });
    await changeGuardian(ctx, child.userId, { email_address: 'other@example.org' });
    await expect(call(storeApi.ordersOfLink, { token: link }, { context: ctx })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('need a guardian who is on record and has not withdrawn; withdrawing ends what is open', async () => {
    const { id } = await order();
    await inTransaction(ctx, (ctx) => callHook(ctx, consentWithdrawn, { userId: child.userId }));
    expect((await own(id)).order?.state).toBe('refused');
    await changeGuardian(ctx, child.userId, { withdrawn_at: ctx.clock.now() });
    await expect(order()).rejects.toMatchObject({ code: 'no_guardian' });
    expect(await coins()).toBe(100);
  });

  test('and what she gave stay as nobody’s when her account is erased, without an address', async () => {
    const tree = await makeItem(ctx, { units: 3 });
    await call(storeApi.redeem, { itemId: tree.id, price: 10, key: randomUUID() }, as(child));
    const [open, approved] = [await order(), await order()];
    await answer(approved.id, { address });
    await inTransaction(ctx, (ctx) => callHook(ctx, personErased, { userId: child.userId }));
    await removeUser(ctx, child.userId);
    const rows = await ctx.db.selectFrom('store_orders').select(['id', 'state', 'address']).execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ state: 'cancelled', address: null });
    expect(rows.map(({ id }) => id)).toContain(open.id);
    expect(
      await ctx.db
        .selectFrom('redemptions')
        .select(['user_id', 'number'])
        .where('kind', '=', 'impact')
        .execute(),
    ).toEqual([{ user_id: null, number: 1 }]);
    await expectWhole();
  });
});

test('an order of another person is not found, and cannot be cancelled', async () => {
  const { id } = await order();
  const other = await makeUser(ctx);
  await expect(call(storeApi.ownRedemption, { id }, as(other))).rejects.toMatchObject({ kind: 'not-found' });
  await expect(call(storeApi.cancelRedemption, { id, version: 1 }, as(other))).rejects.toMatchObject({
    kind: 'not-found',
  });
  await call(storeApi.cancelRedemption, { id, version: 1 }, as(child));
  expect(await coins()).toBe(100);
});
