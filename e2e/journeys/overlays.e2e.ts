import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { findGame } from '../support/game-key.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const journeys: { locale: Locale; width: number; paid: string }[] = [
  { locale: 'en', width: widths.desk, paid: 'premium' },
  { locale: 'he', width: widths.phone, paid: 'paid' },
];
/** Longer than a page is left undisturbed before anything opens automatically. */
const calm = 2000;

const dialog = (page: Page) => page.getByRole('dialog');
async function openTheWayIn(page: Page, { locale, width }: { locale: Locale; width: number }): Promise<void> {
  const say = wordsOf(locale);
  if (width === widths.phone) await page.getByLabel(say('app.header.menu')).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('app.header.signIn'), exact: true })
    .filter({ visible: true })
    .click();
  await dialog(page)
    .getByRole('heading', { name: say('signIn.login.title') })
    .waitFor();
}

describe.each(journeys)('in $locale', ({ locale, width, paid }) => {
  const say = wordsOf(locale);
  test('a visitor signs in over the current page, and stays there', async () => {
    const page = await browser.visit({ locale, width });
    await open(page, '/courses/patience?from=a-friend');
    await openTheWayIn(page, { locale, width });
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('banner').locator(':focus').waitFor();

    await openTheWayIn(page, { locale, width });
    const address = dialog(page).getByLabel(say('signIn.form.emailAddress'));
    const password = dialog(page).getByLabel(say('signIn.form.password')).first();
    await address.fill('trial@example.org');
    await password.fill('not the password');
    await password.press('Enter');
    await dialog(page).getByText(say('signIn.refusal.invalidCredentials')).waitFor();
    expect(await address.inputValue()).toBe('trial@example.org');
    await password.fill('shalom-lamed');
    await password.press('Enter');
    await page.getByRole('banner').getByText('Raphaël').waitFor({ state: 'attached' });
    expect(new URL(page.url()).search).toBe('?from=a-friend');
    expect(await dialog(page).count()).toBe(0);
  });

  test('a prompt opens once in a session, takes no focus, and stays away once postponed', async () => {
    const page = await browser.visit({ locale, width, as: paid, prompts: true });
    const verify = page.getByRole('region', { name: say('app.prompt.verifyTitle') });
    const share = page.getByRole('region', { name: say('app.prompt.shareTitle') });
    await open(page, '/home');
    await verify.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
    await page
      .getByRole('link', { name: say('app.header.home') })
      .first()
      .focus();
    await page.keyboard.press('Escape');
    await verify.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.getAttribute("href")')).toBe('/');
    const brand = page.getByRole('link', { name: say('app.header.home') }).first();
    await brand.click();
    await page.waitForTimeout(calm);
    expect((await verify.count()) + (await share.count())).toBe(0);

    // The next session: the first still rests, the next in order has its turn, and its answer is kept.
    await page.context().clearCookies({ name: 'tl-prompted' });
    // Accounts older than a day are asked for a phone before that; how old the demo world's are depends on the clock.
    await page.context().addCookies([{ name: 'tl-skip-phone', value: '1', url: browser.url() }]);
    await brand.click();
    await share.waitFor();
    expect(await verify.count()).toBe(0);
    await share.getByRole('button', { name: say('app.prompt.shareConfirm') }).click();
    await share.waitFor({ state: 'detached' });
    const user = (await (await page.request.get('/api/users/current')).json()) as Record<string, unknown>;
    expect(user['lastConfirmedShareNotice']).not.toBeNull();
  });
});

test('the sign-in window offers a new password too, and opening another page closes it', async () => {
  const say = wordsOf('en');
  const page = await browser.visit();
  await open(page, '/home');
  await page.getByRole('contentinfo').locator('a[href^="/courses/anger"]').click();
  await page.waitForURL('**/courses/anger?*');
  await openTheWayIn(page, { locale: 'en', width: widths.desk });
  const signUp = dialog(page).getByRole('link', { name: say('signIn.login.signUp') });
  expect(await signUp.getAttribute('href')).toContain('/signup?onSuccess=%2Fcourses%2Fanger');
  await dialog(page)
    .getByRole('button', { name: say('signIn.login.forgot') })
    .click();
  await dialog(page).getByLabel(say('signIn.form.emailAddress')).fill('nobody@example.org');
  await dialog(page)
    .getByRole('button', { name: say('signIn.reset.submit') })
    .click();
  await dialog(page)
    .getByRole('heading', { name: say('signIn.reset.doneTitle') })
    .waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('nothing opens in the settings; elsewhere the mail to confirm an address is sent again, and the card says so', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'premium', prompts: true });
  await open(page, '/settings/profile');
  await page.waitForTimeout(calm);
  expect(await page.getByText(say('app.prompt.notNow')).count()).toBe(0);

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('app.header.games') })
    .click();
  await page.getByRole('button', { name: say('signIn.verify.resend') }).click();
  await page.getByRole('heading', { name: say('signIn.reset.doneTitle') }).waitFor();
  await page.getByText('premium@example.org').waitFor();
});

test('nothing opens where the chest is opened, nor over a reward or right after it', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'premium', prompts: true });
  const verify = page.getByRole('region', { name: say('app.prompt.verifyTitle') });
  await open(page, '/dashboard');
  await page.waitForTimeout(calm);
  expect(await verify.count()).toBe(0);

  const { href, steps } = await findGame(page, 'en', 'order');
  await open(page, href);
  await page.getByRole('button', { name: say('learning.game.play'), exact: true }).click();
  const table = page.locator('section[aria-labelledby=game-title]');
  await table.locator('ol li').last().waitFor();
  for (const [place, text] of steps.entries()) {
    const rows = await table.locator('ol li').allTextContents();
    const from = rows.findIndex((row) => row.includes(text));
    await table
      .locator('ol li')
      .nth(from)
      .getByRole('button', { name: say('learning.game.stepGrip', { text }) })
      .focus();
    for (let step = from; step > place; step -= 1) await page.keyboard.press('ArrowUp');
  }
  await table.getByRole('button', { name: say('learning.game.checkOrder') }).click();
  await table.getByText(say('learning.finished.points', { points: 15 })).waitFor();
  await page
    .getByRole('link', { name: say('app.header.home') })
    .first()
    .click();
  await page.waitForTimeout(2 * calm);
  expect(await verify.count()).toBe(0);
  await verify.waitFor();
});

test('nothing opens while the user is in the middle of something', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'premium', prompts: true });
  const verify = page.getByRole('region', { name: say('app.prompt.verifyTitle') });
  const brand = page.getByRole('link', { name: say('app.header.home') }).first();
  await open(page, '/home');
  await page.getByRole('banner').locator('summary').first().click();
  await page.waitForTimeout(calm);
  expect(await verify.count()).toBe(0);
  await brand.click();
  await verify.waitFor();
});

test('the sign-in window opens even where it is requested while the next page is being drawn', async () => {
  const say = wordsOf('en');
  const page = await browser.visit();
  await open(page, '/home');
  // The address changes first, the page after it; this click falls between the two.
  await page.evaluate(`{
    const signIn = [...document.querySelectorAll('header a')].find((link) => link.textContent.trim() === ${JSON.stringify(say('app.header.signIn'))});
    const push = history.pushState;
    history.pushState = function (...change) {
      push.apply(this, change);
      history.pushState = push;
      signIn.click();
    };
  }`);
  await page.getByRole('contentinfo').locator('a[href^="/courses/anger"]').click();
  await dialog(page)
    .getByRole('heading', { name: say('signIn.login.title') })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/courses/anger');
});
