import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import type { GameType } from '#features/learning/games/contract.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { findGame, type GameKey } from '../support/game-key.ts';
import { walkTo } from '../support/keys.ts';
import { newPerson } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
type Say = ReturnType<typeof wordsOf>;
/** Two cards that do not match stay open for two seconds. */
const patience = { interval: 50 };

/** Plays the current round to its end, by keyboard alone. */
const play: Record<GameType, (page: Page, table: Locator, key: GameKey, say: Say) => Promise<void>> = {
  async pairs(page, table, { pairs }, say) {
    const cards = table.locator('[data-card]');
    const count = await cards.count();
    const places = new Map<string, number>();
    const turn = async (place: number) => {
      const card = table.locator(`[data-card="${place}"]`);
      const name = () => card.getAttribute('aria-label');
      const closed = say('learning.game.cardClosed', { number: place + 1 });
      await walkTo(page, card);
      // It may still be open from the turn before.
      await expect.poll(name, patience).toBe(closed);
      await page.keyboard.press('Enter');
      await expect.poll(name, patience).not.toBe(closed);
      const shown = (await name()) ?? '';
      const face = pairs.flat().find((text) => shown.endsWith(text));
      if (face !== undefined) places.set(face, place);
    };
    await cards.first().focus();
    for (let place = 0; place < count; place += 1) await turn(place);
    for (const [one, other] of pairs) {
      const [first = 0, second = 0] = [places.get(one), places.get(other)];
      const name = await table.locator(`[data-card="${first}"]`).getAttribute('aria-label');
      // A pair found by chance is open already.
      if (name === say('learning.game.cardFound', { number: first + 1, text: one })) continue;
      await turn(first);
      await turn(second);
    }
  },
  async 'word-search'(page, table) {
    const letters = await table.locator('[data-cell]').allTextContents();
    const size = Math.sqrt(letters.length);
    const words = (await table.locator('ul li').allTextContents()).map((word) => word.trim());
    await table.locator('[data-cell="0"]').focus();
    for (const [index, word] of words.entries()) {
      const [from, to] = findLine(letters, size, Array.from(word));
      await walkTo(page, table.locator(`[data-cell="${from}"]`));
      await page.keyboard.press('Enter');
      await walkTo(page, table.locator(`[data-cell="${to}"]`));
      await page.keyboard.press('Enter');
      await expect.poll(() => table.locator('ul li.bg-olive').count(), patience).toBe(index + 1);
    }
  },
  async order(page, table, { steps }, say) {
    for (const [place, text] of steps.entries()) {
      const rows = await table.locator('ol li').allTextContents();
      const from = rows.findIndex((row) => row.includes(text));
      await table
        .locator('ol li')
        .nth(from)
        .getByRole('button', { name: say('learning.game.stepGrip', { text }) })
        .focus();
      for (let step = from; step > place; step -= 1) await page.keyboard.press('ArrowUp');
    }
    await table.getByRole('button', { name: say('learning.game.checkOrder') }).focus();
    await page.keyboard.press('Enter');
  },
  async sprint(page, table, { truth }, say) {
    const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
    for (let number = 1; number <= truth.size; number += 1) {
      await table.getByText(say('learning.game.statement', { number, count: truth.size })).waitFor();
      const statement = (await table.locator('[aria-live=polite]').textContent()) ?? '';
      await page.keyboard.press((truth.get(statement) ?? false) === isMirrored ? 'ArrowRight' : 'ArrowLeft');
      if (number === truth.size) return;
      await table.getByText(say('learning.game.right')).waitFor();
      await page.keyboard.press('ArrowRight');
    }
  },
  async crossword(page, table, { words }) {
    for (const { answer, clue } of words) {
      await table.getByRole('button', { name: clue }).focus();
      await page.keyboard.press('Enter');
      await page.locator('input:focus').waitFor();
      await page.keyboard.press('Home');
      await page.keyboard.type(answer);
    }
  },
  async baskets(page, table, { basketOf }, say) {
    const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
    await table.locator('[data-card]').first().focus();
    for (let sorted = 0; sorted < basketOf.size; sorted += 1) {
      await table.getByText(say('learning.game.cardsSorted', { sorted, count: basketOf.size })).waitFor();
      const card = (await page.locator(':focus').textContent()) ?? '';
      const basket = basketOf.get(card);
      if (basket === undefined) throw new Error(`the focus is on no card: ${card}`);
      // Enter leads to the basket where reading starts.
      await page.keyboard.press('Enter');
      await table.locator('[data-drop="0"]:focus').waitFor();
      if (basket === 1) await page.keyboard.press(isMirrored ? 'ArrowLeft' : 'ArrowRight');
      await table.locator(`[data-drop="${basket}"]:focus`).waitFor();
      await page.keyboard.press('Enter');
    }
  },
};

/** The cells where a word begins and ends, along one of the four directions. */
function findLine(letters: string[], size: number, word: string[]): [from: number, to: number] {
  for (let from = 0; from < letters.length; from += 1) {
    for (const [across, down] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const) {
      const cells = word.map((_, index) => from + index * (across + down * size));
      const isInside = (from % size) + across * (word.length - 1) < size;
      if (isInside && cells.every((cell, index) => letters[cell] === word[index]))
        return [from, cells.at(-1) ?? from];
    }
  }
  throw new Error(`${word.join('')} is not in the square`);
}

/** Starts a round by keyboard; returns the table it is played on. */
async function begin(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('button', { name: say('learning.game.play'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const table = page.locator('section[aria-labelledby=game-title]');
  await table.getByRole('button').nth(1).waitFor();
  return table;
}

describe.each([
  { locale: 'en', width: widths.desk },
  { locale: 'he', width: widths.phone },
] as const satisfies { locale: Locale; width: number }[])('in $locale, $width wide', ({ locale, width }) => {
  // They are the same in all languages.
  const colours = locale === 'en';
  test.each(['pairs', 'word-search', 'order', 'sprint', 'crossword', 'baskets'] as const)(
    '%s is played to the end by keyboard',
    { timeout: 240_000 },
    async (type) => {
      const say = wordsOf(locale);
      const page = await browser.visit({ locale, width, as: 'premium' });
      const key = await findGame(page, locale, type);
      await open(page, key.href);
      const table = await begin(page, say);
      expect(await findBarriers(page, { colours })).toEqual([]);
      await play[type](page, table, key, say);
      await table.getByText(say('learning.game.learned')).waitFor();
      const headings = ['learning.game.endGreat', 'learning.game.endGood', 'learning.game.endDone'].map(
        (name) => say(name),
      );
      expect(headings).toContain(await page.locator(':focus').textContent());
      expect(await findBarriers(page, { colours })).toEqual([]);
    },
  );
});

test('points are given for the first round, and a second one only improves the score', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ width: widths.phone });
  await page.request.post('/api/users', { data: { ...newPerson, emailAddress: 'player@example.org' } });
  await open(page, '/games');
  await page.getByRole('link', { name: 'A Soft Answer' }).click();
  const table = page.locator('section[aria-labelledby=game-title]');
  const playByMouse = async (isTrue: boolean) => {
    for (let number = 1; number <= 12; number += 1) {
      await table.getByText(say('learning.game.statement', { number, count: 12 })).waitFor();
      const name = say(isTrue ? 'learning.game.true' : 'learning.game.notTrue');
      await table.getByRole('button', { name, exact: true }).click();
      if (number < 12) await table.getByRole('button', { name: say('learning.game.nextStatement') }).click();
    }
    await table.getByText(say('learning.game.learned')).waitFor();
  };
  await page.getByRole('button', { name: say('learning.game.withoutClock') }).click();
  await playByMouse(false);
  await table.getByText(say('learning.finished.points', { points: 15 })).waitFor();
  await table.getByText(say('learning.game.score', { score: 42 })).waitFor();
  await table.getByRole('button', { name: say('learning.game.again') }).click();
  await playByMouse(true);
  await table.getByText(say('learning.game.score', { score: 58 })).waitFor();
  expect(await table.getByText(say('learning.finished.points', { points: 15 })).count()).toBe(0);
  await page.reload();
  await page.getByText(say('learning.game.best', { score: 58 })).waitFor();
});

test('the verdict on a statement is on its own card, and the clock stops until the player continues', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ width: widths.phone, as: 'premium' });
  const key = await findGame(page, 'en', 'sprint');
  await open(page, key.href);
  await page.getByRole('button', { name: say('learning.game.play'), exact: true }).click();
  const table = page.locator('section[aria-labelledby=game-title]');
  const card = table.locator('[aria-live=polite]');
  const clock = table.getByRole('progressbar', { name: say('learning.game.time') });
  const statement = (await card.textContent()) ?? '';
  const answer = async (isRight: boolean) => {
    const isTrue = key.truth.get((await card.textContent()) ?? '') === isRight;
    const name = say(isTrue ? 'learning.game.true' : 'learning.game.notTrue');
    await table.getByRole('button', { name, exact: true }).click();
  };
  await answer(false);
  await card.getByText(/^Not yet/).waitFor();
  expect(await card.textContent()).toContain(statement);
  const left = await clock.getAttribute('value');
  await page.waitForTimeout(2000);
  expect(await clock.getAttribute('value')).toBe(left);
  expect(await card.textContent()).toContain(statement);
  await table.getByRole('button', { name: say('learning.game.nextStatement') }).click();
  await table.getByText(say('learning.game.statement', { number: 2, count: key.truth.size })).waitFor();
  expect(await card.textContent()).not.toContain('Not yet');
  // After a right answer it continues automatically.
  await answer(true);
  await card.getByText(say('learning.game.right')).waitFor();
  await table.getByText(say('learning.game.statement', { number: 3, count: key.truth.size })).waitFor();
});

test('a card pressed while another is turning is turned after it', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ width: widths.phone, as: 'premium' });
  const { href, pairs } = await findGame(page, 'en', 'pairs');
  await open(page, href);
  const table = await begin(page, say);
  const closed = table.getByRole('button', { name: /, face down$/ });
  await table.locator('[data-card="0"]').click();
  await table.locator('[data-card="1"]').click();
  await expect.poll(() => closed.count()).toBe(2 * pairs.length - 2);
});

test('a crossword begins at its first cell, and is not given up without being asked', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ width: widths.phone });
  await open(page, '/courses/friendship/friend-crossword');
  await page.getByRole('button', { name: say('learning.game.play'), exact: true }).click();
  const field = page.locator('section[aria-labelledby=game-title] input');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('A');
  const first = page.locator('section[aria-labelledby=game-title] button[aria-hidden]', { hasText: 'A' });
  const giveUp = page.getByRole('button', { name: say('learning.game.newRound') });
  await giveUp.click();
  const question = page.getByRole('dialog');
  expect(await findBarriers(page)).toEqual([]);
  await question.getByText(say('learning.game.keepPlaying')).click();
  expect(await first.count()).toBe(1);
  await giveUp.click();
  await question.getByRole('button', { name: say('learning.game.newRound') }).click();
  await first.waitFor({ state: 'detached' });
  await field.and(page.locator(':focus')).waitFor();
});

test('a crossword is solved by tapping clues and typing, also after a wrong first letter', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ width: widths.phone, as: 'premium' });
  const { href, words } = await findGame(page, 'en', 'crossword');
  await open(page, href);
  await page.getByRole('button', { name: say('learning.game.play'), exact: true }).click();
  const table = page.locator('section[aria-labelledby=game-title]');
  const place = async () =>
    / Letter (\d+) of /.exec((await table.locator('input').ariaSnapshot()) ?? '')?.[1];
  const choose = (clue: string) => table.locator('ul').getByRole('button', { name: clue }).click();
  const [first = { answer: '', clue: '' }, ...others] = words;
  await choose(first.clue);
  // Extra letters are ignored.
  await page.keyboard.type(`Q${first.answer.slice(1)}XYZ`);
  await table.getByText(say('learning.game.wordFull')).waitFor();
  await table.getByRole('button', { name: say('learning.game.checkLetters') }).click();
  await table.getByText(say('learning.game.solvedSoFar', { solved: 0, count: words.length })).waitFor();
  await page.keyboard.press('End');
  await choose(first.clue);
  expect(await place()).toBe('1');
  await page.keyboard.type(first.answer);
  await table.getByRole('button', { name: say('learning.game.checkLetters') }).click();
  await table.getByText(say('learning.game.wordSolved')).waitFor();
  for (const { answer, clue } of others) {
    await choose(clue);
    // When it starts again, it starts at the first box.
    if ((await place()) !== '1') await choose(clue);
    expect(await place()).toBe('1');
    await page.keyboard.type(answer);
  }
  await table.getByText(say('learning.game.learned')).waitFor();
});

test('without JavaScript the page says what the game is about, and what it needs', async () => {
  const page = await browser.visit({ javaScript: false });
  await page.goto('/courses/friendship/friend-crossword');
  // The test browser parses the element as one with scripts would: as text.
  const notes = await page.locator('noscript').allTextContents();
  expect(notes.join()).toContain(wordsOf('en')('learning.game.needsScript'));
  await page.getByText(wordsOf('en')('learning.game.crosswordHow')).waitFor();
  await page.goto('/games');
  await page.getByRole('link', { name: 'The Friendship Crossword' }).waitFor();
});
