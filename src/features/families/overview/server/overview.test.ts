import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { familiesApi } from '#features/families/api.ts';
import { makeFamily } from '#features/families/testing.ts';
import { keepGuardian } from '#features/guardians/server/public.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';

const read = (ctx: TestCtx, { actor }: TestUser) =>
  call(familiesApi.overview, undefined, { context: { ...ctx, actor } });

describe('a parent’s overview', () => {
  const database = useDatabase();

  test('begins without children', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx, { children: 0 });
    expect(await read(ctx, guardian)).toEqual({
      children: [],
      removed: [],
      seats: 24,
      seatsTaken: 0,
    });
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
    expect(children.map(({ firstName, isMember, consent }) => [firstName, isMember, consent])).toEqual([
      ['Child 1', true, 'given'],
      ['Child 2', true, 'given'],
      ['Dinah', false, 'given'],
    ]);
    expect(children.map(({ time }) => time && time.minutesRemaining)).toEqual([30, null, null]);
    expect(children[0]).toMatchObject({ learning: null, streak: 0, worksWaiting: 0, classes: [] });
  });

  test('says how each consent stands, of those too who wait for the first answer, and is refused to a child', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const [child, grown] = members as [TestUser, TestUser];
    const as = { context: { ...ctx, actor: guardian.actor } };
    await call(familiesApi.changeConsent, { id: child.userId, approved: false }, as);
    await changeUser(ctx, grown.userId, { adult_from: ctx.clock.now() });
    const waiting = await makeUser(ctx, {
      first_name: 'Dinah',
      adult_from: new Date('2032-01-01'),
      guardian_awaited_since: ctx.clock.now(),
    });
    await keepGuardian(ctx, waiting.userId, guardian.emailAddress);
    const { children } = await read(ctx, guardian);
    const inThirtyDays = '2026-12-17T12:00:00.000Z';
    expect(children.map(({ firstName, consent, eraseAt }) => [firstName, consent, eraseAt])).toEqual([
      ['Child 1', 'withdrawn', inThirtyDays],
      ['Child 2', 'not_needed', null],
      ['Dinah', 'waiting', inThirtyDays],
    ]);
    await expect(read(ctx, child)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('has a removed child apart, until when she can be kept, and not among the others', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx, { children: 1 });
    const id = members[0]?.userId ?? '';
    const as = { context: { ...ctx, actor: guardian.actor } };
    await call(familiesApi.removeMember, { id }, as);
    expect(await read(ctx, guardian)).toMatchObject({
      children: [],
      removed: [{ id, firstName: 'Child 1', eraseAt: '2026-12-17T12:00:00.000Z' }],
      seatsTaken: 0,
    });
    await call(familiesApi.keepMember, { id }, as);
    expect(await read(ctx, guardian)).toMatchObject({ children: [{ id }], removed: [] });
  });

  test('shows nobody else’s children', async () => {
    const ctx = makeCtx(database.db);
    await makeFamily(ctx);
    const { guardian } = await makeFamily(ctx, { children: 1 });
    expect((await read(ctx, guardian)).children).toHaveLength(1);
  });
});
