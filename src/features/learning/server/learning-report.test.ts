import { expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { listActivity, readChart } from '#features/reports/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { completeItem } from '#features/learning/progress/server/completions.ts';
import { reportProgress } from '#features/learning/progress/server/report-progress.ts';
import { answerQuestion } from '#features/learning/quizzes/server/answer-question.ts';
import { disguise } from '#features/learning/quizzes/server/opaque-ids.ts';
import { quizOfEachType, responses } from '#features/learning/quizzes/server/testing.ts';

const database = useDatabase();
const [question] = quizOfEachType.questions;
const [response] = responses;
const wrongWords = response?.wrong
  .map((id) => question?.answers.find((answer) => answer.id === id)?.text)
  .join(', ');

/** A course with a film of a minute and a quiz. */
async function makeWorld() {
  const ctx = makeCtx(database.db);
  const course = await makeCourse(ctx, {
    demo: true,
    items: [
      { access: 'public', duration: 60 },
      { type: 'quiz', body: quizOfEachType },
    ],
  });
  return { ctx, film: itemIdOf(course), quiz: itemIdOf(course, 1) };
}

async function asLearner(ctx: TestCtx): Promise<TestCtx> {
  return { ...ctx, actor: (await makeUser(ctx)).actor };
}

async function watch(ctx: TestCtx, itemId: string, until: number): Promise<void> {
  await reportProgress(ctx, { itemId, position: 0, watched: [] });
  ctx.clock.advance(60);
  await reportProgress(ctx, { itemId, position: until, watched: [[0, until]] });
  await reportProgress(ctx, { itemId, position: until, watched: [[0, until]] });
}

function answer(ctx: TestCtx, itemId: string, way: 'right' | 'wrong') {
  if (!question || !response) throw new Error('there is no question');
  const responseId = disguise(ctx.sealing, itemId, question).write(response[way]);
  return answerQuestion(ctx, { id: `${itemId}.${question.id}`, responseId });
}

test('what is learned is recorded once: a start, the seconds seen, a completion with its number, a first answer', async () => {
  const { ctx, film, quiz } = await makeWorld();
  const learner = await asLearner(ctx);
  await watch(learner, film, 60);
  await completeItem(learner, film);
  await completeItem(learner, film);
  await answer(learner, quiz, 'wrong');
  await answer(learner, quiz, 'right');
  expect(await listActivity(learner)).toEqual([
    `answered ${quiz}/${question?.id} ${response?.wrong.join(',')} 1`,
    `completed ${film}  1`,
    'firstLesson   1',
    `started ${film}  1`,
    `watched ${film}  60`,
  ]);
});

test('nothing of a visitor is recorded', async () => {
  const { ctx, quiz } = await makeWorld();
  await answer(ctx, quiz, 'wrong');
  expect(await listActivity(ctx)).toEqual([]);
});

test('the report draws where a film loses its audience, and names the commonest wrong answer', async () => {
  const { ctx, film, quiz } = await makeWorld();
  for (let made = 0; made < 12; made += 1) {
    const learner = await asLearner(ctx);
    await watch(learner, film, made < 5 ? 30 : 10);
    await answer(learner, quiz, made < 9 ? 'wrong' : 'right');
  }
  const curve = await readChart(ctx, 'learning', 'film');
  expect([curve[0], curve[9], curve[10], curve[29], curve.length]).toEqual([
    '0:00 10',
    '0:09 10',
    '0:10 5',
    '0:29 5',
    30,
  ]);
  expect(await readChart(ctx, 'learning', 'hardest')).toEqual([`${question?.ask} 10 1 ${wrongWords}`]);
});

test('the report hides what fewer than five people have learned, film and answers too', async () => {
  const { ctx, film, quiz } = await makeWorld();
  for (let made = 0; made < 4; made += 1) {
    const learner = await asLearner(ctx);
    await watch(learner, film, 60);
    await completeItem(learner, film);
    await answer(learner, quiz, 'wrong');
  }
  expect((await readChart(ctx, 'learning', 'film'))[0]).toBe('0:00 hidden');
  expect(await readChart(ctx, 'learning', 'hardest')).toEqual([]);
  expect(await readChart(ctx, 'learning', 'items')).toEqual([expect.stringMatching(/ hidden hidden$/)]);
});
