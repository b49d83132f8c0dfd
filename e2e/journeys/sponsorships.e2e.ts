import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths, type Visit } from '../support/browser.ts';
import { readMail, readMailText } from '../support/inbox.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const say = wordsOf('en');
const address = 'remembers@example.org';
const words = 'Miriam bas Avraham';
/** 10 Adar II, which is in Adar in the two years after it: only a leap year has two. */
const first = { day: '2027-03-19', hebrew: '10 Adar II 5787' };
/** Mails are sent at seven past the hour. */
const later = [
  { day: '2028-03-08', hebrew: '10 Adar 5788', asked: '2028-02-14T09:06:45Z' },
  { day: '2029-02-25', hebrew: '10 Adar 5789', asked: '2029-02-01T09:06:45Z' },
];

let product: ClockedProduct;
beforeAll(async () => {
  product = await startAt('2027-03-01T09:00:00Z');
}, 300_000);
// After the pages, which would otherwise complain that it is gone.
afterAll(() => product.end());

const visit = (options: Visit = {}) => browser.visit({ at: product.url, now: product.now(), ...options });

async function pay(page: Page): Promise<void> {
  await page.waitForURL('**/donate?**');
  await page.locator('html.is-live').waitFor();
  await page.locator('[name=donorName]').fill('Leah Remembers');
  await page.locator('[name=donorAddress]').fill(address);
  await page.locator('main form[method=post] button[type=submit]').click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('html.is-live').waitFor();
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Leah Remembers' }).waitFor();
}

async function approve(): Promise<void> {
  const staff = await visit({ as: 'admin' });
  // Without the date of the next year, which is kept for her.
  await open(staff, '/admin/giving/sponsorships?state=given&review=waiting');
  await staff.locator('main tbody a').first().click();
  expect(await findBarriers(staff)).toEqual([]);
  await staff.getByRole('button', { name: say('sponsorships.admin.approve') }).click();
  await staff.getByText(say('sponsorships.admin.approved')).waitFor();
}

/** Anyone who opens the site at noon in London reads it, as the server writes it: the clock of the browser is another one. */
async function isShownOn(day: string): Promise<void> {
  await product.set(`${day}T12:00:00Z`);
  const reader = await visit({ javaScript: false });
  await reader.goto('/');
  await reader.getByText(words).first().waitFor();
}

test('a day is dedicated over three Hebrew years, from a leap year on, each time by the link in the mail', async () => {
  const sponsor = await visit({ width: widths.phone });
  await open(sponsor, `/donate/sponsorships?span=day&on=${first.day}&month=${first.day}`);
  await sponsor.getByRole('heading', { name: first.hebrew }).waitFor();
  expect(await findBarriers(sponsor)).toEqual([]);
  await sponsor.locator('[name=kind][value=memory]').check();
  await sponsor.locator('[name=words]').fill(words);
  await sponsor.locator('[name=repeats]').check();
  await sponsor.getByRole('button', { name: say('sponsorships.form.next') }).click();
  await pay(sponsor);
  await approve();
  await isShownOn(first.day);

  for (const { day, hebrew, asked } of later) {
    await product.set(asked);
    // A month before, a mail asks her again, and the date is kept for her meanwhile.
    const patience = { timeout: 180_000, interval: 2000 };
    await expect.poll(async () => (await readMailText(sponsor, address)).text, patience).toContain(hebrew);
    await open(sponsor, (await readMail(sponsor, address)).link);
    await sponsor.getByRole('heading', { level: 1, name: hebrew }).waitFor();
    expect(await findBarriers(sponsor)).toEqual([]);
    await sponsor.getByRole('link', { name: say('sponsorships.own.give') }).click();
    await pay(sponsor);
    await isShownOn(day);
  }
}, 600_000);
