import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { watchFilm } from '../support/watch-film.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const tuesday = '2026-11-17T12:00:00Z';
let product: ClockedProduct;
beforeAll(async () => {
  product = await startAt(tuesday);
});
afterAll(() => product.end());

interface Journey {
  locale: Locale;
  as: string;
  width: number;
  city: string;
  shabbat: string;
  sunday: string;
}

const journeys: Journey[] = [
  {
    locale: 'en',
    as: 'premium',
    width: widths.desk,
    city: 'London',
    shabbat: '2026-11-21',
    sunday: '2026-11-22',
  },
  {
    locale: 'he',
    as: 'paid',
    width: widths.phone,
    city: 'לונדון',
    shabbat: '2026-11-28',
    sunday: '2026-11-29',
  },
];

describe.each(journeys)('in $locale', ({ locale, as, width, city, shabbat, sunday }) => {
  const say = wordsOf(locale);

  test('a film opens the chest, Shabbat rests, and on Sunday there are two', async () => {
    await product.set(tuesday);
    const page = await browser.visit({ locale, as, width, at: product.url, timeZone: 'Europe/London' });
    await open(page, '/dashboard');
    // The server learns the browser's time zone only now.
    await page.getByRole('link', { name: city, exact: true }).waitFor();
    await page.getByText(say('rewards.chest.closed', { count: 1 })).waitFor();
    await page.getByText(say('home.continue.emptyTitle')).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await watchFilm(page, { product, itemSlug: 'abrahams-tent', noon: tuesday });
    await open(page, '/dashboard');
    await page.getByRole('button', { name: say('rewards.chest.open', { count: 1 }) }).press('Enter');
    await page.locator('#chest [role="status"]:focus', { hasText: /\d/ }).waitFor();
    await page.getByText(say('rewards.coins.chest')).waitFor();
    await page.getByText(say('rewards.streak.doneToday')).waitFor();
    await page.locator('td[aria-current="date"]', { hasText: say('rewards.streak.legendDone') }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await product.set(`${shabbat}T12:00:00Z`);
    await open(page, '/dashboard');
    await page.getByText(say('rewards.streak.rests')).waitFor();
    expect(await page.locator('#chest button, #freeze button').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);

    await product.set(`${sunday}T12:00:00Z`);
    await watchFilm(page, { product, itemSlug: 'the-carob-tree', noon: `${sunday}T12:00:00Z` });
    const plain = await browser.visit({ locale, as, width, at: product.url, javaScript: false });
    await plain.goto('/dashboard');
    await plain.getByRole('button', { name: say('rewards.chest.open', { count: 2 }) }).click();
    await plain.getByText(/\d/).first().waitFor();
    const { chest } = (await (await plain.request.get('/api/users/current/dashboard')).json()) as {
      chest: { state: string; draws: number[] };
    };
    expect(chest).toMatchObject({ state: 'opened' });
    expect(chest.draws).toHaveLength(2);
  });
});
