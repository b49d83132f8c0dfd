import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { Invalid, NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser, removeUser } from '#features/people/testing.ts';
import { rewardsOf } from '#features/rewards/testing.ts';
import { QuizAnswer, QuizView } from '../contract.ts';
import { itemIdOf, makeCourse, type MadeCourse } from '#features/learning/testing.ts';
import { exportLearning } from '#features/learning/server/personal-data.ts';
import { completeItem, getCompletedContent } from '#features/learning/progress/server/completions.ts';
import { getCoursesProgress } from '#features/learning/progress/server/courses-progress.ts';
import { reportProgress } from '#features/learning/progress/server/report-progress.ts';
import { getVideo } from '#features/learning/films/server/videos.ts';
import { answerQuestion } from './answer-question.ts';
import { disguise } from './opaque-ids.ts';
import { getQuiz } from './quizzes.ts';
import { quizOfEachType, responses, vidQuizOfTwo } from './testing.ts';

const questions = quizOfEachType.questions;

/** Answers the question at an index of the item, correctly by default. */
function answer(ctx: TestCtx, itemId: string, index: number, way: 'right' | 'wrong' = 'right') {
  const question = questions[index];
  const response = responses[index]?.[way];
  if (!question || !response) throw new Error(`there is no question ${index}`);
  const responseId = disguise(ctx.sealing, itemId, question).write(response);
  return answerQuestion(ctx, { id: `${itemId}.${question.id}`, responseId });
}

async function makeQuiz(ctx: TestCtx, overrides: MadeCourse = {}): Promise<string> {
  const items = [{ type: 'quiz', body: quizOfEachType } as const];
  return itemIdOf(await makeCourse(ctx, { demo: true, items, ...overrides }));
}

async function makeVidQuiz(ctx: TestCtx): Promise<string> {
  return makeQuiz(ctx, { items: [{ type: 'vidquiz', body: vidQuizOfTwo }] });
}

/** Plays these seconds of the film, in real time. */
async function watch(ctx: TestCtx, itemId: string, watched: [number, number][]): Promise<void> {
  await reportProgress(ctx, { itemId, position: 0, watched: [] });
  ctx.clock.advance(60);
  await reportProgress(ctx, { itemId, position: 0, watched });
}

async function makeLearner(base: TestCtx): Promise<TestCtx> {
  return { ...base, actor: (await makeUser(base)).actor };
}

/**
 * Nothing of the key: no authored id of an answer, no explanation, no source, no field name of the key. A disguised id is random
 * letters, among them some that read `keY-`: an authored one is lowercase and begins where the id begins.
 */
function expectNoKey(sent: unknown): void {
  expect(JSON.stringify(sent)).not.toMatch(/"key-|Because|[Gg]enesis|"correct|explain/);
}

describe('a quiz', () => {
  const database = useDatabase();
  let base: TestCtx;
  let itemId: string;
  let ctx: TestCtx;
  beforeEach(async () => {
    base = makeCtx(database.db);
    itemId = await makeQuiz(base);
    ctx = await makeLearner(base);
  });

  test('is sent without its key, with its picture, and identical for everyone', async () => {
    const quiz = await getQuiz(base, itemId);
    expect(QuizView.parse(quiz)).toEqual(quiz);
    expect(quiz.questions.map(({ type }) => type)).toEqual(['single', 'multiple', 'order', 'match', 'fill']);
    expect(quiz.questions[0]?.picture?.src).toMatch(`/pictures/slug-of-${itemId}/tent.webp`);
    expect(quiz.questions[4]).toMatchObject({ id: `${itemId}.q-fill`, gaps: 2 });
    expectNoKey(quiz);
    expect(await getQuiz(ctx, itemId)).toEqual(quiz);
  });

  test('reveals after an answer whether it was right, the right answer, and why', async () => {
    const told = await answer(ctx, itemId, 0, 'wrong');
    expect(QuizAnswer.parse(told)).toEqual(told);
    expect(told).toMatchObject({
      correct: false,
      explanation: 'Because it is written.',
      source: 'Genesis 18:2',
      cites: ['genesis-18:2'],
    });
    const [first, second] = (await getQuiz(ctx, itemId)).questions;
    const right = first?.answers.find(({ text }) => text === 'Guests');
    expect(told.correctResponse).toBe(right?.id);
    expect(first?.given).toEqual({
      ...told,
      responseId: first?.answers.find(({ text }) => text === 'A king')?.id,
    });
    expectNoKey(second);
    expect(await getQuiz(base, itemId).then(({ questions }) => questions[0])).not.toHaveProperty('given');
  });

  test('is completed by the last answer, with points by the share of right first answers', async () => {
    for (const [index, way] of (['right', 'wrong', 'right', 'right'] as const).entries()) {
      const told = await answer(ctx, itemId, index, way);
      expect(told).toMatchObject({ correct: way === 'right' });
      expect(told).not.toHaveProperty('awarded');
    }
    await expect(completeItem(ctx, itemId)).rejects.toMatchObject({ code: 'not_finished' });
    expect(await answer(ctx, itemId, 4)).toMatchObject({
      score: 0.8,
      awarded: { points: 17, coins: 1 },
      items: [itemId],
    });
    expect(await getCompletedContent(ctx)).toEqual({ items: [itemId], videoQuizQuestions: [] });
    expect(await rewardsOf(ctx)).toMatchObject({ points: 17, coins: 1 });
  });

  test('counts only the first answer, and awards nothing twice', async () => {
    await answer(ctx, itemId, 0, 'wrong');
    expect(await answer(ctx, itemId, 0, 'right')).toMatchObject({ correct: true });
    expect((await getQuiz(ctx, itemId)).questions[0]?.given).toMatchObject({ correct: false });
    for (const index of [1, 2, 3, 4]) await answer(ctx, itemId, index);
    for (const index of [4, 0]) {
      expect(await answer(ctx, itemId, index)).toMatchObject({
        score: 0.8,
        awarded: { points: 0, coins: 0 },
      });
    }
    expect(await rewardsOf(ctx)).toMatchObject({ points: 17 });
  });

  test('is graded for a visitor and a minor awaiting approval, but nothing is kept', async () => {
    const child = { ...ctx, actor: { ...(await makeUser(base)).actor, awaitingGuardian: true } };
    for (const index of questions.keys()) {
      for (const somebody of [base, child]) {
        const told = await answer(somebody, itemId, index, 'right');
        expect(told).toMatchObject({ correct: true });
        expect(told).not.toHaveProperty('awarded');
      }
    }
    expect(await database.db.selectFrom('quiz_answers').selectAll().execute()).toEqual([]);
  });

  test('is private: other people’s answers are neither seen nor counted', async () => {
    const other = await makeLearner(base);
    for (const index of questions.keys()) await answer(ctx, itemId, index);
    expectNoKey(await getQuiz(other, itemId));
    expect(await answer(other, itemId, 0)).not.toHaveProperty('score');
  });

  test('refuses anything that is not an answer to the question, and unknown questions', async () => {
    const id = `${itemId}.q-single`;
    for (const responseId of ['x', 'key-guests', `${'a'.repeat(12)},${'b'.repeat(12)}`])
      await expect(answerQuestion(ctx, { id, responseId })).rejects.toThrow(Invalid);
    const [single, multiple] = (await getQuiz(ctx, itemId)).questions;
    const [one, two] = single?.answers ?? [];
    for (const responseId of [multiple?.answers[0]?.id ?? '', `${one?.id},${two?.id}`])
      await expect(answerQuestion(ctx, { id, responseId })).rejects.toThrow(Invalid);
    const responseId = one?.id ?? '';
    for (const unknown of [itemId, `${itemId}.none`, 'none.q-single', `${id}.more`, '.', 'none'])
      await expect(answerQuestion(ctx, { id: unknown, responseId })).rejects.toThrow(NotFound);
    expect((await getQuiz(ctx, itemId)).questions.every(({ given }) => !given)).toBe(true);
  });

  test('is refused as any item is, and so are its answers', async () => {
    const locked = await makeQuiz(base, { demo: false });
    await expect(getQuiz(base, locked)).rejects.toThrow(SignInRequired);
    await expect(answer(base, locked, 0)).rejects.toThrow(SignInRequired);
    await expect(getQuiz(ctx, locked)).rejects.toMatchObject({ code: 'upgrade_required' });
    await expect(answer(ctx, locked, 0)).rejects.toMatchObject({ code: 'upgrade_required' });
    const film = itemIdOf(await makeCourse(base, { demo: true, items: [{}] }));
    await expect(getQuiz(ctx, film)).rejects.toThrow(NotFound);
  });

  test('counts as a course begun once begun', async () => {
    await answer(ctx, itemId, 0);
    expect(await getCoursesProgress(ctx)).toMatchObject([{ progress: 0, mostRecentItemId: itemId }]);
  });

  test('is completed by any answer once its last open question is removed', async () => {
    for (const index of [0, 1, 2, 3]) await answer(ctx, itemId, index);
    const shorter = { ...quizOfEachType, questions: questions.slice(0, 4) };
    await makeQuiz(base, { items: [{ id: itemId, type: 'quiz', body: shorter }] });
    expect(await answer(ctx, itemId, 0)).toMatchObject({ score: 1, awarded: { points: 20 } });
  });

  test('is part of the personal data', async () => {
    await answer(ctx, itemId, 1, 'wrong');
    const { userId } = ctx.actor as { userId: Parameters<typeof exportLearning>[1] };
    expect(await exportLearning(ctx, userId)).toMatchObject({
      answers: [
        { item_id: itemId, question_id: 'q-multiple', response: 'key-bread,key-fish', correct: false },
      ],
    });
    await removeUser(ctx, userId);
    expect(await database.db.selectFrom('quiz_answers').selectAll().execute()).toEqual([]);
  });
});

describe('a VidQuiz', () => {
  const database = useDatabase();

  test('has its stops with its film, and reveals where an answer lies only after it', async () => {
    const base = makeCtx(database.db);
    const itemId = await makeVidQuiz(base);
    const ctx = await makeLearner(base);
    const video = await getVideo(ctx, itemId);
    const [first, second] = [`${itemId}.q-single`, `${itemId}.q-multiple`];
    expect(video.stops).toEqual([
      { at: 20, questionId: first },
      { at: 40, questionId: second },
    ]);
    expectNoKey([video, await getQuiz(ctx, itemId)]);
    await watch(ctx, itemId, [[0, 40]]);
    expect(await answer(ctx, itemId, 0, 'wrong')).toMatchObject({ explainedAt: 5 });
    expect((await getQuiz(ctx, itemId)).questions[0]?.given).toMatchObject({ explainedAt: 5 });
    expect(await getCompletedContent(ctx)).toEqual({ items: [], videoQuizQuestions: [first] });
    ctx.clock.advance(1);
    expect(await answer(ctx, itemId, 1)).toMatchObject({ score: 0.5, awarded: { points: 18 } });
    expect(await getCompletedContent(ctx)).toEqual({ items: [itemId], videoQuizQuestions: [first, second] });
  });

  test('accepts a first answer only once the film was watched up to its stop', async () => {
    const base = makeCtx(database.db);
    const itemId = await makeVidQuiz(base);
    const ctx = await makeLearner(base);
    const tooSoon = {
      kind: 'conflict',
      code: 'not_watched',
      messageKey: 'learning.refusal.notWatchedToStop',
    };
    await expect(answer(ctx, itemId, 0)).rejects.toMatchObject(tooSoon);
    // What follows the stop says nothing about what comes before it.
    await watch(ctx, itemId, [
      [0, 15.9],
      [20, 40],
    ]);
    await expect(answer(ctx, itemId, 0)).rejects.toMatchObject(tooSoon);
    await watch(ctx, itemId, [[15.9, 16]]);
    expect(await answer(ctx, itemId, 0, 'wrong')).toMatchObject({ correct: false });
    expect(await answer(ctx, itemId, 0)).toMatchObject({ correct: true });
    expect((await getCompletedContent(ctx)).videoQuizQuestions).toHaveLength(1);
  });

  test('can be answered freely by a visitor, since nothing is kept', async () => {
    const base = makeCtx(database.db);
    const itemId = await makeQuiz(base, {
      items: [{ type: 'vidquiz', body: vidQuizOfTwo, access: 'public' }],
    });
    expect(await answer(base, itemId, 1)).toMatchObject({ correct: true });
  });
});

describe('concurrent answers', () => {
  const database = useCommittedDatabase();

  test('from many tabs complete a quiz and award it once', async () => {
    const base = makeCtx(database.db);
    const itemId = await makeQuiz(base);
    const ctx = await makeLearner(base);
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(ctx, itemId, index % questions.length)),
    );
    expect(told.filter(({ awarded }) => awarded && awarded.points > 0)).toMatchObject([
      { score: 1, awarded: { points: 20, coins: 2 } },
    ]);
    expect(await rewardsOf(ctx)).toMatchObject({ points: 20, coins: 2 });
    const rows = await database.db.selectFrom('quiz_answers').selectAll().execute();
    expect(rows).toHaveLength(questions.length);
  });

  test('right and wrong to one question: one of them is kept', async () => {
    const base = makeCtx(database.db);
    const itemId = await makeQuiz(base);
    const ctx = await makeLearner(base);
    await Promise.all([answer(ctx, itemId, 0, 'wrong'), answer(ctx, itemId, 0, 'right')]);
    expect(await database.db.selectFrom('quiz_answers').selectAll().execute()).toHaveLength(1);
  });
});
