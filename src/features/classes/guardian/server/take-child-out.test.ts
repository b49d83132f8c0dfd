import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import type { UserId } from '#core/ids.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass } from '#features/classes/testing.ts';
import { makeGuardian } from '#features/families/testing.ts';
import { guardiansApi } from '#features/guardians/api.ts';
import { findPersonStanding } from '#features/people/server/public.ts';
import { findActor, listAudited, type TestUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';

const database = useDatabase();
const as = (ctx: TestCtx, { actor }: Pick<TestUser, 'actor'>) => ({ context: { ...ctx, actor } });

/** Dina has a card of Ruth's, and has named her mother, to join another teacher's class. */
async function makeWorld(ctx: TestCtx) {
  const { educator: ruth, id, code } = await makeClass(ctx);
  const { items } = await call(
    classesApi.addStudents,
    { id, students: [{ firstName: 'Dina', lastName: 'Levi' }], guardiansAgree: true },
    as(ctx, ruth),
  );
  const dina = items[0]?.id as UserId;
  const pupil = as(ctx, { actor: await findActor(ctx, { ...ruth, userId: dina }) });
  const join = async (typed: string) => {
    const { status, why } = await call(classesApi.join, { id: typed }, pupil);
    return { status, why };
  };
  const other = await makeClass(ctx);
  expect(await join(other.code)).toEqual({ status: 'pending', why: 'guardian' });
  const mother = await makeGuardian(ctx);
  await call(guardiansApi.askGuardian, { emailAddress: mother.emailAddress }, pupil);
  const takeOut = () => call(classesApi.takeChildOut, { childId: dina, id }, as(ctx, mother));
  return { ruth, id, code, dina, mother, join, takeOut };
}

test('a student with a card who is taken out by her guardian keeps her account, and is not her teacher’s to bring back', async () => {
  const ctx = makeCtx(database.db);
  const { ruth, id, dina, takeOut } = await makeWorld(ctx);
  await takeOut();
  expect((await findPersonStanding(ctx, dina))?.givenUp).toBe(false);
  const teacher = as(ctx, ruth);
  expect(await call(classesApi.leavingStudents, undefined, teacher)).toEqual({ items: [] });
  await expect(call(classesApi.bringBack, { id, studentId: dina }, teacher)).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await listAudited(ctx)).toContain('class.taken_out');
});

test('she comes back with the code and her guardian’s consent, although her teacher had vouched for her', async () => {
  const ctx = makeCtx(database.db);
  const { id, code, dina, mother, join, takeOut } = await makeWorld(ctx);
  await takeOut();
  expect(await join(code)).toEqual({ status: 'pending', why: 'guardian' });
  expect(ctx.sent.at(-1)?.to).toBe(mother.emailAddress);
  await call(classesApi.letChildJoin, { childId: dina, id }, as(ctx, mother));
  expect(await join(code)).toEqual({ status: 'joined', why: null });
});

test('as long as she has named nobody, her teacher’s word lets her into another class of that teacher', async () => {
  const ctx = makeCtx(database.db);
  const { educator, id } = await makeClass(ctx);
  const { items } = await call(
    classesApi.addStudents,
    { id, students: [{ firstName: 'Dina', lastName: 'Levi' }], guardiansAgree: true },
    as(ctx, educator),
  );
  const second = await makeClass(ctx, educator);
  const actor = await findActor(ctx, { ...educator, userId: items[0]?.id as UserId });
  expect(await call(classesApi.join, { id: second.code }, as(ctx, { actor }))).toMatchObject({
    status: 'joined',
  });
});
