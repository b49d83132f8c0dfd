import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { idOfItem } from '../support/content-ids.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const start = '2026-11-17T12:00:00Z';
const later = '2026-11-17T12:10:00Z';
const muchLater = '2026-11-17T12:20:00Z';
const currentPassword = 'shalom-lamed';
let product: ClockedProduct;
beforeAll(async () => {
  product = await startAt(start);
});
afterAll(() => product.end());

const journeys: { locale: Locale; as: string; width: number }[] = [
  { locale: 'en', as: 'premium', width: widths.desk },
  { locale: 'he', as: 'paid', width: widths.phone },
];

describe.each(journeys)('in $locale', ({ locale, as, width }) => {
  const say = wordsOf(locale);

  test(
    'a limit is set and used up, the film may be finished; then a parent grants more time',
    { timeout: 240_000 },
    async () => {
      await product.set(start);
      const page = await browser.visit({ locale, as, width, at: product.url });
      await open(page, '/settings/preferences');
      await page.getByText(say('settings.time.own'), { exact: true }).click();
      await page.getByLabel(say('settings.time.ownLabel')).fill('5');
      const card = page.locator('form', { has: page.locator('[name=minutesPerDay]') });
      await card.locator('[name=currentPassword]').fill(currentPassword);
      await card.getByRole('button', { name: say('settings.frame.save') }).click();
      await page.getByText(say('settings.time.leftToday', { minutes: 5 })).waitFor();
      expect(await findBarriers(page)).toEqual([]);

      await product.set(later);
      const spend = () =>
        page.request.post('/api/users/current/time', {
          headers: { origin: product.url },
          data: { minutes: 5, itemId: idOfItem('four-tempers') },
        });
      // No minute counts twice, and a busy product takes a moment to notice the new time.
      await expect.poll(async () => (await spend()).text()).toBe('{"minutesRemaining":0}');
      await open(page, '/courses/anger/four-tempers');
      await page.getByText(say('learning.time.finish')).waitFor();
      await page.getByRole('button', { name: say('learning.quiz.check') }).waitFor();
      expect(await findBarriers(page)).toEqual([]);

      await product.set(muchLater);
      await open(page, '/courses/anger/four-tempers');
      await page.getByRole('heading', { name: say('learning.time.upTitle') }).waitFor();
      expect(await page.getByRole('button', { name: say('learning.quiz.check') }).count()).toBe(0);
      expect(await findBarriers(page)).toEqual([]);
      const more = page.getByRole('button', { name: say('families.time.allow', { minutes: 15 }) });
      await page.locator('[name=currentPassword]').fill('not it');
      await more.click();
      await page.locator('[name=currentPassword][aria-invalid=true]:focus').waitFor();
      await page.locator('[name=currentPassword]').fill(currentPassword);
      await more.press('Enter');
      await page.getByRole('button', { name: say('learning.quiz.check') }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
    },
  );
});
