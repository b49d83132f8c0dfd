import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { eraseGivenUpAccounts, findPersonStanding } from '#features/people/server/public.ts';
import { changeUser, listAudited, type TestUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import type { UserId } from '#core/ids.ts';
import { askForErasure } from '#features/classes/cards/server/erasure-requests.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeCoTeacher, makeEducator, makeStudentIn } from '#features/classes/testing.ts';

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });
const names = [
  { firstName: 'Dina', lastName: 'Levi' },
  { firstName: 'Yonah', lastName: 'Katz' },
];

/** Two classes of a teacher; Dina and Yonah have cards and are in the first one. */
async function makeWorld(ctx: TestCtx) {
  const { educator, id } = await makeClass(ctx);
  const second = (await makeClass(ctx, educator)).id;
  const own = as(ctx, educator);
  const { items } = await call(classesApi.addStudents, { id, students: names, guardiansAgree: true }, own);
  const [dina = '', yonah = ''] = items.map((item) => item.id);
  const leaving = async () =>
    (await call(classesApi.leavingStudents, undefined, own)).items.map(({ firstName }) => firstName);
  const isGivenUp = async (userId: string) => (await findPersonStanding(ctx, userId as UserId))?.givenUp;
  return { educator, id, second, own, dina, yonah, leaving, isGivenUp };
}

describe('a student with a card whose last class is deleted', () => {
  const database = useDatabase();

  test('is announced before, and is listed with the day on which she will be erased', async () => {
    const ctx = makeCtx(database.db);
    const { id, second, own, yonah, leaving } = await makeWorld(ctx);
    const ending = async () =>
      (await call(classesApi.list, undefined, own)).items
        .map(({ endingCount }) => endingCount)
        .toSorted((one, other) => other - one);
    expect(await ending()).toEqual([2, 0]);
    await makeStudentIn(ctx, second, yonah as UserId);
    expect(await ending()).toEqual([1, 0]);
    await call(classesApi.remove, { id }, own);
    const { items } = await call(classesApi.leavingStudents, undefined, own);
    expect(items).toMatchObject([
      { firstName: 'Dina', lastName: 'Levi', leavesOn: '2026-12-17T12:00:00.000Z' },
    ]);
    ctx.clock.advance(31 * 86_400);
    await eraseGivenUpAccounts(ctx);
    expect(await leaving()).toEqual([]);
  });

  test('is brought back by her teacher, with her account and her courses', async () => {
    const ctx = makeCtx(database.db);
    const { id, second, own, dina, leaving, isGivenUp } = await makeWorld(ctx);
    await call(classesApi.removeStudent, { id, studentId: dina }, own);
    expect([await leaving(), await isGivenUp(dina)]).toEqual([['Dina'], true]);
    await call(classesApi.bringBack, { id: second, studentId: dina }, own);
    expect([await leaving(), await isGivenUp(dina)]).toEqual([[], false]);
    expect((await call(classesApi.students, { id: second }, own)).items).toMatchObject([
      { id: dina, hasCard: true },
    ]);
    expect(await listAudited(ctx)).toContain('student.brought_back');
    const again = call(classesApi.bringBack, { id: second, studentId: dina }, own);
    await expect(again).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('is not brought back without a seat, into an archived class, or by anyone but her teacher', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id, second, own, dina } = await makeWorld(ctx);
    await call(classesApi.removeStudent, { id, studentId: dina }, own);
    const chosen = { id: second, studentId: dina };
    const stranger = await makeEducator(ctx);
    const theirs = await makeClass(ctx, stranger);
    const co = await makeCoTeacher(ctx, second);
    for (const [who, into] of [
      [stranger, second],
      [stranger, theirs.id],
      [co, theirs.id],
    ] as const)
      await expect(
        call(classesApi.bringBack, { id: into, studentId: dina }, as(ctx, who)),
      ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(call(classesApi.bringBack, chosen, as(ctx, co))).rejects.toMatchObject({
      code: 'owner_only',
    });
    expect(await call(classesApi.leavingStudents, undefined, as(ctx, stranger))).toEqual({ items: [] });
    await changeUser(ctx, educator.userId, { plan: 'free' });
    await expect(call(classesApi.bringBack, chosen, own)).rejects.toMatchObject({ code: 'no_seats' });
    await changeUser(ctx, educator.userId, { plan: 'standard' });
    await call(classesApi.archive, { id: second }, own);
    await expect(call(classesApi.bringBack, chosen, own)).rejects.toMatchObject({ code: 'class_archived' });
  });

  test('is not listed if it was her own wish, or if she keeps her account herself', async () => {
    const ctx = makeCtx(database.db);
    const { id, own, dina, yonah, leaving } = await makeWorld(ctx);
    await askForErasure(ctx, dina as UserId);
    await call(classesApi.answerRequest, { id, studentId: dina, agree: true }, own);
    expect(await leaving()).toEqual([]);
    await call(classesApi.removeStudent, { id, studentId: yonah }, own);
    expect(await leaving()).toEqual(['Yonah']);
  });
});

describe('in transactions that are committed', () => {
  const database = useCommittedDatabase();

  test('she is back whole or not at all, wherever a process is killed, and once of two at once', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id, second, own, dina, leaving, isGivenUp } = await makeWorld(ctx);
    await call(classesApi.removeStudent, { id, studentId: dina }, own);
    const isIn = async () => (await call(classesApi.students, { id: second }, own)).items.length > 0;
    await dieAtEachStep(
      ctx,
      (dying) =>
        call(
          classesApi.bringBack,
          { id: second, studentId: dina },
          { context: { ...dying, actor: educator.actor } },
        ),
      async () => expect([await isIn(), await isGivenUp(dina)]).toEqual([false, true]),
    );
    expect([await isIn(), await isGivenUp(dina), await leaving()]).toEqual([true, false, []]);
    await call(classesApi.removeStudent, { id: second, studentId: dina }, own);
    const answers = await Promise.allSettled(
      [id, second].map((into) => call(classesApi.bringBack, { id: into, studentId: dina }, own)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
