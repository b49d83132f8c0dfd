import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { makeStudentIn } from '#features/classes/testing.ts';
import { makeWork } from '#features/learning/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { makeTaughtClass } from '#features/teaching/testing.ts';
import type { AssignmentInput } from '../contract.ts';
import { assign, changeAssignment, removeAssignment } from './change-assignments.ts';
import { remindOfDue, tellAssigned } from './tell-students.ts';

const dayMs = 86_400_000;
const hourMs = dayMs / 24;

/** At 8:00 in Jerusalem on Monday, 23 November. */
async function makeWorld(ctx: TestCtx) {
  ctx.clock.advance((6 * dayMs - 6 * hourMs) / 1000);
  const world = await makeTaughtClass(ctx);
  await changeUser(ctx, world.educator.userId, { place: 'jerusalem' });
  const teacher = { ...ctx, actor: world.educator.actor };
  const input = {
    id: world.id,
    kind: 'course',
    target: world.course.id,
    to: {},
    from: '2026-11-23',
    due: '2026-11-25',
    note: 'Enjoy!',
  } satisfies AssignmentInput;
  const set = (more: Partial<AssignmentInput> = {}) => assign(teacher, { ...input, ...more });
  const heard = async ({ actor }: Pick<TestUser, 'actor'>) => await readMessages({ ...ctx, actor });
  return { ...world, teacher, input, set, heard };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

const database = useDatabase();
let ctx: TestCtx;
let world: World;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  world = await makeWorld(ctx);
});
const hours = (count: number) => ctx.clock.advance(count * 3600);

const wasSet = 'From your teacher: “Course (en)”, until Wednesday, November 25.';
const isDue = 'Remember: “Course (en)” is for Wednesday, November 25.';

describe('students hear of what is set them', () => {
  test('once, and only those to whom it is set', async () => {
    const { dov, ada, set, heard } = world;
    await set({ to: { studentId: dov.userId } });
    for (let again = 0; again < 2; again += 1) await tellAssigned(ctx);
    expect(await heard(dov)).toEqual([wasSet]);
    expect(await heard(ada)).toEqual([]);
  });

  test('from its first day at the class’s place on', async () => {
    const { dov, set, heard } = world;
    await set({ from: '2026-11-24' });
    // 23:00, then 1:00 in Jerusalem; in UTC it is the same day.
    hours(15);
    await tellAssigned(ctx);
    expect(await heard(dov)).toEqual([]);
    hours(2);
    await tellAssigned(ctx);
    expect(await heard(dov)).toEqual([wasSet]);
  });

  test('when it is set to more of them later, and those who know of it are not told again', async () => {
    const { dov, ada, id, teacher, input, set, heard } = world;
    const assigned = await set({ to: { studentId: dov.userId } });
    await tellAssigned(ctx);
    await changeAssignment(teacher, { ...input, id, assignmentId: assigned.id });
    await tellAssigned(ctx);
    expect(await heard(dov)).toEqual([wasSet]);
    expect(await heard(ada)).toEqual([wasSet]);
  });

  test('not on Shabbat, and once it has ended', async () => {
    const { dov, set, heard } = world;
    await set({ from: '2026-11-28', due: '2026-11-29' });
    // Shabbat, 28 November, at noon.
    hours(5 * 24 + 4);
    await tellAssigned(ctx);
    expect(await heard(dov)).toEqual([]);
    hours(7);
    await tellAssigned(ctx);
    expect(await heard(dov)).toHaveLength(1);
  });

  test('and no longer when it is removed', async () => {
    const { dov, id, teacher, set, heard } = world;
    const { id: assignmentId } = await set();
    await tellAssigned(ctx);
    await removeAssignment(teacher, { id, assignmentId });
    expect(await heard(dov)).toEqual([]);
  });
});

describe('students are reminded of what is due the next day', () => {
  test('once, in the afternoon before, if they have not done it', async () => {
    const { dov, ada, film, quiz, set, heard } = world;
    await set();
    for (const item of [film, quiz]) await makeWork(ctx, ada.userId, item, { done: true });
    await remindOfDue(ctx);
    // Tuesday at 11:00, then at 13:00 and 14:00.
    hours(27);
    await remindOfDue(ctx);
    expect(await heard(dov)).toEqual([]);
    hours(2);
    await remindOfDue(ctx);
    hours(1);
    await remindOfDue(ctx);
    expect(await heard(dov)).toEqual([isDue]);
    expect(await heard(ada)).toEqual([]);
  });

  test('on Friday morning of what is due on Sunday', async () => {
    const { dov, set, heard } = world;
    await set({ due: '2026-11-29' });
    // Friday at 9:00.
    hours(4 * 24 + 1);
    await remindOfDue(ctx);
    expect(await heard(dov)).toEqual(['Remember: “Course (en)” is for Sunday, November 29.']);
  });

  test('of each part of what repeats', async () => {
    const { dov, film, set, heard } = world;
    await set({ due: '2026-11-25', repeatUntil: '2026-12-03' });
    hours(30);
    await remindOfDue(ctx);
    expect(await heard(dov)).toEqual([isDue]);
    await makeWork(ctx, dov.userId, film, { done: true });
    hours(7 * 24);
    await remindOfDue(ctx);
    expect(await heard(dov)).toEqual(['Remember: “Course (en)” is for Wednesday, December 2.', isDue]);
  });

  test('and not of what was set the same day, or to someone who joined later', async () => {
    const { dov, id, set, heard } = world;
    await set({ due: '2026-11-24' });
    hours(5);
    await remindOfDue(ctx);
    expect(await heard(dov)).toEqual([]);
    await set({ from: '2026-11-23', due: '2026-11-25' });
    const late = await makeUser(ctx, { role: 'student' });
    hours(24);
    await makeStudentIn(ctx, id, late.userId);
    await remindOfDue(ctx);
    expect(await heard(dov)).toEqual([isDue]);
    expect(await heard(late)).toEqual([isDue]);
  });
});

describe('in transactions that are committed', () => {
  const committed = useCommittedDatabase();

  test('each student hears of it once, wherever a process is killed, and with two at once', async () => {
    const ctx = makeCtx(committed.db);
    const { dov, ada, set, heard } = await makeWorld(ctx);
    await set();
    const work = async (each: RequestCtx) => {
      await tellAssigned(each);
      await remindOfDue(each);
    };
    ctx.clock.advance(30 * 3600);
    const steps = await dieAtEachStep(ctx, work, async () =>
      expect((await heard(dov)).length).toBeLessThanOrEqual(2),
    );
    expect(steps).toBeGreaterThan(10);
    await Promise.all([work(ctx), work(ctx)]);
    for (const student of [dov, ada])
      expect((await heard(student)).toSorted()).toEqual([wasSet, isDue].toSorted());
  });
});
