import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser, removeUser } from '#features/people/testing.ts';
import { couponsApi } from '#features/coupons/api.ts';
import { couponEditor, makeCoupon } from '#features/coupons/testing.ts';
import { discount, discountRenewal } from '../policy.ts';
import { checkCoupon } from './check-coupon.ts';
import { keepCoupon, recordRenewal, releaseCoupon } from './end-hold.ts';
import { holdCoupon, type HoldInput } from './hold-coupon.ts';
import { termsOf } from './terms-of.ts';

const database = useDatabase();
const paid = money(720n, 'USD');
const purchase = { plan: 'standard', currency: 'USD', isFirstPayment: true } as const;
let ctx: TestCtx;

beforeEach(() => {
  ctx = makeCtx(database.db);
});

/** A visitor's purchase, each of another visitor. */
function hold(code: string, input: Partial<HoldInput> = {}) {
  const orderId = input.orderId ?? randomUUID();
  return holdCoupon(ctx, { ...purchase, couponCode: code, payer: { key: orderId }, orderId, ...input });
}

async function look(id: string) {
  const { used, held, kept, overLimit, revenue } = await call(
    couponsApi.get,
    { id },
    { context: await couponEditor(ctx) },
  );
  return { used, held, kept, overLimit, revenue };
}

/** What the form shows at its field. */
const refusedWith = (messageKey: string, values?: object) => ({
  kind: 'invalid',
  issues: [{ path: 'coupon', messageKey, ...(values && { values }) }],
});

describe('a code', () => {
  test('is checked without taking anything, in any case and with or without its dashes', async () => {
    const { id } = await makeCoupon(ctx, { code: 'SUMMER-26', maxUses: 1 });
    for (const typed of ['SUMMER-26', 'summer-26', ' Summer26 '])
      expect(await checkCoupon(ctx, typed, purchase)).toEqual({
        terms: { payments: 'first', kind: 'percent', hundredths: 2000 },
      });
    expect(await checkCoupon(ctx, 'SUMMER-27', purchase)).toEqual({ refusal: 'unknown' });
    expect(await checkCoupon(ctx, 'no code!', purchase)).toEqual({ refusal: 'unknown' });
    expect((await look(id)).used).toBe(0);
  });

  test('is refused with its reason, at check and at hold', async () => {
    const of = (own: Parameters<typeof makeCoupon>[1]) => makeCoupon(ctx, own);
    const { userId } = await makeUser(ctx);
    const used = await of({ maxPerCustomer: 1 });
    const paidOrder = randomUUID();
    await hold(used.code, { payer: { userId }, orderId: paidOrder });
    await keepCoupon(ctx, paidOrder, paid);
    const usedUp = await of({ maxUses: 1 });
    await hold(usedUp.code);
    const off = await of({});
    await call(couponsApi.switch, { id: off.id, isOn: false }, { context: await couponEditor(ctx) });
    const over = await of({});
    await call(couponsApi.change, { ...over, endsOn: '2026-10-01' }, { context: await couponEditor(ctx) });
    for (const [{ code }, refusal, key] of [
      [await of({ startsOn: '2026-12-01' }), 'not_started', 'notStarted'],
      [over, 'expired', 'expired'],
      [off, 'expired', 'expired'],
      [await of({ plans: ['premium'] }), 'wrong_plan', 'wrongPlan'],
      [await of({ kind: 'fixed', percent: null, amounts: { ILS: '5' } }), 'wrong_currency', 'wrongCurrency'],
      [used, 'already_used', 'alreadyUsed'],
      [usedUp, 'used_up', 'usedUp'],
    ] as const) {
      const payer = { userId };
      expect(await checkCoupon(ctx, code, { ...purchase, payer })).toMatchObject({ refusal });
      const values = refusal === 'not_started' ? { day: 'December 1, 2026' } : undefined;
      await expect(hold(code, { payer })).rejects.toMatchObject(
        refusedWith(`coupons.refusal.${key}`, values),
      );
    }
    await expect(hold('NOBODYS')).rejects.toMatchObject(refusedWith('coupons.refusal.unknown'));
  });
});

describe('a use', () => {
  test('is taken by a hold once for each order, and answers the same terms again', async () => {
    const { id, code } = await makeCoupon(ctx, { maxUses: 1 });
    const orderId = randomUUID();
    const terms = await hold(code, { orderId });
    expect(await hold(code.toLowerCase(), { orderId })).toEqual(terms);
    expect(await look(id)).toMatchObject({ used: 1, held: 1, kept: 0 });
    await keepCoupon(ctx, orderId, paid);
    expect(await hold(code, { orderId })).toEqual(terms);
    expect(await look(id)).toMatchObject({ used: 1, held: 0, kept: 1 });
  });

  test('is one for each order: another coupon is refused until the first is released', async () => {
    const [one, other] = [await makeCoupon(ctx), await makeCoupon(ctx)];
    const orderId = randomUUID();
    await hold(one.code, { orderId });
    await expect(hold(other.code, { orderId })).rejects.toMatchObject({ code: 'order_has_coupon' });
    await releaseCoupon(ctx, orderId);
    await hold(other.code, { orderId });
    expect([(await look(one.id)).used, (await look(other.id)).used]).toEqual([0, 1]);
  });

  test('goes back with the transaction that took it', async () => {
    const { id, code } = await makeCoupon(ctx);
    await expect(
      inTransaction(ctx, async (ctx) => {
        await holdCoupon(ctx, { ...purchase, couponCode: code, payer: { key: 'a' }, orderId: 'a' });
        throw new Error('the payment was not written');
      }),
    ).rejects.toThrow('not written');
    expect(
      await database.db.selectFrom('coupon_uses').selectAll().where('coupon_id', '=', id).execute(),
    ).toEqual([]);
  });

  test('that is released counts for nobody any more, and a second release changes nothing', async () => {
    const { id, code } = await makeCoupon(ctx, { maxUses: 1, maxPerCustomer: 1 });
    const orderId = randomUUID();
    const payer = { key: 'one visitor' };
    await hold(code, { orderId, payer });
    await expect(hold(code)).rejects.toMatchObject(refusedWith('coupons.refusal.usedUp'));
    await releaseCoupon(ctx, orderId);
    await releaseCoupon(ctx, orderId);
    await releaseCoupon(ctx, 'an order without a coupon');
    expect(await look(id)).toMatchObject({ used: 0, held: 0 });
    expect(await termsOf(ctx, orderId)).toBeUndefined();
    await hold(code, { payer });
    expect((await look(id)).used).toBe(1);
  });

  test('that is kept is revenue, once, and stays kept', async () => {
    const { id, code } = await makeCoupon(ctx);
    const orderId = randomUUID();
    await hold(code, { orderId });
    await keepCoupon(ctx, orderId, paid);
    await keepCoupon(ctx, orderId, paid);
    await releaseCoupon(ctx, orderId);
    await keepCoupon(ctx, 'an order without a coupon', paid);
    expect(await look(id)).toEqual({
      used: 1,
      held: 0,
      kept: 1,
      overLimit: 0,
      revenue: [{ amount: 720, currency: 'USD', payments: 1 }],
    });
  });

  test('that is paid after its release is recorded, over the limit if others have used the coupon up', async () => {
    const { id, code } = await makeCoupon(ctx, { maxUses: 1 });
    const late = randomUUID();
    await hold(code, { orderId: late });
    await releaseCoupon(ctx, late);
    await keepCoupon(ctx, late, paid);
    expect(await look(id)).toMatchObject({ used: 1, kept: 1, overLimit: 0 });

    const second = await makeCoupon(ctx, { maxUses: 1 });
    const tooLate = randomUUID();
    await hold(second.code, { orderId: tooLate });
    await releaseCoupon(ctx, tooLate);
    await hold(second.code);
    await keepCoupon(ctx, tooLate, paid);
    expect(await look(second.id)).toMatchObject({ used: 2, held: 1, kept: 1, overLimit: 1 });
    await expect(hold(second.code)).rejects.toMatchObject(refusedWith('coupons.refusal.usedUp'));
  });
});

describe('a single-use code', () => {
  async function makeSeries(count: number) {
    const coupon = await makeCoupon(ctx);
    const context = await couponEditor(ctx);
    await call(couponsApi.makeCodes, { id: coupon.id, count, made: 0 }, { context });
    const codes = await database.db
      .selectFrom('coupon_codes')
      .select('code')
      .where('coupon_id', '=', coupon.id)
      .where('single_use', '=', true)
      .execute();
    return { ...coupon, codes: codes.map(({ code }) => code) };
  }

  test('works once, and again only after a release', async () => {
    const { codes } = await makeSeries(2);
    const [one = '', other = ''] = codes;
    const orderId = randomUUID();
    const payer = { key: 'her' };
    await hold(one, { payer });
    // She went back, and begins again: the next order takes it over.
    expect(await checkCoupon(ctx, one, { ...purchase, payer })).toHaveProperty('terms');
    await hold(one, { orderId, payer });
    await expect(hold(one)).rejects.toMatchObject(refusedWith('coupons.refusal.usedUp'));
    expect(await checkCoupon(ctx, one, purchase)).toEqual({ refusal: 'used_up' });
    await hold(other);
    await releaseCoupon(ctx, orderId);
    await hold(one.replaceAll('-', '').toLowerCase());
  });

  test('that was paid with is used for good, also by its own payer', async () => {
    const { codes } = await makeSeries(1);
    const [code = ''] = codes;
    const orderId = randomUUID();
    const payer = { key: 'her' };
    await hold(code, { orderId, payer });
    await keepCoupon(ctx, orderId, paid);
    await expect(hold(code, { payer })).rejects.toMatchObject(refusedWith('coupons.refusal.alreadyUsed'));
  });

  test('that another has taken since its release is kept over the limit by a late payment', async () => {
    const { id, codes } = await makeSeries(1);
    const [code = ''] = codes;
    const [late, next] = [randomUUID(), randomUUID()];
    await hold(code, { orderId: late });
    await releaseCoupon(ctx, late);
    await hold(code, { orderId: next });
    await keepCoupon(ctx, late, paid);
    expect((await look(id)).overLimit).toBe(1);
    await releaseCoupon(ctx, next);
    await keepCoupon(ctx, next, paid);
    expect(await look(id)).toMatchObject({ used: 2, kept: 2, overLimit: 1 });
  });
});

describe('terms', () => {
  test('stay with their order, whatever becomes of the coupon, and count again for renewals without a further use', async () => {
    const price = money(900n, 'USD');
    const { id, code } = await makeCoupon(ctx, {
      kind: 'fixed',
      percent: null,
      amounts: { USD: '2.50', EUR: '2' },
      payments: 'every',
      maxUses: 1,
    });
    const orderId = randomUUID();
    const promised = await hold(code, { orderId });
    await keepCoupon(ctx, orderId, discount(promised, price).due);
    await call(couponsApi.switch, { id, isOn: false }, { context: await couponEditor(ctx) });
    const terms = await termsOf(ctx, orderId);
    expect(terms).toEqual({ payments: 'every', kind: 'fixed', amount: money(250n, 'USD') });
    const { due } = discountRenewal(terms ?? promised, price);
    for (const renewalId of ['second year', 'second year', 'third year'])
      await recordRenewal(ctx, { orderId, renewalId, paid: due });
    expect(await look(id)).toMatchObject({
      used: 1,
      revenue: [{ amount: 3 * 650, currency: 'USD', payments: 3 }],
    });
  });

  test('belong to nobody once their holder is erased', async () => {
    const { userId } = await makeUser(ctx);
    const { id, code } = await makeCoupon(ctx);
    const orderId = randomUUID();
    await hold(code, { orderId, payer: { userId } });
    await keepCoupon(ctx, orderId, paid);
    await removeUser(ctx, userId);
    const use = await database.db
      .selectFrom('coupon_uses')
      .select(['user_id', 'payer_key'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(use).toEqual({ user_id: null, payer_key: null });
    expect(await look(id)).toMatchObject({ used: 1, revenue: [{ amount: 720 }] });
  });
});
