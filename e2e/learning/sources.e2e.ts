import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const lesson = '/courses/live-to-give/abrahams-tent';
const languages: { locale: Locale; reference: string }[] = [
  { locale: 'en', reference: 'Genesis 18:1' },
  { locale: 'he', reference: 'בראשית יח' },
];

describe.each(languages)('in $locale', ({ locale, reference }) => {
  const say = wordsOf(locale);

  test('a lesson’s sources open, and once the vowel points are off, they stay off', async () => {
    const page = await browser.visit({ locale, width: widths.phone });
    await open(page, lesson);
    const section = page.locator('#source-genesis-18');
    await section.waitFor({ state: 'hidden' });
    await page.getByText(say('learning.source.open', { count: 2 })).press('Enter');
    await section.getByRole('heading', { name: reference }).waitFor();
    expect(await section.textContent()).toContain('וַיֵּרָא');
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('checkbox', { name: say('learning.source.nikud') }).uncheck();
    expect(await section.textContent()).toContain('וירא');
    await open(page, `${lesson}#source-genesis-18`);
    await section.getByText('וירא').first().waitFor();
  });

  test('a search for unpointed words leads to the verse', async () => {
    const page = await browser.visit({ locale });
    await open(page, `/search?q=${encodeURIComponent('מעט מים ורחצו')}`);
    await page.locator('#main a[href$="#source-genesis-18"]').first().click();
    await page.waitForURL(`**${lesson}#source-genesis-18`);
    const heading = page.locator('#source-genesis-18').getByRole('heading', { name: reference });
    await heading.waitFor();
    expect(await heading.isVisible()).toBe(true);
  });

  test('the sources open without scripts too', async () => {
    const page = await browser.visit({ locale, javaScript: false });
    await page.goto(lesson);
    await page.getByText(say('learning.source.open', { count: 2 })).click();
    const verse = page.locator('#source-genesis-18').getByText('וַיֵּרָא');
    await verse.waitFor();
    expect(await verse.getAttribute('lang')).toBe('he');
  });
});
