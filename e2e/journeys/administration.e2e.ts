import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)(
  'in %s: the palette leads to a page by a few letters and the keyboard alone',
  async (locale) => {
    const say = wordsOf(locale);
    const page = await browser.visit({ locale, as: 'admin' });
    await open(page, '/admin');
    await page.getByRole('heading', { level: 1, name: say('administration.start.title') }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: say('app.admin.palette.label') });
    await field.waitFor();
    await page.keyboard.type(say('administration.start.link').slice(0, 3));
    await page.getByRole('option', { name: say('administration.start.link') }).waitFor();
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/admin');
  },
);

test('the administration is opened from the site without a reload, and its messages come with it', async () => {
  const page = await browser.visit({ locale: 'en', as: 'admin' });
  await open(page, '/home');
  await page.evaluate('window.stays = true');
  await page.locator('header summary').filter({ hasText: 'Esther' }).click();
  await page.getByRole('link', { name: wordsOf('en')('app.header.administration') }).click();
  await page.getByRole('heading', { level: 1, name: wordsOf('en')('administration.start.title') }).waitFor();
  expect(await page.evaluate('window.stays')).toBe(true);
});

test('on a phone its pages are in a menu, and staff see only what they may open', async () => {
  const page = await browser.visit({ locale: 'en', as: 'support', width: widths.phone });
  await open(page, '/admin');
  await page.locator('header summary').first().click();
  const menu = page.locator('header details').first();
  expect(await menu.getByRole('link').allTextContents()).toContain(
    wordsOf('en')('administration.start.link'),
  );
  const isWideEnough = 'document.documentElement.scrollWidth <= innerWidth';
  expect(await page.evaluate(isWideEnough)).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(isWideEnough)).toBe(true);
});

/** Whether each day on the page has the room that its words and its calendar need. */
const daysFit = `[...document.querySelectorAll('form[role=search] input[type=date]')].map((day) => {
  const given = day.getBoundingClientRect().width;
  day.style.width = 'max-content';
  return given >= day.getBoundingClientRect().width;
})`;

test.each(languages)(
  'in %s: no day in the filters of a list is cut off, at a desk or on a phone',
  async (locale) => {
    for (const width of Object.values(widths)) {
      const page = await browser.visit({ locale, as: 'admin', width });
      await open(page, '/admin/users');
      expect(await page.evaluate(daysFit), String(width)).toEqual([true, true, true]);
    }
  },
);

test('the file of a filtered list has as many rows as the list says', async () => {
  const say = wordsOf('he');
  const page = await browser.visit({ locale: 'he', as: 'admin' });
  await open(page, '/admin/users?role=learner');
  const rows = await page.getByRole('table').getByRole('row').count();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('page.table.file') }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(rows).toBeGreaterThan(3);
  expect(lines.length).toBe(rows);
});
