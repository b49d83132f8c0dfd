import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#core/local-date.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeClass, makeGroup, makeStudentIn } from '#features/classes/testing.ts';
import { makeWork } from '#features/learning/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { makeTaughtClass } from '#features/teaching/testing.ts';
import type { AssignmentInput } from '../contract.ts';
import { getAssignment, listAssignable, listAssignments } from './assignments.ts';
import { assign, changeAssignment, removeAssignment } from './change-assignments.ts';
import { listOwnAssignments } from './own-assignments.ts';

const database = useDatabase();
const dayMs = 86_400_000;
let ctx: TestCtx;
let world: Awaited<ReturnType<typeof makeTaughtClass>>;
let teacher: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  // To Monday, 23 November.
  ctx.clock.advance((6 * dayMs) / 1000);
  world = await makeTaughtClass(ctx);
  teacher = { ...ctx, actor: world.educator.actor };
});

const as = ({ actor }: Pick<TestCtx, 'actor'>) => ({ ...ctx, actor });
const set = (more: Partial<AssignmentInput> = {}) =>
  assign(teacher, {
    id: world.id,
    kind: 'course',
    target: world.course.id,
    to: {},
    from: '2026-11-23',
    due: '2026-11-24',
    note: 'Enjoy!',
    ...more,
  });

test('a student sees what her teacher has set, until she has done it', async () => {
  const { dov, film, quiz } = world;
  await set();
  const own = async () => (await listOwnAssignments(as(dov))).items;
  expect(await own()).toMatchObject([
    { title: 'Course (en)', note: 'Enjoy!', state: 'open', done: 0, asked: 2, due: '2026-11-24' },
  ]);
  await makeWork(ctx, dov.userId, film, { done: true });
  expect(await own()).toMatchObject([{ done: 1, items: [{ done: true }, { id: quiz, done: false }] }]);
  ctx.clock.advance((2 * dayMs) / 1000);
  expect(await own()).toMatchObject([{ state: 'late' }]);
  expect(await listAssignments(teacher, { id: world.id })).toMatchObject({
    items: [{ students: 2, done: 0, late: 2, over: true }],
  });
  await makeWork(ctx, dov.userId, quiz, { done: true });
  expect(await own()).toEqual([]);
  expect(await listAssignments(teacher, { id: world.id })).toMatchObject({
    items: [{ students: 2, done: 1, late: 1 }],
  });
});

test('it is for all, or for one student; who joins later gets what still runs', async () => {
  const { dov, ada, id } = world;
  await set({ to: { studentId: dov.userId } });
  expect((await listOwnAssignments(as(ada))).items).toEqual([]);
  expect((await listOwnAssignments(as(dov))).items).toHaveLength(1);
  await set({ note: 'For all' });
  ctx.clock.advance((1 * dayMs) / 1000);
  const late = await makeUser(ctx, { role: 'student' });
  await makeStudentIn(ctx, id, late.userId);
  expect((await listOwnAssignments(as(late))).items).toMatchObject([{ note: 'For all', state: 'open' }]);
  ctx.clock.advance((1 * dayMs) / 1000);
  const later = await makeUser(ctx, { role: 'student' });
  await makeStudentIn(ctx, id, later.userId);
  expect((await listOwnAssignments(as(later))).items).toEqual([]);
});

test('what is set to sixty others hides nothing from a student, who sees what is due next first', async () => {
  const { id, dov, ada, course } = world;
  const common = {
    class_id: id,
    kind: 'course' as const,
    target: course.id,
    group_id: null,
    place: 'new-york',
  };
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...common,
    id: `${index}`.padStart(3, '0'),
    // Later ones are due first; every second is another's.
    student_id: index % 2 === 0 ? dov.userId : ada.userId,
    starts_on: '2026-11-23',
    due_on: addDays('2027-03-23', -index),
    repeat_until: null,
    note: '',
    created_by: null,
    created_at: ctx.clock.now(),
    told_at: null,
    reminded_for: null,
  }));
  await ctx.db.insertInto('assignments').values(rows).execute();
  const own = as(dov);
  const first = await listOwnAssignments(own);
  const second = await listOwnAssignments(own, { after: first.next });
  const shown = [...first.items, ...second.items].map(({ due }) => due);
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, undefined]);
  expect(shown).toEqual(shown.toSorted());
  expect(shown[0]).toBe('2026-11-25');
});

test('what she finishes between two pages of her list hides nothing else', async () => {
  const { dov, film, quiz } = world;
  await set({ kind: 'item', target: film, due: '2026-11-24' });
  await set({ kind: 'item', target: quiz, due: '2026-11-25' });
  await set({ kind: 'item', target: quiz, due: '2026-11-26' });
  const [first] = (await listOwnAssignments(as(dov))).items;
  await makeWork(ctx, dov.userId, film, { done: true });
  const rest = await listOwnAssignments(as(dov), { after: `1.${first?.due}.${first?.id}` });
  expect(rest.items.map(({ due }) => due)).toEqual(['2026-11-25', '2026-11-26', '2026-11-24']);
});

test('what is set to a group is its members’ alone', async () => {
  const { id, dov, ada } = world;
  const groupId = await makeGroup(ctx, id, [ada.userId]);
  await set({ to: { groupId } });
  expect((await listOwnAssignments(as(ada))).items).toHaveLength(1);
  expect((await listOwnAssignments(as(dov))).items).toEqual([]);
});

describe('a due day', () => {
  const refused = async (more: Partial<AssignmentInput>) => {
    const error: unknown = await set(more).catch((caught: unknown) => caught);
    if (!(error instanceof Invalid)) throw new Error('it was not refused');
    return error.issues;
  };

  test('is never Shabbat or Yom Tov at the place of the class’s owner', async () => {
    expect(await refused({ due: '2026-11-28' })).toEqual([
      {
        path: 'due',
        messageKey: 'teaching.field.dueShabbat',
        values: { place: 'New York', next: 'Sunday, November 29' },
      },
    ]);
    // The second day of Shavuot is kept abroad only.
    expect(await refused({ due: '2027-06-12' })).toMatchObject([
      { messageKey: 'teaching.field.dueYomTov', values: { holiday: 'Shavuot' } },
    ]);
    expect(await set({ due: '2026-11-29' })).toMatchObject({ due: '2026-11-29' });
  });

  test.each([
    ['in the past', { from: '2026-11-20' }, 'from'],
    ['before it begins', { from: '2026-11-25' }, 'due'],
    ['that does not exist', { due: '2026-11-31' }, 'due'],
    ['more than a year ahead', { due: '2028-01-03' }, 'due'],
    ['until which it repeats before the first', { repeatUntil: '2026-11-24' }, 'repeatUntil'],
    ['for someone who is not in the class', { to: { studentId: 'nobody' } }, 'to'],
    ['for a group that is not the class’s', { to: { groupId: 'none' } }, 'to'],
    ['week by week, of a single lesson', { kind: 'item' as const, repeatUntil: '2026-12-08' }, 'repeatUntil'],
    ['week by week, of a file', { kind: 'resource' as const, repeatUntil: '2026-12-08' }, 'repeatUntil'],
    ['with nothing to do', { target: 'unknown' }, 'target'],
  ])('%s is refused', async (_name, more, path) => expect(await refused(more)).toMatchObject([{ path }]));
});

test('one lesson a week is asked for, each by its own day', async () => {
  await set({ repeatUntil: '2026-12-01' });
  const [own] = (await listOwnAssignments(as(world.dov))).items;
  expect(own?.items.map(({ due }) => due)).toEqual(['2026-11-24', '2026-12-01']);
});

test('the day that is suggested is in a week, or the next one that is neither Shabbat nor Yom Tov', async () => {
  const suggested = async () => (await listAssignable(teacher, { id: world.id, kind: 'course' })).inAWeek;
  expect(await suggested()).toMatchObject({ holyDay: null, next: '2026-11-30' });
  // To Saturday.
  ctx.clock.advance((5 * dayMs) / 1000);
  expect(await suggested()).toMatchObject({ holyDay: 'shabbat', next: '2026-12-06' });
  // To a week before the first day of Pesach.
  ctx.clock.advance((138 * dayMs) / 1000);
  expect(await suggested()).toMatchObject({ holyDay: 'yom_tov', holiday: 'Pesach', next: '2027-04-25' });
});

test('what is due on the eve of Shabbat lasts until candle lighting, and is late once Shabbat is over', async () => {
  await set({ due: '2026-11-27' });
  const own = async () => (await listOwnAssignments(as(world.dov))).items;
  const counted = async () => (await listAssignments(teacher, { id: world.id })).items[0]?.late;
  expect(await own()).toMatchObject([{ due: '2026-11-27', isEve: true, state: 'open' }]);
  ctx.clock.advance((5 * dayMs) / 1000);
  expect([(await own())[0]?.state, await counted()]).toEqual(['open', 0]);
  ctx.clock.advance((1 * dayMs) / 1000);
  expect([(await own())[0]?.state, await counted()]).toEqual(['late', 2]);
});

test('the items of a lesson plan can be asked for one a week too', async () => {
  const { groups } = await listAssignable(teacher, { id: world.id, kind: 'lesson_plan' });
  const target = groups[0]?.choices[0]?.id ?? '';
  const plan = await set({ kind: 'lesson_plan', target, repeatUntil: '2026-12-15' });
  expect(plan.repeatUntil).toBe('2026-12-15');
});

test('it can be changed and removed; nothing of another class’s can', async () => {
  const { id } = world;
  const { id: assignmentId } = await set();
  const input = {
    kind: 'item',
    target: world.quiz,
    to: {},
    from: '2026-11-23',
    due: '2026-11-25',
    note: '',
  } as const;
  expect(await changeAssignment(teacher, { id, assignmentId, ...input })).toMatchObject({
    kind: 'item',
    due: '2026-11-25',
  });
  const other = await makeClass(ctx);
  const stranger = as(other.educator);
  for (const ask of [
    () => listAssignments(stranger, { id }),
    () => getAssignment(stranger, { id, assignmentId }),
    () => getAssignment(stranger, { id: other.id, assignmentId }),
    () => changeAssignment(stranger, { id: other.id, assignmentId, ...input }),
    () => removeAssignment(stranger, { id, assignmentId }),
    () => removeAssignment(stranger, { id: other.id, assignmentId }),
    () => listAssignable(stranger, { id, kind: 'course' }),
    () => assign(stranger, { id, ...input }),
  ])
    await expect(ask()).rejects.toThrow(NotFound);
  await removeAssignment(teacher, { id, assignmentId });
  await expect(getAssignment(teacher, { id, assignmentId })).rejects.toThrow(NotFound);
});

test('courses, lessons, files and lesson plans are offered', async () => {
  const titles = async (kind: 'course' | 'item' | 'resource' | 'lesson_plan') =>
    (await listAssignable(teacher, { id: world.id, kind })).groups.flatMap(({ choices }) => choices.length);
  expect(await titles('course')).toEqual([1]);
  expect(await titles('item')).toEqual([2]);
  expect((await titles('lesson_plan')).reduce((sum, plans) => sum + plans, 0)).toBeGreaterThan(10);
});
