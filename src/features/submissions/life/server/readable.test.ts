import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { TestUser } from '#features/people/testing.ts';
import { Refusal } from '#core/refusals.ts';
import { makeClass, makeCoTeacher, makeStudentIn } from '#features/classes/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { approveWork, makeDeed } from '#features/submissions/testing.ts';
import { getSubmission } from '#features/submissions/wall/server/submission.ts';
import { listWall } from '#features/submissions/wall/server/wall.ts';

const database = useDatabase();

describe('a work of visibility “my class”', () => {
  async function makeWorld() {
    const ctx = makeCtx(database.db);
    const { educator, id: classId } = await makeClass(ctx);
    const co = await makeCoTeacher(ctx, classId);
    const [owner, fellow] = [await makeUser(ctx), await makeUser(ctx)];
    await makeStudentIn(ctx, classId, fellow.userId);
    const handIn = async () => {
      const id = await makeDeed(ctx, owner, null);
      await approveWork(ctx, id, educator);
      return id;
    };
    const early = await handIn();
    ctx.clock.advance(60);
    await makeStudentIn(ctx, classId, owner.userId);
    const isRead = async ({ actor }: TestUser, id: string) => {
      try {
        return (await getSubmission({ ...ctx, actor }, { id })).id === id;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    };
    const wallOf = async ({ actor }: TestUser) => {
      const wall = await listWall({ ...ctx, actor }, { sort: 'newest', from: 'class' });
      expect(wall.totalItems).toBe(wall.items.length);
      return wall.items.map(({ id }) => id);
    };
    return { ctx, classId, educator, co, owner, fellow, early, handIn, isRead, wallOf };
  }

  test('is read by both teachers and the class, if she handed it in since she joined', async () => {
    const { educator, co, fellow, handIn, isRead, wallOf } = await makeWorld();
    const late = await handIn();
    for (const reader of [educator, co, fellow]) {
      expect(await isRead(reader, late)).toBe(true);
      expect(await wallOf(reader)).toEqual([late]);
    }
  });

  test('stays between her and the moderators, if she handed it in before', async () => {
    const { educator, co, fellow, owner, early, isRead, wallOf } = await makeWorld();
    for (const reader of [educator, co, fellow]) {
      expect(await isRead(reader, early)).toBe(false);
      expect(await wallOf(reader)).toEqual([]);
    }
    expect(await isRead(owner, early)).toBe(true);
  });

  test('is the class’s again once she hands in a new version there', async () => {
    const { ctx, educator, early, isRead } = await makeWorld();
    const made = { made_at: ctx.clock.now(), version: 2, text: 'Again', mark: 'again', submission_id: early };
    await ctx.db
      .insertInto('submission_versions')
      .values({ ...made, impact: null })
      .execute();
    await ctx.db.updateTable('submissions').set({ version: 2 }).where('id', '=', early).execute();
    expect(await isRead(educator, early)).toBe(true);
  });

  test('is not for the other class that she joins later', async () => {
    const { ctx, owner, handIn, isRead } = await makeWorld();
    const work = await handIn();
    ctx.clock.advance(60);
    const next = await makeClass(ctx);
    await makeStudentIn(ctx, next.id, owner.userId);
    expect(await isRead(next.educator, work)).toBe(false);
  });
});
