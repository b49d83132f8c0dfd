import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { newPerson } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

const planOf = async (page: Page) =>
  ((await (await page.request.get('/api/users/current')).json()) as { plan: number }).plan;

/** Fills in the form of `/gift`, and looks at the card. */
async function writeCard(page: Page, giver: string, receiver: string): Promise<void> {
  await page.locator('[name=offer][value=premium-3]').check();
  await page.locator('[name=card][value=birthday]').check();
  await page.locator('[name=receiverName]').fill('רבקה');
  await page.locator('[name=message]').fill('מזל טוב!');
  await page.locator('[name=receiverAddress]').fill(receiver);
  await page.locator('[name=giverName]').fill('סבתא לאה');
  await page.locator('[name=giverAddress]').fill(giver);
}

test('with JavaScript off, in Hebrew on a phone, a plan is given without an account, and claimed by someone who signs up', async () => {
  const say = wordsOf('he');
  const options = { locale: 'he', width: widths.phone, javaScript: false } as const;
  const page = await browser.visit(options);
  await page.goto('/gift?currency=ILS');
  await writeCard(page, 'leah-gives@example.org', 'rivka-gets@example.org');
  await page.getByRole('button', { name: say('gifts.form.next') }).click();
  await page.getByRole('heading', { level: 1, name: say('gifts.draft.title') }).waitFor();
  await page.getByText('מזל טוב!').waitFor();

  await page.locator('main form[method=post] button[type=submit]').click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(/\/gift\/[\w-]{40,}/);
  // The provider tells of it a moment later.
  await expect
    .poll(async () => {
      const look = page.getByRole('button', { name: say('plans.paid.look') });
      if (await look.isVisible()) await look.click();
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toContain('רבקה');
  const own = await readMail(page, 'leah-gives@example.org');
  expect(new URL(page.url()).pathname).toBe(own.link);

  const { link } = await readMail(page, 'rivka-gets@example.org');
  expect(link).toMatch(/^\/gift\/claim\?code=/);
  const receiver = await browser.visit(options);
  await receiver.goto(link);
  await receiver.getByText('מזל טוב!').waitFor();
  await receiver.getByText(say('gifts.claim.account')).waitFor();
  const answer = await receiver.request.post('/api/users', {
    headers: { origin: browser.url() },
    data: { ...newPerson, emailAddress: 'rivka-gets@example.org' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await receiver.goto('/gift/claim');
  await receiver.getByRole('button', { name: say('gifts.claim.claim') }).click();
  await receiver.getByRole('heading', { name: say('gifts.claimed.title') }).waitFor();
  expect(await planOf(receiver)).toBe(2);
  await page.goto(own.link);
  await page.getByText(say('gifts.own.claimed'), { exact: true }).waitFor();
}, 180_000);

test('a giver sees her card as she writes it, changes it, pays, prints it, and takes it back', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', width: widths.desk });
  await open(page, '/gift?currency=USD');
  await writeCard(page, 'leah-again@example.org', 'rivka-again@example.org');
  const preview = page.getByRole('complementary', { name: say('gifts.form.preview') });
  await preview.getByText('מזל טוב!').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: say('gifts.form.next') }).click();
  await page.getByRole('link', { name: say('gifts.draft.change') }).click();
  await page.locator('[name=delivery][value=print]').check();
  await page.locator('[name=receiverAddress]').waitFor({ state: 'hidden' });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: say('gifts.form.next') }).click();
  await page.getByText(say('gifts.sending.print')).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page
    .getByRole('button', { name: say('plans.pay.pay', { price: moneyText(money(5400, 'USD'), 'en') }) })
    .click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('html.is-live').waitFor();
  await page
    .getByRole('button', { name: say('sandbox.page.pay', { amount: moneyText(money(5400, 'USD'), 'en') }) })
    .click();
  await page.getByText(say('gifts.own.paid')).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: say('gifts.own.print') }).click();
  await page.getByRole('img', { name: say('gifts.print.square') }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: say('gifts.print.back') }).click();
  await page.getByText(say('gifts.own.cancel')).click();
  await page.getByRole('button', { name: say('gifts.own.cancelSure') }).click();
  await page.getByText(say('gifts.own.takenBack'), { exact: true }).waitFor();
}, 180_000);
