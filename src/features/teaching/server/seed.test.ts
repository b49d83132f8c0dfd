import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { classesApi } from '#features/classes/api.ts';
import { listTaughtBy } from '#features/classes/server/public.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { findDemoPerson, seedPeople } from '#features/people/server/public.ts';
import { findActor, makeUser } from '#features/people/testing.ts';
import { teachingApi } from '#features/teaching/api.ts';
import { filmAndQuiz } from '#features/teaching/testing.ts';
import { seedTeaching } from './seed.ts';

const database = useDatabase();

test('a class of the demo world has a goal and a notice board, once, and again after its teacher has deleted it', async () => {
  const ctx = makeCtx(database.db, { demoWorld: true });
  await seedPeople(ctx);
  const userId = await findDemoPerson(ctx, 'educator@example.org');
  if (!userId) throw new Error('the demo world has no teacher');
  await makeCourse(ctx, { items: filmAndQuiz });
  const actor = await findActor(ctx, { ...(await makeUser(ctx)), userId });
  const context = { ...ctx, actor };
  const look = async () => {
    const own = await listTaughtBy(ctx, userId);
    const { id = '' } = own[0] ?? {};
    const { items } = await call(teachingApi.announcements, { id }, { context });
    const { goal } = await call(teachingApi.classGoal, { id }, { context });
    return { id, count: own.length, pinned: items.map(({ pinned }) => pinned), measure: goal?.measure };
  };
  for (let start = 0; start < 2; start += 1) {
    await seedTeaching(ctx);
    expect(await look()).toMatchObject({ count: 1, pinned: [true, false], measure: 'stories' });
  }
  const { id } = await look();
  const { items } = await call(teachingApi.announcements, { id }, { context });
  await call(teachingApi.removeAnnouncement, { id, announcementId: items[0]?.id ?? '' }, { context });
  await seedTeaching(ctx);
  expect((await look()).pinned).toEqual([false]);
  await call(classesApi.remove, { id }, { context });
  await seedTeaching(ctx);
  expect(await look()).toMatchObject({ count: 1, pinned: [true, false] });
});
