import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

test('a grandmother gives 36 shekels in memory of her husband, in Hebrew on her phone, without JavaScript and without an account', async () => {
  const say = wordsOf('he');
  const page = await browser.visit({ locale: 'he', width: widths.phone, javaScript: false });
  await page.goto('/donate?currency=ILS');
  expect(await page.locator('[name=amount]:checked').getAttribute('value')).toBe('36');
  await page.locator('[name=ownAmount]').waitFor({ state: 'hidden' });
  await page.locator('[name=dedication][value=memory]').check();
  await page.locator('[name=dedicationText]').fill('אברהם בן משה');
  await page.locator('[name=donorName]').fill('לאה כהן');
  await page.locator('[name=donorAddress]').fill('leah-donates@example.org');
  await page.getByRole('button', { name: say('donations.form.give') }).click();

  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(/\/donation\/[\w-]{40,}/);
  // The provider tells of it a moment later.
  await expect
    .poll(async () => {
      const look = page.getByRole('button', { name: say('plans.paid.look') });
      if (await look.isVisible()) await look.click();
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toContain('לאה כהן');
  await page.getByText('אברהם בן משה').waitFor();
  await page.getByText(say('donations.dedication.memory')).waitFor();

  const mail = await readMail(page, 'leah-donates@example.org');
  expect(new URL(page.url()).pathname).toBe(mail.link);
  await page.getByRole('link', { name: say('donations.own.see') }).click();
  await page.getByRole('heading', { level: 1, name: say('invoices.kind.receipt') }).waitFor();
  await page.getByText(/^IL-R-\d{4}-\d{6}$/).waitFor();
  await page.getByText('לאה כהן').waitFor();
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: say('invoices.document.pdf') }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
}, 180_000);

test('a donor with scripts sees what she will pay, turns back, changes it, and finds her page again by mail', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', width: widths.desk });
  await open(page, '/donate?currency=USD&amount=50');
  await page.getByRole('button', { name: say('donations.form.giveSum', { sum: '$50' }) }).waitFor();
  await page.locator('[name=amount][value="72"]').waitFor({ state: 'detached' });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: say('donations.form.otherAmount') }).click();
  await page.locator('[name=amount][value="72"]').check();
  await page.getByText(say('donations.form.costs')).click();
  await page.getByRole('button', { name: say('donations.form.giveSum', { sum: '$74.46' }) }).waitFor();
  await page.getByText(say('donations.form.costs')).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.locator('[name=method][value=ojc]').check();
  await page.locator('[name=fundAccount]').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.locator('[name=method][value=creditOrDebit]').check();
  await page.locator('[name=fundAccount]').waitFor({ state: 'hidden' });
  await page.locator('[name=amount][value=own]').check();
  await page.locator('[name=ownAmount]').fill('5O');
  await page.getByRole('button', { name: say('donations.form.give'), exact: true }).click();
  // All that is wrong is said at once, each at its field, and the focus goes to the first of it.
  await page.getByText(say('donations.amount.notANumber')).waitFor();
  await page.getByText(say('donations.field.donorName')).waitFor();
  expect(await page.locator(':focus').getAttribute('name')).toBe('ownAmount');
  await page.locator('[name=donorName]').fill('Dov Donor');
  await page.locator('[name=ownAmount]').fill('50.50');
  await page.locator('[name=donorAddress]').fill('dov-donates@example.org');
  await page.getByRole('button', { name: say('donations.form.giveSum', { sum: '$50.50' }) }).click();
  await page.waitForURL('**/sandbox/pay/**');

  await page.goBack();
  await page.locator('html.is-live').waitFor();
  await page.getByRole('button', { name: say('donations.form.giveSum', { sum: '$50.50' }) }).waitFor();
  await page.locator('[name=amount][value="18"]').check();
  await page.locator('[name=donorName]').fill('Dov Donor');
  await page.locator('[name=donorAddress]').fill('dov-donates@example.org');
  await page.getByRole('button', { name: say('donations.form.giveSum', { sum: '$18' }) }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('html.is-live').waitFor();
  await page.getByText('$18.00').first().waitFor();
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Dov Donor' }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const own = new URL(page.url()).pathname;

  await open(page, '/donation');
  await page.locator('[name=emailAddress]').fill('dov-donates@example.org');
  await page.getByRole('button', { name: say('donations.links.send') }).click();
  await page.getByText(say('donations.links.sentTitle')).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await expect.poll(async () => (await readMail(page, 'dov-donates@example.org')).link).toBe(own);
}, 180_000);
