import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeCoTeacher, giveCourse } from '#features/classes/testing.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { filmAndQuiz } from '#features/teaching/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';

async function makeChoosing(ctx: TestCtx) {
  const { id, educator } = await makeClass(ctx);
  const co = await makeCoTeacher(ctx, id);
  const courses = [];
  for (let number = 0; number < 4; number += 1)
    courses.push((await makeCourse(ctx, { items: filmAndQuiz })).id);
  const as = ({ actor }: Pick<TestCtx, 'actor'>) => ({ context: { ...ctx, actor } });
  return { id, courses, owner: as(educator), co: as(co) };
}

describe('the courses of a class', () => {
  const database = useDatabase();

  test('are chosen one by one, each once, and one that is taken away leaves the others', async () => {
    const { id, courses, owner, co } = await makeChoosing(makeCtx(database.db));
    const [first = '', second = ''] = courses;
    await call(classesApi.addCourse, { id, courseId: first }, owner);
    await call(classesApi.addCourse, { id, courseId: second }, co);
    const again = await call(classesApi.addCourse, { id, courseId: first }, co);
    expect(again.courseIds.toSorted()).toEqual([first, second].toSorted());
    const left = await call(classesApi.removeCourse, { id, courseId: first }, owner);
    expect(left.courseIds).toEqual([second]);
    expect((await call(classesApi.removeCourse, { id, courseId: first }, owner)).courseIds).toEqual([second]);
  });

  test('are courses that the catalog offers; what it has no longer may stay', async () => {
    const ctx = makeCtx(database.db);
    const { id, courses, owner } = await makeChoosing(ctx);
    await giveCourse(ctx, id, 'gone');
    const unknown = call(classesApi.change, { id, courseIds: ['gone', 'nothing'] }, owner);
    await expect(unknown).rejects.toMatchObject({
      issues: [{ path: 'courseIds', messageKey: 'classes.field.unknownCourse' }],
    });
    await expect(call(classesApi.addCourse, { id, courseId: 'nothing' }, owner)).rejects.toMatchObject({
      code: 'not_found',
    });
    const [first = ''] = courses;
    const chosen = await call(classesApi.change, { id, courseIds: ['gone', first] }, owner);
    expect(chosen.courseIds.toSorted()).toEqual([first, 'gone'].toSorted());
  });

  test('are not changed in an archived class, and no more than fifty', async () => {
    const ctx = makeCtx(database.db);
    const { id, courses, owner } = await makeChoosing(ctx);
    for (let number = 0; number < 50; number += 1) await giveCourse(ctx, id, `c_${number}`);
    const [courseId = ''] = courses;
    await expect(call(classesApi.addCourse, { id, courseId }, owner)).rejects.toMatchObject({
      code: 'too_many_courses',
    });
    await call(classesApi.archive, { id }, owner);
    await expect(call(classesApi.removeCourse, { id, courseId: 'c_1' }, owner)).rejects.toMatchObject({
      code: 'class_archived',
    });
  });
});

describe('two teachers who choose at the same moment', () => {
  const database = useCommittedDatabase();

  test('keep what each has chosen', async () => {
    const { id, courses, owner, co } = await makeChoosing(makeCtx(database.db));
    await Promise.all(
      courses.map((courseId, index) =>
        call(classesApi.addCourse, { id, courseId }, index % 2 === 0 ? owner : co),
      ),
    );
    const { items } = await call(classesApi.list, undefined, owner);
    expect(items[0]?.courseIds.toSorted()).toEqual(courses.toSorted());
  });
});
