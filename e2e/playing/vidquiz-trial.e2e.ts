import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { idOfItem } from '../support/content-ids.ts';
import { open, useBrowser } from '../support/browser.ts';
import { readQuestions } from '../support/quiz-content.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const id = idOfItem('peace-vidquiz');

test('an editor tries a VidQuiz: the film stops, an answer is judged, and nothing of it is counted', async () => {
  const say = wordsOf('en');
  const [first, second] = readQuestions('anger', 'peace-vidquiz', 'en');
  if (!first || !second) throw new Error('the VidQuiz has too few questions');
  const page = await browser.visit({ locale: 'en', as: 'editor' });
  const before = await readProgress(page);

  await open(page, `/admin/items/${id}`);
  const trial = page.getByRole('region', { name: say('learning.editor.try') });
  await trial.getByRole('button', { name: say('learning.editor.tryStart') }).click();
  await seek(page, first.at - 0.5);
  await trial.getByText(first.ask).waitFor();
  await trial.locator('label', { hasText: first.wrong }).click();
  await trial.getByRole('button', { name: say('learning.quiz.check') }).click();
  await trial.getByText(first.explanation).waitFor();
  await trial.getByRole('button', { name: say('learning.vidquiz.goOn') }).click();

  await seek(page, second.at - 0.5);
  await trial.getByText(second.ask).waitFor();
  await trial.locator('label', { hasText: second.right[0] ?? '' }).click();
  await trial.getByRole('button', { name: say('learning.quiz.check') }).click();
  await trial.getByText(second.explanation).waitFor();

  expect(await readProgress(page)).toEqual(before);
});

/** Plays the film of the trial from this second. */
async function seek(page: Page, second: number): Promise<void> {
  const film = page.locator('section[aria-labelledby="trial-title"] video');
  await film.evaluate((video: { currentTime: number; play(): Promise<void> }, at) => {
    video.currentTime = at;
    return video.play();
  }, second);
}

/** What the editor has answered and earned herself. */
async function readProgress(page: Page): Promise<string[]> {
  const answers = [`/api/content/quizzes/${id}`, '/api/users/current/badges'].map(async (path) => {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    return answer.text();
  });
  return Promise.all(answers);
}
