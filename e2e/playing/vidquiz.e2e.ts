import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { clockTime } from '#core/clock-time.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readQuestions } from '../support/quiz-content.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const lesson = '/courses/anger/peace-vidquiz';

const ways: { locale: Locale; other: Locale; width: number; as: string }[] = [
  { locale: 'en', other: 'he', width: widths.desk, as: 'premium' },
  { locale: 'he', other: 'en', width: widths.phone, as: 'admin' },
];

test.each(ways)(
  'in $locale, $width wide: a film stops, cannot be skipped, goes back to the explanation, and resumes',
  { timeout: 240_000 },
  async ({ locale, other, width, as }) => {
    const page = await browser.visit({ locale, width, as });
    const say = wordsOf(locale);
    const [first, second] = readQuestions('anger', 'peace-vidquiz', locale);
    if (!first || !second) throw new Error('the VidQuiz has too few questions');
    await open(page, lesson);
    await play(page);
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0.5);

    await page.keyboard.press('End');
    const question = page.locator('.film-question');
    await question.getByText(say('learning.vidquiz.first')).waitFor();
    expect(Math.abs((await positionOf(page)) - first.at)).toBeLessThan(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    expect(await positionOf(page)).toBeLessThan(first.at + 1);
    expect(await question.locator('h2:focus').count()).toBe(1);
    // What was just said may be the answer.
    expect(await page.locator('.vds-captions').isVisible()).toBe(false);
    expect(await findBarriers(page)).toEqual([]);

    // The skipped part is watched first: the answer counts only then.
    await question.locator('label', { hasText: first.wrong }).click();
    await question.getByRole('button', { name: say('learning.quiz.check') }).click();
    await question.getByText(say('learning.refusal.notWatchedToStop')).waitFor();
    await question.getByRole('button', { name: say('learning.vidquiz.watchFrom', { time: '0:00' }) }).click();
    await question.waitFor({ state: 'detached' });
    await question.locator('label', { hasText: first.wrong }).click();
    await question.getByRole('button', { name: say('learning.quiz.check') }).click();
    await question.getByText(first.explanation).waitFor();
    await question
      .getByRole('button', { name: say('learning.vidquiz.again', { time: clockTime(first.explainedAt) }) })
      .click();
    await expect.poll(() => positionOf(page)).toBeLessThan(first.at - 2);
    await question.getByText(first.explanation).waitFor();

    // Another language: the film stays at its position, and the answer's explanation is shown again.
    const foreign = readQuestions('anger', 'peace-vidquiz', other)[0];
    await speak(page, other);
    await question.getByText(foreign?.explanation ?? '').waitFor();
    expect(Math.abs((await positionOf(page)) - first.at)).toBeLessThan(1);
    await speak(page, locale);

    await question.getByRole('button', { name: say('learning.vidquiz.goOn') }).click();
    await expect.poll(() => positionOf(page)).toBeGreaterThan(first.at + 1);
    await question.getByText(second.ask).waitFor();
    await page.reload();
    await page.locator('html.is-live').waitFor();
    await play(page);
    await question.getByText(second.ask).waitFor();
  },
);

/**
 * Presses the large button, whether it says play or continue, until the player has taken over from it: on a busy
 * machine the button is replaced by the loaded player's in the middle of a press. A film that resumes at a stop shows its
 * question without playing.
 */
async function play(page: Page): Promise<void> {
  const button = page.locator('.film-picture button').first();
  const begun = button.or(page.locator('.film-question')).first();
  // Which loads the player; a page is live a moment before it notices that.
  for (let x = 200; !(await begun.isVisible()); x += 1) {
    await page.mouse.move(x, 200);
    await page.waitForTimeout(200);
  }
  const hasBegun = async () =>
    (await page.locator('.film-question').isVisible()) ||
    (await page.evaluate<boolean>('(document.querySelector("video")?.played.length ?? 0) > 0'));
  await expect
    .poll(
      async () => {
        if (await hasBegun()) return true;
        if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
        return hasBegun();
      },
      { timeout: 60_000, interval: 5000 },
    )
    .toBe(true);
}

async function speak(page: Page, locale: Locale): Promise<void> {
  const languages = page.locator('header details').filter({ has: page.locator(`button[value=${locale}]`) });
  await languages.locator('summary').first().click();
  await languages.locator(`button[value=${locale}]`).first().click();
  await page.locator(`html[lang=${locale}]`).waitFor();
}

function positionOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.querySelector("video")?.currentTime ?? 0');
}
