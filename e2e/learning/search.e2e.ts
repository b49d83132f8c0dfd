import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { clockTime } from '#core/clock-time.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const lesson = '/courses/live-to-give/abrahams-tent';
const journeys: { locale: Locale; beginning: string; film: string; said: string; nikud: string }[] = [
  { locale: 'en', beginning: 'avrah', film: 'Avraham’s Tent', said: 'become a feast', nikud: 'AVRÁHAM' },
  { locale: 'he', beginning: 'אברה', film: 'האוהל של אברהם', said: 'סעודה שלמה', nikud: 'אַבְרָהָם' },
];

const field = (page: Page, locale: Locale) =>
  page.getByLabel(wordsOf(locale)('search.box.label')).filter({ visible: true });

describe.each(journeys)('in $locale', ({ locale, beginning, film, said, nikud }) => {
  const say = wordsOf(locale);

  test('a typed prefix and a suggestion chosen by keyboard lead to the film', async () => {
    const page = await browser.visit({ locale });
    await open(page, '/search');
    await field(page, locale).focus();
    await page.keyboard.type('zzzyx');
    await page.getByText(say('search.suggestions.none')).waitFor();
    await field(page, locale).fill('');
    await page.keyboard.type(beginning, { delay: 30 });
    const combobox = page.getByRole('combobox', { name: say('search.box.label') });
    // The first letters alone suggest something else.
    await page.getByRole('option').first().filter({ hasText: film }).waitFor();
    expect(await combobox.getAttribute('aria-expanded')).toBe('true');
    expect(await findBarriers(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await combobox.inputValue()).toBe(beginning);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    expect(await combobox.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${lesson}`);
  });

  test('a remembered line opens the film at its second', async () => {
    const page = await browser.visit({ locale, width: widths.phone });
    await open(page, '/search');
    await field(page, locale).fill(said);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=**');
    const line = page.getByRole('main').locator('a[href*="?t="]').first();
    await line.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await line.click();
    await page.waitForURL(`**${lesson}?t=**`);
    const seconds = Number(new URL(page.url()).searchParams.get('t'));
    expect(seconds).toBeGreaterThan(10);
    const time = clockTime(seconds);
    await page.getByRole('button', { name: say('learning.player.resume', { time }) }).click();
    await expect
      .poll(() => page.evaluate<number>(`document.querySelector('video')?.currentTime ?? 0`), {
        timeout: 30_000,
      })
      .toBeGreaterThan(seconds);
  });

  test('it works without JavaScript, and marks the words', async () => {
    const page = await browser.visit({ locale, javaScript: false });
    await page.goto('/search');
    await page.getByRole('heading', { name: say('search.promoted.title') }).waitFor();
    await field(page, locale).fill(nikud);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=**');
    const first = page.getByRole('main').getByRole('article').first();
    expect(await first.locator('mark').count()).toBeGreaterThan(0);
    await field(page, locale).fill('zzzyx'.repeat(20));
    await page.keyboard.press('Enter');
    await page.getByText(say('search.nothing.try')).waitFor();
    // However long the query is, the page is no wider than the window.
    const headline = page.getByRole('heading', { level: 2 }).first();
    expect((await headline.boundingBox())?.width).toBeLessThan(widths.desk);
    await page.getByRole('heading', { name: say('search.promoted.title') }).waitFor();
  });
});

test('superseded requests are aborted, and a new one waits for a pause in typing', async () => {
  const page = await browser.visit();
  await open(page, '/search');
  const asked: string[] = [];
  const broken: string[] = [];
  page.on('request', (request) => request.url().includes('/content/suggest') && asked.push(request.url()));
  page.on('requestfailed', (request) => broken.push(request.url()));
  // The first response arrives too late to matter.
  const secondAsked = Promise.withResolvers<void>();
  await page.route('**/api/content/suggest**', async (route) => {
    if (asked.length > 1) secondAsked.resolve();
    else await secondAsked.promise;
    await route.continue().catch(() => undefined);
  });
  await field(page, 'en').focus();
  // Four keys in less than a pause, however slow the machine.
  await page.evaluate(`(() => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    for (const text of ['r', 'ru', 'rut', 'ruth']) {
      write.call(document.activeElement, text);
      document.activeElement.dispatchEvent(new Event('input', { bubbles: true }));
    }
  })()`);
  await expect.poll(() => asked.length).toBe(1);
  await field(page, 'en').fill('ruth stays');
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => broken).toEqual(asked.slice(0, 1));
  await page.getByRole('option', { name: 'Ruth' }).waitFor();
});
