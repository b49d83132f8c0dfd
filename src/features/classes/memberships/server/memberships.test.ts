import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { type TestUser, listAudited, makeUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { enter } from '#features/classes/server/enrolments.ts';

const as = (ctx: TestCtx, { actor }: Pick<TestUser, 'actor'>) => ({ context: { ...ctx, actor } });

/** A class with one student in it, whose guardian has agreed if she is a minor. */
async function makeJoined(ctx: TestCtx, columns: Parameters<typeof makeUser>[1] = {}) {
  const { educator, id } = await makeClass(ctx);
  const student = await makeUser(ctx, { first_name: 'Dina', last_name: 'Levi', ...columns });
  await ctx.db
    .insertInto('class_students')
    .values({
      class_id: id,
      user_id: student.userId,
      status: 'joined',
      why: null,
      created_at: ctx.clock.now(),
    })
    .execute();
  return { id, educator, teacher: as(ctx, educator), student, own: as(ctx, student) };
}

const aMinor = { adult_from: new Date('2030-01-01'), guardian_approved_at: new Date('2026-01-01') };

describe('a student’s classes', () => {
  const database = useDatabase();

  test('are visible to her, with their teachers', async () => {
    const ctx = makeCtx(database.db);
    const { own, id } = await makeJoined(ctx);
    const list = await call(classesApi.memberships, undefined, own);
    expect(list.items).toMatchObject([{ id, teacher: 'Ruth Adler', status: 'joined', leaving: 'at-once' }]);
    const stranger = as(ctx, await makeUser(ctx));
    expect((await call(classesApi.memberships, undefined, stranger)).items).toEqual([]);
  });

  test('can be left at once by anyone with her own account, and the seat goes to the next student', async () => {
    const ctx = makeCtx(database.db);
    const { own, id, teacher } = await makeJoined(ctx);
    expect(await call(classesApi.leave, { id }, own)).toEqual({ items: [] });
    expect(await call(classesApi.list, undefined, teacher)).toMatchObject({ seatsTaken: 0 });
    await expect(call(classesApi.leave, { id }, own)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('are left by a minor with the consent of her teacher, who is asked once and may refuse', async () => {
    const ctx = makeCtx(database.db);
    const { own, id, teacher, student } = await makeJoined(ctx, aMinor);
    expect(await call(classesApi.leave, { id }, own)).toMatchObject({ items: [{ leaving: 'asked' }] });
    await call(classesApi.leave, { id }, own);
    expect(await call(classesApi.list, undefined, teacher)).toMatchObject({ items: [{ requestCount: 1 }] });
    const answer = (agree: boolean) =>
      call(classesApi.answerRequest, { id, studentId: student.userId, agree }, teacher);
    const asks = async () => (await call(classesApi.students, { id }, teacher)).items.map((one) => one.asks);
    expect(await asks()).toEqual(['leave']);
    await answer(false);
    expect(await asks()).toEqual([null]);
    await expect(answer(true)).rejects.toMatchObject({ kind: 'not-found' });
    await call(classesApi.leave, { id }, own);
    await answer(true);
    expect(await asks()).toEqual([]);
    expect(await call(classesApi.memberships, undefined, own)).toEqual({ items: [] });
    expect(await listAudited(ctx)).toEqual(['student.leave.agreed', 'student.leave.declined']);
  });

  test('stay hers when she withdraws her request', async () => {
    const ctx = makeCtx(database.db);
    const { own, id, teacher } = await makeJoined(ctx, aMinor);
    await call(classesApi.leave, { id }, own);
    expect(await call(classesApi.stay, { id }, own)).toMatchObject({ items: [{ leaving: 'asks' }] });
    expect(await call(classesApi.list, undefined, teacher)).toMatchObject({ items: [{ requestCount: 0 }] });
  });

  test('that she is only waiting for can be left at once, even by a minor', async () => {
    const ctx = makeCtx(database.db);
    const { id } = await makeClass(ctx);
    const student = await makeUser(ctx, aMinor);
    await enter(ctx, { classId: id, userId: student.userId });
    const own = as(ctx, student);
    expect(await call(classesApi.memberships, undefined, own)).toMatchObject({
      items: [{ status: 'pending', leaving: 'at-once' }],
    });
    expect(await call(classesApi.leave, { id }, own)).toEqual({ items: [] });
  });

  test('are answered for by their own teacher alone', async () => {
    const ctx = makeCtx(database.db);
    const { own, id, student } = await makeJoined(ctx, aMinor);
    await call(classesApi.leave, { id }, own);
    const other = as(ctx, await makeEducator(ctx));
    await expect(
      call(classesApi.answerRequest, { id, studentId: student.userId, agree: true }, other),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a student who leaves ten times at once', () => {
  const database = useCommittedDatabase();

  test('is out once, and no call fails except for having nothing left to leave', async () => {
    const ctx = makeCtx(database.db);
    const { own, id, teacher } = await makeJoined(ctx);
    const left = await Promise.allSettled(
      Array.from({ length: 10 }, () => call(classesApi.leave, { id }, own)),
    );
    expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call(classesApi.list, undefined, teacher)).toMatchObject({ seatsTaken: 0 });
  });
});
