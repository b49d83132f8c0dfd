import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail, readMailText } from '../support/inbox.ts';
import { newPerson } from '../support/sign-up.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const say = wordsOf('en');
const hebrew = wordsOf('he');
const slug = 'a-garden-for-the-heder';
/** Amounts are isolated from the direction of the text around them. */
const isolated = (sum: string) => `\u2068${sum}\u2069`;

let product: ClockedProduct;
let organizer: Page;

beforeAll(async () => {
  product = await startAt('2026-11-30T09:00:00Z');
}, 300_000);
// After the pages, which would otherwise complain that it is gone.
afterAll(() => product.end());

const visit = (options: Parameters<typeof browser.visit>[0] = {}) =>
  browser.visit({ at: product.url, now: product.now(), ...options });

/** Makes an account and confirms its address, without which nobody can send mail to others. */
async function signUp(page: Page, emailAddress: string, say: ReturnType<typeof wordsOf>): Promise<void> {
  const data = { ...newPerson, emailAddress };
  const answer = await page.request.post('/api/users', { headers: { origin: product.url }, data });
  expect(answer.status(), await answer.text()).toBe(201);
  await open(page, (await readMail(page, emailAddress)).link);
  await page.getByRole('button', { name: say('signIn.verify.submit') }).click();
  await page.getByRole('heading', { name: say('signIn.verify.doneTitle') }).waitFor();
}

/** Sets a campaign of a day up and launches it; staff lets it begin. */
async function launch(): Promise<void> {
  await open(organizer, '/campaigns/create');
  await organizer.locator('[name=category][value=school]').check();
  await organizer.locator('[name=name]').fill('A garden for our heder');
  await organizer.locator('[name=email]').fill('grows-a-garden@example.org');
  await organizer.getByRole('button', { name: say('campaigns.create.next') }).click();
  await organizer.locator('[name=slug]').fill(slug);
  await organizer.locator('[name=description]').fill('Forty children and a concrete yard.');
  await organizer.locator('[name=duration]').selectOption('24h');
  await organizer.locator('[name=currency]').selectOption('GBP');
  await organizer.locator('[name=place]').selectOption('london');
  await organizer.locator('[name=goal]').fill('2,000');
  await organizer.getByRole('button', { name: say('campaigns.create.finish') }).click();
  await organizer.getByRole('button', { name: say('campaigns.act.launch') }).click();
  await organizer.getByRole('heading', { name: say('campaigns.launched.pending') }).waitFor();
  const staff = await visit({ as: 'admin' });
  await open(staff, '/admin/giving/campaigns?state=pending');
  await staff.getByRole('link', { name: 'A garden for our heder' }).click();
  await staff.getByRole('button', { name: say('campaigns.admin.approve') }).click();
  await staff.getByText(say('campaigns.admin.approved')).waitFor();
}

async function give(to: string, donor: { name: string; address: string }): Promise<void> {
  const page = await visit({ width: widths.phone });
  await open(page, to);
  await page.locator('[name=donorName]').fill(donor.name);
  await page.locator('[name=donorAddress]').fill(donor.address);
  await page.getByRole('button', { name: say('donations.form.giveSum', { sum: '£36' }) }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('html.is-live').waitFor();
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('heading', { level: 1, name: donor.name }).waitFor();
}

test('a campaign goes from its start to its thanks: a leader by invitation, a match, the wall of the hall, and the end', async () => {
  organizer = await visit();
  await signUp(organizer, 'grows-a-garden@example.org', say);
  await launch();

  // A friend doubles what is given.
  await open(organizer, `/campaign/${slug}/dashboard`);
  await organizer.getByText(say('campaigns.pool.add')).click();
  const pool = organizer.locator('form').filter({ has: organizer.locator('[name=ratio]') });
  await pool.locator('[name=name]').fill('A friend of the heder');
  await pool.locator('[name=cap]').fill('50');
  await pool.getByRole('button', { name: say('campaigns.pool.addSure') }).click();
  await organizer.getByText(say('campaigns.pool.added')).waitFor();
  expect(await findBarriers(organizer)).toEqual([]);

  // A team, and someone who is to lead it.
  await open(organizer, `/campaign/${slug}/create-team`);
  await organizer.locator('[name=name]').fill('The gardeners');
  await organizer.locator('[name=goal]').fill('400');
  await organizer.locator('main form button[type=submit]').first().click();
  await organizer.waitForURL('**/dashboard');
  await organizer.locator('[name=emailAddress]').fill('leads-a-team@example.org');
  await organizer.getByRole('button', { name: say('campaigns.team.invite'), exact: true }).click();
  await organizer.getByText(say('campaigns.team.invited')).waitFor();
  const dashboard = new URL(organizer.url()).pathname;
  const team = dashboard.replace(/\/dashboard$/, '');

  const leader = await visit({ locale: 'he', width: widths.phone });
  const { link } = await readMail(leader, 'leads-a-team@example.org');
  await signUp(leader, 'leads-a-team@example.org', hebrew);
  await open(leader, link);
  expect(await findBarriers(leader)).toEqual([]);
  await leader.locator('main form button[type=submit]').click();
  await leader.waitForURL(`**${dashboard}`);
  expect(await findBarriers(leader)).toEqual([]);
  await open(leader, `${team}/edit`);
  await leader.locator('[name=words]').fill('אנחנו שותלים עצי זית.');
  await leader.locator('main form button[type=submit]').first().click();
  await open(leader, team);
  await leader.getByText('אנחנו שותלים עצי זית.').waitFor();
  expect(await findBarriers(leader)).toEqual([]);

  // The hall watches while two give: the second match is what is left of the pool.
  const hall = await visit({ width: 1920 });
  await open(hall, `/campaign/${slug}/wall`);
  expect(await findBarriers(hall)).toEqual([]);
  await give(`${team}/donate`, { name: 'Shira Donor', address: 'shira-waters@example.org' });
  await hall.getByText(say('campaigns.live.matched', { sum: isolated('£36') })).waitFor();
  await give(`/campaign/${slug}/donate`, { name: 'Dov Donor', address: 'dov-waters@example.org' });
  await hall.getByText(say('campaigns.live.matched', { sum: isolated('£50') })).waitFor();
  await hall.getByRole('status').filter({ hasText: '£72' }).waitFor();
  expect(await hall.getByText('Shira Donor').count()).toBe(1);
  // As tall as the window: nobody in the hall scrolls.
  expect(await hall.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);

  // The leader sees the gift to her team and no other, and thanks.
  await open(leader, dashboard);
  await leader.getByText('Shira Donor').first().waitFor();
  expect(await leader.getByText('Dov Donor').count()).toBe(0);
  await leader.getByText(hebrew('campaigns.thanks.open')).first().click();
  await leader.locator('[name=text]').fill('שירה, תודה! בזכותך יהיה לנו עץ.');
  await leader.getByRole('button', { name: hebrew('campaigns.thanks.send') }).click();
  await leader.getByText(hebrew('campaigns.thanks.thanked')).waitFor();
  await expect
    .poll(async () => (await readMailText(leader, 'shira-waters@example.org')).text)
    .toContain('בזכותך יהיה לנו עץ');

  // A day later it is over, and thanks everyone.
  await product.set('2026-12-01T10:00:00Z');
  const visitor = await visit({ width: widths.phone });
  await expect
    .poll(
      async () => {
        await open(visitor, `/campaign/${slug}`);
        return visitor.getByRole('heading', { name: say('campaigns.results.thanks') }).count();
      },
      { timeout: 120_000, interval: 2000 },
    )
    .toBe(1);
  const results = visitor.locator('section[aria-labelledby=campaign-results]');
  expect(await results.textContent()).toContain('£72');
  expect(await results.textContent()).toContain('£50');
  expect(await findBarriers(visitor)).toEqual([]);
  await open(visitor, `/campaign/${slug}/donate`);
  await visitor.getByText(say('campaigns.refusal.notOpen')).waitFor();
}, 400_000);
