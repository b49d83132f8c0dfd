import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { openBrowser } from '#test/support/plain-browser.ts';

const app = useApp();

test('wherever a plan is offered, someone whose payment is being confirmed reads so, and can still buy', async () => {
  Object.assign(app.services, { providers: { sandbox: createProviderTwin() } });
  const browser = await openBrowser(app, await app.makeUser({ country: 'US' }));
  const offer = '?plan=standard&period=month&currency=USD';
  const pages = ['/pricing', `/subscription/pay${offer}`, '/settings/subscription'];
  const says = async () =>
    Promise.all(pages.map(async (path) => (await browser.ask(path)).body.includes('Your payment is being')));
  expect(await says()).toEqual([false, false, false]);

  const bought = await browser.ask(`/subscription/pay${offer}`, {
    form: 'buy',
    currency: 'USD',
    method: 'creditOrDebit',
    key: 'a key of this form',
    total: '900',
  });
  expect(bought.headers.location).toMatch(/^https:\/\/twin\.test\//);
  const { id } = await app.ctx.db.selectFrom('plan_orders').select('id').executeTakeFirstOrThrow();
  await browser.ask(`/subscription/pay/success?order=${id}`, { form: 'complete' });
  expect(await says()).toEqual([true, true, true]);
  const page = await browser.ask(`/subscription/pay${offer}`);
  expect(page.body).toContain(`/subscription/pay/success?order=${id}`);
  expect(page.body).toContain('value="creditOrDebit"');
});
