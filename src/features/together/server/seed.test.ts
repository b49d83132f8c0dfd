import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { countLearned } from '#features/learning/server/public.ts';
import { findFamilyOf } from '#features/families/server/public.ts';
import { makeFamily } from '#features/families/testing.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { findDemoPerson, seedPeople } from '#features/people/server/public.ts';
import { changeUser, makeUser } from '#features/people/testing.ts';
import { seedTogether } from './seed.ts';

const database = useDatabase();

test('the demo world’s family has learned something this week, and a second start adds nothing', async () => {
  const ctx = { ...makeCtx(database.db), demoWorld: true };
  await seedPeople(ctx);
  const guardianId = await findDemoPerson(ctx, 'parent@example.org');
  if (!guardianId) throw new Error('the demo world has no parent');
  await changeUser(ctx, guardianId, { plan: 'standard' });
  await makeFamily(ctx, { guardian: { ...(await makeUser(ctx)), userId: guardianId }, children: 4 });
  await makeCourse(ctx, { items: Array.from({ length: 8 }, () => ({ access: 'public' }) as const) });
  const learned = async () => {
    const family = await findFamilyOf(ctx, guardianId);
    const [from, to] = [new Date('2026-11-15'), new Date('2026-11-22')];
    return countLearned(ctx, family?.memberIds ?? [], { from, to });
  };
  for (let start = 0; start < 2; start += 1) {
    await seedTogether(ctx);
    expect(await learned()).toBe(9);
  }
});
