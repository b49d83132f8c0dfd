import { expect, test } from 'vitest';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { quizOfEachType, vidQuizOfTwo } from '#features/learning/quizzes/server/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

async function makeQuizzes() {
  const course = await makeCourse(app.ctx, {
    demo: true,
    items: [
      { type: 'quiz', body: quizOfEachType },
      { type: 'vidquiz', body: vidQuizOfTwo },
    ],
  });
  return { course, quiz: itemIdOf(course), vidQuiz: itemIdOf(course, 1) };
}

test('nothing sent before an answer contains the key: no page, no endpoint', async () => {
  const { course, quiz, vidQuiz } = await makeQuizzes();
  const member = await app.asBrowserOf(await app.makeUser());
  const paths = [
    `/courses/${course.slug}`,
    `/courses/${course.slug}/${itemSlugOf(course)}`,
    `/courses/${course.slug}/${itemSlugOf(course, 1)}`,
    `/api/content/courses/slug/${course.slug}`,
    `/api/content/quizzes/${quiz}`,
    `/api/content/quizzes/${vidQuiz}`,
    `/api/content/videos/${vidQuiz}`,
  ];
  for (const client of [app, member]) {
    for (const path of paths) {
      const answer = await client.get(path);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.body, path).not.toMatch(/key-|Because it is|"correct|explainedAt|explanation"/);
    }
  }
  expect((await app.get(`/courses/${course.slug}/${itemSlugOf(course)}`)).body).toContain('Who came?');
});

test('an answer by a visitor is graded, one that makes no sense is 422, one to nothing 404', async () => {
  const { quiz } = await makeQuizzes();
  const { questions } = (await app.get(`/api/content/quizzes/${quiz}`)).json<{
    questions: { id: string; answers: { id: string; text: string }[] }[];
  }>();
  const [first] = questions;
  const right = first?.answers.find(({ text }) => text === 'Guests')?.id ?? '';
  const path = `/api/users/current/completed-quiz/${first?.id}`;
  const answer = await app.post(path, { responseId: right });
  expect(answer.json()).toEqual({
    correct: true,
    explanation: 'Because it is written.',
    source: 'Genesis 18:2',
    cites: ['genesis-18:2'],
    correctResponse: right,
  });
  for (const responseId of ['', 'key-guests', `${right},${right}`, 7, 'x'.repeat(401)]) {
    expect((await app.post(path, { responseId })).statusCode).toBe(422);
  }
  expect((await app.post(`${path}x`, { responseId: right })).statusCode).toBe(404);
});
