import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readQuestions, type AuthoredQuestion } from '../support/quiz-content.ts';
import { newPerson } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const lesson = '/courses/anger/four-tempers';

const ways: { locale: Locale; width: number; by: 'mouse' | 'keyboard' }[] = [
  { locale: 'en', width: widths.desk, by: 'keyboard' },
  { locale: 'he', width: widths.phone, by: 'mouse' },
];

describe.each(ways)('in $locale, $width wide, by $by', ({ locale, width, by }) => {
  const say = wordsOf(locale);
  // They are the same in all languages and on all devices.
  const colours = locale === 'en';

  test(
    'every kind of question is answered, the first one wrong, and the points are given once',
    { timeout: 240_000 },
    async () => {
      const page = await browser.visit({ locale, width });
      const emailAddress = `quiz-${locale}-${by}@example.org`;
      await page.request.post('/api/users', { data: { ...newPerson, emailAddress } });
      await open(page, lesson);
      const questions = readQuestions('anger', 'four-tempers', locale);
      const answer = by === 'mouse' ? byMouse : byKeyboard;
      for (const [index, question] of questions.entries()) {
        await page
          .getByText(say('learning.quiz.question', { number: index + 1, count: questions.length }))
          .waitFor();
        const panel = page.locator('section:has(form)');
        expect(await page.content()).not.toContain(question.explanation);
        await answer(page, panel, index === 0 ? { ...question, right: [question.wrong] } : question, say);
        await panel.getByText(question.explanation).waitFor();
        await panel
          .getByText(say(index === 0 ? 'learning.quiz.notYet' : 'learning.quiz.right'), { exact: true })
          .waitFor();
        expect(await findBarriers(page, { colours })).toEqual([]);
        // The button to continue has the focus.
        await page.keyboard.press('Enter');
      }
      // A question answered wrong comes once more, but no longer counts.
      const [first] = questions;
      if (!first) throw new Error('no question');
      await page.getByText(say('learning.quiz.onceMore', { number: 1, count: 1 })).waitFor();
      const panel = page.locator('section:has(form)');
      await answer(page, panel, first, say);
      await panel.getByText(say('learning.quiz.right'), { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(say('learning.finished.points', { points: 5 + 13 })).waitFor();
      expect(await findBarriers(page, { colours })).toEqual([]);

      await open(page, lesson);
      const score = say('learning.quiz.score', { right: questions.length - 1, count: questions.length });
      await page.getByText(score).first().waitFor();
      await page.getByRole('button', { name: say('learning.quiz.again') }).click();
      await page.getByText(say('learning.quiz.practice')).waitFor();
    },
  );
});

test('an answer that cannot be sent is kept, and goes through on another try', async () => {
  const page = await browser.visit({ as: 'learner' });
  const say = wordsOf('en');
  await open(page, lesson);
  await page.route('**/completed-quiz/**', (route) => route.fulfill({ status: 429, json: {} }));
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: say('learning.quiz.check') }).click();
  await page.getByText(say('learning.quiz.failed')).waitFor();
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);
  await page.unroute('**/completed-quiz/**');
  await page.getByRole('button', { name: say('learning.quiz.check') }).click();
  await page.getByRole('button', { name: say('learning.quiz.next') }).click();
  await page.reload();
  await page.getByText(say('learning.quiz.question', { number: 2, count: 6 })).waitFor();
});

test('with JavaScript off the questions can be read', async () => {
  const page = await browser.visit({ as: 'paid', javaScript: false });
  await page.goto(lesson);
  const text = await page.locator('main').innerText();
  for (const { ask } of readQuestions('anger', 'four-tempers', 'en')) {
    expect(text).toContain(ask.replaceAll('___', '…'));
  }
});

type Say = ReturnType<typeof wordsOf>;

/** Chooses, drags and presses as a mouse user does. */
async function byMouse(page: Page, panel: Locator, question: AuthoredQuestion, say: Say): Promise<void> {
  const { type, right, pairs } = question;
  if (type === 'single' || type === 'multiple') {
    for (const text of right) await panel.locator('label', { hasText: text }).click();
  }
  if (type === 'order') {
    const rows = panel.getByRole('listitem');
    for (const [place, text] of right.entries()) {
      await drag(page, panel.getByText(text, { exact: true }), rows.nth(place));
      await rows.nth(place).filter({ hasText: text }).waitFor();
    }
  }
  if (type === 'match') {
    for (const [one, other] of pairs) await drag(page, card(panel, one), card(panel, other));
  }
  if (type === 'fill') {
    for (const [gap, word] of right.entries()) {
      const target = panel.getByRole('button', { name: say('learning.quiz.emptyGap', { number: gap + 1 }) });
      await drag(page, panel.locator('li button', { hasText: word }), target);
    }
  }
  await panel.getByRole('button', { name: say('learning.quiz.check') }).click();
}

/** Numbers, arrows and Enter; all of it is reached by Tab. */
async function byKeyboard(page: Page, panel: Locator, question: AuthoredQuestion, say: Say): Promise<void> {
  const { type, right, pairs } = question;
  if (type === 'single' || type === 'multiple') {
    const numberOf = async (text: string) =>
      panel.locator('label', { hasText: text }).locator('input').getAttribute('data-number');
    await panel.locator('input').first().focus();
    for (const text of right) await page.keyboard.press(String(await numberOf(text)));
    await page.keyboard.press('Enter');
    return;
  }
  if (type === 'order') {
    for (const [place, answer] of right.entries()) {
      const up = panel.getByRole('button', { name: say('learning.quiz.moveUp', { answer }) });
      await up.focus();
      const rows = await panel.getByRole('listitem').allTextContents();
      const steps = rows.findIndex((row) => row.includes(answer)) - place;
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowUp');
    }
  }
  if (type === 'match') {
    for (const text of pairs.flat()) {
      await card(panel, text).focus();
      await page.keyboard.press('Enter');
    }
  }
  if (type === 'fill') {
    for (const word of right) {
      await panel.locator('li button', { hasText: word }).focus();
      await page.keyboard.press('Enter');
    }
  }
  await panel.getByRole('button', { name: say('learning.quiz.check') }).focus();
  await page.keyboard.press('Enter');
}

function card(panel: Locator, text: string): Locator {
  return panel.getByRole('button').filter({ has: panel.page().getByText(text, { exact: true }) });
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // The answers' order is a different one in each installation, so one end may lie below the screen.
  const [above, below] = [await centreOf(from), await centreOf(to)];
  await page.evaluate(`scrollBy({ top: ${(above.y + below.y) / 2} - innerHeight / 2, behavior: 'instant' })`);
  const [start, end] = [await centreOf(from), await centreOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function centreOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
