import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { archiveClass } from '#features/classes/server/archive-class.ts';
import {
  makeClass,
  makeCoTeacher,
  makeEducator,
  makeGroup,
  makeStudentIn,
  putInClass,
} from '#features/classes/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let first: Awaited<ReturnType<typeof makeClass>>;
let second: Awaited<ReturnType<typeof makeClass>>;
let dov: TestUser;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  first = await makeClass(ctx);
  second = await makeClass(ctx, first.educator);
  dov = await makeUser(ctx, { role: 'student', first_name: 'Dov', last_name: 'Stern' });
  await makeStudentIn(ctx, first.id, dov.userId);
});

const as = ({ actor }: TestUser) => ({ context: { ...ctx, actor } });
const move = (student = dov, { by = first.educator, to = second.id }: { by?: TestUser; to?: string } = {}) =>
  call(classesApi.moveStudent, { id: first.id, studentId: student.userId, classId: to }, as(by));
const rowsOf = ({ userId }: TestUser) =>
  ctx.db.selectFrom('class_students').selectAll().where('user_id', '=', userId).execute();

test('she takes her seat along, leaves her groups, and is seen in detail from then on', async () => {
  const { educator } = first;
  await makeGroup(ctx, first.id, [dov.userId]);
  ctx.clock.advance(60_000);
  await move();
  expect(await rowsOf(dov)).toMatchObject([
    { class_id: second.id, status: 'joined', joined_at: ctx.clock.now() },
  ]);
  const list = await call(classesApi.list, undefined, as(educator));
  expect(list.seatsTaken).toBe(1);
  expect((await call(classesApi.groups, { id: first.id }, as(educator))).items).toMatchObject([
    { studentIds: [] },
  ]);
  expect(await readMessages({ ...ctx, actor: dov.actor })).toEqual([
    'You’re in your class now. See what you’ll learn together.',
  ]);
});

test('a student with a card keeps it, and her account is not given up', async () => {
  const { id, educator } = first;
  const added = await call(
    classesApi.addStudents,
    { id, students: [{ firstName: 'Yael', lastName: 'Katz' }], guardiansAgree: true },
    as(educator),
  );
  const studentId = added.items[0]?.id ?? '';
  await call(classesApi.moveStudent, { id, studentId, classId: second.id }, as(educator));
  const { items } = await call(classesApi.students, { id: second.id }, as(educator));
  expect(items).toMatchObject([{ id: studentId, hasCard: true }]);
  expect((await call(classesApi.leavingStudents, undefined, as(educator))).items).toEqual([]);
});

test('whoever waits for a seat keeps her place in the line', async () => {
  for (let made = 1; made < 24; made += 1) await makeStudentIn(ctx, second.id, (await makeUser(ctx)).userId);
  const [early, late] = [await makeUser(ctx), await makeUser(ctx)];
  await putInClass(ctx, first.id, { ...early, waits: true });
  await putInClass(ctx, second.id, { ...late, waits: true });
  await move(early);
  expect(await rowsOf(early)).toMatchObject([{ class_id: second.id, status: 'pending', why: 'seats' }]);
  await call(classesApi.removeStudent, { id: first.id, studentId: dov.userId }, as(first.educator));
  expect(await rowsOf(early)).toMatchObject([{ status: 'joined' }]);
  expect(await rowsOf(late)).toMatchObject([{ status: 'pending' }]);
});

test('two moves at once put her in one class, once', async () => {
  const third = await makeClass(ctx, first.educator);
  const answers = await Promise.allSettled([move(), move(dov, { to: third.id }), move()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rowsOf(dov)).toHaveLength(1);
});

test('she is not moved twice, before her guardian has answered, nor to an archived class', async () => {
  await expect(move(dov, { to: first.id })).rejects.toMatchObject({ code: 'already_in_class' });
  const asked = await makeUser(ctx);
  await putInClass(ctx, first.id, { ...asked, waits: true });
  await ctx.db
    .updateTable('class_students')
    .set({ why: 'guardian' })
    .where('user_id', '=', asked.userId)
    .execute();
  await expect(move(asked)).rejects.toMatchObject({ code: 'awaits_guardian' });
  await archiveClass({ ...ctx, actor: first.educator.actor }, second.id);
  await expect(move()).rejects.toMatchObject({ code: 'class_archived' });
  expect(await rowsOf(dov)).toMatchObject([{ class_id: first.id }]);
});

test('only the owner of both classes moves her', async () => {
  const co = await makeCoTeacher(ctx, first.id);
  await expect(move(dov, { by: co })).rejects.toMatchObject({ code: 'owner_only' });
  await expect(move(dov, { by: await makeEducator(ctx) })).rejects.toMatchObject({ kind: 'not-found' });
  const elsewhere = await makeClass(ctx);
  await expect(move(dov, { to: elsewhere.id })).rejects.toMatchObject({ kind: 'not-found' });
  await makeCoTeacher(ctx, elsewhere.id, first.educator);
  await expect(move(dov, { to: elsewhere.id })).rejects.toMatchObject({ code: 'owner_only' });
  await expect(move(await makeUser(ctx))).rejects.toMatchObject({ kind: 'not-found' });
});
