import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { clearLetters } from '#core/clear-code.ts';
import { money } from '#core/money.ts';
import { makeUser, readAuditStates } from '#features/people/testing.ts';
import { couponsApi } from '#features/coupons/api.ts';
import { couponStates } from '#features/coupons/policy.ts';
import { couponEditor, makeCoupon } from '#features/coupons/testing.ts';
import { keepCoupon, releaseCoupon } from '#features/coupons/using/server/end-hold.ts';
import { holdCoupon } from '#features/coupons/using/server/hold-coupon.ts';
import type { ChangeCouponInput, CouponDetail, CouponsRequest } from '../contract.ts';
import { codesFile } from './codes-listing.ts';

const database = useDatabase();
let ctx: TestCtx;

beforeEach(async () => {
  ctx = await couponEditor(makeCtx(database.db));
});

const use = (code: string, orderId: string = randomUUID()) =>
  holdCoupon(ctx, {
    couponCode: code,
    orderId,
    payer: { key: orderId },
    plan: 'premium',
    currency: 'USD',
    isFirstPayment: true,
  });

const get = (id: string) => call(couponsApi.get, { id }, { context: ctx });

const change = (coupon: CouponDetail, changes: Partial<ChangeCouponInput>) =>
  call(couponsApi.change, { ...coupon, ...changes }, { context: ctx });

const refusedAt = (...issues: [path: string, messageKey: string][]) => ({
  kind: 'invalid',
  issues: issues.map(([path, messageKey]) => ({ path, messageKey: `coupons.field.${messageKey}` })),
});

describe('a coupon', () => {
  test('is what was written, and the log has who wrote it', async () => {
    const made = await makeCoupon(ctx, {
      name: 'Autumn',
      code: 'autumn-26',
      kind: 'fixed',
      percent: '20',
      amounts: { USD: '5', ILS: '18.50' },
      plans: ['premium'],
      startsOn: '2026-11-01',
      endsOn: '2026-12-31',
      maxUses: 7,
      maxPerCustomer: 1,
    });
    const coupon = await get(made.id);
    expect(coupon).toMatchObject({
      code: 'AUTUMN-26',
      percent: null,
      amounts: { USD: '5.00', ILS: '18.50' },
      state: 'running',
      used: 0,
      isFixed: false,
      usage: null,
      version: 1,
    });
    expect(await readAuditStates(ctx)).toMatchObject([{ subject: made.id, after: { name: 'Autumn' } }]);
  });

  test('of free days counts for the first payment only', async () => {
    const { id } = await makeCoupon(ctx, {
      kind: 'free_days',
      percent: null,
      freeDays: 30,
      payments: 'every',
    });
    expect(await get(id)).toMatchObject({ freeDays: 30, payments: 'first' });
  });

  test('is refused without what it takes off, or with its days the wrong way round', async () => {
    await expect(makeCoupon(ctx, { percent: null })).rejects.toMatchObject(
      refusedAt(['percent', 'noPercent']),
    );
    await expect(makeCoupon(ctx, { kind: 'fixed' })).rejects.toMatchObject(
      refusedAt(['amounts.USD', 'amountsMissing']),
    );
    await expect(
      makeCoupon(ctx, { kind: 'free_days', startsOn: '2026-12-02', endsOn: '2026-12-01' }),
    ).rejects.toMatchObject(refusedAt(['freeDays', 'noNumber'], ['endsOn', 'endsFirst']));
  });

  test('is refused when its last day is over everywhere, and one that has expired can still be changed', async () => {
    // It is noon UTC of the 17th: the 16th is over even in the far west.
    await expect(makeCoupon(ctx, { endsOn: '2026-11-16' })).rejects.toMatchObject(
      refusedAt(['endsOn', 'alreadyOver']),
    );
    const made = await makeCoupon(ctx, { endsOn: '2026-11-17' });
    ctx.clock.advance(3 * 86_400);
    expect(await change(made, { name: 'Old' })).toMatchObject({ name: 'Old', state: 'expired' });
  });

  test('has a code that no other coupon has, however it is written', async () => {
    await makeCoupon(ctx, { code: 'CHANUKAH-8' });
    await expect(makeCoupon(ctx, { code: 'chanukah8' })).rejects.toMatchObject(
      refusedAt(['code', 'codeTaken']),
    );
    const other = await makeCoupon(ctx, { code: 'OTHER' });
    await expect(change(other, { code: 'Chanukah-8' })).rejects.toMatchObject(
      refusedAt(['code', 'codeTaken']),
    );
    expect((await get(other.id)).code).toBe('OTHER');
  });

  test('can be changed freely until it is used, then only its name, days and limits', async () => {
    const made = await makeCoupon(ctx, { maxUses: 5 });
    const changed = await change(made, { percent: '25', code: 'BETTER', plans: ['premium'] });
    expect(changed).toMatchObject({ percent: '25', code: 'BETTER', version: 2 });
    await use('BETTER');
    await use('better');
    await expect(
      change(changed, { percent: '30', payments: 'every', code: 'BEST', maxUses: 1 }),
    ).rejects.toMatchObject({
      issues: [
        { path: 'maxUses', messageKey: 'coupons.field.limitBelowUsed', values: { used: 2 } },
        { path: 'code', messageKey: 'coupons.field.fixed' },
        { path: 'percent', messageKey: 'coupons.field.fixed' },
        { path: 'payments', messageKey: 'coupons.field.fixed' },
      ],
    });
    const after = await change(changed, { name: 'Renamed', endsOn: '2026-12-31', maxUses: 2 });
    expect(after).toMatchObject({ name: 'Renamed', state: 'used_up', isFixed: true, version: 3 });
  });

  test('that someone else has changed meanwhile is not changed, and the refusal has what it says now', async () => {
    const made = await makeCoupon(ctx);
    await change(made, { name: 'Theirs' });
    await expect(change(made, { name: 'Mine' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      data: { version: 2, values: { name: 'Theirs' } },
    });
  });

  test('is switched off and on, once however often it is asked for', async () => {
    const { id } = await makeCoupon(ctx);
    const set = (isOn: boolean) => call(couponsApi.switch, { id, isOn }, { context: ctx });
    expect(await set(false)).toMatchObject({ state: 'off', version: 1 });
    await set(false);
    expect((await set(true)).state).toBe('running');
    expect((await readAuditStates(ctx)).slice(1)).toMatchObject([
      { before: { isOn: true }, after: { isOn: false } },
      { before: { isOn: false }, after: { isOn: true } },
    ]);
  });
});

describe('the list of coupons', () => {
  const names = async (request: CouponsRequest) =>
    (await call(couponsApi.list, request, { context: ctx })).items.map(({ name }) => name);

  test('can be narrowed to each state, exactly those that have it', async () => {
    const off = await change(await makeCoupon(ctx, { name: 'off' }), { endsOn: '2020-01-01' });
    await call(couponsApi.switch, { id: off.id, isOn: false }, { context: ctx });
    await change(await makeCoupon(ctx, { name: 'expired' }), { endsOn: '2026-11-16' });
    // It is the 18th already in the far east, and the 17th still in the far west.
    await makeCoupon(ctx, { name: 'running', startsOn: '2026-11-18', endsOn: '2026-11-18', maxUses: 2 });
    await makeCoupon(ctx, { name: 'scheduled', startsOn: '2026-11-19' });
    const { code } = await makeCoupon(ctx, { name: 'used_up', maxUses: 1 });
    await use(code);
    for (const state of couponStates) {
      expect(await names({ state })).toEqual([state]);
      const { items } = await call(couponsApi.list, { state }, { context: ctx });
      expect(items[0]?.state).toBe(state);
    }
  });

  test('finds by a part of the name and by a whole code, also a single-use one', async () => {
    const { id } = await makeCoupon(ctx, { name: 'School 100%', code: 'SCHOOL' });
    await makeCoupon(ctx, { name: 'Another' });
    await call(couponsApi.makeCodes, { id, count: 1, made: 0 }, { context: ctx });
    const { code } = await database.db
      .selectFrom('coupon_codes')
      .select('code')
      .where('single_use', '=', true)
      .executeTakeFirstOrThrow();
    for (const q of ['hool 1', '100%', 'school', code.toLowerCase()])
      expect(await names({ q })).toEqual(['School 100%']);
    expect(await names({ q: '_' })).toEqual([]);
  });
});

describe('single-use codes', () => {
  const make = (id: string, count: number, made: number) =>
    call(couponsApi.makeCodes, { id, count, made }, { context: ctx });

  test('are made by the thousand, each once, without letters that are mistaken for others', async () => {
    const { id } = await makeCoupon(ctx);
    expect(await make(id, 5000, 0)).toMatchObject({ made: 5000, codesUsed: 0 });
    const rows = await database.db
      .selectFrom('coupon_codes')
      .select('code')
      .where('single_use', '=', true)
      .execute();
    expect(new Set(rows.map(({ code }) => code)).size).toBe(5000);
    for (const { code } of rows)
      if (!new RegExp(`^[${clearLetters}]{4}-[${clearLetters}]{4}-[${clearLetters}]{2}$`).test(code))
        throw new Error(`${code} is hard to read`);
  });

  test('sent twice are made once', async () => {
    const { id } = await makeCoupon(ctx);
    await make(id, 3, 0);
    await expect(make(id, 3, 0)).rejects.toMatchObject({ code: 'codes_made_meanwhile' });
    expect((await make(id, 2, 3)).made).toBe(5);
  });

  test('of one coupon are a file, in which no name is a formula', async () => {
    const [one, other] = [await makeCoupon(ctx, { name: '=1+1' }), await makeCoupon(ctx)];
    await make(one.id, 3, 0);
    await make(other.id, 3, 0);
    const { count, chunks } = await codesFile.open(ctx, codesFile.parse({ coupon: one.id }));
    expect(count).toBe(3);
    let text = '';
    for await (const chunk of chunks) text += chunk;
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect(text.match(/'=1\+1/g)).toHaveLength(3);
    expect(() => codesFile.parse({})).toThrow();
  });
});

describe('what became of a coupon', () => {
  const day = 24 * 60 * 60;

  test('is its uses by day from the first on, also days without any, and what was paid by currency', async () => {
    const { id, code } = await makeCoupon(ctx);
    for (const paid of [money(900n, 'USD'), money(1000n, 'ILS')]) {
      const orderId = randomUUID();
      await use(code, orderId);
      await keepCoupon(ctx, orderId, paid);
    }
    const declined = randomUUID();
    await use(code, declined);
    await releaseCoupon(ctx, declined);
    ctx.clock.advance(9 * day);
    await use(code, 'last');
    await keepCoupon(ctx, 'last', money(450n, 'USD'));
    const { usage, revenue } = await get(id);
    expect(usage?.unit).toBe('day');
    expect(usage?.parts).toHaveLength(10);
    expect(usage?.parts.filter(({ uses }) => uses > 0)).toEqual([
      { from: '2026-11-17', uses: 2 },
      { from: '2026-11-26', uses: 1 },
    ]);
    expect(revenue).toEqual([
      { amount: 1350, currency: 'USD', payments: 2 },
      { amount: 1000, currency: 'ILS', payments: 1 },
    ]);
  });

  test('is drawn by week and by month once it is older', async () => {
    const { id, code } = await makeCoupon(ctx);
    await use(code, 'first');
    await keepCoupon(ctx, 'first', money(900n, 'USD'));
    ctx.clock.advance(40 * day);
    expect((await get(id)).usage).toMatchObject({
      unit: 'week',
      parts: [{ from: '2026-11-16', uses: 1 }, {}, {}, {}, {}, {}],
    });
    ctx.clock.advance(300 * day);
    expect((await get(id)).usage).toMatchObject({ unit: 'month', parts: { length: 12 } });
  });

  test('lists every use, newest first, with whose account it was', async () => {
    const dana = await makeUser(ctx, { first_name: 'Dana', email_address: 'dana@mail.example' });
    const { id, code } = await makeCoupon(ctx);
    await use(code, 'hidden');
    await releaseCoupon(ctx, 'hidden');
    ctx.clock.advance(60);
    await holdCoupon(ctx, {
      couponCode: code,
      orderId: 'hers',
      payer: { userId: dana.userId },
      plan: 'premium',
      currency: 'USD',
      isFirstPayment: true,
    });
    await keepCoupon(ctx, 'hers', money(720n, 'USD'));
    const list = async (request: object) =>
      (await call(couponsApi.uses, { ...request, id }, { context: ctx })).items;
    expect(await list({})).toMatchObject([
      {
        id: 'hers',
        payer: { name: expect.stringContaining('Dana') as string, href: `/admin/users/${dana.userId}` },
        state: 'kept',
        paid: { amount: 720, currency: 'USD' },
      },
      { id: 'hidden', payer: null, state: 'released', paid: null },
    ]);
    expect(await list({ state: 'released' })).toMatchObject([{ id: 'hidden' }]);
    expect(await list({ q: 'DANA@mail.example' })).toMatchObject([{ id: 'hers' }]);
    await expect(call(couponsApi.uses, { id: 'unknown' }, { context: ctx })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
