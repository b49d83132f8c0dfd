import { expect, test } from 'vitest';
import { secondsToUndo } from '#core/seconds-to-undo.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { viewHandedIn } from '#features/media/server/public.ts';
import { makeReadyFile } from '#features/media/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { rewardsOf } from '#features/rewards/testing.ts';
import { handIn } from '#features/submissions/handing-in/server/hand-in.ts';
import { withdraw } from '#features/submissions/handing-in/server/withdraw.ts';
import { applyWorkDecisions, decideWorks } from '#features/submissions/moderation/server/decide-works.ts';
import { defineModeration } from '#features/submissions/moderation/server/moderation-jobs.ts';
import type { SubmissionId } from '../contract.ts';
import { move } from './move.ts';

/*
 * A process that is killed before its nth query, for every n: its transaction never commits. Nothing is there in part, and what is
 * tried again is there once.
 */

const database = useCommittedDatabase();
const timeout = 240_000;

async function makeWorld() {
  const ctx = makeCtx(database.db);
  const course = await makeCourse(ctx, { items: [{ type: 'challenge', access: 'public' }] });
  const { actor, userId } = await makeUser(ctx);
  const dana = { ...ctx, actor };
  const file = await makeReadyFile(ctx, userId);
  const input = {
    itemId: itemIdOf(course),
    version: 0,
    text: 'Baked',
    files: [{ uploadId: file, caption: 'Warm' }],
    visibility: 0 as const,
  };
  return { ctx, dana, input };
}

/** Works, versions, files and events. */
const count = async ({ db }: TestCtx) => [
  (await db.selectFrom('submissions').select('id').execute()).length,
  (await db.selectFrom('submission_versions').select('version').execute()).length,
  (await db.selectFrom('submission_files').select('place').execute()).length,
  (await db.selectFrom('submission_events').select('id').execute()).length,
];

test('a work is handed in whole or not at all, and once', { timeout }, async () => {
  const { ctx, dana, input } = await makeWorld();
  const steps = await dieAtEachStep(
    dana,
    (ctx) => handIn(ctx, input),
    async () => {
      const counts = await count(ctx);
      // Killed after the commit, before the answer.
      expect([
        [0, 0, 0, 0],
        [1, 1, 1, 1],
      ]).toContainEqual(counts);
    },
  );
  expect(steps).toBeGreaterThan(8);
  expect(await count(ctx)).toEqual([1, 1, 1, 1]);
  expect(await handIn(dana, input)).toMatchObject({ version: 1, files: [{ caption: 'Warm' }] });
  expect(await count(ctx)).toEqual([1, 1, 1, 1]);
});

test(
  'a decision is applied with the item, its reward and the wall together, and once',
  { timeout },
  async () => {
    const { ctx, dana, input } = await makeWorld();
    const { id } = await handIn(dana, input);
    const { actor, userId } = await makeUser(ctx);
    const approval = {
      submissionId: id as SubmissionId,
      version: 1,
      act: 'approve',
      by: { party: 'moderator', userId },
    } as const;
    defineModeration(ctx.jobs, ctx);
    await decideWorks({ ...ctx, actor }, { selection: { ids: [id] }, decision: 'approve', note: '' });
    ctx.clock.advance(secondsToUndo);
    const read = async () => {
      const { status } = await ctx.db.selectFrom('submissions').select('status').executeTakeFirstOrThrow();
      const counts = await ctx.db.selectFrom('submission_counts').select('shown').execute();
      const { points } = await rewardsOf({ ...dana });
      return { status, points, shown: counts.reduce((sum, { shown }) => sum + shown, 0) };
    };
    const steps = await dieAtEachStep(
      ctx,
      (ctx) => applyWorkDecisions(ctx),
      async () => {
        // Killed after the commit, while it looks for further decisions.
        expect([
          { status: 0, points: 0, shown: 0 },
          { status: 1, points: 50, shown: 1 },
        ]).toContainEqual(await read());
      },
    );
    expect(steps).toBeGreaterThan(8);
    expect(await read()).toEqual({ status: 1, points: 50, shown: 1 });
    await applyWorkDecisions(ctx);
    expect(await read()).toEqual({ status: 1, points: 50, shown: 1 });
    await expect(move(ctx, approval)).rejects.toMatchObject({ code: 'not_allowed' });
    const by = approval.by;
    await move(ctx, { ...approval, act: 'spam', by });
    expect(await read()).toEqual({ status: 5, points: 0, shown: 0 });
    await move(ctx, { ...approval, act: 'restore', by });
    await move(ctx, approval);
    expect(await read()).toEqual({ status: 1, points: 50, shown: 1 });
  },
);

test('a work is withdrawn whole or not at all, and with it what it counted for', { timeout }, async () => {
  const { ctx, dana, input } = await makeWorld();
  const { id } = await handIn(dana, input);
  const submissionId = id as SubmissionId;
  const by = { party: 'moderator', userId: (await makeUser(ctx)).userId } as const;
  await move(ctx, { submissionId, version: 1, act: 'approve', by, note: 'Lovely' });
  const read = async () => {
    const { db } = ctx;
    const notes = await db.selectFrom('submission_notes').select('note').execute();
    const files = await viewHandedIn(ctx, [input.files[0]?.uploadId ?? '']);
    const counts = await db.selectFrom('submission_counts').select('shown').execute();
    return {
      rows: await count(ctx),
      notes: notes.length,
      files: files.length,
      shown: counts.reduce((sum, { shown }) => sum + shown, 0),
    };
  };
  const before = await read();
  expect(before).toEqual({ rows: [1, 1, 1, 2], notes: 1, files: 1, shown: 1 });
  const gone = { rows: [0, 0, 0, 3], notes: 0, files: 0, shown: 0 };
  const steps = await dieAtEachStep(
    dana,
    (ctx) => withdraw(ctx, id),
    async () => expect(await read()).toEqual(before),
  );
  expect(steps).toBeGreaterThan(5);
  expect(await read()).toEqual(gone);
  // The answer was lost, and she presses again.
  await withdraw(dana, id);
  expect(await read()).toEqual(gone);
});
