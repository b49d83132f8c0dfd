import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, useBrowser, widths } from '../support/browser.ts';
import { findGame } from '../support/game-key.ts';
import { walkTo } from '../support/keys.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

/** Starts a round; returns the table it is played on. */
async function begin(page: Page, say: ReturnType<typeof wordsOf>): Promise<Locator> {
  await page.getByRole('button', { name: say('learning.game.play'), exact: true }).click();
  const table = page.locator('section[aria-labelledby=game-title]');
  await table.locator('[data-card]').first().waitFor();
  return table;
}

describe.each([
  { locale: 'en', width: widths.phone },
  { locale: 'he', width: widths.phone },
  { locale: 'he', width: widths.desk },
] as const)('two baskets by touch and mouse in $locale, $width wide', ({ locale, width }) => {
  const say = wordsOf(locale);

  test('a card is dragged or put into its basket, and comes back from the wrong one', async () => {
    const page = await browser.visit({ locale, width, as: 'premium' });
    const { href, baskets, basketOf } = await findGame(page, locale, 'baskets');
    await open(page, href);
    const table = await begin(page, say);
    const cards = table.locator('[data-card]');
    const note = table.getByRole('status');
    const sorted = (count: number) =>
      table.getByText(say('learning.game.cardsSorted', { sorted: count, count: basketOf.size })).waitFor();
    const basketFor = async (card: Locator, isRight = true) => {
      const basket = basketOf.get((await card.textContent()) ?? '') ?? 0;
      return table.locator(`[data-drop="${isRight ? basket : 1 - basket}"]`);
    };
    const first = cards.first();
    const text = (await first.textContent()) ?? '';
    await drag(page, first, await basketFor(first, false));
    await note.getByText(say('learning.game.cardBack', { card: text })).waitFor();
    expect(await cards.allTextContents()).toContain(text);
    await sorted(0);
    await drag(page, first, await basketFor(first));
    await note.getByText(say('learning.game.cardPlaced', { card: text })).waitFor();
    await sorted(1);
    const second = cards.nth(1);
    const other = (await second.textContent()) ?? '';
    await second.click();
    expect(await second.getAttribute('aria-pressed')).toBe('true');
    const basket = await basketFor(second);
    await basket.click();
    await note.getByText(say('learning.game.cardPlaced', { card: other })).waitFor();
    for (let count = 2; count < basketOf.size; count += 1) {
      await sorted(count);
      await (await basketFor(cards.first())).click();
    }
    await table.getByText(say('learning.game.learned')).waitFor();
    const score = Math.round((100 * basketOf.size) / (basketOf.size + 1));
    await table.getByText(say('learning.game.score', { score })).waitFor();
    for (const name of baskets) await table.getByRole('heading', { name }).waitFor();
    for (const card of basketOf.keys()) await table.getByText(card, { exact: true }).waitFor();
  });
});

test('by keyboard, a card that comes back from the wrong basket has the focus again', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ as: 'premium' });
  const { href, basketOf } = await findGame(page, 'en', 'baskets');
  await open(page, href);
  const table = await begin(page, say);
  const card = table.locator('[data-card]').nth(1);
  const text = (await card.textContent()) ?? '';
  await table.locator('[data-card]').first().focus();
  await walkTo(page, card);
  await page.keyboard.press('Enter');
  await table.locator('[data-drop="0"]:focus').waitFor();
  await walkTo(page, table.locator(`[data-drop="${1 - (basketOf.get(text) ?? 0)}"]`));
  await page.keyboard.press('Enter');
  await table
    .getByRole('status')
    .getByText(say('learning.game.cardBack', { card: text }))
    .waitFor();
  expect(await page.locator(':focus').textContent()).toBe(text);
});

/** Drags by finger on a phone, else by mouse, in steps as a hand would. */
async function drag(page: Page, card: Locator, basket: Locator): Promise<void> {
  // Waits until the card has flown back.
  await card.scrollIntoViewIfNeeded();
  await basket.scrollIntoViewIfNeeded();
  const [from, to] = [await card.boundingBox(), await basket.boundingBox()];
  if (!from || !to) throw new Error('there is nothing to drag, or nowhere to drop it');
  const middles = [from, to].map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const [start = { x: 0, y: 0 }, end = start] = middles;
  const steps = [1, 2, 3, 4, 5, 6].map((step) => ({
    x: start.x + ((end.x - start.x) * step) / 6,
    y: start.y + ((end.y - start.y) * step) / 6,
  }));
  if (page.viewportSize()?.width === widths.phone) {
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (const point of steps)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of steps) await page.mouse.move(x, y);
  await page.mouse.up();
}

test.each([
  ['en', 'written torah', 'Two Torahs', '/courses/patience/two-torahs'],
  ['he', 'כיבוד ומורא', 'כיבוד ומורא', '/courses/honoring-parents/honor-and-reverence'],
] as const)('a game of two baskets is found in %s by “%s”', async (locale, query, title, href) => {
  const page = await browser.visit({ locale });
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  const link = page.locator('main').getByRole('link', { name: title, exact: true }).first();
  expect(await link.getAttribute('href')).toBe(href);
});
