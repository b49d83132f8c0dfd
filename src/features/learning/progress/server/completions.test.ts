import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { rewardsOf } from '#features/rewards/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { completeItem, getCompletedContent } from './completions.ts';
import { getCoursesProgress } from './courses-progress.ts';
import { reportProgress } from './report-progress.ts';

/** Watches this many seconds from the beginning, in real time. */
async function watch(ctx: TestCtx, itemId: string, seconds: number): Promise<void> {
  await reportProgress(ctx, { itemId, position: 0, watched: [] });
  ctx.clock.advance(seconds);
  await reportProgress(ctx, { itemId, position: seconds, watched: [[0, seconds]] });
}

async function makeLearner(base: TestCtx): Promise<TestCtx> {
  return { ...base, actor: (await makeUser(base)).actor };
}

describe('completing an item', () => {
  const database = useDatabase();
  let base: TestCtx;
  beforeEach(() => {
    base = makeCtx(database.db);
  });

  test('gives its points and coins once', async () => {
    const course = await makeCourse(base, { demo: true, items: [{}, { type: 'bonus' }] });
    const ctx = await makeLearner(base);
    const [film, bonus] = [itemIdOf(course), itemIdOf(course, 1)];
    await watch(ctx, film, 48);
    expect(await completeItem(ctx, film)).toEqual({ items: [film], awarded: { points: 10, coins: 1 } });
    expect(await completeItem(ctx, film)).toEqual({ items: [film], awarded: { points: 0, coins: 0 } });
    await watch(ctx, bonus, 60);
    expect(await completeItem(ctx, bonus)).toEqual({
      items: [film, bonus],
      awarded: { points: 5, coins: 0 },
    });
    expect(await rewardsOf(ctx)).toMatchObject({ points: 15, coins: 1, level: 1, levelName: 'Beginner' });
  });

  test('is refused before 80 % was watched, and gives nothing', async () => {
    const course = await makeCourse(base);
    const ctx = await makeLearner(base);
    const itemId = itemIdOf(course);
    const refusal = { kind: 'conflict', code: 'not_watched', messageKey: 'learning.refusal.notWatched' };
    await expect(completeItem(ctx, itemId)).rejects.toMatchObject(refusal);
    await watch(ctx, itemId, 47.9);
    await expect(completeItem(ctx, itemId)).rejects.toMatchObject(refusal);
    expect(await getCompletedContent(ctx)).toEqual({ items: [], videoQuizQuestions: [] });
    expect(await rewardsOf(ctx)).toMatchObject({ points: 0, coins: 0 });
  });

  test.each([
    ['film', 'not_watched'],
    ['bonus', 'not_watched'],
    ['visual', 'not_read'],
    ['quiz', 'not_finished'],
    ['vidquiz', 'not_finished'],
    ['game', 'not_finished'],
    ['challenge', 'not_finished'],
    ['rwi', 'not_finished'],
  ] as const)('of kind %s is refused, with %s, while it is not done', async (type, code) => {
    const course = await makeCourse(base, { demo: true, items: [{ type }] });
    const ctx = await makeLearner(base);
    await expect(completeItem(ctx, itemIdOf(course))).rejects.toMatchObject({ kind: 'conflict', code });
  });

  test('is refused if it may not be watched, even if it was watched before', async () => {
    const course = await makeCourse(base, { items: [{}, { planned: true }] });
    const ctx = await makeLearner(base);
    await expect(completeItem(base, itemIdOf(course))).rejects.toThrow(SignInRequired);
    await expect(completeItem(ctx, itemIdOf(course))).rejects.toMatchObject({ code: 'upgrade_required' });
    await expect(completeItem(ctx, itemIdOf(course, 1))).rejects.toThrow(NotFound);
    await expect(completeItem(ctx, 'unknown')).rejects.toThrow(NotFound);
  });

  test('reports the level that it reached', async () => {
    const course = await makeCourse(base, { demo: true, items: Array.from({ length: 10 }, () => ({})) });
    const ctx = await makeLearner(base);
    const levels: (number | undefined)[] = [];
    for (let index = 0; index < 10; index += 1) {
      await watch(ctx, itemIdOf(course, index), 60);
      levels.push((await completeItem(ctx, itemIdOf(course, index))).awarded.level);
    }
    expect(levels).toEqual([...Array.from({ length: 9 }), 2]);
  });

  test('stays complete when the film is replaced by a longer one', async () => {
    const course = await makeCourse(base);
    const ctx = await makeLearner(base);
    const itemId = itemIdOf(course);
    await watch(ctx, itemId, 60);
    await completeItem(ctx, itemId);
    await makeCourse(base, { id: course.id, items: [{ id: itemId, access: 'public', duration: 600 }] });
    const answer = await reportProgress(ctx, { itemId, position: 1, watched: [] });
    expect(answer).toEqual({ position: 1, watchedSeconds: 60, completed: true });
    expect((await completeItem(ctx, itemId)).awarded).toEqual({ points: 0, coins: 0 });
  });
});

describe('progress of courses', () => {
  const database = useDatabase();
  let base: TestCtx;
  beforeEach(() => {
    base = makeCtx(database.db);
  });

  test('is the whole percent completed of what can be opened', async () => {
    const course = await makeCourse(base, { demo: true, items: [{}, {}, {}, { planned: true }] });
    const ctx = await makeLearner(base);
    expect(await getCoursesProgress(ctx)).toEqual([]);
    const [first, second, third] = [0, 1, 2].map((index) => itemIdOf(course, index)) as [
      string,
      string,
      string,
    ];
    await watch(ctx, first, 10);
    expect(await getCoursesProgress(ctx)).toEqual([
      { courseId: course.id, progress: 0, mostRecentItemId: first },
    ]);
    for (const [itemId, progress] of [
      [first, 33],
      [second, 66],
    ] as const) {
      await watch(ctx, itemId, 60);
      await completeItem(ctx, itemId);
      expect(await getCoursesProgress(ctx)).toEqual([
        { courseId: course.id, progress, mostRecentItemId: itemId },
      ]);
    }
    await watch(ctx, third, 60);
    ctx.clock.advance(5);
    await completeItem(ctx, third);
    const completedAt = ctx.clock.now().toISOString();
    expect(await getCoursesProgress(ctx)).toEqual([
      { courseId: course.id, progress: 100, mostRecentItemId: third, completedAt },
    ]);
  });

  test('does not wait for challenges and deeds, which others approve', async () => {
    const course = await makeCourse(base, {
      demo: true,
      items: [{}, { type: 'challenge' }, { type: 'rwi' }],
    });
    const ctx = await makeLearner(base);
    const film = itemIdOf(course);
    await watch(ctx, film, 60);
    await completeItem(ctx, film);
    expect(await getCoursesProgress(ctx)).toMatchObject([
      { progress: 100, completedAt: ctx.clock.now().toISOString() },
    ]);
  });

  test('lists the most recently studied course first, and only the caller’s own', async () => {
    const [older, newer] = [await makeCourse(base), await makeCourse(base)];
    const ctx = await makeLearner(base);
    await watch(ctx, itemIdOf(older), 10);
    await watch(ctx, itemIdOf(newer), 10);
    expect((await getCoursesProgress(ctx)).map(({ courseId }) => courseId)).toEqual([newer.id, older.id]);
    ctx.clock.advance(1);
    await reportProgress(ctx, { itemId: itemIdOf(older), position: 1, watched: [] });
    expect((await getCoursesProgress(ctx)).map(({ courseId }) => courseId)).toEqual([older.id, newer.id]);
    expect(await getCoursesProgress(await makeLearner(base))).toEqual([]);
  });

  test('does not count a film that was only opened as begun', async () => {
    const course = await makeCourse(base, { demo: true });
    const ctx = await makeLearner(base);
    await reportProgress(ctx, { itemId: itemIdOf(course), position: 0, watched: [] });
    expect(await getCoursesProgress(ctx)).toEqual([]);
  });

  test('drops what has left the catalog', async () => {
    const course = await makeCourse(base);
    const ctx = await makeLearner(base);
    await watch(ctx, itemIdOf(course), 10);
    await database.db.deleteFrom('courses').execute();
    await makeCourse(base);
    expect(await getCoursesProgress(ctx)).toEqual([]);
  });

  test('is refused to visitors', async () => {
    await expect(getCoursesProgress(base)).rejects.toThrow(SignInRequired);
    await expect(getCompletedContent(base)).rejects.toThrow(SignInRequired);
  });
});

describe('twenty claims of one item at once', () => {
  const database = useCommittedDatabase();

  test('award it once', async () => {
    const base = makeCtx(database.db);
    const course = await makeCourse(base);
    const ctx = await makeLearner(base);
    const itemId = itemIdOf(course);
    await watch(ctx, itemId, 60);
    const answers = await Promise.all(Array.from({ length: 20 }, () => completeItem(ctx, itemId)));
    expect(answers.filter(({ awarded }) => awarded.points > 0)).toEqual([
      { items: [itemId], awarded: { points: 10, coins: 1 } },
    ]);
    expect(answers.every(({ items }) => items.includes(itemId))).toBe(true);
    expect(await rewardsOf(ctx)).toMatchObject({ points: 10, coins: 1 });
  });
});
