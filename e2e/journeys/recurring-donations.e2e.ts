import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

/** Pays at the sandbox, and is back on the page of the donation. */
async function pay(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(/\/donation\/[\w-]{40,}/);
}

test('a donor gives every month, in Hebrew on her phone without JavaScript, and pauses, resumes and ends it by the link in her mail', async () => {
  const say = wordsOf('he');
  const address = 'miriam-gives-monthly@example.org';
  const page = await browser.visit({ locale: 'he', width: widths.phone, javaScript: false });
  await page.goto('/donate?currency=ILS');
  await page.getByText(say('donations.form.monthly')).waitFor({ state: 'hidden' });
  await page.locator('[name=period][value=month]').check();
  await page.getByText(say('donations.form.monthly')).waitFor();
  await page.locator('[name=donorName]').fill('מרים לוי');
  await page.locator('[name=donorAddress]').fill(address);
  await page.getByRole('button', { name: say('donations.form.give') }).click();
  await pay(page);
  await expect
    .poll(async () => {
      const look = page.getByRole('button', { name: say('plans.paid.look') });
      if (await look.isVisible()) await look.click();
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toContain('מרים לוי');

  await page.goto((await readMail(page, address)).link);
  await page
    .getByRole('heading', { level: 1, name: say('donations.own.recurs', { period: 'month' }) })
    .waitFor();
  const day = page.locator('section[aria-labelledby=donation-next] > p').first();
  const before = await day.textContent();
  await page.getByText(say('donations.own.pauseTitle')).click();
  await page.locator('[name=months]').selectOption('3');
  await page.getByRole('button', { name: say('donations.own.pause'), exact: true }).click();
  await page.getByText(say('donations.own.pausedTitle')).waitFor();
  expect(await day.textContent()).not.toBe(before);
  await page.getByRole('button', { name: say('donations.own.resume') }).click();
  await page.getByText(say('donations.own.pausedTitle')).waitFor({ state: 'detached' });
  expect(await day.textContent()).toBe(before);

  await page.getByText(say('donations.own.endTitle'), { exact: true }).click();
  await page.getByRole('button', { name: say('donations.own.end') }).click();
  await page.getByText(say('donations.own.canceledTitle')).waitFor();
  await page.getByRole('button', { name: say('donations.own.undo') }).click();
  await page.getByText(say('donations.own.changeTitle')).waitFor();
  expect(await day.textContent()).toBe(before);
  await expect
    .poll(async () => (await page.request.get(`${(await readMail(page, address)).path}/text`)).text())
    .toContain(say('donations.mail.undoTitle'));
}, 180_000);

test('a donor with scripts sees what is taken when, changes the sum and the day, and pays the next gift with another card', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', width: widths.desk });
  await open(page, '/donate?currency=USD');
  await page.locator('[name=period][value=month]').check();
  await page.locator('[name=method][value=ojc]').waitFor({ state: 'hidden' });
  expect(await findBarriers(page)).toEqual([]);
  await page.locator('[name=donorName]').fill('Dov Donor');
  await page.locator('[name=donorAddress]').fill('dov-gives-monthly@example.org');
  await page.getByRole('button', { name: say('donations.form.giveMonthly', { sum: '$36' }) }).click();
  await pay(page);
  await page.getByRole('heading', { level: 1, name: 'Dov Donor' }).waitFor();
  await page.locator('html.is-live').waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByText(say('donations.own.changeAmount')).click();
  await page.locator('form [name=amount]').fill('5O');
  await page.getByRole('button', { name: say('donations.own.saveAmount') }).click();
  await page.getByText(say('donations.amount.notANumber')).waitFor();
  await page.locator('form [name=amount]').fill('50');
  await page.getByRole('button', { name: say('donations.own.saveAmount') }).click();
  const next = page.locator('section[aria-labelledby=donation-next]');
  await next.getByText('$50').waitFor();
  await page.getByText(say('donations.own.changeDay')).click();
  await page.locator('[name=day]').selectOption('28');
  await page.getByRole('button', { name: say('donations.own.saveDay') }).click();
  await next.getByText(/ 28, /).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const before = await next.locator('p').first().textContent();

  await page.getByText(say('donations.own.changeWay')).click();
  await page.locator('[name=method][value=paypal]').check();
  await page.getByRole('button', { name: say('donations.form.giveSum', { sum: '$50' }) }).click();
  await pay(page);
  await expect.poll(() => next.locator('p').first().textContent()).not.toBe(before);
  await page.getByText(/\$50, given on/).waitFor();
  await page.getByText(/\$36, given on/).waitFor();
}, 180_000);
