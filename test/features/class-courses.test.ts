import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { classesApi } from '#features/classes/api.ts';
import { freeSeatsSetting } from '#features/classes/server/seats.ts';
import { giveCourse, makeClass, makeCoTeacher, makeEducator } from '#features/classes/testing.ts';
import { consentWithdrawn } from '#features/guardians/server/public.ts';
import { learningApi } from '#features/learning/api.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { changeUser, findActor, makeUser, type TestUser } from '#features/people/testing.ts';
import { peopleApi } from '#features/people/api.ts';
import { changePlan } from '#features/settings/server/public.ts';
import { teachingApi } from '#features/teaching/api.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';

/*
 * A seat in a class opens what the class learns, up to the level of its teacher's plan (docs/decisions/0131).
 */

const levels = ['all', 'paid', 'premium'] as const;
const makeThree = (ctx: TestCtx) => makeCourse(ctx, { items: levels.map((access) => ({ access })) });
type MadeCourse = Awaited<ReturnType<typeof makeThree>>;

/** As a new request of hers would be. */
const as = async (ctx: TestCtx, user: TestUser) => ({
  context: { ...ctx, actor: await findActor(ctx, user) },
});
const join = async (ctx: TestCtx, user: TestUser, code: string) =>
  call(classesApi.join, { id: code }, await as(ctx, user));

/** Which of the course's three lessons she may watch. */
async function opened(ctx: TestCtx, user: TestUser, { slug }: MadeCourse): Promise<string> {
  const { chapters } = await call(learningApi.course, { slug }, await as(ctx, user));
  const open = chapters.flatMap(({ items }) => items).filter(({ mayWatch }) => mayWatch);
  return open.map(({ access }) => access).join(' ');
}

async function makeWorld(ctx: TestCtx) {
  const { id, code, educator } = await makeClass(ctx);
  const course = await makeThree(ctx);
  await giveCourse(ctx, id, course.id);
  const student = await makeUser(ctx, { role: 'student' });
  const teacher = { context: { ...ctx, actor: educator.actor } };
  return { id, code, educator, course, student, teacher };
}

describe('a seat in a class', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    world = await makeWorld(ctx);
  });
  const sees = (course = world.course, user = world.student) => opened(ctx, user, course);
  const joinIt = (user = world.student) => join(ctx, user, world.code);
  const setPlan = (plan: 'free' | 'standard' | 'premium') =>
    changePlan(ctx, { emailAddress: world.educator.emailAddress, plan, who: 'shell:root', why: 'test' });
  const assign = (target: string, more: object = {}) =>
    call(
      teachingApi.assign,
      { id: world.id, kind: 'item', target, from: '2026-11-17', due: '2026-11-18', ...more },
      world.teacher,
    );

  test('opens the courses of the class as far as the teacher’s plan goes, and makes nobody’s plan a paid one', async () => {
    const { course, student, teacher, id } = world;
    expect(await sees()).toBe('all');
    await joinIt();
    expect(await sees()).toBe('all paid');
    const view = await call(learningApi.course, { slug: course.slug }, await as(ctx, student));
    expect(view.throughClass).toBe(true);
    const other = await makeThree(ctx);
    expect(await sees(other)).toBe('all');
    expect(await call(peopleApi.currentUser, undefined, await as(ctx, student))).toMatchObject({
      status: 'free',
      plan: 0,
      courseIds: [],
      premiumFeatures: false,
    });
    await call(classesApi.change, { id, courseIds: [course.id, other.id] }, teacher);
    expect(await sees(other)).toBe('all paid');
    await setPlan('premium');
    expect([await sees(), await sees(other)]).toEqual(['all paid premium', 'all paid premium']);
    await setPlan('standard');
    expect(await sees()).toBe('all paid');
  });

  test('opens them to an account that is otherwise restricted by its age, and to none that waits for a guardian', async () => {
    const { student } = world;
    await joinIt();
    ctx.clock.advance(200 * 86_400);
    expect(await sees()).toBe('all paid');
    await changeUser(ctx, student.userId, { restricted_at: ctx.clock.now() });
    expect(await sees()).toBe('');
    await changeUser(ctx, student.userId, {
      restricted_at: null,
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: null,
    });
    expect(await sees()).toBe('');
    await inTransaction(ctx, (ctx) => callHook(ctx, consentWithdrawn, student));
    await changeUser(ctx, student.userId, { guardian_approved_at: ctx.clock.now() });
    // She is not in the class before her guardian agrees again.
    expect(await sees()).toBe('');
  });

  test('closes them with the class: left, removed from, without the course, archived or deleted', async () => {
    const { id, course, teacher, student } = world;
    const again = async () => {
      await joinIt();
      expect(await sees()).toBe('all paid');
    };
    await again();
    await call(classesApi.leave, { id }, await as(ctx, student));
    expect(await sees()).toBe('all');
    await again();
    await call(classesApi.removeStudent, { id, studentId: student.userId }, teacher);
    expect(await sees()).toBe('all');
    await again();
    await call(classesApi.change, { id, courseIds: [] }, teacher);
    expect(await sees()).toBe('all');
    await call(classesApi.change, { id, courseIds: [course.id] }, teacher);
    await call(classesApi.removeCourse, { id, courseId: course.id }, teacher);
    expect(await sees()).toBe('all');
    await call(classesApi.addCourse, { id, courseId: course.id }, teacher);
    expect(await sees()).toBe('all paid');
    expect(await sees()).toBe('all paid');
    await call(classesApi.archive, { id }, teacher);
    expect(await sees()).toBe('all');
    await call(classesApi.restore, { id }, teacher);
    expect(await sees()).toBe('all paid');
    await call(classesApi.remove, { id }, teacher);
    expect(await sees()).toBe('all');
  });

  test('opens the courses of what is set, to those to whom it is set, as long as it is', async () => {
    const { id, student, teacher } = world;
    await joinIt();
    const other = await makeUser(ctx);
    await joinIt(other);
    const [forAll, forOne, forGroup] = [await makeThree(ctx), await makeThree(ctx), await makeThree(ctx)];
    const { id: assignmentId } = await assign(itemIdOf(forAll));
    await assign(itemIdOf(forOne), { to: { studentId: student.userId } });
    const group = await call(classesApi.createGroup, { id, name: 'Olives' }, teacher);
    await assign(forGroup.id, { kind: 'course', to: { groupId: group.id } });
    const inGroup = { id, groupId: group.id, studentId: student.userId };
    await call(classesApi.putInGroup, inGroup, teacher);
    const each = async (user: TestUser) =>
      Promise.all([forAll, forOne, forGroup].map((course) => sees(course, user)));
    expect(await each(student)).toEqual(['all paid', 'all paid', 'all paid']);
    expect(await each(other)).toEqual(['all paid', 'all', 'all']);
    await call(classesApi.takeFromGroup, inGroup, teacher);
    await call(teachingApi.removeAssignment, { id, assignmentId }, teacher);
    expect(await each(student)).toEqual(['all', 'all paid', 'all']);
  });

  test('keeps what it has opened when the plan lapses, and opens nothing new until there is one again', async () => {
    const { id, course, teacher } = world;
    await joinIt();
    await setPlan('free');
    expect(await sees()).toBe('all paid');
    const added = await makeThree(ctx);
    await call(classesApi.change, { id, courseIds: [course.id, added.id] }, teacher);
    await changeSetting(ctx, freeSeatsSetting, 5);
    const late = await makeUser(ctx);
    try {
      expect(await joinIt(late)).toMatchObject({ status: 'joined' });
    } finally {
      await changeSetting(ctx, freeSeatsSetting, 0);
    }
    expect([await sees(), await sees(added), await sees(course, late)]).toEqual(['all paid', 'all', 'all']);
    await setPlan('standard');
    expect([await sees(), await sees(added), await sees(course, late)]).toEqual([
      'all paid',
      'all paid',
      'all paid',
    ]);
  });

  test('takes nothing away that another class opens, and follows a class to its new owner', async () => {
    const { id, course, educator, student, teacher } = world;
    const second = await makeClass(ctx, await makeEducator(ctx, { plan: 'premium' }));
    await giveCourse(ctx, second.id, course.id);
    await joinIt();
    await join(ctx, student, second.code);
    expect(await sees()).toBe('all paid premium');
    await call(classesApi.leave, { id: second.id }, await as(ctx, student));
    expect(await sees()).toBe('all paid');
    const heir = await makeCoTeacher(ctx, id, second.educator);
    await call(classesApi.handClassOver, { id, teacherId: heir.userId }, teacher);
    expect(await sees()).toBe('all paid premium');
    expect(educator.userId).not.toBe(heir.userId);
  });
});

describe('in transactions that are committed', () => {
  const database = useCommittedDatabase();

  test('what is open is what the class learns, wherever a process is killed', async () => {
    const ctx = makeCtx(database.db);
    const { id, code, course, student, educator } = await makeWorld(ctx);
    const isIn = async () => {
      const { items } = await call(classesApi.memberships, undefined, await as(ctx, student));
      return items.length > 0;
    };
    const agrees = async () =>
      expect(await opened(ctx, student, course)).toBe((await isIn()) ? 'all paid' : 'all');
    await dieAtEachStep(
      ctx,
      async (dying) => call(classesApi.join, { id: code }, { context: { ...dying, actor: student.actor } }),
      agrees,
    );
    expect(await opened(ctx, student, course)).toBe('all paid');
    const remove = (dying: typeof ctx) =>
      call(
        classesApi.removeStudent,
        { id, studentId: student.userId },
        { context: { ...dying, actor: educator.actor } },
      );
    await dieAtEachStep(ctx, (dying) => remove(dying as typeof ctx), agrees);
    expect(await opened(ctx, student, course)).toBe('all');
  });

  test('and so it is after ten students join while two teachers choose courses', async () => {
    const ctx = makeCtx(database.db);
    const [one, two] = [await makeWorld(ctx), await makeWorld(ctx)];
    const more = await makeThree(ctx);
    const students = await Promise.all(Array.from({ length: 10 }, () => makeUser(ctx)));
    await Promise.all([
      ...students.flatMap((student) => [join(ctx, student, one.code), join(ctx, student, two.code)]),
      call(classesApi.change, { id: one.id, courseIds: [one.course.id, more.id] }, one.teacher),
      call(classesApi.change, { id: two.id, courseIds: [more.id] }, two.teacher),
    ]);
    for (const student of students) {
      const seen = [one.course, two.course, more].map((course) => opened(ctx, student, course));
      expect(await Promise.all(seen)).toEqual(['all paid', 'all', 'all paid']);
    }
  });
});
