import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { newPerson } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

/** Someone with a free account, who is signed in. */
async function becomeSomeone(page: Page, emailAddress: string): Promise<void> {
  const origin = browser.url();
  const answer = await page.request.post('/api/users', {
    headers: { origin },
    data: { ...newPerson, emailAddress },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const planOf = async (page: Page) =>
  ((await (await page.request.get('/api/users/current')).json()) as { plan: number }).plan;

test('a year of Value is bought after a card was declined, with a second step; then canceled, and kept after all', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en' });
  await becomeSomeone(page, 'buyer-of-value@example.org');
  await open(page, '/pricing');
  expect(await findBarriers(page)).toEqual([]);
  const name = say('plans.pricing.choose', { plan: say('plans.name.standard') });
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: say('plans.offer.standardYear') }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page
    .getByRole('button', { name: say('plans.pay.pay', { price: moneyText(money(9000, 'USD'), 'en') }) })
    .click();

  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('html.is-live').waitFor();
  const pay = page.getByRole('button', {
    name: say('sandbox.page.pay', { amount: moneyText(money(9000, 'USD'), 'en') }),
  });
  await page.locator('[name=card][value=declined]').check();
  await pay.click();
  await page.getByText(say('sandbox.refused.declined')).waitFor();
  await page.locator('[name=card][value=secondStep]').check();
  await pay.click();
  await page.getByRole('button', { name: say('sandbox.verify.approve') }).click();
  await page.waitForURL('**/subscription/pay/success**');
  await page.getByRole('heading', { name: say('plans.paid.title') }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await planOf(page)).toBe(1);

  await open(page, '/settings/subscription');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByText(say('plans.own.cancel')).click();
  await page.getByRole('button', { name: say('plans.own.cancelSure') }).click();
  await page.getByRole('button', { name: say('plans.own.keep') }).click();
  await page.getByText(say('plans.own.cancel')).waitFor();
}, 180_000);

test('with JavaScript off, in Hebrew on a phone, Premium is bought in shekels', async () => {
  const say = wordsOf('he');
  const page = await browser.visit({ locale: 'he', width: widths.phone, javaScript: false });
  await becomeSomeone(page, 'buyer-of-premium@example.org');
  await page.goto('/subscription/pay?plan=premium&period=month&currency=ILS');
  await page.locator('main form[method=post] button[type=submit]').click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL('**/subscription/pay/success**');
  // The provider tells of it a moment later.
  await expect
    .poll(async () => {
      const look = page.getByRole('button', { name: say('plans.paid.look') });
      if (await look.isVisible()) await look.click();
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(say('plans.paid.title'));
  expect(await planOf(page)).toBe(2);
}, 180_000);
