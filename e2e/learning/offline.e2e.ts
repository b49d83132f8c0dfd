import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const lesson = '/courses/live-to-give/abrahams-tent';

/** The pages that the browser has kept for offline. */
const keptPages = (page: Page) =>
  page.evaluate<string[]>(
    `caches.keys().then((names) => names.flatMap((name) => /^lamed-\\d+ page (.+)$/.exec(name)?.[1] ?? []).sort())`,
  );

/** Stays on a page until the browser has kept it completely. */
async function stayOn(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect
    .poll(() => page.evaluate<boolean>(`caches.match('${path}').then((kept) => kept !== undefined)`), {
      timeout: 20_000,
    })
    .toBe(true);
}

describe.each<Locale>(['en', 'he'])('without a connection, in %s,', (locale) => {
  const say = wordsOf(locale);

  test('the last lesson opens and says how old it is; other pages list what is kept; then everything is as before', async () => {
    const page = await browser.visit({ locale, goesOffline: true });
    await stayOn(page, lesson);
    await stayOn(page, '/courses/live-to-give');
    await page.context().setOffline(true);

    await open(page, lesson);
    const [start = ''] = say('app.offline.from', { when: '|' }).split('|');
    const notice = page.getByRole('status').filter({ hasText: start });
    await notice.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);

    await page.goto('/parents');
    await page.getByRole('heading', { level: 1, name: say('app.offline.title') }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'he' ? 'rtl' : 'ltr');
    await page.locator(`main a[href="${lesson}"]`).click();
    await notice.waitFor();
    // A link in a kept page leads to the same.
    await page.locator('html.is-live').waitFor();
    await page.locator('header a[href="/educators"]').first().click();
    await page.getByRole('heading', { level: 1, name: say('app.offline.title') }).waitFor();

    await page.goto('/home');
    expect(new URL(page.url()).pathname, 'the installed app goes on with the last lesson').toBe(lesson);
    await notice.waitFor();
    await page.context().setOffline(false);
    await page.getByText(say('app.offline.back')).waitFor();
    await notice.waitFor({ state: 'hidden' });
    await page.goto('/parents');
    expect(await page.title()).not.toContain(say('app.offline.title'));
  });
});

test('an open page says when the connection drops and comes back', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ goesOffline: true });
  await stayOn(page, lesson);
  await page.context().setOffline(true);
  await page.getByText(say('app.offline.lost')).waitFor();
  await page.context().setOffline(false);
  await page.getByText(say('app.offline.back')).waitFor();
  expect(await page.getByText(say('app.offline.lost')).count()).toBe(0);
});

test('at most three lessons are kept, and none after signing out', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'premium', freshSession: true, goesOffline: true });
  const items = ['abrahams-tent', 'room-for-one-more', 'four-coins', 'the-carob-tree'];
  for (const item of items) await stayOn(page, `/courses/live-to-give/${item}`);
  await expect
    .poll(() => keptPages(page))
    .toEqual(
      items
        .slice(1)
        .map((item) => `/courses/live-to-give/${item}`)
        .toSorted(),
    );
  await open(page, '/settings/profile');
  await page.waitForTimeout(5_000);
  expect(await keptPages(page)).toHaveLength(3);

  await open(page, '/logout');
  await page.getByRole('button', { name: say('signIn.logout.submit'), exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('app.header.signIn') })
    .waitFor();
  await expect.poll(() => keptPages(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/courses/live-to-give/four-coins');
  await page.getByRole('heading', { level: 1, name: say('app.offline.title') }).waitFor();
  expect(await page.content()).not.toContain('Éliane');
});

test('a lesson’s address is copied, and a mail about it is started', async () => {
  const say = wordsOf('en');
  const page = await browser.visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, lesson);
  await page.getByRole('button', { name: say('learning.lesson.share') }).click();
  await page.getByText(say('learning.share.copied')).waitFor();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(browser.url(lesson));
  const mail = page.getByRole('link', { name: say('learning.lesson.report') });
  const address = new URL((await mail.getAttribute('href')) ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('body')).toContain(browser.url(lesson));
});
