import { describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { makeCoupon } from '#features/coupons/testing.ts';
import { holdCoupon } from '#features/coupons/using/server/hold-coupon.ts';
import { listAudited } from '#features/people/testing.ts';

const app = useApp();
const list = '/admin/marketing/coupons';

async function openAsFinance() {
  const { user, client } = await staffMember(app, 'finance');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  return { browser, client };
}

describe('coupons, without JavaScript', () => {
  test('are added, used up to what they promise, changed, switched off, and given codes', async () => {
    const { browser, client } = await openAsFinance();
    const kinds = await browser.ask(`${list}/new`);
    expect(kinds.body).toContain('A percentage off');
    const page = `${list}/new?kind=fixed`;
    const typed = {
      form: 'newCoupon',
      name: 'Autumn',
      code: 'autumn 26',
      kind: 'fixed',
      'amounts.USD': '5,',
      'amounts.ILS': '18.50',
      payments: 'first',
      plans: 'standard premium',
      maxUses: 'many',
      maxPerCustomer: '1',
    };
    const refused = await browser.ask(page, typed);
    expect(refused.body).toContain('Enter an amount above zero');
    expect(refused.body).toContain('Enter a whole number above zero');
    expect(refused.body).toContain('value="autumn 26"');
    const added = await browser.ask(page, { ...typed, 'amounts.USD': '5', maxUses: '' });
    expect(added.statusCode).toBe(302);
    const address = added.headers.location ?? '';
    const before = await browser.ask(address);
    for (const shown of [
      'Autumn',
      '$5.00',
      '₪18.50',
      'AUTUMN26',
      '?coupon=AUTUMN26',
      'Nobody has used it yet',
    ])
      expect(before.body).toContain(shown);
    const id = address.split('/').at(-1)?.split('?')[0] ?? '';
    expect(formsOf(before.body)).toEqual(
      expect.arrayContaining([`coupon:${id}`, `switch:${id}`, `codes:${id}`]),
    );

    await holdCoupon(app.ctx, {
      couponCode: 'AUTUMN26',
      orderId: 'order',
      payer: { key: 'visitor' },
      plan: 'standard',
      currency: 'USD',
      isFirstPayment: true,
    });
    const used = await browser.ask(address);
    for (const shown of ['Used 1 time', 'Orders were promised this', 'No account', 'Held'])
      expect(used.body).toContain(shown);
    expect(used.body).not.toContain('Amount off');

    const codes = { form: `codes:${id}`, made: '0', count: '5001' };
    expect((await browser.ask(address, codes)).body).toContain('Enter a number from 1 to 5,000.');
    expect((await browser.ask(address, { ...codes, count: '3' })).statusCode).toBe(302);
    expect((await browser.ask(address, { ...codes, count: '3' })).body).toContain(
      'Codes were made meanwhile',
    );
    const file = await client.get(`/api/admin/files/couponCodes?coupon=${id}`);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="couponCodes-.*\.csv"$/);
    expect(file.body.trim().split('\r\n')).toHaveLength(4);

    expect((await browser.ask(address, { form: `switch:${id}`, isOn: 'false' })).statusCode).toBe(302);
    const off = await browser.ask(`${list}?state=off`);
    expect(off.body).toContain('Autumn');
    expect((await browser.ask(`${list}?state=running`)).body).not.toContain('Autumn');
    expect(await listAudited(app.ctx)).toEqual(
      expect.arrayContaining(['coupon.created', 'coupon.codesMade', 'coupon.switched']),
    );
  });

  test('are for those who may edit them: others see and change none', async () => {
    const { id, code } = await makeCoupon(app.ctx);
    const { client } = await staffMember(app, 'finance');
    expect((await client.get(`/api${list}/${id}`)).json()).toMatchObject({ code });
    const editor = await staffMember(app, 'editor');
    const learner = await app.makeUser();
    for (const [other, status] of [
      [app, 401],
      [await app.as(learner), 403],
      [editor.client, 403],
    ] as const) {
      for (const path of [
        `/api${list}`,
        `/api${list}/${id}`,
        `/api${list}/unknown`,
        `/api${list}/${id}/uses`,
      ])
        expect((await other.get(path)).statusCode).toBe(status);
      expect((await other.get(`/api/admin/files/couponCodes?coupon=${id}`)).statusCode).not.toBe(200);
      expect((await other.post(`/api${list}/${id}/switch`, { isOn: false })).statusCode).toBe(status);
    }
    expect((await editor.browser.get(list)).body).not.toContain(code);
    expect((await client.get(`/api${list}/${id}`)).json()).toMatchObject({ isOn: true });
    expect((await client.get(`/api${list}/unknown`)).statusCode).toBe(404);
  });
});

describe('a link with a code', () => {
  const cookiesOf = (answer: Awaited<ReturnType<typeof app.get>>) =>
    [answer.headers['set-cookie'] ?? []].flat().filter((cookie) => cookie.startsWith('tl-coupon='));

  test('is remembered by the browser for 30 days, on any page and for the site alone', async () => {
    for (const path of ['/?coupon=summer-26', '/courses?q=a&coupon=SUMMER26']) {
      const [cookie] = cookiesOf(await app.get(path));
      expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    }
  });

  test('brings its discount to the page where someone pays, and no trouble if it has none', async () => {
    Object.assign(app.services, { providers: { sandbox: createProviderTwin() } });
    const whole = await makeCoupon(app.ctx, { code: 'WHOLE-1', percent: '100' });
    const browser = await openBrowser(app, await app.makeUser());
    const pay = '/subscription/pay?plan=standard&period=year&currency=USD';
    const secure = 'We never see your card.';
    const refused = 'aria-invalid="true"';
    await browser.ask('/?coupon=WHOLE-2');
    const untroubled = (await browser.ask(pay)).body;
    expect(untroubled).toContain(secure);
    expect(untroubled).not.toContain(refused);
    expect((await browser.ask(`${pay}&coupon=WHOLE-2`)).body).toContain(refused);
    await browser.ask(`/?coupon=${whole.code}`);
    const free = (await browser.ask(pay)).body;
    expect(free).toContain(`value="${whole.code}"`);
    expect(free).not.toContain(secure);
  });

  test('that brings no code is not', async () => {
    for (const path of [
      '/',
      '/?coupon=',
      '/?coupon=abc',
      '/?coupon=%3Cscript%3E',
      '/?coupon=ABCD&coupon=EFGH',
    ])
      expect(cookiesOf(await app.get(path)), path).toEqual([]);
    expect(cookiesOf(await app.get(`/api${list}?coupon=SUMMER26`))).toEqual([]);
  });
});
