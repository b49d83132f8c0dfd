import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const comic = '/courses/anger/avigails-gifts';
const count = 9;
const journeys: { locale: Locale; as: string; width: number; on: string }[] = [
  { locale: 'en', as: 'premium', width: widths.desk, on: 'ArrowRight' },
  { locale: 'he', as: 'paid', width: widths.phone, on: 'ArrowLeft' },
];

describe.each(journeys)('in $locale', ({ locale, as, width, on }) => {
  const say = wordsOf(locale);
  const panel = (number: number) => say('learning.comic.panelOf', { number, count });

  test('a comic is read by keyboard, panel by panel, to its points', { timeout: 120_000 }, async () => {
    const page = await browser.visit({ locale, as, width });
    await open(page, comic);
    expect(await findBarriers(page)).toEqual([]);
    const read = page.getByRole('button', { name: say('learning.comic.read') });
    await read.focus();
    await page.keyboard.press('Enter');
    await page.getByText(panel(1), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    for (let number = 2; number < count; number++) {
      await page.keyboard.press(number % 2 ? 'Space' : on);
      await page.getByText(panel(number), { exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toContain(say('learning.comic.resume', { number: count - 1 }));

    await page.keyboard.press('Enter');
    await page.getByText(panel(count - 1), { exact: true }).waitFor();
    await page.keyboard.press(on);
    await page.getByText(panel(count), { exact: true }).waitFor();
    await page.keyboard.press(on);
    await page.getByText(say('learning.finished.points', { points: 10 })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('a panel can be enlarged; when it is not, a swipe turns to the next', async () => {
    const page = await browser.visit({ locale, as, width });
    await open(page, comic);
    await page.getByRole('button', { name: say('learning.comic.enlarge', { number: 2 }) }).click();
    await page.getByText(panel(2), { exact: true }).waitFor();
    await page.keyboard.press('+');
    await expect.poll(() => transformOf(page)).toContain('scale(1.5)');
    await drag(page, locale === 'he' ? 120 : -120);
    await page.getByText(panel(2), { exact: true }).waitFor();
    await page.keyboard.press('0');
    await expect.poll(() => transformOf(page)).toBe('');
    await drag(page, locale === 'he' ? 120 : -120);
    await page.getByText(panel(3), { exact: true }).waitFor();
    await page.getByRole('button', { name: say('learning.comic.back'), exact: true }).click();
    await page.getByText(panel(2), { exact: true }).waitFor();
  });
});

test('words that do not fit on their picture appear under it within the window', async () => {
  const page = await browser.visit({ as: 'premium', width: widths.desk });
  await open(page, '/courses/live-to-give/four-coins');
  await page.getByRole('button', { name: wordsOf('en')('learning.comic.enlarge', { number: 9 }) }).click();
  const words = page.locator('dialog figure li');
  expect(await words.count()).toBeGreaterThan(1);
  const foot = await page.locator('dialog nav').boundingBox();
  for (const word of await words.all())
    await expect
      .poll(async () => {
        const box = await word.boundingBox();
        return box && foot && box.y + box.height <= foot.y;
      })
      .toBe(true);
});

test('on a phone held sideways each panel is whole beside its words', async () => {
  const page = await browser.visit({ as: 'premium', width: widths.phone });
  await page.setViewportSize({ width: 812, height: 375 });
  await open(page, '/courses/live-to-give/four-coins');
  await page.getByRole('button', { name: wordsOf('en')('learning.comic.enlarge', { number: 1 }) }).click();
  const below =
    '(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector("dialog [aria-live]"))';
  for (let number = 1; number <= 9; number += 1) {
    await page.getByText(wordsOf('en')('learning.comic.panelOf', { number, count: 9 })).waitFor();
    await expect.poll(() => page.evaluate<number>(below)).toBeLessThanOrEqual(3);
    // A picture has no height until it has loaded.
    const height = async () => (await page.locator('dialog figure img').boundingBox())?.height;
    await expect.poll(height, { message: `panel ${number}` }).toBeGreaterThan(180);
    await page.keyboard.press('ArrowRight');
  }
});

test('a comic is read by scrolling down its page', { timeout: 120_000 }, async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'premium', width: widths.phone });
  await open(page, '/courses/emunah-tefillah/vinegar-that-burned');
  const panels = page.locator('[data-panel]');
  expect(await panels.count()).toBeGreaterThan(4);
  const points = page.getByText(say('learning.finished.points', { points: 10 }));
  const readThrough = async () => {
    for (const panel of await panels.all()) {
      await panel.scrollIntoViewIfNeeded();
      await page.waitForTimeout(150);
    }
    return points.isVisible();
  };
  // A busy browser may miss some panels that pass by: then scroll again, as a reader would.
  await expect.poll(readThrough).toBe(true);
});

test('without scripts the whole comic is there to read', async () => {
  const page = await browser.visit({ locale: 'he', as: 'paid', width: widths.phone, javaScript: false });
  await page.goto(comic);
  expect(await page.locator('[data-panel] img[alt]:not([alt=""])').count()).toBe(count);
  const words = page.locator('[data-panel] figure li');
  expect(await words.count()).toBeGreaterThan(count);
  for (const word of await words.all()) expect(await word.isVisible()).toBe(true);
});

/** The accessible name of the focused element. */
async function focusedText(page: Page): Promise<string> {
  return page.evaluate<string>('document.activeElement?.textContent ?? ""');
}

async function transformOf(page: Page): Promise<string> {
  return page.evaluate<string>('document.querySelector("dialog [aria-live] > *").style.transform');
}

async function drag(page: Page, way: number): Promise<void> {
  const box = await page.locator('dialog figure').boundingBox();
  if (!box) throw new Error('no panel is shown');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 300) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way, y, { steps: 5 });
  await page.mouse.up();
}
