import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const lesson = '/courses/live-to-give/abrahams-tent';

const ways: { locale: Locale; width: number }[] = [
  { locale: 'en', width: widths.desk },
  { locale: 'he', width: widths.phone },
];

describe.each(ways)('in $locale, $width wide', ({ locale, width }) => {
  const say = wordsOf(locale);

  test('a course has files: the open ones can be downloaded, the others say why not', async () => {
    const page = await browser.visit({ locale, width });
    await open(page, '/courses/honoring-parents');
    const section = page.locator('section[aria-labelledby="resources"]');
    await section.getByText(say('learning.refusal.upgradeRequired')).first().waitFor();
    await section.getByText(say('learning.resource.forGrownUps')).waitFor();
    const poster = section.locator('a[download$="poster-en.svg"]');
    const [download] = await Promise.all([page.waitForEvent('download'), poster.click()]);
    expect(await download.failure()).toBeNull();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('link', { name: say('learning.downloads.all') }).click();
    await page.getByRole('heading', { level: 1, name: say('learning.downloads.title') }).waitFor();
    await page.getByLabel(say('learning.downloads.kind')).selectOption('poster');
    await page.waitForURL('**/downloads?kind=poster');
    await page.getByText(say('learning.downloads.count', { count: 126 })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('a lesson’s rating is given, changed and withdrawn by keyboard', async () => {
    const page = await browser.visit({ locale, width });
    await open(page, '/signup');
    await signUp(page, say, { emailAddress: `rating-${locale}@example.org` });
    await page.waitForURL('**/signup/success');
    await open(page, lesson);
    const section = page.locator('section[aria-labelledby="ratings-title"]');
    await section.getByRole('radio').nth(3).focus();
    await page.keyboard.press('Space');
    await section.getByLabel(say('learning.rating.words')).fill('<b>Warm</b>');
    await section.getByRole('button', { name: say('learning.rating.save') }).click();
    await section.getByText(say('learning.rating.pending')).waitFor();
    await open(page, lesson);
    expect(await section.getByRole('radio').nth(3).isChecked()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await section.getByRole('button', { name: say('learning.rating.drop') }).click();
    await section.getByRole('button', { name: say('learning.rating.save') }).waitFor();
    expect(await section.getByRole('radio', { checked: true }).count()).toBe(0);
  });
});

test('without scripts a lesson is rated and a file is downloaded too', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'educator', javaScript: false });
  await page.goto(lesson);
  const section = page.locator('section[aria-labelledby="ratings-title"]');
  await section.locator('label:has([value="5"])').click();
  await section.getByRole('button', { name: say('learning.rating.save') }).click();
  await section.getByRole('button', { name: say('learning.rating.drop') }).click();
  await section.getByRole('button', { name: say('learning.rating.save') }).waitFor();
  await page.goto('/courses/live-to-give');
  const quiz = page.locator('a[download$="kahoot-en.csv"]');
  const [download] = await Promise.all([page.waitForEvent('download'), quiz.click()]);
  expect(await download.failure()).toBeNull();
});
