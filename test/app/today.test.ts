import { beforeEach, describe, expect, test } from 'vitest';
import type { TodayView } from '#features/learning/today/contract.ts';
import type { QuestionView } from '#features/learning/quizzes/contract.ts';
import { quizOfEachType } from '#features/learning/quizzes/server/testing.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const day = 86_400;
let browser: Client;

/** A user in London with two films and a quiz, at noon of Tuesday 17 November 2026. */
beforeEach(async () => {
  await makeCourse(app.ctx, {
    id: 'honey',
    demo: true,
    items: [
      { id: 'first-film', duration: 15 },
      { id: 'honey-quiz', type: 'quiz', body: quizOfEachType },
      { id: 'second-film', duration: 15 },
    ],
  });
  browser = await app.asBrowserOf(await app.makeUser({ place: 'london' }));
});

const storyOfToday = async () => (await browser.get('/api/users/current/today')).json<TodayView>();
const questionsOfToday = async () =>
  (await browser.get('/api/users/current/today/questions')).json<{ questions: QuestionView[] }>().questions;

async function watch(itemId: string) {
  app.ctx.clock.advance(30);
  await browser.post('/api/users/current/progress', { itemId, position: 15, watched: [[0, 15]] });
  await browser.post(`/api/users/current/completed-content/${itemId}`, {});
}

async function answer(questions: readonly Pick<QuestionView, 'id' | 'answers'>[]) {
  for (const { id, answers } of questions)
    await browser.post(`/api/users/current/completed-quiz/${id}`, { responseId: answers[0]?.id });
}

async function answerTheQuiz() {
  const { questions } = (await browser.get('/api/content/quizzes/honey-quiz')).json<{
    questions: QuestionView[];
  }>();
  const singles = questions.filter(({ type }) => type === 'single');
  expect(singles.length).toBeGreaterThan(0);
  await answer(singles);
}

describe('the story of the day', () => {
  test('is the next one; once watched it stays, and the next day brings another', async () => {
    expect((await storyOfToday()).story).toMatchObject({ itemId: 'first-film', isSeen: false });
    await watch('first-film');
    expect((await storyOfToday()).story).toMatchObject({ itemId: 'first-film', isSeen: true });
    app.ctx.clock.advance(day);
    expect((await storyOfToday()).story).toMatchObject({ itemId: 'second-film', isSeen: false });
  });

  test('appears on the home page of anyone who has begun', async () => {
    const eyebrow = 'Today’s two minutes';
    expect((await browser.get('/home')).body).not.toContain(eyebrow);
    await watch('first-film');
    const { body } = await browser.get('/home');
    expect(body).toContain(eyebrow);
    expect(body).toContain('href="/today#questions"');
  });

  test('rests on Shabbat, from candle lighting on, and invites nobody', async () => {
    await watch('first-film');
    // Friday evening, and Shabbat at noon.
    for (const seconds of [3 * day + 5 * 3600, 19 * 3600]) {
      app.ctx.clock.advance(seconds);
      expect(await storyOfToday()).toEqual({ rests: true });
      expect((await browser.get('/home')).body).not.toContain('Today’s two minutes');
      expect((await browser.get('/today')).body).toContain('Today is a day of rest');
      expect(await questionsOfToday()).toEqual([]);
    }
  });
});

describe('the questions of the day', () => {
  test('come from what was answered on an earlier day, without the key, and give no points', async () => {
    await answerTheQuiz();
    expect(await questionsOfToday()).toEqual([]);
    app.ctx.clock.advance(day);
    const questions = await questionsOfToday();
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(3);
    expect(JSON.stringify(questions)).not.toMatch(/key-|explanation|given/);
    expect(await questionsOfToday()).toEqual(questions);
    const before = (await browser.get('/api/users/current/dashboard')).body;
    await answer(questions);
    expect((await browser.get('/api/users/current/dashboard')).body).toBe(before);
    expect((await browser.get('/today')).body).toContain('Do you remember?');
  });

  test('belong to one user alone', async () => {
    await answerTheQuiz();
    app.ctx.clock.advance(day);
    browser = await app.asBrowserOf(await app.makeUser({ place: 'london' }));
    expect(await questionsOfToday()).toEqual([]);
    expect((await app.get('/api/users/current/today')).statusCode).toBe(401);
  });
});
