import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { answerTo, collectAnswers } from '#platform/composition/feature-hooks.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeCoTeacher, makeEducator } from '#features/classes/testing.ts';
import { offeredCourses } from '../courses/server/offered-courses.ts';
import { listFellows, listStudentsOf } from './class-circles.ts';
import { selectTaught } from './taught.ts';

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });
const dina = { firstName: 'Dina', lastName: 'Levi' };

describe('a class with a co-teacher', () => {
  const database = useDatabase();

  async function makeShared() {
    const ctx = makeCtx(database.db);
    const { educator, id, code } = await makeClass(ctx);
    const other = await makeCoTeacher(ctx, id, await makeEducator(ctx, { plan: 'free' }));
    return { ctx, id, code, educator, other, owner: as(ctx, educator), co: as(ctx, other) };
  }

  test('is in both teachers’ lists, and takes seats of its owner only', async () => {
    const { ctx, id, code, owner, co } = await makeShared();
    const student = await makeUser(ctx);
    await call(classesApi.join, { id: code }, as(ctx, student));
    expect(await call(classesApi.list, undefined, owner)).toMatchObject({
      items: [{ id, role: 'owner', studentCount: 1 }],
      seats: 24,
      seatsTaken: 1,
    });
    expect(await call(classesApi.list, undefined, co)).toMatchObject({
      items: [{ id, role: 'co', studentCount: 1 }],
      seats: 0,
      seatsTaken: 0,
    });
  });

  test('gets students and cards from either, on the owner’s seats', async () => {
    const { id, owner, co } = await makeShared();
    const list = { id, students: [dina], guardiansAgree: true };
    const { items } = await call(classesApi.addStudents, list, co);
    expect(await call(classesApi.cards, { id }, owner)).toMatchObject({ items });
    expect(await call(classesApi.students, { id }, co)).toMatchObject({
      items: [{ ...dina, hasCard: true }],
    });
    expect(await call(classesApi.list, undefined, owner)).toMatchObject({
      seatsTaken: 1,
      items: [{ cardCount: 1 }],
    });
    const studentId = items[0]?.id ?? '';
    await call(classesApi.renewCard, { id, studentId }, co);
    await call(classesApi.removeStudent, { id, studentId }, co);
    expect(await call(classesApi.list, undefined, owner)).toMatchObject({ seatsTaken: 0 });
  });

  test('is paused and gets a new code from either, but is deleted by its owner alone', async () => {
    const { id, code, owner, co } = await makeShared();
    const changed = await call(classesApi.change, { id, paused: true, rotate: true }, co);
    expect(changed).toMatchObject({ paused: true, role: 'co' });
    expect(changed.code).not.toBe(code);
    await expect(call(classesApi.remove, { id }, co)).rejects.toMatchObject({ code: 'owner_only' });
    await call(classesApi.remove, { id }, owner);
    expect(await call(classesApi.list, undefined, co)).toMatchObject({ items: [] });
  });

  test('shows a co-teacher her students, and no one else', async () => {
    const { ctx, id, code, educator, other } = await makeShared();
    const [ada, bo] = [await makeUser(ctx), await makeUser(ctx)];
    const second = await makeClass(ctx, educator);
    await call(classesApi.join, { id: code }, as(ctx, ada));
    await call(classesApi.join, { id: second.code }, as(ctx, bo));
    const studentsOf = async ({ userId }: TestUser) =>
      (await listStudentsOf(ctx, userId)).map((student) => student.userId).toSorted();
    expect(await studentsOf(other)).toEqual([ada.userId]);
    expect(await studentsOf(educator)).toEqual([ada.userId, bo.userId].toSorted());
    await ctx.db.updateTable('classes').set({ archived_at: ctx.clock.now() }).where('id', '=', id).execute();
    expect(await studentsOf(other)).toEqual([]);
    expect(await listFellows(ctx, ada.userId)).toEqual([]);
    expect(await call(classesApi.memberships, undefined, as(ctx, ada))).toEqual({ items: [] });
  });

  test('is another owner’s as soon as the release before says so', async () => {
    const { ctx, id, educator, other } = await makeShared();
    await ctx.db.updateTable('classes').set({ educator_id: other.userId }).where('id', '=', id).execute();
    expect(await selectTaught(ctx.db, educator.userId).execute()).toEqual([]);
    expect(
      await ctx.db
        .selectFrom('class_teachers')
        .select(['user_id', 'kind'])
        .where('class_id', '=', id)
        .execute(),
    ).toEqual([{ user_id: other.userId, kind: 'owner' }]);
  });
});

describe('the courses of a class', () => {
  const database = useDatabase();

  test('are those chosen last, in the order of choosing, each once', async () => {
    const offered = answerTo(offeredCourses, (_ctx, { courseIds }) => Promise.resolve([...courseIds]));
    const ctx = makeCtx(database.db, { answersTo: collectAnswers([offered]) });
    const { educator, id } = await makeClass(ctx);
    const own = as(ctx, educator);
    const choose = async (...courseIds: string[]) =>
      (await call(classesApi.change, { id, courseIds }, own)).courseIds;
    expect(await choose('c_b', 'c_a', 'c_b')).toEqual(['c_b', 'c_a']);
    ctx.clock.advance(1);
    expect(await choose('c_a', 'c_c')).toEqual(['c_a', 'c_c']);
    expect(await choose()).toEqual([]);
    const archived = { archived_at: ctx.clock.now() };
    await ctx.db.updateTable('classes').set(archived).where('id', '=', id).execute();
    await expect(choose('c_a')).rejects.toMatchObject({ code: 'class_archived' });
  });
});
