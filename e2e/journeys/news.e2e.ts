import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const journeys: { locale: Locale; width: number; title: string }[] = [
  { locale: 'en', width: widths.desk, title: 'A film about bees' },
  { locale: 'he', width: widths.phone, title: 'סרט על דבורים' },
];

describe.each(journeys)('in $locale', ({ locale, width, title }) => {
  const say = wordsOf(locale);

  test('news is written, looked at and sent; a learner finds it under her bell until it is withdrawn', async () => {
    const page = await browser.visit({ locale, width, as: 'admin' });
    await open(page, '/admin/settings/news/new');
    expect(await findBarriers(page)).toEqual([]);
    const save = page.getByRole('button', { name: say('notifications.news.saveDraft') });
    await save.click();
    await page.getByText(say('notifications.news.titleMissing')).first().waitFor();
    await page.locator(`[name="texts.${locale}.title"]`).fill(title);
    await page.locator(`[name="texts.${locale}.text"]`).fill(title);
    await page.locator('[name=link]').fill('/courses');
    await save.click();
    await page.getByRole('heading', { name: say('notifications.news.preview') }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: say('notifications.news.send'), exact: true }).click();
    const withdraw = page.getByRole('button', { name: say('notifications.news.withdraw') });
    await withdraw.waitFor();

    const learner = await browser.visit({ locale, width, as: 'learner' });
    await open(learner, '/messages');
    const line = learner.getByRole('link', { name: title });
    expect(await line.getAttribute('href')).toBe('/courses');
    expect(await findBarriers(learner)).toEqual([]);

    await withdraw.click();
    await withdraw.waitFor({ state: 'detached' });
    await open(learner, '/messages');
    expect(await line.count()).toBe(0);
    await open(page, '/admin/settings/news');
    await page.getByRole('link', { name: title }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
