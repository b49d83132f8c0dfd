import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound } from '#core/refusals.ts';
import { makeEducator, makeStudentIn } from '#features/classes/testing.ts';
import { itemIdOf, makeCourse, makeWork } from '#features/learning/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { makeTaughtClass } from '#features/teaching/testing.ts';
import type { ClassGoal } from '../contract.ts';
import { chooseClassGoal, readClassGoal, removeClassGoal } from './class-goal.ts';

const database = useDatabase();
let ctx: TestCtx;
let world: Awaited<ReturnType<typeof makeWorld>>;
const goal: ClassGoal = { measure: 'stories', period: 'week', amount: 10 };

async function makeWorld() {
  const taught = await makeTaughtClass(ctx);
  await changeUser(ctx, taught.educator.userId, { place: 'jerusalem' });
  const eve = await makeUser(ctx, { role: 'student' });
  await makeStudentIn(ctx, taught.id, eve.userId);
  const as = ({ actor }: Pick<TestUser, 'actor'>) => ({ ...ctx, actor });
  return {
    ...taught,
    eve,
    as,
    teacher: as(taught.educator),
    readBy: (who: Pick<TestUser, 'actor'>) => readClassGoal(as(who), taught.id),
    finish: (who: TestUser, itemId: string, doneAt = ctx.clock.now()) =>
      makeWork(ctx, who.userId, itemId, { at: doneAt, done: true }),
  };
}

beforeEach(async () => {
  ctx = makeCtx(database.db);
  world = await makeWorld();
});

describe('the goal of a class', () => {
  test('counts what its students have done of its lessons this week, and nothing that they learn elsewhere', async () => {
    const { id, educator, dov, ada, eve, film, quiz, teacher, readBy, finish } = world;
    await chooseClassGoal(teacher, { id, ...goal });
    await finish(dov, film);
    await finish(ada, film);
    await finish(ada, quiz);
    const elsewhere = await makeCourse(ctx);
    await finish(eve, itemIdOf(elsewhere));
    for (const reader of [educator, dov, eve]) expect(await readBy(reader)).toEqual({ goal, done: 3 });
  });

  test('begins again with each week, at midnight after Shabbat of the class’s place', async () => {
    const { id, dov, ada, eve, film, teacher, readBy, finish } = world;
    await chooseClassGoal(teacher, { id, ...goal });
    // Noon UTC of a Tuesday; that of Saturday, 21 November, is Shabbat in Jerusalem.
    ctx.clock.advance(4 * 24 * 3600);
    await finish(dov, film);
    ctx.clock.advance(9 * 3600);
    await finish(ada, film);
    expect((await readBy(eve)).done).toBe(2);
    ctx.clock.advance(3600);
    expect((await readBy(eve)).done).toBe(0);
    await chooseClassGoal(teacher, { id, ...goal, period: 'month' });
    expect((await readBy(eve)).done).toBe(2);
  });

  test('counts the minutes of lessons instead', async () => {
    const { id, dov, ada, educator, film, teacher, readBy, finish } = world;
    await chooseClassGoal(teacher, { id, ...goal, measure: 'minutes' });
    await finish(dov, film);
    await finish(ada, film);
    expect((await readBy(educator)).done).toBe(2);
  });

  test('does not count what was done before someone joined', async () => {
    const { id, educator, film, teacher, readBy, finish } = world;
    await chooseClassGoal(teacher, { id, ...goal });
    const late = await makeUser(ctx, { role: 'student' });
    await finish(late, film);
    ctx.clock.advance(60);
    await makeStudentIn(ctx, id, late.userId);
    expect((await readBy(educator)).done).toBe(0);
  });

  test('tells students of a class of two nothing, since each would learn what the other has done', async () => {
    const small = await makeTaughtClass(ctx);
    const teacher = { ...ctx, actor: small.educator.actor };
    await chooseClassGoal(teacher, { id: small.id, ...goal });
    await makeWork(ctx, small.dov.userId, small.film, { done: true });
    expect(await readClassGoal({ ...ctx, actor: small.ada.actor }, small.id)).toEqual({ goal, done: null });
    expect(await readClassGoal(teacher, small.id)).toEqual({ goal, done: 1 });
  });

  test('is set and taken away by its teachers alone, and read by those who belong to it', async () => {
    const { id, dov, teacher, as, readBy } = world;
    const stranger = as(await makeEducator(ctx));
    await chooseClassGoal(teacher, { id, ...goal });
    await expect(chooseClassGoal(stranger, { id, ...goal })).rejects.toThrow(NotFound);
    await expect(removeClassGoal(stranger, id)).rejects.toThrow(NotFound);
    await expect(readClassGoal(stranger, id)).rejects.toThrow(NotFound);
    await removeClassGoal(teacher, id);
    expect(await readBy(dov)).toEqual({ goal: null, done: null });
  });
});
