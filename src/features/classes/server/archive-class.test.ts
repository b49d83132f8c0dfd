import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import {
  makeClass,
  makeCoTeacher,
  makeEducator,
  makeStudentIn,
  putInClass,
} from '#features/classes/testing.ts';
import { listChildrenClasses } from './child-classes.ts';

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });

describe('an archived class', () => {
  const database = useDatabase();

  async function makeTaught() {
    const ctx = makeCtx(database.db);
    const { educator, id, code } = await makeClass(ctx);
    const student = await makeUser(ctx);
    await makeStudentIn(ctx, id, student.userId);
    return { ctx, id, code, educator, student, own: as(ctx, educator) };
  }

  test('keeps its students, who no longer see it, and admits nobody', async () => {
    const { ctx, id, code, student, own } = await makeTaught();
    const archived = { id, archived: true, paused: true, studentCount: 1 };
    for (let times = 0; times < 2; times += 1)
      expect(await call(classesApi.archive, { id }, own)).toMatchObject(archived);
    expect(await call(classesApi.list, undefined, own)).toMatchObject({ items: [archived], seatsTaken: 0 });
    expect(await call(classesApi.memberships, undefined, as(ctx, student))).toEqual({ items: [] });
    await expect(call(classesApi.join, { id: code }, as(ctx, await makeUser(ctx)))).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('is not among the classes that parents see', async () => {
    const { ctx, id, student, own } = await makeTaught();
    const children = [
      { id: student.userId, place: undefined, classicMode: false, consent: 'given' as const },
    ];
    const seen = async () => (await listChildrenClasses(ctx, { children })).get(student.userId);
    expect((await seen())?.classes).toHaveLength(1);
    await call(classesApi.archive, { id }, own);
    expect(await seen()).toBeUndefined();
  });

  test('is read-only until it comes back, with its code still paused', async () => {
    const { ctx, id, student, own } = await makeTaught();
    await call(classesApi.archive, { id }, own);
    const readOnly = { code: 'class_archived' };
    await expect(call(classesApi.change, { id, paused: false }, own)).rejects.toMatchObject(readOnly);
    const studentId = student.userId;
    await expect(call(classesApi.removeStudent, { id, studentId }, own)).rejects.toMatchObject(readOnly);
    expect(await call(classesApi.restore, { id }, own)).toMatchObject({ archived: false, paused: true });
    expect((await call(classesApi.memberships, undefined, as(ctx, student))).items).toHaveLength(1);
  });

  test('gives its seats to those who wait, and does not come back without them', async () => {
    const { ctx, id, educator, own } = await makeTaught();
    await changeUser(ctx, educator.userId, { plan: 'standard' });
    const next = await makeClass(ctx, educator);
    for (let made = 0; made < 23; made += 1) await makeStudentIn(ctx, next.id, (await makeUser(ctx)).userId);
    const waiting = await makeUser(ctx);
    await putInClass(ctx, next.id, { ...waiting, waits: true });
    await call(classesApi.archive, { id }, own);
    expect((await call(classesApi.memberships, undefined, as(ctx, waiting))).items).toMatchObject([
      { status: 'joined' },
    ]);
    await expect(call(classesApi.restore, { id }, own)).rejects.toMatchObject({ code: 'no_seats' });
    await call(classesApi.removeStudent, { id: next.id, studentId: waiting.userId }, own);
    expect(await call(classesApi.restore, { id }, own)).toMatchObject({ archived: false });
  });

  test('is put away and brought back by its owner alone', async () => {
    const { ctx, id } = await makeTaught();
    const co = as(ctx, await makeCoTeacher(ctx, id));
    const stranger = as(ctx, await makeEducator(ctx));
    for (const operation of [classesApi.archive, classesApi.restore]) {
      await expect(call(operation, { id }, co)).rejects.toMatchObject({ code: 'owner_only' });
      await expect(call(operation, { id }, stranger)).rejects.toMatchObject({ kind: 'not-found' });
    }
  });
});
