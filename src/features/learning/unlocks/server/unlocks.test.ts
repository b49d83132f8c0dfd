import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findActor, makeUser } from '#features/people/testing.ts';
import { Unlocks } from '../contract.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { getOpenItem } from '#features/learning/catalogue/server/open-items.ts';
import { giveBackCourse, listUnlockedCourses, unlockCourse } from './unlocks.ts';

type Columns = Parameters<typeof makeUser>[1];

const paid = { items: [{ access: 'paid' }, { access: 'premium' }] } as const;

/** Makes a person; the result returns her context as a new request finds it. */
async function makeAsker(ctx: TestCtx, columns?: Columns) {
  const user = await makeUser(ctx, columns);
  return async (): Promise<Ctx> => ({ ...ctx, actor: await findActor(ctx, user) });
}

describe('a free account', () => {
  const database = useDatabase();

  test('unlocks the paid items of one course, and no premium ones', async () => {
    const ctx = makeCtx(database.db);
    const [course, other] = [await makeCourse(ctx, { items: [...paid.items] }), await makeCourse(ctx)];
    const ask = await makeAsker(ctx);
    expect(Unlocks.parse(await listUnlockedCourses(await ask()))).toEqual({ courseIds: [], unlocksLeft: 1 });
    await expect(getOpenItem(await ask(), itemIdOf(course, 0))).rejects.toThrow(Forbidden);
    const opened = { courseIds: [course.id], unlocksLeft: 0 };
    expect(await unlockCourse(await ask(), course.id)).toEqual(opened);
    expect(await unlockCourse(await ask(), course.id)).toEqual(opened);
    expect(await getOpenItem(await ask(), itemIdOf(course, 0))).toMatchObject({ courseId: course.id });
    await expect(getOpenItem(await ask(), itemIdOf(course, 1))).rejects.toThrow(Forbidden);
    await expect(unlockCourse(await ask(), other.id)).rejects.toThrow(Conflict);
  });

  test("may give it back, and unlock another once the first one's days have passed", async () => {
    const ctx = makeCtx(database.db);
    const first = await makeCourse(ctx, { items: [...paid.items] });
    const second = await makeCourse(ctx, { items: [...paid.items] });
    const ask = await makeAsker(ctx, { created_at: ctx.clock.now() });
    await unlockCourse(await ask(), first.id);
    expect(await giveBackCourse(await ask(), first.id)).toEqual({ courseIds: [], unlocksLeft: 0 });
    expect(await giveBackCourse(await ask(), first.id)).toEqual({ courseIds: [], unlocksLeft: 0 });
    await expect(getOpenItem(await ask(), itemIdOf(first, 0))).rejects.toThrow(Forbidden);
    await expect(unlockCourse(await ask(), second.id)).rejects.toMatchObject({ code: 'no_unlock_left' });
    ctx.clock.advance(30 * 86_400);
    expect(await unlockCourse(await ask(), second.id)).toEqual({ courseIds: [second.id], unlocksLeft: 0 });
  });

  test('that is restricted unlocks none', async () => {
    const ctx = makeCtx(database.db);
    const course = await makeCourse(ctx, { items: [...paid.items] });
    const ask = await makeAsker(ctx, { created_at: new Date('2019-01-01T00:00:00Z') });
    expect(await listUnlockedCourses(await ask())).toEqual({ courseIds: [], unlocksLeft: 0 });
    await expect(unlockCourse(await ask(), course.id)).rejects.toMatchObject({ code: 'restricted_free' });
  });
});

describe('a course', () => {
  const database = useDatabase();

  test('that is unknown is not found', async () => {
    const ask = await makeAsker(makeCtx(database.db));
    await expect(unlockCourse(await ask(), 'nowhere')).rejects.toThrow(NotFound);
  });

  test.each([
    ['is open anyway', {}],
    ['is paid for', { plan: 'standard' }],
  ] as const)('that %s uses up no unlock', async (_, columns) => {
    const ctx = makeCtx(database.db);
    const course = await makeCourse(ctx, 'plan' in columns ? { items: [...paid.items] } : {});
    const ask = await makeAsker(ctx, columns);
    await expect(unlockCourse(await ask(), course.id)).rejects.toMatchObject({ code: 'nothing_to_unlock' });
  });
});

describe('two courses at once', () => {
  const database = useCommittedDatabase();

  test('are one too many', async () => {
    const ctx = makeCtx(database.db);
    const courses = [
      await makeCourse(ctx, { items: [...paid.items] }),
      await makeCourse(ctx, { items: [...paid.items] }),
    ];
    const ask = await makeAsker(ctx);
    const asker = await ask();
    const results = await Promise.allSettled(courses.map(({ id }) => unlockCourse(asker, id)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await listUnlockedCourses(await ask())).courseIds).toHaveLength(1);
  });
});
