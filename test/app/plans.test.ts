import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { openBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { dayMs } from '#core/durations.ts';
import { givePlan } from '#features/billing/server/public.ts';

const app = useApp();
const offer = '?plan=standard&period=month&currency=USD';

/** Goes on to the provider with a month of Value; returns the order. */
async function beginToPay(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  key = 'a key of this form',
): Promise<string> {
  const bought = await browser.ask(`/subscription/pay${offer}`, {
    form: 'buy',
    currency: 'USD',
    method: 'creditOrDebit',
    key,
    total: '900',
  });
  expect(bought.headers.location).toMatch(/^https:\/\/twin\.test\//);
  const { id } = await app.ctx.db.selectFrom('plan_orders').select('id').executeTakeFirstOrThrow();
  return id;
}

test('wherever a plan is offered, someone whose payment is being confirmed reads so, and pays again only if she asks to', async () => {
  Object.assign(app.services, { providers: { sandbox: createProviderTwin() } });
  const browser = await openBrowser(app, await app.makeUser({ country: 'US' }));
  const pages = ['/pricing', `/subscription/pay${offer}`, '/settings/subscription'];
  const says = async () =>
    Promise.all(pages.map(async (path) => (await browser.ask(path)).body.includes('Your payment is being')));
  expect(await says()).toEqual([false, false, false]);

  const id = await beginToPay(browser);
  await browser.ask(`/subscription/pay/success?order=${id}`, { form: 'complete' });
  expect(await says()).toEqual([true, true, true]);
  const page = await browser.ask(`/subscription/pay${offer}`);
  expect(page.body).toContain(`/subscription/pay/success?order=${id}`);
  expect(page.body).not.toContain('value="creditOrDebit"');
  const [, again = ''] = /href="([^"]*again=yes)"/.exec(page.body) ?? [];
  const form = await browser.ask(again.replaceAll('&amp;', '&'));
  expect(form.body).toContain('value="creditOrDebit"');
  expect(form.body).toContain('Your payment is being');
});

test('whoever pays twice reads that the second payment goes back, not that nothing was taken', async () => {
  const twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
  const browser = await openBrowser(app, await app.makeUser({ country: 'US' }));
  await beginToPay(browser);
  await beginToPay(browser, 'a key of another tab');
  const orders = await app.ctx.db.selectFrom('plan_orders').select(['id', 'payment_id']).execute();
  const pages: string[] = [];
  for (const { id, payment_id } of orders) {
    twin.pay(payment_id ?? '');
    await browser.ask(`/subscription/pay/success?order=${id}`, { form: 'complete' });
    pages.push((await browser.ask(`/subscription/pay/success?order=${id}`)).body);
  }
  expect(pages[0]).toContain('Thank you!');
  expect(pages[1]).toContain('You paid twice');
  expect(pages[1]).toMatch(/\$9\.00.? (?:is on its way|has gone) back to you/);
  expect(pages[1]).toContain('href="/settings/subscription"');
  expect(pages[1]).not.toContain('No money was taken');
});

test('the first month of revenue is said in words, and the months before it are left out', async () => {
  const twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
  const browser = await openBrowser(app, await app.makeUser({ country: 'US' }));
  const id = await beginToPay(browser);
  const { id: paymentId } = await app.ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  twin.pay(paymentId);
  await browser.ask(`/subscription/pay/success?order=${id}`, { form: 'complete' });
  const finance = await staffMember(app, 'finance');
  const { body } = await finance.browser.get('/admin/money/revenue');
  expect(body).toContain('So far only Nov 2026.');
  expect(body).toContain('$9.00');
  expect(body).not.toContain('Oct 2026');
});

test('a child reads where plans and gifts are sold whom to ask, and finds nothing to press', async () => {
  Object.assign(app.services, { providers: { sandbox: createProviderTwin() } });
  const browser = await openBrowser(
    app,
    await app.makeUser({ adult_from: new Date('2035-01-01'), guardian_approved_at: app.ctx.clock.now() }),
  );
  const pricing = await browser.ask('/pricing');
  expect(pricing.body).toContain('This is for grown-ups.');
  expect(pricing.body).not.toContain('/subscription/pay');
  const gift = await browser.ask('/gift');
  expect(gift.body).toContain('A grown-up can give it with you');
  expect(gift.body).not.toContain('name="giverName"');
  expect((await browser.ask(`/subscription/pay${offer}`)).headers.location).toBe(
    '/settings/subscription?why=minor',
  );
});

test('a subscriber who looks at another currency keeps hers, and reads in her settings why there is nothing to pay', async () => {
  const twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
  const browser = await openBrowser(app, await app.makeUser({ country: 'US' }));
  const id = await beginToPay(browser);
  twin.pay((await app.ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()).id);
  await browser.ask(`/subscription/pay/success?order=${id}`, { form: 'complete' });

  const { body } = await browser.ask('/pricing?period=year&currency=ILS');
  expect(body).toContain('You pay for your plan in USD');
  expect(body).toContain('/subscription/pay?plan=standard&amp;period=year&amp;currency=USD');
  expect(body).not.toContain('You already have Value');

  const { headers } = await browser.ask('/subscription/pay?plan=standard&period=year&currency=ILS');
  expect(headers.location).toBe('/settings/subscription?why=changes_later');
  expect((await browser.ask(headers.location ?? '')).body).toContain('there is nothing to pay now');

  await browser.ask('/settings/subscription', { form: 'cancel-plan' });
  expect((await browser.ask('/pricing')).body).toMatch(/Your plan ends on .*nothing more is charged/);
});

test('someone to whom a plan was given reads so before she pays for it', async () => {
  Object.assign(app.services, { providers: { sandbox: createProviderTwin() } });
  const person = await app.makeUser({ country: 'US' });
  const endsAt = new Date(app.ctx.clock.now().getTime() + 40 * dayMs);
  await givePlan(app.ctx, person.userId, { plan: 'premium', endsAt, source: 'granted' });
  const browser = await openBrowser(app, person);
  for (const path of ['/pricing', `/subscription/pay${offer}`])
    expect((await browser.ask(path)).body).toContain('You already have Premium');
});
