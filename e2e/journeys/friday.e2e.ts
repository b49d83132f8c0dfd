import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const film = '/courses/live-to-give/abrahams-tent';
let product: ClockedProduct;
/** The demo world's children learn on the Thursday before: in prepared data they would have learned today, whatever day that is. */
beforeAll(async () => {
  product = await startAt('2026-11-26T12:00:00Z', mkdtempSync(join(tmpdir(), 'lamed-friday-')));
});
afterAll(() => product.end());

const journeys: {
  locale: Locale;
  place: string;
  timeZone: string;
  morning: string;
  eve: string;
  width: number;
}[] = [
  {
    locale: 'he',
    place: 'jerusalem',
    timeZone: 'Asia/Jerusalem',
    morning: '2026-11-27T07:00:00Z',
    eve: '2026-11-27T14:10:00Z',
    width: widths.phone,
  },
  {
    locale: 'en',
    place: 'new-york',
    timeZone: 'America/New_York',
    morning: '2026-11-27T15:00:00Z',
    eve: '2026-11-27T21:30:00Z',
    width: widths.desk,
  },
];

describe.each(journeys)('in $locale, in $place', ({ locale, place, timeZone, morning, eve, width }) => {
  const say = wordsOf(locale);

  test(
    'the week is on one sheet with two questions for each child, and after the candles a child’s screen rests',
    { timeout: 240_000 },
    async () => {
      await product.set(morning);
      const page = await browser.visit({ locale, as: 'parent', width, timeZone, at: product.url });
      const headers = { origin: product.url };
      const send = async (method: 'POST' | 'PATCH', path: string, data: object) => {
        const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
        expect(answer.status(), path).toBeLessThan(300);
      };
      const { children } = (await (await page.request.get('/api/users/current/family/overview')).json()) as {
        children: { id: string; firstName: string }[];
      };
      const [child] = children;
      if (!child) throw new Error('the demo family has no child');
      await send('POST', '/users/current', { place });
      await send('POST', `/users/current/family/members/${child.id}`, { place, language: locale });

      await open(page, '/family/friday');
      const cards = page.locator('main ul > li').filter({ has: page.locator('h2') });
      expect(await cards.count()).toBe(children.length);
      const first = cards.filter({ hasText: child.firstName });
      await first.getByText(say('together.friday.learned')).waitFor();
      expect(await first.locator('ul > li').count()).toBe(2);
      expect(await findBarriers(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button', { name: say('together.friday.print') }).isVisible()).toBe(false);
      expect(await page.locator('header[class*=sticky], footer').first().isVisible()).toBe(false);
      // All that a family needs for its table fits on one sheet of A4.
      const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect([...sheet.matchAll(/\/Type \/Page\b/g)]).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });

      await send('POST', `/users/current/family/members/${child.id}/time-restriction`, {
        rules: { minutes: Array<number>(7).fill(60), quiet: null, onHolyDays: 'rest' },
      });
      // A page of the parent's would open afresh, as the child's, while this test opens the next.
      await page.goto('about:blank');
      await send('POST', `/sessions/family/members/${child.id}`, {});
      await open(page, film);
      expect(await page.getByText(say('learning.time.holyTitle')).count()).toBe(0);
      await product.set(eve);
      await open(page, film);
      await page.getByRole('heading', { name: say('learning.time.holyTitle') }).waitFor();
      expect(await page.locator('video').count()).toBe(0);
      expect(await findBarriers(page)).toEqual([]);
    },
  );
});
