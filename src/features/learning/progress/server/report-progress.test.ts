import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { ProgressAnswer } from '../contract.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { completeItem } from './completions.ts';
import { reportProgress } from './report-progress.ts';

type Seconds = [from: number, to: number];

/** A learner about to watch a public film of 60 seconds; `report` is what her player sends. */
async function makeLearner(base: TestCtx, duration = 60) {
  const course = await makeCourse(base, { items: [{ access: 'public', duration }] });
  const { actor } = await makeUser(base);
  const ctx = { ...base, actor };
  const itemId = itemIdOf(course);
  const report = (watched: Seconds[], position = watched.at(-1)?.[1] ?? 0) =>
    reportProgress(ctx, { itemId, position, watched });
  return { ctx, itemId, report };
}

describe('a progress report', () => {
  const database = useDatabase();
  let base: TestCtx;
  beforeEach(() => {
    base = makeCtx(database.db);
  });

  test('is answered with the position and the distinct seconds seen', async () => {
    const { report } = await makeLearner(base);
    const answer = await report([
      [0, 4],
      [2, 6.5],
      [6.5, 8],
    ]);
    expect(ProgressAnswer.parse(answer)).toEqual({ position: 8, watchedSeconds: 8, completed: false });
  });

  test('adds nothing when it is repeated, at once or later', async () => {
    const { ctx, report } = await makeLearner(base);
    await report([[0, 10]]);
    expect((await report([[0, 10]])).watchedSeconds).toBe(10);
    ctx.clock.advance(60);
    expect((await report([[0, 10]])).watchedSeconds).toBe(10);
  });

  test('counts at most fifteen seconds of a first report, in the order given', async () => {
    const { report } = await makeLearner(base);
    expect(
      (
        await report([
          [30, 40],
          [0, 10],
        ])
      ).watchedSeconds,
    ).toBe(15);
    expect((await report([[0, 5]])).watchedSeconds).toBe(15);
  });

  test('counts at most real time × 2 + 15 seconds of a later one', async () => {
    const { ctx, report } = await makeLearner(base, 300);
    await report([]);
    ctx.clock.advance(10);
    expect((await report([[0, 300]])).watchedSeconds).toBe(35);
    ctx.clock.advance(10);
    expect((await report([[0, 300]])).watchedSeconds).toBe(70);
  });

  test('gains nothing from being part of a burst', async () => {
    const { report } = await makeLearner(base);
    for (let start = 0; start < 60; start += 10) await report([[start, start + 10]]);
    expect((await report([])).watchedSeconds).toBe(15);
  });

  test('gains no more than twice real time from films watched side by side', async () => {
    const course = await makeCourse(base, {
      items: Array.from({ length: 4 }, () => ({ access: 'public', duration: 60 })),
    });
    const { actor } = await makeUser(base);
    const ctx = { ...base, actor };
    const reportAll = async (watched: Seconds[]) => {
      let seconds = 0;
      for (const index of [0, 1, 2, 3])
        seconds += (await reportProgress(ctx, { itemId: itemIdOf(course, index), position: 0, watched }))
          .watchedSeconds;
      return seconds;
    };
    expect(await reportAll([[0, 60]])).toBe(15);
    ctx.clock.advance(13);
    expect(await reportAll([[0, 60]])).toBe(15 + 13 * 2 + 15);
  });

  test('counts two films played side by side at normal speed in full', async () => {
    const course = await makeCourse(base, { items: [{ access: 'public' }, { access: 'public' }] });
    const { actor } = await makeUser(base);
    const ctx = { ...base, actor };
    const report = (index: number, watched: Seconds[]) =>
      reportProgress(ctx, { itemId: itemIdOf(course, index), position: 0, watched });
    for (const index of [0, 1]) await report(index, []);
    for (let played = 0; played < 50; played += 10) {
      ctx.clock.advance(10);
      for (const index of [0, 1])
        expect((await report(index, [[played, played + 10]])).watchedSeconds).toBe(played + 10);
    }
  });

  test('cannot jump to the end', async () => {
    const { ctx, itemId, report } = await makeLearner(base);
    await report([]);
    ctx.clock.advance(10);
    expect(await report([[0, 48]])).toEqual({ position: 48, watchedSeconds: 35, completed: false });
    await expect(completeItem(ctx, itemId)).rejects.toMatchObject({ kind: 'conflict', code: 'not_watched' });
  });

  test('allows a short film to be finished at double speed', async () => {
    const { ctx, report } = await makeLearner(base, 40);
    await report([], 0);
    for (const [from, to] of [
      [0, 20],
      [20, 40],
    ] as const) {
      ctx.clock.advance(10);
      await report([[from, to]]);
    }
    expect(await report([], 40)).toEqual({ position: 40, watchedSeconds: 40, completed: true });
  });

  test('allows a film to be finished over a network that stutters', async () => {
    const { ctx, report } = await makeLearner(base, 120);
    await report([], 0);
    let played = 0;
    for (const late of [4, 0, 6, 1, 0, 3]) {
      ctx.clock.advance(played === 0 ? 10 + late : 10);
      await report([[played, played + 20]]);
      played += 20;
    }
    expect((await report([])).watchedSeconds).toBe(120);
  });

  test('stays within the film', async () => {
    const { ctx, report } = await makeLearner(base, 52.4);
    await report([]);
    ctx.clock.advance(60);
    expect(
      await report(
        [
          [40, 90],
          [70, 80],
        ],
        90,
      ),
    ).toEqual({ position: 52.4, watchedSeconds: 12.4, completed: false });
  });

  test('says that enough was watched from 80 % on', async () => {
    const { ctx, report } = await makeLearner(base, 50);
    await report([]);
    ctx.clock.advance(60);
    expect((await report([[0, 39.9]])).completed).toBe(false);
    expect((await report([[39.9, 40]])).completed).toBe(true);
  });

  test('is not hurt by a clock that is set back', async () => {
    const { ctx, itemId, report } = await makeLearner(base);
    ctx.clock.advance(100);
    await report([[0, 10]]);
    const behind = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() - 90_000) } };
    await reportProgress(behind, { itemId, position: 20, watched: [[10, 12]] });
    expect((await report([[12, 60]])).watchedSeconds).toBe(15);
  });

  test('only ever belongs to its sender', async () => {
    const { ctx, itemId, report } = await makeLearner(base);
    const other = await makeUser(base);
    await report([[0, 10]]);
    const hers = await reportProgress(
      { ...ctx, actor: other.actor },
      { itemId, position: 3, watched: [[0, 3]] },
    );
    expect(hers).toEqual({ position: 3, watchedSeconds: 3, completed: false });
    expect((await report([])).watchedSeconds).toBe(10);
  });

  test('is refused for a film that may not be watched', async () => {
    const course = await makeCourse(base, { items: [{}, { planned: true }] });
    const { actor } = await makeUser(base);
    const of = (ctx: TestCtx, itemId: string) => reportProgress(ctx, { itemId, position: 0, watched: [] });
    const hers = { ...base, actor };
    await expect(of(base, itemIdOf(course))).rejects.toThrow(SignInRequired);
    await expect(of(hers, itemIdOf(course))).rejects.toMatchObject({ code: 'upgrade_required' });
    await expect(of(hers, itemIdOf(course, 1))).rejects.toThrow(NotFound);
    await expect(of(hers, 'unknown')).rejects.toThrow(NotFound);
  });

  test('takes two statements', async () => {
    const { ctx, itemId } = await makeLearner(base);
    const queries: string[] = [];
    const db = base.db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node.kind);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await reportProgress(ctx, { itemId, position: 1, watched: [[0, 1]] });
    await reportProgress({ ...ctx, db }, { itemId, position: 2, watched: [[1, 2]] });
    expect(queries).toHaveLength(2);
  });
});

describe('reports of several tabs at once', () => {
  const database = useCommittedDatabase();

  test('are merged without loss', async () => {
    const { ctx, itemId, report } = await makeLearner(makeCtx(database.db));
    await report([]);
    ctx.clock.advance(60);
    const starts = Array.from({ length: 20 }, (_, index) => index * 3);
    await Promise.all(starts.map((start) => report([[start, start + 0.7]])));
    expect((await report([])).watchedSeconds).toBe(14);
    const row = await database.db
      .selectFrom('item_progress')
      .select(['version', 'spans'])
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(row.version).toBe(22);
    expect(row.spans).toHaveLength(20);
  });

  test('are merged even if they are the first', async () => {
    const { report } = await makeLearner(makeCtx(database.db));
    await Promise.all([report([[0, 5]]), report([[5, 10]]), report([[2, 7]])]);
    expect((await report([])).watchedSeconds).toBe(10);
  });

  test('share one budget', async () => {
    const { report } = await makeLearner(makeCtx(database.db));
    const starts = Array.from({ length: 6 }, (_, index) => index * 10);
    await Promise.all(starts.map((start) => report([[start, start + 10]])));
    expect((await report([])).watchedSeconds).toBe(15);
  });

  test('share one budget across several films', async () => {
    const base = makeCtx(database.db);
    const course = await makeCourse(base, {
      items: Array.from({ length: 6 }, () => ({ access: 'public', duration: 60 })),
    });
    const { actor } = await makeUser(base);
    const reports = Array.from({ length: 6 }, (_, index) =>
      reportProgress(
        { ...base, actor },
        { itemId: itemIdOf(course, index), position: 0, watched: [[0, 10]] },
      ),
    );
    const answers = await Promise.all(reports);
    expect(answers.reduce((sum, { watchedSeconds }) => sum + watchedSeconds, 0)).toBe(15);
  });
});
