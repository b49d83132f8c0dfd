import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { newPerson } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const say = wordsOf('en');
const patience = 180_000;

/** Someone with a free account, who is signed in. */
async function becomeSomeone(page: Page, emailAddress: string): Promise<void> {
  const origin = browser.url();
  const answer = await page.request.post('/api/users', {
    headers: { origin },
    data: { ...newPerson, emailAddress },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(`/api${path}`)).json()) as Answer;
}

const planOf = async (page: Page) => (await ask<{ plan: number }>(page, '/users/current')).plan;
const activeOf = (page: Page) =>
  ask<{ plan: string; state: string } | null>(page, '/users/current/subscriptions/active');

/** Chooses a card at the provider's page, and pays. */
async function payWith(page: Page, card = 'succeeds'): Promise<void> {
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('html.is-live').waitFor();
  await page.locator(`[name=card][value=${card}]`).check();
  await page.locator('button[type=submit]').first().click();
}

const isPaid = (page: Page) => page.getByRole('heading', { name: say('plans.paid.title') }).waitFor();
const payButton = (page: Page) => page.locator('main form[method=post] button[type=submit]');

test(
  'a closed film leads over the window of plans to paying, and back to the film, which is open then',
  async () => {
    const page = await browser.visit({ width: widths.phone });
    await becomeSomeone(page, 'film-lover@example.org');
    const closed = '/courses/patience/drop-by-drop';
    await open(page, closed);
    await page.getByRole('link', { name: say('learning.locked.seePlans') }).click();
    const sheet = page.getByRole('dialog', { name: say('plans.upgrade.title') });
    await sheet.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    // It comes and goes without leaving the page.
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(closed);
    await page.getByRole('link', { name: say('learning.locked.seePlans') }).click();
    const premium = say('plans.pricing.choose', { plan: say('plans.name.premium') });
    await sheet.getByRole('link', { name: premium }).click();
    await page.waitForURL('**/subscription/pay?**');
    await page.locator('html.is-live').waitFor();
    await payButton(page).click();
    await payWith(page, 'slow');
    await isPaid(page);
    await page.getByRole('link', { name: say('plans.paid.goOn') }).click();
    await page.waitForURL(`**${closed}`);
    await page.locator('video').first().waitFor();
    expect(await page.locator('#locked-title').count()).toBe(0);
    // Someone who has paid is never offered the window.
    await open(page, closed);
    expect(await page.locator('header a[href^="/pricing?onSuccess"]').count()).toBe(0);
  },
  patience,
);

test(
  'by the keyboard alone, with a coupon, a month of Value is bought for less',
  async () => {
    const page = await browser.visit();
    await becomeSomeone(page, 'keyboard-buyer@example.org');
    await open(page, '/pricing?period=month&currency=USD');
    await press(page, page.locator('main [name=coupon]'));
    await page.keyboard.type('shalom20');
    await page.keyboard.press('Enter');
    await page.getByText(say('plans.coupon.first', { price: moneyText(money(720, 'USD'), 'en') })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const choose = say('plans.pricing.choose', { plan: say('plans.name.standard') });
    await press(page, page.getByRole('link', { name: choose, exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/subscription/pay?**');
    await page.locator('html.is-live').waitFor();
    await press(page, payButton(page));
    expect(await payButton(page).textContent()).toContain('$7.20');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/pay/**');
    await page.locator('html.is-live').waitFor();
    await press(page, page.locator('button[type=submit]').first());
    await page.keyboard.press('Enter');
    await isPaid(page);
    expect(await activeOf(page)).toMatchObject({ plan: 'standard', state: 'active' });
  },
  patience,
);

/** Tabs on until an element has the focus. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 120; steps += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

test(
  'a double click, the back button and two tabs come to one subscription, and what was paid twice goes back',
  async () => {
    const page = await browser.visit();
    await becomeSomeone(page, 'two-tabs@example.org');
    const other = await page.context().newPage();
    const address = '/subscription/pay?plan=standard&period=month&currency=USD';
    await open(page, address);
    await open(other, address);
    await payButton(page).dblclick();
    await page.waitForURL('**/sandbox/pay/**');
    await page.goBack();
    await page.waitForURL('**/subscription/pay?**');
    await page.locator('html.is-live').waitFor();
    await payButton(page).click();
    await payButton(other).click();
    await payWith(page);
    await isPaid(page);
    await payWith(other);
    await other.waitForURL('**/subscription/pay/success**');
    // Its money is sent back, and the page says so.
    await other.getByRole('heading', { name: say('plans.back.twiceTitle') }).waitFor();
    expect(await activeOf(page)).toMatchObject({ plan: 'standard', state: 'active' });
    await open(page, '/settings/subscription');
    expect(await page.locator('a[href^="/invoices/"]').count()).toBe(1);
  },
  patience,
);

test(
  'a tab that is closed right after paying loses nothing, and Premium later costs what is left to pay',
  async () => {
    const page = await browser.visit();
    await becomeSomeone(page, 'closed-tab@example.org');
    const tab = await page.context().newPage();
    await open(tab, '/subscription/pay?plan=standard&period=month&currency=USD');
    await payButton(tab).click();
    await tab.route('**/subscription/pay/success**', (route) => route.abort());
    await payWith(tab);
    await tab.waitForRequest('**/subscription/pay/success**').catch(() => undefined);
    await tab.close();
    await expect.poll(() => planOf(page), { timeout: 60_000 }).toBe(1);

    await open(page, '/subscription/pay?plan=premium&period=month&currency=USD');
    await page.getByText(say('plans.pay.credit')).waitFor();
    const due = await payButton(page).textContent();
    expect(due).toMatch(/\$(?:9|9\.\d\d)(?!\d)/);
    await payButton(page).click();
    await payWith(page);
    await isPaid(page);
    expect(await planOf(page)).toBe(2);
  },
  patience,
);

test('finance refunds a plan, and the page that its owner has open shows it at once', async () => {
  const page = await browser.visit();
  const emailAddress = 'gets-refund@example.org';
  await becomeSomeone(page, emailAddress);
  await open(page, '/subscription/pay?plan=standard&period=month&currency=USD');
  await payButton(page).click();
  await payWith(page);
  await isPaid(page);
  await open(page, '/settings/subscription');
  await page.getByText(say('plans.own.cancel')).waitFor();

  const finance = await browser.visit({ as: 'admin' });
  await open(finance, `/admin/money/payments?q=${encodeURIComponent(emailAddress)}`);
  await finance.locator('main table a[href*="/admin/money/payments/"]').first().click();
  await finance.locator('[name=reason]').selectOption({ index: 1 });
  await finance.getByText(say('payments.refund.ends')).waitFor();
  expect(await findBarriers(finance)).toEqual([]);
  await finance.getByRole('button', { name: say('payments.refund.send') }).click();

  await page.getByText(say('plans.own.cancel')).waitFor({ state: 'detached' });
  expect(await planOf(page)).toBe(0);
  // The invoice, and what takes it back.
  await expect.poll(() => page.locator('a[href^="/invoices/"]').count()).toBe(2);
}, 180_000);
