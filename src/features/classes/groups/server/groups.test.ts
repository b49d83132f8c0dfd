import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { type TestUser, makeUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { archiveClass } from '#features/classes/server/archive-class.ts';
import {
  makeClass,
  makeCoTeacher,
  makeEducator,
  makeStudentIn,
  putInClass,
} from '#features/classes/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let made: Awaited<ReturnType<typeof makeClass>>;
let dov: TestUser;
let ada: TestUser;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  made = await makeClass(ctx);
  dov = await makeUser(ctx, { role: 'student', first_name: 'Dov', last_name: 'Stern' });
  ada = await makeUser(ctx, { role: 'student', first_name: 'Ada', last_name: 'Adler' });
  for (const { userId } of [dov, ada]) await makeStudentIn(ctx, made.id, userId);
});

const as = ({ actor }: TestUser) => ({ context: { ...ctx, actor } });
const create = (name: string) => call(classesApi.createGroup, { id: made.id, name }, as(made.educator));
const list = (by = made.educator) => call(classesApi.groups, { id: made.id }, as(by));

test('a student may be in several groups, and leaves them with the class', async () => {
  const { id, educator } = made;
  for (const name of ['Writers', 'Readers']) {
    const { id: groupId } = await create(name);
    const input = { id, groupId, studentId: dov.userId };
    await call(classesApi.putInGroup, input, as(educator));
    expect(await call(classesApi.putInGroup, input, as(educator))).toMatchObject({
      studentIds: [dov.userId],
    });
  }
  expect(await list()).toMatchObject({
    items: [
      { name: 'Readers', studentIds: [dov.userId] },
      { name: 'Writers', studentIds: [dov.userId] },
    ],
    students: [{ lastName: 'Adler' }, { lastName: 'Stern' }],
  });
  await call(classesApi.removeStudent, { id, studentId: dov.userId }, as(educator));
  expect(await list()).toMatchObject({ items: [{ studentIds: [] }, { studentIds: [] }] });
});

test('a co-teacher renames, empties and removes them; the students stay', async () => {
  const { id } = made;
  const helper = as(await makeCoTeacher(ctx, id));
  const { id: groupId } = await create('Writers');
  await create('Readers');
  const taken = call(classesApi.renameGroup, { id, groupId, name: 'Readers' }, helper);
  await expect(taken).rejects.toMatchObject({ data: { issues: [{ path: 'name' }] } });
  expect(await call(classesApi.renameGroup, { id, groupId, name: 'Poets' }, helper)).toMatchObject({
    name: 'Poets',
  });
  const input = { id, groupId, studentId: ada.userId };
  await call(classesApi.putInGroup, input, helper);
  expect(await call(classesApi.takeFromGroup, input, helper)).toMatchObject({ studentIds: [] });
  await expect(call(classesApi.takeFromGroup, input, helper)).rejects.toMatchObject({ code: 'not_found' });
  await call(classesApi.removeGroup, { id, groupId }, helper);
  const { items, students } = await list();
  expect(items.map(({ name }) => name)).toEqual(['Readers']);
  expect(students).toHaveLength(2);
});

test('only students of the class are in its groups, and only its teachers find them', async () => {
  const { id, educator } = made;
  const { id: groupId } = await create('Writers');
  const waiting = await makeUser(ctx, { role: 'student' });
  await putInClass(ctx, id, { userId: waiting.userId, waits: true });
  const other = await makeClass(ctx);
  const stranger = await makeUser(ctx, { role: 'student' });
  await makeStudentIn(ctx, other.id, stranger.userId);
  for (const { userId: studentId } of [waiting, stranger])
    await expect(call(classesApi.putInGroup, { id, groupId, studentId }, as(educator))).rejects.toMatchObject(
      { code: 'not_found' },
    );
  const swapped = { id: other.id, groupId, studentId: stranger.userId };
  await expect(call(classesApi.putInGroup, swapped, as(other.educator))).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(list(await makeEducator(ctx))).rejects.toMatchObject({ code: 'not_found' });
});

test('there are at most thirty, and those of an archived class stay as they are', async () => {
  const { id, educator } = made;
  for (let count = 1; count <= 30; count += 1) await create(`Group ${count}`);
  await expect(create('One more')).rejects.toMatchObject({ code: 'too_many_groups' });
  await archiveClass({ ...ctx, actor: educator.actor }, id);
  await expect(create('One more')).rejects.toMatchObject({ code: 'class_archived' });
  expect(await list()).toMatchObject({ archived: true });
});
