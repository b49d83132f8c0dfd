import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { itemIdOf, makeCourse, makeWork } from '#features/learning/testing.ts';
import { quizOfEachType, responses } from '#features/learning/quizzes/server/testing.ts';
import { listAnswersGiven, listQuestionResults } from './class-answers.ts';
import { countDone, countDoneOfEach, listItemWork } from './class-work.ts';

const database = useDatabase();
const joined = new Date('2026-11-02T08:00:00Z');
const before = new Date('2026-11-01T08:00:00Z');
const after = new Date('2026-11-03T08:00:00Z');

/** The answer to the quiz's question at `index`. */
function answer(index: number, way: 'right' | 'wrong') {
  const [question, response] = [quizOfEachType.questions[index], responses[index]];
  if (!question || !response) throw new Error(`there is no question ${index}`);
  return { questionId: question.id, response: response[way].join(','), correct: way === 'right' };
}

async function makeWorld() {
  const ctx = makeCtx(database.db);
  const course = await makeCourse(ctx, { items: [{ duration: 60 }, { type: 'quiz', body: quizOfEachType }] });
  const [one, two] = [await makeUser(ctx), await makeUser(ctx)];
  const learners = [one, two].map(({ userId }) => ({ userId, since: joined }));
  return {
    ctx,
    film: itemIdOf(course),
    quiz: itemIdOf(course, 1),
    one: one.userId,
    two: two.userId,
    learners,
  };
}

test('shows that something was done whenever it was, and all else only since the day of joining', async () => {
  const { ctx, film, quiz, one, two, learners } = await makeWorld();
  await makeWork(ctx, one, film, { at: before, watched: 60, done: true });
  await makeWork(ctx, one, quiz, { at: before, answers: [answer(0, 'wrong')] });
  await makeWork(ctx, two, film, { at: after, watched: 24 });
  await makeWork(ctx, two, quiz, {
    at: after,
    answers: [answer(0, 'right'), answer(1, 'wrong')],
    done: true,
  });
  const nothing = { doneAt: undefined, watchedSeconds: 0, answered: 0, right: 0, lastAt: undefined };
  const works = await listItemWork(ctx, learners, [film, quiz]);
  expect(works.filter(({ userId }) => userId === one)).toEqual([
    { userId: one, itemId: film, done: true, ...nothing },
  ]);
  expect(
    works.filter(({ userId }) => userId === two).toSorted((a, b) => Number(a.done) - Number(b.done)),
  ).toEqual([
    { userId: two, itemId: film, done: false, ...nothing, watchedSeconds: 24, lastAt: after },
    {
      userId: two,
      itemId: quiz,
      done: true,
      doneAt: after,
      watchedSeconds: 0,
      answered: 2,
      right: 1,
      lastAt: after,
    },
  ]);
  expect(await countDone(ctx, learners, [film, quiz])).toEqual(
    new Map([
      [film, 1],
      [quiz, 1],
    ]),
  );
  expect(await listItemWork(ctx, learners, [])).toEqual([]);
});

test('counts what each has done of it all, with the day of the last only if that may be seen', async () => {
  const { ctx, film, quiz, one, two, learners } = await makeWorld();
  const third = await makeUser(ctx);
  for (const item of [film, quiz]) await makeWork(ctx, one, item, { at: before, done: true });
  await makeWork(ctx, two, film, { at: before, done: true });
  await makeWork(ctx, two, quiz, { at: after, done: true });
  const asked = [...learners, { userId: third.userId, since: joined }];
  expect(await countDoneOfEach(ctx, asked, [film, quiz])).toEqual(
    new Map([
      [one, { done: 2, lastAt: undefined }],
      [two, { done: 2, lastAt: after }],
    ]),
  );
  expect(await countDoneOfEach(ctx, asked, [film])).toEqual(
    new Map([
      [one, { done: 1, lastAt: undefined }],
      [two, { done: 1, lastAt: undefined }],
    ]),
  );
});

test('does not say how far she is with a film that she had begun before she joined', async () => {
  const { ctx, film, one, learners } = await makeWorld();
  await makeWork(ctx, one, film, { begunAt: before, at: after, watched: 50 });
  expect(await listItemWork(ctx, learners, [film])).toEqual([
    {
      userId: one,
      itemId: film,
      done: false,
      doneAt: undefined,
      watchedSeconds: undefined,
      answered: 0,
      right: 0,
      lastAt: after,
    },
  ]);
});

test('counts the first answers of a class by question, with the wrong ones in words', async () => {
  const { ctx, quiz, one, two, learners } = await makeWorld();
  await makeWork(ctx, one, quiz, { at: after, answers: [answer(0, 'wrong'), answer(4, 'wrong')] });
  await makeWork(ctx, two, quiz, { at: after, answers: [answer(0, 'wrong'), answer(4, 'right')] });
  const stranger = await makeUser(ctx);
  await makeWork(ctx, stranger.userId, quiz, { at: after, answers: [answer(0, 'right')] });
  expect(await listQuestionResults(ctx, learners, [quiz])).toMatchObject([
    { ask: 'Who came?', right: 'Guests', answered: 2, missed: 2, wrong: [{ words: 'A king', students: 2 }] },
    { right: 'tent, heat', answered: 2, missed: 1, wrong: [{ words: 'heat, tent', students: 1 }] },
  ]);
  expect(await listAnswersGiven(ctx, [{ userId: two, since: joined }], [quiz])).toMatchObject([
    { ask: 'Who came?', given: 'A king', right: 'Guests', correct: false, at: after },
    { given: 'tent, heat', correct: true },
  ]);
  expect(await listAnswersGiven(ctx, [{ userId: two, since: new Date('2026-11-04') }], [quiz])).toEqual([]);
});
