import { beforeEach, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { openBrowser, type PlainBrowser } from '#test/support/plain-browser.ts';
import { dayMs } from '#core/durations.ts';
import { grantPlan } from '#features/billing/server/public.ts';
import type { TestUser } from '#features/people/testing.ts';

/* What someone who pays sees of her plan, without JavaScript. */

const app = useApp();
const own = '/settings/subscription';
let twin: ProviderTwin;
let buyer: TestUser;
let browser: PlainBrowser;

beforeEach(async () => {
  twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
  buyer = await app.makeUser({ country: 'US' });
  browser = await openBrowser(app, buyer);
  // A month of Value, from November 17 on.
  await browser.ask('/subscription/pay?plan=standard&period=month&currency=USD', {
    form: 'buy',
    method: 'creditOrDebit',
    currency: 'USD',
    total: '900',
    key: 'a key of this page',
  });
  const { id, payment_id } = await app.ctx.db
    .selectFrom('plan_orders')
    .select(['id', 'payment_id'])
    .executeTakeFirstOrThrow();
  twin.pay(payment_id ?? '');
  await browser.ask(`/subscription/pay/success?order=${id}`, { form: 'complete' });
});

/** What a page says, without its markup. */
const textOf = async (path: string) => (await browser.ask(path)).body.replaceAll(/<[^>]*>/g, '');

test('a pause is chosen with its days, and then confirmed; the plan can still be canceled', async () => {
  const before = await textOf(own);
  expect(before).toContain('Next paymentDecember');
  for (const shown of ['Until January', 'Until February', 'Until March', 'Yes, pause my plan'])
    expect(before).toContain(shown);
  expect((await browser.ask(own, { form: 'pause-plan', months: '2' })).statusCode).toBe(302);
  const planned = await textOf(own);
  expect(planned).toContain('Next paymentFebruary');
  expect(planned).toMatch(
    /pauses on December .* Nothing is charged meanwhile; the next payment is on February/,
  );
  expect(planned).toContain('Yes, cancel');
  expect((await browser.ask(own, { form: 'cancel-plan' })).statusCode).toBe(302);
  expect(await textOf(own)).toMatch(/Ends onDecember/);
});

test('a gift that stands beside it is named, with its last day', async () => {
  expect(await textOf(own)).not.toContain('a gift, until');
  const now = app.ctx.clock.now();
  await grantPlan(app.ctx, buyer.userId, {
    id: 'gift:of this test',
    plan: 'premium',
    source: 'gift',
    startsAt: now,
    endsAt: new Date(now.getTime() + 28 * dayMs),
  });
  expect(await textOf(own)).toMatch(/Premium Plan, a gift, until December \d+, 2026\./);
});

test('the plans say which is hers and how she pays, whichever period they are shown for', async () => {
  for (const period of ['month', 'year']) {
    const page = await textOf(`/pricing?period=${period}&currency=USD`);
    expect(page).toContain('Your plan, by month');
    expect(page.includes('Change to yearly')).toBe(period === 'year');
    expect(page).not.toContain('No card, no end date.');
  }
});
