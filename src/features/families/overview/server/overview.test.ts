import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { familiesApi } from '#features/families/api.ts';
import { makeFamily } from '#features/families/testing.ts';
import { keepGuardian } from '#features/guardians/server/public.ts';
import { updateUsers } from '#features/people/server/public.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';

const read = (ctx: TestCtx, { actor }: TestUser) =>
  call(familiesApi.overview, undefined, { context: { ...ctx, actor } });

describe('a parent’s overview', () => {
  const database = useDatabase();

  test('begins without children', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx, { children: 0 });
    expect(await read(ctx, guardian)).toEqual({ children: [], seats: 24, seatsTaken: 0 });
  });

  test('has the children of her family in its order, with their time, and one who named her as guardian', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const [first] = members;
    const own = await makeUser(ctx, {
      first_name: 'Dinah',
      adult_from: new Date('2032-01-01'),
      guardian_approved_at: ctx.clock.now(),
    });
    await keepGuardian(ctx, own.userId, guardian.emailAddress);
    const rules = { minutes: Array<number>(7).fill(30), quiet: null, onHolyDays: 'rest' as const };
    await call(
      familiesApi.restrictChild,
      { id: first?.userId ?? '', rules },
      { context: { ...ctx, actor: guardian.actor } },
    );
    const { children, seatsTaken } = await read(ctx, guardian);
    expect(seatsTaken).toBe(2);
    expect(children.map(({ firstName, isMember, isApproved }) => [firstName, isMember, isApproved])).toEqual([
      ['Child 1', true, true],
      ['Child 2', true, true],
      ['Dinah', false, true],
    ]);
    expect(children.map(({ time }) => time && time.minutesRemaining)).toEqual([30, null, null]);
    expect(children[0]).toMatchObject({ learning: null, streak: 0, worksWaiting: 0, classes: [] });
  });

  test('says that a consent is withdrawn, and is refused to a child', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx, { children: 1 });
    const [child] = members;
    if (!child) throw new Error('a family with a child');
    await updateUsers(ctx.db).set({ guardian_approved_at: null }).where('id', '=', child.userId).execute();
    const { children } = await read(ctx, guardian);
    expect(children.map(({ isApproved }) => isApproved)).toEqual([false]);
    await expect(read(ctx, child)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('shows nobody else’s children', async () => {
    const ctx = makeCtx(database.db);
    await makeFamily(ctx);
    const { guardian } = await makeFamily(ctx, { children: 1 });
    expect((await read(ctx, guardian)).children).toHaveLength(1);
  });
});
