import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeCoTeacher, makeStudentIn } from '#features/classes/testing.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { eraseGivenUpAccounts, erasePerson, lockPerson } from '#features/people/server/public.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';

const ownerOf = async (ctx: TestCtx, id: string, { actor }: TestUser) =>
  (await call(classesApi.teachers, { id }, { context: { ...ctx, actor } })).items.find(
    ({ role }) => role === 'owner',
  )?.id;

describe('the erasure of a teacher and of her heir at the same moment', () => {
  const database = useCommittedDatabase();

  test.each([1, 2, 3])('brings the class to whoever is left, time %i', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const heir = await makeCoTeacher(ctx, id);
    ctx.clock.advance(60);
    const last = await makeCoTeacher(ctx, id);
    // Each of the two would inherit from the other.
    const other = await makeClass(ctx, heir);
    await makeCoTeacher(ctx, other.id, educator);
    await makeCoTeacher(ctx, other.id, last);
    await makeStudentIn(ctx, id, (await makeUser(ctx)).userId);
    await Promise.all(
      [educator, heir].map(({ userId }) =>
        inTransaction(ctx, async (ctx) => {
          await lockPerson(ctx, userId);
          await erasePerson(ctx, userId);
        }),
      ),
    );
    for (const classId of [id, other.id]) expect(await ownerOf(ctx, classId, last)).toBe(last.userId);
    const context = { ...ctx, actor: last.actor };
    expect(await call(classesApi.list, undefined, { context })).toMatchObject({ seatsTaken: 1 });
  });

  test('leaves a class whole or passed on, wherever the process is killed', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const heir = await makeCoTeacher(ctx, id);
    const student = await makeUser(ctx);
    await makeStudentIn(ctx, id, student.userId);
    await changeUser(ctx, educator.userId, { erase_at: ctx.clock.now() });
    await dieAtEachStep(
      ctx,
      (ctx) => eraseGivenUpAccounts(ctx).then(() => undefined),
      async () => {
        expect([educator.userId, heir.userId]).toContain(await ownerOf(ctx, id, heir));
      },
    );
    expect(await ownerOf(ctx, id, heir)).toBe(heir.userId);
    expect(await readMessages({ ...ctx, actor: heir.actor })).toHaveLength(1);
    expect(await readMessages({ ...ctx, actor: student.actor })).toEqual([]);
  });
});
