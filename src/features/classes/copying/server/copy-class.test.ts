import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { answerTo, collectAnswers } from '#platform/composition/feature-hooks.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { offeredCourses } from '#features/classes/courses/server/offered-courses.ts';
import { archiveClass } from '#features/classes/server/archive-class.ts';
import {
  giveCourse,
  makeClass,
  makeCoTeacher,
  makeEducator,
  makeGroup,
  makeStudentIn,
} from '#features/classes/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let made: Awaited<ReturnType<typeof makeClass>>;
beforeEach(async () => {
  const offered = answerTo(offeredCourses, (_ctx, { courseIds }) =>
    Promise.resolve(courseIds.filter((id) => id !== 'gone')),
  );
  ctx = makeCtx(database.db, { answersTo: collectAnswers([offered]) });
  made = await makeClass(ctx);
});

const as = ({ actor }: TestUser, more: Partial<TestCtx> = {}) => ({ context: { ...ctx, actor, ...more } });
const copy = (name: string, by = made.educator, more?: Partial<TestCtx>) =>
  call(classesApi.copy, { id: made.id, name }, as(by, more));

test('a copy has the courses and the groups of the class, and nobody in it', async () => {
  const { id, educator, code } = made;
  for (const courseId of ['b', 'gone', 'a']) {
    await giveCourse(ctx, id, courseId);
    ctx.clock.advance(1);
  }
  const student = await makeUser(ctx, { role: 'student' });
  await makeStudentIn(ctx, id, student.userId);
  await makeGroup(ctx, id, [student.userId]);
  const co = await makeCoTeacher(ctx, id);
  const copied = await copy('Next year');
  expect(copied).toMatchObject({
    name: 'Next year',
    role: 'owner',
    archived: false,
    courseIds: ['b', 'a'],
    studentCount: 0,
  });
  expect(copied.code.replace('-', '')).not.toBe(code);
  const groupsOf = async (id: string) => (await call(classesApi.groups, { id }, as(educator))).items;
  const [before] = await groupsOf(id);
  const [after] = await groupsOf(copied.id);
  expect(after).toMatchObject({ name: before?.name, studentIds: [] });
  expect(after?.id).not.toBe(before?.id);
  expect(before?.studentIds).toEqual([student.userId]);
  await expect(call(classesApi.groups, { id: copied.id }, as(co))).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('an archived class is copied too, and stays archived', async () => {
  await archiveClass({ ...ctx, actor: made.educator.actor }, made.id);
  ctx.clock.advance(1);
  expect(await copy('Next year')).toMatchObject({ archived: false, paused: false });
  expect((await call(classesApi.list, undefined, as(made.educator))).items).toMatchObject([
    { id: made.id, archived: true },
    { name: 'Next year' },
  ]);
});

test('only its owner copies it', async () => {
  await expect(copy('Mine', await makeCoTeacher(ctx, made.id))).rejects.toMatchObject({ code: 'owner_only' });
  await expect(copy('Mine', await makeEducator(ctx))).rejects.toMatchObject({ kind: 'not-found' });
});

test('a name in use is refused at the field, and the fifty-first class', async () => {
  await copy('Next year');
  await expect(copy('Next year')).rejects.toMatchObject({ data: { issues: [{ path: 'name' }] } });
  for (let count = 2; count < 50; count += 1) await makeClass(ctx, made.educator);
  await expect(copy('One more')).rejects.toMatchObject({ code: 'too_many_classes' });
});

test('two tries with one key make one class', async () => {
  const [one, two] = [
    await copy('Next year', made.educator, { idempotencyKey: 'k1' }),
    await copy('Next year', made.educator, { idempotencyKey: 'k1' }),
  ];
  expect(two).toEqual(one);
  expect((await call(classesApi.list, undefined, as(made.educator))).totalItems).toBe(2);
});
